/** The longest first row that makes sense. */
const longestHeader = 16 * 1024 * 1024

const byteOrderMark = '\u00ef\u00bb\u00bf'
const utf16 = /^(?:\u00ff\u00fe|\u00fe\u00ff)/
const emptyLines = /^(?:[ \t]*\r?\n)*/

/** How a first row is read, and what is written in its place. */
export interface FirstRowReader<Header> {
  readonly read: (
    row: string,
  ) =>
    | { readonly header: Header; readonly names: readonly string[]; readonly notes: readonly string[] }
    | { readonly mistakes: readonly string[] }
  /** The row with the names of the columns that are added. */
  readonly write: (row: string, header: Header, names: readonly string[]) => string
}

interface First<Header> {
  readonly header: Header
  readonly notes: readonly string[]
  /** All that stands before the second row, with the names of the added columns. */
  readonly head: Uint8Array
  readonly lineBreak: string
  /** The line on which the second row begins. */
  readonly nextLine: number
  readonly rest: AsyncGenerator<Buffer>
}

/** Reads the first row of a CSV text, and gives it back with the names of the columns that are added. */
export async function firstRow<Header>(
  blocks: AsyncGenerator<Buffer>,
  reader: FirstRowReader<Header>,
): Promise<First<Header> | { readonly mistakes: readonly string[] }> {
  let text = ''
  let bounds: RowBounds | null = null
  while (bounds === null) {
    const block = await blocks.next()
    if (!block.done) text += block.value.toString('latin1')
    if (utf16.test(text)) return { mistakes: ['The file is in UTF-16. Save it as CSV in UTF-8.'] }
    bounds = findRow(text, block.done === true)
    if (bounds === null && text.length > longestHeader)
      return { mistakes: ['The first row does not end. A quotation mark may be open.'] }
  }
  const row = Buffer.from(text.slice(bounds.start, bounds.end), 'latin1').toString()
  if (row.trim() === '')
    return { mistakes: ['The file is empty. The first row must name the columns as the API does.'] }
  const read = reader.read(row)
  if ('mistakes' in read) return read
  const { header, notes, names } = read
  const written = Buffer.from(reader.write(row, header, names)).toString('latin1')
  const lineBreak = text.slice(bounds.end, bounds.next) || '\n'
  const head = text.slice(0, bounds.start) + written + lineBreak
  const rest = startingWith(Buffer.from(text.slice(bounds.next), 'latin1'), blocks)
  const nextLine = text.slice(0, bounds.next).split('\n').length
  return { header, notes, head: Buffer.from(head, 'latin1'), lineBreak, nextLine, rest }
}

/** Where a row starts and ends, and where the next one starts. */
interface RowBounds {
  readonly start: number
  readonly end: number
  readonly next: number
}

/** The first row that is not empty: its start, its end, and the start of the next; null when it does not end here. */
function findRow(text: string, isAll: boolean): RowBounds | null {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0
  const start = mark + (emptyLines.exec(text.slice(mark))?.[0].length ?? 0)
  let inside = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') inside = inside ? false : opens(text, at, start)
    else if (letter === '\n' && !inside)
      return { start, end: text[at - 1] === '\r' ? at - 1 : at, next: at + 1 }
  }
  return isAll ? { start, end: text.length, next: text.length } : null
}

/** Doubled marks close and open again, which comes to the same. */
const opens = (text: string, at: number, start: number): boolean =>
  at === start || /[,;\t|"]/.test(text[at - 1] ?? '')

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first
  yield* rest
}
