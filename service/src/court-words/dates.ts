import { addDays, type Day } from '@requisite/law'
import { addMonths, dateOf } from '@requisite/law/internal'
import { dayWritten, monthNamed, yearWritten } from './calendar.ts'
import { matcherAt } from './numbers.ts'
import { type Tokens, textAt } from './tokens.ts'

/** A day in the text. Without its year, or its day, it is none, but may be one of several. */
export interface DateFound {
  readonly day: Day | null
  /** The days that it may be. */
  readonly days: readonly Day[]
  readonly next: number
}

/** The same day of this year and of the year before, the last that has come first. */
function inYears(month: number, date: number, today: Day): readonly Day[] {
  const { year } = dateOf(today)
  const days = [year, year - 1, year - 2].map((one) => dayWritten(one, month, date))
  return days.filter((day) => day !== null && day <= today).slice(0, 2) as readonly Day[]
}

const weekday =
  /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?(?=[ ,]|$)/
const parted = /^(\d+)([/.-])(\d+)(?:\2(\d+))?/
/** A number is not that of something: "2 years". */
const noUnit = '(?! ?(?:y|yrs?|years?|m|mths?|months?|w|wks?|weeks?|d|days?)\\b)'
/** Behind a day: a year of four figures, in words, or of two. */
const itsYear = `(?:[ ,-]*(?:\\. ?)?(\\d{4}|20[ -]+[1-9]\\d|\\d{2}${noUnit})(?![\\d/]))?`
const itsEnding = '(?:th| ?(?:st|nd|rd|th)\\b)?'
const dayFirst = new RegExp(`^(?:the )?(\\d{1,2})${itsEnding}(?: ?of)?[ .-]*([a-z]{3,9})(?![a-z])${itsYear}`)
const monthFirst = new RegExp(`^([a-z]{3,9}) (?:the )?(\\d{1,2})${itsEnding}(?![\\d/])${noUnit}${itsYear}`)
const yearAlone = new RegExp(`^(?:1[6-9]|20)\\d{2}\\b${noUnit}`)

/** The day that begins at this place, if one does: one that is spoken from today on, or one that is written. */
export function dateAt(tokens: Tokens, at: number, today: Day): DateFound | null {
  return (
    spokenDay(tokens, at, today) ??
    namedDay(tokens, at, today) ??
    weekdayAt(tokens, at, today) ??
    writtenDay(tokens, at, today)
  )
}

const open = (next: number, days: readonly Day[] = []): DateFound => ({ day: null, days, next })
const sure = (day: Day | null, next: number): DateFound => ({ day, days: [], next })

/** Where a day may begin that is told from today on. */
const mayBeSpoken = /^(?:today|yesterday|this|earlier|just|the|day|an?|last|next|couple|few)$/
const partOfDay = '(?:early |late )?(?:morning|afternoon|evening|lunchtime)'
/** What is certain, and how many days it is before today. So short a time before is the same day. */
const certain: readonly (readonly [words: RegExp, before: number])[] = [
  [new RegExp(`^(?:earlier )?(?:today(?: this)?(?: ${partOfDay})?|this (?:very )?${partOfDay})\\b`), 0],
  [/^(?:just now|this very day)\b/, 0],
  [new RegExp(`^yesterday(?: ${partOfDay})?\\b`), 1],
  [/^(?:the )?day before yesterday\b/, 2],
  [/^(?:half )?(?:\d+|an?) (?:hour|hr|minute|min)s? ago\b/, 0],
]
const ago = /^(\d+|an?) ?-?(day|week|fortnight|month|year)s? ago(?: (today|yesterday))?\b/
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
function spokenDay(tokens: Tokens, at: number, today: Day): DateFound | null {
  const { text = '', value } = tokens[at] ?? {}
  const before = textAt(tokens, at - 1)
  if (value === undefined && !mayBeSpoken.test(text)) return null
  const isOn = /^(?:on|since|from|until|till)$/.test(before) || weekday.test(before)
  const isAgo = [2, 3].some((n) => tokens[at + n]?.text === 'ago')
  if ((value !== undefined || text === 'the') && !isOn && !isAgo && tokens[at + 1]?.text !== 'day')
    return null
  const match = matcherAt(tokens, at)
  for (const [words, before] of certain) {
    const found = match(words)
    if (found !== null) return sure(addDays(today, -before), found.next)
  }
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
  const [, date = '', which] = nth.parts
  const first = addDays(today, 1 - dateOf(today).date)
  const day = [first, addMonths(first, -1)]
    .slice(which === 'last' ? 1 : 0)
    .map((one) => dayWritten(dateOf(one).year, dateOf(one).month, date))
    .find((one) => one !== null && one <= today)
  return day == null ? open(nth.next) : which === undefined ? open(nth.next, [day]) : sure(day, nth.next)
}

/** The same date so many months before, if there is one. */
function monthsBefore(day: Day, count: number): Day | null {
  const { year, month, date } = dateOf(day)
  const all = 12 * year + month - 1 - count
  return dayWritten(Math.floor(all / 12), (all % 12) + 1, date)
}

