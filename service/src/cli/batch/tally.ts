import {
  type Calculation,
  type Comparison,
  comparisonOf,
  isChanged,
  isoDate,
  type Transition,
} from '@requisite/law'
import type { CaseChange } from './comparison.ts'
import {
  addFigures,
  countKind,
  countRelease,
  emptyFigures,
  type ReportFigures,
  severalKinds,
} from './report/figures.ts'

/** What is counted over many rows. Plain data: workers send it, and it can be added up. */
export interface Tally {
  rows: number
  /** Of people, where a row is one. */
  sentences: number
  refused: number
  /** Rows of a CSV text as a spreadsheet counts them, or lines of NDJSON; empty ones too. */
  lines: number
  /** Rows with an error, by field. */
  readonly errors: Record<string, number>
  /** The first error of each field. */
  readonly firstErrors: Record<string, FirstError>
  readonly regimes: Record<string, number>
  /** People, by the law that they were answered by; none where that is a release point. */
  readonly laws: Record<string, number>
  custodyDaysBefore: number
  custodyDaysAfter: number
  earlier: number
  later: number
  differenceDays: number
  stagedDifferenceDays: number
  readonly stages: Record<string, number>
  /** Names that were carried through and not used, as far as there is room to remember them. */
  readonly unused: Record<string, number>
  /** What a report shows, where one is made. */
  readonly figures: ReportFigures | null
}

/** An error in words, and the row it is in; 0 where the words say whose it is. */
export interface FirstError {
  readonly row: number
  /** Bytes, one in each character. */
  readonly sentence: string
}

export const emptyTally = (hasReport = false): Tally => ({
  rows: 0,
  sentences: 0,
  refused: 0,
  lines: 0,
  errors: {},
  firstErrors: {},
  regimes: {},
  laws: {},
  custodyDaysBefore: 0,
  custodyDaysAfter: 0,
  earlier: 0,
  later: 0,
  differenceDays: 0,
  stagedDifferenceDays: 0,
  stages: {},
  unused: {},
  figures: hasReport ? emptyFigures() : null,
})

/** Counts one more under a name. */
const count = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by
}

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

/** Counts a row that was answered. */
export function countAnswered(
  tally: Tally,
  { classified, regime, dates }: Calculation,
  { before, after, differenceDays }: Comparison,
): void {
  tally.rows++
  if (tally.figures !== null) {
    const isAutomatic = regime.released === 'automatically'
    countRelease(tally.figures, 'asked', isAutomatic ? isoDate(dates.release) : null)
    countRelease(tally.figures, 'before', isAutomatic ? isoDate(before.release) : null)
    countRelease(tally.figures, 'after', isAutomatic ? isoDate(after.release) : null)
    countKind(tally.figures, classified.regimeId, differenceDays)
  }
  count(tally.regimes, classified.regimeId)
  tally.custodyDaysBefore += before.requisiteCustodialPeriod
  tally.custodyDaysAfter += after.requisiteCustodialPeriod
  tally.differenceDays += differenceDays
  if (differenceDays < 0) tally.earlier++
  if (differenceDays > 0) tally.later++
}

/** The answer at both release points. Where the Act changes nothing there is nothing more to work out. */
export const bothPoints = (calculation: Calculation): Comparison =>
  isChanged(calculation.regime)
    ? comparisonOf(calculation)
    : { before: calculation.dates, after: calculation.dates, differenceDays: 0 }

/** How many days later the law as staged gives than the old release point: less than 0 when it is earlier. */
export const stagedDifference = ({ release, before }: Transition): number => release - before

/** Counts how the staged change reaches a row. */
export function countStaged(tally: Tally, { regime }: Calculation, staged: Transition): void {
  if (tally.figures !== null && regime.released === 'automatically')
    countRelease(tally.figures, 'staged', isoDate(staged.release))
  tally.stagedDifferenceDays += stagedDifference(staged)
  count(tally.stages, staged.stage === null ? staged.outcome : `stage ${staged.stage.number}`)
}

const mostUnused = 1000

/** Remembers names that were carried through and not used. */
export function noteUnused(tally: Tally, names: readonly string[]): void {
  for (const name of names)
    if (name in tally.unused || Object.keys(tally.unused).length < mostUnused) count(tally.unused, name)
}

/** Counts a person who was answered, with the law and the regime of each sentence. */
export function countCase(tally: Tally, law: string, regimeIds: readonly string[]): void {
  tally.rows++
  count(tally.laws, law)
  tally.sentences += regimeIds.length
  for (const id of regimeIds) count(tally.regimes, id)
}

/** Counts what the Act does to a person. */
export function countChange(tally: Tally, { before, after, stage, stagedDifference }: CaseChange): void {
  const difference = before === null || after === null ? 0 : after - before
  tally.differenceDays += difference
  if (difference < 0) tally.earlier++
  if (difference > 0) tally.later++
  tally.stagedDifferenceDays += stagedDifference ?? 0
  count(tally.stages, stage === null ? 'no stage' : `stage ${stage}`)
}

/** Counts a person for a report: the release, or null where the Parole Board decides, and what the Act changes. */
export function countPerson(
  { figures }: Tally,
  release: string | null,
  regimeIds: readonly string[],
  change: CaseChange | null,
): void {
  if (figures === null) return
  countRelease(figures, 'asked', release)
  if (change === null) return
  for (const law of ['before', 'after', 'staged'] as const) {
    const day = change[law]
    if (release !== null && day !== null) countRelease(figures, law, isoDate(day))
  }
  const [kind = severalKinds, ...others] = new Set(regimeIds)
  const { before, after } = change
  if (before !== null && after !== null)
    countKind(figures, others.length === 0 ? kind : severalKinds, after - before)
}

/** Adds the counts of a chunk to those of the run. */
export function addTally(to: Tally, { firstErrors, figures, ...from }: Tally): void {
  if (to.figures !== null && figures !== null) addFigures(to.figures, figures)
  for (const [field, { row, sentence }] of Object.entries(firstErrors))
    to.firstErrors[field] ??= { row: row === 0 ? 0 : to.lines + row, sentence }
  for (const [name, value] of Object.entries(from) as [keyof typeof from, number | Record<string, number>][])
    if (typeof value === 'number') (to[name] as number) += value
    else for (const [key, n] of Object.entries(value)) count(to[name] as Record<string, number>, key, n)
}
