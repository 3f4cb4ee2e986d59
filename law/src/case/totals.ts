import { idOf } from '../custody/governed-sentence.ts'
import { afterMinimumTerms, isOfWholeLife } from '../custody/minimum-term.ts'
import type { Run } from '../custody/run.ts'
import type { CaseRun, CaseTotals, Recalled, RecalledCaseRun } from './answer.ts'
import {
  besideOrders,
  type DueRelease,
  endingRun,
  governingRun,
  lastLicence,
  noParole,
  type Parole,
  paroleOfCase,
  paroleOfRuns,
  typeOfRelease,
} from './governing-run.ts'

/** The latest release and, separately, the latest end. Orders stand beside the others, which are figured as if there were none; nobody
 *  need be released from either until release is due from each (Sentencing Code, sections 244 and 245), so that the later day
 *  decides. */
export function wholeOfRuns(runs: readonly CaseRun[]): CaseTotals {
  const governing = governingRun(runs)
  const others = besideOrders(runs)
  const { release } = others.length === 0 ? governing : governingRun(others)
  const ending = endingRun(runs)
  const licenceEnd = lastLicence(runs)
  return {
    release: governing.release,
    releaseType: governing.isOrder ? 'MTD' : typeOfRelease(runs, release),
    releaseBasis: 'automatic',
    ...paroleOfCase(runs),
    end: ending?.end ?? null,
    endType: ending?.endType ?? null,
    licenceEnd: ending?.endType === 'SED' && licenceEnd !== null && licenceEnd >= release ? licenceEnd : null,
    decidedBy: { release: governing.sentenceIds, end: ending?.sentenceIds ?? [] },
  }
}

const idsOf = ({ parts }: Run): readonly string[] => parts.map(idOf)

const nothing = { release: null, releaseType: null, end: null, endType: null, licenceEnd: null } as const

/** What life and public protection make of a case; null where there is neither. After a minimum term nothing is automatic, and nothing
 *  ends. */
export function totalsAfterMinimumTerms(runs: readonly Run[]): CaseTotals | null {
  const forLife = runs.filter(isOfWholeLife)
  if (forLife.length > 0)
    return {
      ...{ ...nothing, ...noParole, releaseBasis: 'none' },
      decidedBy: { release: forLife.flatMap(idsOf), end: [] },
    }
  const indeterminate = afterMinimumTerms(runs)
  if (indeterminate === null) return null
  const { minimum, day, movedBy } = indeterminate
  return {
    ...{ ...nothing, releaseBasis: 'parole only', paroleEligibility: day },
    paroleMovedBy: movedBy === null ? null : idsOf(movedBy),
    decidedBy: { release: idsOf(movedBy ?? minimum), end: [] },
  }
}

/** The person is out on licence from everything: nothing is to be released from. */
export const totalsOnLicence = (runs: readonly CaseRun[]): CaseTotals => ({
  ...{ ...nothing, ...noParole, releaseBasis: 'on licence' },
  decidedBy: { release: idsOfRuns(runs), end: [] },
})

/** Whether the person leaves on the day of the recalled run, of the last of the others, or of both: the latest decides, for each
 *  sentence is an authority of its own to keep the person. */
export const decidesOf = (run: DueRelease, other: DueRelease | null): Recalled['decides'] =>
  other === null || run.release > other.release ? 'recall' : run.release === other.release ? 'both' : 'other'

/** The parole date of the others: a recalled run has none, does not put off that of another, and leaves none where it decides. */
export const paroleBesideRecall = (others: readonly DueRelease[], decides: Recalled['decides']): Parole =>
  decides === 'other' ? paroleOfRuns(others, governingRun(others)) : noParole

/** What all runs give together after a recall: the latest release of all, and separately the latest end. Where recall and other decide
 *  both, their sentences are named in the order of the case. */
export function wholeAfterRecall(
  runs: readonly CaseRun[],
  { run, other, decides }: Pick<Recalled, 'run' | 'other' | 'decides'>,
  order: readonly string[],
): CaseTotals {
  const whole = wholeOfRuns(runs)
  const others = runs.filter(({ recalled }) => recalled === null)
  const until = decides === 'recall' ? run.recalled.until : null
  const both = [...run.sentenceIds, ...(other?.sentenceIds ?? [])]
  const deciding = {
    recall: run.sentenceIds,
    other: other?.sentenceIds ?? [],
    both: order.filter((id) => both.includes(id)),
  }
  return {
    ...{ ...whole, ...paroleBesideRecall(others, decides) },
    ...(until !== null && until !== 'the first release' && { releaseType: 'PRRD' }),
    releaseBasis: until === 'the end' ? 'no later than' : 'automatic',
    decidedBy: { release: deciding[decides], end: whole.decidedBy.end },
  }
}

/** The sentences of these runs, each once: branches share theirs. */
export const idsOfRuns = (runs: readonly CaseRun[]): readonly string[] => [
  ...new Set(runs.flatMap(({ sentenceIds }) => sentenceIds)),
]

/** The recalled runs. */
export const recalledRuns = (runs: readonly CaseRun[]): readonly RecalledCaseRun[] =>
  runs.filter((run): run is RecalledCaseRun => run.recalled !== null)
