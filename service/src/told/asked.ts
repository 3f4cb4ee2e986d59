import { type Day, isoDate, parseDay } from '@requisite/law'
import {
  creditFacts,
  type Fact,
  personFacts,
  recallFacts,
  sentenceFacts,
  takesCredit,
} from '@requisite/law/internal'
import {
  type FactsTold,
  isDayTold,
  isTold,
  kindOf,
  lengthUnits,
  type ToldCase,
  type ToldRecall,
  type ToldSentence,
  type ToldTime,
  ticksIn,
} from './case.ts'
import { lastCount, numbersOfCounts, sameOn } from './counts.ts'
import { faultsOfCase, faultsOfSentence, isNumberOf, type PlaceFault } from './faults.ts'
import { isUnderYears, lengthOf } from './length.ts'
import {
  asksAge,
  asksDetention,
  asksOffence,
  isBesideOthers,
  isKindOpen,
  isOrdinary,
  type PageCase,
  type PageRecall,
  type PageRemand,
  type PageSentence,
} from './told.ts'
import { isUnread, numberIn, type Value } from './value.ts'

/** From so many years on the court may have said "extended". */
const yearsOfExtended = 4

/** Of what it is asked: a link says all that its sender told; what is told on the page may be half of it. */
export interface AskedAs {
  readonly today: Day
  readonly isLink: boolean
  /** Whether what cannot be left out is to be put right, and not asked in a row. */
  readonly isWhole?: boolean
}

/** Whether the offence decides, and is not told: of a child's sentence too, whatever the court called it. */
export const isOffenceOpen = (sentence: ToldSentence): boolean =>
  asksOffence(kindOf({ ...sentence, ageAtConviction: 'adult' }) as never) && sentence.offenceKey === undefined

/** The kind, with what the age and the words of the court make of it. A person under 18 cannot be given an ordinary prison sentence; what
 *  the court may have called otherwise is left open. Who does not know the offence may not know that the court said "extended" either. */
function kindAsked(one: ToldSentence, { isLink }: AskedAs): NonNullable<PageSentence['sentenceType']> {
  const named = (one.sentenceType ?? 'sds') as NonNullable<PageSentence['sentenceType']>
  const isUnnamed = isOffenceOpen(one) || one.offenceKey === 'unknown'
  const isPlain = one.sentenceType === 'sds' && one.activated === undefined && isUnnamed
  const isLong = !isLink && !isUnderYears(lengthOf(one), yearsOfExtended)
  const said = isPlain ? (one.saidExtended ?? (isLong ? 'unknown' : 'no')) : 'no'
  const kind = said === 'unknown' ? 'unknown' : said === 'yes' ? 'eds' : named
  if (one.ageAtConviction !== 'child' || !isOrdinary(kind) || one.called === 'named') return kind
  const isAsked = asksDetention({ ...one, sentenceType: kind } as PageSentence)
  // Of a longer one the law says that it cannot be.
  if (one.called === 'dto') return 'dto'
  return (isAsked && one.called !== 'section_250') || isKindOpen(kind) ? 'unknown' : 'section_250'
}

/** What stands for a fact of which it was told that nobody knows it: the word, where the API has one; else it is left out. */
const isSayable = (fact: Fact | undefined, value: Value | undefined): boolean =>
  value !== undefined &&
  !isUnread(value) &&
  (value !== 'unknown' ||
    fact?.unknown !== undefined ||
    (fact?.kind === 'choice' && fact.values.includes(value)))

/** The facts of a table that were told, as the law is asked them. */
const factsOf = (table: Readonly<Record<string, Fact>>, told: FactsTold<string>) =>
  Object.fromEntries(
    Object.entries(told).filter(
      ([name, value]) => table[name] !== undefined && isSayable(table[name], value),
    ),
  )

/** What is asked of some kinds of sentence only. */
const kindsOfFact: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['creditTakenOffMinimum', 'onLicence', 'firstReleaseDate', 'lastReleaseDate', 'licenceUnbroken'].map(
      (name) => [name, /^(?:life|ipp)$/],
    ),
  ),
  fineAmount: /^fine_default$/,
  civilDebt: /^fine_default$/,
}

/** A sentence without what was told of it while it was of another kind. */
const ofKind = (one: ToldSentence, kind: string): ToldSentence =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name]) =>
        (kindsOfFact[name]?.test(kind) ?? true) &&
        !(one.wholeLife === true && lengthUnits.some((unit) => unit === name)),
    ),
  )

