import { addDays, addMonths, type Day, dateOf, dayOf, keeping, lastOfMonth } from './day.ts'

/** The length of a sentence as the court says it. Years and months are calendar ones, so it has no length in days
 *  until it is placed on a calendar. */
export interface Term {
  readonly years: number
  readonly months: number
  readonly days: number
}

const monthsIn = ({ years, months }: Term): number => 12 * years + months

/** The last day of a term that begins on `start`, counting `start` as its first day: the date before that of the start,
 *  so many months later, or the last of the month where it is shorter. The day is taken off before the months are added,
 *  so that a term loses no day at a month's end; a term that begins on the first of a month ends on the last of one
 *  (Sentence Calculation Policy Framework; PSI 03/2015, 5.5). */
export function lastDay(start: Day, term: Term): Day {
  const { year, month, date } = dateOf(start)
  const count = year * 12 + (month - 1) + monthsIn(term)
  const toMonth = count % 12
  const toYear = (count - toMonth) / 12
  const eve = dayOf(toYear, toMonth + 1, 1) - 1
  return addDays(eve as Day, Math.min(date - 1, lastOfMonth(toYear, toMonth + 1)) + term.days)
}

/** The days from the first to the last, counting both. */
export const daysFrom = (first: Day, last: Day): number => last - first + 1

/** Whether the term is so many years or more. A test of the calendar, not of a number of days: the thresholds of
 *  section 244ZA speak of years. Up to 30 days can make up for the last month, never for two, so that the calendar has to be
 *  looked at only there and where the court spoke of days. */
export function isAtLeastYears(start: Day, term: Term, years: number): boolean {
  const monthsShort = 12 * years - monthsIn(term)
  return (
    monthsShort < 1 ||
    ((monthsShort === 1 || term.days > 30) &&
      addDays(addMonths(start, monthsIn(term)), term.days) >= addMonths(start, 12 * years))
  )
}

/** Whether the term is so many years or less, on the calendar. Up to 28 days never fill more than the last month, so that the
 *  calendar has to be looked at only where there are more. */
export function isAtMostYears(start: Day, term: Term, years: number): boolean {
  const months = monthsIn(term)
  if (months >= 12 * years) return months === 12 * years && term.days === 0
  if (term.days <= 28) return true
  return lastDay(start, term) <= lastDay(start, { years, months: 0, days: 0 })
}

/** The most days that none, one or more months in a row have: from the first of a March, a May or a July. */
const longestMonths = [0, 31, 62, 92, 123, 153, 184, 215, 245, 276, 306, 337] as const

/** The most days that so many months have: every fourth year has a leap day, and the first can have it. */
function mostDays(months: number): number {
  const more = months % 12
  const years = (months - more) / 12
  const leapDays = (years + 3 - ((years + 3) % 4)) / 4
  return 365 * years + leapDays + (longestMonths[more] as number)
}

/** Whether the term is longer than so many months, from whatever day they are counted: 26 weeks are not more than 6 months, which
 *  have up to 184 days. */
export function isOverMonths(term: Term, months: number): boolean {
  const left = months - monthsIn(term)
  return left < 0 || term.days > mostDays(left)
}

/** A number with its thousands set apart: "1,096". */
export const grouped = (n: number): string =>
  n < 1000 ? `${n}` : `${grouped((n - (n % 1000)) / 1000)},${String(n % 1000).padStart(3, '0')}`

const counted = (n: number, unit: string): string => `${grouped(n)} ${unit}${n === 1 ? '' : 's'}`

/** A number of days in words: "1,096 days", "1 day". An explanation writes a dozen. */
export const daysInWords = keeping((n) => counted(n, 'day'))

/** The term in words: "3 years, 2 months and 5 days". */
export function termInWords({ years, months, days }: Term): string {
  let text = years > 0 ? counted(years, 'year') : ''
  if (months > 0) text += `${text === '' ? '' : days > 0 ? ', ' : ' and '}${counted(months, 'month')}`
  if (days > 0 || text === '') text += `${text === '' ? '' : ' and '}${counted(days, 'day')}`
  return text
}

/** Whole months as a term in words: "5 years and 11 months". */
export const monthsInWords = (months: number): string =>
  termInWords({ years: (months - (months % 12)) / 12, months: months % 12, days: 0 })

/** The same as a length is named in a table: "5 years 11 months". */
export function lengthInWords(months: number): string {
  const rest = months % 12
  const years = (months - rest) / 12
  if (years === 0) return counted(rest, 'month')
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`
}
