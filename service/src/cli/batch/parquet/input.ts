import module from 'node:module'
import { Worker } from 'node:worker_threads'
import { unlessInterrupted } from '../../interrupted.ts'
import { workerStart } from '../worker-start.ts'
import { isWrongInput, wrongInput } from '../wrong-input.ts'
import type { BlockRequest, ThreadMessage } from './bounds.ts'
import { type ParquetBounds, parquetBounds } from './bounds.ts'
import { type Column, sameColumn } from './column-types.ts'

/** A Parquet file as CSV: its rows block by block, and its columns for a file that is written from them. */
export interface ParquetInput {
  readonly blocks: AsyncGenerator<Buffer>
  readonly columns: ReadonlyMap<string, Column>
}

/** Opens a Parquet file, or says why it cannot be read. It is read in a thread of its own. */
export async function parquetInput(
  path: string,
  isField: (name: string) => boolean,
  interrupted: AbortSignal,
  bounds: ParquetBounds = parquetBounds,
): Promise<ParquetInput | { readonly mistakes: readonly string[] }> {
  const thread = startThread(path, bounds)
  try {
    const opened = await unlessInterrupted(thread.next(), interrupted)
    if (opened.kind !== 'opened') throw new Error('The reader did not open the file.')
    const { elements } = opened
    return {
      blocks: blocksOf(thread, { isField: elements.map(({ name }) => isField(name)) }, interrupted),
      columns: new Map(elements.map((element) => [element.name, sameColumn(element.name, element)])),
    }
  } catch (error) {
    await thread.end()
    if (isWrongInput(error)) return { mistakes: [error.message] }
    throw error
  }
}

async function* blocksOf(
  thread: Thread,
  asked: BlockRequest,
  interrupted: AbortSignal,
): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      thread.ask(asked)
      const heard = await unlessInterrupted(thread.next(), interrupted)
      if (heard.kind !== 'block') return
      const { buffer, byteOffset, byteLength } = heard.bytes
      yield Buffer.from(buffer, byteOffset, byteLength)
    }
  } finally {
    await thread.end()
  }
}

interface Thread {
  readonly ask: (asked: BlockRequest) => void
  /** What is heard next, signs left out. */
  readonly next: () => Promise<ThreadMessage>
  readonly end: () => Promise<unknown>
}

/** Of the reader's own memory; pages are unpacked beside it, and counted. */
const heapMegabytes = 2048

/** What is heard next. That nobody waits for it is no fault. */
function awaited(): PromiseWithResolvers<ThreadMessage> {
  const waited = Promise.withResolvers<ThreadMessage>()
  waited.promise.catch(() => {})
  return waited
}

function startThread(path: string, bounds: ParquetBounds): Thread {
  const worker = new Worker(workerStart, {
    workerData: { reads: 'parquet', path, bounds, compileCache: module.getCompileCacheDir?.() },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  let waited = awaited()
  let silence: NodeJS.Timeout | undefined
  const damaged = (why: string): Error =>
    wrongInput(`The file '${path}' is damaged, or too much for this machine: ${why}.`)
  const fail = (error: Error): void => {
    clearTimeout(silence)
    waited.reject(error)
  }
  const listen = (): void => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      fail(damaged(`it was read for ${bounds.silentMs / 1000} seconds, and nothing came`))
      worker.terminate()
    }, bounds.silentMs)
  }
  worker.on('message', (heard: ThreadMessage) => {
    if (heard.kind === 'sign') return listen()
    clearTimeout(silence)
    if (heard.kind === 'wrong') fail(wrongInput(heard.words))
    else {
      const { resolve } = waited
      waited = awaited()
      resolve(heard)
    }
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? damaged('there is not enough memory for it') : error),
  )
  worker.on('exit', () => fail(damaged('its reader ended')))
  listen()
  return {
    ask: (asked) => {
      worker.postMessage(asked)
      listen()
    },
    next: () => waited.promise,
    end: () => {
      clearTimeout(silence)
      return worker.terminate()
    },
  }
}
