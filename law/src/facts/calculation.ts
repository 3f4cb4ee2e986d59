import { ages, sentenceTypes } from '../tables/kinds.ts'
import { bounds } from './bounds.ts'
import type { Asked, Facts, Unit } from './fact.ts'
import { countFact, unitFact } from './made.ts'
import { examples, offenceAsText, realDate, regimeAsText, unquoted, whole } from './messages.ts'
import { remandCredit, sentenceFacts } from './sentence.ts'

const unit = <const U extends Unit>(unit: U, most: number) =>
  unitFact('length', unit, most, ' of the sentence')

const underAYear = 'For a sentence under a year, enter 0.'

/** The facts of one sentence at a release point: what POST /calculate takes. */
export const calculationFacts = {
  /** The day of sentence, which is the first day of the term. */
  startDate: {
    kind: 'day',
    isNeeded: true,
    message: realDate,
    missing: `Enter the date of the sentence as YYYY-MM-DD, like ${examples.day}.`,
  },
  sentenceYears: {
    ...unit('years', bounds.years),
    isNeeded: true,
    message: `${whole('the years of the sentence', 0, bounds.years)} ${underAYear}`,
    missing: `Enter the years of the sentence as a whole number. ${underAYear}`,
  },
  sentenceMonths: unit('months', bounds.months),
  sentenceDays: unit('days', bounds.days),
  // Here nothing can be told not to be known.
  remandCreditDays: remandCredit,
  taggedBailCreditDays: sentenceFacts.taggedBailCreditDays,
  /** Additional days for disciplinary offences (section 257). */
  addedDays: countFact('the added days', 0),
  sentenceType: {
    kind: 'choice',
    values: sentenceTypes,
    message: `Choose the kind of sentence: ${sentenceTypes.join(', ')}.`,
  },
  /** The age class when convicted, whatever its name here. */
  ageAtSentence: {
    kind: 'choice',
    values: ages,
    message: `Choose the age when convicted: ${ages.join(', ')}.`,
  },
  notSuspended: sentenceFacts.notSuspended,
  regimeId: { kind: 'regime', message: regimeAsText },
  /** At the release point after the Act. */
  postCommencement: { kind: 'flag', message: unquoted },
  offenceKey: { kind: 'offence', message: offenceAsText },
} as const satisfies Facts

/** One sentence as a caller gives it: the body of POST /calculate. */
export type AskedCalculation = Asked<typeof calculationFacts>
