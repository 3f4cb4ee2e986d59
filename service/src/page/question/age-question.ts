import type { Html } from '../html.ts'
import { asksDetention, type ToldSentence } from '../told/told.ts'
import type { FieldError } from './field-errors.ts'
import { type Choice, choices, errorOf, group, smallChoice } from './fields.ts'
import type { FormValues } from './form-values.ts'

type Errors = readonly FieldError[]

const detention = (form: FormValues, errors: Errors): Html =>
  smallChoice(
    form,
    'childSentence',
    'What did the court call the sentence?',
    null,
    [
      { value: 'section_250', label: 'Detention under section 250' },
      { value: 'dto', label: 'A detention and training order' },
      { value: 'unsure', label: 'I am not sure' },
    ],
    errors,
  )

/** The question about the age. */
export function ageQuestion(form: FormValues, court: ToldSentence, errors: Errors): Html {
  const under18: Choice = { value: 'child', label: 'Under 18' }
  return group(
    'age',
    'How old was the person when found guilty?',
    'Also if they pleaded guilty. Not the age when sentenced.',
    errorOf(errors, 'ageAtConviction'),
    choices(
      'ageAtConviction',
      [
        { value: 'adult', label: '18 or over' },
        asksDetention(court) ? { ...under18, followUp: detention(form, errors) } : under18,
        { value: 'unknown', label: 'I do not know', hint: 'We use the rules for adults.' },
      ],
      form.ageAtConviction,
    ),
  )
}
