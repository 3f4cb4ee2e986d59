import { parentPort, workerData } from 'node:worker_threads'
import { isWrongInput } from '../wrong-input.ts'
import type { BlockRequest, ParquetBounds, ThreadMessage } from './bounds.ts'
import { openParquet, type ParquetFile } from './read.ts'

/** Reads a Parquet file in a thread of its own: whatever its bytes make the reader do, a signal and a deadline still end it. */
const { path, bounds } = workerData as { readonly path: string; readonly bounds: ParquetBounds }

const say = (heard: ThreadMessage, transferred: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(heard, transferred)

/** What is wrong with the file by its own rules is said as it is; all else that the reader stumbles over is a damaged file. */
async function saying<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    const damaged = `The file '${path}' is damaged: ${(error as Error).message}.`
    say({ kind: 'wrong', words: isWrongInput(error) ? error.message : damaged })
    return null
  }
}

const opening: Promise<ParquetFile | null> = saying(async () => {
  const file = await openParquet(path, bounds, () => say({ kind: 'sign' }))
  say({ kind: 'opened', elements: file.elements })
  return file
})
let blocks: AsyncGenerator<Buffer> | undefined

parentPort?.on('message', async ({ isField }: BlockRequest) => {
  const file = await opening
  if (file === null) return
  blocks ??= file.blocks(isField)
  const block = await saying(async () => blocks?.next())
  if (block === null) return
  if (block?.done !== false) return say({ kind: 'done' })
  const bytes = new Uint8Array(block.value)
  say({ kind: 'block', bytes }, [bytes.buffer])
})
