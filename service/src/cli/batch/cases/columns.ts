import { mainDates } from '@requisite/law'
import { codeColumns, compareColumns } from '../result-columns.ts'

/** The columns that stand after those of the person, in this order; what is told by codes alone has no words. */
const caseColumns = (codes: boolean): readonly string[] => [
  'sentences',
  ...mainDates,
  'latestDayOfLeaving',
  'usualDayOfLeaving',
  'releaseDecidedBy',
  'endDecidedBy',
  'otherDates',
  ...(codes ? [] : ['alternatives']),
  'howSure',
  ...(codes ? [] : ['warnings']),
  ...codeColumns,
]

/** What a column with the dates that prisons gave adds: how many days later they are than ours, how many named changes give
 *  them, and the first of those in words. */
export const statedColumns = ['statedDifferenceDays', 'statedReasons', 'statedReason'] as const

/** What a column with times on remand adds: how many days count, and which do not, with the reason. */
export const remandColumns = ['remandDays', 'remandNotCounted'] as const

/** The law that the answer was made with. */
const lawColumn = 'lawUsed'

/** What is answered beside the dates. */
export interface Extra {
  readonly hasStated: boolean
  readonly hasRemand: boolean
  readonly codes: boolean
  readonly compare: boolean
}

/** The columns of a run, those of errors left out. */
export const columnsOf = ({ hasStated, hasRemand, codes, compare }: Extra): readonly string[] => [
  ...caseColumns(codes),
  ...(hasStated ? statedColumns : []),
  ...(hasRemand ? remandColumns : []),
  lawColumn,
  ...(compare ? compareColumns : []),
]
