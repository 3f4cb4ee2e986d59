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

const last = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((latest, day) => (latest === null ? day : later(latest, day)), null)

/** The run that is released last; of equals the first, for they stand in the order in which they began. No release under one term until it is due under each
 *  of the others (section 263(2)(a)). */
export const governingRun = (runs: readonly CaseRun[]): CaseRun =>
  runs.reduce((governing, run) => (run.release > governing.release ? run : governing))

/** The run that ends last; of equals, one that ends on licence. */
const endingRun = (runs: readonly CaseRun[]): CaseRun =>
  runs.reduce((ending, run) => {
    const days = (run.end as Day) - (ending.end as Day)
    return days > 0 || (days === 0 && run.endType === 'SLED' && ending.endType === 'SED') ? run : ending
  })

/** The latest release and, separately, the latest end. */
export function wholeOfRuns(runs: readonly CaseRun[]): Whole {
  const governing = governingRun(runs)
  const { release } = governing
  const isKnown = runs.every(({ end }) => end !== null)
  const ending = isKnown ? endingRun(runs) : null
  const isOnLicence = runs.some(({ endType, licenceEnd }) =>
    licenceEnd === null ? endType === 'SLED' : licenceEnd >= release,
  )
  const licenceEnd = last(runs.flatMap((run) => (run.licenceEnd === null ? [] : [run.licenceEnd])))
  const { paroleEligibility, paroleMovedBy } = parole(runs, governing)
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

/** The latest parole date of the runs, put off by a later automatic release; none where such a release comes last. */
function parole(
  runs: readonly CaseRun[],
  governing: CaseRun,
): Pick<CaseAnswer, 'paroleEligibility' | 'paroleMovedBy'> {
  const none = { paroleEligibility: null, paroleMovedBy: null }
  if (governing.parole === null) return none
  const date = last(runs.flatMap((run) => (run.parole === null ? [] : [run.parole.date]))) as Day
  const automatic = runs.filter((run) => run.parole === null && run.release > run.start)
  if (automatic.length === 0) return { paroleEligibility: date, paroleMovedBy: null }
  const { release, sentenceIds } = governingRun(automatic)
  if (release >= governing.release) return none
  return release > date
    ? { paroleEligibility: release, paroleMovedBy: sentenceIds }
    : { paroleEligibility: date, paroleMovedBy: null }
}
