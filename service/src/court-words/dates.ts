import { addDays, type Day, isoDate, months, parseDay } from '@requisite/law'
import { matcherAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A day in the text. Without its year, or its day, it is none, but may be one of several. */
export interface DateFound {
  readonly day: Day | null
  /** The days that it may be. */
  readonly days: readonly Day[]
  readonly next: number
}

/** The number of a month as people write it: Sep, Sept, September; 0 when it is none. */
function monthOf(text: string): number {
  const name = text === 'sept' ? 'sep' : text
  return name.length < 3 ? 0 : months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1
}

const two = (n: number | string): string => String(n).padStart(2, '0')
const dayOf = (year: number, month: number | string, date: number | string): Day | null =>
  year < 1900 || year > 2199 ? null : parseDay(`${year}-${two(month)}-${two(date)}`)

/** A year of two figures is of this century to 79, as on a court paper; one in words has two numbers. */
function yearOf(text: string): number {
  const year = Number(text.replace(/\D/g, ''))
  return text.length > 2 ? year : year + (year < 80 ? 2000 : 1900)
}

/** The same day of this year and of the year before, the last that has come first. */
function inYears(month: number, date: number, today: Day): readonly Day[] {
  const year = Number(isoDate(today).slice(0, 4))
  const days = [year, year - 1, year - 2].map((one) => dayOf(one, month, date))
  return days.filter((day) => day !== null && day <= today).slice(0, 2) as readonly Day[]
}

const weekday =
  /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?(?=[ ,]|$)/
const parted = /^(\d+)([/.-])(\d+)(?:\2(\d+))?/
/** A day of a month, either first; behind it a year of four figures, in words, or of two, which are not the number of something. */
const dayFirst =
  /^(?:the )?(\d{1,2})(?:th| ?(?:st|nd|rd|th)\b)?(?: ?of)?[ .-]*([a-z]{3,9})(?![a-z])(?:[ ,-]*(?:\. ?)?(\d{4}|20[ -]+[1-9]\d|\d{2}(?! ?(?:y|yrs?|years?|m|mths?|months?|w|wks?|weeks?|d|days?)\b))(?![\d/]))?/
const monthFirst =
  /^([a-z]{3,9}) (?:the )?(\d{1,2})(?:th| ?(?:st|nd|rd|th)\b)?(?![\d/])(?! ?(?:y|yrs?|years?|m|mths?|months?|w|wks?|weeks?|d|days?)\b)(?:[ ,-]*(?:\. ?)?(\d{4}|20[ -]+[1-9]\d|\d{2}(?! ?(?:y|yrs?|years?|m|mths?|months?|w|wks?|weeks?|d|days?)\b))(?![\d/]))?/
const yearAlone = /^(?:1[6-9]|20)\d{2}\b(?! ?(?:y|yrs?|years?|m|mths?|months?|w|wks?|weeks?|d|days?)\b)/

/** The day that begins at this place, if one does. */
export function dateAt(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const text = tokens[at]?.text ?? ''
  const before = tokens[at - 1]?.text ?? ''
  const open = (next: number, days: readonly Day[] = []): DateFound => ({ day: null, days, next })
  if (text === 'today') return { day: today, days: [], next: at + 1 }
  if (text === 'yesterday') return { day: addDays(today, -1), days: [], next: at + 1 }
  if (weekday.test(text) && text.length > 3) {
    const after = tokens[at + 1]?.text === ',' ? at + 2 : at + 1
    return (weekday.test(tokens[after]?.text ?? '') ? null : dateAt(tokens, after, today)) ?? open(at + 1)
  }
  const mayBegin =
    tokens[at]?.is === 'figures' || tokens[at]?.nth !== undefined || tokens[at]?.value !== undefined
  const isBefore =
    text === 'the'
      ? tokens[at + 1]?.nth !== undefined || tokens[at + 1]?.is === 'figures'
      : /^(?:last|this|next)$/.test(text)
  if (!mayBegin && monthOf(text) === 0 && !isBefore) return null
  const match = matcherAt(tokens, at)
  const some = match(/^(?:last|this|next) ((?:week|month|year|xmas|christmas)\b)?/)
  if (some !== null && (some.parts[1] !== undefined || weekday.test(tokens[at + 1]?.text ?? '')))
    return open(at + 2)
  const figures = match(parted)
  if (figures !== null && tokens[at]?.is === 'figures') {
    const [, first = '', sign, month = '', last] = figures.parts
    const isYearFirst = first.length === 4 && sign === '-' && last !== undefined
    const [whole, of] = isYearFirst ? [first, last] : [last, first]
    const day =
      whole === undefined || !/^(?:\d{2}){1,2}$/.test(whole) ? null : dayOf(yearOf(whole), month, of)
    // 2026-06-12; 14-8-25, 02/11/2026: the day first, always.
    if (last !== undefined) return isYearFirst && day === null ? null : { day, days: [], next: figures.next }
    const isDay = sign === '/' && [31, 12].every((most, i) => isFrom1To(most, i === 0 ? first : month))
    const isLength = /^(?:years?|yrs?|months?)$/.test(tokens[figures.next]?.text ?? '')
    return isDay && !isLength ? open(figures.next, inYears(Number(month), Number(first), today)) : null
  }
  const alone = /^(?:in|from|since|of|back|until|till|year|born|dob)$/.test(before)
  if (alone && match(yearAlone) !== null) return open(at + 1)
  const first = match(dayFirst)
  const turned = first !== null && monthOf(first.parts[2] ?? '') > 0 ? null : match(monthFirst)
  const found = turned ?? first
  const [, one = '', other = '', its] = found?.parts ?? []
  const [month, of] = turned === null ? [monthOf(other), one] : [monthOf(one), other]
  if (found !== null && month > 0 && isFrom1To(31, of)) {
    if (its === undefined) return open(found.next, inYears(month, Number(of), today))
    return { day: dayOf(yearOf(its), month, of), days: [], next: found.next }
  }
  if (monthOf(text) === 0) return null
  // "May 2026" is a month; "may" alone is a word.
  if (/^\d{4}$/.test(tokens[at + 1]?.text ?? '')) return open(at + 2)
  const isSaid = text.length > 3 || text === 'may'
  return isSaid && /^(?:since|in|last|from|until|till)$/.test(before) ? open(at + 1) : null
}

const isFrom1To = (most: number, text: string): boolean => Number(text) > 0 && Number(text) <= most
