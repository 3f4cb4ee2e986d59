import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from '@prometheus-io/client'
import type { Config } from './config.ts'
import { memoryCounter } from './http/rate-limit/memory.ts'
import type { Log } from './log.ts'
import { isMessage, type PrimaryResponse, type ToPrimary, type ToWorker } from './primary.ts'

const restartDelayMs = 100

/** A worker ends within four and a half seconds of being told to, or it hangs: then it is killed. */
const workerEndsWithinMs = 4750

/** Runs several processes on one port: replaces one that dies, restarts them one after the other on SIGHUP (a rolling
 *  restart), and, where there is no store, counts for all of them. */
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
  /** The exit status of a stop: 1 when a worker did not end by itself. */
  let status = 0

  const workers = (): Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  /** A worker that dies while it is scraped never responds, and after five seconds the rest are scraped again. */
  const scraped = (): Promise<string | null> =>
    metrics
      .clusterMetrics()
      .catch(() => metrics.clusterMetrics())
      .catch(() => null)

  function start(): Worker {
    const worker = cluster.fork()
    // What cannot be told to a worker that has just died is no reason to die too. Its exit is seen to below.
    worker.on('error', () => {})
    worker.on('message', (message: unknown) => {
      if (!isMessage<ToPrimary>(message, 'question')) return
      const reply = (answer: PrimaryResponse): void => {
        const answered: ToWorker = { answerTo: message.question, answer }
        if (worker.isConnected()) worker.send(answered)
      }
      if ('count' in message) reply(message.count.map((charge) => count(...charge)))
      else scraped().then(reply)
    })
    worker.once('listening', () => {
      hasListened = true
    })
    return worker
  }

  /** Tells a worker to end, and kills it when it does not. */
  function end(worker: Worker): void {
    const timer = setTimeout(() => {
      log.workerKilled(worker.id)
      if (stopping) status = 1
      worker.process.kill('SIGKILL')
    }, workerEndsWithinMs)
    worker.once('exit', () => clearTimeout(timer))
    worker.process.kill('SIGTERM')
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
      end(old)
      await gone
    }
  }

  cluster.on('exit', (worker, code: number | null) => {
    if (stopping && code) status = 1
    if (stopping || !hasListened) {
      if (workers().length > 0) return
      if (stopping) log.stopped()
      process.exit(stopping ? status : 1)
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
      for (const worker of workers()) end(worker)
    })
  fill()
}
