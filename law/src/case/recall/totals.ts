import type { CaseRun, Recalled, RecalledCaseRun } from '../answer.ts'
import {
  type CaseTotals,
  type DueRelease,
  governingRun,
  noParole,
  type Parole,
  paroleOfRuns,
  wholeOfRuns,
} from '../governing-run.ts'

/** Whether the person leaves on the day of the recalled run, of the last of the others, or of both: the latest decides, for each
 *  sentence is an authority of its own to keep the person. */
export const decidesOf = (run: DueRelease, other: DueRelease | null): Recalled['decides'] =>
  other === null || run.release > other.release ? 'recall' : run.release === other.release ? 'both' : 'other'

/** The parole date of the others: a recalled run has none, does not put off that of another, and leaves none where it decides. */
export const paroleBesideRecall = (others: readonly DueRelease[], decides: Recalled['decides']): Parole =>
  decides === 'other' ? paroleOfRuns(others, governingRun(others)) : noParole

/** What all runs give together after a recall: the latest release of all, and separately the latest end. */
export function wholeAfterRecall(
  runs: readonly CaseRun[],
  { run, other, decides }: Pick<Recalled, 'run' | 'other' | 'decides'>,
  order: readonly string[],
): CaseTotals {
  const whole = wholeOfRuns(runs)
  const parole = paroleBesideRecall(
    runs.filter(({ recalled }) => recalled === null),
    decides,
  )
  const { until } = run.recalled
  if (decides === 'recall')
    return {
      ...{ ...whole, ...parole },
      ...(until === 'the first release' ? {} : { releaseType: 'PRRD' }),
      releaseBasis: until === 'the end' ? 'no later than' : 'automatic',
      decidedBy: { release: run.sentenceIds, end: whole.decidedBy.end },
    }
  const others = (other as CaseRun).sentenceIds
  const ids = decides === 'other' ? others : [...run.sentenceIds, ...others]
  const release = order.filter((id) => ids.includes(id))
  return {
    ...whole,
    ...parole,
    decidedBy: { release: decides === 'other' ? others : release, end: whole.decidedBy.end },
  }
}

/** The sentences of these runs, each once: branches share theirs. */
export const idsOfRuns = (runs: readonly CaseRun[]): readonly string[] => [
  ...new Set(runs.flatMap(({ sentenceIds }) => sentenceIds)),
]

/** The recalled runs. */
export const recalledRuns = (runs: readonly CaseRun[]): readonly RecalledCaseRun[] =>
  runs.filter((run): run is RecalledCaseRun => run.recalled !== null)
