import { type Day, noDay, parseDay } from '../calendar/day.ts'
import { lastDay } from '../calendar/term.ts'
import { bounds, isStartInBounds } from '../sentence/question.ts'
import { type Age, ages, type CaseSentenceType, caseSentenceTypes } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import { isRecallType, type RecallType, recallTypes } from '../tables/recall-types.ts'
import { isRegimeId, type RegimeId } from '../tables/regimes.ts'
import type { AtLarge, Award, Case, CaseLaw, CaseSentence, Recall } from './case.ts'
import type { Length } from './length.ts'
import type { Reform } from './reform.ts'
import type { CaseRefusal, Place } from './refusal.ts'

/** A length as a caller gives it: at least one unit above 0. */
export interface AskedLength {
  readonly years?: number
  readonly months?: number
  readonly weeks?: number
  readonly days?: number
}

/** One sentence as a caller gives it: only the start and the length are needed. Dates are YYYY-MM-DD. */
export interface AskedCaseSentence extends AskedLength {
  /** Its number, "1", "2" and so on, where it is left out. */
  readonly id?: string
  readonly start: string
  readonly extension?: AskedLength
  readonly sentenceType?: CaseSentenceType
  /** Adult, or child with section 250, where it is left out. */
  readonly age?: Age
  readonly regimeId?: string
  readonly offence?: Offence
  readonly offenceDate?: string
  readonly consecutiveTo?: string
  readonly remandCredit?: number
  readonly taggedBailCredit?: number
}

/** A recall as a caller gives it: only its kind is needed, and for a fixed term the day of return. */
export interface AskedRecall {
  readonly type: RecallType
  readonly recallDate?: string
  readonly returnDate?: string
  readonly atLargeDays?: number
  readonly lastDayAtLarge?: string
  readonly addedAfterReturn?: number
  readonly atLargeAfterReturn?: number
}

/** A case as a caller gives it. */
export interface AskedCase {
  readonly sentences: readonly AskedCaseSentence[]
  readonly addedDays?: number | readonly { readonly day: string; readonly days: number }[]
  readonly atLarge?: readonly { readonly first: string; readonly last: string }[]
  readonly recall?: AskedRecall
  /** A day as YYYY-MM-DD leaves out every layer of the law that had not begun by then. */
  readonly law?: 'in force' | 'before the Act' | 'after the Act' | string
  /** Reforms that are not law, as `readReforms` gives them. */
  readonly reforms?: readonly Reform[]
}

/** The bounds of a case. */
export const caseBounds = {
  sentences: 60,
  idLength: 40,
  /** The longest term, and the longest extension. */
  years: 100,
  awards: 100,
  atLarge: 100,
} as const

type Say = (place: Place, message: string) => void

/** A hundred years have so many days at the most: a bound for every unit. */
const mostUnits = 36525

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** The case in full, or every reason why it cannot be asked. */
export function askCase(
  asked: AskedCase,
): { readonly case: Case } | { readonly refusals: readonly CaseRefusal[] } {
  const refusals: CaseRefusal[] = []
  const say: Say = (place, message) => void refusals.push({ place, message })
  const { sentences } = asked
  if (!isWhole(sentences.length, 1, caseBounds.sentences))
    say({ in: 'case', field: 'sentences' }, `Give from 1 to ${caseBounds.sentences} sentences.`)
  const named = idsOf(sentences, say)
  const result: Case = {
    sentences: sentences.map((sentence, at) => askSentence(sentence, at, named[at] as string, say)),
    addedDays: askAddedDays(asked.addedDays ?? 0, say),
    atLarge: askAtLarge(asked.atLarge ?? [], say),
    recall: asked.recall === undefined ? null : askRecall(asked.recall, say),
    law: askLaw(asked.law ?? 'in force', say),
    reforms: asked.reforms ?? [],
  }
  return refusals.length > 0 ? { refusals } : { case: result }
}

/** The ids as given, and a number for each sentence without one. */
function idsOf(sentences: readonly AskedCaseSentence[], say: Say): readonly string[] {
  const ids = sentences.map(({ id }, at) => id ?? String(at + 1))
  ids.forEach((id, at) => {
    const place: Place = { in: 'sentences', at, field: 'id' }
    if (!isWhole(id.length, 1, caseBounds.idLength))
      say(place, `Give an id of 1 to ${caseBounds.idLength} characters.`)
    else if (ids.indexOf(id) < at) say(place, `Another sentence has the id ${id}.`)
  })
  return ids
}

const dateMessage = `Enter a real date from ${bounds.firstStart} to ${bounds.lastStart} as YYYY-MM-DD.`

function askDay(text: string, place: Place, say: Say): Day {
  const day = parseDay(text)
  if (day !== null && isStartInBounds(day)) return day
  say(place, dateMessage)
  return noDay
}

