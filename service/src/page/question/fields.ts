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

/** A box for a number, with its label. */
export function numberBox(field: NumberBox): Html {
  const { name, label, value, width = 4, hint = null, error } = field
  const described = tokens(hint !== null && `${name}-hint`, error !== undefined && `${name}-error`)
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}">
<label class="govuk-label${field.strong && ' govuk-label--s'}" for="${name}">${label}</label>
${hint !== null && html`<div id="${name}-hint" class="govuk-hint">${hint}</div>`}${errorMessage(name, error)}
<input class="govuk-input govuk-input--width-${width}${error && ' govuk-input--error'}" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" value="${value}"${attribute('aria-describedby', described)}>
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
export function group(
  id: string,
  legend: string,
  hint: Content,
  error: FieldError | undefined,
  body: Content,
): Html {
  const described = tokens(hint !== null && `${id}-hint`, error !== undefined && `${id}-error`)
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}">
<fieldset class="govuk-fieldset" role="group"${attribute('aria-describedby', described)}>
<legend class="govuk-fieldset__legend govuk-fieldset__legend--l"><h2 class="govuk-fieldset__heading">${legend}</h2></legend>
${hint !== null && html`<div id="${id}-hint" class="govuk-hint">${hint}</div>`}${errorMessage(id, error)}
${body}
</fieldset>
</div>`
}

/** One choice of several. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** What is asked only of those who choose it. */
  readonly followUp?: Html
}

/** Choices of which one is taken. The first has the name as its id, so that an error can lead to it. */
export function choices(name: string, options: readonly Choice[], chosen: string, small = false): Html {
  const items = options.map(({ value, label, hint, followUp }, i) => {
    const id = i === 0 ? name : `${name}-${value}`
    return html`<div class="govuk-radios__item">
<input class="govuk-radios__input" id="${id}" name="${name}" type="radio" value="${value}"${value === chosen && html` checked`}${attribute('aria-describedby', hint === undefined ? null : `${name}-${value}-hint`)}>
<label class="govuk-label govuk-radios__label" for="${id}">${label}</label>
${hint !== undefined && html`<div id="${name}-${value}-hint" class="govuk-hint govuk-radios__hint">${hint}</div>`}</div>
${followUp !== undefined && html`<div class="govuk-radios__conditional" id="${name}-${value}-then">${followUp}</div>`}`
  })
  return html`<div class="govuk-radios${small && ' govuk-radios--small'}">${items}</div>`
}

/** A box to tick, with what is asked only of those who tick it. */
export interface Tick {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isTicked: boolean
  /** It takes the other ticks away, and they take it; or the field that it names. */
  readonly alone?: string
  readonly followUp?: Html
  /** What follows is open from the start: to fill it in is to tick it. */
  readonly isOpen?: true
}

/** One box to tick. */
const tickBox = ({ name, label, hint, isTicked, alone, followUp, isOpen }: Tick): Html =>
  html`<div class="govuk-checkboxes__item">
<input class="govuk-checkboxes__input" id="${name}" name="${name}" type="checkbox" value="yes"${isTicked && html` checked`}${alone !== undefined && html` data-alone="${alone}"`}${attribute('aria-describedby', hint === undefined ? null : `${name}-hint`)}>
<label class="govuk-label govuk-checkboxes__label" for="${name}">${label}</label>
${hint !== undefined && html`<div id="${name}-hint" class="govuk-hint govuk-checkboxes__hint">${hint}</div>`}</div>
${followUp !== undefined && html`<div class="govuk-checkboxes__conditional${isOpen && ' is-open'}" id="${name}-then">${followUp}</div>`}`

/** Boxes of which several may be ticked. */
export const tickBoxes = (ticks: readonly Tick[], small = false): Html =>
  html`<div class="govuk-checkboxes${small && ' govuk-checkboxes--small'}">${ticks.map(tickBox)}</div>`

/** A group of fields inside an answer, with its own smaller question. */
export function smallGroup(
  id: string,
  legend: string,
  hint: Content,
  error: FieldError | undefined,
  body: Content,
): Html {
  const described = tokens(hint !== null && `${id}-hint`, error !== undefined && `${id}-error`)
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><fieldset class="govuk-fieldset"${attribute('aria-describedby', described)}>
<legend class="govuk-fieldset__legend govuk-fieldset__legend--s">${legend}</legend>
${hint !== null && html`<div id="${id}-hint" class="govuk-hint">${hint}</div>`}${errorMessage(id, error)}
${body}
</fieldset></div>`
}
