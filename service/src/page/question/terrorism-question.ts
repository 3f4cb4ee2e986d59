import type { Html } from '../html.ts'
import type { FieldError } from './field-errors.ts'
import { choiceQuestion } from './fields.ts'
import type { FormValues } from './form-values.ts'

/** Of an extended sentence for an offence that is not known. */
export const terrorismQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  choiceQuestion(
    form,
    'terrorism',
    'Was it for terrorism?',
    'It decides if the Parole Board looks at the case.',
    [
      { value: 'false', label: 'No' },
      { value: 'true', label: 'Yes' },
      { value: 'unknown', label: 'I do not know', hint: 'We say what each would mean.' },
    ],
    errors,
  )
