import { addDays, type Day, isoDate, parseDay } from '@requisite/law'
import { months } from '@requisite/law/internal'
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

/** The day that begins at this place, if one does: one that is spoken from today on, or one that is written. */
export function dateAt(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  return (
    spokenDay(tokens, at, today) ??
    namedDay(tokens, at, today) ??
    weekdayAt(tokens, at, today) ??
    writtenDay(tokens, at, today)
  )
}

const open = (next: number, days: readonly Day[] = []): DateFound => ({ day: null, days, next })
const sure = (day: Day, next: number): DateFound => ({ day, days: [], next })

/** Where a day may begin that is told from today on. */
const mayBeSpoken = /^(?:today|yesterday|this|earlier|just|the|day|an?|last|next|couple|few)$/
const now =
  /^(?:(?:earlier )?(?:today(?: this)?(?: (?:early |late )?(?:morning|afternoon|evening|lunchtime))?|this (?:very )?(?:early |late )?(?:morning|afternoon|evening|lunchtime))|just now|this very day)\b/
const yesterday = /^yesterday(?: (?:early |late )?(?:morning|afternoon|evening|lunchtime))?\b/
const dayBefore = /^(?:the )?day before yesterday\b/
const ago = /^(\d+|an?) ?-?(day|week|fortnight|month|year)s? ago(?: (today|yesterday))?\b/
/** So short a time before is the same day. */
const justAgo = /^(?:half )?(?:\d+|an?) (?:hour|hr|minute|min)s? ago\b/
const lastNight = /^last (?:night|evening)\b/
const vaguely = /^(?:(?:an? )?(?:couple|few)|several) (?:of )?(?:day|week|fortnight|month|year)s? ago\b/
const periods = /^(?:last|this|next) (?:week|month|year|xmas|christmas)\b/
/** Before a number they leave it open. */
const isVague =
  /^(?:about|around|roughly|nearly|almost|over|under|approximately|approx|some|maybe|like|than|least|most|or|to|-|so)$/
/** "On the 12th", and no count, floor or birthday of that number. */
const ordinal =
  /^(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: of (this|last) month)?(?=$|[.,;:)(\n-]| (?:for|he|she|they|we|i|it|to|at|and|got|was|were|my|his|her|with|by|in|until|till|but|from|when|less|minus|\d)\b)/

/** "This morning", "ten days ago", "on the 12th": certain, or one that it most likely is. */
function spokenDay(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const { text = '', value } = tokens[at] ?? {}
  const before = tokens[at - 1]?.text ?? ''
  if (value === undefined && !mayBeSpoken.test(text)) return null
  const isOn = /^(?:on|since|from|until|till)$/.test(before) || weekday.test(before)
  const isAgo = [2, 3].some((n) => tokens[at + n]?.text === 'ago')
  if ((value !== undefined || text === 'the') && !isOn && !isAgo && tokens[at + 1]?.text !== 'day')
    return null
  const match = matcherAt(tokens, at)
  const [isNow, isYesterday, isBefore] = [match(now), match(yesterday), match(dayBefore)]
  if (isNow !== null) return sure(today, isNow.next)
  if (isYesterday !== null) return sure(addDays(today, -1), isYesterday.next)
  if (isBefore !== null) return sure(addDays(today, -2), isBefore.next)
  const within = match(justAgo)
  if (within !== null) return sure(today, within.next)
  const night = match(lastNight)
  if (night !== null) return open(night.next, [addDays(today, -1)])
  const some = match(periods) ?? match(vaguely)
  if (some !== null) return open(some.next)
  const found = match(ago)
  if (found !== null) {
    const [, count = '', unit = '', from] = found.parts
    const n = /^a/.test(count) ? 1 : Number(count)
    const start = from === 'yesterday' ? addDays(today, -1) : today
    const days = { day: n, week: 7 * n, fortnight: 14 * n }[unit]
    const day = days === undefined ? monthsBefore(start, unit === 'year' ? 12 * n : n) : addDays(start, -days)
    // "A month ago" is hardly the day.
    const isSure = !isVague.test(before) && (days !== undefined || from !== undefined)
    return day === null || n > 9999
      ? open(found.next)
      : isSure
        ? sure(day, found.next)
        : open(found.next, [day])
  }
  const nth = isOn ? match(ordinal) : null
  if (nth === null) return null
  const days = [0, 1]
    .map((n) => inMonth(monthsBefore(firstOf(today), n), nth.parts[1] ?? ''))
    .filter((day) => day !== null && day <= today) as Day[]
  const [first] = nth.parts[2] === 'last' ? days.filter((day) => day < firstOf(today)) : days
  return first === undefined
    ? open(nth.next)
    : nth.parts[2] === undefined
      ? open(nth.next, [first])
      : sure(first, nth.next)
}

const firstOf = (day: Day): Day => parseDay(`${isoDate(day).slice(0, 8)}01`) as Day
const inMonth = (first: Day | null, date: string): Day | null =>
  first === null ? null : parseDay(`${isoDate(first).slice(0, 8)}${two(date)}`)
/** The same date so many months before, if there is one. */
function monthsBefore(day: Day, count: number): Day | null {
  const [year = 0, month = 0, date = 0] = isoDate(day).split('-').map(Number)
  const all = 12 * year + month - 1 - count
  return dayOf(Math.floor(all / 12), (all % 12) + 1, date)
}

