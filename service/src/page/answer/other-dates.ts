import { datesInWords, inWordsWithWeekday, isHistory, type KeyDate } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { leavingInWords } from './lines.ts'
import { type Due, dueDays, type Outcome, wayOutOf } from './outcome.ts'

const ownLetters: ReadonlySet<string> = new Set(['LIKELY_RELEASE', 'LATEST_RELEASE', 'TWO_THIRDS', 'TARIFF'])

/** The letters the prison uses for a date; null for a date that has none. */
export const lettersOf = ({ type }: KeyDate): string | null => (ownLetters.has(type) ? null : type)

/** How a person leaves under a rival, where that is not on the date itself. */
const leavingOf = (due: Due): string =>
  due.answer.leaving === null ? '' : ` (leaving prison ${leavingInWords(due)})`

/** Every date of the case in words, and for the release date the rivals of the same weight. */
export function datesOf(outcome: Outcome): readonly (KeyDate & { readonly rivals: readonly string[] })[] {
  const way = wayOutOf(outcome.answer)
  const hasRivals = way === 'automatic' || way === 'no later than'
  const rivals = hasRivals
    ? dueDays(outcome).flatMap((due) =>
        due.rival === null
          ? []
          : [`${inWordsWithWeekday(due.day)}${leavingOf(due)}, ${due.rival.words.condition}`],
      )
    : []
  const { dates } = outcome.answer
  return datesInWords(dates.filter((date) => !isHistory(date))).map((date) => ({
    ...date,
    rivals: ['CRD', 'ARD', 'PRRD', 'MTD'].includes(date.type) ? rivals : [],
  }))
}

/** Every date of the case, with what its letters mean. */
export const otherDates = (outcome: Outcome): Html =>
  html`<dl class="dates govuk-body">${datesOf(outcome).map(dateRow)}</dl>${passed(outcome)}`

type Row = KeyDate & { readonly rivals: readonly string[] }

function dateRow(date: Row): Html {
  const letters = lettersOf(date)
  return html`<div><dt>${letters !== null && html`<span class="letters">${letters}</span> `}${date.name}</dt>
<dd class="dates__day">${inWordsWithWeekday(date.date)}</dd>${date.rivals.map((rival) => html`<dd class="dates__note">Or ${rival}.</dd>`)}<dd class="dates__note">${date.note}</dd></div>`
}

/** The same in a line of the paper. */
export function passedInWords({ answer: { dates } }: Outcome): string | null {
  const rows = datesInWords(dates.filter(isHistory))
  return rows.length === 0
    ? null
    : `Dates that have passed: ${rows.map(({ name, type, date }) => `${name} (${type}), ${inWordsWithWeekday(date)}`).join('; ')}.`
}

/** What is history only stands apart, and never beside the release date. */
function passed({ answer: { dates } }: Outcome): Html | false {
  const rows = datesInWords(dates.filter(isHistory))
  return (
    rows.length > 0 &&
    html`<h3 class="govuk-heading-s">Dates that have passed</h3>
<dl class="dates govuk-body">${rows.map((date) => dateRow({ ...date, rivals: [] }))}</dl>`
  )
}
