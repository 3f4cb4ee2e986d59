import { isRegimeId, regimeOf } from '@requisite/law'

/** What a report shows: counts by month and by kind of sentence, and nothing of one person. Plain data: workers send it, and it
 *  can be added up. */
export interface ReportFigures {
  /** Releases that come by themselves, by law and month: 'before 2027-11'. */
  readonly months: Record<string, number>
  /** By kind of sentence, 'sds_adult earlier': how many of a kind, how many of them earlier and later, and the change in days of
   *  all of them. */
  readonly changes: Record<string, number>
  /** How many have no date of release, because the Parole Board decides. */
  parole: number
}

export const emptyFigures = (): ReportFigures => ({ months: {}, changes: {}, parole: 0 })

/** The laws that a month is counted under. */
export type Law = 'asked' | 'before' | 'after' | 'staged'

const add = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by
}

/** Counts a release, written as YYYY-MM-DD, under a law; null where the Parole Board decides. */
export function countRelease(figures: ReportFigures, law: Law, release: string | null): void {
  if (release !== null) add(figures.months, `${law} ${release.slice(0, 7)}`)
  else if (law === 'asked') figures.parole++
}

/** Counts what the Act changes for one of a kind. */
export function countKind({ changes }: ReportFigures, kind: string, differenceDays: number): void {
  add(changes, `${kind} all`)
  add(changes, `${kind} days`, differenceDays)
  if (differenceDays !== 0) add(changes, `${kind} ${differenceDays < 0 ? 'earlier' : 'later'}`)
}

/** Several sentences of different kinds. */
export const severalKinds = 'several'

/** A kind of sentence in words. */
export const kindInWords = (kind: string): string =>
  kind === severalKinds
    ? 'Sentences of different kinds'
    : isRegimeId(kind)
      ? regimeOf(kind).displayName
      : kind

/** Adds the figures of a chunk to those of the run. */
export function addFigures(to: ReportFigures, from: ReportFigures): void {
  for (const [name, n] of Object.entries(from.months)) add(to.months, name, n)
  for (const [name, n] of Object.entries(from.changes)) add(to.changes, name, n)
  to.parole += from.parole
}
