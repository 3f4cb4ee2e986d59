import { type Html, html } from '../html.ts'
import { dateBoxes } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox, smallGroup, type Tick } from './fields.ts'
import {
  type DateName,
  type FormRow,
  type FormValues,
  formRows,
  isAddedFilled,
  isAwayFilled,
  isDateFilled,
} from './form-values.ts'

type Errors = readonly FieldError[]

/** What is said in the place of the button for one more, where there is room for no more. */
export const noMoreRows = (instead: string): Html =>
  html`<p class="govuk-body">There is room for ${formRows.length} here. ${instead}</p>`

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
  isFilled: (form: FormValues, row: FormRow) => boolean,
  isMore: boolean,
): readonly FormRow[] => {
  const filled = formRows.findLastIndex((row) => isFilled(form, row)) + 1
  return formRows.slice(0, Math.max(filled, 1) + (isMore ? 1 : 0))
}

const moreButton = (what: More, label: string, place: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate name="more" value="${what}">${label}</button>`

/** Which of several times it is; nothing where there is one. */
const numbered = (shown: readonly FormRow[], i: number, text: string): string =>
  shown.length === 1 ? text : `${i + 1}. ${text}`

/** Days that were added in prison: a number, and beside several sentences the day of each award. */
export function addedTick(
  form: FormValues,
  errors: Errors,
  { more, place, isDated }: { readonly more: More; readonly place: string; readonly isDated: boolean },
): Tick {
  const hasDays =
    isDated ||
    formRows.some((row) => row !== '' && isAddedFilled(form, row)) ||
    isDateFilled(form, 'awardDate')
  const shown = hasDays ? rowsShown(form, isAddedFilled, more === 'added') : formRows.slice(0, 1)
  const days = (row: FormRow, i: number): Html =>
    numberBox({
      name: `addedDays${row}`,
      label: numbered(shown, i, 'How many, less any given back?'),
      value: form[`addedDays${row}`],
      width: 5,
      strong: true,
      error: errorOf(errors, `addedDays${row}`),
    })
  const on = (row: FormRow, i: number): Html =>
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
    isTicked: form.added !== '' || formRows.some((row) => isAddedFilled(form, row)),
    followUp: html`${shown.map((row, i) => html`${days(row, i)}${hasDays && on(row, i)}`)}${hasDays && (shown.length < formRows.length ? moreButton('added', 'Days were added another time', place) : noMoreRows('If there are more, add their days to the last.'))}`,
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
    isTicked: form.away !== '' || formRows.some((row) => isAwayFilled(form, row)),
    followUp: html`${shown.map(
      (row, i) =>
        html`${smallDate(form, `fromDate${row}`, numbered(shown, i, 'First day away'), null, errors)}${smallDate(form, `toDate${row}`, numbered(shown, i, 'Last day away'), null, errors)}`,
    )}${shown.length < formRows.length ? moreButton('away', 'Away another time', place) : noMoreRows('If there are more, the prison must count: our date is too early.')}`,
  }
}
