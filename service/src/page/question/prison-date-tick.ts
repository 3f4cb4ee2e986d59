import { smallDate } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import type { Tick } from './fields.ts'
import { type FormValues, isDateFilled } from './form-values.ts'

/** The box for those whom the prison has told a date. */
export const prisonDateTick = (form: FormValues, errors: readonly FieldError[]): Tick => ({
  name: 'prisonSaid',
  label: 'The prison has given a release date',
  isTicked: form.prisonSaid !== '' || isDateFilled(form, 'statedReleaseDate'),
  followUp: smallDate(
    form,
    'statedReleaseDate',
    'What date is on the paper?',
    'Look for CRD, ARD or “release date”. After a recall, PRRD. PED and HDCED are other dates.',
    errors,
  ),
})
