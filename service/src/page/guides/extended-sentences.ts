import { caseOf, type Day, inWords, parseDay, regimes } from '@requisite/law'
import { type Html, html } from '../html.ts'

const start = '2026-11-02'
const part = regimes.eds_adult.after.fraction.phrase

/** An example that is worked out when the page is made, so that it cannot differ from an answer. */
function example(): Html {
  const answer = caseOf({
    sentences: [{ startDate: start, sentenceYears: 7, extensionYears: 3, sentenceType: 'eds' }],
  })
  if ('refusals' in answer) return html``
  const { paroleEligibility, release, end } = answer
  return html`<p>A court passes an extended sentence on ${inWords(parseDay(start) as Day)}: 7 years in prison, and 3 more on licence. The Parole Board can let the person out from ${inWords(paroleEligibility as Day)}. If it does not, release is on ${inWords(release as Day)}. The licence ends on ${inWords(end as Day)}.</p>`
}

/** How an extended sentence works. */
export const extendedSentences =
  (): Html => html`<p class="lead">An extended sentence has two lengths. One is the time in prison. The other is extra time on licence.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>The court calls the first length the custodial term. It calls the second the extension period.</li>
<li>After ${part} of the time in prison, the Parole Board looks at the case. It can say yes or no.</li>
<li>If it never says yes, release is automatic at the end of the time in prison.</li>
<li>The extra time on licence comes after that. Rules must be kept all through.</li>
<li>The 2026 Act does not change this.</li>
</ul>
<h2 class="govuk-heading-l">An example</h2>
${example()}
<h2 class="govuk-heading-l">How to know if it is one</h2>
<p>The court paper says “extended sentence”, “EDS”, or two lengths. If you are not sure, ask the solicitor or the prison. It can change the date by years.</p>
<p><a class="govuk-link" href="/">Work out a date</a></p>`
