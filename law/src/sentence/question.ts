import { ageByBirth } from '../calendar/age.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import type { Term } from '../calendar/term.ts'
import type { Debt } from '../tables/conditions.ts'
import { type Age, ages, type CaseSentenceType, type SentenceType, sentenceTypes } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import { isRegimeId, type RulesId } from '../tables/regimes.ts'

/** One sentence with its credits: what the dates are worked out from. */
export interface Sentence {
  /** The day of sentence, which is the first day of the term. */
  readonly start: Day
  readonly term: Term
  /** Days on remand that count as served (section 240ZA). */
  readonly remandCredit: number
  /** Days credited for tagged bail, already halved (section 240A; Sentencing Code, section 325). */
  readonly taggedBailCredit: number
  /** Additional days for disciplinary offences (section 257). */
  readonly addedDays: number
}

/** One sentence, and what is known to classify it. Null: not said. */
export interface Question extends Sentence {
  /** A special custodial sentence is named only in a case. */
  readonly sentenceType: CaseSentenceType | null
  readonly age: Age
  readonly regimeId: RulesId | null
  readonly offence: Offence | null
  readonly postCommencement: boolean
  /** The day of the offence, or the last of its days, where it is known: before 1 February 2015 a short term has no licence. */
  readonly offenceDate?: Day
  /** The day on which the person was born, where it is known. */
  readonly dateOfBirth?: Day
  /** What was not paid, in default of which a person is in prison. */
  readonly debt?: Debt
  /** Of a sentence of a case, which may be under older law: the days held before that are given with those of its day. They are no
   *  credit of this question. */
  readonly heldDays?: number
  /** It was said that there is no extension period: no extended sentence. */
  readonly hasNoExtension?: true
  /** Of a terrorism sentence in a case: whether section 247A reaches it, and if not, why. Left out where a case does not find it
   *  out. */
  readonly under247A?: Under247A
  /** Of one under older law that is inside a longer one of the same day: that one's term (Criminal Justice Act 1991, section 51(2)). */
  readonly oneTerm?: Term
}

/** It does; or before it began the person was released; or the Parole Board could release them, and may have; or the law is asked for
 *  as it was until then. */
export type Under247A = 'reached' | 'released' | 'could be released' | 'the law until then'

/** The bounds of a question. */
export const bounds = {
  firstStart: '1900-01-01',
  lastStart: '2199-12-31',
  years: 99,
  months: 11,
  days: 30,
  /** A hundred years: more than any credit or award can be. */
  creditDays: 36525,
} as const

const firstStart = parseDay(bounds.firstStart) as Day
const lastStart = parseDay(bounds.lastStart) as Day

/** Whether the sentence may start on this day. */
export const isStartInBounds = (start: Day): boolean => start >= firstStart && start <= lastStart

/** What a caller gives: only the start and the length are needed. */
export interface Asked {
  /** YYYY-MM-DD. */
  readonly start: string
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly remandCredit?: number
  readonly taggedBailCredit?: number
  readonly addedDays?: number
  readonly sentenceType?: SentenceType
  /** Where it is left out, as the date of birth settles it, or adult. */
  readonly age?: Age
  readonly regimeId?: string
  readonly offence?: Offence
  readonly postCommencement?: boolean
  /** YYYY-MM-DD, not after the start. */
  readonly offenceDate?: string
  /** YYYY-MM-DD, before the offence. */
  readonly dateOfBirth?: string
}

/** A named reason why a question cannot be answered. */
export interface Refusal {
  readonly field: keyof Asked
  readonly message: string
}

const whole = (field: keyof Asked, value: number, most: number): Refusal[] =>
  Number.isInteger(value) && value >= 0 && value <= most
    ? []
    : [{ field, message: `Enter a whole number from 0 to ${most}.` }]

/** The question in full, or every reason why it cannot be asked. */
export function ask(
  asked: Asked,
): { readonly question: Question } | { readonly refusals: readonly Refusal[] } {
  const { years = 0, months = 0, days = 0, remandCredit = 0, taggedBailCredit = 0, addedDays = 0 } = asked
  const { sentenceType = null, regimeId = null, offence = null, postCommencement = false } = asked
  const start = parseDay(asked.start)
  const chosen = regimeId === null || isRegimeId(regimeId) ? regimeId : undefined
  const refusals: Refusal[] = [
    ...whole('years', years, bounds.years),
    ...whole('months', months, bounds.months),
    ...whole('days', days, bounds.days),
    ...whole('remandCredit', remandCredit, bounds.creditDays),
    ...whole('taggedBailCredit', taggedBailCredit, bounds.creditDays),
    ...whole('addedDays', addedDays, bounds.creditDays),
  ]
  if (start === null || !isStartInBounds(start)) {
    const message = `Enter a real date from ${bounds.firstStart} to ${bounds.lastStart} as YYYY-MM-DD.`
    refusals.unshift({ field: 'start', message })
  }
  if (years === 0 && months === 0 && days === 0)
    refusals.push({ field: 'years', message: 'Enter a sentence of at least one day.' })
  if (sentenceType !== null && !sentenceTypes.includes(sentenceType))
    refusals.push({ field: 'sentenceType', message: `Choose one of: ${sentenceTypes.join(', ')}.` })
  const { age: asClass } = asked
  if (asClass !== undefined && !ages.includes(asClass))
    refusals.push({ field: 'age', message: `Choose one of: ${ages.join(', ')}.` })
  if (offence?.isCommittal === true)
    refusals.push({ field: 'offence', message: 'Contempt of court is not a sentence. A case works it out.' })
  if (chosen === undefined) refusals.push({ field: 'regimeId', message: 'Choose the id of a regime.' })
  const offenceDate = asked.offenceDate === undefined ? undefined : parseDay(asked.offenceDate)
  if (offenceDate === null || (offenceDate !== undefined && start !== null && offenceDate > start))
    refusals.push({ field: 'offenceDate', message: 'Enter a real date, not after the start, as YYYY-MM-DD.' })
  const dateOfBirth = asked.dateOfBirth === undefined ? undefined : parseDay(asked.dateOfBirth)
  const firstDay = offenceDate ?? start
  if (dateOfBirth === null || (dateOfBirth !== undefined && firstDay !== null && dateOfBirth >= firstDay))
    refusals.push({ field: 'dateOfBirth', message: 'Enter a real date, before the offence, as YYYY-MM-DD.' })
  // unseen: Where there is no day or no choice, there is a refusal as well.
  if (start === null || chosen === undefined || refusals.length > 0) return { refusals }
  const term = { years, months, days }
  const byBirth = typeof dateOfBirth === 'number' ? ageByBirth(dateOfBirth, start, offenceDate) : null
  const age = (asClass === 'unknown' ? byBirth : asClass) ?? byBirth ?? asClass ?? 'adult'
  return {
    question: {
      start,
      term,
      remandCredit,
      taggedBailCredit,
      addedDays,
      sentenceType,
      age,
      regimeId: chosen,
      offence,
      postCommencement,
      ...(typeof offenceDate === 'number' && { offenceDate }),
      ...(typeof dateOfBirth === 'number' && { dateOfBirth }),
    },
  }
}
