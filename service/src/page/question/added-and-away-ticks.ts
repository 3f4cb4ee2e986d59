import { type Html, html } from '../html.ts'
import { smallDate } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox, type Tick } from './fields.ts'
import {
  type FormRow,
  type FormValues,
  formRows,
  isAddedFilled,
  isAwayFilled,
  isDateFilled,
} from './form-values.ts'
import { moreButton, numbered, rowsShown } from './rows.ts'

type Errors = readonly FieldError[]

/** What can happen more than once, and is asked for by a button that shows one row more. */
export type More = 'added' | 'away' | null

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
    followUp: html`${shown.map((row, i) => html`${days(row, i)}${hasDays && on(row, i)}`)}${hasDays && moreButton(shown, 'more', 'added', 'Days were added another time', place, 'If there are more, add their days to the last.')}`,
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
    )}${moreButton(shown, 'more', 'away', 'Away another time', place, 'If there are more, the prison must count: our date is too early.')}`,
  }
}
