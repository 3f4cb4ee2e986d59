import { addDays, type Day, months, parseDay } from '@requisite/law'
import { unitOf } from './length.ts'
import { ordinalAt, yearInWords } from './numbers.ts'
import { isClose, type Token } from './tokens.ts'

/** A day in the text. Without its year, or its day, it is none, but may be one of several. */
export interface DateFound {
  readonly day: Day | null
  /** The days that it may be. */
  readonly days: readonly Day[]
  readonly next: number
  /** Two figures with a stroke: "3/9". */
  readonly isShort: boolean
}

/** The number of a month as people write it: Sep, Sept, September; 0 when it is none. */
function monthOf(text: string): number {
  const name = text === 'sept' ? 'sep' : text
  return name.length < 3 ? 0 : months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1
}

const two = (n: number): string => String(n).padStart(2, '0')
const dayOf = (year: number, month: number, date: number): Day | null =>
  year < 1900 || year > 2199 ? null : parseDay(`${year}-${two(month)}-${two(date)}`)

/** A year of two figures is of this century to 79, as on a court paper. */
const yearOf = (text: string): number | null =>
  /^\d{4}$/.test(text)
    ? Number(text)
    : /^\d{2}$/.test(text)
      ? Number(text) + (Number(text) < 80 ? 2000 : 1900)
      : null

const weekdays = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/
const signs = new Set(['/', '.', '-'])

/** The same day of this year and of the year before, the last that has come first. */
const inYears = (month: number, date: number, today: Day): readonly Day[] => {
  const days = Array.from({ length: 3 }, (_, i) => dayOf(yearOfDay(today) - i, month, date)).filter(
    (day) => day !== null,
  )
  return days.filter((day) => day <= today).slice(0, 2)
}

/** The year that a day is in. */
function yearOfDay(day: Day): number {
  let year = 1970 + Math.floor(day / 366)
  while ((parseDay(`${year + 1}-01-01`) as Day) <= day) year++
  return year
}

/** The day that begins at this place, if one does. */
export function dateAt(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  const whole = (day: Day | null, next: number): DateFound => ({ day, days: [], next, isShort: false })
  const open = (next: number, days: readonly Day[] = [], isShort = false): DateFound => ({
    day: null,
    days,
    next,
    isShort,
  })
  if (text(at) === 'today') return whole(today, at + 1)
  if (text(at) === 'yesterday') return whole(addDays(today, -1), at + 1)
  if (weekdays.test(text(at)) && text(at).length > 3) {
    const after = text(at + 1) === ',' ? at + 2 : at + 1
    const day = dateAt(tokens, after, today)
    return day !== null && !weekdays.test(text(after)) ? day : open(at + 1)
  }
  if (
    /^(?:last|this|next)$/.test(text(at)) &&
    (/^(?:week|month|year|xmas|christmas)$/.test(text(at + 1)) || weekdays.test(text(at + 1)))
  )
    return open(at + 2)
  // 2026-06-12
  const isSign = (i: number): boolean => signs.has(text(i)) && isClose(tokens, i) && isClose(tokens, i + 1)
  if (
    /^\d{4}$/.test(text(at)) &&
    text(at + 1) === '-' &&
    text(at + 3) === '-' &&
    isSign(at + 1) &&
    isSign(at + 3)
  ) {
    const day = dayOf(Number(text(at)), Number(text(at + 2)), Number(text(at + 4)))
    return day === null ? null : whole(day, at + 5)
  }
  // 14-8-25, 02/11/2026: the day first, always.
  if (tokens[at]?.is === 'figures' && isSign(at + 1) && tokens[at + 2]?.is === 'figures') {
    const [date, month] = [Number(text(at)), Number(text(at + 2))]
    if (text(at + 3) === text(at + 1) && isSign(at + 3) && tokens[at + 4]?.is === 'figures') {
      const year = yearOf(text(at + 4))
      const day = year === null ? null : dayOf(year, month, date)
      return day === null ? open(at + 5) : whole(day, at + 5)
    }
    if (
      text(at + 1) === '/' &&
      date <= 31 &&
      month <= 12 &&
      month > 0 &&
      date > 0 &&
      !/^(?:years?|yrs?|months?)$/.test(text(at + 3))
    )
      return open(at + 3, inYears(month, date, today), true)
    return null
  }
  // A year alone.
  if (
    /^(?:1[6-9]|20)\d{2}$/.test(text(at)) &&
    /^(?:in|from|since|of|back|until|till|year|born|dob)$/.test(text(at - 1)) &&
    unitOf(text(at + 1)) === null
  )
    return open(at + 1)
  const start = text(at) === 'the' ? at + 1 : at
  const ordinal = ordinalAt(tokens, start)
  if (ordinal !== null && Number.isInteger(ordinal.value) && ordinal.value > 0 && ordinal.value <= 31) {
    let next = ordinal.next
    if (text(next) === 'of') next++
    while (text(next) === '-' || (text(next) === '.' && isClose(tokens, next))) next++
    const month = tokens[next]?.is === 'word' ? monthOf(text(next)) : 0
    if (month > 0) return withYear(tokens, next + 1, month, ordinal.value, today)
  }
  if (tokens[at]?.is === 'word' && monthOf(text(at)) > 0) {
    const month = monthOf(text(at))
    const date = ordinalAt(tokens, text(at + 1) === 'the' ? at + 2 : at + 1)
    if (date !== null && date.value <= 31 && /^\d{1,2}$|^[a-z]+$/.test(text(date.next - 1)) && date.value > 0)
      return withYear(tokens, date.next, month, date.value, today)
    // "May 2026" is a month; "may" alone is a word.
    if (/^\d{4}$/.test(text(at + 1))) return open(at + 2)
    return (text(at).length > 3 || text(at) === 'may') &&
      /^(?:since|in|last|from|until|till)$/.test(text(at - 1))
      ? open(at + 1)
      : null
  }
  return null
}

function withYear(tokens: readonly Token[], at: number, month: number, date: number, today: Day): DateFound {
  const text = (i: number): string => tokens[i]?.text ?? ''
  let next = at
  while (
    text(next) === ',' ||
    text(next) === '-' ||
    (text(next) === '.' && tokens[next + 1]?.is === 'figures')
  )
    next++
  const isUnit = (i: number): boolean => tokens[i]?.is === 'word' && unitOf(text(i)) !== null
  const inWords = yearInWords(tokens, next)
  if (inWords !== null && !isUnit(inWords.next))
    return { day: dayOf(inWords.value, month, date), days: [], next: inWords.next, isShort: false }
  const year = tokens[next]?.is === 'figures' ? yearOf(text(next)) : null
  const isYear = year !== null && (text(next).length === 4 || !isUnit(next + 1))
  if (!isYear) return { day: null, days: inYears(month, date, today), next: at, isShort: false }
  return { day: dayOf(year, month, date), days: [], next: next + 1, isShort: false }
}
