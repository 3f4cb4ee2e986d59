import type { RowEnds } from './row-ends.ts'

/** Large enough that the transfer to a worker costs nothing, small enough that a few of them are no memory to speak of. */
const chunkBytes = 512 * 1024

/** The longest row that is held in memory. A row that is longer is a quotation mark that was never closed. */
const longestRow = 256 * 1024 * 1024

/** The message for a row that does not end. */
export const endlessRow =
  'A row is longer than 256 MB. Most likely a quotation mark was opened and not closed.'

/** Blocks of any size as blocks of at least the size of a chunk. */
async function* gathered(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const block of blocks) {
    held.push(block)
    size += block.length
    if (size < chunkBytes) continue
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
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Buffer[] = []
  let size = 0
  for await (const block of gathered(blocks)) {
    const end = ends.lastIn(block)
    if (end === -1) {
      held.push(block)
      size += block.length
      if (size > longestRow) throw new Error(endlessRow)
      continue
    }
    const chunk = joined([...held, block.subarray(0, end)], size + end)
    held = [Buffer.from(block.subarray(end))]
    size = block.length - end
    giveBack(block)
    if (chunk.length > 0) yield chunk
  }
  if (size > 0) yield joined(held, size)
}
