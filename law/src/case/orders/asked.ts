import { addDays, type Day, inWords } from '../../calendar/day.ts'
import type { CaseSentence } from '../../custody/case.ts'
import { daysOfTerm, isNone, type Length, measure, sumOf } from '../../custody/length.ts'
import type { AskedCaseSentence } from '../../facts/asked-case.ts'
import { creditFacts, type sentenceFacts } from '../../facts/sentence.ts'
import { days } from '../../tables/days.ts'
import { orderKinds, orderTypes } from '../../tables/order-kinds.ts'
import { orderMonths } from '../../tables/orders.ts'

/** A field, the fact without which nothing is wrong with it, when it is wrong, and what is said of it. */
export type WrongRow = readonly [
  keyof AskedCaseSentence,
  keyof typeof sentenceFacts & keyof CaseSentence,
  (sentence: CaseSentence) => boolean,
  string,
]

const isDefault = ({ sentenceType }: CaseSentence): boolean => sentenceType === 'fine_default'
const isTrainingOrder = ({ sentenceType }: CaseSentence): boolean => sentenceType === 'dto'
const onlyDefault = 'Only prison in default of payment is for a sum that was not paid.'

export const noCredit =
  `For a detention and training order made before ${inWords(days.creditForOrders.day)} the ` +
  'court already took time on remand or a tag into account. Leave it out.'

/** It ends after the day on which 24 months would end. */
export const isOverMost = (start: Day, length: Length): boolean =>
  addDays(start, daysOfTerm(start, sumOf([measure('', length)]))) >
  addDays(start, daysOfTerm(start, { years: 0, months: orderMonths.most, days: 0 }))

/** What is wrong with a sentence that is none, or with what belongs to these kinds alone. */
// biome-ignore format: a row a line
export const wrongOrders: readonly WrongRow[] = [
  ...orderTypes.flatMap((kind): WrongRow[] => [
    ['regimeId', 'sentenceType', (s) => s.sentenceType === kind && s.regimeId !== null, `${orderKinds[kind].whatItIs} Leave this out.`],
    ['extensionYears', 'sentenceType', (s) => s.sentenceType === kind && s.extension !== null && !isNone(s.extension),
      `${orderKinds[kind].whatItIs} Leave this out.`],
  ]),
  ['fineAmount', 'fineAmount', (s) => s.fineAmount !== null && !isDefault(s), onlyDefault],
  ['civilDebt', 'civilDebt', (s) => s.civilDebt && !isDefault(s), onlyDefault],
  ['supervisionEndDate', 'supervisionEndDate', (s) => s.supervisionEndDate !== null && s.sentenceType !== 'supervision_default',
    'Only prison for breach of supervision has an end of supervision.'],
  ['sentenceYears', 'sentenceType', (s) => isTrainingOrder(s) && isOverMost(s.startDate, s.length),
    `A detention and training order is at most ${orderMonths.most} months.`],
  ...creditFacts.map((name): WrongRow => [name, 'sentenceType',
    (s) => isTrainingOrder(s) && s.startDate < days.creditForOrders.day && s[name] !== 0, noCredit]),
]
