import { mainDates } from '@requisite/law'
import { type AnsweredAs, type Header, hasStated } from './header.ts'

/** For programs: the codes of the warnings and of the rival dates, these dates in the same order, and the version of the law. Codes
 *  are stable, sentences may improve. */
const codeColumns = ['warningCodes', 'alternativeCodes', 'alternativeDates', 'lawVersion'] as const

/** The columns of a sentence at a release point, in this order; what is told by codes alone has no words. */
const pointColumns = (codes: boolean): readonly string[] => [
  'releaseDate',
  'sentenceEndDate',
  'totalDays',
  'custodyDays',
  'adjustedCustodyDays',
  'fractionUsed',
  'fractionLabel',
  'progressionExcluded',
  'regimeUsed',
  ...(codes ? [] : ['warnings']),
  ...codeColumns,
]

/** What `--compare` adds: the dates before and after the Act, and as the change is staged. */
const compareColumns = [
  'releaseDateBefore',
  'releaseDateAfter',
  'differenceDays',
  'stagedReleaseDate',
  'stagedDifferenceDays',
  'stage',
] as const

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

/** The law that the answer was made with, and what lies ahead beside the dates. */
const lastColumns = ['lawUsed', 'ahead'] as const

/** What is answered beside the dates. */
interface Extra {
  readonly as: AnsweredAs
  readonly codes: boolean
  readonly compare: boolean
}

/** The columns of a run, those of errors left out. */
export const columnsOf = (
  { as, codes, compare }: Extra,
  header: Pick<Header, 'ofPerson' | 'remand'>,
): readonly string[] => [
  ...(as === 'calculate'
    ? pointColumns(codes)
    : [
        ...caseColumns(codes),
        ...(hasStated(header) ? statedColumns : []),
        ...(header.remand === null ? [] : remandColumns),
        ...lastColumns,
      ]),
  ...(compare ? compareColumns : []),
]

/** What is wrong with the row: the fields, and the sentences about them. */
export const errorColumns = ['errorFields', 'errors'] as const

/** What the cells of an added column hold, by its name, for files whose columns have types. */
export function kindOfResult(name: string): 'date' | 'integer' | 'real' | 'truth' | 'text' {
  const known = name.replace(/_\d+$/, '')
  if (/Date(?:Before|After)?$|DayOfLeaving$/.test(known)) return 'date'
  if (/Days$|^stage$|^sentences$|^statedReasons$/.test(known)) return 'integer'
  return known === 'fractionUsed' ? 'real' : known === 'progressionExcluded' ? 'truth' : 'text'
}

/** A name that the row does not have yet: `releaseDate`, or else `releaseDate_2`. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  if (!taken(name)) return name
  for (let n = 2; ; n++) if (!taken(`${name}_${n}`)) return `${name}_${n}`
}

/** The names of added columns, none of which the input has, and of those for errors after them. */
export const addedColumns = (columns: readonly string[], names: ReadonlySet<string>): readonly string[] =>
  [...columns, ...errorColumns].map((name) => freeName(name, (other) => names.has(other)))
