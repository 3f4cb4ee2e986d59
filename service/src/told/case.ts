import type { StatedLetter } from '@requisite/law'
import {
  type CreditName,
  creditFacts,
  type personFacts,
  type recallFacts,
  remandFacts,
  sentenceFacts,
} from '@requisite/law/internal'
import { isUnread, type Value } from './value.ts'

/** What only the page's words turn on, beside the facts of the API. */
export interface OwnOfSentence {
  /** A suspended sentence: whether a court has put it into effect. */
  readonly activated: Value
  /** Prison for not paying: what was not paid, and whether part of it has been paid since. */
  readonly unpaid: Value
  readonly partPaid: Value
  /** So many more counts are the same, and how they run. */
  readonly counts: Value
  readonly countsRun: Value
  /** What the court called the sentence of a person under 18. */
  readonly called: Value
  /** Whether it said "extended", of an offence that is not known. */
  readonly saidExtended: Value
  /** The offences that the words are a name of, where it decides nothing which: their keys, with points between. */
  readonly offenceAmong: Value
}

/** What is told of the facts of these names: one that is not there was not told. */
export type FactsTold<Names extends string> = { readonly [Name in Names]?: Value | undefined }

/** One sentence, as far as it is told: a fact that is not there was not told. */
export type ToldSentence = FactsTold<keyof typeof sentenceFacts | keyof OwnOfSentence>
export type FactsOfPerson = FactsTold<keyof typeof personFacts>
/** A recall; beside its facts, whether the person was said to be out on a tag. */
export type ToldRecall = FactsTold<keyof typeof recallFacts | 'onTag'>
/** A time on remand, in other custody or at large. What can be ticked more than once has points between. */
export type ToldTime = FactsTold<'fromDate' | 'toDate' | 'why' | 'how' | 'sentenceIds' | 'outcome'>
type ToldAward = FactsTold<'days' | 'date'>
/** Days before the first sentence, in number; and days on a tag, of which half come off. */
export type ToldCredit = FactsTold<CreditName | 'remandCreditMonths' | 'daysOnTag'>

/** A case as far as it is told: the body of POST /release-dates, with what is still open in it. Words, taps, links and forms write it, and
 *  nothing else does; it is asked, linked, shown and read back as it is. */
export interface ToldCase {
  readonly sentences: readonly ToldSentence[]
  readonly credit: ToldCredit
  readonly person: FactsOfPerson
  readonly stated: FactsTold<StatedLetter>
  readonly remand: readonly ToldTime[]
  readonly otherCustody: readonly ToldTime[]
  readonly addedDays: readonly ToldAward[]
  readonly unlawfullyAtLarge: readonly ToldTime[]
  /** null: nobody was called back, as far as is told. */
  readonly recall: ToldRecall | null
}

export const nothingTold: ToldCase = {
  sentences: [],
  credit: {},
  person: {},
  stated: {},
  remand: [],
  otherCustody: [],
  addedDays: [],
  unlawfullyAtLarge: [],
  recall: null,
}

/** Whether any of these facts is told. */
export const isTold = <Name extends string>(facts: FactsTold<Name>, ...names: readonly Name[]): boolean =>
  names.some((name) => facts[name] !== undefined)

const unitsOf = (of: 'length' | 'extension') =>
  Object.entries(sentenceFacts).flatMap(([name, fact]) =>
    fact.kind === 'unit' && fact.of === of ? [name as keyof typeof sentenceFacts] : [],
  )
/** The names of the units of a length, and of an extension. */
export const lengthUnits = unitsOf('length')
export const extensionUnits = unitsOf('extension')

export const isDayTold = (sentence: ToldSentence): boolean => isTold(sentence, 'startDate', 'startMonth')
export const isLengthTold = (sentence: ToldSentence): boolean =>
  isTold(sentence, ...lengthUnits) || sentence.wholeLife === true

/** Whether the time before the sentence is told: days, months or times on remand are one thing. */
export const isCreditTold = ({ credit, remand }: Pick<ToldCase, 'credit' | 'remand'>): boolean =>
  remand.length > 0 || isTold(credit, ...creditFacts, 'remandCreditMonths')

/** The kind of sentence as far as it is told; "unknown" also where it is not. */
type KindTold = Extract<(typeof sentenceFacts)['sentenceType']['values'][number], string> | 'unknown'
export const kindOf = ({ sentenceType, called, ageAtConviction, wholeLife }: ToldSentence) => {
  if (wholeLife === true) return 'whole_life'
  const kind = sentenceType === undefined || isUnread(sentenceType) ? 'unknown' : (sentenceType as KindTold)
  const isCalled = called === 'section_250' || called === 'dto'
  return ageAtConviction === 'child' && isCalled && (kind === 'sds' || kind === 'unknown') ? called : kind
}

/** What is told without what is said to be nothing. */
export const toldOnly = <Told extends object>(told: Told): Told =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Told

/** Whether it says how a charge ended without a sentence, or that it has not ended. */
export const isOutcome = (tick: string): boolean =>
  (remandFacts.outcome.values as readonly string[]).includes(tick)

/** What was ticked, of several. */
export const ticksIn = (told: Value | undefined): readonly string[] =>
  String(told ?? '')
    .split('.')
    .filter((one) => one !== '')

/** What a time on remand was for: the numbers of sentences, and how the charge ended. */
export const ticksOf = ({ sentenceIds, outcome }: ToldTime): readonly string[] => [
  ...ticksIn(sentenceIds),
  ...ticksIn(outcome),
]
