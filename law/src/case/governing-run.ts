import { type Day, later, latestOf } from '../calendar/day.ts'
import { isBeforeInTime } from '../custody/run-days.ts'
import type { CaseAnswer, CaseRun } from './answer.ts'

/** The runs that are not detention and training orders. */
export const besideOrders = (runs: readonly CaseRun[]): readonly CaseRun[] =>
  runs.some(({ isOrder }) => isOrder) ? runs.filter(({ isOrder }) => !isOrder) : runs

/** The run that is released last. Of equals one that is no order; then one under the Parole Board, whose date a term that is out on
 *  its first day does not take away; then the first to begin, and the longest: never what they are called. No release under one
 *  term until it is due under each of the others (section 263(2)(a)). */
export function governingRun<R extends CaseRun>(runs: readonly R[]): R {
  let governing = runs[0] as R
  for (const run of runs)
    if (run.release > governing.release || (run.release === governing.release && isBefore(run, governing)))
      governing = run
  return governing
}

function isBefore(run: CaseRun, other: CaseRun): boolean {
  if (run.isOrder !== other.isOrder) return other.isOrder
  if ((run.parole === null) !== (other.parole === null)) return other.parole === null
  return isBeforeInTime(run, other)
}

/** The run that ends last; of equals one that ends on licence, then the first to begin, and the longest. Null where the end of one
 *  is not known. */
export function endingRun(runs: readonly CaseRun[]): CaseRun | null {
  let ending = runs[0] as CaseRun
  for (const run of runs) {
    if (run.end === null) return null
    const days = run.end - (ending.end as Day)
    if (days > 0 || (days === 0 && endsBefore(run, ending))) ending = run
  }
  return ending
}

const endsBefore = (run: CaseRun, other: CaseRun): boolean =>
  run.endType === other.endType ? isBeforeInTime(run, other) : run.endType === 'SLED'

/** The last end of a licence; null where there is none, or none is known. */
export const lastLicence = (runs: readonly CaseRun[]): Day | null =>
  latestOf(runs.map(({ licenceEnd }) => licenceEnd))

/** On licence where any licence runs on the day of release. */
export function typeOfRelease(runs: readonly CaseRun[], release: Day): 'CRD' | 'ARD' {
  const isOnLicence = runs.some(({ endType, licenceEnd }) =>
    licenceEnd === null ? endType === 'SLED' : licenceEnd >= release,
  )
  return isOnLicence ? 'CRD' : 'ARD'
}

export type Parole = Pick<CaseAnswer, 'paroleEligibility' | 'paroleMovedBy'>

export const noParole: Parole = { paroleEligibility: null, paroleMovedBy: null }

/** The latest parole date of the runs, put off by a later automatic release; none where such a release comes last. */
export function paroleOfRuns(runs: readonly CaseRun[], governing: CaseRun): Parole {
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
