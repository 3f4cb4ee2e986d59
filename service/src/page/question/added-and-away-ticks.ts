import { type Html, html } from '../html.ts'
import { dateBoxes } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox, smallGroup, type Tick } from './fields.ts'
import {
  type DateName,
  type FormValues,
  isAddedFilled,
  isAwayFilled,
  isDateFilled,
  type Row,
  rows,
} from './form-values.ts'

type Errors = readonly FieldError[]

/** A date inside an answer, with its own smaller question. */
export function smallDate(
  form: FormValues,
  name: DateName,
  legend: string,
  hint: string | null,
  errors: Errors,
  offers?: 'today' | 'past' | 'none',
): Html {
  const error = errorOf(errors, name)
  return smallGroup(
    name,
    legend,
    hint,
    error,
    dateBoxes(
      name,
      (part) => form[`${name}-${part}`],
      error === undefined ? null : (error.part ?? 'all'),
      offers,
    ),
  )
}

/** What can happen more than once, and is asked for by a button that shows one row more. */
export type More = 'added' | 'away' | null

/** The rows to show: those that are filled in, at least one, and one more where it was asked for. */
const rowsShown = (
  form: FormValues,
  isFilled: (form: FormValues, row: Row) => boolean,
  isMore: boolean,
): readonly Row[] => {
  const filled = rows.findLastIndex((row) => isFilled(form, row)) + 1
  return rows.slice(0, Math.max(filled, 1) + (isMore ? 1 : 0))
}

const moreButton = (what: More, label: string, place: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate name="more" value="${what}">${label}</button>`

/** Which of several times it is; nothing where there is one. */
const numbered = (shown: readonly Row[], i: number, text: string): string =>
  shown.length === 1 ? text : `${i + 1}. ${text}`

/** Days that were added in prison: a number, and beside several sentences the day of each award. */
export function addedTick(
  form: FormValues,
  errors: Errors,
  { more, place, isDated }: { readonly more: More; readonly place: string; readonly isDated: boolean },
): Tick {
  const hasDays =
    isDated || rows.some((row) => row !== '' && isAddedFilled(form, row)) || isDateFilled(form, 'awardDate')
  const shown = hasDays ? rowsShown(form, isAddedFilled, more === 'added') : rows.slice(0, 1)
  const days = (row: Row, i: number): Html =>
    numberBox({
      name: `addedDays${row}`,
      label: numbered(shown, i, 'How many, less any given back?'),
      value: form[`addedDays${row}`],
      width: 5,
      strong: true,
      error: errorOf(errors, `addedDays${row}`),
    })
  const on = (row: Row, i: number): Html =>
    smallDate(
      form,
      `awardDate${row}`,
      numbered(shown, i, 'On what day?'),
      'Leave it empty if you do not know.',
      errors,
    )
  return {
    name: 'added',
    label: 'Days were added in prison',
    isTicked: form.added !== '' || rows.some((row) => isAddedFilled(form, row)),
    followUp: html`${shown.map((row, i) => html`${days(row, i)}${hasDays && on(row, i)}`)}${hasDays && shown.length < rows.length && moreButton('added', 'Days were added another time', place)}`,
  }
}

/** Times away from prison without permission. */
export function awayTick(
  form: FormValues,
  errors: Errors,
  { more, place, hint }: { readonly more: More; readonly place: string; readonly hint?: string },
): Tick {
  const shown = rowsShown(form, isAwayFilled, more === 'away')
  return {
    name: 'away',
    label: 'The person was away from prison without permission',
    ...(hint === undefined ? {} : { hint }),
    isTicked: form.away !== '' || rows.some((row) => isAwayFilled(form, row)),
    followUp: html`${shown.map(
      (row, i) =>
        html`${smallDate(form, `fromDate${row}`, numbered(shown, i, 'First day away'), null, errors)}${smallDate(form, `toDate${row}`, numbered(shown, i, 'Last day away'), null, errors)}`,
    )}${shown.length < rows.length && moreButton('away', 'Away another time', place)}`,
  }
}
