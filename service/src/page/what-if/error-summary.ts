import type { PlaceFault } from '../../told/faults.ts'
import { type Html, html } from '../html.ts'
import { boxOf } from './question-form.ts'

/** All that is to be put right, at the top of the page, each a link to its field. */
export const errorSummary = (faults: readonly PlaceFault[]): Html | null =>
  faults.length === 0
    ? null
    : html`<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert">
<h2 class="govuk-error-summary__title">There is something to put right</h2>
<div class="govuk-error-summary__body"><ul class="govuk-list govuk-error-summary__list">
${faults.map(({ place, message }) => html`<li><a href="#${boxOf(place)}">${message}</a></li>`)}
</ul></div>
</div></div>`
