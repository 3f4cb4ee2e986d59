import { addDays, type Day, parseDay } from '@requisite/law'
import { dateOf } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { heldTogether } from './held-together.ts'
import { type Stretch, spanInWords, type TimeLineRow } from './time-line-rows.ts'

const barHeight = 34
const rowHeight = 62
const axisHeight = 30

/** Where a day stands on the line, in per cent of its width. */
type Scale = (day: Day) => number

/** A sentence without an end is drawn a quarter longer than what is known of it. */
function scaleOf(rows: readonly TimeLineRow[]): {
  readonly scale: Scale
  readonly first: Day
  readonly last: Day
} {
  const days = rows.flatMap(({ stretches }) => stretches.flatMap(({ first, last }) => [first, last ?? first]))
  const first = Math.min(...days) as Day
  const known = Math.max(...days) as Day
  const isOpen = rows.some(({ stretches }) => stretches.some(({ last }) => last === null))
  const last = isOpen ? addDays(known, Math.round(Math.max(known - first, 90) / 3)) : known
  const width = Math.max(last - first, 1)
  return { scale: (day) => Number((((day - first) / width) * 100).toFixed(2)), first, last }
}

const patterns = html`<pattern id="p-custody" width="10" height="10" patternUnits="userSpaceOnUse">
<rect class="part-custody" width="10" height="10"/></pattern>
<pattern id="p-doubt" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="part-doubt" width="8" height="8"/>
<path class="pattern-doubt" d="M0 8L8 0M0 0l8 8"/></pattern>
<pattern id="p-watched" width="10" height="10" patternUnits="userSpaceOnUse"><rect class="part-watched" width="10" height="10"/>
<path class="pattern-line" d="M-2 2l4-4M-2 12L12-2M8 12l4-4"/></pattern>
<pattern id="p-licence" width="12" height="12" patternUnits="userSpaceOnUse"><rect class="part-licence" width="12" height="12"/>
<circle class="pattern-dot" cx="3" cy="3" r="1.8"/><circle class="pattern-dot" cx="9" cy="9" r="1.8"/></pattern>`

function bar(
  { stretches, title, decides }: TimeLineRow,
  y: number,
  { scale, last }: ReturnType<typeof scaleOf>,
): Html {
  return html`<text class="row-text${decides && ' row-text--decides'}" x="0" y="${y + 14}">${title}</text>${stretches.map(
    ({ pattern, first, last: end }) => {
      const [from, to] = [scale(first), scale(end ?? last)]
      const width = Number(Math.max(to - from, 0.6).toFixed(2))
      return html`<rect x="${from}%" y="${y + 22}" width="${width}%" height="${barHeight}" fill="url(#p-${pattern})"/>
<rect class="part-edge" x="${from}%" y="${y + 22}" width="${width}%" height="${barHeight}"/>`
    },
  )}`
}

/** The most years that have a mark under the line without running into each other on a phone. */
const mostMarks = 5

/** Where a label has no room beside another, in per cent. */
const near = 9

/** The beginning of years under the line, as many as there is room for beside today. */
function marks(y: number, { scale, first, last }: ReturnType<typeof scaleOf>, today: Day): readonly Html[] {
  const [from, to] = [dateOf(first).year + 1, dateOf(last).year]
  const every = Math.max(1, Math.ceil((to - from + 1) / mostMarks))
  const years = Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i)
  return years
    .filter((year) => (year - from) % every === 0)
    .map((year) => ({ year, at: scale(parseDay(`${year}-01-01`) as Day) }))
    .filter(({ at }) => at > 4 && at < 96 && Math.abs(at - scale(today)) > near)
    .map(
      ({ year, at }) =>
        html`<line class="tick" x1="${at}%" x2="${at}%" y1="${y - 4}" y2="${y + 4}"/>
<text class="end-text" x="${at}%" y="${y + 20}" text-anchor="middle">${year}</text>`,
    )
}

/** Today, where it is on the line. */
function now(today: Day, { scale, first, last }: ReturnType<typeof scaleOf>, y: number): Html | false {
  const at = scale(today)
  const anchor = at < near ? 'start' : at > 100 - near ? 'end' : 'middle'
  return (
    first <= today &&
    today <= last &&
    html`<line class="now" x1="${at}%" x2="${at}%" y1="18" y2="${y + 4}"/>
<text class="end-text" x="${at}%" y="${y + 20}" text-anchor="${anchor}">today</text>`
  )
}

/** All sentences on one line of time. It says nothing that the table does not say. */
function picture(rows: readonly TimeLineRow[], today: Day): Html {
  const line = scaleOf(rows)
  const axis = rows.length * rowHeight + 6
  return html`<svg class="time-line" height="${axis + axisHeight}" role="img"
aria-label="The sentences on one line of time. The table below says the same.">
${rows.map((row, i) => bar(row, i * rowHeight, line))}
<line class="tick" x1="0" x2="100%" y1="${axis}" y2="${axis}"/>${marks(axis, line, today)}${now(today, line, axis)}
</svg>`
}

const swatch = (pattern: Stretch['pattern']): Html =>
  html`<svg class="swatch" aria-hidden="true" focusable="false"><rect width="30" height="22" fill="url(#p-${pattern})"/>
<rect class="part-edge" width="30" height="22"/></svg>`

const tableRow = ({ name }: TimeLineRow, stretch: Stretch, isOnly: boolean): Html =>
  html`<tr class="govuk-table__row">
<th scope="row" class="govuk-table__header part-name">${swatch(stretch.pattern)}${!isOnly && `${name}. `}${stretch.name}</th>
<td class="govuk-table__cell">${heldTogether(spanInWords(stretch))}</td></tr>`

/** The table of the parts, and above it the picture of several sentences: of one the box has a bar already. */
export const timeLine = (
  rows: readonly TimeLineRow[],
  today: Day,
): Html => html`<svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false">
<defs>${patterns}</defs></svg>
${rows.length > 1 && picture(rows, today)}
<table class="govuk-table parts"><caption class="govuk-visually-hidden">The parts of the sentences, with their dates</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row"><th scope="col" class="govuk-table__header">Part</th>
<th scope="col" class="govuk-table__header">From and to</th></tr></thead>
<tbody class="govuk-table__body">${rows.map((row) => row.stretches.map((stretch) => tableRow(row, stretch, rows.length === 1)))}</tbody>
</table>`
