import { days, inWords } from '@requisite/law'
import { type Html, html } from '../html.ts'

/** What recall is. */
export const recall =
  (): Html => html`<p class="lead">Recall means being called back to prison while on licence. We do not work out the date after a recall yet. This page says how it is set.</p>
<h2 class="govuk-heading-l">Three kinds</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li><strong>Fixed term, 56 days.</strong> Most adults called back since ${inWords(days.fixedTermOf56Days.day)}. Release is automatic on day 56. The first day back is day 1.</li>
<li><strong>Fixed term, 28 or 14 days.</strong> Recalls before that day, and people who were under 18 when found guilty.</li>
<li><strong>Standard recall.</strong> The Parole Board looks at the case. If it does not let the person out, they stay to the end of the sentence.</li>
</ul>
<p>The recall papers say which kind it is. A fixed term never runs past the end of the sentence.</p>
<h2 class="govuk-heading-l">What to know</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>The part of the sentence served before, such as one-third, plays no role after a recall.</li>
<li>Days free between the recall and the return are added to the end of the sentence.</li>
<li>The Justice Secretary can decide to release sooner, or not to release on that day.</li>
<li>The person can send reasons for release. A solicitor can help.</li>
</ul>
<p>Ask the prison for the release date after recall. Its letters are PRRD. <a class="govuk-link" href="/guides/help">Where to get help</a></p>`
