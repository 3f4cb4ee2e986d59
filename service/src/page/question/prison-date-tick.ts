import { dateBoxes } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, smallGroup, type Tick } from './fields.ts'
import { type FormValues, isDateFilled } from './form-values.ts'

/** The box for those whom the prison has told a date. */
export function prisonDateTick(form: FormValues, errors: readonly FieldError[]): Tick {
  const error = errorOf(errors, 'prisonDate')
  return {
    name: 'prisonSaid',
    label: 'The prison has given a release date',
    isTicked: form.prisonSaid !== '' || isDateFilled(form, 'prisonDate'),
    followUp: smallGroup(
      'prisonDate',
      'What date is on the paper?',
      'Look for CRD, ARD or “release date”. After a recall, PRRD. PED and HDCED are other dates.',
      error,
      dateBoxes(
        'prisonDate',
        (part) => form[`prisonDate-${part}`],
        error === undefined ? null : (error.part ?? 'all'),
      ),
    ),
  }
}
