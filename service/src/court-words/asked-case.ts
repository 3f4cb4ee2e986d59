import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedRecall,
  addDays,
  isoDate,
  parseDay,
} from '@requisite/law'
import { recallTypes } from '@requisite/law/internal'
import { daysOf, monthsOf, type SaidLength } from './length.ts'
import { followed, inOrderOfChain } from './order.ts'
import {
  type Credit,
  kindsRead,
  type Reading,
  type RecallRead,
  remandTimes,
  type SentenceRead,
  type WordsQuestion,
} from './reading.ts'

const unitsOf = ({ years, months, weeks, days }: SaidLength): Partial<AskedCaseSentence> => ({
  ...(years > 0 && { sentenceYears: years }),
  ...(months > 0 && { sentenceMonths: months }),
  ...(weeks > 0 && { sentenceWeeks: weeks }),
  ...(days > 0 && { sentenceDays: days }),
})

/** A sentence that was read, as the case has it. */
export function sentenceOf(sentence: SentenceRead): Partial<AskedCaseSentence> {
  const to = followed(sentence)
  const { extension } = sentence
  return {
    ...(sentence.date !== null && { startDate: sentence.date }),
    ...(sentence.length !== null && unitsOf(sentence.length)),
    sentenceType: kindsRead[sentence.kind][0],
    ...(sentence.kind === 'whole_life' && { wholeLife: true }),
    ...(extension !== null && extension.years > 0 && { extensionYears: extension.years }),
    ...(extension !== null && extension.months > 0 && { extensionMonths: extension.months }),
    ...(sentence.offence !== null && sentence.offence !== 'unknown' && { offenceKey: sentence.offence }),
    ...(sentence.released !== null && { onLicence: true }),
    ...(sentence.released !== null &&
      sentence.released !== 'unknown' && { firstReleaseDate: sentence.released }),
    ...(to !== null && { consecutiveTo: String(to) }),
    ...(sentence.runs === 'unknown' && { howItRuns: 'unknown' }),
  }
}

/** "18 years less 200 days": what was said is the minimum term before they come off it. */
const isOfMinimumTerm = ({ sentenceType, wholeLife }: Partial<AskedCaseSentence>): boolean =>
  (sentenceType === 'life' || sentenceType === 'ipp') && wholeLife !== true

/** A case as the API takes it, as far as the words told it. */
export type CaseRead = Omit<Partial<AskedCase>, 'sentences'> & {
  readonly sentences: readonly Partial<AskedCaseSentence>[]
}

/** Of more months somebody knows the days. */
const mostRemandMonths = 24

/** The months on remand, where they go on as they were told. */
const remandMonthsOf = ({ remandLength }: Credit): number | null => {
  const months = remandLength === undefined || daysOf(remandLength) > 0 ? 0 : monthsOf(remandLength)
  return months > 0 && months <= mostRemandMonths ? months : null
}

/** The days before the sentence that are told in number. */
export function creditOf(
  credit: Credit,
): Pick<AskedCaseSentence, 'remandCreditDays' | 'remandCreditMonths' | 'taggedBailCreditDays'> {
  const { remandDays, tagDays } = credit
  const months = remandMonthsOf(credit)
  return {
    ...(remandDays !== undefined
      ? { remandCreditDays: remandDays }
      : months !== null && { remandCreditMonths: months }),
    ...(tagDays !== undefined && { taggedBailCreditDays: tagDays }),
  }
}

/** What is told of the person, and the release date that the prison gave. */
export const personOf = ({
  born,
  isToBeRemoved,
  stated: { release },
}: Reading): Pick<AskedCase, 'dateOfBirth' | 'liableToRemoval' | 'statedReleaseDate'> => ({
  ...(release !== undefined && { statedReleaseDate: release }),
  ...(born !== null && { dateOfBirth: born }),
  ...(isToBeRemoved && { liableToRemoval: true }),
})

/** The questions without an answer in the case: months on remand are one. */
export const openQuestions = (reading: Reading): readonly WordsQuestion[] =>
  reading.questions.filter(({ ask }) => ask !== 'remand_days' || remandMonthsOf(reading.credit) === null)

/** A recall as far as it was told. */
export function recallOf({
  kind,
  days,
  date,
  returned,
}: RecallRead): Partial<Pick<AskedRecall, 'type' | 'recallDate' | 'returnToCustodyDate'>> {
  const type = recallTypes.find(
    (one) => one === kind || one === `fixed_term_${days}` || (one === 'curfew' && kind === 'tag'),
  )
  return {
    ...(type !== undefined && { type }),
    ...(date !== undefined && { recallDate: date }),
    ...(returned !== undefined && { returnToCustodyDate: returned }),
  }
}

/** The numbers of the sentences that were passed before a recall, where others were passed since. */
function passedBefore(
  { date, returned = '' }: RecallRead,
  sentences: readonly SentenceRead[],
): Pick<AskedRecall, 'sentenceIds'> {
  const called = date ?? returned
  const before = sentences.flatMap((one, i) => ((one.date ?? called) < called ? [String(i + 1)] : []))
  return before.length > 0 && before.length < sentences.length ? { sentenceIds: before } : {}
}

/** The awards of days; one number where the day of any is not told. */
const awardsOf = (all: Reading['addedDays']): AskedCase['addedDays'] => {
  const dated = all.flatMap(({ days, date }) => (date === undefined ? [] : [{ days, date }]))
  return dated.length === all.length ? dated : all.reduce((sum, { days }) => sum + days, 0)
}

/** What was read, as a case. A time on remand without its last day is until the day of sentence, where that is known. */
export function caseRead(reading: Reading, startDate: string | null = null): CaseRead {
  const { sentences, credit, convictedAs, isLess, isTakenOff, addedDays } = reading
  const { type, ...ofRecall } = reading.recall === null ? {} : recallOf(reading.recall)
  const [first, ...others] = inOrderOfChain(sentences).map((one) => ({
    ...sentenceOf(one),
    ...(convictedAs !== null && { ageAtConviction: convictedAs }),
  }))
  const times = remandTimes(credit)
  const { release: _, ...letters } = reading.stated
  const start = parseDay(startDate ?? first?.startDate ?? '')
  const eve = start === null ? undefined : isoDate(addDays(start, -1))
  return {
    sentences:
      first === undefined
        ? []
        : [
            {
              ...first,
              ...creditOf(credit),
              ...((isLess || isTakenOff) && isOfMinimumTerm(first) && { creditTakenOffMinimum: isTakenOff }),
            },
            ...others,
          ],
    ...(addedDays.length > 0 && { addedDays: awardsOf(addedDays) }),
    ...personOf(reading),
    ...(type !== undefined &&
      reading.recall !== null && {
        recall: { type, ...ofRecall, ...passedBefore(reading.recall, inOrderOfChain(sentences)) },
      }),
    ...(Object.keys(letters).length > 0 && { statedDates: letters }),
    ...(times.length > 0 &&
      credit.remandDays === undefined && {
        remand: times.map(
          ({ from, to = eve }) => ({ fromDate: from, ...(to !== undefined && { toDate: to }) }) as never,
        ),
      }),
  }
}
