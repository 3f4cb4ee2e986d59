import { inWords, lawAsAt, lawVersion } from '@requisite/law'
import { poweredBy } from '../../contract/notices.ts'
import { parse } from '../../contract/parse.ts'
import { present } from '../../contract/present.ts'
import { type Html, html } from '../html.ts'

const example = {
  startDate: '2026-11-16',
  sentenceYears: 3,
  remandCreditDays: 40,
  offenceKey: 'robbery',
  postCommencement: true,
}

/** The answer as the API gives it, worked out when the page is made. */
function exampleAnswer(): string {
  const parsed = parse(example)
  return 'errors' in parsed ? '' : JSON.stringify(present(parsed, poweredBy('Requisite'), []).data, null, 2)
}

/** The API, with a request to try. */
export const developers = (
  publicUrl: string,
): Html => html`<p class="lead">The same answers, for programs. No key is needed. There is a limit for each minute, and each answer says how much of it is left.</p>
<h2 class="govuk-heading-l">Try it</h2>
<pre tabindex="0" role="region" aria-label="A request to try"><code>curl ${publicUrl}/api/v1/sentencing/calculate \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(example)}'</code></pre>
<p>The answer has these dates in <code>data</code>:</p>
<pre tabindex="0" role="region" aria-label="The answer"><code>${exampleAnswer()}</code></pre>
<h2 class="govuk-heading-l">More</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li><a class="govuk-link" href="/docs">The whole description</a>, with every field and every error.</li>
<li><a class="govuk-link" href="/openapi.json">The same for machines</a> (OpenAPI 3.1).</li>
<li>Add <code>?include=explanation,dates,transition,comparison,warnings,alternatives</code> for all that this page shows.</li>
<li>A link to an answer on this page uses the names of the API: <code>/answer?startDate=2026-11-16&amp;sentenceYears=3&amp;offenceKey=robbery</code>.</li>
<li>This page goes by the law in force, as <code>POST /api/v1/sentencing/release-dates</code> does. In <code>calculate</code> you name the release point with <code>postCommencement</code>.</li>
<li>Before the sentence, <code>POST /api/v1/sentencing/what-if</code> says what lengths would mean.</li>
<li>A date can move: the law changes, or we correct a mistake. Each time the version of the law moves, and <code>GET /api/v1/sentencing/law-changes</code> says what moved and whom it affects. <a class="govuk-link" href="/law-changes.atom">The same as a feed</a>.</li>
</ul>
<p>Law as at ${inWords(lawAsAt)}, version ${lawVersion}.</p>`
