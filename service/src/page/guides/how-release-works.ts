import { inWords, progressionModel, type Regime, type RegimeId, regimeOf, regimes } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { guideTable } from './table.ts'

/** Every row with its exceptions: a table that left them out would be wrong for the people they are about. */
export const kindsPassedNow: readonly (readonly [name: string, id: RegimeId])[] = [
  ['A fixed length, most offences', 'sds_adult'],
  ['The same, if the offence stays under the old rules', 'sds_adult_barred_40'],
  ['The same, if it was kept at one-half in 2024 too', 'sds_adult_barred_50'],
  ['7 years or more, for a serious violent or sexual offence', 'sds_plus_adult_7_plus'],
  ['4 to 7 years, for the most serious of those', 'sds_plus_adult_4_to_7'],
  ['Either of these two, if the offence stays under the old rules', 'sds_plus_adult_barred'],
  ['Under 18 when found guilty (section 250), most offences', 'section_250'],
  ['The same, for an offence that was kept at one-half in 2024', 'section_250_sds40_excluded'],
  ['The same, 7 years or more for a most serious offence', 'section_250_plus'],
  ['An extended sentence', 'eds_adult'],
  ['A special sentence for offenders of particular concern', 'sopc'],
  ['A fixed length for a terrorism offence', 'terrorism_s247a'],
  ['A life sentence', 'life'],
]

const atThePoint = {
  automatically: 'Release is automatic',
  'by the Parole Board': 'The Parole Board decides',
  'after a minimum term': 'The Parole Board decides',
} as const

const partServed = ({ released, after }: Regime): string =>
  released === 'after a minimum term' ? 'The minimum term' : after.fraction.label

const ordinary = regimes.sds_adult.after.fraction.phrase
const serious = regimes.sds_plus_adult_7_plus.after.fraction.phrase

/** How release works for a sentence passed now. */
export const howReleaseWorks =
  (): Html => html`<p class="lead">Nearly everyone in prison is released before the whole sentence has passed. The rest is served outside, under rules.</p>
<h2 class="govuk-heading-l">The three stages</h2>
<p>For a fixed sentence passed on or after ${inWords(progressionModel.day)} there are three stages.</p>
<ol class="govuk-list govuk-list--number">
<li><strong>In prison.</strong> Most people serve ${ordinary} of the sentence. For some serious offences it is ${serious}. Days can be added for breaking prison rules. There is no other test of behaviour.</li>
<li><strong>On licence, with close supervision.</strong> A probation officer sets rules and checks them. This lasts until two-thirds of the sentence.</li>
<li><strong>On licence, with less supervision.</strong> This lasts to the end of the sentence.</li>
</ol>
<p>Someone who breaks the rules of a licence can be called back to prison. That is called recall.</p>
<h2 class="govuk-heading-l">How much is served in prison</h2>
${guideTable(
  'Sentences passed now, by kind',
  ['Kind of sentence', 'Part served', 'Then'],
  kindsPassedNow.map(([name, id]) => [name, partServed(regimeOf(id)), atThePoint[regimeOf(id).released]]),
)}
<p>Which offences stay under the old rules is not published. <a class="govuk-link" href="/guides/excluded-offences">What we know of the list</a>. For section 250 the Act, as passed, says one-half for all. The prison service uses the parts in this table.</p>
<h2 class="govuk-heading-l">How the days are counted</h2>
<ul class="govuk-list govuk-list--bullet">
<li>The day of sentence is day 1.</li>
<li>The length is turned into days on the calendar. The part served is worked out from those days. A part of a day counts as a day.</li>
<li>Days on remand are taken off. So are days of credit for tagged bail.</li>
<li>Added days are put on.</li>
<li>The release date is the last of those days. If it falls on a weekend or bank holiday, the person must be let out before it. If it falls on a Friday, most people leave a day earlier.</li>
</ul>
<p><a class="govuk-link" href="/">Work out a date</a></p>`
