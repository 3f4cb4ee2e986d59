import { pleaBounds } from '../tables/pleas.ts'
import { otherKindMessage, whatIfSentenceTypes } from '../tables/what-if-codes.ts'
import { lengthBounds } from './bounds.ts'
import type { Facts } from './fact.ts'
import { unitFact } from './made.ts'
import { realDate, unquoted } from './messages.ts'
import { remandFacts } from './remand.ts'
import { type CreditName, creditFacts, remandCredit, sentenceFacts } from './sentence.ts'

const { remandCreditDays: _withUnknown, ...otherCredits } = Object.fromEntries(
  creditFacts.map((name) => [name, sentenceFacts[name]]),
) as Pick<typeof sentenceFacts, CreditName>

/** The facts of a sentence that is not passed yet: what POST /what-if takes beside the lengths. */
export const whatIfFacts = {
  lengthIs: {
    kind: 'choice',
    values: ['before_plea', 'after_plea'],
    message: 'Choose one of: before_plea, after_plea.',
  },
  /** What pleas take off, "0" or "1/3"; nothing off where it is left out. */
  pleaReductions: {
    kind: 'ids',
    longest: 7,
    most: pleaBounds.pleas,
    message: `Give from 1 to ${pleaBounds.pleas} reductions, each as a fraction from 0 to 1/2, such as "1/3".`,
    each: null,
  },
  sentenceType: { kind: 'choice', values: whatIfSentenceTypes, message: otherKindMessage },
  extensionYears: unitFact('extension', 'years', 100),
  extensionMonths: unitFact('extension', 'months', lengthBounds.months),
  offenceKey: sentenceFacts.offenceKey,
  offenceDate: sentenceFacts.offenceDate,
  ageAtConviction: sentenceFacts.ageAtConviction,
  sentenceDate: { kind: 'day', message: realDate },
  /** The first day in prison on remand: every day from it to the day before the sentence counts. */
  remandedSince: { kind: 'day', message: realDate },
  /** Who asks before the sentence knows, or leaves it out. */
  remandCreditDays: { ...remandCredit, leftOut: null },
  ...otherCredits,
  /** Whether lengths on both sides of a cliff are tried too; where it is left out, they are. */
  addCliffRows: { kind: 'flag', leftOut: true, message: unquoted },
} as const satisfies Facts

/** A time on remand before a sentence is passed: without a last day it goes on until the sentence, whatever day that is. */
export const whatIfRemandFacts = {
  fromDate: remandFacts.fromDate,
  toDate: { kind: 'day', message: remandFacts.toDate.message },
  outcome: remandFacts.outcome,
} as const satisfies Facts
