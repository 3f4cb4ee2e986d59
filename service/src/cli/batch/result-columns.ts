import {
  type Calculation,
  type CaseAnswer,
  caseAlternativesOf,
  caseWarningText,
  type Day,
  howSureOf,
  isoDate,
  lawVersion,
  type Stated,
  statedReasonText,
} from '@requisite/law'
import { aheadOf } from '@requisite/law/internal'
import { plainData } from '../../contract/case/data.ts'
import { wireLaw } from '../../contract/case/present.ts'
import { warningsWith } from '../../contract/case/stated.ts'
import type { Schema } from '../../contract/fact-schema.ts'
import { pointData } from '../../contract/present.ts'
import { type CellWriters, dateOfRival, otherDatesOf, quoted, rivalText } from './cells.ts'
import { type CaseChange, differenceOf } from './comparison.ts'
import { type Header, hasStated } from './header.ts'
import type { RowsAsked } from './job.ts'

/** What the cells of a column hold, for files whose columns have types. */
type Kind = 'date' | 'integer' | 'real' | 'truth' | 'text'

type Cell = string | number | boolean | null

/** A column of results. */
interface ResultColumn<Of> {
  readonly name: string
  readonly kind: Kind
  cell(of: Of, write: CellWriters): Cell
  /** Words for people: where codes alone are asked for, it is left out. */
  readonly isWords?: true
}

const column =
  (kind: Kind) =>
  <Of>(name: string, cell: ResultColumn<Of>['cell']): ResultColumn<Of> => ({ name, kind, cell })
const [date, integer, text] = [column('date'), column('integer'), column('text')]
const words = <Of>(name: string, cell: (of: Of) => readonly string[]): ResultColumn<Of> => ({
  ...text<Of>(name, (of, write) => write.words(cell(of))),
  isWords: true,
})

const day = (value: Day | null | undefined): Cell => (value == null ? null : isoDate(value))

type Plain = Readonly<Record<string, unknown>>

/** The kind of a field of an answer that has one value; null for a list or an object. */
function kindOfField({ anyOf, type, format, enum: values }: Schema): Kind | null {
  if (Array.isArray(anyOf)) return kindOfField(anyOf[0] as Schema)
  if (format === 'date') return 'date'
  if (values !== undefined || type === 'string') return 'text'
  return type === 'integer' ? 'integer' : type === 'number' ? 'real' : type === 'boolean' ? 'truth' : null
}

/** The fields of an answer that have one value, each as a column of its name. */
const fieldsOf = <Of>(schema: Schema, plain: (of: Of) => Plain): readonly ResultColumn<Of>[] =>
  Object.entries(schema.properties as Readonly<Record<string, Schema>>).flatMap(([name, field]) => {
    const kind = kindOfField(field)
    return kind === null ? [] : [column(kind)<Of>(name, (of) => plain(of)[name] as Cell)]
  })

interface Rival {
  readonly code: string
  readonly release: Day | null
  readonly paroleEligibility: Day | null
}

/** What every answer has, and what the Act changes where that was asked for. */
interface Results {
  readonly warnings: readonly { readonly code: string }[]
  readonly rivals: readonly Rival[]
  readonly change: CaseChange | null
}

const codesIn = (list: readonly { readonly code: string }[]): string => list.map(({ code }) => code).join(' ')

/** For programs: the codes of the warnings and of the rival dates, these dates in the same order, and the version of the law. Codes
 *  are stable, sentences may improve. */
const codeColumns: readonly ResultColumn<Results>[] = [
  text('warningCodes', ({ warnings }) => codesIn(warnings)),
  text('alternativeCodes', ({ rivals }) => codesIn(rivals)),
  text('alternativeDates', ({ rivals }) => rivals.map(dateOfRival).join(' ')),
  text('lawVersion', () => lawVersion),
]

/** What `--compare` adds: the dates before and after the Act, and as the change is staged. */
const compareColumns: readonly ResultColumn<Results>[] = [
  date('releaseDateBefore', ({ change }) => day(change?.before)),
  date('releaseDateAfter', ({ change }) => day(change?.after)),
  integer('differenceDays', ({ change }) => change && differenceOf(change)),
  date('stagedReleaseDate', ({ change }) => day(change?.staged)),
  integer('stagedDifferenceDays', ({ change }) => change?.stagedDifference ?? null),
  integer('stage', ({ change }) => change?.stage ?? null),
]

/** A sentence at a release point. */
interface PointResults extends Results {
  readonly data: ReturnType<typeof pointData>
  readonly regimeId: string
}

export const pointResults = (calculation: Calculation, change: CaseChange): PointResults => ({
  data: pointData({ calculation, offenceKey: null, unknownFields: [] }),
  regimeId: calculation.classified.regimeId,
  warnings: calculation.warnings,
  rivals: calculation.alternatives,
  change,
})

const pointColumns: readonly ResultColumn<PointResults>[] = [
  ...fieldsOf(pointData.schema, ({ data }: PointResults) => data),
  text('regimeUsed', ({ regimeId }) => regimeId),
  words('warnings', ({ data }) => data.warnings),
  ...codeColumns,
]

