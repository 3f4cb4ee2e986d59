import type { AnswerRows } from '../answer-rows.ts'
import { type CsvRow, cellText, csvRow, readRow } from '../csv-row.ts'
import { type Formulas, safeCells } from '../formulas.ts'
import type { Tally } from '../tally.ts'
import type { CaseHeader } from './header.ts'
import { unframed } from './people.ts'

/** The rows of a person: from where to where, their name (null where a row needs none), and the line on which they come again, or 0. */
export interface PersonRows {
  readonly rows: Buffer
  readonly text: string
  readonly start: number
  readonly end: number
  readonly name: string | null
  readonly line: number
}

/** Answers CSV person by person: the cells of their first row that are kept, with their results after them. */
export function answerEachPerson(
  { delimiter, cells, kept, lineBreak }: CaseHeader,
  person: number,
  formulas: Formulas,
  resultsOf: (person: PersonRows, tally: Tally) => string,
): AnswerRows {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const safeCell = safeCells(delimiter)
  return ({ bytes, text: whole }, tally, out) => {
    const { starts, seenAgainOn, rows } = unframed(bytes)
    const text = whole.slice(bytes.length - rows.length)
    starts.forEach((start, i) => {
      const end = starts[i + 1] ?? rows.length
      readRow(rows, start, code, row)
      const written = kept.map((cell) => carriedCell(text, row, cell))
      const carried = (formulas === 'safe' ? written.map(safeCell) : written).join(delimiter)
      const name = cellText(text, row, person)
      const results = resultsOf({ rows, text, start, end, name, line: seenAgainOn[i] as number }, tally)
      out.text(`${carried}${results}${lineBreak}`)
    })
  }
}

/** A cell as it was written; one that was never closed is closed. */
function carriedCell(text: string, row: CsvRow, cell: number): string {
  if (cell >= row.cells) return ''
  const written = text.slice(row.starts[cell], row.ends[cell])
  return row.open && cell === row.cells - 1 ? `${written}"` : written
}
