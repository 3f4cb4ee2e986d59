import type { Query } from '../../http/route.ts'

/** The fields of the form. Those the API has too bear the API's names; its date is three boxes. */
export const fieldNames = [
  'startDate-day',
  'startDate-month',
  'startDate-year',
  'sentenceYears',
  'sentenceMonths',
  'sentenceDays',
  'offence',
  'offenceKey',
  'offenceTyped',
  'sentenceType',
  'ageAtSentence',
  'remandCreditDays',
  'taggedBailCreditDays',
  'addedDays',
  'regimeId',
] as const
export type FieldName = (typeof fieldNames)[number]

/** What was typed, kept as it was typed; an empty text where nothing was. */
export type FormValues = Readonly<Record<FieldName, string>>

const longestKept = 200

/** The first value of a parameter, without the spaces around it. */
export function textAt(query: Query, name: string): string {
  const value = query[name]
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, longestKept)
}

/** Whether the three boxes of the date were sent: then this is the form, and not a link. */
export const isForm = (query: Query): boolean => query['startDate-day'] !== undefined

/** Whether the query fills in any field of the form. */
export const isPrefilled = (query: Query): boolean =>
  isForm(query) || query.startDate !== undefined || fieldNames.some((name) => textAt(query, name) !== '')

/** What was typed in the form; a link's date is put into the three boxes. */
export function formValuesOf(query: Query): FormValues {
  const form = Object.fromEntries(fieldNames.map((name) => [name, textAt(query, name)])) as Record<
    FieldName,
    string
  >
  if (isForm(query)) return form
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(textAt(query, 'startDate')) ?? []
  const offence = form.offenceKey === '' ? 'unknown' : 'known'
  return {
    ...form,
    'startDate-day': day.replace(/^0/, ''),
    'startDate-month': month.replace(/^0/, ''),
    'startDate-year': year,
    offence: textAt(query, 'startDate') === '' ? form.offence : offence,
  }
}
