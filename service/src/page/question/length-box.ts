import { type Html, html } from '../html.ts'
import type { FieldError } from './field-errors.ts'
import type { Values } from './fields.ts'

/** A box of a length. Its error stands over the group, once. */
export const lengthBox = (form: Values, name: string, label: string, errors: readonly FieldError[]): Html => {
  const isWrong = errors.some(({ box }) => box === name)
  return html`<div class="govuk-form-group"><label class="govuk-label" for="${name}">${label}</label>
<input class="govuk-input govuk-input--width-2${isWrong && ' govuk-input--error'}" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" value="${form[name]}"></div>`
}
