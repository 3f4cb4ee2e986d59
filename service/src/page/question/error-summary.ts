import { type Html, html } from '../html.ts'
import type { FieldError } from './field-errors.ts'

/** All that is to be put right, at the top of the page, each a link to its field. */
export const errorSummary = (errors: readonly FieldError[]): Html | null =>
  errors.length === 0
    ? null
    : html`<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert">
<h2 class="govuk-error-summary__title">There is something to put right</h2>
<div class="govuk-error-summary__body"><ul class="govuk-list govuk-error-summary__list">
${errors.map(({ box, message }) => html`<li><a href="#${box}">${message}</a></li>`)}
</ul></div>
</div></div>`

/** The title of a page, which says first where something is to be put right. */
export const titleWith = (errors: readonly FieldError[], title: string): string =>
  `${errors.length > 0 ? 'Error: ' : ''}${title}`
