import { inWords } from '@requisite/law'
import { type Content, type Html, html } from '../html.ts'
import { dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { boxesOf, type FormRow, type FormValues, formRows } from '../question/form-values.ts'
import type { Known } from './known.ts'
import { unfolding } from './row.ts'
import { sentenceShown } from './sentence-rows.ts'
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

/** The sentences, of which those are ticked that something is for; and what else it can be for. */
export function sentenceTicks(
  { sentences }: Known,
  { name, legend, hint }: { readonly name: string; readonly legend: string; readonly hint: string },
  ticked: string,
  others: readonly (readonly [value: string, label: string])[] = [],
): Html {
  const own = sentences.map((fields, i) => {
    const day = dayFromBoxes(boxesOf(fields, 'startDate'), '')
    const passed = isDay(day) ? `, passed on ${inWords(day)}` : ''
    return [String(i + 1), `${i + 1}. ${sentenceShown(fields)}${passed}`] as const
  })
  return html`<fieldset><legend class="leg">${legend}</legend><p class="hint">${hint}</p>${[
    ...own,
    ...others,
  ].map(
    ([value, label]) =>
      html`<label class="radio"><input type="checkbox" name="${name}" value="${value}"${ticked.split('.').includes(value) && html` checked`}>${label}</label>`,
  )}</fieldset>`
}
