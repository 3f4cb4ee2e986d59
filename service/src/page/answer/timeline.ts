import { daysInWords, inWords } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Part } from './timeline-parts.ts'

/** The least width of a part, in per cent: room for its number. */
const least = 9
/** The width of a part without an end. */
const open = 25

const daysIn = ({ first, last }: Part): number => (last === null ? 0 : last - first + 1)

/** The last day of a part, or why there is none to give. */
const endOf = ({ last, until }: Part): string => (last === null ? (until ?? '') : inWords(last))

/** How wide each part is drawn, in per cent of the bar: by its days, but none too narrow to be seen. */
export function widths(parts: readonly Part[]): readonly number[] {
  const opens = parts.filter(({ last }) => last === null).length * open
  const days = parts.reduce((sum, part) => sum + daysIn(part), 0)
  const wide = parts.map((part) =>
    part.last === null ? open : Math.max(least, ((100 - opens) * daysIn(part)) / Math.max(days, 1)),
  )
  const sum = wide.reduce((a, b) => a + b, 0)
  return wide.map((width) => Number(((100 * width) / sum).toFixed(3)))
}

const patterns = html`<pattern id="p-custody" width="10" height="10" patternUnits="userSpaceOnUse"><rect class="part-custody" width="10" height="10"/></pattern>
<pattern id="p-watched" width="10" height="10" patternUnits="userSpaceOnUse"><rect class="part-watched" width="10" height="10"/><path class="pattern-line" d="M-2 2l4-4M-2 12L12-2M8 12l4-4"/></pattern>
<pattern id="p-licence" width="12" height="12" patternUnits="userSpaceOnUse"><rect class="part-licence" width="12" height="12"/><circle class="pattern-dot" cx="3" cy="3" r="1.8"/><circle class="pattern-dot" cx="9" cy="9" r="1.8"/></pattern>`

/** The parts drawn as one bar with a number over each. It says nothing that the table does not say. */
function picture(parts: readonly Part[]): Html {
  const wide = widths(parts)
  const left = wide.map((_, i) => wide.slice(0, i).reduce((a, b) => a + b, 0))
  const description = parts.map(({ name }, i) => `${i + 1}: ${name}`).join('. ')
  const last = parts.at(-1)
  return html`<svg class="timeline" role="img" aria-label="The sentence as a bar. ${description}. The table below has the dates.">
<defs>${patterns}</defs>
${parts.map(
  (
    { pattern },
    i,
  ) => html`<rect x="${left[i]}%" y="28" width="${wide[i]}%" height="36" fill="url(#p-${pattern})"/><rect class="part-edge" x="${left[i]}%" y="28" width="${wide[i]}%" height="36"/>
<circle class="marker" cx="${Number(left[i]) + Number(wide[i]) / 2}%" cy="13" r="11.5"/><text class="marker-text" x="${Number(left[i]) + Number(wide[i]) / 2}%" y="18.5">${i + 1}</text>`,
)}
${parts.slice(0, 1).map(({ first }) => html`<text class="end-text" x="0" y="86">${inWords(first)}</text>`)}
<text class="end-text end-text--last" x="100%" y="86">${last !== undefined && endOf(last)}</text>
</svg>`
}

const swatch = (pattern: Part['pattern']): Html =>
  html`<svg class="swatch" aria-hidden="true" focusable="false"><rect width="30" height="22" fill="url(#p-${pattern})"/><rect class="part-edge" width="30" height="22"/></svg>`

const row = (part: Part, i: number): Html =>
  html`<tr class="govuk-table__row"><th scope="row" class="govuk-table__header part-name">${swatch(part.pattern)}<span class="marker-number">${i + 1}</span> <span class="part-words">${part.name}${part.last !== null && html` <span class="part-length">(${daysInWords(daysIn(part))})</span>`}</span></th><td class="govuk-table__cell">${inWords(part.first)}</td><td class="govuk-table__cell">${endOf(part)}</td></tr>`

const heads = ['Part', 'First day', 'Last day'].map(
  (name) => html`<th scope="col" class="govuk-table__header">${name}</th>`,
)

/** The picture and the table of the same facts. */
export const timeline = (parts: readonly Part[]): Html => html`${picture(parts)}
<table class="govuk-table parts">
<caption class="govuk-visually-hidden">The parts of the sentence, with their dates</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row">${heads}</tr></thead>
<tbody class="govuk-table__body">${parts.map(row)}</tbody>
</table>`
