import { type AskedCalculation, calculationOf, type KeyDate, keyDatesOf } from '@requisite/law'
import { lettersOf } from '../answer/other-dates.ts'
import { type Content, type Html, html } from '../html.ts'

/** Words and what they mean. */
export const wordList = (words: readonly (readonly Content[])[]): Html =>
  html`<dl class="dates govuk-body">${words.map(([word, meaning]) => html`<div><dt>${word}</dt><dd>${meaning}</dd></div>`)}</dl>`

/** Sentences that between them have every kind of date. */
const startDate = '2026-11-16'
const child = { startDate, sentenceType: 'section_250', ageAtSentence: 'child' } as const
const samples: readonly AskedCalculation[] = [
  { startDate, sentenceYears: 5, postCommencement: true },
  { ...child, sentenceYears: 3 },
  { ...child, sentenceYears: 0, sentenceMonths: 6 },
  { startDate, sentenceYears: 7, sentenceType: 'eds' },
  { startDate, sentenceYears: 15, sentenceType: 'life' },
]

/** Every kind of date, with the letters that prisons use. */
export function everyDate(): Html {
  const byType = new Map<string, KeyDate>()
  for (const sample of samples) {
    const worked = calculationOf(sample)
    if ('refusals' in worked) continue
    for (const keyDate of keyDatesOf(worked)) if (!byType.has(keyDate.type)) byType.set(keyDate.type, keyDate)
  }
  return wordList(
    [...byType.values()].map((keyDate) => {
      const letters = lettersOf(keyDate)
      return [
        html`${letters !== null && html`<span class="letters">${letters}</span> `}${keyDate.name}`,
        keyDate.note,
      ]
    }),
  )
}
