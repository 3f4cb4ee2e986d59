import { aheadInWords, type CaseAnswer, datesInWords, inWordsWithWeekday, type KeyDate } from '@requisite/law'
import { type DueDay, isHistory, wayOf } from '@requisite/law/internal'
import { askedOf } from '../../told/told.ts'
import { answerToCase } from '../ask.ts'
import { type Html, html } from '../html.ts'
import { gateInLine } from './gate-day.ts'
import type { Outcome } from './outcome.ts'
import { eachDue, ifNone, rivalDates } from './rival-dates.ts'

const ownLetters: ReadonlySet<string> = new Set([
  'LIKELY_RELEASE',
  'LATEST_RELEASE',
  'TWO_THIRDS',
  'TARIFF',
  'LICENCE_BOARD',
  'LICENCE_REQUEST',
  'LICENCE_END',
])

/** The letters the prison uses for a date; null for a date that has none. */
export const lettersOf = ({ type }: KeyDate): string | null => (ownLetters.has(type) ? null : type)

/** How a person leaves under a rival, where that is not on the date itself. */
const leavingOf = ({ gate }: DueDay): string => (gate.usual === gate.papers ? '' : ` (${gateInLine(gate)})`)

/** Every date of the case in words, and those under rivals of the same weight. */
function datesWithRivals(outcome: Outcome): readonly (KeyDate & { readonly rivals: readonly string[] })[] {
  const rivals = eachDue(outcome).flatMap((one) =>
    one.rival === null
      ? []
      : [`${inWordsWithWeekday(one.gate.papers)}${leavingOf(one)}, ${one.rival.words.condition}`],
  )
  const dates = outcome.answer.dates.filter((date) => !isHistory(date))
  return datesInWords(dates).map((date, i) => {
    const { form } = dates[i] as (typeof dates)[number]
    const others = rivalDates(outcome, form).map(
      ({ day, condition }) => `${inWordsWithWeekday(day)}, ${condition}`,
    )
    const none = ifNone(outcome, form).map((condition) => `no such day, ${condition}`)
    return {
      ...date,
      rivals: ['CRD', 'ARD', 'PRRD', 'MTD'].includes(date.type) ? rivals : [...others, ...none],
    }
  })
}

/** Why people leave on another day than the papers say. */
const whyEarlier = ({ answer }: Outcome): string =>
  [
    'Nobody is let out on a Saturday, Sunday or bank holiday. The law moves the day to the ' +
      'working day before (Criminal Justice Act 1961, section 23).',
    'Since December 2023 prisons also avoid Fridays and the day before a holiday, so most people leave one working day earlier.',
    ...youngInWords(answer.leaving),
  ].join(' ')

/** Of those who were under 18 when found guilty: how many days earlier, and that nobody has published it. */
const youngInWords = (leaving: CaseAnswer['leaving']): readonly string[] =>
  leaving === null || leaving.otherwise === null
    ? []
    : leaving.otherwise < leaving.usual
      ? [
          'The person is 18 by then, so we count one day. It may be two, as for children: then the ' +
            `day is ${inWordsWithWeekday(leaving.otherwise)}. Ask the prison.`,
        ]
      : [
          'Children usually leave two days earlier. If the person is 18 by then, it may be one: ' +
            `then the day is ${inWordsWithWeekday(leaving.otherwise)}. Ask where the person is held.`,
        ]

/** When the person could be removed, for those who ask: it is no date of most people. */
function removal({ told }: Outcome): Html | null {
  // Where it was told, its day stands among the others.
  if (told.liableToRemoval === true) return null
  const answer = answerToCase({ ...askedOf(told), liableToRemoval: true })
  if ('refusals' in answer) return null
  const date = datesInWords(answer.dates).find(({ type }) => type === 'ERSED')
  const ahead = aheadInWords(answer)
  const atAnyTime = ahead.find(({ code }) => code === 'REMOVAL')?.people
  const noTag = ahead.find(({ why }) => why === 'to_be_removed')?.people
  const said =
    date === undefined
      ? atAnyTime
      : `From ${inWordsWithWeekday(date.date)} the person could be removed from prison to be ` +
        'deported (ERSED). It is for the Home Office to decide. The 2026 Act lets the government ' +
        'remove people earlier; we have not seen the day on which that begins.'
  return said === undefined
    ? null
    : html`<details class="removal"><summary>To be deported? Show the day</summary>
<p>${said}${noTag !== undefined && ` ${noTag}`}</p></details>`
}

/** Every date of the case, with what its letters mean. */
export function otherDates(outcome: Outcome): Html {
  const { by } = wayOf(outcome.answer)
  if (by === 'none')
    return html`<p>There are no dates: a whole life order has no minimum term and no end.</p>`
  const dates = html`<dl class="dates govuk-body">${datesWithRivals(outcome).map(dateRow)}</dl>`
  return by === 'on licence'
    ? dates
    : html`${dates}${passed(outcome)}
<p>${whyEarlier(outcome)}</p>${removal(outcome)}`
}

type Row = KeyDate & { readonly rivals: readonly string[] }

function dateRow(date: Row): Html {
  const letters = lettersOf(date)
  return html`<div><dt>${letters !== null && html`<span class="letters">${letters}</span> `}${date.name}</dt>
<dd class="dates__day">${inWordsWithWeekday(date.date)}</dd>
${date.rivals.map((rival) => html`<dd class="dates__note">Or ${rival}.</dd>`)}
<dd class="dates__note">${date.note}</dd></div>`
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
