import { parentPort, workerData } from 'node:worker_threads'
import type { Task } from './answer-chunk.ts'
import { giveBack } from './chunks.ts'
import type { Plan } from './job.ts'

/** The data of a worker thread when it starts. */
export interface Start {
  readonly plan: Plan
  /** Where the program is kept in a form that starts faster, if it is. */
  readonly compileCache: string | undefined
}

const { plan } = workerData as Start

/** One after the other: the answers go back in the order of the tasks. A fault is not caught, so that it ends the run. */
let last = import('./answer-chunk.ts').then(({ chunkAnswerer }) => chunkAnswerer(plan))
parentPort?.on('message', (task: Task) => {
  last = last.then(async (answer) => {
    const answered = answer(task)
    giveBack(task.chunk.rows)
    parentPort?.postMessage(answered)
    return answer
  })
})
