import { type Content, html } from '../html.ts'
import { type FormRow, type FormValues, formRows } from '../question/form-values.ts'
import type { Known } from './known.ts'
import { unfolding } from './row.ts'
import { formOf } from './told-of.ts'

/** The fields of each time that was told, and behind a link those of the next; then what to do with more. */
export function timesAsked(
  { person }: Known,
  isFilled: (form: FormValues, row: FormRow) => boolean,
  fieldsOf: (row: FormRow, numbered: (label: string) => string) => Content,
  instead: string,
): Content {
  const form = formOf(person)
  const last = formRows.findLastIndex((row) => isFilled(form, row))
  const times = formRows.slice(0, last + 2).map((row, i) => {
    const fields = fieldsOf(row, (label) => (i === 0 ? label : `${i + 1}. ${label}`))
    return i === 0 || i <= last ? fields : unfolding('Add another time', fields)
  })
  const isFull = last === formRows.length - 1
  return html`${times}${isFull && html`<p class="hint">There is room for ${formRows.length} here. ${instead}</p>`}`
}
