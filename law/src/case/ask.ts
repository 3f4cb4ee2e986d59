import { ageByBirth, birthday, isUnder18 } from '../calendar/age.ts'
import { type Day, noDay, parseDay } from '../calendar/day.ts'
import { isAtMostYears } from '../calendar/term.ts'
import { bounds, isStartInBounds } from '../sentence/question.ts'
import { type Age, ages, caseSentenceTypes } from '../tables/kinds.ts'
import { isRecallType, recallTypes } from '../tables/recall-types.ts'
import { isRegimeId, type RegimeId } from '../tables/regimes.ts'
import type { AskedCase, AskedCaseSentence, AskedLength, AskedRecall } from './asked-case.ts'
import type { AtLarge, Award, Case, CaseLaw, CaseSentence, Recall } from './case.ts'
import type { Length } from './length.ts'
import { wrongOfOrder } from './orders/asked.ts'
import type { Reform } from './reform/reform.ts'
import type { CaseRefusal, FieldPath } from './refusal.ts'
import { isWithoutEnd, isWithoutLength, noLength, notOnLicence, wrongOfWholeLife } from './whole-life.ts'

export type { AskedCase, AskedCaseSentence, AskedLength, AskedRecall } from './asked-case.ts'

/** The bounds of a case. */
export const caseBounds = {
  sentences: 60,
  idLength: 40,
  /** The longest term, and the longest extension. */
  years: 100,
  awards: 100,
  atLarge: 100,
} as const

type Say = (place: FieldPath, message: string) => void

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
  const born = asked.dateOfBirth === undefined ? null : parseDay(asked.dateOfBirth)
  // Filled by push: see preparedCase.
  const full: CaseSentence[] = []
  sentences.forEach((sentence, at) => {
    full.push(askSentence(sentence, at, named[at] as string, born, say))
  })
  const result: Case = {
    sentences: full,
    dateOfBirth: asked.dateOfBirth === undefined ? null : askBirth(asked.dateOfBirth, full, say),
    addedDays: asked.addedDays === undefined ? 0 : askAddedDays(asked.addedDays, say),
    atLarge: asked.atLarge === undefined ? [] : askAtLarge(asked.atLarge, say),
    recall: asked.recall === undefined ? null : askRecall(asked.recall, named, say),
    law: asked.law === undefined ? 'in force' : askLaw(asked.law, say),
    registeredSexOffender: asked.registeredSexOffender ?? false,
    liableToRemoval: asked.liableToRemoval ?? false,
    reforms: asked.reforms ?? noReforms,
  }
  return refusals.length > 0 ? { refusals } : { case: result }
}

const noReforms: readonly Reform[] = []

/** The ids as given, and a number for each sentence without one. */
function idsOf(sentences: readonly AskedCaseSentence[], say: Say): readonly string[] {
  const ids = sentences.map(({ id }, at) => id ?? String(at + 1))
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as string
    if (!isWhole(id.length, 1, caseBounds.idLength))
      say({ in: 'sentences', at, field: 'id' }, `Give an id of 1 to ${caseBounds.idLength} characters.`)
    else if (ids.indexOf(id) < at)
      say({ in: 'sentences', at, field: 'id' }, `Another sentence has the id ${id}.`)
  }
  return ids
}

const dateMessage = `Enter a real date from ${bounds.firstStart} to ${bounds.lastStart} as YYYY-MM-DD.`

function askDay(text: string, place: () => FieldPath, say: Say): Day {
  const day = parseDay(text)
  if (day !== null && isStartInBounds(day)) return day
  say(place(), dateMessage)
  return noDay
}

function askBirth(text: string, sentences: readonly CaseSentence[], say: Say): Day {
  const place: FieldPath = { in: 'case', field: 'dateOfBirth' }
  const born = askDay(text, () => place, say)
  const wrong = wrongBirth(born, sentences)
  if (wrong !== null) say(place, wrong)
  return born
}

/** What is wrong with a date of birth: nobody under 10 is convicted (Children and Young Persons Act 1933, section 50). One that is
 *  not before an offence is refused only where a rule turns on the age; elsewhere it is said. */
