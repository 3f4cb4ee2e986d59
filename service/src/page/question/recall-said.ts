import { type Day, recallTypes } from '@requisite/law'
import { dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { boxesOf, type FormValues, isDateFilled, recallFields, shortTerms } from './form-values.ts'
import { daysFrom } from './number-from-box.ts'
import type { ToldRecall } from './told.ts'

/** Whether an error is one about the recall. */
export const isOfRecall = ({ box }: FieldError): boolean => recallFields.some((name) => name === box)

/** Whether nothing about the recall was answered yet. */
export const isRecallOpen = (form: FormValues): boolean => recallFields.every((name) => form[name] === '')

function typeIn({ recallType, shortTerm }: FormValues, errors: FieldError[]): ToldRecall['type'] {
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

/** A standard recall has its last day without the return. */
function returnIn(form: FormValues, errors: FieldError[]): Day | null {
  if (form.recallType === 'standard' && !isDateFilled(form, 'returnDate')) return null
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

/** The recall as it was told; what is to be put right in it goes to `errors`. */
export function recallIn(form: FormValues, errors: FieldError[]): ToldRecall {
  const type = typeIn(form, errors)
  const returnDate = returnIn(form, errors)
  const recallDate = recallDayIn(form, errors)
  if (returnDate !== null && recallDate !== null && returnDate < recallDate)
    wrong(errors, 'returnDate', 'The return cannot be before the recall. Check both days.', 'returnDate-day')
  if (!['no', 'unknown', 'yes'].includes(form.onTag))
    wrong(errors, 'onTag', 'Say if the person was out on a tag, or “I do not know”.')
  const isAdded = form.addedSince !== '' || form.addedSinceDays !== ''
  const added = isAdded ? daysFrom(form.addedSinceDays) : 0
  if (typeof added !== 'number') wrong(errors, 'addedSinceDays', added.message)
  return { type, recallDate, returnDate, addedDays: typeof added === 'number' ? added : 0 }
}
