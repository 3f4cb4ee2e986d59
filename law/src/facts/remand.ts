import { custodyReasons, leavingWays } from '../tables/other-custody.ts'
import { caseBounds } from './bounds.ts'
import type { Facts } from './fact.ts'
import { idMessage } from './made.ts'
import { examples } from './messages.ts'

const fromDate = {
  kind: 'day',
  isNeeded: true,
  message: `Enter the first day as a real date, such as ${examples.remanded}.`,
} as const

const toDate = {
  kind: 'day',
  isNeeded: true,
  message: `Enter the last day as a real date, such as ${examples.eveOfSentence}.`,
} as const

/** How a charge ended for which there is no sentence: acquitted, dropped or fined; or it has not ended. */
const outcomes = ['no_sentence', 'not_concluded'] as const

export type Outcome = (typeof outcomes)[number]

/** What is said of a charge that ended in no sentence, and names one. */
export const withoutIds = 'A charge that ended in no sentence has no sentenceIds.'

/** A time in custody on remand: its first and its last day, both counted. */
export const remandFacts = {
  fromDate,
  /** Where it is left out, the day is said that it would be. */
  toDate: { ...toDate, missing: null },
  /** The sentences in which the charge ended, or a charge that took its place; left out: all of them. */
  sentenceIds: {
    kind: 'ids',
    longest: caseBounds.idLength,
    least: 0,
    most: caseBounds.sentences,
    message: 'Name at least one sentence, or leave it out.',
    each: idMessage,
  },
  /** Of a charge that ended in no sentence, or not yet. */
  outcome: {
    kind: 'choice',
    values: outcomes,
    message: `Say ${outcomes.join(' or ')}. ${withoutIds}`,
  },
} as const satisfies Facts

/** A time in custody for something that is not among the sentences, or that went another way than we work out: from its first day to
 *  the day of release. */
export const otherCustodyFacts = {
  fromDate,
  toDate,
  why: {
    kind: 'choice',
    values: custodyReasons,
    isNeeded: true,
    message: 'Say why: sentence, recall, fine_default, contempt, immigration, extradition or other.',
  },
  /** Under a sentence: by what the person left it on the last day. Left out: release was due, or nobody knows. */
  how: {
    kind: 'choice',
    values: leavingWays,
    message: 'Say how the person left: curfew, parole or compassionate; or leave it out.',
  },
} as const satisfies Facts
