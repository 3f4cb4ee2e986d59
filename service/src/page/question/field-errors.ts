import { bounds, findOffences } from '@requisite/law'
import type { Errors } from '../../contract/parse.ts'
import { chosenOffence } from './chosen-offence.ts'
import { emptyBox } from './date-from-boxes.ts'
import type { FormValues } from './form-values.ts'

/** Something to put right: what it is about, the box to go to, and what to do. */
export interface FieldError {
  readonly field: string
  readonly box: string
  readonly message: string
  /** The one box of a date that was left empty; the others are as they should be. */
  readonly empty?: 'day' | 'month' | 'year'
}

const year = (date: string): string => date.slice(0, 4)

/** What is wrong with the date of sentence, in words for three boxes. */
function dateError(form: FormValues): FieldError {
  const [day, month, yearBox] = [form['startDate-day'], form['startDate-month'], form['startDate-year']]
  const empty = emptyBox(day, month, yearBox)
  if (day === '' && month === '' && yearBox === '')
    return { field: 'startDate', box: 'startDate-day', message: 'Enter the date of the sentence.' }
  if (empty !== null)
    return {
      field: 'startDate',
      box: `startDate-${empty}`,
      message: `Enter the ${empty} of the sentence too.`,
      empty,
    }
  return {
    field: 'startDate',
    box: 'startDate-day',
    message: `Enter a real date, like 13 10 2026. The year must be from ${year(bounds.firstStart)} to ${year(bounds.lastStart)}.`,
  }
}

/** Messages of the contract that speak to programs, in words for people. */
const pageWords: Readonly<Record<string, string>> = {
  offenceKey: 'Choose the offence from the list.',
  sentenceType: 'Choose the kind of sentence from the list.',
  ageAtSentence: 'Choose the age of the person.',
  regimeId: 'The link names rules that do not exist. Start again, or check the link.',
}

/** The errors of the contract and of the form itself, in the order of the questions. */
export function fieldErrors(
  form: FormValues,
  contractErrors: Errors,
  isForm: boolean,
): readonly FieldError[] {
  const order = ['startDate', 'sentenceYears', 'sentenceMonths', 'sentenceDays', 'offenceKey', 'sentenceType']
  const rest = ['ageAtSentence', 'remandCreditDays', 'taggedBailCreditDays', 'addedDays', 'regimeId']
  const own = isForm ? unanswered(form) : {}
  return [...order, ...rest].flatMap((field) => {
    const message =
      own[field] ??
      (contractErrors[field] === undefined ? undefined : (pageWords[field] ?? contractErrors[field]?.[0]))
    if (field === 'startDate' && contractErrors.startDate !== undefined) return [dateError(form)]
    if (field === 'sentenceYears' && message !== undefined && isLengthEmpty(form))
      return [{ field, box: field, message: 'Enter the length of the sentence.' }]
    return message === undefined ? [] : [{ field, box: boxes[field] ?? field, message }]
  })
}

/** Where a group of choices has its first box. */
const boxes: Readonly<Record<string, string>> = { regimeId: 'startDate-day' }

const isLengthEmpty = ({ sentenceYears, sentenceMonths, sentenceDays }: FormValues): boolean =>
  sentenceYears === '' && sentenceMonths === '' && sentenceDays === ''

/** What the form asks and the API does not need. */
function unanswered(form: FormValues): Readonly<Record<string, string>> {
  const own: Record<string, string> = {}
  if (form.ageAtSentence === '') own.ageAtSentence = 'Choose the age of the person.'
  if (form.offence !== 'unknown' && chosenOffence(form) === '') own.offenceKey = offenceError(form)
  return own
}

function offenceError({ offenceTyped }: FormValues): string {
  if (offenceTyped === '') return 'Choose the offence, or say that you do not know it.'
  const close = findOffences(offenceTyped)
    .slice(0, 3)
    .map(({ title }) => `“${title}”`)
  return close.length === 0
    ? 'Choose the offence from the list, or say that you do not know it.'
    : `Choose the offence from the list. Close to what you typed: ${close.join('; ')}.`
}
