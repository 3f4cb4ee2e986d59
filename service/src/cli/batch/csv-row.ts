import { isUtf8 } from 'node:buffer'
import { groupedDigits } from './progress.ts'

/** A row of CSV as it is written. Of a text with one byte in each character so are its parts: nothing carried through can change. */
export interface CsvRow {
  readonly text: string
  /** In quotation marks where they were. */
  readonly cells: readonly string[]
  /** What ends it; nothing at the end of the text. */
  readonly lineBreak: string
  /** A quotation mark was opened and not closed. */
  readonly open: boolean
}

/** Where the cell that begins at a place ends; past the end where a quotation mark is not closed. */
export function cellEnd(text: string, from: number, delimiter: number): number {
  let at = from
  if (text[at] === '"')
    for (at++; ; at += 2) {
      at = text.indexOf('"', at)
      if (at === -1) return text.length + 1
      if (text[at + 1] !== '"') break
    }
  for (; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === delimiter || letter === newline) break
  }
  return at
}

export const newline = 0x0a

/** The row that begins at a place. Of its cells so many are remembered. */
export function readRow(
  text: string,
  from: number,
  delimiter: string,
  most: number = Number.POSITIVE_INFINITY,
): CsvRow {
  const code = delimiter.charCodeAt(0)
  const cells: string[] = []
  for (let start = from, count = 1; ; count++) {
    const stop = cellEnd(text, start, code)
    const isLast = stop >= text.length || text.charCodeAt(stop) === newline
    const open = stop > text.length
    const end = isLast && !open && stop > from && text[stop - 1] === '\r' ? stop - 1 : stop
    if (count <= most) cells.push(text.slice(start, end))
    if (isLast) return { text: text.slice(from, end), cells, lineBreak: text.slice(end, stop + 1), open }
    start = stop + 1
  }
}

/** Every row of a text, the empty ones too. */
export function* rowsIn(text: string, delimiter: string, most?: number): Generator<CsvRow> {
  for (let at = 0; at < text.length; ) {
    const row = readRow(text, at, delimiter, most)
    yield row
    at += row.text.length + row.lineBreak.length
  }
}

/** Spaces around bytes: the last byte of "à" is that of a space that does not break, and is none. */
const around = /^(?:[\t-\r ]|\u00c2\u00a0)+|(?:[\t-\r ]|\u00c2\u00a0|(?<![\u0080-\u00ff])\u00a0)+$/g
export const trimmed = (bytes: string): string => bytes.replace(around, '')

/** The text of a cell, without its quotation marks and the spaces around it. */
export function cellText(written = ''): string {
  if (written[0] !== '"') return trimmed(written)
  const [, inside = '', after = ''] = /^"([^"]*(?:""[^"]*)*)"?(.*)$/s.exec(written) ?? []
  return trimmed(inside.replaceAll('""', '"') + after)
}

/** Bytes, one in each character, and the letters that they are. */
export const bytesIn = (letters: string): string => Buffer.from(letters).toString('latin1')
export const lettersIn = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** The letters of a text that a fact is read from; where it is not in UTF-8, each byte by itself, so that two that differ still do. */
export const toldLetters = (bytes: string): string =>
  /\P{ASCII}/u.test(bytes) && isUtf8(Buffer.from(bytes, 'latin1')) ? lettersIn(bytes) : bytes

/** The cells of one row that stands by itself. */
export const cellsOf = (written: string, delimiter: string): readonly string[] =>
  readRow(bytesIn(written), 0, delimiter).cells.map((cell) => lettersIn(cellText(cell)))

/** What is wrong with the form of a row of so many columns, or null. Empty cells beyond them are nothing wrong. */
export function brokenRow({ text, cells, open }: CsvRow, columns: number, delimiter: string): string | null {
  if (!open && cells.length <= columns) return null
  const lines = text.trimEnd().split('\n').length - 1
  const swallowed = ` swallowed ${lines === 1 ? 'the line' : `the ${groupedDigits(lines)} lines`} after it.`
  if (open) return `A quotation mark is opened and not closed.${lines === 0 ? '' : ` It has${swallowed}`}`
  return cells.slice(columns).join('').replaceAll(delimiter, '').replaceAll('"', '').trim() === ''
    ? null
    : `The row has ${cells.length} cells, but there are ${columns} columns.${lines === 0 ? '' : ` A quotation mark in it has${swallowed}`}`
}
