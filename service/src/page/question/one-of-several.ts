import { parametersOf } from '../../http/query.ts'
import type { Query } from '../../http/route.ts'
import { sentenceQuery } from '../told/query.ts'
import { startOf, type ToldSentence } from '../told/told.ts'
import { formValuesOf } from './form-of-query.ts'
import type { FormState } from './form-state.ts'
import { type FieldName, type FormValues, formFieldNames, textAt } from './form-values.ts'
import { namedFor, remandRowsFor, renumbered } from './remand-said.ts'

/** What was said about the time since the sentences, which belongs to all of them. */
const sinceNames: readonly FieldName[] = formFieldNames.slice(
  formFieldNames.indexOf('another'),
  formFieldNames.indexOf('regimeId'),
)
export const sinceOnly = (form: FormValues): FormValues => ({
  ...formValuesOf({}),
  ...Object.fromEntries(sinceNames.map((name) => [name, form[name]])),
})

/** The questions about one more sentence. The age starts from the first answer. */
export const addition = (others: readonly ToldSentence[], form: FormValues): FormState => ({
  form: {
    ...namedFor(sinceOnly(form), others.length),
    sameDay: 'yes',
    ageAtConviction: others[0]?.ageAtConviction ?? '',
  },
  others,
  at: others.length + 1,
})

/** The questions about a sentence that was told, filled in. */
export const change = (others: readonly ToldSentence[], at: number, form: FormValues): FormState => {
  const sentence = others[at - 1] as ToldSentence
  const since = Object.fromEntries(sinceNames.map((name) => [name, form[name]]))
  const sameDay = at > 1 && startOf(sentence) === startOf(others[0] as ToldSentence) ? 'yes' : ''
  const own = { ...formValuesOf(parametersOf(sentenceQuery(sentence))), ...since, sameDay }
  const isDated = sentence.remandCreditDays !== 'unknown' && remandRowsFor(own, at).length > 0
  return { form: isDated ? { ...own, creditNone: '', creditRemand: 'yes' } : own, others, at }
}

/** Where the sentences are others than before, it is asked again which of them the recall is for. Times on remand stay with theirs. */
export const unchosen = (
  form: FormValues,
  now: (number: number) => number | null = (n) => n,
): FormValues => ({
  ...renumbered(form, now),
  recallSentenceIds: '',
})

/** The numbers of sentences when some more stand behind one of them, or some are taken out from one on. */
export const movedBehind = (at: number, more: number) => (number: number) =>
  number > at ? number + more : number
export const movedWithout = (from: number, count: number) => (number: number) =>
  number < from ? number : number < from + count ? null : number - count

/** Which sentence a button names, and how many from it on that are the same; 0 for none. */
export function numberOfSentence(query: Query, name: string, others: readonly ToldSentence[]): number {
  const number = Number(textAt(query, name).split('-')[0])
  return Number.isInteger(number) && number >= 1 && number <= others.length ? number : 0
}

export function countAt(query: Query, name: string, from: number, others: readonly ToldSentence[]): number {
  const count = Number(textAt(query, name).split('-')[1] ?? 1)
  return Number.isInteger(count) && count >= 1 && from + count - 1 <= others.length ? count : 1
}