/** A sentence as the law is asked it: what stands for each fact that was not told. */
function sentenceAsked(
  one: ToldSentence,
  credit: ToldCase['credit'],
  at: number,
  asking: AskedAs,
): PageSentence {
  const { isLink, today } = asking
  const sentenceType = kindAsked(one, asking)
  const { notSuspended, onLicence, civilDebt } = one
  // The first runs from its day.
  const { consecutiveTo: _follows, howItRuns: _runs, ...first } = one
  const facts = factsOf(sentenceFacts, isLink ? one : ofKind(at === 1 ? first : one, sentenceType))
  const sentence = {
    ...facts,
    // Also in the place of a day that cannot be read, which is to be put right.
    ...(!isDayTold(facts) && { startDate: isoDate(today) }),
    sentenceType,
    // An order is for nobody else.
    ageAtConviction: (sentenceType === 'dto'
      ? 'child'
      : asksAge(sentenceType)
        ? (one.ageAtConviction ?? 'adult')
        : 'unknown') as 'adult',
    ...(one.activated === true && { activated: true as const }),
    ...(one.partPaid === true && { partPaid: true as const }),
    ...(typeof one.offenceAmong === 'string' && { offenceAmong: one.offenceAmong }),
    ...(sentenceType === 'fine_default' &&
      civilDebt !== true && { unpaid: (one.unpaid ?? 'fine') as 'fine' }),
  } as PageSentence
  const { notSuspended: _, onLicence: __, ...rest } = sentence
  const days = factsOf(sentenceFacts, credit)
  const none = Object.fromEntries(creditFacts.map((name) => [name, sentence[name] ?? 0]))
  const isNone = Object.values(days).every((count) => count === 0)
  return {
    ...rest,
    ...(typeof notSuspended === 'boolean' && { notSuspended }),
    ...(onLicence === true && { onLicence }),
    ...(takesCredit(sentence) ? { ...none, ...days } : isLink && !isNone && days),
  }
}

function remandAsked(time: ToldTime, sentences: readonly PageSentence[]): PageRemand {
  const outcome = time.outcome as PageRemand['outcome']
  const sentenceIds = ticksIn(time.sentenceIds).filter((one) => isNumberOf(one, sentences))
  const isOneDay = new Set(sentences.map(({ startDate, startMonth }) => startDate ?? startMonth)).size === 1
  return {
    fromDate: String(time.fromDate),
    ...(time.toDate !== undefined && { toDate: String(time.toDate) }),
    ...(outcome !== undefined ? { outcome } : sentenceIds.length > 0 && !isOneDay && { sentenceIds }),
  }
}

/** The sentences that a recall is for, where nobody has ticked them: those passed before it or, where its day is not known, those
 *  of the first day. */
export function recalledIn(sentences: readonly ToldSentence[], recall: ToldRecall): string {
  const read = (value: Value | undefined): Day | null => (typeof value === 'string' ? parseDay(value) : null)
  const starts = sentences.map(({ startDate }) => read(startDate))
  const known = starts.filter((day) => day !== null)
  const end = read(recall.recallDate) ?? read(recall.returnToCustodyDate) ?? Math.min(...known) + 1
  return starts.flatMap((start, i) => (start !== null && start >= end ? [] : [String(i + 1)])).join('.')
}

function recallAsked(all: ToldCase, sentences: readonly PageSentence[]): PageRecall | null {
  const { recall } = all
  if (recall === null) return null
  const { sentenceIds, onTag, ...facts } = recall
  const isBeside = isBesideOthers(sentences)
  const ids = numbersOfCounts(
    all.sentences,
    String(sentenceIds ?? (isBeside ? recalledIn(all.sentences, recall) : '')),
  )
  return {
    type: 'unknown',
    ...factsOf(recallFacts, facts),
    ...(ids !== '' && { sentenceIds: ids.split('.') }),
    ...(onTag === true && { onTag }),
  }
}

/** What is told, or what is to be put right in it. */
export type Telling = { readonly told: PageCase } | { readonly faults: readonly PlaceFault[] }

/** All that is told as the law is asked it, with what is not told yet as if it were. */
export function toldOf(all: ToldCase, asking: AskedAs): Telling {
  const sentences: PageSentence[] = []
  // Times on remand are told beside several sentences, and are for any of them.
  for (const [i, one] of all.sentences.entries()) {
    const at = sentences.length + 1
    const credit = i === 0 ? all.credit : {}
    const own = {
      ...one,
      ...(one.consecutiveTo !== undefined && { consecutiveTo: lastCount(all.sentences, one) }),
    }
    const sentence = sentenceAsked(own, credit, at, asking)
    const faults = faultsOfSentence({ one, sentence, credit, i, at, before: sentences, all, ...asking })
    if (faults.length > 0) return { faults }
    sentences.push(sentence, ...sameOn(sentence, one, at))
  }
  const remand = all.remand.map((time) =>
    remandAsked(
      { ...time, sentenceIds: numbersOfCounts(all.sentences, String(time.sentenceIds ?? '')) },
      sentences,
    ),
  )
  const otherCustody = all.otherCustody.map(({ fromDate, toDate, why = 'other', how }) => ({
    fromDate: String(fromDate),
    toDate: String(toDate),
    why: why as 'other',
    ...(how !== undefined && { how: how as 'curfew' }),
  }))
  const told: PageCase = {
    ...factsOf(personFacts, all.person),
    ...(isTold(all.person, 'registeredSexOffender') &&
      all.person.registeredSexOffender !== true && { registeredSexOffender: null }),
    sentences,
    addedDays: all.addedDays
      .map(({ days, date }) => ({ days: numberIn(days), ...(date !== undefined && { date: String(date) }) }))
      .filter(({ days }) => days > 0),
    unlawfullyAtLarge: all.unlawfullyAtLarge.map(({ fromDate, toDate, why }) => ({
      fromDate: String(fromDate),
      toDate: String(toDate),
      ...(why === 'removal' && { why }),
    })),
    ...(remand.length > 0 && { remand }),
    ...(otherCustody.length > 0 && { otherCustody }),
    recall: recallAsked(all, sentences),
    ...(Object.keys(all.stated).length > 0 && {
      statedDates: all.stated as NonNullable<PageCase['statedDates']>,
    }),
  }
  const faults = faultsOfCase(all, told, asking)
  return faults.length > 0 ? { faults } : { told }
}
