import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from '@prometheus-io/client'
import type { Config } from './config.ts'
import type { ClientKey } from './http/client-address.ts'
import type { Counted, Limiter } from './http/rate-limit/limiter.ts'
import { memoryCounter } from './http/rate-limit/memory.ts'
import type { Log } from './log.ts'

/** What a worker asks of its primary: to count the requests of one turn of its loop, or for everybody's metrics. */
type ToPrimary = { readonly count: readonly ClientKey[] } | { readonly scrape: true }

/** What the primary answers: the counts in the same order, or the metrics, null when not all workers gave theirs. */
type ToWorker = { readonly counted: readonly Counted[] } | { readonly scraped: string | null }

const isMessage = <T extends object>(message: unknown, name: string): message is T =>
  typeof message === 'object' && message !== null && name in message

const restartDelayMs = 100

/** Runs several processes on one port: replaces one that dies, restarts them one after the other on SIGHUP, and, where
 *  there is no store, counts for all of them. */
export function superviseWorkers(config: Config, log: Log, now: () => number): void {
  // Workers take connections from the port themselves. If the primary handed them out, one that is on its way to a worker
  // that dies would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const count = memoryCounter(now)
  const metrics = new AggregatorRegistry()
  /** Workers in whose place another was started: they are not replaced again. */
  const leaving = new Set<Worker>()
  let hasListened = false
  let stopping = false

  const workers = (): Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  /** A worker that dies while it is asked never answers, and after five seconds the rest are asked again. */
  const scraped = (): Promise<string | null> =>
    metrics
      .clusterMetrics()
      .catch(() => metrics.clusterMetrics())
      .catch(() => null)

  function start(): Worker {
    const worker = cluster.fork()
    // What cannot be told to a worker that has just died is no reason to die too. Its exit is seen to below.
    worker.on('error', () => {})
    const tell = (message: ToWorker): void => {
      if (worker.isConnected()) worker.send(message)
    }
    worker.on('message', (message: unknown) => {
      if (isMessage<{ count: readonly ClientKey[] }>(message, 'count'))
        tell({ counted: message.count.map(count) })
      else if (isMessage(message, 'scrape')) scraped().then((text) => tell({ scraped: text }))
    })
    worker.once('listening', () => {
      hasListened = true
    })
    return worker
  }

  /** Starts as many workers as are missing. */
  function fill(): void {
    const staying = workers().filter((worker) => !leaving.has(worker)).length
    if (!stopping) for (let missing = config.workers - staying; missing > 0; missing--) start()
  }

  /** The new worker takes requests before the old one stops. If it never comes to that, the old one stays. */
  async function replace(old: Worker): Promise<void> {
    if (stopping || old.isDead()) return
    leaving.add(old)
    const gone = new Promise((resolve) => old.once('exit', resolve))
    const fresh = start()
    const listens = await new Promise<boolean>((resolve) => {
      fresh.once('listening', () => resolve(true))
      fresh.once('exit', () => resolve(false))
    })
    if (!listens) leaving.delete(old)
    else {
      old.process.kill('SIGTERM')
      await gone
    }
  }

  cluster.on('exit', (worker) => {
    if (stopping || !hasListened) {
      if (workers().length > 0) return
      if (stopping) log.stopped()
      process.exit(stopping ? 0 : 1)
    }
    if (leaving.delete(worker)) return
    log.workerLost(worker.id)
    setTimeout(fill, restartDelayMs)
  })

  let restarts = Promise.resolve()
  process.on('SIGHUP', () => {
    for (const worker of workers()) restarts = restarts.then(() => replace(worker))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.stopping(signal)
      for (const worker of workers()) worker.process.kill('SIGTERM')
    })
  fill()
}

/** Tells the primary something. That it is gone is heard elsewhere. */
const tellPrimary = (message: ToPrimary): void => void process.send?.(message, undefined, undefined, () => {})

/** The limit of a worker whose primary counts for all. What is asked in one turn of the loop goes in one message. When the
 *  primary is gone the worker counts for itself what it has still to answer. */
export function primaryLimiter(perMinute: number, now: () => number): Limiter {
  const countAlone = memoryCounter(now)
  let asked: ClientKey[] = []
  /** Those who wait for a count, in the order in which they asked. */
  const waiting: { readonly key: ClientKey; readonly resolve: (counted: Counted) => void }[] = []
  process.on('message', (message: unknown) => {
    if (!isMessage<{ counted: readonly Counted[] }>(message, 'counted')) return
    for (const counted of message.counted) waiting.shift()?.resolve(counted)
  })
  process.on('disconnect', () => {
    for (const { key, resolve } of waiting.splice(0)) resolve(countAlone(key))
  })
  const flush = (): void => {
    tellPrimary({ count: asked })
    asked = []
  }
  return {
    perMinute,
    state: () => 'memory',
    count: (key) => {
      if (!process.connected) return countAlone(key)
      return new Promise((resolve) => {
        if (asked.length === 0) setImmediate(flush)
        asked.push(key)
        waiting.push({ key, resolve })
      })
    },
  }
}

/** The metrics of all workers together, for whichever of them is asked. */
export function primaryMetrics(): () => Promise<string> {
  const waiting: ((text: string | null) => void)[] = []
  process.on('message', (message: unknown) => {
    if (isMessage<{ scraped: string | null }>(message, 'scraped')) waiting.shift()?.(message.scraped)
  })
  return () =>
    new Promise((resolve, reject) => {
      waiting.push((text) =>
        text === null ? reject(new Error('A worker does not give its metrics.')) : resolve(text),
      )
      tellPrimary({ scrape: true })
    })
}
