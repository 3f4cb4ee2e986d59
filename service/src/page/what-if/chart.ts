import { type Cliff, cliffText, daysInWords, inWords, type WhatIf, type WhatIfRow } from '@requisite/law'
import { cliffDates, lengthInWords, pleaLabel } from '@requisite/law/internal'
import { type Content, type Html, html } from '../html.ts'
import { capital } from '../told/text.ts'
import { dayMarks, lengthMarks, lengthOfRow, plotHeight, type Scale, scaleOf } from './chart-scale.ts'

/** The rows of one plea, from the shortest. */
interface Line {
  readonly label: string
  readonly rows: readonly WhatIfRow[]
  readonly cliffs: readonly Cliff[]
}

const isJump = ({ code }: Cliff): boolean => code === 'C_RELEASE_POINT'

function linesOf({ rows, cliffs, question }: WhatIf): readonly Line[] {
  return (question.pleas ?? [null]).map((plea) => ({
    label: plea === null ? 'release' : pleaLabel(plea).toLowerCase(),
    rows: rows.filter((row) => row.plea === plea),
    cliffs: cliffs.filter((cliff) => isJump(cliff) && cliff.plea === plea),
  }))
}

/** A line broken at its cliffs. */
function path({ rows, cliffs }: Line, { x, y }: Scale): string {
  const begins = new Set(cliffs.map(({ months }) => months))
  return rows
    .map((row, at) => {
      const isBegun = at > 0 && !begins.has(lengthOfRow(row))
      return `${isBegun ? 'L' : 'M'}${x(lengthOfRow(row))} ${y(row.worked.release)}`
    })
    .join('')
}

/** A cliff: an open dot below and a full one at its far side. */
function cliffMark({ months, below, from }: Cliff, { x, y }: Scale): Html {
  const [at, low, high] = [x(months), y(below.release), y(from.release)]
  return html`<line class="chart__fall" x1="${at}%" x2="${at}%" y1="${low}" y2="${high}"/>
<circle class="chart__open" cx="${x(months - 1)}%" cy="${low}" r="4.5"/><circle class="chart__full" cx="${at}%" cy="${high}" r="4.5"/>`
}

const cliffsOf = (lines: readonly Line[]): readonly Cliff[] =>
  lines.flatMap((line) => line.cliffs).sort((a, b) => a.months - b.months)

/** Each jump once, over the plot, where no line runs: "254 days more from 4 years". */
function cliffWords(lines: readonly Line[]): readonly string[] {
  const byLength = new Map(cliffsOf(lines).map((cliff) => [cliff.from.months, cliff]))
  return [...byLength.values()]
    .sort((a, b) => a.from.months - b.from.months)
    .map((cliff) => `${daysInWords(cliff.differenceDays)} more from ${lengthInWords(cliff.from.months)}`)
}

/** What the strokes mean, for a phone: beside the ends of the lines there is no room. */
const legend = (lines: readonly Line[]): Html | false =>
  lines.length > 1 &&
  html`<ul class="chart__legend" aria-hidden="true">${lines.map(
    ({ label }, at) =>
      html`<li><svg width="34" height="10"><path class="chart__line chart__line--${at}" d="M0 5H34"/></svg> ${label}</li>`,
  )}</ul>`

/** The words at the ends of the lines, pushed apart where the lines end close to each other. */
function endWords(lines: readonly Line[], { y }: Scale): readonly Html[] {
  let last = Number.NEGATIVE_INFINITY
  return lines
    .map(({ label, rows }, at) => ({ label, at, end: y((rows.at(-1) as WhatIfRow).worked.release) }))
    .sort((a, b) => a.end - b.end)
    .map(({ label, at, end }) => {
      last = Math.max(end, last + 17)
      return html`<text class="chart__end chart__end--${at}" x="100%" y="${last}">${label}</text>`
    })
}

/** What is above the most a court can give. */
function overMaximum({ cliffs }: WhatIf, { x }: Scale): Html | null {
  const most = cliffs.find(
    ({ code, plea }) => code === 'C_MAXIMUM' && (plea === null || plea.numerator === 0),
  )
  if (most === undefined) return null
  const at = x(most.months)
  return html`<rect fill="url(#p-over)" x="${at}%" y="0" width="${Number((100 - at).toFixed(2))}%" height="${plotHeight}"/>
<text class="chart__small" x="100%" dx="-4" y="${plotHeight - 44}" text-anchor="end">above the maximum</text>`
}

