import { type CsvRow, cellText, csvRow, readRow, readWholeRow } from './csv-row.ts'
import { type Formulas, safeCells } from './formulas.ts'
import type { Header } from './header.ts'
import type { AnswerRows } from './job.ts'
import type { PersonRows } from './person-reader.ts'
import type { Tally } from './tally.ts'

/** Some rows are written together: one call for each would take longer, and all of them at once would be held too long. */
const writeAtOnce = 8192

/** Answers CSV person by person: the cells of their first row that are kept, with their results after them. Where every row is a person,
 *  it goes through as it is: one with too few cells gets empty ones, and cells beyond the columns come after the results, so that these are
 *  always found under their names. */
export function answerEach(
  { delimiter, cells, person, kept, lineBreak }: Header,
  formulas: Formulas,
  resultsOf: (person: PersonRows, tally: Tally) => string,
): AnswerRows {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const safeCell = formulas === 'safe' ? safeCells(delimiter) : (written: string): string => written

  return ({ bytes: rows, text, people }, tally, out) => {
    let written = ''
    if (people === null) for (let at = 0; at < rows.length; at = row.next, tally.lines++) answer(at, null, 0)
    for (const [i, { start, line }] of people?.entries() ?? [])
      answer(start, people?.[i + 1]?.start ?? rows.length, line)
    out.text(written)

    function answer(start: number, endOfPerson: number | null, line: number): void {
      readRow(rows, start, code, row)
      const { end, next } = row
      if (end === start) written += text.slice(start, next)
      else {
        const carried = kept.map((cell) => safeCell(carriedCell(text, row, cell))).join(delimiter)
        const name = person === null ? null : cellText(text, row, person)
        const results = resultsOf({ rows, text, start, end: endOfPerson ?? next, name, line }, tally)
        written += `${carried}${results}${endOfPerson === null ? beyond(start) + text.slice(end, next) : lineBreak}`
      }
      if (written.length < writeAtOnce) return
      out.text(written)
      written = ''
    }

    function beyond(start: number): string {
      if (row.cells <= cells) return ''
      const { row: whole } = readWholeRow(rows, text, start, code)
      const all = Array.from({ length: whole.cells }, (_, cell) => carriedCell(text, whole, cell))
      return all
        .slice(cells)
        .map((cell) => delimiter + safeCell(cell))
        .join('')
    }
  }
}

/** A cell as it was written; one that was never closed is closed. */
function carriedCell(text: string, row: CsvRow, cell: number): string {
  if (cell >= row.cells) return ''
  const written = text.slice(row.starts[cell], row.ends[cell])
  return row.open && cell === row.cells - 1 ? `${written}"` : written
}
