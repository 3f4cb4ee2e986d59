import type { Query } from '../../http/route.ts'
import { toldIn } from '../../told/link.ts'
import { extensionOf, lengthTold, type ToldRemand, type ToldSentence } from '../../told/told.ts'
import { emptyForm, type WhatIfForm, whatIfValues } from './form-values.ts'

/** Whether the form itself was sent, and not the facts of an answer. */
export const isSent = (fields: Query): boolean => 'fromYears' in fields

/** So many months are between one row and the next, with two rows below the length that was told and two above. */
const stepOf = (months: number): number => (months >= 24 ? 6 : months >= 8 ? 2 : 1)

const lengthBoxes = (name: 'from' | 'to', months: number): Query => ({
  [`${name}Years`]: String(Math.floor(months / 12)),
  [`${name}Months`]: String(months % 12),
})

function dayBoxes(name: string, date?: string | null): Query {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { [`${name}-day`]: day, [`${name}-month`]: month, [`${name}-year`]: year }
}

/** One time on remand that has ended and one that went on until the sentence; null where there are others. */
function remandBoxes(remand: readonly ToldRemand[]): Query | null {
  const [ended, going] = [remand.filter(({ toDate }) => toDate), remand.filter(({ toDate }) => !toDate)]
  if (ended.length > 1 || going.length > 1) return null
  return {
    ...dayBoxes('since', going[0]?.fromDate),
    ...dayBoxes('earlierFrom', ended[0]?.fromDate),
    ...dayBoxes('earlierTo', ended[0]?.toDate),
  }
}

const daysBox = (name: string, days: ToldSentence['remandCreditDays']): Query =>
  typeof days === 'number' && days > 0 ? { [name]: String(days) } : {}

/** The form filled in with the facts of an answer: one ordinary or extended sentence, and the days before it. The empty form where they
 *  are of another kind, or more than it has boxes for. */
export function toldForm(link: Query): WhatIfForm {
  const read = toldIn(link)
  if ('faults' in read) return emptyForm
  const { sentences, recall, remand = [] } = read.told
  const [sentence] = sentences
  const kind = sentence?.sentenceType ?? 'sds'
  const times = remandBoxes(remand)
  if (sentence === undefined || sentences.length > 1 || recall !== null || times === null) return emptyForm
  const { years, months, weeks, days } = lengthTold(sentence)
  const all = 12 * years + months
  if (!/^(?:sds|eds|section_250)$/.test(kind) || weeks + days > 0 || sentence.startDate == null)
    return emptyForm
  const step = stepOf(all)
  const extension = kind === 'eds' ? extensionOf(sentence) : null
  return whatIfValues({
    ...lengthBoxes('from', Math.max(1, all - 2 * step)),
    ...lengthBoxes('to', all + 2 * step),
    step: String(step),
    'plea-0': 'yes',
    kind: kind === 'eds' ? 'eds' : 'sds',
    ...(extension !== null && {
      extensionYears: String(extension.years),
      extensionMonths: String(extension.months),
    }),
    age: kind === 'section_250' || sentence.ageAtConviction === 'child' ? 'child' : 'adult',
    ...(sentence.offenceKey != null && { offenceKey: sentence.offenceKey }),
    ...dayBoxes('sentence', sentence.startDate),
    ...times,
    ...daysBox('daysSoFar', sentence.remandCreditDays),
    ...daysBox('tagDays', sentence.taggedBailCreditDays),
  })
}
