import { LocalDate } from '@js-joda/core'
import type { Term } from '../../law/src/calendar/term.ts'

/** The last day of a term by the prison service's rule, on js-joda's calendar: an implementation that shares no code
 *  with the law's own. */
export function lastDayOnJoda(start: LocalDate, { years, months, days }: Term): LocalDate {
  const n = 12 * years + months
  const last =
    n > 0 && start.dayOfMonth() === 1 ? start.plusMonths(n).minusDays(1) : start.minusDays(1).plusMonths(n)
  return last.plusDays(days)
}

/** Whether a term is so many years or more on js-joda's calendar. */
export const isAtLeastYearsOnJoda = (start: LocalDate, { years, months, days }: Term, n: number): boolean =>
  !start
    .plusMonths(12 * years + months)
    .plusDays(days)
    .isBefore(start.plusYears(n))

/** Whether js-joda has this date. */
export function isOnJoda(year: number, month: number, date: number): boolean {
  try {
    return LocalDate.of(year, month, date) !== null
  } catch {
    return false
  }
}
