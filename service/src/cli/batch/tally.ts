import { type Calculation, isoDate } from '@requisite/law'
import { type CaseChange, changeAtPoints, differenceOf } from './comparison.ts'
import {
  count,
  countKind,
  countRelease,
  emptyFigures,
  type ReportFigures,
  severalKinds,
} from './report/figures.ts'

/** An error in words, and the row it is in; 0 where the words say whose it is. */
interface FirstError {
  readonly row: number
  /** Bytes, one in each character. */
  readonly sentence: string
}

type Counts = Record<string, number>

/** What is counted over many rows. Plain data: workers send it, and it can be added up. */
export const emptyTally = (hasReport = false) => ({
  rows: 0,
  /** Of people, where a row is one. */
  sentences: 0,
  refused: 0,
  /** Rows of a CSV text as a spreadsheet counts them, or lines of NDJSON; empty ones too. */
  lines: 0,
  /** Rows with an error, by field. */
  errors: {} as Counts,
  /** The first error of each field. */
  firstErrors: {} as Record<string, FirstError>,
  regimes: {} as Counts,
  /** People, by the law that they were answered by; none where that is a release point. */
  laws: {} as Counts,
  custodyDaysBefore: 0,
  custodyDaysAfter: 0,
  earlier: 0,
  later: 0,
  differenceDays: 0,
  stagedDifferenceDays: 0,
  stages: {} as Counts,
  /** Names that were carried through and not used, as far as there is room to remember them. */
  unused: {} as Counts,
  /** What a report shows, where one is made. */
  figures: hasReport ? emptyFigures() : null,
})
export type Tally = ReturnType<typeof emptyTally>

/** The place of a mistake without the number of the sentence, so that the same mistakes are counted together. */
export const kindOfPlace = (place: string): string => place.replace(/\[\d+\]/g, '[]')

/** Counts a row that could not be answered, with a sentence for each of its fields where there is one. */
export function countRefused(
  tally: Tally,
  fields: readonly string[],
  sentences: readonly string[] = [],
  row = tally.lines + 1,
): void {
  tally.rows++
  tally.refused++
  fields.forEach((field, i) => {
    count(tally.errors, field)
    const sentence = sentences[i]
    if (sentence !== undefined) tally.firstErrors[field] ??= { row, sentence }
  })
}

/** What is counted of an answer. */
interface AnswerCount {
  /** Null at a release point. */
  readonly law: string | null
  /** Of each sentence. */
  readonly regimeIds: readonly string[]
  /** Null where the Parole Board decides. */
  readonly release: string | null
  readonly change: CaseChange | null
}

/** Counts a person who was answered. */
export function countAnswered(tally: Tally, counted: AnswerCount): void {
  const { law, regimeIds, change } = counted
  tally.rows++
  tally.sentences += regimeIds.length
  if (law !== null) count(tally.laws, law)
  for (const id of regimeIds) count(tally.regimes, id)
  if (tally.figures !== null) countFigures(tally.figures, counted)
  if (change === null) return
  const { stage, stagedDifference, outcome = 'no stage' } = change
  const difference = differenceOf(change) ?? 0
  tally.differenceDays += difference
  if (difference < 0) tally.earlier++
  if (difference > 0) tally.later++
  tally.stagedDifferenceDays += stagedDifference ?? 0
  count(tally.stages, stage === null ? outcome : `stage ${stage}`)
}

/** Counts for a report: the release, and what the Act changes. */
function countFigures(figures: ReportFigures, { regimeIds, release, change }: AnswerCount): void {
  countRelease(figures, 'asked', release)
  if (change === null) return
  for (const law of ['before', 'after', 'staged'] as const) {
    const day = change[law]
    if (release !== null && day !== null) countRelease(figures, law, isoDate(day))
  }
  const [kind = severalKinds, ...others] = new Set(regimeIds)
  const difference = differenceOf(change)
  if (difference !== null) countKind(figures, others.length === 0 ? kind : severalKinds, difference)
}

/** Counts a sentence at a release point, and gives what the Act changes; as it is staged where that is asked for. */
export function countPoint(tally: Tally, calculation: Calculation, isStaged: boolean): CaseChange {
  const { change, custodyDays } = changeAtPoints(calculation, isStaged)
  const { regime, classified, dates } = calculation
  const release = regime.released === 'automatically' ? isoDate(dates.release) : null
  countAnswered(tally, { law: null, regimeIds: [classified.regimeId], release, change })
  tally.custodyDaysBefore += custodyDays[0] as number
  tally.custodyDaysAfter += custodyDays[1] as number
  return change
}

const mostUnused = 1000

/** Remembers names that were carried through and not used. */
export function noteUnused(tally: Tally, names: readonly string[]): void {
  for (const name of names)
    if (name in tally.unused || Object.keys(tally.unused).length < mostUnused) count(tally.unused, name)
}

/** Adds the counts of a chunk to those of the run. */
export function addTally(to: Tally, { firstErrors, ...from }: Tally): void {
  for (const [field, { row, sentence }] of Object.entries(firstErrors))
    to.firstErrors[field] ??= { row: row === 0 ? 0 : to.lines + row, sentence }
  addCounts(to, from)
}

/** Adds numbers by their names, and those in what has some. */
function addCounts(to: object, from: object): void {
  for (const [name, value] of Object.entries(from))
    if (typeof value === 'number') count(to as Counts, name, value)
    else if (value !== null) addCounts(to[name as keyof typeof to], value)
}
