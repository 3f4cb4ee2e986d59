import type { Day } from '@requisite/law'
import { type DateFault, dayFromText, monthOf, onCalendar, yearOf } from '../../told/date-from-text.ts'
import type { DatePart, FieldError } from './field-errors.ts'

/** Three boxes as they were filled in. */
export type DateBoxes = Readonly<Record<DatePart, string>>

/** The number of a day in its box: 16, 16th; null when it is none. */
const dateOf = (text: string): number | null => {
  const figures = /^(\d+)(?:st|nd|rd|th)?$/i.exec(text)?.[1]
  return figures === undefined ? null : Number(figures)
}

/** The day in three boxes, or what is wrong with it. A whole date may stand in the first. `whenEmpty` is said when nothing was
 *  filled in. */
export function dayFromBoxes({ day, month, year }: DateBoxes, whenEmpty: string): Day | DateFault {
  if (day === '' && month === '' && year === '') return { message: whenEmpty, part: null }
  const date = dateOf(day)
  if (month === '' && year === '') return dayFromText(day)
  if (day === '') return { message: 'Enter the day too.', part: 'day' }
  if (month === '') return { message: 'Enter the month too.', part: 'month' }
  if (year === '') return { message: 'Enter the year too.', part: 'year' }
  if (date === null) return { message: 'Use figures for the day, such as 13.', part: 'day' }
  const monthNumber = monthOf(month)
  if (monthNumber === null)
    return { message: 'Enter the month as a number from 1 to 12, or by its name.', part: 'month' }
  const yearNumber = yearOf(year)
  if (yearNumber === null) return { message: 'Enter the year with 4 figures, such as 2026.', part: 'year' }
  return onCalendar(date, monthNumber, yearNumber)
}

export type { DateFault }

export const isDay = (read: Day | DateFault): read is Day => typeof read === 'number'

/** The fault of a date as the error of its field. */
export const dateError = (field: string, { message, part }: DateFault): FieldError => ({
  field,
  box: `${field}-${part ?? 'day'}`,
  message,
  ...(part === null ? {} : { part }),
})
