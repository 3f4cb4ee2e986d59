import {
  type CaseAnswer,
  type Day,
  datesInWords,
  inWords,
  inWordsWithWeekday,
  type KeyDate,
} from '@requisite/law'
import { type DueDay, type Gate, type Way, wayOf } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { dayBeside } from '../told/day-in-words.ts'
import { capital, sentencesNamed } from '../told/text.ts'
import { isByOffence } from './offence-classes.ts'
import { lettersOf } from './other-dates.ts'
import type { Outcome } from './outcome.ts'
import {
  boardDays,
  dayInSentence,
  eachDue,
  eachInWords,
  ifNone,
  isOfMonth,
  rivalDates,
} from './rival-dates.ts'
import { isOfRelease, letterWords } from './stated-facts.ts'

/** What a prison calls each date that stands on the sheet, in plain words. The others are on the page. */
const names: Readonly<Partial<Record<KeyDate['type'], string>>> = {
  TARIFF: 'End of the minimum term',
  PED: 'First day the Parole Board can release',
  CRD: 'Release date',
  ARD: 'Release date',
  PRRD: 'Release date after recall',
  MTD: 'Half-way date',
  HDCED: 'First day for release on a tag',
  ERSED: 'First day for removal from the country',
  LED: 'End of licence',
  LICENCE_BOARD: 'Parole Board is asked about the licence',
  LICENCE_REQUEST: 'Parole Board can be asked again',
  LICENCE_END: 'End of the IPP licence',
  SED: 'End of sentence',
  SLED: 'End of sentence',
}

/** A row: what it is, what was given, and what we think is right. */
interface Row {
  readonly type: KeyDate['type'] | null
  readonly name: string
  readonly given: string
  readonly right: string
  readonly isRelease: boolean
}

const same = 'the same day'

/** How a person leaves who is due out: "the same day", or both days. */
function leavingInWords({ papers, usual, last }: Gate): string {
  if (usual === papers) return same
  const day = inWordsWithWeekday(usual)
  return usual === last ? day : `usually ${day}, by law no later than ${dayBeside(last, usual)}`
}

/** What a date of a recall, or beside one, is called: that of the other sentences alone is not the release date. */
function nameOf({ form, of }: CaseAnswer['dates'][number], type: KeyDate['type'], name: string): string {
  const isOther = of !== undefined && ('beside' in of ? form !== 'TARIFF' : !of.decides)
  if (form === 'PRRD, standard recall' && !isOther) return `${name}, at the latest`
  if (!isOther) return name
  const which = sentencesNamed(of.sentenceIds)
  return type === 'PRRD' ? `End of the recall, ${which}` : `${name} of ${which} alone`
}

const boardAgrees = 'if the Parole Board agrees'

/** A day from the first to the last, and the last by law. */
function inMonth(outcome: Outcome, due: readonly DueDay[]): string {
  const [usual, last] = [due.map(({ gate }) => gate.usual), due.map(({ gate }) => gate.last)]
  if (outcome.way.kind === 'passed') return eachInWords(outcome, last)
  const [latest, lawful] = [Math.max(...usual) as Day, Math.max(...last) as Day]
  const byLaw = latest === lawful ? '' : `, by law no later than ${dayBeside(lawful, latest)}`
  return `${eachInWords(outcome, usual)}${byLaw}`
}

function leavingRow(due: readonly DueDay[], way: Way, outcome: Outcome): Row {
  const isLatest = way.by === 'no later than'
  const isAhead = (isLatest || way.by === 'Board first') && way.gate.last >= outcome.today
  const texts = due.map(({ gate }) => leavingInWords(gate))
  const isOne = new Set(texts).size === 1
  // Beside another day "the same day" would be of neither.
  const said = due.map(({ gate }, i) => {
    if (texts[i] !== same) return texts[i]
    const day = isOne ? same : inWordsWithWeekday(gate.papers)
    return isLatest ? `${day} at the latest` : day
  })
  // Nobody knows of each day of a month if it is a working day.
  const days = isOfMonth(outcome) ? inMonth(outcome, due) : isOne ? String(said[0]) : said.join('; or ')
  const from = isLatest && way.board !== null ? `, but not before ${inWords(way.board)}` : ''
  return {
    type: null,
    name: 'Day of leaving',
    given: '',
    right: isAhead ? `${days}; sooner ${boardAgrees}${from}` : days,
    isRelease: false,
  }
}

