import { type Day, later } from '../calendar/day.ts'
import type { CaseAnswer, CaseRun } from './answer.ts'

/** What the runs give together. */
export type Whole = Pick<
  CaseAnswer,
  | 'release'
  | 'releaseType'
  | 'releaseBasis'
  | 'paroleEligibility'
  | 'paroleMovedBy'
  | 'end'
  | 'endType'
  | 'licenceEnd'
  | 'decidedBy'
>

/** What the release of a case turns on. */
export type Due = Pick<CaseRun, 'sentenceIds' | 'start' | 'release' | 'parole'>

/** The run that is released last; of equals the first, for they stand in the order in which they began. No release under one
 *  term until it is due under each of the others (section 263(2)(a)). */
export function governingRun<R extends Due>(runs: readonly R[]): R {
  let governing = runs[0] as R
  for (const run of runs) if (run.release > governing.release) governing = run
  return governing
}

/** The run that ends last; of equals, one that ends on licence. Null where the end of one is not known. */
function endingRun(runs: readonly CaseRun[]): CaseRun | null {
  let ending = runs[0] as CaseRun
  for (const run of runs) {
    if (run.end === null) return null
    const days = run.end - (ending.end as Day)
    if (days > 0 || (days === 0 && run.endType === 'SLED' && ending.endType === 'SED')) ending = run
  }
  return ending
}

/** The last end of a licence; null where there is none, or none is known. */
function lastLicence(runs: readonly CaseRun[]): Day | null {
  let last: Day | null = null
  for (const { licenceEnd } of runs)
    if (licenceEnd !== null) last = last === null ? licenceEnd : later(last, licenceEnd)
  return last
}

/** The latest release and, separately, the latest end. */
export function wholeOfRuns(runs: readonly CaseRun[]): Whole {
  const governing = governingRun(runs)
  const { release } = governing
  const ending = endingRun(runs)
  const isOnLicence = runs.some(({ endType, licenceEnd }) =>
    licenceEnd === null ? endType === 'SLED' : licenceEnd >= release,
  )
  const licenceEnd = lastLicence(runs)
  const { paroleEligibility, paroleMovedBy } = paroleOfRuns(runs, governing)
  return {
    release,
    releaseType: isOnLicence ? 'CRD' : 'ARD',
    releaseBasis: 'automatic',
    paroleEligibility,
    paroleMovedBy,
    end: ending?.end ?? null,
    endType: ending?.endType ?? null,
    licenceEnd: ending?.endType === 'SED' && licenceEnd !== null && licenceEnd >= release ? licenceEnd : null,
    decidedBy: { release: governing.sentenceIds, end: ending?.sentenceIds ?? [] },
  }
}

export type Parole = Pick<CaseAnswer, 'paroleEligibility' | 'paroleMovedBy'>

export const noParole: Parole = { paroleEligibility: null, paroleMovedBy: null }

/** The latest parole date of the runs, put off by a later automatic release; none where such a release comes last. */
export function paroleOfRuns(runs: readonly Due[], governing: Due): Parole {
  if (governing.parole === null) return noParole
  let { date } = governing.parole
  for (const { parole } of runs) if (parole !== null) date = later(date, parole.date)
  const automatic = runs.filter((run) => run.parole === null && run.release > run.start)
  if (automatic.length === 0) return { paroleEligibility: date, paroleMovedBy: null }
  const { release, sentenceIds } = governingRun(automatic)
  if (release >= governing.release) return noParole
  return release > date
    ? { paroleEligibility: release, paroleMovedBy: sentenceIds }
    : { paroleEligibility: date, paroleMovedBy: null }
}
