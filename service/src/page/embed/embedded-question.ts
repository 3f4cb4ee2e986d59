import type { Query } from '../../http/route.ts'
import type { FieldError } from '../question/field-errors.ts'
import { formValuesOf } from '../question/form-of-query.ts'
import { sentenceIn } from '../question/form-state.ts'
import type { FormValues } from '../question/form-values.ts'
import { kindChoices } from '../question/kinds-of-sentence.ts'
import { nothingSince, type Told } from '../told/told.ts'

/** The kinds that the small form takes: the others need questions of their own. */
export const embeddedKinds = kindChoices.filter(({ value }) =>
  ['sds', 'eds', 'life', 'unsure'].includes(value),
)

/** What was entered. What the small form does not ask is not known, so that the answer says what it assumes. */
export function embeddedValues(fields: Query): FormValues {
  const form = formValuesOf({ 'startDate-day': '', ...fields })
  // Who leaves the box as it is was not on remand.
  const isNone = form.remandCreditDays === '' || form.remandCreditDays === '0'
  const isKnown = embeddedKinds.some(({ value }) => value === form.kind)
  return {
    ...formValuesOf({}),
    kind: isKnown ? form.kind : '',
    sentenceYears: form.sentenceYears,
    sentenceMonths: form.sentenceMonths,
    sentenceWeeks: form.sentenceWeeks,
    sentenceDays: form.sentenceDays,
    'startDate-day': form['startDate-day'],
    'startDate-month': form['startDate-month'],
    'startDate-year': form['startDate-year'],
    offenceKey: form.offenceKey,
    offenceTyped: form.offenceTyped,
    offenceUnknown: form.offenceKey === '' && form.offenceTyped === '' ? 'yes' : '',
    remandCreditDays: isNone ? '' : form.remandCreditDays,
    creditNone: isNone ? 'yes' : '',
    extensionUnknown: 'yes',
    ageAtConviction: 'unknown',
    another: 'no',
  }
}

/** What was told in the small form, or all that is to be put right. */
export function embeddedTold(
  form: FormValues,
): { readonly told: Told } | { readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = []
  const sentence = sentenceIn({ form, others: [], at: 1 }, errors)
  return sentence === null || errors.length > 0
    ? { errors }
    : { told: { sentences: [sentence], ...nothingSince } }
}
