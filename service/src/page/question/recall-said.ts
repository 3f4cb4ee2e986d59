import { type Day, recallTypes } from '@requisite/law'
import { isBesideOthers, type RecallInput, type SentenceInput } from './case-input.ts'
import { dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { boxesOf, type FormValues, isDateFilled, recallFields, shortTerms } from './form-values.ts'
import { daysFrom } from './number-from-box.ts'

/** Whether an error is one about the recall. */
export const isOfRecall = ({ box }: FieldError): boolean => recallFields.some((name) => name === box)

/** Whether nothing about the recall was answered yet. */
export const isRecallOpen = (form: FormValues): boolean => recallFields.every((name) => form[name] === '')

function typeIn({ recallType, shortTerm }: FormValues, errors: FieldError[]): RecallInput['type'] {
  if (recallType === 'unsure') return null
  if (recallType === 'short') {
    const short = shortTerms.find((known) => known === shortTerm)
    if (short === undefined) wrong(errors, 'shortTerm', 'Choose 28 or 14 days.')
    return short ?? null
  }
  const type = recallTypes.find((known) => known === recallType)
  if (type === undefined) wrong(errors, 'recallType', 'Choose the kind of recall, or “I am not sure”.')
  return type ?? null
}

/** Only a fixed term is counted from the return. */
function returnIn(form: FormValues, errors: FieldError[]): Day | null {
  if (['standard', 'curfew'].includes(form.recallType) && !isDateFilled(form, 'returnDate')) return null
  const day = dayFromBoxes(boxesOf(form, 'returnDate'), 'Enter the day. A fixed term is counted from it.')
  if (isDay(day)) return day
  errors.push(dateError('returnDate', day))
  return null
}

function recallDayIn(form: FormValues, errors: FieldError[]): Day | null {
  if (form.recallDateUnknown !== '' && !isDateFilled(form, 'recallDate')) return null
  const day = dayFromBoxes(
    boxesOf(form, 'recallDate'),
    'Enter the day of the recall, or say that you do not know it.',
  )
  if (isDay(day)) return day
  errors.push(dateError('recallDate', day))
  return null
}

/** The numbers that were ticked, of so many sentences. */
export const ticked = ({ recallFor }: FormValues, count: number): readonly number[] =>
  recallFor
    .split('.')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= count)

/** The sentences that the recall is for, where there is something to choose from. */
function sentencesIn(
  form: FormValues,
  sentences: readonly SentenceInput[],
  recallDate: Day | null,
  errors: FieldError[],
): readonly number[] | null {
  if (!isBesideOthers(sentences)) return null
  const numbers = ticked(form, sentences.length)
  if (numbers.length === 0) wrong(errors, 'recallFor', 'Tick at least one sentence.')
  const apart = sentences.findIndex(
    ({ follows }, i) => follows !== null && numbers.includes(i + 1) !== numbers.includes(follows),
  )
  const late = numbers.find(
    (number) => recallDate !== null && (sentences[number - 1]?.start ?? 0) >= recallDate,
  )
  if (late !== undefined)
    wrong(errors, 'recallFor', `Sentence ${late} was not passed before the recall. Take the tick away.`)
  else if (apart !== -1)
    wrong(
      errors,
      'recallFor',
      `Sentence ${apart + 1} follows sentence ${sentences[apart]?.follows}: tick both or neither.`,
    )
  return numbers
}

/** Whether nothing is missing but which sentences the recall is for, which was not asked yet. */
export const isOnlyWhichOpen = (form: FormValues, errors: readonly FieldError[]): boolean =>
  form.recallFor === '' && errors.every(({ field }) => field === 'recallFor')

/** The recall as it was told; what is to be put right in it goes to `errors`. */
export function recallIn(
  form: FormValues,
  sentences: readonly SentenceInput[],
  errors: FieldError[],
): RecallInput {
  const type = typeIn(form, errors)
  const returnDate = returnIn(form, errors)
  const recallDate = recallDayIn(form, errors)
  if (returnDate !== null && recallDate !== null && returnDate < recallDate)
    wrong(errors, 'returnDate', 'The return cannot be before the recall. Check both days.', 'returnDate-day')
  // A recall from a tag says so itself.
  if (type !== 'curfew' && !['no', 'unknown', 'yes'].includes(form.onTag))
    wrong(errors, 'onTag', 'Say if the person was out on a tag, or “I do not know”.')
  const isBeside = isBesideOthers(sentences)
  // Beside other sentences each award has its day, and is asked for with it.
  const isAdded = !isBeside && (form.addedSince !== '' || form.addedSinceDays !== '')
  const added = isAdded ? daysFrom(form.addedSinceDays, 'Days added since the return') : 0
  if (typeof added !== 'number') wrong(errors, 'addedSinceDays', added.message)
  return {
    ...{ type, recallDate, returnDate },
    sentences: sentencesIn(form, sentences, recallDate, errors),
    addedDays: typeof added === 'number' ? added : 0,
    isOnTag: form.onTag === 'yes',
  }
}
