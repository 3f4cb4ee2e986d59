import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { custodialOf, type GovernedSentence, idOf, isMinimumTerm } from './governed-sentence.ts'
import type { CaseTotals } from './governing-run.ts'
import { lay } from './length.ts'
import type { Run } from './run.ts'
import { creditOf, releaseOf } from './run-days.ts'

/** Whether a run is a minimum term: such a sentence stands in no chain. */
export const isOfMinimumTerm = ({ parts }: Run): boolean => isMinimumTerm(parts[0] as GovernedSentence)

/** When the Parole Board can first let a person out who serves life or a sentence for public protection. */
export interface AfterMinimumTerms {
  /** The last day of the minimum terms: each is served first (Crime (Sentences) Act 1997, section 28(1B)). */
  readonly minimum: Run
  readonly day: Day
  /** The fixed term that moves it: one-half of it is served first (section 28(7)(c)); null where none does. */
  readonly movedBy: Run | null
  /** The fixed term that is released last, where that is later still; null where none is. */
  readonly keptBy: Run | null
}

/** The later of the end of the minimum terms and the half-way day of each fixed term beside them; null where there is no minimum
 *  term. */
export function afterMinimumTerms(runs: readonly Run[]): AfterMinimumTerms | null {
  const minimum = latest(runs.filter(isOfMinimumTerm), releaseOf)
  if (minimum === null) return null
  const fixed = runs.filter((run) => !isOfMinimumTerm(run))
  const half = latest(fixed, halfwayOf)
  const end = releaseOf(minimum)
  const movedBy = half !== null && halfwayOf(half) > end ? half : null
  const day = movedBy === null ? end : halfwayOf(movedBy)
  const last = latest(fixed, releaseOf)
  return { minimum, day, movedBy, keptBy: last !== null && releaseOf(last) > day ? last : null }
}

/** The run with the latest day; of equals, the first. */
function latest(runs: readonly Run[], dayOf: (run: Run) => Day): Run | null {
  let last: Run | null = null
  for (const run of runs) if (last === null || dayOf(run) > dayOf(last)) last = run
  return last
}

/** The day on which one-half of the custodial terms is served. Added days are no part of a term. */
function halfwayOf(run: Run): Day {
  const { days } = lay(run.start, run.parts.map(custodialOf))
  return later(run.start, addDays(run.start, partOf(days, oneHalf) - 1 + run.atLarge - creditOf(run)))
}

const idsOf = ({ parts }: Run): readonly string[] => parts.map(idOf)

/** After a minimum term nothing is automatic, and nothing ends. */
export function wholeAfterMinimumTerms({ minimum, day, movedBy }: AfterMinimumTerms): CaseTotals {
  const nothing = { release: null, releaseType: null, end: null, endType: null, licenceEnd: null }
  return {
    ...nothing,
    releaseBasis: 'parole only',
    paroleEligibility: day,
    paroleMovedBy: movedBy === null ? null : idsOf(movedBy),
    decidedBy: { release: idsOf(movedBy ?? minimum), end: [] },
  }
}