function wrongBirth(born: Day, sentences: readonly CaseSentence[]): string | null {
  if (sentences.some((sentence) => isBornAfter(born, sentence) && turnsOnAge(born, sentence)))
    return 'The date of birth must be before the sentences and the offences.'
  return sentences.some(({ start }) => birthday(born, 10) > start)
    ? 'The person would have been under 10 on the first day of sentence. Check the date of birth.'
    : null
}

/** Born on or after the day of the offence; where that was not told, of the sentence. */
const isBornAfter = (born: Day, { start, offenceDate }: CaseSentence): boolean =>
  (offenceDate ?? start) <= born

/** Whether a rule turns on the age. Who is 18 on the day of sentence is so all the more if born before the offence: then only a
 *  special sentence asks for more, the age at the offence (Sentencing Code, sections 265(1A) and 278(1A)). */
const turnsOnAge = (born: Day, { start, offence }: CaseSentence): boolean =>
  isUnder18(born, start) || offence?.schedule13Part === 2 || offence?.mayBeInSchedule13 === true

/** The age at conviction: as it was said; else as the kind has it, or the day of birth. */
function ageOf(
  { age }: AskedCaseSentence,
  sentenceType: CaseSentence['sentenceType'],
  byBirth: Age | null,
): Age {
  if (age === 'unknown') return byBirth ?? age
  if (age !== undefined) return age
  return sentenceType === 'section_250' || sentenceType === 'dto' ? 'child' : (byBirth ?? 'adult')
}

function askSentence(
  asked: AskedCaseSentence,
  at: number,
  id: string,
  born: Day | null,
  say: Say,
): CaseSentence {
  const of = (field: keyof AskedCaseSentence): FieldPath => ({ in: 'sentences', at, field })
  const { regimeId = null, offence = null, consecutiveTo = null } = asked
  const sentenceType = offence?.isCommittal === true ? 'contempt' : (asked.sentenceType ?? null)
  const { remandCredit = 0, taggedBailCredit = 0, extension = null } = asked
  const start = askDay(asked.start, () => of('start'), say)
  const offenceDate =
    asked.offenceDate === undefined ? null : askDay(asked.offenceDate, () => of('offenceDate'), say)
  if (offenceDate !== null && offenceDate > start)
    say(of('offenceDate'), 'The offence cannot be after the day of sentence.')
  const age = ageOf(asked, sentenceType, born === null ? null : ageByBirth(born, start, offenceDate))
  if (!isWhole(remandCredit, 0, bounds.creditDays)) say(of('remandCredit'), creditMessage)
  if (!isWhole(taggedBailCredit, 0, bounds.creditDays)) say(of('taggedBailCredit'), creditMessage)
  if (sentenceType !== null && !caseSentenceTypes.includes(sentenceType))
    say(of('sentenceType'), `Choose one of: ${caseSentenceTypes.join(', ')}.`)
  if (!ages.includes(age)) say(of('age'), `Choose one of: ${ages.join(', ')}.`)
  if (regimeId !== null && !isRegimeId(regimeId)) say(of('regimeId'), 'Choose the id of a regime.')
  const wholeLife = asked.wholeLife === true
  for (const [field, message] of wholeLife ? wrongOfWholeLife(asked) : []) say(of(field), message)
  if (asked.onLicence === true && (wholeLife || !isWithoutEnd(asked))) say(of('onLicence'), notOnLicence)
  const length =
    wholeLife && isWithoutLength(asked) ? noLength : askLength(asked, start, () => of('years'), say)
  const supervisionEnd =
    asked.supervisionEnd === undefined ? null : askDay(asked.supervisionEnd, () => of('supervisionEnd'), say)
  for (const [field, message] of wrongOfOrder(asked, sentenceType, start, length)) say(of(field), message)
  return {
    id,
    start,
    length,
    extension: extension === null ? null : askLength(extension, start, () => of('extension'), say, 0),
    sentenceType,
    age,
    regimeId: regimeId as RegimeId | null,
    offence,
    offenceDate,
    consecutiveTo,
    wholeLife,
    onLicence: asked.onLicence === true,
    remandCredit,
    taggedBailCredit,
    fineAmount: asked.fineAmount ?? null,
    civilDebt: asked.civilDebt ?? false,
    supervisionEnd,
  }
}

