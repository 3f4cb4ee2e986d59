import { inWords, lawAsAt, warningTexts } from '@requisite/law'
import { type Html, html } from '../html.ts'

const limit = (what: string, why: string): Html => html`<li><strong>${what}</strong> ${why}</li>`

/** What this does not do. */
export const limits =
  (): Html => html`<p class="lead">This page works out one sentence, and the first release from it. In these cases the date can be wrong, or there is none.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
${limit('Two or more sentences.', 'One after the other, or side by side, they give other dates.')}
${limit('Recall.', 'If a person is called back to prison, other rules apply.')}
${limit('Early release on a tag for adults.', 'It is called home detention curfew (HDC). The prison service ended it for adults in September 2026. For people under 18 the date is shown.')}
${limit('Days away from prison without leave.', 'They make the dates later.')}
${limit('Old sentences.', warningTexts.W_LEGACY)}
${limit('Detention and training orders, fines and contempt of court.', 'They have rules of their own.')}
${limit('The extra time of an extended sentence.', 'It comes after the end date shown here.')}
${limit('Life and IPP.', 'There is no release date. You see the end of the minimum term.')}
${limit('What the Parole Board will decide.', 'Nobody can work that out.')}
${limit('Removal from the country, or release because of illness.', 'These are decided case by case.')}
${limit('Sentences passed abroad.', 'They have rules of their own.')}
${limit('Whether days on remand count.', 'The page takes the days you give.')}
${limit('Scotland and Northern Ireland.', 'Their law is different.')}
</ul>
<h2 class="govuk-heading-l">How sure we are</h2>
<p>The law was last read on ${inWords(lawAsAt)}. Four things could not be found in print: the first day of the new rules, the list of offences that are left out, the rule for people under 18, and the stages. Where one of them matters, the answer says so.</p>`
