import { days, inWords, recallKinds } from '@requisite/law'

import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'

const change = inWords(days.fixedTermOf56Days.day)
const { fixed_term_14, fixed_term_28, fixed_term_56 } = recallKinds

/** What recall is, and where the papers say which kind it is. */
export const recallGuide =
  (): Html => html`<p class="lead">Recall means being called back to prison while on licence. <a class="govuk-link" href="${paths.recall}">Use the recall questions</a> to work out the date after it.</p>
<h2 class="govuk-heading-l">Four kinds</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li><strong>Fixed term, ${fixed_term_56.days} days.</strong> Most adults called back since ${change}. Release is automatic on day ${fixed_term_56.days}. The first day back is day 1.</li>
<li><strong>Fixed term, ${fixed_term_28.days} or ${fixed_term_14.days} days.</strong> Recalls before that day, and people who were under 18 when found guilty. It is ${fixed_term_14.days} days for a sentence under 12 months, and ${fixed_term_28.days} for a longer one.</li>
<li><strong>Standard recall.</strong> The Parole Board looks at the case. If it does not let the person out, they stay to the end of the sentence.</li>
<li><strong>Recall from a tag.</strong> The tag (home detention curfew) was broken or did not work. The papers say section 255. The release date stays as it was before the tag. Days free between the recall and the return make it later.</li>
</ul>
<p>A fixed term never runs past the end of the sentence. After an extended sentence every recall is a standard one.</p>
<h2 class="govuk-heading-l" id="papers">Where the papers say which kind it is</h2>
<p>The person is given recall papers after the return. They give the reasons for the recall, and its kind.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>“Fixed term”, “FTR” or “FTR 56”, with a day of release: a fixed term.</li>
<li>“Standard”, and that the case goes to the Parole Board: a standard recall.</li>
<li>“Section 255” or “HDC recall”: a recall from a tag.</li>
<li>A letter with the dates of the sentence: PRRD is the release date after the recall. If it is the same day as SLED, the end of the sentence, it is most often a standard recall.</li>
</ul>
<p>No papers? Ask the prison’s offender management unit, or the probation officer. They know the kind. Until you know, choose “I am not sure”. Then we show what each kind would mean.</p>
<h2 class="govuk-heading-l">What the Parole Board does, and when</h2>
<p>A standard recall goes to the Parole Board. It goes there when the person writes to the Justice Secretary about the recall within 28 days of the return. If the person does not write, it goes there when those 28 days are over. The Board can let the person out at any time after that. It may say no.</p>
<p>The person can send reasons for release. A solicitor can help. <a class="govuk-link" href="/guides/help">Where to get help</a></p>
<h2 class="govuk-heading-l">What to know</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>The part of the sentence served before, such as one-third, plays no role after a recall. Only after a recall from a tag it does.</li>
<li>Days free between the recall and the return are added to the end of the sentence. They do not make a fixed term longer.</li>
<li>The Justice Secretary can release sooner than a fixed term ends. They can also decide, before it ends, not to release then.</li>
<li>After release the licence goes on to the end of the sentence. A new recall is possible.</li>
<li>Out on a tag (home detention curfew) when recalled? A fixed term then does not end before the first release date. That was different for 28 and 14 days before ${change}.</li>
</ul>
<h2 class="govuk-heading-l" id="several">With other sentences</h2>
<p>The recall papers name the sentences that it is for. Most often these are all the sentences on licence.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>A new sentence runs beside the recall. Each holds the person by itself. The later day decides.</li>
<li>After a standard recall the Parole Board cannot let the person out while the new sentence still holds them.</li>
<li>Days in prison on recall do not count as remand for the new sentence.</li>
<li>The licence runs to the end of the sentence that ends last.</li>
</ul>`
