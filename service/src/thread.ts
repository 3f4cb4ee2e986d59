/** Where long work is done: a thread of the service, started by server.ts. */
import { flushCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import type { ThreadData } from './long-work/messages.ts'
import { answerJobs } from './long-work/thread.ts'
import { watch } from './long-work/watchdog.ts'
import { londonDay } from './page/london-day.ts'
import type { RouteSettings } from './routes.ts'

const { settings, heartbeat } = workerData as ThreadData<RouteSettings>
watch(heartbeat, async () => {
  const { createLog } = await import('./log.ts')
  createLog('error', () => performance.now()).stuck()
  // Whoever started the process starts it anew.
  process.kill(process.pid, 'SIGKILL')
})
// Loaded for the first job: most of a start was to load all of it here too, and many a process never has one.
answerJobs(async () => {
  const { serviceRoutes } = await import('./routes.ts')
  // Else a stop would have to, and clients wait for its end.
  flushCompileCache()
  return serviceRoutes(settings, () => londonDay(new Date()))
})
