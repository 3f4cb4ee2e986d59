import { parentPort, workerData } from 'node:worker_threads'
import { type Chunk, giveBack } from './chunks.ts'
import type { Plan } from './job.ts'

/** One after the other: the answers go back in the order of the chunks. A fault is not caught, so that it ends the run. */
let last = import('./answer-chunk.ts').then(({ chunkAnswerer }) => chunkAnswerer(workerData.plan as Plan))
parentPort?.on('message', (chunk: Chunk) => {
  last = last.then((answer) => {
    const answered = answer(chunk)
    giveBack(chunk.rows)
    parentPort?.postMessage(answered, [answered.bytes.buffer])
    return answer
  })
})
