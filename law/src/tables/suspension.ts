import { addMonths, type Day } from '../calendar/day.ts'
import { isAtMostYears, type Term } from '../calendar/term.ts'
import { days, lawAsAt } from './days.ts'

/** Sentencing Code, sections 264 and 277: the shortest term that a court can suspend. */
const leastDays = 14
/** Sections 264A and 277A: the longest that it must suspend as a rule. */
const usualYears = 1
/** The longest that it can suspend: 2 years, and 3 for a conviction from the day of section 2 of the Act of 2026. */
const mostYears = { before: 2, since: 3 } as const

/** Whether a court that passed this sentence on an adult had to suspend it as a rule, could suspend it, or could not. */
export function suspension(start: Day, term: Term, totalDays: number): 'as a rule' | 'possible' | null {
  const isNew = start >= days.suspendedSentences.day
  if (totalDays < leastDays || !isAtMostYears(start, term, isNew ? mostYears.since : mostYears.before))
    return null
  return isNew && isAtMostYears(start, term, usualYears) ? 'as a rule' : 'possible'
}

/** The longest time for which a sentence could be suspended until the Act (Sentencing Code, section 288). */
const mostYearsSuspended = 2

/** Whether one that was suspended on that day may be so still: who is in prison for an older one is there because it was not, or is
 *  no longer. */
export const mayStillBeSuspended = (start: Day): boolean =>
  addMonths(start, 12 * mostYearsSuspended) > lawAsAt

/** Whether it is short: of a length that is suspended as a rule today. */
export const isShortTerm = (start: Day, term: Term): boolean => isAtMostYears(start, term, usualYears)
