import { inWords, parseDay } from '@requisite/law'
import { html } from '../html.ts'
import type { LiveCase } from './known.ts'
import { asking, checkable, type Part, unfolding } from './row.ts'
import { sentenceShown } from './sentence-rows.ts'

/** The times that can be told in a row; the number of each stands in its places. */
const mostTimes = 10

/** The fields of each time that was told, and behind a link those of the next; then what to do with more. */
export function timesAsked<Time extends object>(
  told: readonly Time[],
  fieldsOf: (time: Partial<Time>, at: string, numbered: (label: string) => string) => Part,
  instead: string,
): Part {
  const times = [...told, {}].slice(0, Math.max(mostTimes, told.length)).map((time: Partial<Time>, i) => {
    const fields = fieldsOf(time, `[${i}]`, (label) => (i === 0 ? label : `${i + 1}. ${label}`))
    return i < Math.max(1, told.length) ? fields : unfolding('Add another time', fields)
  })
  const isFull = told.length >= mostTimes
  return asking`${times}${isFull && html`<p class="hint">There is room for ${mostTimes} here. ${instead}</p>`}`
}

/** The sentences, of which those are ticked that something is for; and what else it can be for. */
export function sentenceTicks(
  { sentences }: Pick<LiveCase, 'sentences'>,
  { name, legend, hint }: { readonly name: string; readonly legend: string; readonly hint: string },
  ticked: readonly string[],
  others: readonly (readonly [value: string, label: string])[] = [],
): Part {
  const own = sentences.map((fields, i) => {
    const day = parseDay(String(fields.startDate))
    const passed = day === null ? '' : `, passed on ${inWords(day)}`
    return [String(i + 1), `${i + 1}. ${sentenceShown(fields)}${passed}`] as const
  })
  return asking`<fieldset><legend class="leg">${legend}</legend><p class="hint">${hint}</p>${[
    ...own.map((one) => [name, ...one] as const),
    ...others.map((one) => [name.replace(/sentenceIds$/, 'outcome'), ...one] as const),
  ].map(([place, value, label]) =>
    checkable('checkbox', place, value, label, ticked.includes(value)),
  )}</fieldset>`
}
