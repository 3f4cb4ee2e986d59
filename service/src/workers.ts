import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from '@prometheus-io/client'
import type { ClientKey } from './api/client-address.ts'
import type { Counted, Limiter } from './api/rate-limit/limiter.ts'
import { memoryCounter } from './api/rate-limit/memory.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** What a worker asks of its primary: to count the requests of one turn of its loop, or for everybody's metrics. */
type ToPrimary = { readonly count: readonly ClientKey[] } | { readonly scrape: true }

/** What the primary answers: the counts in the same order, or the metrics. */
type ToWorker = { readonly counted: readonly Counted[] } | { readonly scraped: string }

const isMessage = <T extends object>(message: unknown, name: string): message is T =>
  typeof message === 'object' && message !== null && name in message

const restartDelayMs = 100

/** Runs several processes on one port: replaces one that dies, restarts them one after the other on SIGHUP, and, where
 *  there is no store, counts for all of them. */
export function superviseWorkers(config: Config, log: Log, now: () => number): void {
  const count = memoryCounter(now)
  const metrics = new AggregatorRegistry()
  /** Workers that were told to go: they are not replaced. */
  const leaving = new Set<Worker>()
  let hasListened = false
  let stopping = false

  const workers = (): Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  function start(): Worker {
    const worker = cluster.fork()
    const tell = (message: ToWorker): void => {
      if (worker.isConnected()) worker.send(message)
    }
    worker.on('message', (message: unknown) => {
      if (isMessage<{ count: readonly ClientKey[] }>(message, 'count'))
        tell({ counted: message.count.map(count) })
      else if (isMessage(message, 'scrape')) metrics.clusterMetrics().then((text) => tell({ scraped: text }))
    })
    worker.once('listening', () => {
      hasListened = true
    })
    return worker
  }

  /** The new worker takes requests before the old one stops. */
  async function replace(old: Worker): Promise<void> {
    if (stopping || old.isDead()) return
    const fresh = start()
    await new Promise((resolve) => fresh.once('listening', resolve).once('exit', resolve))
    leaving.add(old)
    old.process.kill('SIGTERM')
    await new Promise((resolve) => old.once('exit', resolve))
  }

  cluster.on('exit', (worker) => {
    if (stopping || !hasListened) {
      if (workers().length > 0) return
      if (stopping) log.stopped()
      process.exit(stopping ? 0 : 1)
    }
    if (leaving.delete(worker)) return
    log.workerLost(worker.id)
    setTimeout(start, restartDelayMs)
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
  for (let i = 0; i < config.workers; i++) start()
}

/** The limit of a worker whose primary counts for all. What is asked in one turn of the loop goes in one message. */
export function primaryLimiter(perMinute: number): Limiter {
  let asked: ClientKey[] = []
  /** Those who wait for a count, in the order in which they asked. */
  const waiting: ((counted: Counted) => void)[] = []
  process.on('message', (message: unknown) => {
    if (!isMessage<{ counted: readonly Counted[] }>(message, 'counted')) return
    for (const counted of message.counted) waiting.shift()?.(counted)
  })
  const flush = (): void => {
    process.send?.({ count: asked } satisfies ToPrimary)
    asked = []
  }
  return {
    perMinute,
    state: () => 'memory',
    count: (key) =>
      new Promise((resolve) => {
        if (asked.length === 0) setImmediate(flush)
        asked.push(key)
        waiting.push(resolve)
      }),
  }
}

/** The metrics of all workers together, for whichever of them is asked. */
export function primaryMetrics(): () => Promise<string> {
  const waiting: ((text: string) => void)[] = []
  process.on('message', (message: unknown) => {
    if (isMessage<{ scraped: string }>(message, 'scraped')) waiting.shift()?.(message.scraped)
  })
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      process.send?.({ scrape: true } satisfies ToPrimary)
    })
}
