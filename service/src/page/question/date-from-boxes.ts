import { bounds, type Day, months, parseDay } from '@requisite/law'
import type { DatePart, FieldError } from './field-errors.ts'

/** Three boxes as they were filled in. */
export type DateBoxes = Readonly<Record<DatePart, string>>

/** The number of a month as people write it: 9, 09, Sep, September; null when it is none. */
function monthOf(text: string): number | null {
  const name = text.toLowerCase().replace(/\.$/, '')
  const at = name.length < 3 ? -1 : months.findIndex((month) => month.toLowerCase().startsWith(name))
  const number = at >= 0 ? at + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= 12 ? number : null
}

/** How many days a month has: its last day is the last that is on the calendar. */
const daysIn = (year: number, month: number): number => {
  for (let date = 31; date > 28; date--) if (dayOf(year, month, date) !== null) return date
  return 28
}

const two = (n: number): string => String(n).padStart(2, '0')
const dayOf = (year: number, month: number, date: number): Day | null =>
  parseDay(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`)

const yearIn = (date: string): number => Number(date.slice(0, 4))

/** What is wrong with a date, in words for three boxes, and the box to mark; null for all of them. */
export interface DateFault {
  readonly message: string
  readonly part: DatePart | null
}

/** The day in three boxes, or what is wrong with it. `whenEmpty` is said when nothing was filled in. */
export function dayFromBoxes({ day, month, year }: DateBoxes, whenEmpty: string): Day | DateFault {
  if (day === '' && month === '' && year === '') return { message: whenEmpty, part: null }
  if (day === '') return { message: 'Enter the day too.', part: 'day' }
  if (month === '') return { message: 'Enter the month too.', part: 'month' }
  if (year === '') return { message: 'Enter the year too.', part: 'year' }
  if (!/^\d+$/.test(day)) return { message: 'Use figures for the day, such as 13.', part: 'day' }
  const monthNumber = monthOf(month)
  if (monthNumber === null)
    return { message: 'Enter the month as a number from 1 to 12, or by its name.', part: 'month' }
  if (!/^\d{4}$/.test(year)) return { message: 'Enter the year with 4 figures, such as 2026.', part: 'year' }
  return onCalendar(Number(day), monthNumber, Number(year))
}

function onCalendar(date: number, month: number, year: number): Day | DateFault {
  const [first, last] = [yearIn(bounds.firstStart), yearIn(bounds.lastStart)]
  if (year < first || year > last) return { message: `Enter a year from ${first} to ${last}.`, part: 'year' }
  const found = dayOf(year, month, date)
  if (found !== null) return found
  const length = daysIn(year, month)
  return { message: `${months[month - 1]} ${year} has ${length} days. Check the day.`, part: 'day' }
}

export const isDay = (read: Day | DateFault): read is Day => typeof read === 'number'

/** The fault of a date as the error of its field. */
export const dateError = (field: string, { message, part }: DateFault): FieldError => ({
  field,
  box: `${field}-${part ?? 'day'}`,
  message,
  ...(part === null ? {} : { part }),
})
