import { isoDate } from '@requisite/law'
import { countKind, countRelease, severalKinds } from '../report/figures.ts'
import { count, type Tally } from '../tally.ts'
import type { CaseChange } from './comparison.ts'

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
