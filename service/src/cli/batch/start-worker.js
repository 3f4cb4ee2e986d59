import module from 'node:module'
import { workerData } from 'node:worker_threads'

/** Where a worker thread starts. In JavaScript: to read TypeScript before the cache is there takes longer than all that is read
 *  after it. */
const { compileCache } = workerData
if (compileCache !== undefined) module.enableCompileCache(compileCache)
await import('./worker.ts')
