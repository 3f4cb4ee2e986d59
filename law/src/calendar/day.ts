/** A calendar day as a whole number: days after 1 January 1970 on the Gregorian calendar. No clock, no zone. */
export type Day = number & { readonly day: unique symbol }

/** Stands in for a day that could not be read, where the rest is read on: it is neither before nor after another. */
export const noDay = Number.NaN as Day

/** A day as people write it. Months run from 1 to 12. */
interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly date: number
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The last date of a month: 28, 29, 30 or 31. */
export const lastOfMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Whole-number division of numbers that are not negative. */
const div = (a: number, b: number): number => (a / b) | 0

/** The days from 1 March of the year 0, where the count is easiest, to 1 January 1970. */
const toEpoch = 719468

/** The day number of a calendar date. Years are counted from March, so that the leap day comes last. */
export function dayOf(year: number, month: number, date: number): Day {
  const marchYear = month > 2 ? year : year - 1
  const marchMonth = month > 2 ? month - 3 : month + 9
  const leapDays = div(marchYear, 4) - div(marchYear, 100) + div(marchYear, 400)
  return (365 * marchYear + leapDays + div(153 * marchMonth + 2, 5) + date - 1 - toEpoch) as Day
}

/** The calendar date of a day number: the way back from `dayOf`. */
export function dateOf(day: Day): CalendarDate {
  const shifted = day + toEpoch
  const era = div(shifted, 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = div(dayOfEra - div(dayOfEra, 1460) + div(dayOfEra, 36524) - div(dayOfEra, 146096), 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + div(yearOfEra, 4) - div(yearOfEra, 100))
  const marchMonth = div(5 * dayOfYear + 2, 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
  return { year, month, date: dayOfYear - div(153 * marchMonth + 2, 5) + 1 }
}

/** The day written as YYYY-MM-DD, or null when it is written otherwise or is on no calendar (2026-02-30, year 0). */
export function parseDay(text: string): Day | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const date = digits(text, 8, 10)
  return year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= lastOfMonth(year, month)
    ? dayOf(year, month, date)
    : null
}

/** The first and the last day of a month that is written as YYYY-MM. */
export const firstIn = (month: string): Day => parseDay(`${month}-01`) as Day
export const lastIn = (month: string): Day => addDays(addMonths(firstIn(month), 1), -1)

/** Every day of it. */
export const daysInMonth = (month: string): readonly Day[] =>
  Array.from({ length: lastIn(month) - firstIn(month) + 1 }, (_, i) => addDays(firstIn(month), i))

/** The number that these characters write, or none (NaN) when one of them is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

/** Writes each of the first numbers once and keeps it: an answer writes a dozen dates, and most fall between 1970 and 2106. */
export function keeping<N extends number>(write: (day: N) => string): (day: N) => string {
  const cache = new Array<string>(50_000).fill('')
  return (day) => {
    const known = cache[day]
    if (known !== '') return known ?? write(day)
    const words = write(day)
    cache[day] = words
    return words
  }
}

/** The day as YYYY-MM-DD. */
export const isoDate = keeping((day: Day) => {
  const { year, month, date } = dateOf(day)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
})

export const addDays = (day: Day, days: number): Day => (day + days) as Day

/** The same date so many months later, or the last of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = dateOf(day)
  const count = year * 12 + (month - 1) + months
  const toYear = div(count, 12)
  const toMonth = (count % 12) + 1
  return dayOf(toYear, toMonth, Math.min(date, lastOfMonth(toYear, toMonth)))
}

export const later = (a: Day, b: Day): Day => Math.max(a, b) as Day
export const earlier = (a: Day, b: Day): Day => Math.min(a, b) as Day

/** The latest of some days; null where there is none. */
export function latestOf(days: readonly (Day | null)[]): Day | null {
  let last: Day | null = null
  for (const day of days) if (day !== null) last = last === null ? day : later(last, day)
  return last
}

/** 0 for Sunday to 6 for Saturday. Counted from a Sunday before any day that is asked for. */
export const weekdayOf = (day: Day): number => (day + toEpoch + 3) % 7

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** The months as they are said. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The day as a person says it: 14 November 2026. */
export const inWords = keeping((day: Day) => {
  const { year, month, date } = dateOf(day)
  return `${date} ${months[month - 1]} ${year}`
})

/** A month that is written as YYYY-MM, as a person says it: June 2025. */
export const monthInWords = (month: string): string => inWords(firstIn(month)).slice(2)

/** From a day to another, both counted; one day is said once. */
export const periodInWords = (first: Day, last: Day): string =>
  first === last ? inWords(first) : `${inWords(first)} to ${inWords(last)}`

/** The name of its weekday: Saturday. */
export const weekdayInWords = (day: Day): string => weekdays[weekdayOf(day)] as string

/** The day with its weekday: Saturday 14 November 2026. */
export const inWordsWithWeekday = keeping((day: Day) => `${weekdayInWords(day)} ${inWords(day)}`)

/** Whether the day is a Saturday. */
export const isSaturday = (day: Day): boolean => weekdayOf(day) === 6
