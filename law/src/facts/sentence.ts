import { ages, caseSentenceTypes } from '../tables/kinds.ts'
import { cja2003, type Source, sentencingCode } from '../tables/provisions.ts'
import { caseBounds } from './bounds.ts'
import type { Facts, NamesOf, Unit } from './fact.ts'
import { countFact, idMessage, unitFact } from './made.ts'
import { offenceAsText, orUnknown, realDate, realMonth, regimeAsText, whole, yesOrNo } from './messages.ts'

const length = <const U extends Unit>(unit: U) => unitFact('length', unit, caseBounds.units[unit])
const extension = <const U extends Unit>(unit: U) => unitFact('extension', unit, caseBounds.units[unit])

/** Days that count as time served with the sentence: what they are, where they were spent, and by which provision they count. */
const credit = (what: string, days: string, where: 'in custody' | 'at home', ...law: readonly Source[]) =>
  ({ ...countFact(`the ${what}`, 0), credit: { days, isCustody: where === 'in custody', law } }) as const

/** Days on remand, where they cannot be told not to be known. */
export const remandCredit = credit('days on remand', 'on remand', 'in custody', cja2003('240ZA'))

/** The facts of a sentence, in the order in which they are given back. */
export const sentenceFacts = {
  /** The name by which another sentence can say that it is consecutive to this one; its number where it is left out. */
  id: { kind: 'id', longest: caseBounds.idLength, message: idMessage },
  /** The day the court passed it, also where it is consecutive. */
  startDate: { kind: 'day', orElse: 'startMonth', message: realDate },
  /** The month in which it was passed, where nobody knows the day: in its place. */
  startMonth: { kind: 'month', message: realMonth, times: { told: 8 } },
  /** The custodial term, in the units the court used: 12 weeks, 84 days and 18 months stay what they are. */
  sentenceYears: length('years'),
  sentenceMonths: length('months'),
  sentenceWeeks: length('weeks'),
  sentenceDays: length('days'),
  /** The extension period of an extended sentence, or the licence of a special one; 0: there is none; left out: not said. */
  extensionYears: extension('years'),
  extensionMonths: extension('months'),
  extensionWeeks: extension('weeks'),
  extensionDays: extension('days'),
  sentenceType: {
    kind: 'choice',
    values: caseSentenceTypes,
    unknown: 'Which kind of sentence is it?',
    inferred: { from: 'offenceKey' },
    message: orUnknown(`Choose the kind of sentence: ${caseSentenceTypes.join(', ')}.`),
  },
  offenceKey: { kind: 'offence', message: offenceAsText, times: { leftOut: 4, unless: 'regimeId' } },
  regimeId: { kind: 'regime', message: regimeAsText },
  /** The age class at conviction, on which section 250 turns. */
  ageAtConviction: {
    kind: 'choice',
    values: ages,
    inferred: { from: 'dateOfBirth', once: 'adult' },
    message: `Choose the age when convicted: ${ages.join(', ')}.`,
  },
  offenceDate: { kind: 'day', message: realDate },
  /** Of an extended sentence without an offence: whether it was for terrorism. */
  terrorism: {
    kind: 'flag',
    leftOut: null,
    unknown: 'Was it for terrorism?',
    message: orUnknown(yesOrNo),
  },
  /** The id of the sentence after which this one runs; left out for one that runs from its own day. */
  consecutiveTo: {
    kind: 'id',
    longest: null,
    message: 'Enter the id of the sentence that this one follows, as text, or leave it out.',
  },
  /** Whether it runs at the same time as the others or after one of them; left out, as `consecutiveTo` says. */
  howItRuns: {
    kind: 'choice',
    values: ['concurrent', 'consecutive'],
    unknown: 'Does it run at the same time, or after another sentence?',
    message: orUnknown('Choose how it runs: concurrent, consecutive.'),
    times: { unknown: 3, each: true },
  },
  /** Life without a minimum term: a whole life order (Sentencing Code, section 321(3)). It has no length. */
  wholeLife: { kind: 'flag', message: yesOrNo },
  /** Life or public protection: the person was let out on licence, which has not been revoked (Crime (Sentences) Act 1997,
   *  sections 31 and 32). */
  onLicence: { kind: 'flag', message: yesOrNo },
  /** Of public protection with `onLicence`: the first release, from which the end of the licence is counted (section 31A(5)). */
  firstReleaseDate: { kind: 'day', message: realDate },
  /** The release after the last recall, where there was one. */
  lastReleaseDate: { kind: 'day', message: realDate },
  /** The Secretary of State has determined that the licence counts as never revoked (sections 32(5C) and 32ZZA(4)). */
  licenceUnbroken: { kind: 'flag', message: yesOrNo },
  /** It is served, and was not suspended. Left out: as the rest of the case says. No: it may have been, whatever the rest says. */
  notSuspended: { kind: 'flag', leftOut: null, message: yesOrNo },
  remandCreditDays: {
    ...remandCredit,
    unknown: 'How many days on remand count?',
    message: orUnknown(remandCredit.message),
  },
  /** Months on remand, where nobody knows the days: in their place. */
  remandCreditMonths: {
    kind: 'count',
    least: 1,
    most: caseBounds.remandMonths,
    leftOut: null,
    message: whole('the months on remand', 1, caseBounds.remandMonths),
    times: { told: 2 },
  },
  taggedBailCreditDays: credit(
    'days credited for tagged bail',
    'of tagged bail',
    'at home',
    cja2003('240A'),
    sentencingCode('325'),
  ),
  /** Life or public protection: whether the court took days on remand or a tag off the minimum term when it set it (Sentencing Code,
   *  sections 322(2)(b) and 323(2)(c)). */
  creditTakenOffMinimum: {
    kind: 'flag',
    leftOut: null,
    unknown: 'Did the court take the days on remand off the minimum term already?',
    message: orUnknown(yesOrNo),
  },
  /** The sum, in pounds, for which a person is in prison in default of payment. */
  fineAmount: {
    kind: 'sum',
    most: caseBounds.pounds,
    message: 'Enter the sum in pounds as a number from 0.',
  },
  /** Default of payment of council tax, maintenance, or under another civil order. */
  civilDebt: { kind: 'flag', message: yesOrNo },
  /** The end of supervision as recorded, for prison for a breach of it. */
  supervisionEndDate: { kind: 'day', message: realDate },
} as const satisfies Facts

/** The facts of a sentence that are credit. */
export const creditFacts = (Object.keys(sentenceFacts) as (keyof typeof sentenceFacts)[]).filter(
  (name): name is CreditName => 'credit' in sentenceFacts[name],
)

export type CreditName = NamesOf<typeof sentenceFacts, { readonly credit: unknown }>
