import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import { type Answered, chunkAnswerer, type Task } from './answer-chunk.ts'
import type { Plan } from './answer-rows.ts'
import type { Start } from './worker.ts'

/** So many chunks wait for each worker, so that none is ever idle and memory stays the same. */
const waitingForEach = 2

type Chunk = Uint8Array<ArrayBuffer>

/** Answers chunks on all cores and gives them back in their order. One chunk alone is answered here: it is not worth a
 *  worker. */
export async function* answeredChunks(
  chunks: AsyncGenerator<Chunk>,
  plan: Plan,
  cores: number,
): AsyncGenerator<Answered> {
  const first = await chunks.next()
  if (first.done) return
  const second = await chunks.next()
  if (second.done) {
    yield await chunkAnswerer(plan)({ chunk: first.value, spare: null })
    return
  }
  yield* inWorkers(startingWith([first.value, second.value], chunks), plan, cores)
}

async function* startingWith(first: readonly Chunk[], rest: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  yield* first
  yield* rest
}

async function* inWorkers(chunks: AsyncIterable<Chunk>, plan: Plan, cores: number): AsyncGenerator<Answered> {
  const hands = Array.from({ length: cores }, () => hand(plan))
  const under: Promise<Answered>[] = []
  const spares: ArrayBuffer[] = []
  let next = 0
  try {
    for await (const chunk of chunks) {
      // Every worker takes its turn, so that the answers come in the order of the questions.
      under.push((hands[next++ % hands.length] as Hand).answer({ chunk, spare: spares.pop() ?? null }))
      if (under.length >= cores * waitingForEach) yield* oldest()
    }
    while (under.length > 0) yield* oldest()
  } finally {
    for (const promise of under) promise.catch(() => {})
    await Promise.all(hands.map(({ dismiss }) => dismiss()))
  }

  /** When the next is asked for, this one has been used: its memory can be written to again. */
  async function* oldest(): AsyncGenerator<Answered> {
    const answered = await (under.shift() as Promise<Answered>)
    yield answered
    spares.push(answered.bytes.buffer)
  }
}

interface Hand {
  readonly answer: (task: Task) => Promise<Answered>
  readonly dismiss: () => Promise<unknown>
}

/** A worker that answers in the order in which it is asked. */
function hand(plan: Plan): Hand {
  const start: Start = { plan, compileCache: getCompileCacheDir() }
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  const waiting: { resolve: (answered: Answered) => void; reject: (error: unknown) => void }[] = []
  let fault: unknown
  const fail = (error: unknown): void => {
    fault ??= error
    for (const { reject } of waiting.splice(0)) reject(fault)
  }
  worker.on('message', (answered: Answered) => waiting.shift()?.resolve(answered))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`A worker ended with status ${code}.`)))
  return {
    answer: (task) =>
      new Promise((resolve, reject) => {
        if (fault !== undefined) reject(fault)
        else {
          waiting.push({ resolve, reject })
          const { chunk, spare } = task
          worker.postMessage(task, spare === null ? [chunk.buffer] : [chunk.buffer, spare])
        }
      }),
    dismiss: () => worker.terminate(),
  }
}