/** A case that was answered. */
interface CaseResults extends Results {
  readonly answer: CaseAnswer
  readonly data: ReturnType<typeof plainData>
  readonly rivals: ReturnType<typeof caseAlternativesOf>
  readonly warnings: ReturnType<typeof warningsWith>
  readonly stated: Stated | null
}

export const caseResults = (
  answer: CaseAnswer,
  stated: Stated | null,
  change: CaseChange | null,
): CaseResults => ({
  answer,
  stated,
  change,
  data: plainData(answer),
  rivals: caseAlternativesOf(answer),
  warnings: warningsWith(stated, answer),
})

const caseColumns: readonly ResultColumn<CaseResults>[] = [
  integer('sentences', ({ answer }) => answer.sentences.length),
  ...fieldsOf(plainData.schema, ({ data }: CaseResults) => data),
  date('latestDayOfLeaving', ({ answer }) => day(answer.leaving?.latest)),
  date('usualDayOfLeaving', ({ answer }) => day(answer.leaving?.usual)),
  text('releaseDecidedBy', ({ answer }, write) => write.ids(answer.decidedBy.release)),
  text('endDecidedBy', ({ answer }, write) => write.ids(answer.decidedBy.end)),
  text('otherDates', ({ answer }) => otherDatesOf(answer)),
  words('alternatives', ({ rivals }) => rivals.map(rivalText)),
  text('howSure', ({ answer, stated }) => howSureOf(answer, { stated }).level),
  words('warnings', ({ warnings }) => warnings.map(caseWarningText)),
  ...codeColumns,
]

/** What a column with the dates that prisons gave adds: how many days later they are than ours, how many named changes give
 *  them, and the first of those in words. */
const statedColumns: readonly ResultColumn<CaseResults>[] = [
  integer('statedDifferenceDays', ({ stated }) => stated?.differenceDays ?? null),
  integer('statedReasons', ({ stated }) => stated?.reasons.length ?? null),
  text('statedReason', ({ stated, answer }, write) =>
    write.words(stated?.reasons.slice(0, 1).map((reason) => statedReasonText(reason, stated, answer)) ?? []),
  ),
]

/** What a column with times on remand adds: how many days count, and which do not, with the reason. */
const remandColumns: readonly ResultColumn<CaseResults>[] = [
  integer('remandDays', ({ answer }) => answer.remand?.days ?? null),
  text('remandNotCounted', ({ answer }) => {
    const not = answer.remand?.notCounted.map(
      ({ fromDate, toDate, reason }) => `${isoDate(fromDate)}/${isoDate(toDate)} ${reason}`,
    )
    return not === undefined || not.length === 0 ? null : quoted(not.join('; '))
  }),
]

/** The law that the answer was made with, and what lies ahead beside the dates: "TAG=; REVIEW_FILE=2033-01-17". */
const lastColumns: readonly ResultColumn<CaseResults>[] = [
  text('lawUsed', ({ answer }) => wireLaw(answer.case)),
  text('ahead', ({ answer, stated }, write) =>
    write.ids([
      aheadOf(answer, { stated })
        .map(({ code, date: on }) => `${code}=${day(on) ?? ''}`)
        .join('; '),
    ]),
  ),
]

export type ColumnResults = PointResults | CaseResults

/** The columns of a run, those of errors left out. */
export const columnsOf = (
  { as, codes, compare }: RowsAsked,
  header: Pick<Header, 'ofPerson' | 'remand'>,
): readonly ResultColumn<ColumnResults>[] => {
  const columns: readonly ResultColumn<ColumnResults>[] = [
    ...(as === 'calculate'
      ? pointColumns
      : [
          ...caseColumns,
          ...(hasStated(header) ? statedColumns : []),
          ...(header.remand === null ? [] : remandColumns),
          ...lastColumns,
        ]),
    ...(compare ? compareColumns : []),
  ]
  return columns.filter(({ isWords }) => !(codes && isWords))
}

/** What is wrong with the row: the fields, and the sentences about them. */
export const errorColumns = ['errorFields', 'errors'] as const

const all = [pointColumns, caseColumns, statedColumns, remandColumns, compareColumns].flat()

/** What the cells of an added column hold, by its name. */
export const kindOfResult = (name: string): Kind =>
  all.find((one) => one.name === name.replace(/_\d+$/, ''))?.kind ?? 'text'

/** A name that the row does not have yet: `releaseDate`, or else `releaseDate_2`. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  if (!taken(name)) return name
  for (let n = 2; ; n++) if (!taken(`${name}_${n}`)) return `${name}_${n}`
}

/** The names of added columns, none of which the input has, and of those for errors after them. */
export const addedColumns = (
  columns: readonly { readonly name: string }[],
  names: ReadonlySet<string>,
): readonly string[] =>
  [...columns.map(({ name }) => name), ...errorColumns].map((name) =>
    freeName(name, (other) => names.has(other)),
  )
