import { addDays, type Day } from '@requisite/law'
import { bounds, months } from '@requisite/law/internal'
import { dayWritten, monthNamed, two, yearWritten } from '../court-words/calendar.ts'

/** The number of a month as people write it: 9, 09, Sep, Sept., September; null when it is none. */
function monthOf(text: string): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : monthNamed(text.toLowerCase().replace(/\.$/, ''))
  return number >= 1 && number <= 12 ? number : null
}

/** A year of two figures, or of four; anything else is none. */
const yearOf = (text: string): number | null => (/^(?:\d{2}){1,2}$/.test(text) ? yearWritten(text) : null)

/** A month and its year where nothing else was typed, such as June 2025, as the API writes it: 2025-06; null where it is something else.
 *  With two figures, June 25 is a day too: it is a month only for those who say that they know no more. */
export function isoMonthAlone(text: string, isSaid = false): string | null {
  const [, name = '', its = ''] = /^([a-z]+\.?|\d{1,2})[ ./,'’-]+(\d{4}|\d{2})$/i.exec(text.trim()) ?? []
  const [month, year] = [monthOf(name), yearOf(its)]
  return month === null || year === null || (its.length < 4 && !isSaid) ? null : `${year}-${two(month)}`
}

/** How many days a month has: its last day is the last that is on the calendar. */
const daysIn = (year: number, month: number): number => {
  for (let date = 31; date > 28; date--) if (dayWritten(year, month, date) !== null) return date
  return 28
}

const yearIn = (date: string): number => Number(date.slice(0, 4))

/** What is wrong with a date, and the part of it that is; null for all of it. */
export interface DateFault {
  readonly message: string
  readonly part: 'day' | 'month' | 'year' | null
}

/** A day on the calendar, within the years that we know; or what is wrong with it. */
function onCalendar(date: number, month: number, year: number): Day | DateFault {
  const [first, last] = [yearIn(bounds.firstStart), yearIn(bounds.lastStart)]
  if (year < first || year > last) return { message: `Enter a year from ${first} to ${last}.`, part: 'year' }
  const found = dayWritten(year, month, date)
  if (found !== null) return found
  const length = daysIn(year, month)
  return { message: `${months[month - 1]} ${year} has ${length} days. Check the day.`, part: 'day' }
}

const unreadable: DateFault = { message: 'Enter the date like 16 November 2026, or 16/11/2026.', part: null }

/** Day before month, always: nothing is turned round. */
function inFigures(date: string, month: string, year: string): Day | DateFault {
  if (Number(month) > 12)
    return {
      message: `There is no month ${Number(month)}. Enter the day first, like 16/11/2026.`,
      part: 'month',
    }
  const read = yearOf(year)
  return read === null || Number(month) === 0 ? unreadable : onCalendar(Number(date), Number(month), read)
}

// White space is single spaces by then: each pattern takes only so much of anything, so that no text takes long.
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? /
const written = /^(?:on )?(\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?[-. ]{0,3}([a-z]{3,9})\.?,?[- ]{0,3}(\d{0,4})$/
const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{1,4})$/
const figures = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{2}|\d{4})$/

/** A date as people type or paste it, in one text: the day, or what is wrong with it. Where `today` is given, it may be said by
 *  its name. */
export function dayFromText(typed: string, today: Day | null = null): Day | DateFault {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (today !== null && text === 'today') return today
  if (today !== null && text === 'yesterday') return addDays(today, -1)
  const plain = text.replace(weekday, '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:t.*)?$/.exec(plain)
  if (iso !== null) return inFigures(iso[3] as string, iso[2] as string, iso[1] as string)
  const [, date, month, year] = figures.exec(plain) ?? []
  if (date !== undefined) return inFigures(date, month as string, year as string)
  const first = written.exec(plain)
  const other = american.exec(plain)
  const [d, m, y] =
    first !== null ? [first[1], first[2], first[3]] : other !== null ? [other[2], other[1], other[3]] : []
  const number = monthOf(m ?? '')
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(plain)) return { message: 'Enter the month too.', part: 'month' }
  if (number === null) return unreadable
  if (y === '') return { message: 'Enter the year too.', part: 'year' }
  const read = yearOf(y as string)
  return read === null ? unreadable : onCalendar(Number(d), number, read)
}

/** The first day of a month that was typed in two boxes, or what is wrong with it. */
export function dayFromMonth(month: string, year: string): Day | DateFault {
  if (month === '') return { message: 'Enter the month too.', part: 'month' }
  if (year === '') return { message: 'Enter the year too.', part: 'year' }
  const monthNumber = monthOf(month)
  if (monthNumber === null)
    return { message: 'Enter the month as a number from 1 to 12, or by its name.', part: 'month' }
  const yearNumber = yearOf(year)
  return yearNumber === null
    ? { message: 'Enter the year with 4 figures, such as 2026.', part: 'year' }
    : onCalendar(1, monthNumber, yearNumber)
}
