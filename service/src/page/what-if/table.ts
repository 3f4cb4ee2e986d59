import { type WhatIf, type WhatIfCell, type WhatIfLine, type WhatIfTable, whatIfTable } from '@requisite/law'
import { type Html, html } from '../html.ts'

/** The reasons for rival dates, each with its mark: they are said once under the table. */
type Marks = ReadonlyMap<string, string>

const marksOf = ({ lines }: WhatIfTable): Marks => {
  const conditions = lines.flatMap(({ cells }) =>
    cells.flatMap(({ rivals }) => rivals.map(({ condition }) => condition)),
  )
  return new Map([...new Set(conditions)].map((condition, at) => [condition, '*'.repeat(at + 1)]))
}

/** A fraction of a month as people write it: 47 1/3 is 47⅓. */
const vulgar: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
}
const withSigns = (text: string): string =>
  text.replace(/ (\d+\/\d+)$/, (written, part: string) => `${vulgar[part] ?? written} months`)

const cell = ({ date, length, cliff, notes, rivals }: WhatIfCell, marks: Marks): Html =>
  html`<td class="govuk-table__cell${cliff !== null && ' what-if__edge'}"><strong class="what-if__date">${date}</strong>${rivals.map(
    (rival) => html` <span class="what-if__or">or ${rival.date}${marks.get(rival.condition)}</span>`,
  )}
${cliff !== null && html`<strong class="what-if__note">${cliff}</strong>`}
${length !== null && html`<span class="what-if__note">${withSigns(length)}</span>`}${notes.map(
  (note) => html` <span class="what-if__note">${note}</span>`,
)}</td>`

const line = ({ length, isAdded, cells }: WhatIfLine, marks: Marks): Html =>
  html`<tr class="govuk-table__row">
<th scope="row" class="govuk-table__header${isAdded && ' what-if__added'}">${length}
${isAdded && html`<span class="what-if__note">added by us</span>`}</th>
${cells.map((each) => cell(each, marks))}</tr>`

/** A table in pieces: a browser takes long to lay out many rows, so that they can come one by one. When one changes, it looks at all
 *  of its group. */
export interface TablePieces {
  /** The table without its rows: what stands before them and after them. */
  readonly open: Html
  readonly groups: readonly (readonly Html[])[]
  readonly close: Html
  /** What is said under it. */
  readonly reasons: readonly Html[]
}

const rowsOfGroup = 10

const inGroups = (rows: readonly Html[]): readonly (readonly Html[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfGroup) }, (_, at) =>
    rows.slice(at * rowsOfGroup, (at + 1) * rowsOfGroup),
  )

/** The id of a group, by its place. */
export const groupId = (at: number): string => `rows-${at + 1}`

/** A group with its rows, or without. */
export const groupOf = (rows: readonly Html[], at: number): Html =>
  html`<tbody class="govuk-table__body" id="${groupId(at)}">${rows}</tbody>`

/** What each length would mean, as a table. */
export function tableOf(answer: WhatIf): TablePieces {
  const table = whatIfTable(answer)
  const marks = marksOf(table)
  const isWide = table.columns.length > 2
  return {
    open: html`<div class="what-if__scroll"${isWide && html` tabindex="0" role="region" aria-label="The table of dates"`}>
<table class="govuk-table what-if__table${isWide && ' what-if__table--wide'}" id="what-if-table">
<caption class="govuk-visually-hidden">When release would be, by length</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row">
<th scope="col" class="govuk-table__header">${table.head}</th>${table.columns.map(
      (name) => html`<th scope="col" class="govuk-table__header">${name}</th>`,
    )}</tr></thead>`,
    groups: inGroups(table.lines.map((each) => line(each, marks))),
    close: html`</table></div>`,
    reasons: [...marks].map(
      ([condition, mark]) => html`<p class="what-if__reason">${mark} The other date, ${condition}.</p>`,
    ),
  }
}
