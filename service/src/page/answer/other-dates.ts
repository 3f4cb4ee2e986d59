import { type Day, inWordsWithWeekday, type KeyDate, keyDates } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Estimate } from './estimate.ts'

const ownLetters: ReadonlySet<string> = new Set(['LIKELY_RELEASE', 'TWO_THIRDS', 'TARIFF'])

/** The letters the prison uses for a date; null for a date that has none. */
export const lettersOf = ({ type }: KeyDate): string | null => (ownLetters.has(type) ? null : type)

/** The likely day of leaving prison, when it is not the release date itself. */
export const likelyLeaving = ({ staged }: Estimate): Day | null =>
  keyDates(staged).find(({ type }) => type === 'LIKELY_RELEASE')?.date ?? null

const entry = (keyDate: KeyDate): Html => {
  const letters = lettersOf(keyDate)
  return html`<div><dt>${letters !== null && html`<span class="letters">${letters}</span> `}${keyDate.name}</dt>
<dd class="dates__day">${inWordsWithWeekday(keyDate.date)}</dd><dd class="dates__note">${keyDate.note}</dd></div>`
}

/** Every date of the sentence, with what its letters mean. */
export const otherDates = ({ staged }: Estimate): Html =>
  html`<dl class="dates govuk-body">${keyDates(staged).map(entry)}</dl>`
