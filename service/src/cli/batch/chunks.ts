import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** Large enough that the transfer to a worker costs nothing, small enough that a few of them are no memory to speak of. By the law
 *  in force a row takes several times as long: between chunks a run shows how far it is, and can be ended. */
export const chunkBytes = { calculate: 512 * 1024, release: 64 * 1024 } as const

/** The longest row that is held in memory. A row that is longer is a quotation mark that was never closed. */
const longestRow = 16 * 1024 * 1024

const newline = 0x0a

/** What is said of a row that does not end. */
const endlessRow = (held: readonly Buffer[], line: number, why: string): string => {
  const lines = held.reduce((sum, block) => sum + newlinesIn(block), 0)
  const swallowed = lines === 0 ? '' : ` It has swallowed the ${groupedDigits(lines)} lines after it so far.`
  return `The row on line ${groupedDigits(line)} is longer than 16 MB. ${why}${swallowed}`
}

/** How many lines end in these bytes, or from a place in them to another; those inside quotation marks too. */
export function newlinesIn(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let lines = 0
  for (let at = bytes.indexOf(newline, from); at !== -1 && at < to; at = bytes.indexOf(newline, at + 1))
    lines++
  return lines
}

/** Blocks of any size as blocks of at least the size of a chunk. */
async function* gathered(blocks: AsyncIterable<Buffer>, least: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const block of blocks) {
    held.push(block)
    size += block.length
    if (size < least) continue
    yield held.length === 1 ? block : Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Whole rows; and where the rows of each person begin, where these are of people. */
export interface Chunk {
  readonly rows: Uint8Array<ArrayBuffer>
  readonly people: readonly PersonOfChunk[] | null
}

/** The rows of a person reach to the beginning of the next. */
export interface PersonOfChunk {
  readonly start: number
  /** Where their rows do not stand together, the line on which these begin; 0 where all is well. */
  readonly line: number
}

/** Chunks of rows, each of which stands by itself. */
export async function* chunksOfRows(rows: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Chunk> {
  for await (const chunk of rows) yield { rows: chunk, people: null }
}

/** Blocks in one piece of memory of its own, which can be transferred to a worker. */
export function joined(blocks: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const block of blocks) {
    bytes.set(block, at)
    at += block.length
  }
  return bytes
}

/** Gives memory back that was read and copied: a large file would have tens of megabytes of it wait for the garbage collector. A
 *  part of memory that others may share is left alone. */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}

/** The input in chunks of whole rows. Only the last of them may lack a line break at its end. */
export async function* rowChunks(
  blocks: AsyncIterable<Buffer>,
  ends: RowEnds,
  least: number,
  firstLine = 1,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Buffer[] = []
  let size = 0
  let line = firstLine
  for await (const block of gathered(blocks, least)) {
    const end = ends.lastIn(block)
    if (end === -1) {
      held.push(block)
      size += block.length
      if (size > longestRow) throw wrongInput(endlessRow(held, line, ends.endless))
      continue
    }
    const chunk = joined([...held, block.subarray(0, end)], size + end)
    held = [Buffer.from(block.subarray(end))]
    size = block.length - end
    giveBack(block)
    line += newlinesIn(chunk)
    if (chunk.length > 0) yield chunk
  }
  if (size > 0) yield joined(held, size)
}

const quote = 0x22

/** Finds where rows end, block after block, without looking at cells. */
export interface RowEnds {
  /** The place after the last whole row of this block, or -1 when no row ends in it. */
  readonly lastIn: (block: Buffer) => number
  /** What is most likely wrong where a row does not end. */
  readonly endless: string
}

/** In NDJSON every line is a row. */
export const ndjsonRowEnds = (): RowEnds => ({
  lastIn: (block) => block.lastIndexOf(newline) + 1 || -1,
  endless: 'Write one JSON object on each line.',
})

/** In CSV a line break inside quotation marks ends no row. A quotation mark opens a cell only at its very start: anywhere
 *  else it is a letter like others. From one mark to the next nothing is looked at byte by byte. */
export function csvRowEnds(delimiter: number): RowEnds {
  let inside = false
  /** A mark inside was the last byte of the block: the next byte says whether it closes. */
  let undecided = false
  let before = newline
  return { lastIn, endless: 'Most likely a quotation mark was opened in it and not closed.' }

  function lastIn(block: Buffer): number {
    if (block.length === 0) return -1
    let at = undecided ? decide(block) : 0
    let end = -1
    while (at < block.length) {
      const mark = block.indexOf(quote, at)
      if (inside) {
        if (mark === -1) break
        undecided = mark + 1 === block.length
        if (!undecided && block[mark + 1] !== quote) inside = false
        at = mark + (block[mark + 1] === quote ? 2 : 1)
      } else {
        end = lastNewline(block, at, mark === -1 ? block.length : mark) ?? end
        if (mark === -1) break
        const previous = mark === 0 ? before : block[mark - 1]
        inside = previous === delimiter || previous === newline
        at = mark + 1
      }
    }
    before = block[block.length - 1] as number
    return end
  }

  function decide(block: Buffer): number {
    undecided = false
    inside = block[0] === quote
    return inside ? 1 : 0
  }
}

function lastNewline(block: Buffer, from: number, to: number): number | null {
  for (let at = to - 1; at >= from; at--) if (block[at] === newline) return at + 1
  return null
}
