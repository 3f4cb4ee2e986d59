import { type CsvRow, cellText, csvRow, readRow, readWholeRow } from './csv-row.ts'
import { type Formulas, mayRun, mayRunElsewhere, safeCells } from './formulas.ts'
import type { Header } from './header.ts'
import type { AnswerRows, RowsOfChunk } from './job.ts'
import type { PersonRows } from './person-reader.ts'
import type { Tally } from './tally.ts'

/** What is added to a row whose cells were found: its results, each with the delimiter before it. */
export type RowResults = (rows: RowsOfChunk, at: number, row: CsvRow, tally: Tally) => string

/** Some rows are written together: one call for each would take longer, and all of them at once would be held too long. */
const writeAtOnce = 8192

/** Answers CSV row by row: each as it is, with its results after it. */
export function answerEachRow(
  { delimiter, cells }: { readonly delimiter: string; readonly cells: number },
  formulas: Formulas,
  resultsOf: RowResults,
): AnswerRows {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const safeCell = safeCells(delimiter)
  const mayRunInside = mayRunElsewhere(delimiter)

  const allCells = Array.from({ length: cells }, (_, cell) => cell)
  /** Whether in these rows something after another delimiter could be a formula: then every row is looked at in full. Null until
   *  a row asks. */
  let looksInside: boolean | null = null

  return (rows, tally, out) => {
    const { bytes, text } = rows
    looksInside = null
    let written = ''
    for (let at = 0; at < bytes.length; at = row.next, tally.lines++) {
      readRow(bytes, at, code, row)
      written += row.end > at ? answered(rows, at, tally) : text.slice(at, row.next)
      if (written.length < writeAtOnce) continue
      out.text(written)
      written = ''
    }
    out.text(written)
  }

  /** A row with too few cells gets empty ones; cells beyond the columns come after the results, so that these are always
   *  found under their names; a cell that was never closed is closed. */
  function answered(rows: RowsOfChunk, from: number, tally: Tally): string {
    const { text } = rows
    const known = row.cells > cells ? (row.ends[cells - 1] as number) : row.end
    const missing = (row.open ? '"' : '') + delimiter.repeat(Math.max(0, cells - row.cells))
    const results = resultsOf(rows, from, row, tally)
    const [carried, rest] =
      formulas === 'safe' && mayHaveFormula(rows)
        ? safeParts(rows, from)
        : [text.slice(from, known), text.slice(known, row.next)]
    return carried + missing + results + rest
  }

  function mayHaveFormula({ bytes, text }: RowsOfChunk): boolean {
    looksInside ??= mayRunInside(text)
    if (looksInside || row.cells > cells) return true
    return allCells.some((cell) => cell < row.cells && mayBeFormula(bytes, cell))
  }

  /** An empty cell is none: behind the last of a row comes a line break. */
  function mayBeFormula(bytes: Buffer, cell: number): boolean {
    const first = (row.starts[cell] as number) + (row.quoted[cell] as number)
    return first < (row.ends[cell] as number) && mayRun(bytes[first])
  }

  /** The cells of the columns, and those beyond them with the line break, each of them no formula. */
  function safeParts({ bytes, text }: RowsOfChunk, from: number): readonly [string, string] {
    const { row: whole } = readWholeRow(bytes, text, from, code)
    const safe = Array.from({ length: whole.cells }, (_, i) =>
      safeCell(text.slice(whole.starts[i], whole.ends[i])),
    )
    const beyond = safe.slice(cells).map((cell) => delimiter + cell)
    return [safe.slice(0, cells).join(delimiter), beyond.join('') + text.slice(whole.end, whole.next)]
  }
}

/** Answers CSV person by person: the cells of their first row that are kept, with their results after them. */
export function answerEachPerson(
  { delimiter, cells, kept, lineBreak }: Header,
  person: number,
  formulas: Formulas,
  resultsOf: (person: PersonRows, tally: Tally) => string,
): AnswerRows {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const safeCell = safeCells(delimiter)
  return ({ bytes: rows, text, people }, tally, out) => {
    people?.forEach(({ start, line }, i) => {
      const end = people[i + 1]?.start ?? rows.length
      readRow(rows, start, code, row)
      const written = kept.map((cell) => carriedCell(text, row, cell))
      const carried = (formulas === 'safe' ? written.map(safeCell) : written).join(delimiter)
      const name = cellText(text, row, person)
      const results = resultsOf({ rows, text, start, end, name, line }, tally)
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
