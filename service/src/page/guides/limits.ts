import { days, inWords, lawAsAt } from '@requisite/law'
import { type Html, html } from '../html.ts'

const limit = (what: string, why: string): Html => html`<li><strong>${what}</strong> ${why}</li>`

/** What this does not do. */
export const limitsGuide =
  (): Html => html`<p class="lead">We work out the first release, from one sentence or from several, and the date after most recalls. In these cases the date can be wrong, or there is none.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
${limit('Some kinds one after the other.', 'A life or IPP sentence, or a detention and training order, that runs after another kind or before it. An order after section 250 detention, and a fixed term after an order, we do work out. The prison works these out by hand. Side by side we work most of them out: not contempt of court, an order or an unpaid sum beside a life or terrorism sentence.')}
${limit('Some recalls.', 'A recall from a life sentence or IPP, or together with a life or terrorism sentence. Of two recalls we take the last.')}
${limit('Suspended sentences.', 'Nobody goes to prison, so there is no date.')}
${limit('Early release on a tag for adults.', 'It is called home detention curfew (HDC). The prison service ended it for adults in September 2026. For people under 18 the date is shown.')}
${limit('Some old sentences.', `Those passed before ${inWords(days.act1991.day)}. And two or more that are 4 years or longer together, for offences before ${inWords(days.releaseUnder2003Act.day)}.`)}
${limit('Life and IPP.', 'There is no release date. You see the end of the minimum term. A whole life order has not even that, and the answer says so.')}
${limit('What the Parole Board will decide.', 'Nobody can work that out.')}
${limit('Whether somebody is removed from the country, or released because of illness.', 'It is decided case by case.')}
${limit('Sentences passed abroad.', 'They have rules of their own.')}
${limit('Days on remand that are told as a number.', 'The page takes them as the days that count. If you give the first and the last day, it works out which days count. Days on a tag are always a number.')}
${limit('Scotland and Northern Ireland.', 'Their law is different.')}
</ul>
<h2 class="govuk-heading-l">How sure we are</h2>
<p>The law was last read on ${inWords(lawAsAt)}. Four things could not be found in print: the first day of the new rules, the list of offences that are left out, the rule for people under 18, and the stages. Where one of them matters, the answer says so.</p>`