/** The day of leaving, where nothing but the Parole Board sets one. */
const boardRow = (outcome: Outcome, boards: readonly Day[]): Row => ({
  type: null,
  name: 'Day of leaving',
  given: '',
  right:
    boards.length === 0
      ? `no set day: ${boardAgrees}`
      : `${boardAgrees}, ${boards.every((day) => day < outcome.today) ? 'at any time since' : 'not before'} ` +
        dayInSentence(outcome, boards),
  isRelease: false,
})

/** What the prison gave of a date: by its letters, or the release date by itself. */
function givenOf(outcome: Outcome, type: KeyDate['type'], isRelease: boolean): string {
  const { stated } = outcome
  const day =
    stated?.letters.find((one) => one.type === type)?.stated ??
    (isRelease && stated !== null && isOfRelease(outcome) ? stated.date : null)
  return day === null ? '' : inWords(day)
}

/** What the prison gave of dates that have no row: nothing that was told is left out. */
const givenAlone = ({ stated }: Outcome, rows: readonly Row[]): readonly Row[] =>
  (stated?.letters ?? [])
    .filter(({ type }) => !rows.some((row) => row.type === type))
    .map(({ type, stated: given, ours }) => ({
      type,
      name: `${names[type] ?? capital(letterWords[type])} (${type})`,
      given: inWords(given),
      right: ours === null ? 'I have no date for this' : inWordsWithWeekday(ours),
      isRelease: false,
    }))

function rowsOf(outcome: Outcome): readonly Row[] {
  const { answer } = outcome
  const way = wayOf(answer)
  const ofMost = (row: Row): Row =>
    isByOffence(outcome) ? { ...row, right: `for most offences ${row.right}` } : row
  const due = eachDue(outcome)
  const dates = datesInWords(answer.dates)
  const isOut = ({ type, date }: KeyDate): boolean =>
    date === answer.release && ['CRD', 'ARD', 'PRRD', 'MTD'].includes(type)
  // A recall and another sentence can end on one day, of which the day of leaving is said once.
  const lastOut = dates.findLast(isOut)
  const rows = dates.flatMap((keyDate, i) => {
    const { type, date } = keyDate
    const { form } = answer.dates[i] as CaseAnswer['dates'][number]
    const name = names[type]
    const others = rivalDates(outcome, form).map(({ day }) => day)
    const isPassed = type === 'HDCED' && [date, ...others].every((day) => day < outcome.today)
    if (name === undefined || form === 'TARIFF, served' || isPassed) return []
    const isRelease = isOut(keyDate)
    const letters = lettersOf(keyDate) === null ? '' : ` (${type})`
    const days = isRelease ? due.map(({ gate }) => gate.papers) : [date, ...others]
    const none = isRelease || ifNone(outcome, form).length === 0 ? '' : '; there may be no such day'
    const right = `${eachInWords(outcome, days)}${none}`
    const row = {
      type,
      name: `${nameOf(answer.dates[i] as CaseAnswer['dates'][number], type, name)}${letters}`,
      given: givenOf(outcome, type, isRelease),
      right,
      isRelease,
    }
    const leaving = keyDate === lastOut ? [leavingRow(due, way, outcome)] : []
    return isRelease ? [row, ...leaving].map(ofMost) : [row]
  })
  const board =
    way.by === 'Board only' || way.by === 'no day'
      ? [boardRow(outcome, way.by === 'no day' ? [] : boardDays(outcome))]
      : []
  return [...rows, ...board, ...givenAlone(outcome, rows)]
}

/** The dates side by side: those that were given, to be filled in by hand, and those worked out here. */
export const datesTable = (outcome: Outcome): Html => html`<table>
<thead><tr><th scope="col">Date</th><th scope="col">The date I was given</th><th scope="col">The date I think is right</th></tr></thead>
<tbody>${rowsOf(outcome).map(
  ({ name, given, right, isRelease }) =>
    html`<tr><th scope="row">${name}</th><td class="paper__blank">${given}</td>
<td class="paper__right">${isRelease ? html`<strong>${right}</strong>` : right}</td></tr>`,
)}</tbody>
</table>`
