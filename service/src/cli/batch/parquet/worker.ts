import { parentPort, workerData } from 'node:worker_threads'
import { isWrongInput } from '../wrong-input.ts'
import type { ParquetBounds, ThreadMessage } from './bounds.ts'
import { openParquet } from './read.ts'

/** Reads a Parquet file in a thread of its own: whatever its bytes make the reader do, a signal and a deadline still end it. */
const { path, bounds } = workerData as { readonly path: string; readonly bounds: ParquetBounds }

const say = (heard: ThreadMessage, transferred: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(heard, transferred)

/** What is wrong with the file by its own rules is said as it is; all else that the reader stumbles over is a damaged file. */
const sayWrong = (error: Error): void =>
  say({
    kind: 'wrong',
    words: isWrongInput(error) ? error.message : `The file '${path}' is damaged: ${error.message}.`,
  })

try {
  const file = await openParquet(path, bounds, () => say({ kind: 'sign' }))
  let blocks: AsyncGenerator<Buffer> | undefined
  parentPort?.on('message', (isField: readonly boolean[]) => {
    blocks ??= file.blocks(isField)
    blocks.next().then(({ value, done }) => {
      if (done) return say({ kind: 'done' })
      const bytes = new Uint8Array(value)
      say({ kind: 'block', bytes }, [bytes.buffer])
    }, sayWrong)
  })
  say({ kind: 'opened', elements: file.elements })
} catch (error) {
  sayWrong(error as Error)
}
