import type { Case } from '../custody/case.ts'
import { idOf } from '../custody/governed-sentence.ts'
import {
  afterMinimumTerms,
  isOfLifeRecall,
  isOfWholeLife,
  waitedForOnRecall,
} from '../custody/minimum-term.ts'
import type { Run } from '../custody/run.ts'
import type { CaseRun, CaseTotals, Recalled, RecalledCaseRun } from './answer.ts'
import {
  besideOrders,
  endingRun,
  governingRun,
  lastLicence,
  noParole,
  paroleOfRuns,
  typeOfRelease,
} from './governing-run.ts'

/** The runs that keep the person: none from which they are on licence for life or public protection. */
export const heldRuns = (runs: readonly CaseRun[]): readonly CaseRun[] =>
  runs.some(({ isOnLicence }) => isOnLicence) ? runs.filter(({ isOnLicence }) => !isOnLicence) : runs

/** Those of them whose release counts: not what the person was let out from early, before something later. */
export const keepingRuns = (runs: readonly CaseRun[]): readonly CaseRun[] =>
  heldRuns(runs).filter(({ isLeft }) => !isLeft)

/** What the runs of a case give together, each in the order of the walk. */
export function totalsOf(
  { sentences }: Case,
  timeline: readonly Run[],
  runs: readonly CaseRun[],
  recalled: Recalled | null,
): CaseTotals {
  if (runs.every(({ isOnLicence }) => isOnLicence)) return totalsOnLicence(runs)
  const forLife = runs.some(({ isMinimumTerm }) => isMinimumTerm)
    ? totalsAfterMinimumTerms(timeline, recalled)
    : null
  if (forLife !== null) return forLife
  const whole = wholeOfRuns(heldRuns(runs))
  return recalled === null ? whole : afterRecall(whole, runs, recalled, sentences)
}

/** The latest release and, separately, the latest end. Orders stand beside the others, which are figured as if there were none; nobody
 *  need be released from either until release is due from each (Sentencing Code, sections 244 and 245), so that the later day
 *  decides. */
function wholeOfRuns(runs: readonly CaseRun[]): CaseTotals {
  const keeping = keepingRuns(runs)
  const governing = governingRun(keeping)
  const others = besideOrders(keeping)
  const ofOthers = others === keeping || others.length === 0 ? governing : governingRun(others)
  const { release } = ofOthers
  const ending = endingRun(runs)
  const licenceEnd = lastLicence(runs)
  const { paroleEligibility, paroleMovedBy } = paroleOfRuns(others, ofOthers)
  return {
    release: governing.release,
    releaseType: governing.isOrder ? 'MTD' : typeOfRelease(runs, release),
    releaseBasis: 'automatic',
    paroleEligibility,
    paroleMovedBy,
    end: ending?.end ?? null,
    endType: ending?.endType ?? null,
    licenceEnd: ending?.endType === 'SED' && licenceEnd !== null && licenceEnd >= release ? licenceEnd : null,
    decidedBy: { release: governing.sentenceIds, end: ending?.sentenceIds ?? [] },
  }
}

const idsOf = ({ parts }: Run): readonly string[] => parts.map(idOf)

const nothing = { release: null, releaseType: null, end: null, endType: null, licenceEnd: null } as const

/** What life and public protection make of a case; null where there is neither, but a licence from it. After a minimum term nothing is
 *  automatic, and nothing ends; after a recall not even the Parole Board has a first day, unless a fixed term sets one. */
function totalsAfterMinimumTerms(runs: readonly Run[], recalled: Recalled | null): CaseTotals | null {
  const forLife = runs.filter((run) => isOfWholeLife(run) && !isOfLifeRecall(run))
  if (forLife.length > 0)
    return {
      ...nothing,
      ...noParole,
      releaseBasis: 'none',
      decidedBy: { release: forLife.flatMap(idsOf), end: [] },
    }
  const indeterminate = afterMinimumTerms(runs)
  if (indeterminate === null) return recalled?.run.isMinimumTerm ? totalsOnRecall(runs, recalled) : null
  const { minimum, day, movedBy } = indeterminate
  return {
    ...nothing,
    releaseBasis: 'parole only',
    paroleEligibility: day,
    paroleMovedBy: movedBy === null ? null : idsOf(movedBy),
    decidedBy: { release: idsOf(movedBy ?? minimum), end: [] },
  }
}

/** After a recall from life or public protection alone. */
function totalsOnRecall(runs: readonly Run[], { run, recall }: Recalled): CaseTotals {
  const waited = waitedForOnRecall(runs, recall.returnToCustodyDate ?? recall.recallDate ?? run.release)
  const ids = waited === null ? null : idsOf(waited.run)
  return {
    ...nothing,
    releaseBasis: 'parole only',
    paroleEligibility: waited?.day ?? null,
    paroleMovedBy: ids,
    decidedBy: { release: ids ?? run.sentenceIds, end: [] },
  }
}

/** The person is out on licence from everything: nothing is to be released from. */
const totalsOnLicence = (runs: readonly CaseRun[]): CaseTotals => ({
  ...nothing,
  ...noParole,
  releaseBasis: 'on licence',
  decidedBy: { release: idsOfRuns(runs), end: [] },
})

/** The same after a recall, which has no parole date, does not put off that of another, and leaves none where it decides. Where recall and
 *  other decide both, their sentences are named in the order of the case. */
function afterRecall(
  whole: CaseTotals,
  runs: readonly CaseRun[],
  { run, other, decides }: Recalled,
  sentences: Case['sentences'],
): CaseTotals {
  const others = keepingRuns(runs).filter(({ recalled }) => recalled === null)
  const until = decides === 'recall' ? run.recalled.until : null
  const ofOther = other?.sentenceIds ?? []
  const both = (): readonly string[] =>
    sentences.map(({ id }) => id).filter((id) => run.sentenceIds.includes(id) || ofOther.includes(id))
  return {
    ...whole,
    ...(decides === 'other' ? paroleOfRuns(others, governingRun(others)) : noParole),
    releaseType: until === null || until === 'the first release' ? whole.releaseType : 'PRRD',
    releaseBasis: until === 'the end' ? 'no later than' : 'automatic',
    decidedBy: {
      release: decides === 'both' ? both() : decides === 'recall' ? run.sentenceIds : ofOther,
      end: whole.decidedBy.end,
    },
  }
}

/** The sentences of these runs, each once: branches share theirs. */
export const idsOfRuns = (runs: readonly CaseRun[]): readonly string[] => [
  ...new Set(runs.flatMap(({ sentenceIds }) => sentenceIds)),
]

/** The recalled runs. */
export const recalledRuns = (runs: readonly CaseRun[]): readonly RecalledCaseRun[] =>
  runs.filter((run): run is RecalledCaseRun => run.recalled !== null)
