import { groupedDigits } from './progress.ts'

const quote = 0x22
const newline = 0x0a
const carriageReturn = 0x0d

/** Where the cells of one row lie: filled again for every row, so that no cell costs an object. */
export const csvRow = (columns: number) => ({
  starts: new Int32Array(columns),
  ends: new Int32Array(columns),
  quoted: new Uint8Array(columns),
  cells: 0,
  /** The end of the last cell, before the line break. */
  end: 0,
  /** Where the next row begins. */
  next: 0,
  /** A quotation mark was opened and not closed. */
  open: false,
})
export type CsvRow = ReturnType<typeof csvRow>

/** The place after the closing mark of a cell that begins with one; past the end when nothing closes it. */
function afterQuoted(bytes: Buffer, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = bytes.indexOf(quote, at)
    if (at === -1) return bytes.length + 1
    if (bytes[at + 1] !== quote) return at + 1
  }
}

/** Finds the cells of the row that begins at a place. Cells beyond the columns are counted, but not remembered. */
export function readRow(bytes: Buffer, from: number, delimiter: number, row: CsvRow): void {
  const { starts, ends, quoted } = row
  const length = bytes.length
  let at = from
  let cell = 0
  let byte: number | undefined
  row.open = false
  for (; ; cell++, at++) {
    const start = at
    const isQuoted = bytes[at] === quote
    if (isQuoted) at = afterQuoted(bytes, at)
    if (at > length) {
      row.open = true
      at = length
    }
    for (byte = bytes[at]; at < length && byte !== delimiter && byte !== newline; byte = bytes[at]) at++
    if (cell < starts.length) {
      starts[cell] = start
      ends[cell] = at
      quoted[cell] = isQuoted ? 1 : 0
    }
    if (at >= length || byte === newline) break
  }
  row.cells = cell + 1
  row.next = at < length ? at + 1 : length
  row.end = !row.open && at > from && bytes[at - 1] === carriageReturn ? at - 1 : at
  if (cell < starts.length) ends[cell] = row.end
}

/** The text of a cell, without its quotation marks and the spaces around it. */
export function cellText(text: string, row: CsvRow, cell: number): string {
  if (cell >= row.cells) return ''
  const written = text.slice(row.starts[cell], row.ends[cell])
  if (row.quoted[cell] === 0) return written.trim()
  const [, inside = '', after = ''] = /^"([^"]*(?:""[^"]*)*)"?(.*)$/s.exec(written) ?? []
  return (inside.replaceAll('""', '"') + after).trim()
}

/** All cells of the row that begins at a place, however many: their texts, and the row as it lies. */
export function readWholeRow(
  bytes: Buffer,
  text: string,
  from: number,
  delimiter: number,
): { readonly row: CsvRow; readonly texts: readonly string[] } {
  const counted = csvRow(0)
  readRow(bytes, from, delimiter, counted)
  const row = csvRow(counted.cells)
  readRow(bytes, from, delimiter, row)
  return { row, texts: Array.from({ length: row.cells }, (_, cell) => cellText(text, row, cell)) }
}

/** The cells of one row that stands by itself. */
export function cellsOf(written: string, delimiter: string): readonly string[] {
  const bytes = Buffer.from(written)
  const { texts } = readWholeRow(bytes, bytes.toString('latin1'), 0, delimiter.charCodeAt(0))
  return texts.map((cell) => Buffer.from(cell, 'latin1').toString())
}

/** What is wrong with the form of a row of so many columns, or null. Empty cells beyond them are nothing wrong. */
export function brokenRow(text: string, row: CsvRow, columns: number, delimiter: string): string | null {
  if (!row.open && row.cells <= columns) return null
  const lines = text.slice(row.starts[0], row.end).trimEnd().split('\n').length - 1
  if (row.open)
    return `A quotation mark is opened and not closed.${lines === 0 ? '' : ` It has swallowed ${counted(lines)} after it.`}`
  const more = text.slice(row.ends[columns - 1], row.end)
  return more.replaceAll(delimiter, '').replaceAll('"', '').trim() === ''
    ? null
    : `The row has ${row.cells} cells, but there are ${columns} columns.${lines === 0 ? '' : ` A quotation mark in it has swallowed ${counted(lines)} after it.`}`
}

const counted = (lines: number): string => (lines === 1 ? 'the line' : `the ${groupedDigits(lines)} lines`)
