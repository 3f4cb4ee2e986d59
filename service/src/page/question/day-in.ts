import type { Day } from '@requisite/law'
import { dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { boxesOf, type DateName, type FormValues } from './form-values.ts'

/** A day, where its boxes are filled in as they should be; what is to be put right goes to `errors`. */
export function dayIn(form: FormValues, name: DateName, whenEmpty: string, errors: FieldError[]): Day | null {
  const day = dayFromBoxes(boxesOf(form, name), whenEmpty)
  if (isDay(day)) return day
  errors.push(dateError(name, day))
  return null
}
