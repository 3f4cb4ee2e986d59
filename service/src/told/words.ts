import { creditOf, personOf, recallOf, sentenceOf } from '../court-words/asked-case.ts'
import { inOrderOfChain } from '../court-words/order.ts'
import { type Answer, type Reading, remandTimes, type SentenceRead } from '../court-words/reading.ts'
import {
  type FactsOfPerson,
  nothingTold,
  type ToldCase,
  type ToldCredit,
  type ToldRecall,
  type ToldSentence,
} from './case.ts'
import { offenceError } from './chosen-offence.ts'
import { isoMonthAlone } from './date-from-text.ts'

/** Whether nobody is in prison for it: beside others it is no part of the time. */
const isNotServed = ({ kind, activated }: SentenceRead): boolean => kind === 'suspended' && !activated

/** The month in which the court said it, where the words have no more of the day, and no other day. */
function monthIn({ questions }: Reading): ToldSentence {
  const asked = questions.filter(({ ask }) => ask === 'date')
  const months = new Set(asked.map(({ about, days }) => (days.length === 0 ? isoMonthAlone(about) : null)))
  const [startMonth] = months
  return startMonth == null || months.size > 1 ? {} : { startMonth }
}

/** "Another offence": the search for it begins with the words that were said. */
function searched({ from }: SentenceRead, answers: readonly Answer[]): ToldSentence {
  const typed = answers.findLast((one) => one.ask === 'offence' && one.from === from)?.about
  if (typed === undefined) return {}
  return { offenceKey: { typed, why: offenceError({ offenceKey: '', offenceTyped: typed }) ?? '' } }
}

function sentenceTold(read: SentenceRead, answers: readonly Answer[]): ToldSentence {
  const { kind, activated, offence } = read
  return {
    ...(sentenceOf(read) as ToldSentence),
    ...(kind === 'suspended' && { activated }),
    ...(kind === 'section_250' && { sentenceType: 'sds', ageAtConviction: 'child', called: 'section_250' }),
    ...(offence === null ? searched(read, answers) : { offenceKey: offence }),
  }
}

/** The first of several offences stands for them. */
const amongTold = (keys: readonly string[] | undefined): ToldSentence =>
  keys === undefined ? {} : { offenceKey: keys[0], offenceAmong: keys.join('.') }

/** What was read, as it is told: so many sentences were told `before` it. The words of some are a name of several offences, of which one
 *  was `taken`. */
export function toldInWords(
  reading: Reading,
  answers: readonly Answer[],
  before = 0,
  taken: ReadonlyMap<number, readonly string[]> = new Map(),
): ToldCase {
  const { sentences, credit, age, isLess, isTakenOff, aside, recall, addedDays } = reading
  const served = sentences.length + before > 1 ? sentences.filter((one) => !isNotServed(one)) : sentences
  const all = served.length + before === 0 ? sentences.slice(0, 1) : served
  // "Not suspended".
  const isServed = aside.some(({ why, text }) => why === 'denied' && /suspend/i.test(text))
  const isUnknown = answers.some(({ ask, say }) => ask === 'other_sentence' && say === 'unknown')
  const { release: _, ...stated } = reading.stated
  const numbered = creditOf(credit) as ToldCredit
  const isDated = numbered.remandCreditDays === undefined && numbered.remandCreditMonths === undefined
  return {
    ...nothingTold,
    sentences: inOrderOfChain(all, before).map((one, i) => {
      const { consecutiveTo, howItRuns, ...told } = sentenceTold(one, answers)
      return {
        ...(age !== null && age < 18 && { ageAtConviction: 'child' }),
        ...told,
        ...amongTold(taken.get(one.from)),
        ...(isServed && one.kind === 'standard' && { notSuspended: true }),
        ...(i + before > 0 && consecutiveTo !== undefined && { consecutiveTo }),
        ...(i + before > 0 && howItRuns !== undefined && { howItRuns }),
        ...(one.date === null && monthIn(reading)),
        ...((isLess || isTakenOff) &&
          (one.kind === 'life' || one.kind === 'ipp') && { creditTakenOffMinimum: isTakenOff }),
      }
    }),
    credit: numbered,
    remand: isDated
      ? remandTimes(credit).map(({ from, to }) => ({
          fromDate: from,
          ...(to !== undefined && { toDate: to }),
        }))
      : [],
    addedDays,
    recall: recall === null ? null : (recallOf(recall) as ToldRecall),
    stated,
    person: {
      ...(personOf(reading) as FactsOfPerson),
      ...(isUnknown && { otherSentences: 'unknown' }),
    },
  }
}
