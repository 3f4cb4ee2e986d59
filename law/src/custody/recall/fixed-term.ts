import { addDays, type Day, later } from '../../calendar/day.ts'
import type { Stage } from '../../tables/stages.ts'

/** The fixed term of a recalled run (sections 255B and 255BA): a number of days that begins with the day of return. */
export interface FixedTerm {
  readonly first: Day
  readonly days: number
  /** The stage before which a recall that became one of 56 days let nobody go; null where there is none. */
  readonly stage: Stage | null
  /** The first release day, before which a person recalled from a curfew is not let go (sections 255B(1B) and 255BA(2)(b)). */
  readonly notBefore: Day | null
  /** It began as a standard recall, before there were any of 56 days. */
  readonly isConverted: boolean
  /** Days at large that began in it, and the last of them. */
  away: number
  lastAway: Day | null
  /** Days added in it, less those given back (section 257). */
  added: number
}

/** The last day by the count alone: the days at large come on top. */
export const countedDay = ({ first, days, away }: FixedTerm): Day => addDays(first, days - 1 + away)

/** Days given back cannot shorten the term itself. */
export const addedDaysOf = ({ added }: FixedTerm): number => Math.max(0, added)

/** The last day as it stands, before the end of the run cuts it: first the stage, then the added days. */
export function uncutDay(term: FixedTerm): Day {
  let day = countedDay(term)
  if (term.stage !== null) day = later(day, term.stage.day)
  if (term.notBefore !== null) day = later(day, term.notBefore)
  if (term.lastAway !== null) day = later(day, addDays(term.lastAway, 1))
  return addDays(day, addedDaysOf(term))
}
