import { bounds, findOffences } from '@requisite/law'
import type { Errors } from '../../contract/parse.ts'
import { chosenOffence } from './chosen-offence.ts'
import type { Typed } from './typed.ts'
import { emptyBox } from './typed-date.ts'

/** Something to put right: what it is about, the box to go to, and what to do. */
export interface FieldError {
  readonly field: string
  readonly box: string
  readonly message: string
}

const year = (date: string): string => date.slice(0, 4)

/** What is wrong with the date of sentence, in words for three boxes. */
function dateProblem(typed: Typed): FieldError {
  const [day, month, yearBox] = [typed['startDate-day'], typed['startDate-month'], typed['startDate-year']]
  const empty = emptyBox(day, month, yearBox)
  if (day === '' && month === '' && yearBox === '')
    return { field: 'startDate', box: 'startDate-day', message: 'Enter the date of the sentence.' }
  const message =
    empty === null
      ? `Enter a real date, like 13 10 2026. The year must be from ${year(bounds.firstStart)} to ${year(bounds.lastStart)}.`
      : `Enter the ${empty} of the sentence too.`
  return { field: 'startDate', box: `startDate-${empty ?? 'day'}`, message }
}

/** The words of the contract that speak to programs, said to people instead. */
const pageWords: Readonly<Record<string, string>> = {
  offenceKey: 'Choose the offence from the list.',
  sentenceType: 'Choose the kind of sentence from the list.',
  ageAtSentence: 'Choose the age of the person.',
  regimeId: 'The link names rules that do not exist. Start again, or check the link.',
}

/** Every error of the contract and of the form itself, in the order of the questions. */
export function problems(typed: Typed, found: Errors, isForm: boolean): readonly FieldError[] {
  const order = ['startDate', 'sentenceYears', 'sentenceMonths', 'sentenceDays', 'offenceKey', 'sentenceType']
  const rest = ['ageAtSentence', 'remandCreditDays', 'taggedBailCreditDays', 'addedDays', 'regimeId']
  const own = isForm ? unanswered(typed) : {}
  return [...order, ...rest].flatMap((field) => {
    const message =
      own[field] ?? (found[field] === undefined ? undefined : (pageWords[field] ?? found[field]?.[0]))
    if (field === 'startDate' && found.startDate !== undefined) return [dateProblem(typed)]
    if (field === 'sentenceYears' && message !== undefined && isLengthEmpty(typed))
      return [{ field, box: field, message: 'Enter the length of the sentence.' }]
    return message === undefined ? [] : [{ field, box: boxes[field] ?? field, message }]
  })
}

/** Where a group of choices has its first box. */
const boxes: Readonly<Record<string, string>> = { regimeId: 'startDate-day' }

const isLengthEmpty = ({ sentenceYears, sentenceMonths, sentenceDays }: Typed): boolean =>
  sentenceYears === '' && sentenceMonths === '' && sentenceDays === ''

/** What the form asks and the API does not need. */
function unanswered(typed: Typed): Readonly<Record<string, string>> {
  const own: Record<string, string> = {}
  if (typed.ageAtSentence === '') own.ageAtSentence = 'Choose the age of the person.'
  if (typed.offence !== 'unknown' && chosenOffence(typed) === '') own.offenceKey = offenceProblem(typed)
  return own
}

function offenceProblem({ offenceTyped }: Typed): string {
  if (offenceTyped === '') return 'Choose the offence, or say that you do not know it.'
  const close = findOffences(offenceTyped)
    .slice(0, 3)
    .map(({ title }) => `“${title}”`)
  return close.length === 0
    ? 'Choose the offence from the list, or say that you do not know it.'
    : `Choose the offence from the list. Close to what you typed: ${close.join('; ')}.`
}
