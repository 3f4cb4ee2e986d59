import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { eventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Config, readConfig } from './config.ts'
import { type Limiter, memoryLimiter, storeLimiter } from './http/rate-limit/limiter.ts'
import type { Store } from './http/rate-limit/store.ts'
import type { Route } from './http/route.ts'
import { createLog, type Log } from './log.ts'
import { type LaneTally, longWorkLane } from './long-work/lane.ts'
import type { ThreadData } from './long-work/messages.ts'
import { beat } from './long-work/watchdog.ts'
import { laneTally } from './operations/lane-metrics.ts'
import { londonDay } from './page/london-day.ts'
import { connectPrimary, type Primary, primaryLimiter, primaryMetrics } from './primary.ts'
import { requestIds } from './request-ids.ts'
import type { RouteSettings } from './routes.ts'
import { whyNotStarted } from './start-error.ts'

/** Graceful shutdown: requests in flight are answered, and clients that do not come to an end are cut off after this time.
 *  That is their failure, and the status is 0; it is 1 where a request that has come has no answer by then. */
const clientsWithinMs = 4000
/** Long work that is not done by then is answered: it has to reach its client before that. */
const longWorkWithinMs = 3000
/** What has not come to its end by then is our own failure: the process ends with status 1. */
const stopWithinMs = 4500

/** How long the start waits for the store before it goes on without. */
const storeTimeoutMs = 1000

/** For so long the event loop is looked at before something is prepared: many requests come in it, where any do. */
const idleMs = 50

/** Deep enough that a fault inside Node still names our own line: its loader alone takes more than the usual ten frames. */
Error.stackTraceLimit = 25

const now = (): number => performance.now()
const today = (): string => londonDay(new Date())

/** One exact count, wherever it is kept: in the store, in the primary of several workers, or here. */
function limiterOf(
  { rateLimitPerMinute }: Config,
  store: Store | null,
  primary: Primary | null,
  { primaryAway, primaryBack }: Log,
): Limiter | null {
  if (rateLimitPerMinute === 0) return null
  if (store !== null) return storeLimiter(rateLimitPerMinute, now, store)
  if (primary === null) return memoryLimiter(rateLimitPerMinute, now)
  return primaryLimiter(rateLimitPerMinute, now, primary, { onAway: primaryAway, onBack: primaryBack })
}

/** The store, when there is one to count in; what speaks to it is loaded only then. */
async function storeOf({ rateLimitStore, rateLimitPerMinute }: Config, log: Log): Promise<Store | null> {
  if (rateLimitStore === null || rateLimitPerMinute === 0) return null
  const { redisStore } = await import('./http/rate-limit/store.ts')
  return redisStore(rateLimitStore, { onAway: log.storeAway, onBack: log.storeBack })
}

/** What the thread may hold at the most: the longest answers are made with half of it. A job that takes more ends the thread, and
 *  not the process. With what the main thread and the clients hold this stays under the memory that deploy/ gives a replica, which
 *  a test looks at. */
const threadMegabytes = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 }

/** The lane for long work, whose thread also watches whether this event loop comes round. */
function laneOf({ operatorName, operatorContact, publicUrl }: Config, log: Log, tally: LaneTally) {
  const heartbeat = new Int32Array(new SharedArrayBuffer(4))
  beat(heartbeat)
  const workerData: ThreadData<RouteSettings> = {
    settings: { operatorName, operatorContact, publicUrl },
    heartbeat,
  }
  return longWorkLane({
    start: () =>
      new Worker(new URL('./thread.ts', import.meta.url), {
        workerData,
        resourceLimits: threadMegabytes,
      }),
    now,
    tally,
    pastDeadline: log.pastDeadline,
    threadLost: (error) => log.fault('none', 'long work', error),
  })
}

