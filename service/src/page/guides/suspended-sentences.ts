import { type Html, html } from '../html.ts'

/** What a suspended sentence is. */
export const suspendedSentences =
  (): Html => html`<p class="lead">A suspended sentence is a prison sentence that does not start. The person stays out if they keep to what the court ordered.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>There is no release date, because nobody goes to prison.</li>
<li>The court sets a time. In it the person must commit no new offence. There may be other orders too, such as unpaid work.</li>
<li>If they break this, a court can send them to prison for all or part of the sentence.</li>
<li>Then enter the length and the day that court gave.</li>
</ul>
<h2 class="govuk-heading-l">Was it suspended?</h2>
<p>The court paper says “suspended”. Since March 2026 a court must suspend most sentences of 12 months or less. It may suspend up to 3 years. There are exceptions: look at the paper.</p>
<p>If a sentence was suspended, a date worked out here does not apply.</p>
<p><a class="govuk-link" href="/">Work out a date</a></p>`
