import { isoDate } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import { statedLetters } from '../tables/stated-codes.ts'
import { bounds, caseBounds } from './bounds.ts'
import type { Facts } from './fact.ts'
import { examples, orUnknown, realDate, whole, yesOrNo } from './messages.ts'

/** The facts of the person, and what is asked about them. */
export const personFacts = {
  /** The law to go by: in force on each sentence's day with all later stages; the published release points before or after the Act,
   *  whatever the day and without stages; or, by a day, only the layers begun by then. */
  law: {
    kind: 'law',
    message:
      'Choose in_force, before_act or after_act, or enter a date as YYYY-MM-DD, from ' +
      `${isoDate(days.releaseUnder2003Act.day)} on: the law before that day is not here as it then stood.`,
  },
  /** The day on which the person was born. */
  dateOfBirth: { kind: 'day', message: realDate },
  /** Subject to the notification requirements for sex offenders: no home detention curfew. */
  registeredSexOffender: { kind: 'flag', message: yesOrNo },
  /** Liable to removal from the United Kingdom: the day from which that can be is given. */
  liableToRemoval: { kind: 'flag', message: yesOrNo },
  /** Whether there are sentences beside those that are told. */
  otherSentences: {
    kind: 'choice',
    values: ['none'],
    unknown: 'Are there other sentences?',
    message: orUnknown('Choose none.'),
  },
  /** The release date that the prison gave. */
  statedReleaseDate: { kind: 'day', message: realDate, times: { told: 6, andEach: 1, most: 10 } },
  /** Every date of the paper that the prison gave, by its letters. */
  statedDates: {
    kind: 'dates',
    letters: statedLetters,
    each: realDate,
    message: `Give the dates of the prison's paper by their letters: ${statedLetters.join(', ')}.`,
    times: { told: 6, andEach: 3, most: 60 },
  },
  /** By which the caller knows the case again. */
  reference: {
    kind: 'text',
    longest: caseBounds.referenceLength,
    message: `Enter the reference as text of at most ${caseBounds.referenceLength} characters, without control characters.`,
  },
} as const satisfies Facts

/** Additional days for a disciplinary offence (section 257), on the day of the award; less than 0 for days given back. */
export const awardFacts = {
  days: {
    kind: 'count',
    least: -bounds.creditDays,
    most: bounds.creditDays,
    leftOut: null,
    isNeeded: true,
    message: whole('the days of the award', -bounds.creditDays, bounds.creditDays),
  },
  date: { kind: 'day', isNeeded: true, message: realDate },
} as const satisfies Facts

/** A time unlawfully at large: its first and its last day, both counted. */
export const atLargeFacts = {
  fromDate: { kind: 'day', isNeeded: true, message: realDate },
  toDate: { kind: 'day', isNeeded: true, message: realDate },
  /** After removal from prison to be deported (section 260): from the day after it to the eve of the return. Left out: anything else. */
  why: { kind: 'choice', values: ['removal'], message: 'Say removal, or leave it out.' },
} as const satisfies Facts

/** What is said of the lists of a case, and of the recall, where they are none; and of a row of a list. */
export const shapes = {
  sentences: {
    most: caseBounds.sentences,
    message: `Send between 1 and ${caseBounds.sentences} sentences as a list: { "sentences": [ ... ] }.`,
    row: 'Send the sentence as a JSON object.',
  },
  addedDays: {
    most: caseBounds.awards,
    message:
      `Enter the added days as a whole number from 0 to ${bounds.creditDays}, or at most ` +
      `${caseBounds.awards} awards as a list of { "days", "date" }.`,
    row: `Send the award as { "days": 14, "date": "${examples.inCustody}" }.`,
  },
  unlawfullyAtLarge: {
    most: caseBounds.atLarge,
    message: `Send at most ${caseBounds.atLarge} times at large as a list of { "fromDate", "toDate" }.`,
    row: `Send the time at large as { "fromDate": "${examples.inCustody}", "toDate": "${examples.later}" }.`,
  },
  remand: {
    most: caseBounds.remand,
    message: `Send at most ${caseBounds.remand} times on remand as a list of { "fromDate", "toDate" }.`,
    row: `Send the time on remand as { "fromDate": "${examples.remanded}", "toDate": "${examples.eveOfSentence}" }.`,
  },
  otherCustody: {
    most: caseBounds.otherCustody,
    message: `Send at most ${caseBounds.otherCustody} times in other custody as a list of { "fromDate", "toDate", "why" }.`,
    row: `Send the time in other custody as { "fromDate": "${examples.inCustody}", "toDate": "${examples.later}", "why": "recall" }.`,
  },
  recall: {
    message: `Send the recall as a JSON object: { "type": "fixed_term_56", "returnToCustodyDate": "${examples.inCustody}" }.`,
  },
} as const
