import { attribute, type Html, html } from '../html.ts'

/** A month may be written by its name, so that its box asks for no numbers only and is wider. */
const boxes = [
  { part: 'day', label: 'Day', width: 2, inputMode: 'numeric' },
  { part: 'month', label: 'Month', width: 4, inputMode: null },
  { part: 'year', label: 'Year', width: 4, inputMode: 'numeric' },
] as const

/** Three boxes for a date. `wrong` is the part to mark, or `all`; `offers` the days that a button fills in, with script. */
export const dateBoxes = (
  name: string,
  value: (part: 'day' | 'month' | 'year') => string,
  wrong: string | null,
  offers: 'today' | 'past' | 'none' = 'today',
): Html =>
  html`<div class="govuk-date-input" id="${name}" data-days="${offers}">${boxes.map(
    ({
      part,
      label,
      width,
      inputMode,
    }) => html`<div class="govuk-date-input__item"><div class="govuk-form-group">
<label class="govuk-label govuk-date-input__label" for="${name}-${part}">${label}</label>
<input class="govuk-input govuk-date-input__input govuk-input--width-${width}${(wrong === 'all' || wrong === part) && ' govuk-input--error'}" id="${name}-${part}" name="${name}-${part}" type="text"${attribute('inputmode', inputMode)} autocomplete="off" value="${value(part)}">
</div></div>`,
  )}</div>`
