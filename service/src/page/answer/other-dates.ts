import { type Applied, type Day, inWordsWithWeekday, type KeyDate, keyDatesOf } from '@requisite/law'
import { type Html, html } from '../html.ts'

const ownLetters: ReadonlySet<string> = new Set(['LIKELY_RELEASE', 'LATEST_RELEASE', 'TWO_THIRDS', 'TARIFF'])

/** The letters the prison uses for a date; null for a date that has none. */
export const lettersOf = ({ type }: KeyDate): string | null => (ownLetters.has(type) ? null : type)

/** The likely day of leaving prison, when it is not the release date itself. */
export const likelyLeaving = (applied: Applied): Day | null =>
  keyDatesOf(applied).find(({ type }) => type === 'LIKELY_RELEASE')?.date ?? null

const entry = (keyDate: KeyDate): Html => {
  const letters = lettersOf(keyDate)
  return html`<div><dt>${letters !== null && html`<span class="letters">${letters}</span> `}${keyDate.name}</dt>
<dd class="dates__day">${inWordsWithWeekday(keyDate.date)}</dd><dd class="dates__note">${keyDate.note}</dd></div>`
}

/** Every date of the sentence, with what its letters mean. */
export const otherDates = (applied: Applied): Html =>
  html`<dl class="dates govuk-body">${keyDatesOf(applied).map(entry)}</dl>`
