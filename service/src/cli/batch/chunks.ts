import { cellEnd, newline } from './csv-row.ts'
import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** Large enough that the transfer to a worker costs nothing, small enough that a few of them are no memory to speak of. By the law
 *  in force a row takes several times as long: between chunks a run shows how far it is, and can be ended. */
export const chunkBytes = { calculate: 512 * 1024, release: 64 * 1024 } as const

/** The longest row that is held in memory. A row that is longer is a quotation mark that was never closed. */
const longestRow = 16 * 1024 * 1024

/** How many lines end in these bytes; those inside quotation marks too. */
export function newlinesIn(bytes: Uint8Array): number {
  let lines = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) lines++
  return lines
}

/** Whole rows; and whose they are, where these are of people: each has so many of them, one after the other. */
export interface Chunk {
  readonly rows: Uint8Array<ArrayBuffer>
  readonly people: readonly PersonOfChunk[] | null
}

interface PersonOfChunk {
  readonly count: number
  /** Where their rows do not stand together, the line on which these begin; 0 where all is well. */
  readonly line: number
}

/** Blocks in one piece of memory of its own, which can be transferred to a worker. */
function oneBlockOf(blocks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const block of blocks) {
    bytes.set(block, at)
    at += block.length
  }
  return bytes
}

/** Texts with one byte in each character as these bytes, in memory of their own, too. Each is written as it comes: all of them at once would
 *  be held too long. */
export function ownBytes(texts: Iterable<string>, expected: number): Uint8Array<ArrayBuffer> {
  let bytes = Buffer.allocUnsafeSlow(expected)
  let at = 0
  for (const text of texts) {
    if (at + text.length > bytes.length) {
      const before = bytes
      bytes = Buffer.allocUnsafeSlow(2 * (at + text.length))
      before.copy(bytes, 0, 0, at)
    }
    at += bytes.write(text, at, 'latin1')
  }
  return new Uint8Array(bytes.buffer.transfer(at))
}

/** Gives memory back that was read and copied: a large file would have tens of megabytes of it wait for the garbage collector. A
 *  part of memory that others may share is left alone. */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}

/** Where rows end, and what is most likely wrong where one does not. */
export interface RowEnds {
  /** The place after the last whole row of these bytes, or -1 when no row ends in them. */
  readonly lastIn: (bytes: Buffer) => number
  readonly endless: string
}

/** In NDJSON every line is a row. */
export const ndjsonRowEnds: RowEnds = {
  lastIn: (bytes) => bytes.lastIndexOf(newline) + 1 || -1,
  endless: 'Write one JSON object on each line.',
}

/** In CSV a line break inside quotation marks ends no row. */
export const csvRowEnds = (delimiter: string): RowEnds => ({
  lastIn: (bytes) => {
    const text = bytes.toString('latin1')
    let end = -1
    for (let at = 0, stop = 0; ; at = stop + 1) {
      stop = cellEnd(text, at, delimiter.charCodeAt(0))
      if (stop >= text.length) return end
      if (text.charCodeAt(stop) === newline) end = stop + 1
    }
  },
  endless: 'Most likely a quotation mark was opened in it and not closed.',
})

/** The input in chunks of whole rows. Only the last of them may lack a line break at its end. */
export async function* rowChunks(
  blocks: AsyncIterable<Buffer>,
  { lastIn, endless }: RowEnds,
  least: number,
  firstLine = 1,
): AsyncGenerator<Chunk> {
  let held: Uint8Array[] = []
  let size = 0
  let enough = least
  let line = firstLine
  for await (const block of blocks) {
    held.push(block)
    size += block.length
    if (size < enough) continue
    const bytes = Buffer.from(oneBlockOf(held, size).buffer)
    for (const one of held) giveBack(one)
    held = [bytes]
    const end = lastIn(bytes)
    if (end === -1) {
      if (size > longestRow) throw wrongInput(endlessRow(newlinesIn(bytes), line, endless))
      // Each look is at twice as much, so that a long row costs no more than two looks at the whole.
      enough = Math.min(2 * size, longestRow + 1)
      continue
    }
    const rows = oneBlockOf([bytes.subarray(0, end)], end)
    held = [Buffer.from(bytes.subarray(end))]
    size -= end
    enough = least
    giveBack(bytes)
    line += newlinesIn(rows)
    yield { rows, people: null }
  }
  if (size > 0) yield { rows: oneBlockOf(held, size), people: null }
}

/** What is said of a row that does not end. */
const endlessRow = (lines: number, line: number, why: string): string => {
  const swallowed = lines === 0 ? '' : ` It has swallowed the ${groupedDigits(lines)} lines after it so far.`
  return `The row on line ${groupedDigits(line)} is longer than 16 MB. ${why}${swallowed}`
}
