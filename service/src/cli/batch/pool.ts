import module from 'node:module'
import { Worker } from 'node:worker_threads'
import { unlessInterrupted } from '../interrupted.ts'
import { type ChunkAnswer, chunkAnswerer } from './answer-chunk.ts'
import type { Chunk } from './chunks.ts'
import { startingWith } from './dialect.ts'
import type { BatchRun, Plan } from './job.ts'
import { workerStart } from './worker-start.ts'

/** So many chunks are in flight for each worker, so that none is ever idle and memory stays bounded: backpressure on the
 *  input. */
const inFlightPerWorker = 2

/** Less than this is not worth a worker. */
const worthWorkers = 512 * 1024

/** Answers chunks in a pool of workers, one for each core, and gives them back in their order. A small file is
 *  answered here. */
export async function* answeredChunks(
  chunks: AsyncGenerator<Chunk>,
  plan: Plan,
  { cores, interrupted }: Pick<BatchRun, 'cores' | 'interrupted'>,
): AsyncGenerator<ChunkAnswer> {
  const first: Chunk[] = []
  let next = await chunks.next()
  for (let size = 0; !next.done && size < worthWorkers; next = await chunks.next()) {
    first.push(next.value)
    size += next.value.rows.length
  }
  if (next.done) {
    const answer = chunkAnswerer(plan)
    for (const chunk of first) yield answer(chunk)
    return
  }
  yield* inWorkers(startingWith([...first, next.value], chunks), plan, { cores, interrupted })
}

async function* inWorkers(
  chunks: AsyncIterable<Chunk>,
  plan: Plan,
  { cores, interrupted }: Pick<BatchRun, 'cores' | 'interrupted'>,
): AsyncGenerator<ChunkAnswer> {
  const workers = Array.from({ length: cores }, () => startWorker(plan))
  const inFlight: Promise<ChunkAnswer>[] = []
  try {
    for await (const chunk of chunks) {
      // To whoever has least to do. What is in flight stays in the order of the questions.
      const { answer } = workers.reduce((free, other) => (other.waiting() < free.waiting() ? other : free))
      inFlight.push(answer(chunk))
      if (inFlight.length >= cores * inFlightPerWorker) yield await oldest()
    }
    while (inFlight.length > 0) yield await oldest()
  } finally {
    for (const promise of inFlight) promise.catch(() => {})
    await Promise.all(workers.map(({ terminate }) => terminate()))
  }

  function oldest(): Promise<ChunkAnswer> {
    return unlessInterrupted(inFlight.shift() as Promise<ChunkAnswer>, interrupted)
  }
}

/** Starts a worker thread, which answers chunks in the order in which they are posted. A chunk and its answer are transferred: nothing is
 *  copied. */
function startWorker(plan: Plan) {
  const worker = new Worker(workerStart, {
    workerData: { plan, compileCache: module.getCompileCacheDir?.() },
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  const pending: { resolve: (answered: ChunkAnswer) => void; reject: (error: unknown) => void }[] = []
  let fault: unknown
  const fail = (error: unknown): void => {
    fault ??= error
    for (const { reject } of pending.splice(0)) reject(fault)
  }
  worker.on('message', (answered: ChunkAnswer) => pending.shift()?.resolve(answered))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`A worker ended with status ${code}.`)))
  return {
    answer: (chunk: Chunk) =>
      new Promise<ChunkAnswer>((resolve, reject) => {
        if (fault !== undefined) reject(fault)
        else {
          pending.push({ resolve, reject })
          worker.postMessage(chunk, [chunk.rows.buffer])
        }
      }),
    /** How many chunks it has not answered yet. */
    waiting: () => pending.length,
    terminate: () => worker.terminate(),
  }
}