async function serve(config: Config, log: Log): Promise<void> {
  hangUp(log)
  const tally = laneTally()
  const longWork = laneOf(config, log, tally)
  // It is loaded where requests are answered: a primary has no use for it, and its workers start sooner.
  const [
    { httpServer },
    { lawHeaders },
    { build },
    { serviceRoutes },
    { createMetrics },
    { operationsRoutes },
  ] = await Promise.all([
    import('./http/server.ts'),
    import('./api/routes.ts'),
    import('./contract/build.ts'),
    import('./routes.ts'),
    import('./operations/metrics.ts'),
    import('./operations/routes.ts'),
  ])
  const primary = cluster.isWorker ? connectPrimary() : null
  const store = await storeOf(config, log)
  const limiter = limiterOf(config, store, primary, log)
  const metrics = createMetrics(
    limiter,
    { ...longWork, figures: tally },
    primary === null ? null : primaryMetrics(primary),
    build,
  )
  const routes = [...serviceRoutes(config, today), ...operationsRoutes(limiter, metrics)]
  const { server, listen, close, unanswered } = httpServer({
    trustedProxies: config.trustedProxies,
    limiter,
    record: metrics.record,
    longWork,
    now,
    requestId: requestIds(),
    log,
    productHeaders: lawHeaders,
    routes,
  })
  await store?.whenReady(storeTimeoutMs)
  const address = await listen({ host: config.host, port: config.port })
  stopOnSignal(log, async () => {
    let status = 0
    longWork.stop(longWorkWithinMs)
    setTimeout(() => {
      if (unanswered() > 0) status = 1
      server.closeAllConnections()
    }, clientsWithinMs).unref()
    await close()
    await store?.close()
    return status
  })
  // It can be stopped by then, in order: whoever reads this may do so at once.
  log.started(address, config.workers)
  void prepareWhenIdle(
    [
      { path: 'long work', prepare: longWork.load },
      ...routes,
      // Else a stop would have to, and clients wait for its end.
      { path: 'compile cache', prepare: flushCompileCache },
    ],
    log,
  )
}

/** Makes what first answers would have to make while somebody waits: one thing after the other, each when the event loop has had
 *  little to do for a moment. */
async function prepareWhenIdle(routes: readonly Pick<Route, 'path' | 'prepare'>[], log: Log): Promise<void> {
  for (const { path, prepare } of routes) {
    if (prepare === undefined) continue
    for (let isIdle = false; !isIdle; ) {
      const before = eventLoopUtilization()
      await sleep(idleMs, undefined, { ref: false })
      isIdle = eventLoopUtilization(before).utilization < 1 / 2
    }
    try {
      await prepare()
    } catch (error) {
      // It is made for the first answer then, and fails there.
      log.fault('none', path, error)
    }
  }
}

/** Stops once, in order, when told to, and when the primary is gone. */
function stopOnSignal(log: Log, stop: () => Promise<number>): void {
  let stopping = false
  const begin = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.stopping(signal)
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    stop().then((status) => {
      log.stopped()
      process.exit(status)
    })
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  // First in line: Node would end a worker whose primary is gone at once, in the midst of what it answers.
  process.prependListener('disconnect', () => {
    if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true
    begin('the primary is gone')
  })
}

/** A hang-up asks a primary to restart its workers. It does not end a process that has none, and is not for the workers. */
function hangUp(log: Log): void {
  process.on('SIGHUP', () => {
    if (!cluster.isWorker) log.noWorkers()
  })
}

const read = readConfig(process.env, availableParallelism())
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`requisite: ${mistake}\n`)
  process.exitCode = 1
} else {
  const { config } = read
  const log = createLog(config.logLevel, now)
  if (cluster.isPrimary && config.workers > 1) {
    const { superviseWorkers } = await import('./workers.ts')
    superviseWorkers(config, log, now)
  } else
    serve(config, log).catch((error: NodeJS.ErrnoException) => {
      process.stderr.write(`requisite: ${whyNotStarted(error, config)}\n`)
      process.exit(1)
    })
}
