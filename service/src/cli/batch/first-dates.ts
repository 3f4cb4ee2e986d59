import { cellText, csvRow, readRow } from './csv-row.ts'
import { type DateForm, looksLike } from './dates.ts'

/** So many rows are looked at. */
const firstRows = 20

/** What to do where the first rows all have dates that the run could not read: nothing is guessed, and nothing written. */
export function dateMistakes(
  bytes: Buffer,
  delimiter: string,
  columns: readonly (readonly [cell: number, heading: string])[],
  form: DateForm,
  firstNumber: number,
): readonly string[] {
  if (form !== 'iso') return []
  const row = csvRow(1 + Math.max(0, ...columns.map(([cell]) => cell)))
  const text = bytes.subarray(0, 64 * 1024).toString('latin1')
  const looked = columns.map(([cell, heading]) => ({ cell, heading, seen: [] as Seen[] }))
  for (let at = 0, n = 0; at < text.length && n < firstRows; at = row.next, n++) {
    readRow(bytes, at, delimiter.charCodeAt(0), row)
    if (row.next > text.length || row.open) break
    for (const { cell, seen } of looked) {
      const written = cellText(text, row, cell)
      if (written !== '') seen.push({ written, number: firstNumber + n, like: looksLike(written) })
    }
  }
  return looked.flatMap(({ heading, seen }) => mistakeOf(heading, seen))
}

interface Seen {
  readonly written: string
  readonly number: number
  readonly like: ReturnType<typeof looksLike>
}

function mistakeOf(heading: string, seen: readonly Seen[]): readonly string[] {
  const [first] = seen
  if (first === undefined || seen.some(({ like }) => like === null)) return []
  if (seen.every(({ like }) => like === 'day number'))
    return [
      `The dates under '${heading}' are not written as YYYY-MM-DD: row ${first.number} has '${first.written}'. If these are days as Excel counts them, run it again with --dates excel.`,
    ]
  const american = seen.find(({ like }) => like === 'month first')
  const { written, number } = american ?? first
  const there = `The dates under '${heading}' are not written as YYYY-MM-DD: row ${number} has '${written}'.`
  return [
    american === undefined
      ? `${there} If the day stands first, as in the United Kingdom, run it again with --dates uk.`
      : `${there} There the month seems to stand first. Write them as YYYY-MM-DD.`,
  ]
}
