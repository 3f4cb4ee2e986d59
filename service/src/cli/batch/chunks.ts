import { groupedDigits } from './progress.ts'
import type { RowEnds } from './row-ends.ts'
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

/** Blocks in one piece of memory of its own, which can be transferred to a worker. */
function joined(blocks: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
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