/** Days that bear a name, each with its month and date. */
const namedDays: ReadonlyMap<string, readonly [month: number, date: number]> = new Map([
  ['halloween', [10, 31]],
  ['bonfire night', [11, 5]],
  ['guy fawkes', [11, 5]],
  ['christmas eve', [12, 24]],
  ['christmas day', [12, 25]],
  ['boxing day', [12, 26]],
  ['new years eve', [12, 31]],
  ['new years day', [1, 1]],
  ['valentines day', [2, 14]],
])
const namedHeads = new Set([...namedDays.keys()].map((name) => name.split(' ')[0]))
/** "At the start of November", "mid October": a month, and no day of it. */
const mayBePart = /^(?:the|very|start|beginning|end|middle|mid|early|late)$/
const partOfMonth =
  /^(?:(?:the )?(?:very )?(?:start|beginning|end|middle) of|mid|early|late) ?-? ?([a-z]{3,9})(?: \d{4})?(?![a-z])/

function namedDay(tokens: Tokens, at: number, today: Day): DateFound | null {
  const first = textAt(tokens, at)
  if (namedHeads.has(first))
    for (const next of [at + 1, at + 2, at + 3]) {
      const day = namedDays.get(
        tokens
          .slice(at, next)
          .map(({ text }) => text)
          .join(' '),
      )
      if (day !== undefined) return open(next, inYears(...day, today))
    }
  if (!mayBePart.test(first)) return null
  const part = matcherAt(tokens, at)(partOfMonth)
  return part !== null && monthNamed(part.parts[1] ?? '') > 0 ? open(part.next) : null
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: Day): number => (day + 4) % 7

/** "Last Friday" is the one before today, most likely; "Friday 13 November" proves its year. */
function weekdayAt(tokens: Tokens, at: number, today: Day): DateFound | null {
  const said = (i: number): string => textAt(tokens, i)
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
  return open(here + 1, isOdd || isComing ? [] : [which === 'this' && back === 0 ? today : last])
}

function writtenDay(tokens: Tokens, at: number, today: Day): DateFound | null {
  const { text = '', is, nth, value } = tokens[at] ?? {}
  const before = textAt(tokens, at - 1)
  const mayBegin = is === 'figures' || nth !== undefined || value !== undefined
  const isThe = text === 'the' && (tokens[at + 1]?.nth !== undefined || tokens[at + 1]?.is === 'figures')
  if (!mayBegin && !isThe && monthNamed(text) === 0) return null
  const match = matcherAt(tokens, at)
  const figures = match(parted)
  if (figures !== null && is === 'figures') {
    const [, first = '', sign, month = '', last] = figures.parts
    const isYearFirst = first.length === 4 && sign === '-' && last !== undefined
    const [whole, of] = isYearFirst ? [first, last] : [last, first]
    const day =
      whole === undefined || !/^(?:\d{2}){1,2}$/.test(whole)
        ? null
        : dayWritten(yearWritten(whole), month, of)
    // 2026-06-12; 14-8-25, 02/11/2026: the day first, always.
    if (last !== undefined) return isYearFirst && day === null ? null : sure(day, figures.next)
    const isDay = sign === '/' && [31, 12].every((most, i) => isFrom1To(most, i === 0 ? first : month))
    const isLength = /^(?:years?|yrs?|months?)$/.test(textAt(tokens, figures.next))
    return isDay && !isLength ? open(figures.next, inYears(Number(month), Number(first), today)) : null
  }
  const alone = /^(?:in|from|since|of|back|until|till|year|born|dob|ipp|released|recalled|sentence)$/.test(
    before,
  )
  if (alone && match(yearAlone) !== null) return open(at + 1)
  const first = match(dayFirst)
  const turned = first !== null && monthNamed(first.parts[2] ?? '') > 0 ? null : match(monthFirst)
  const found = turned ?? first
  const [, one = '', other = '', its] = found?.parts ?? []
  const [month, of] = turned === null ? [monthNamed(other), one] : [monthNamed(one), other]
  if (found !== null && month > 0 && isFrom1To(31, of)) {
    if (its !== undefined) return sure(dayWritten(yearWritten(its), month, of), found.next)
    const year = ['last', 'this'].indexOf(textAt(tokens, found.next))
    if (year < 0 || tokens[found.next + 1]?.text !== 'year')
      return open(found.next, inYears(month, Number(of), today))
    return sure(dayWritten(dateOf(today).year - 1 + year, month, of), found.next + 2)
  }
  if (monthNamed(text) === 0) return null
  // "May 2026" is a month; "may" alone is a word.
  if (/^\d{4}$/.test(textAt(tokens, at + 1))) return open(at + 2)
  const isSaid = text.length > 3 || text === 'may'
  return isSaid && /^(?:since|in|last|from|until|till)$/.test(before) ? open(at + 1) : null
}

const isFrom1To = (most: number, text: string): boolean => Number(text) > 0 && Number(text) <= most
