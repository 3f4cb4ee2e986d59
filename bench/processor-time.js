/** Preloaded into a process: says at its end how many milliseconds of processor time it took, its workers with it. In JavaScript:
 *  every worker loads it too. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    process.stderr.write(String(Math.round((user + system) / 1000)))
  })
