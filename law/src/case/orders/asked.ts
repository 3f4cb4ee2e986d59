import { addDays, type Day, inWords } from '../../calendar/day.ts'
import type { CaseSentence } from '../../custody/case.ts'
import { daysOfTerm, isNone, type Length, measure, sumOf } from '../../custody/length.ts'
import type { AskedCaseSentence } from '../../facts/asked-case.ts'
import { creditFacts } from '../../facts/sentence.ts'
import { days } from '../../tables/days.ts'
import { orderTypes } from '../../tables/kinds.ts'
import { orderMonths } from '../../tables/orders.ts'

type OrderType = (typeof orderTypes)[number]

/** What each is, and why a regime or an extension period has no place with it. */
const whatItIs: Readonly<Record<OrderType, string>> = {
  contempt: 'Prison for contempt of court is not a sentence.',
  dto: 'A detention and training order has no regime and no extension period.',
  fine_default: 'Prison in default of payment is not a sentence.',
  supervision_default: 'Prison for breach of supervision is not a sentence.',
}

/** A field, and what is wrong with it. */
export type Wrong = readonly [keyof AskedCaseSentence, string]

/** What is wrong with a sentence that is none, or with what belongs to these kinds alone. */
export function wrongOfOrder(sentence: CaseSentence): readonly Wrong[] {
  const { sentenceType, regimeId, extension, fineAmount, civilDebt, supervisionEndDate } = sentence
  const wrong: Wrong[] = []
  if (isOrderType(sentenceType)) {
    const leaveOut = `${whatItIs[sentenceType]} Leave this out.`
    if (regimeId !== null) wrong.push(['regimeId', leaveOut])
    if (extension !== null && !isNone(extension)) wrong.push(['extensionYears', leaveOut])
  }
  if (sentenceType !== 'fine_default') {
    if (fineAmount !== null) wrong.push(['fineAmount', onlyDefault])
    if (civilDebt) wrong.push(['civilDebt', onlyDefault])
  }
  if (supervisionEndDate !== null && sentenceType !== 'supervision_default')
    wrong.push(['supervisionEndDate', 'Only prison for breach of supervision has an end of supervision.'])
  return sentenceType === 'dto' ? [...wrong, ...wrongOfTrainingOrder(sentence)] : wrong
}

const isOrderType = (kind: CaseSentence['sentenceType']): kind is OrderType =>
  (orderTypes as readonly CaseSentence['sentenceType'][]).includes(kind)

const onlyDefault = 'Only prison in default of payment is for a sum that was not paid.'

function wrongOfTrainingOrder(sentence: CaseSentence): readonly Wrong[] {
  const { startDate, length } = sentence
  const wrong: Wrong[] = []
  if (isOverMost(startDate, length))
    wrong.push(['sentenceYears', 'A detention and training order is at most 24 months.'])
  if (startDate < days.creditForOrders.day)
    for (const field of creditFacts) if (sentence[field] !== 0) wrong.push([field, noCredit])
  return wrong
}

export const noCredit = `For a detention and training order made before ${inWords(days.creditForOrders.day)} the court already took time on remand or a tag into account. Leave it out.`

/** It ends after the day on which 24 months would end. */
export const isOverMost = (start: Day, length: Length): boolean =>
  addDays(start, daysOfTerm(start, sumOf([measure('', length)]))) >
  addDays(start, daysOfTerm(start, { years: 0, months: orderMonths.most, days: 0 }))
