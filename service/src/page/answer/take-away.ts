import type { Applied } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import type { Told } from '../question/told.ts'
import { quote } from './quote.ts'

/** What a reader can take along: the link, a page of paper, a calendar entry, a sentence to quote. */
export const takeAway = (applied: Applied, told: Told, publicUrl: string): Html =>
  html`<section class="part take-away" aria-labelledby="take-away">
<h2 class="govuk-heading-m" id="take-away">Take it with you</h2>
<div class="govuk-button-group">
<a class="govuk-button" href="${linkTo(paths.paper, told)}">One page to print</a>
<a class="govuk-button govuk-button--secondary" href="${linkTo(paths.calendar, told)}" download="date-to-check.ics">Add to a calendar</a>
</div>
<p>The page to print is made to hand in at the wing office. The calendar entry says only “Date to check”.</p>
<div class="govuk-form-group"><label class="govuk-label govuk-label--s" for="link">Link to this answer</label>
<div id="link-hint" class="govuk-hint">The link holds what you entered, and no name. Anyone who has it can see this page.</div>
<input class="govuk-input" id="link" type="text" readonly value="${publicUrl}${linkTo(paths.answer, told)}" aria-describedby="link-hint"></div>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="link">Copy the link</button>
<h3 class="govuk-heading-s">A sentence to quote</h3>
<blockquote class="quote" id="quote">${quote(applied)}</blockquote>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="quote">Copy the sentence</button>
</section>`
