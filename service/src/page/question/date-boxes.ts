import { attribute, type Html, html } from '../html.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, group, type Values } from './fields.ts'

/** A month may be written by its name, so that its box asks for no numbers only and is wider. */
const boxes = [
  { part: 'day', label: 'Day', width: 2, inputMode: 'numeric' },
  { part: 'month', label: 'Month', width: 4, inputMode: null },
  { part: 'year', label: 'Year', width: 4, inputMode: 'numeric' },
] as const

/** The days that a button fills in, with script. */
type Offers = 'today' | 'past' | 'none'

/** Three boxes for a date. An error marks the part that is wrong, or all of them. */
const dateBoxes = (
  form: Values,
  name: string,
  error: FieldError | undefined,
  offers: Offers = 'today',
): Html =>
  html`<div class="govuk-date-input" id="${name}" data-days="${offers}">${boxes.map(
    ({
      part,
      label,
      width,
      inputMode,
    }) => html`<div class="govuk-date-input__item"><div class="govuk-form-group">
<label class="govuk-label govuk-date-input__label" for="${name}-${part}">${label}</label>
<input class="govuk-input govuk-date-input__input govuk-input--width-${width}${error && (error.part ?? part) === part && ' govuk-input--error'}" id="${name}-${part}" name="${name}-${part}" type="text"${attribute('inputmode', inputMode)} autocomplete="off" value="${form[`${name}-${part}`]}">
</div></div>`,
  )}</div>`

/** A date inside an answer, with its own smaller question. */
export function smallDate(
  form: Values,
  name: string,
  legend: string,
  hint: string | null,
  errors: readonly FieldError[],
  offers?: Offers,
): Html {
  const error = errorOf(errors, name)
  return group(name, legend, hint, error, dateBoxes(form, name, error, offers))
}
