import { addDays, type Day, inWords } from '../../calendar/day.ts'
import { days } from '../../tables/days.ts'
import { type CaseSentenceType, orderTypes } from '../../tables/kinds.ts'
import { orderMonths } from '../../tables/orders.ts'
import type { AskedCaseSentence, AskedLength } from '../asked-case.ts'
import { daysOfTerm, type Length, measure, sumOf } from '../length.ts'

type OrderType = (typeof orderTypes)[number]

/** What each is, and why a regime or an extension period has no place with it. */
const isNone: Readonly<Record<OrderType, string>> = {
  contempt: 'Prison for contempt of court is not a sentence.',
  dto: 'A detention and training order has no regime and no extension period.',
  fine_default: 'Prison in default of payment is not a sentence.',
  supervision_default: 'Prison for breach of supervision is not a sentence.',
}

/** So much was never ordered to be paid. */
const mostPounds = 1e12

type Wrong = readonly [keyof AskedCaseSentence, string]

/** What is wrong with a sentence that is none, or with what belongs to these kinds alone. */
export function wrongOfOrder(
  asked: AskedCaseSentence,
  sentenceType: CaseSentenceType | null,
  start: Day,
  length: Length,
): readonly Wrong[] {
  const { fineAmount, civilDebt, supervisionEnd } = asked
  const wrong: Wrong[] = []
  if (isOrderType(sentenceType)) {
    const leaveOut = `${isNone[sentenceType]} Leave this out.`
    if (asked.regimeId !== undefined) wrong.push(['regimeId', leaveOut])
    if (asked.extension !== undefined && hasUnits(asked.extension)) wrong.push(['extension', leaveOut])
  }
  if (fineAmount !== undefined && !(fineAmount >= 0 && fineAmount <= mostPounds))
    wrong.push(['fineAmount', 'Enter the sum in pounds, from 0.'])
  if (sentenceType !== 'fine_default') {
    if (fineAmount !== undefined) wrong.push(['fineAmount', onlyDefault])
    if (civilDebt === true) wrong.push(['civilDebt', onlyDefault])
  }
  if (supervisionEnd !== undefined && sentenceType !== 'supervision_default')
    wrong.push(['supervisionEnd', 'Only prison for breach of supervision has an end of supervision.'])
  return sentenceType === 'dto' ? [...wrong, ...wrongOfTrainingOrder(asked, start, length)] : wrong
}

const hasUnits = ({ years = 0, months = 0, weeks = 0, days = 0 }: AskedLength): boolean =>
  years + months + weeks + days !== 0

const isOrderType = (kind: CaseSentenceType | null): kind is OrderType =>
  (orderTypes as readonly (CaseSentenceType | null)[]).includes(kind)

const onlyDefault = 'Only prison in default of payment is for a sum that was not paid.'

function wrongOfTrainingOrder(
  asked: Pick<AskedCaseSentence, 'remandCredit' | 'taggedBailCredit'>,
  start: Day,
  length: Length,
): readonly Wrong[] {
  const wrong: Wrong[] = []
  if (isOverMost(start, length)) wrong.push(['years', 'A detention and training order is at most 24 months.'])
  if (start >= days.creditForOrders.day) return wrong
  for (const field of ['remandCredit', 'taggedBailCredit'] as const)
    if (![undefined, 0].includes(asked[field])) wrong.push([field, noCredit])
  return wrong
}

export const noCredit = `For a detention and training order made before ${inWords(days.creditForOrders.day)} the court already took time on remand or a tag into account. Leave it out.`

/** It ends after the day on which 24 months would end. */
export const isOverMost = (start: Day, length: Length): boolean =>
  addDays(start, daysOfTerm(start, sumOf([measure('', length)]))) >
  addDays(start, daysOfTerm(start, { years: 0, months: orderMonths.most, days: 0 }))
