import { type AskedCalculation, calculationOf, type KeyDate, keyDatesOf } from '@requisite/law'
import { lettersOf } from '../answer/other-dates.ts'
import { type Html, html } from '../html.ts'

/** Sentences that between them have every kind of date. */
const samples: readonly AskedCalculation[] = [
  { startDate: '2026-11-16', sentenceYears: 5, postCommencement: true },
  { startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'section_250', ageAtSentence: 'child' },
  {
    startDate: '2026-11-16',
    sentenceYears: 0,
    sentenceMonths: 6,
    sentenceType: 'section_250',
    ageAtSentence: 'child',
  },
  { startDate: '2026-11-16', sentenceYears: 7, sentenceType: 'eds' },
  { startDate: '2026-11-16', sentenceYears: 15, sentenceType: 'life' },
]

const everyDate = (): readonly KeyDate[] => {
  const byType = new Map<string, KeyDate>()
  for (const sample of samples) {
    const worked = calculationOf(sample)
    if ('refusals' in worked) continue
    for (const keyDate of keyDatesOf(worked)) if (!byType.has(keyDate.type)) byType.set(keyDate.type, keyDate)
  }
  return [...byType.values()]
}

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    'Away without permission',
    'Days out of prison that were not allowed. The prison says “unlawfully at large” (UAL).',
  ],
  ['Days added in prison', 'Days put on as a punishment for breaking prison rules. Also called ADA.'],
  ['Concurrent', 'Two sentences that run at the same time.'],
  ['Consecutive', 'Two sentences that run one after the other.'],
  ['Custodial term', 'The time in prison of an extended or special sentence.'],
  ['Extension period', 'The extra time on licence of an extended sentence.'],
  ['Licence', 'Rules a person must keep after release. Breaking them can mean going back to prison.'],
  [
    'Minimum term',
    'The time that must be served before the Parole Board can release a person with a life sentence.',
  ],
  [
    'Parole Board',
    'The body that decides if a person can be released safely, where release is not automatic.',
  ],
  ['Progression model', 'A name for the new rules of the 2026 Act.'],
  ['Recall', 'Being called back to prison while on licence.'],
  [
    'Suspended sentence',
    'A prison sentence that does not start, if the person keeps to what the court ordered.',
  ],
  ['Release point', 'The part of a sentence that is served before release, such as one-third.'],
  ['Remand', 'Time in prison before the sentence.'],
  ['Requisite custodial period', 'The law’s words for the part of a sentence that must be served in prison.'],
  ['SDS', 'Standard determinate sentence: the most common kind, with a fixed length.'],
  ['SDS+', 'A fixed sentence for a serious offence, under section 244ZA of the Criminal Justice Act 2003.'],
  [
    'Stage',
    'One of the steps by which older sentences move to the new rules. The prison service says “tranche”.',
  ],
  [
    'Tagged bail',
    'Bail with a curfew and an electronic tag. Half of the days that count are taken off the sentence.',
  ],
  ['Tariff', 'Another word for minimum term, used for IPP.'],
]

/** What the words and letters mean. */
export const wordsAndLetters =
  (): Html => html`<p class="lead">Prisons use letters for dates. This is what they mean.</p>
<h2 class="govuk-heading-l">Dates</h2>
<dl class="dates govuk-body">${everyDate().map((keyDate) => {
    const letters = lettersOf(keyDate)
    return html`<div><dt>${letters !== null && html`<span class="letters">${letters}</span> `}${keyDate.name}</dt><dd>${keyDate.note}</dd></div>`
  })}</dl>
<h2 class="govuk-heading-l">Words</h2>
<dl class="dates govuk-body">${terms.map(([term, meaning]) => html`<div><dt>${term}</dt><dd>${meaning}</dd></div>`)}</dl>`
