import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

/** Where a worker thread starts. In JavaScript: to read TypeScript before the cache is there takes longer than all that is read
 *  after it. */
const { compileCache } = workerData
if (compileCache !== undefined) enableCompileCache(compileCache)
await import('./worker.ts')
