import type { AnswerRows, Rows } from './answer-rows.ts'
import { type CsvRow, csvRow, readRow, readWholeRow } from './csv-row.ts'
import { type Formulas, mayRun, mayRunElsewhere, safeCells } from './formulas.ts'
import type { Tally } from './tally.ts'

/** What is added to a row whose cells were found: its results, each with the delimiter before it. */
export type RowResults = (rows: Rows, at: number, row: CsvRow, tally: Tally) => string

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

  return (rows, tally, out) => {
    const { bytes, text } = rows
    /** Whether in these rows something after another delimiter could be a formula: then every row is looked at in full. */
    const looksInside = formulas === 'safe' && mayRunInside(text)
    let written = ''
    for (let at = 0; at < bytes.length; at = row.next, tally.lines++) {
      readRow(bytes, at, code, row)
      written += row.end > at ? answered(rows, at, tally, looksInside) : text.slice(at, row.next)
      if (written.length < writeAtOnce) continue
      out.text(written)
      written = ''
    }
    out.text(written)
  }

  /** A row with too few cells gets empty ones; cells beyond the columns come after the results, so that these are always
   *  found under their names; a cell that was never closed is closed. */
  function answered(rows: Rows, from: number, tally: Tally, looksInside: boolean): string {
    const { text } = rows
    const known = row.cells > cells ? (row.ends[cells - 1] as number) : row.end
    const missing = (row.open ? '"' : '') + delimiter.repeat(Math.max(0, cells - row.cells))
    const [carried, rest] =
      formulas === 'safe' && (looksInside || row.cells > cells || hasFormula(rows))
        ? safeParts(rows, from)
        : [text.slice(from, known), text.slice(known, row.next)]
    return carried + missing + resultsOf(rows, from, row, tally) + rest
  }

  function hasFormula({ bytes }: Rows): boolean {
    for (let cell = 0; cell < row.cells; cell++)
      if (mayRun(bytes[(row.starts[cell] as number) + (row.quoted[cell] as number)])) return true
    return false
  }

  /** The cells of the columns, and those beyond them with the line break, each of them no formula. */
  function safeParts({ bytes, text }: Rows, from: number): readonly [string, string] {
    const { row: whole } = readWholeRow(bytes, text, from, code)
    const safe = Array.from({ length: whole.cells }, (_, i) =>
      safeCell(text.slice(whole.starts[i], whole.ends[i])),
    )
    const beyond = safe.slice(cells).map((cell) => delimiter + cell)
    return [safe.slice(0, cells).join(delimiter), beyond.join('') + text.slice(whole.end, whole.next)]
  }
}
