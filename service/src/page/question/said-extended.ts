import { type Html, hidden, html } from '../html.ts'
import { isUnderYears } from '../told/length.ts'
import { lengthTold, type ToldSentence } from '../told/told.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, smallChoice, smallGroup } from './fields.ts'
import type { FormValues } from './form-values.ts'
import { lengthBoxes } from './length-box.ts'

/** From so many years on it matters enough to be asked of those who do not know the offence. */
const yearsFrom = 4

/** Whether the court may have said "extended" without the reader knowing that it matters. */
const mayBeExtended = (court: ToldSentence): boolean =>
  court.sentenceType === 'sds' && !isUnderYears(lengthTold(court), yearsFrom)

/** The fields of the question. */
export const extendedFields = ['saidExtended', 'extendedAsked', 'extensionYears', 'extensionMonths'] as const

/** The question, for those who do not know the offence; null where it is not asked. */
export function extendedQuestion(
  form: FormValues,
  court: ToldSentence,
  errors: readonly FieldError[],
): Html | null {
  if (!mayBeExtended(court) && form.saidExtended === '') return null
  const howLong = smallGroup(
    'extension',
    'How long is the extra time?',
    'Leave it empty if you do not know it.',
    errorOf(errors, 'extension'),
    html`<div class="boxes">${lengthBoxes(form, 'extension', errors)}</div>`,
  )
  return html`${hidden('extendedAsked', 'yes')}${smallChoice(
    form,
    'saidExtended',
    'Did the court call it extended, or speak of extra time on licence?',
    null,
    [
      { value: 'yes', label: 'Yes', followUp: howLong },
      { value: 'no', label: 'No' },
      { value: 'unknown', label: 'I do not know' },
    ],
    errors,
  )}`
}

/** Whether it was asked, and left open. */
export const isExtendedOpen = ({ offenceUnknown, extendedAsked, saidExtended }: FormValues): boolean =>
  offenceUnknown !== '' && extendedAsked !== '' && saidExtended === ''

/** The form with the kind that this answer makes of a sentence that was read as a standard one. */
export function withExtended(form: FormValues): FormValues {
  if (form.kind !== 'sds' || form.offenceUnknown === '') return form
  if (form.saidExtended === 'unknown') return { ...form, kind: 'unsure' }
  if (form.saidExtended !== 'yes') return form
  const isOpen = form.extensionYears === '' && form.extensionMonths === ''
  return { ...form, kind: 'eds', ...(isOpen && { extensionUnknown: 'yes' }) }
}
