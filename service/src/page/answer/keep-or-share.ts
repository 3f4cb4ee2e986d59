import { toldQuery } from '../../told/query.ts'
import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { entriesOf } from './calendar.ts'
import { goingOn, makingLink } from './case-forms.ts'
import { isByOffence } from './offence-classes.ts'
import type { Outcome } from './outcome.ts'
import { quote } from './quote.ts'

const linkBox = (
  url: string,
): Html => html`<div class="govuk-form-group"><label class="govuk-label govuk-label--s" for="link">Link to this answer</label>
<div id="link-hint" class="govuk-hint">It holds what you entered, and no name. Anyone who has it can see this page.</div>
<input class="govuk-input" id="link" type="text" readonly value="${url}" aria-describedby="link-hint"></div>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="link">Copy the link</button>`

/** What a reader can take along: a calendar entry, a link, a sentence to quote. */
export function keepOrShare(outcome: Outcome, linkStart: string, isLinkAsked: boolean): Html {
  const { told } = outcome
  const hasDays = entriesOf(outcome).length > 0
  const isOpen = isByOffence(outcome)
  return html`<p class="print-hint">For one page to hand in, use “One page to print”.</p>
${isOpen && html`<p>Enter the offence to get a date for the calendar.</p>`}
${
  hasDays &&
  html`${goingOn(told, paths.calendar, 'Add to a calendar', 'govuk-button govuk-button--secondary')}
<p>The entry says “Date to check” on each day, and nothing else.</p>`
}
${
  isLinkAsked
    ? linkBox(`${linkStart}${toldQuery(told)}`)
    : html`<p>A link holds what you entered. We make one only if you ask.</p>
${makingLink(told)}`
}
<h3 class="govuk-heading-s">A sentence to quote</h3>
<blockquote class="quote" id="quote">${quote(outcome)}</blockquote>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="quote">Copy the sentence</button>`
}