/** The chart in words: what each line goes from and to, and every cliff. */
function chartWords(answer: WhatIf): string {
  const lines = linesOf(answer).map(({ label, rows }) => {
    const [first, last] = [rows[0] as WhatIfRow, rows.at(-1) as WhatIfRow]
    return (
      `${capital(label)}: ${lengthInWords(lengthOfRow(first))}, ` +
      `${inWords(first.worked.release)}; ${lengthInWords(lengthOfRow(last))}, ` +
      `${inWords(last.worked.release)}.`
    )
  })
  const cliffs = [
    ...new Set(answer.cliffs.filter(isJump).map((cliff) => `${cliffText(cliff)} ${cliffDates(cliff)}`)),
  ]
  return [...lines, ...cliffs].join(' ')
}

/** A chart in pieces, as the table has them: a browser takes long to lay out the words of a picture. */
export interface ChartPieces {
  readonly open: Html
  readonly marks: readonly Html[]
  readonly close: Html
}

/** A mark is one element: a group where it has several. */
const mark = (content: Content): Html => html`<g>${content}</g>`

function years(scale: Scale): readonly Html[] {
  return dayMarks(scale).map(({ label, day }) => {
    const y = scale.y(day)
    return mark(
      html`<line class="chart__grid" x1="0" x2="100%" y1="${y}" y2="${y}"/>
<text class="chart__small" x="-6" y="${y + 5}" text-anchor="end">${label}</text>`,
    )
  })
}

/** The foot: the lengths, and the day of sentence where it is not below the plot. */
function foot(answer: WhatIf, scale: Scale): readonly Html[] {
  const { sentenceDate, pleas } = answer.question
  const { unit, marks } = lengthMarks(scale)
  const day = scale.y(sentenceDate)
  const across = pleas === null ? 'Length' : 'Length before any plea'
  return [
    ...(day > plotHeight
      ? []
      : [
          mark(
            html`<line class="chart__today" x1="0" x2="100%" y1="${day}" y2="${day}"/>
<text class="chart__small" x="100%" y="${day - 5}" text-anchor="end">day of sentence</text>`,
          ),
        ]),
    html`<line class="chart__axis" x1="0" x2="100%" y1="${plotHeight}" y2="${plotHeight}"/>`,
    ...marks.map(({ months, label }) => {
      const x = scale.x(months)
      return mark(
        html`<line class="chart__axis" x1="${x}%" x2="${x}%" y1="${plotHeight}" y2="${plotHeight + 5}"/>
<text class="chart__small" x="${x}%" y="${plotHeight + 20}" text-anchor="middle">${label}</text>`,
      )
    }),
    html`<text class="chart__small" x="50%" y="${plotHeight + 40}" text-anchor="middle">${across}, in ${unit}</text>`,
  ]
}

const hatch = html`<defs><pattern id="p-over" width="8" height="8" patternUnits="userSpaceOnUse">
<path class="chart__hatch" d="M-2 2l4-4M-2 10L10-2M6 10l4-4"/></pattern></defs>`

/** Length across, release date up: one line for each plea. It says nothing that the table does not say. */
export function chart(answer: WhatIf): ChartPieces {
  const scale = scaleOf(answer)
  const lines = linesOf(answer)
  const over = overMaximum(answer, scale)
  const jumps = cliffWords(lines)
  const drawn = lines.map(
    (line, at) => html`<path class="chart__line chart__line--${at}" d="${path(line, scale)}"/>`,
  )
  return {
    open: html`<div class="chart">
${jumps.length > 0 && html`<p class="chart__jumps">${jumps.join('. ')}.</p>`}
${legend(lines)}
<svg role="img" aria-label="Release date by length" aria-describedby="chart-words" height="${plotHeight + 46}">`,
    marks: [
      html`<desc id="chart-words">${chartWords(answer)}</desc>`,
      hatch,
      ...(over === null ? [] : [mark(over)]),
      ...years(scale),
      ...foot(answer, scale),
      html`<svg x="0" y="0" width="100%" height="${plotHeight}" viewBox="0 0 100 ${plotHeight}"
preserveAspectRatio="none" overflow="visible">${drawn}</svg>`,
      ...cliffsOf(lines).map((cliff) => mark(cliffMark(cliff, scale))),
      ...endWords(lines, scale),
    ],
    close: html`</svg></div>`,
  }
}