function askSentence(asked: AskedCaseSentence, at: number, id: string, say: Say): CaseSentence {
  const of = (field: keyof AskedCaseSentence): Place => ({ in: 'sentences', at, field })
  const { sentenceType = null, regimeId = null, offence = null, consecutiveTo = null } = asked
  const { remandCredit = 0, taggedBailCredit = 0, extension = null } = asked
  const age = asked.age ?? (sentenceType === 'section_250' ? 'child' : 'adult')
  const start = askDay(asked.start, of('start'), say)
  const offenceDate =
    asked.offenceDate === undefined ? null : askDay(asked.offenceDate, of('offenceDate'), say)
  if (offenceDate !== null && offenceDate > start)
    say(of('offenceDate'), 'The offence cannot be after the day of sentence.')
  for (const [field, value] of [
    ['remandCredit', remandCredit],
    ['taggedBailCredit', taggedBailCredit],
  ] as const)
    if (!isWhole(value, 0, bounds.creditDays))
      say(of(field), `Enter a whole number from 0 to ${bounds.creditDays}.`)
  if (sentenceType !== null && !caseSentenceTypes.includes(sentenceType))
    say(of('sentenceType'), `Choose one of: ${caseSentenceTypes.join(', ')}.`)
  if (!ages.includes(age)) say(of('age'), `Choose one of: ${ages.join(', ')}.`)
  if (regimeId !== null && !isRegimeId(regimeId)) say(of('regimeId'), 'Choose the id of a regime.')
  return {
    ...{ id, start, sentenceType, age, offence, offenceDate, consecutiveTo, remandCredit, taggedBailCredit },
    regimeId: regimeId as RegimeId | null,
    length: askLength(asked, start, of('years'), say),
    extension: extension === null ? null : askLength(extension, start, of('extension'), say),
  }
}

function askLength(asked: AskedLength, start: Day, place: Place, say: Say): Length {
  const { years = 0, months = 0, weeks = 0, days = 0 } = asked
  const units = [years, months, weeks, days]
  if (!units.every((value) => isWhole(value, 0, mostUnits)))
    say(place, `Enter whole numbers from 0 to ${mostUnits}.`)
  else if (units.every((value) => value === 0)) say(place, 'Enter a length of at least one day.')
  else if (
    lastDay(start, { years, months, days: 7 * weeks + days }) >
    lastDay(start, { years: caseBounds.years, months: 0, days: 0 })
  )
    say(place, `Enter a length of at most ${caseBounds.years} years.`)
  return { years, months, weeks, days }
}

function askAddedDays(asked: NonNullable<AskedCase['addedDays']>, say: Say): number | readonly Award[] {
  const place: Place = { in: 'case', field: 'addedDays' }
  const most = bounds.creditDays
  if (typeof asked === 'number') {
    if (!isWhole(asked, 0, most)) say(place, `Enter a whole number from 0 to ${most}.`)
    return asked
  }
  if (asked.length > caseBounds.awards) say(place, `Give at most ${caseBounds.awards} awards.`)
  return asked.map(({ day, days }, at) => {
    if (!isWhole(days, -most, most))
      say({ in: 'addedDays', at, field: 'days' }, `Enter a whole number from -${most} to ${most}.`)
    return { day: askDay(day, { in: 'addedDays', at, field: 'day' }, say), days }
  })
}

function askAtLarge(asked: NonNullable<AskedCase['atLarge']>, say: Say): readonly AtLarge[] {
  if (asked.length > caseBounds.atLarge)
    say({ in: 'case', field: 'atLarge' }, `Give at most ${caseBounds.atLarge} times at large.`)
  return asked.map((period, at) => {
    const first = askDay(period.first, { in: 'atLarge', at, field: 'first' }, say)
    const last = askDay(period.last, { in: 'atLarge', at, field: 'last' }, say)
    if (last < first) say({ in: 'atLarge', at, field: 'last' }, 'The last day cannot be before the first.')
    return { first, last }
  })
}

function askRecall(asked: AskedRecall, say: Say): Recall {
  const of = (field: keyof AskedRecall): Place => ({ in: 'recall', field })
  const { type, atLargeDays = null, addedAfterReturn = 0, atLargeAfterReturn = 0 } = asked
  if (!isRecallType(type)) say(of('type'), `Choose one of: ${recallTypes.join(', ')}.`)
  const day = (field: 'recallDate' | 'returnDate' | 'lastDayAtLarge'): Day | null => {
    const text = asked[field]
    return text === undefined ? null : askDay(text, of(field), say)
  }
  for (const [field, value] of [
    ['atLargeDays', atLargeDays],
    ['addedAfterReturn', addedAfterReturn],
    ['atLargeAfterReturn', atLargeAfterReturn],
  ] as const)
    if (value !== null && !isWhole(value, 0, bounds.creditDays))
      say(of(field), `Enter a whole number from 0 to ${bounds.creditDays}.`)
  return {
    ...{ type, atLargeDays, addedAfterReturn, atLargeAfterReturn },
    recallDate: day('recallDate'),
    returnDate: day('returnDate'),
    lastDayAtLarge: day('lastDayAtLarge'),
  }
}

function askLaw(law: string, say: Say): CaseLaw {
  if (law === 'in force' || law === 'before the Act' || law === 'after the Act') return law
  const day = parseDay(law)
  if (day === null)
    say(
      { in: 'case', field: 'law' },
      'Choose in force, before the Act, after the Act, or a date as YYYY-MM-DD.',
    )
  return day ?? noDay
}