const creditMessage = `Enter a whole number from 0 to ${bounds.creditDays}.`

function askLength(
  asked: AskedLength,
  start: Day,
  place: () => FieldPath,
  say: Say,
  least: 0 | 1 = 1,
): Length {
  const { years = 0, months = 0, weeks = 0, days = 0 } = asked
  if (!isUnits(years) || !isUnits(months) || !isUnits(weeks) || !isUnits(days))
    say(place(), `Enter whole numbers from 0 to ${mostUnits}.`)
  else if (years + months + weeks + days < least) say(place(), 'Enter a length of at least one day.')
  else if (!isAtMostYears(start, { years, months, days: 7 * weeks + days }, caseBounds.years))
    say(place(), `Enter a length of at most ${caseBounds.years} years.`)
  return { years, months, weeks, days }
}

const isUnits = (value: number): boolean => isWhole(value, 0, mostUnits)

function askAddedDays(asked: NonNullable<AskedCase['addedDays']>, say: Say): number | readonly Award[] {
  const place: FieldPath = { in: 'case', field: 'addedDays' }
  const most = bounds.creditDays
  if (typeof asked === 'number') {
    if (!isWhole(asked, 0, most)) say(place, `Enter a whole number from 0 to ${most}.`)
    return asked
  }
  if (asked.length > caseBounds.awards) say(place, `Give at most ${caseBounds.awards} awards.`)
  return asked.map(({ day, days }, at) => {
    if (!isWhole(days, -most, most))
      say({ in: 'addedDays', at, field: 'days' }, `Enter a whole number from -${most} to ${most}.`)
    return { day: askDay(day, () => ({ in: 'addedDays', at, field: 'day' }), say), days }
  })
}

function askAtLarge(asked: NonNullable<AskedCase['atLarge']>, say: Say): readonly AtLarge[] {
  if (asked.length > caseBounds.atLarge)
    say({ in: 'case', field: 'atLarge' }, `Give at most ${caseBounds.atLarge} times at large.`)
  return asked.map((period, at) => {
    const first = askDay(period.first, () => ({ in: 'atLarge', at, field: 'first' }), say)
    const last = askDay(period.last, () => ({ in: 'atLarge', at, field: 'last' }), say)
    if (last < first) say({ in: 'atLarge', at, field: 'last' }, 'The last day cannot be before the first.')
    return { first, last }
  })
}

function askRecall(asked: AskedRecall, ids: readonly string[], say: Say): Recall {
  const of = (field: keyof AskedRecall): FieldPath => ({ in: 'recall', field })
  const { type, atLargeDays = null, addedAfterReturn = 0, atLargeAfterReturn = 0 } = asked
  if (!isRecallType(type)) say(of('type'), `Choose one of: ${recallTypes.join(', ')}.`)
  const day = (field: 'recallDate' | 'returnDate' | 'lastDayAtLarge'): Day | null => {
    const text = asked[field]
    return text === undefined ? null : askDay(text, () => of(field), say)
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
    sentenceIds: asked.sentenceIds === undefined ? null : askRecalled(asked.sentenceIds, ids, say),
    recallDate: day('recallDate'),
    returnDate: day('returnDate'),
    lastDayAtLarge: day('lastDayAtLarge'),
  }
}

function askRecalled(asked: readonly string[], ids: readonly string[], say: Say): readonly string[] {
  const place: FieldPath = { in: 'recall', field: 'sentenceIds' }
  if (asked.length === 0) say(place, 'Name at least one sentence.')
  asked.forEach((id, at) => {
    if (!ids.includes(id)) say(place, `Sentence ${id} is not in the list.`)
    else if (asked.indexOf(id) < at) say(place, `Sentence ${id} is named twice.`)
  })
  return asked
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
