import { type Html, html } from '../html.ts'
import { type FormRow, type FormValues, formRows } from './form-values.ts'

/** The rows to show: those that are filled in, at least one, and one more where it was asked for. */
export const rowsShown = (
  form: FormValues,
  isFilled: (form: FormValues, row: FormRow) => boolean,
  isMore: boolean,
): readonly FormRow[] => {
  const filled = formRows.findLastIndex((row) => isFilled(form, row)) + 1
  return formRows.slice(0, Math.max(filled, 1) + (isMore ? 1 : 0))
}

/** Which of several times it is; nothing where there is one. */
export const numbered = (shown: readonly FormRow[], i: number, text: string): string =>
  shown.length === 1 ? text : `${i + 1}. ${text}`

/** The button that asks for one row more, as long as there is one; then what to do with more. */
export const moreButton = (
  shown: readonly FormRow[],
  name: 'more' | 'remandMore' | 'servedMore',
  value: string,
  label: string,
  place: string,
  instead: string,
): Html =>
  shown.length < formRows.length
    ? html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate name="${name}" value="${value}">${label}</button>`
    : html`<p class="govuk-body">There is room for ${formRows.length} here. ${instead}</p>`
