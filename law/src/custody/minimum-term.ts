import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { wholeOf } from './figures.ts'
import { custodialOf, type GovernedSentence, isMinimumTerm } from './governed-sentence.ts'
import { lay } from './length.ts'
import type { Run } from './run.ts'
import { creditOfRun, isRunBefore, paroleDateOf, releaseOf } from './run-days.ts'

/** Whether a run is a minimum term: such a sentence stands in no chain. */
export const isOfMinimumTerm = ({ parts }: Run): boolean => isMinimumTerm(parts[0] as GovernedSentence)

/** Whether a run is life with a whole life order. */
export const isOfWholeLife = ({ parts }: Run): boolean => (parts[0] as GovernedSentence).sentence.wholeLife

/** Whether a run is life or public protection from which the person is on licence: it keeps nobody in prison. */
export const isOfLicence = ({ parts }: Run): boolean => (parts[0] as GovernedSentence).sentence.onLicence

/** When the Parole Board can first let a person out who serves life or a sentence for public protection. */
export interface AfterMinimumTerms {
  /** The last day of the minimum terms: each is served first (Crime (Sentences) Act 1997, section 28(1B)). */
  readonly minimum: Run
  readonly day: Day
  /** The fixed term that moves it: one-half of it is served first (section 28(7)(c)); null where none does. */
  readonly movedBy: Run | null
  /** The fixed term that keeps the person longest, and the first day on which it can let them go; null where there is none. */
  readonly fixed: PossibleRelease | null
  /** The same where that day is later still: nobody is let out before it. */
  readonly keptBy: PossibleRelease | null
}

/** The first day on which a fixed term can let a person go, and whether the Parole Board decides that. */
export interface PossibleRelease {
  readonly run: Run
  readonly day: Day
  readonly isByBoard: boolean
}

/** What one-half is taken of: section 28(7)(c) says "that sentence", and not whether the extension period is a part of it. */
export type HalfOf = 'the custodial term' | 'the whole sentence'

/** The later of the end of the minimum terms and the half-way day of each fixed term beside them; null where there is no minimum
 *  term, or one of the sentences is for the whole of life. */
export function afterMinimumTerms(
  runs: readonly Run[],
  halfOf: HalfOf = 'the custodial term',
): AfterMinimumTerms | null {
  if (runs.some(isOfWholeLife)) return null
  const halfwayOf = (run: Run): Day => halfway(run, halfOf)
  const minimum = latest(
    runs.filter((run) => isOfMinimumTerm(run) && !isOfLicence(run)),
    releaseOf,
  )
  if (minimum === null) return null
  const others = runs.filter((run) => !isOfMinimumTerm(run))
  const half = latest(others, halfwayOf)
  const end = releaseOf(minimum)
  const movedBy = half !== null && halfwayOf(half) > end ? half : null
  const day = movedBy === null ? end : halfwayOf(movedBy)
  const last = latest(others, possibleDay)
  const fixed = last === null ? null : { run: last, day: possibleDay(last), isByBoard: isByBoard(last) }
  return { minimum, day, movedBy, fixed, keptBy: fixed !== null && fixed.day > day ? fixed : null }
}

/** From an extended, special or terrorist sentence the Parole Board can let a person go before release is due. */
const possibleDay = (run: Run): Day => paroleDateOf(run) ?? releaseOf(run)

const isByBoard = (run: Run): boolean => possibleDay(run) < releaseOf(run)

/** The run with the latest day; of equals one from which the Parole Board decides, then the first to begin, and the longest. */
function latest(runs: readonly Run[], dayOf: (run: Run) => Day): Run | null {
  let last: Run | null = null
  for (const run of runs)
    if (last === null || dayOf(run) > dayOf(last) || (dayOf(run) === dayOf(last) && isBefore(run, last)))
      last = run
  return last
}

const isBefore = (run: Run, other: Run): boolean =>
  isByBoard(run) === isByBoard(other) ? isRunBefore(run, other) : isByBoard(run)

/** The day on which one-half of the terms is served. Added days are no part of a term. */
function halfway(run: Run, halfOf: HalfOf): Day {
  const whole = halfOf === 'the whole sentence' ? wholeOf(run.parts) : null
  const { days } = lay(run.start, whole ?? run.parts.map(custodialOf))
  return later(run.start, addDays(run.start, partOf(days, oneHalf) - 1 + run.atLarge - creditOfRun(run)))
}
