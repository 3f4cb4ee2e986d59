import { caseOf, type Day, inWords, parseDay } from '@requisite/law'
import { type Html, html } from '../html.ts'

const startDate = '2026-11-02'

/** An example that is worked out when the page is made, so that it cannot differ from an answer. */
function released(consecutive: boolean): string {
  const second = { startDate, sentenceMonths: 18, ...(consecutive ? { consecutiveTo: '1' } : {}) }
  const answer = caseOf({ sentences: [{ startDate, sentenceYears: 3 }, second] })
  return 'refusals' in answer ? '' : inWords(answer.release as Day)
}

/** How several sentences work together. */
export const severalSentences =
  (): Html => html`<p class="lead">Two or more sentences are worked out together. Each keeps its own rules.</p>
<h2 class="govuk-heading-l">At the same time, or one after the other</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li><strong>At the same time (concurrent).</strong> The sentences run side by side. The one that keeps the person in prison longest decides. The others add nothing.</li>
<li><strong>One after the other (consecutive).</strong> The lengths are joined. The part served of each is added up.</li>
</ul>
<p>The court says which it is. If nothing was said, they run at the same time.</p>
<h2 class="govuk-heading-l">An example</h2>
<p>A court gives 3 years and 18 months on ${inWords(parseDay(startDate) as Day)}. At the same time, release is on ${released(false)}. One after the other, it is on ${released(true)}.</p>
<h2 class="govuk-heading-l">What to know</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>Each day on remand counts once. It is taken off the whole, and not off each sentence.</li>
<li>Days added in prison are put on once.</li>
<li>The licence runs to the last day of the sentence that ends last.</li>
<li>The new rules reach older sentences in stages. The longest one sets the stage.</li>
<li>A sentence cannot follow one from which the person was already out.</li>
<li>Let out, called back, and a new sentence? <a class="govuk-link" href="/guides/recall#several">Recall with other sentences</a></li>
</ul>
<p>Beside a life sentence or IPP the minimum term decides as a rule. The Parole Board must also wait until each other sentence could let the person go. We do not work out a sentence that runs after a life sentence.</p>
<p><a class="govuk-link" href="/">Work out a date</a>, and say “Yes” to “Is there another sentence?”.</p>`
