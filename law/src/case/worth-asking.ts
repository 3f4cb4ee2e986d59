import { addDays, type Day, isoDate, lastIn, parseDay } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { days } from '../tables/days.ts'
import { offenceByKey } from '../tables/offences.ts'
import { orderNamed } from '../tables/order-kinds.ts'
import { caseAlternativesOf } from './alternatives.ts'
import { caseOf } from './case-answer.ts'

/** Whether it matters if an extended sentence was for terrorism: then the Parole Board does not look at it (section 247A(2A)). */
export const hangsOnTerrorism = ({
  sentenceType,
  ...passed
}: Pick<AskedCaseSentence, 'sentenceType' | 'startDate' | 'startMonth'>): boolean =>
  sentenceType === 'eds' && startDayOf(passed) >= days.noEarlyRelease.day

/** Whether days before a sentence can come off: of a detention and training order only since a day, of a breach of supervision and
 *  of a whole life order never, nor of a debt that is not a crime. */
export const takesCredit = ({
  sentenceType,
  wholeLife,
  civilDebt,
  ...passed
}: Pick<
  AskedCaseSentence,
  'sentenceType' | 'startDate' | 'startMonth' | 'wholeLife' | 'civilDebt'
>): boolean =>
  wholeLife !== true &&
  civilDebt !== true &&
  orderNamed(sentenceType)?.takesCredit !== false &&
  (sentenceType !== 'dto' || startDayOf(passed) >= days.creditForOrders.day)

/** The day of sentence; where only the month is known, the last day of it. */
const startDayOf = ({ startDate, startMonth }: Pick<AskedCaseSentence, 'startDate' | 'startMonth'>): Day =>
  startMonth == null ? (parseDay(startDate as string) as Day) : lastIn(startMonth)

/** The sentence by itself, its offence on a day or on none that is told. */
const alone = (sentence: AskedCaseSentence, offenceDate: string | null) =>
  caseOf({ sentences: [{ ...sentence, consecutiveTo: null, howItRuns: null, offenceDate }] })

/** Whether life became the maximum for this offence on a day, and the answer hangs on it. */
function hangsOnMaximum(sentence: AskedCaseSentence): boolean {
  const answer = alone(sentence, null)
  return (
    !('refusals' in answer) && caseAlternativesOf(answer).some(({ code }) => code === 'A_EARLIER_CONDUCT')
  )
}

/** What the law gives if the offence was on this day, in one text. */
function answerBy(sentence: AskedCaseSentence, offenceDate: Day): string {
  const answer = alone(sentence, isoDate(offenceDate))
  return 'refusals' in answer
    ? ''
    : [answer.release, answer.releaseType, answer.end, answer.endType, answer.licenceEnd].join()
}

/** So long after it a sentence may be for an offence before it, and the day of the offence is worth asking for. */
const worthAsking = 365

const isUnderAYear = (start: Day, sentence: AskedCaseSentence): boolean => {
  const { sentenceYears, sentenceMonths, sentenceWeeks, sentenceDays } = sentence
  const term = {
    years: sentenceYears ?? 0,
    months: sentenceMonths ?? 0,
    days: 7 * (sentenceWeeks ?? 0) + (sentenceDays ?? 0),
  }
  return !isAtLeastYears(start, term, 1)
}

/** The day on which the law changed for this sentence by the day of the offence; null where that changes nothing. */
export function offenceDayThatDecides(sentence: AskedCaseSentence): Day | null {
  const { offenceKey, sentenceType } = sentence
  const start = startDayOf(sentence)
  const from = offenceByKey(offenceKey ?? '')?.lifeMaximumFrom ?? null
  if (from !== null && hangsOnMaximum(sentence)) return from
  if (sentenceType === 'life' || sentenceType === 'ipp') return null
  const short = days.licenceForShortTerms.day
  const isShort = isUnderAYear(start, sentence)
  const day = isShort ? short : days.releaseUnder2003Act.day
  const isLate = start < day || (isShort && start >= addDays(short, worthAsking))
  return isLate || answerBy(sentence, addDays(day, -1)) === answerBy(sentence, day) ? null : day
}
