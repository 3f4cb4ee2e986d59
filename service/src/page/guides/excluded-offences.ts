import { inWords, type Offence, offences, progressionModel, regimes } from '@requisite/law'
import { offenceRecord } from '../../contract/records.ts'
import { type Html, html } from '../html.ts'

interface Listed {
  readonly offence: Offence
  readonly scope: string | null
  readonly confidence: string
}

const names = (list: readonly Listed[]): Html =>
  html`<ul class="govuk-list govuk-list--bullet columns">${[...list]
    .sort((a, b) => (a.offence.title < b.offence.title ? -1 : 1))
    .map(({ offence }) => html`<li>${offence.title}</li>`)}</ul>`

/** The offences that keep the old rules, as far as that is known. */
export function excludedOffences(): Html {
  const listed: readonly Listed[] = offences.map((offence) => {
    const { barredScope, barredConfidence } = offenceRecord(offence).classification
    return { offence, scope: barredScope, confidence: barredConfidence }
  })
  const always = listed.filter(({ scope }) => scope === 'all sentences')
  const older = listed.filter(({ scope }) => scope !== null && scope !== 'all sentences')
  const perhaps = listed.filter(({ scope, confidence }) => scope === null && confidence === 'unknown')
  const moved = regimes.sds_adult.before.fraction.phrase
  const stayed = regimes.sds_adult_sds40_excluded.before.fraction.phrase
  const keptAtHalf = offences.filter(({ sds40Paragraphs }) => sds40Paragraphs.length > 0)
  return html`<p class="lead">Some offences stay under the old rules. They keep the part served that they had.</p>
<div class="govuk-inset-text">The list of these offences is not published. We go by how the prison service describes it: rape, and serious sexual offences against a child. An answer that rests on this says so.</div>
<h2 class="govuk-heading-l">We believe these stay under the old rules</h2>
<p>${always.length} offences in our library.</p>
${names(always)}
<h2 class="govuk-heading-l">These may stay under the old rules</h2>
<p>${perhaps.length} offences that could be on the list. We treat them as not on it, and show both dates.</p>
${names(perhaps)}
<h2 class="govuk-heading-l">Only older sentences stay under the old rules</h2>
<p>${older.length} offences against national security. A sentence passed before ${inWords(progressionModel.day)} keeps the old rules.</p>
${names(older)}
<h2 class="govuk-heading-l">Other sentences under the old rules</h2>
<ul class="govuk-list govuk-list--bullet">
<li>Older sentences for serious offences that would fall under section 244ZA if they were passed today. They stay at ${regimes.sds_adult_pre_sds_plus.after.fraction.phrase}.</li>
<li>Extended sentences, special sentences, terrorism sentences, life and IPP. The Parole Board decides in most of these.</li>
<li>Detention of people under 18.</li>
</ul>
<h2 class="govuk-heading-l">The earlier list, from 2024</h2>
<p>In 2024 most sentences moved to ${moved}. ${keptAtHalf.length} offences in our library stayed at ${stayed} then, whatever the length. So did violent offences with a sentence of 4 years or more. Under the new rules most of them are treated like other offences.</p>`
}
