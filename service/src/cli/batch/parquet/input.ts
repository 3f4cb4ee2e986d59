import { on } from 'node:events'
import module from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Mistaken } from '../../mistaken.ts'
import { workerStart } from '../worker-start.ts'
import { isWrongInput, wrongInput } from '../wrong-input.ts'
import { type ParquetBounds, parquetBounds, type ThreadMessage } from './bounds.ts'
import { type Column, sameColumn } from './column-types.ts'

/** A Parquet file as CSV: its rows block by block, and its columns for a file that is written from them. */
export interface ParquetInput {
  readonly blocks: AsyncGenerator<Buffer>
  readonly columns: ReadonlyMap<string, Column>
}

/** Of the reader's own memory; pages are unpacked beside it, and counted. */
const heapMegabytes = 2048

/** Opens a Parquet file, or says why it cannot be read. It is read in a thread of its own. */
export async function parquetInput(
  path: string,
  isField: (name: string) => boolean,
  interrupted: AbortSignal,
  bounds: ParquetBounds = parquetBounds,
): Promise<ParquetInput | Mistaken> {
  const worker = new Worker(workerStart, {
    workerData: { reads: 'parquet', path, bounds, compileCache: module.getCompileCacheDir?.() },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  const heard = heardFrom(worker, path, bounds.silentMs, interrupted)
  try {
    const { value: opened } = await heard.next()
    if (opened?.kind !== 'opened') throw new Error('The reader did not open the file.')
    const { elements } = opened
    const fields = elements.map(({ name }) => isField(name))
    return {
      blocks: blocksOf(worker, heard, fields),
      columns: new Map(elements.map((element) => [element.name, sameColumn(element.name, element)])),
    }
  } catch (error) {
    if (isWrongInput(error)) return { mistakes: [error.message] }
    throw error
  }
}

async function* blocksOf(
  worker: Worker,
  heard: AsyncGenerator<ThreadMessage, undefined>,
  isField: readonly boolean[],
): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      worker.postMessage(isField)
      const { value: block } = await heard.next()
      if (block?.kind !== 'block') return
      yield Buffer.from(block.bytes.buffer)
    }
  } finally {
    await heard.return(undefined)
  }
}

/** What is heard of the reader, signs left out. It ends with whoever listens, and when nothing was heard of it for too long. */
async function* heardFrom(
  worker: Worker,
  path: string,
  silentMs: number,
  interrupted: AbortSignal,
): AsyncGenerator<ThreadMessage, undefined> {
  const damaged = (why: string): Error =>
    wrongInput(`The file '${path}' is damaged, or too much for this machine: ${why}.`)
  let ended = 'its reader ended'
  const listen = (): NodeJS.Timeout =>
    setTimeout(() => {
      ended = `it was read for ${silentMs / 1000} seconds, and nothing came`
      worker.terminate()
    }, silentMs)
  let silence = listen()
  try {
    for await (const [heard] of on(worker, 'message', { signal: interrupted, close: ['exit'] })) {
      clearTimeout(silence)
      if (heard.kind === 'wrong') throw wrongInput(heard.words)
      if (heard.kind !== 'sign') yield heard
      silence = listen()
    }
    throw damaged(ended)
  } catch (error) {
    interrupted.throwIfAborted()
    const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? damaged('there is not enough memory for it') : error
  } finally {
    clearTimeout(silence)
    await worker.terminate()
  }
}