/** Days that bear a name, each with its month and date. */
const namedDays: Readonly<Record<string, readonly [month: number, date: number]>> = {
  halloween: [10, 31],
  'bonfire night': [11, 5],
  'guy fawkes': [11, 5],
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  'new years eve': [12, 31],
  'new years day': [1, 1],
  'valentines day': [2, 14],
}
const namedAlone =
  /^(?:halloween|bonfire night|guy fawkes|christmas eve|christmas day|boxing day|new years eve|new years day|valentines day)\b/
/** "At the start of November", "mid October": a month, and no day of it. */
const partOfMonth =
  /^(?:(?:the )?(?:very )?(?:start|beginning|end|middle) of|mid|early|late) ?-? ?([a-z]{3,9})(?: \d{4})?(?![a-z])/

function namedDay(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const text = tokens[at]?.text ?? ''
  if (
    !/^(?:halloween|bonfire|guy|christmas|boxing|new|valentines|the|very|start|beginning|end|middle|mid|early|late)$/.test(
      text,
    )
  )
    return null
  const match = matcherAt(tokens, at)
  const named = match(namedAlone)
  if (named !== null) {
    const [month, date] = namedDays[named.parts[0] ?? ''] ?? [0, 0]
    return open(named.next, inYears(month, date, today))
  }
  const part = match(partOfMonth)
  return part !== null && monthOf(part.parts[1] ?? '') > 0 ? open(part.next) : null
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: Day): number => (day + 4) % 7

/** "Last Friday" is the one before today, most likely; "Friday 13 November" proves its year. */
function weekdayAt(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const said = (i: number): string => tokens[i]?.text ?? ''
  // "A week last Friday".
  if (said(at) === 'a' && said(at + 1) === 'week' && said(at + 2) !== 'ago') {
    const found = weekdayAt(tokens, at + (said(at + 2) === 'on' ? 3 : 2), today)
    return found === null
      ? null
      : open(
          found.next,
          found.days.map((day) => addDays(day, -7)),
        )
  }
  const which = /^(?:last|this|next|past)$/.test(said(at)) ? said(at) : ''
  const here = which === '' ? at : at + 1
  if (!weekday.test(said(here)) || said(here).length < 4) return null
  const name = names.indexOf(said(here).slice(0, 3))
  let next = here + 1
  if (said(next) === ',') next++
  if (said(next) === 'the' || !weekday.test(said(next))) {
    const found = dateAt(tokens, next, today)
    const isOfIt = (day: Day): boolean => weekdayOf(day) === name
    if (found?.day != null) return isOfIt(found.day) ? found : open(found.next, [found.day])
    const [only, ...others] = found?.days.filter(isOfIt) ?? []
    // A day of the month alone may be of an earlier month.
    if (found !== null && only !== undefined && others.length === 0 && found.days.length > 1)
      return sure(only, found.next)
    if (found !== null) return open(found.next, found.days.filter(isOfIt))
  }
  const back = (weekdayOf(today) - name + 7) % 7
  const last = addDays(today, -(back === 0 ? 7 : back))
  // "The Friday before last", "Friday last".
  if (said(here + 1) === 'before' && said(here + 2) === 'last') return open(here + 3, [addDays(last, -7)])
  if (which === '' && said(here + 1) === 'last') return open(here + 2, [last])
  const isOdd = which === 'next' || /^(?:before|week)$/.test(said(here + 1))
  const isComing = which === 'this' && (name + 6) % 7 > (weekdayOf(today) + 6) % 7
  return open(
    here + 1,
    isOdd || isComing ? [] : [addDays(today, -(back === 0 && which !== 'this' ? 7 : back))],
  )
}

function writtenDay(tokens: readonly Token[], at: number, today: Day): DateFound | null {
  const { text = '', is, nth, value } = tokens[at] ?? {}
  const before = tokens[at - 1]?.text ?? ''
  const mayBegin = is === 'figures' || nth !== undefined || value !== undefined
  const isThe = text === 'the' && (tokens[at + 1]?.nth !== undefined || tokens[at + 1]?.is === 'figures')
  if (!mayBegin && !isThe && monthOf(text) === 0) return null
  const match = matcherAt(tokens, at)
  const figures = match(parted)
  if (figures !== null && is === 'figures') {
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
    if (its !== undefined) return { day: dayOf(yearOf(its), month, of), days: [], next: found.next }
    const year = ['last', 'this'].indexOf(tokens[found.next]?.text ?? '')
    if (year < 0 || tokens[found.next + 1]?.text !== 'year')
      return open(found.next, inYears(month, Number(of), today))
    const thisYear = Number(isoDate(today).slice(0, 4))
    return { day: dayOf(thisYear - 1 + year, month, of), days: [], next: found.next + 2 }
  }
  if (monthOf(text) === 0) return null
  // "May 2026" is a month; "may" alone is a word.
  if (/^\d{4}$/.test(tokens[at + 1]?.text ?? '')) return open(at + 2)
  const isSaid = text.length > 3 || text === 'may'
  return isSaid && /^(?:since|in|last|from|until|till)$/.test(before) ? open(at + 1) : null
}

const isFrom1To = (most: number, text: string): boolean => Number(text) > 0 && Number(text) <= most
