import module from 'node:module'
import { workerData } from 'node:worker_threads'

/** Where a worker thread starts. In JavaScript: to read TypeScript before the cache is there takes longer than all that is read
 *  after it. */
const { compileCache, reads } = workerData
if (compileCache !== undefined) module.enableCompileCache(compileCache)
if (reads === 'parquet') await import('./parquet/worker.ts')
else await import('./worker.ts')
