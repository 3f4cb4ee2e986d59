import { attribute, type Content, type Html, html, tokens } from '../html.ts'
import type { FieldError } from './field-errors.ts'

/** The error of a field, if it has one. */
export const errorOf = (errors: readonly FieldError[], field: string): FieldError | undefined =>
  errors.find((error) => error.field === field)

/** The message beside a field. */
export const errorMessage = (id: string, error: FieldError | undefined): Html | null =>
  error === undefined
    ? null
    : html`<p id="${id}-error" class="govuk-error-message"><span class="govuk-visually-hidden">Error:</span> ${error.message}</p>`

const describedBy = (id: string, hint: Content, error: FieldError | undefined): Html | null =>
  attribute('aria-describedby', tokens(hint !== null && `${id}-hint`, error !== undefined && `${id}-error`))

const hintAndError = (id: string, hint: Content, error: FieldError | undefined): Html =>
  html`${hint !== null && html`<div id="${id}-hint" class="govuk-hint">${hint}</div>`}${errorMessage(id, error)}`

/** A box for a number, with its label. */
export function numberBox(field: NumberBox): Html {
  const { name, label, value, width = 4, hint = null, error } = field
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}">
<label class="govuk-label${field.strong && ' govuk-label--s'}" for="${name}">${label}</label>
${hintAndError(name, hint, error)}
<input class="govuk-input govuk-input--width-${width}${error && ' govuk-input--error'}" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" value="${value}"${describedBy(name, hint, error)}>
</div>`
}

export interface NumberBox {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly width?: 2 | 3 | 4 | 5
  readonly strong?: boolean
  readonly hint?: Content
  readonly error?: FieldError | undefined
}

/** A group of fields with one question over it. */
export const group = (
  id: string,
  legend: string,
  hint: Content,
  error: FieldError | undefined,
  body: Content,
): Html =>
  html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><fieldset class="govuk-fieldset"${describedBy(id, hint, error)}>
<legend class="govuk-fieldset__legend govuk-fieldset__legend--s">${legend}</legend>
${hintAndError(id, hint, error)}
${body}
</fieldset></div>`

/** One choice of several. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** What is asked only of those who choose it. */
  readonly followUp?: Html
}

/** Choices of which one is taken. The first has the name as its id, so that an error can lead to it. */
function choices(name: string, options: readonly Choice[], chosen: string): Html {
  const items = options.map(({ value, label, hint, followUp }, i) => {
    const id = i === 0 ? name : `${name}-${value}`
    return html`<div class="govuk-radios__item">
<input class="govuk-radios__input" id="${id}" name="${name}" type="radio" value="${value}"${value === chosen && html` checked`}${attribute('aria-describedby', hint === undefined ? null : `${name}-${value}-hint`)}>
<label class="govuk-label govuk-radios__label" for="${id}">${label}</label>
${hint !== undefined && html`<div id="${name}-${value}-hint" class="govuk-hint govuk-radios__hint">${hint}</div>`}</div>
${followUp !== undefined && html`<div class="govuk-radios__conditional" id="${name}-${value}-then">${followUp}</div>`}`
  })
  return html`<div class="govuk-radios govuk-radios--small">${items}</div>`
}

/** What stands in the fields, by their names. */
export type Values = Readonly<Record<string, string>>

/** A question of which one answer is chosen, with its error. */
export const choiceQuestion = (
  form: Values,
  name: string,
  legend: string,
  options: readonly Choice[],
  errors: readonly FieldError[],
): Html => group(name, legend, null, errorOf(errors, name), choices(name, options, form[name] ?? ''))

/** A box to tick, with what is asked only of those who tick it. */
export interface Tick {
  readonly name: string
  readonly label: string
  readonly isTicked: boolean
  readonly followUp?: Html
}

/** One box to tick. */
const tickBox = ({ name, label, isTicked, followUp }: Tick): Html =>
  html`<div class="govuk-checkboxes__item">
<input class="govuk-checkboxes__input" id="${name}" name="${name}" type="checkbox" value="yes"${isTicked && html` checked`}>
<label class="govuk-label govuk-checkboxes__label" for="${name}">${label}</label></div>
${followUp !== undefined && html`<div class="govuk-checkboxes__conditional" id="${name}-then">${followUp}</div>`}`

/** Boxes of which several may be ticked. */
export const tickBoxes = (ticks: readonly Tick[]): Html =>
  html`<div class="govuk-checkboxes govuk-checkboxes--small">${ticks.map(tickBox)}</div>`
