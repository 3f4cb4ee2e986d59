import { codeColumns } from '../result-columns.ts'

/** The columns that stand after those of the person, in this order. */
const caseColumns = [
  'sentences',
  'releaseDate',
  'releaseType',
  'releaseBasis',
  'paroleEligibilityDate',
  'sentenceEndDate',
  'sentenceEndType',
  'licenceEndDate',
  'latestDayOfLeaving',
  'usualDayOfLeaving',
  'releaseDecidedBy',
  'endDecidedBy',
  'otherDates',
  'alternatives',
  'howSure',
  'warnings',
  ...codeColumns,
] as const

/** What a column with the dates that prisons gave adds: how many days later they are than ours, how many named changes give
 *  them, and the first of those in words. */
export const statedColumns = ['statedDifferenceDays', 'statedReasons', 'statedReason'] as const

/** What a column with times on remand adds: how many days count, and which do not, with the reason. */
export const remandColumns = ['remandDays', 'remandNotCounted'] as const

/** What `--law` adds: the law that the answer was made with. */
const lawColumns = ['lawUsed'] as const

/** What `--compare` adds: the dates at the points before and after the Act, and as the change is staged. */
const caseCompareColumns = [
  'releaseDateBefore',
  'releaseDateAfter',
  'differenceDays',
  'stagedReleaseDate',
  'stagedDifferenceDays',
  'stage',
] as const

/** What is answered beside the dates. */
export interface Extra {
  readonly hasStated: boolean
  readonly hasRemand: boolean
  readonly hasLaw: boolean
  readonly compare: boolean
}

/** The columns of a run, those of errors left out. */
export const columnsOf = ({ hasStated, hasRemand, hasLaw, compare }: Extra): readonly string[] => [
  ...caseColumns,
  ...(hasStated ? statedColumns : []),
  ...(hasRemand ? remandColumns : []),
  ...(hasLaw ? lawColumns : []),
  ...(compare ? caseCompareColumns : []),
]
