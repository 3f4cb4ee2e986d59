/** What a worker requests of its primary over the IPC channel of the cluster, and what it does while there is no response. */
import cluster from 'node:cluster'
import type { ClientKey } from './http/client-address.ts'
import { oneRequest, type RequestCharge, type RequestCount } from './http/rate-limit/count.ts'
import type { Limiter } from './http/rate-limit/limiter.ts'
import { memoryCounter } from './http/rate-limit/memory.ts'
import { withTimeout } from './http/rate-limit/with-timeout.ts'

/** What a client has asked for. */
type WorkerCharge = readonly [key: ClientKey, charged: RequestCharge]

/** To count the requests of one turn of the event loop, or for everybody's metrics. */
type PrimaryRequest = { readonly count: readonly WorkerCharge[] } | { readonly scrape: true }

/** The counts in the same order, or the metrics, null when not all workers gave theirs. */
export type PrimaryResponse = readonly RequestCount[] | string | null

/** Every request has a number, and its response the same: one that comes late is not taken for that to another. */
export type ToPrimary = PrimaryRequest & { readonly question: number }
export interface ToWorker {
  readonly answerTo: number
  readonly answer: PrimaryResponse
}

/** Whether a message of a channel that others use too is one of ours. */
export const isMessage = <T extends object>(message: unknown, name: keyof T): message is T =>
  typeof message === 'object' && message !== null && name in message

/** A primary that has not answered by then is taken to be away. It is longer than for a store: on a busy machine the primary
 *  may wait for its turn, and one that hangs is rare. */
const timeoutMs = 500
const checkEveryMs = 500
/** The primary gives a worker that does not give its metrics five seconds, twice. */
const metricsWithinMs = 12_000

export interface Primary {
  readonly count: (charges: readonly WorkerCharge[]) => Promise<readonly RequestCount[]>
  readonly scrape: () => Promise<string | null>
  /** Any response at all. Only one ping is in flight, so that nothing queues up before a primary that hangs. */
  readonly ping: () => Promise<unknown>
}

/** The connection from this worker to its primary. A request is rejected only when the primary is gone. */
export function connectPrimary(): Primary {
  const pending = new Map<number, PromiseWithResolvers<PrimaryResponse>>()
  let lastNumber = 0
  let pinging: Promise<unknown> | null = null
  process.on('message', (message: unknown) => {
    if (!isMessage<ToWorker>(message, 'answerTo')) return
    pending.get(message.answerTo)?.resolve(message.answer)
    pending.delete(message.answerTo)
  })
  process.on('disconnect', () => {
    for (const { reject } of pending.values()) reject(new Error('The primary is gone.'))
    pending.clear()
  })
  // Others send on this channel too, and do not look whether it went. A primary that is gone is seen as a disconnect.
  cluster.worker?.on('error', () => {})
  function send(request: PrimaryRequest): Promise<PrimaryResponse> {
    if (!process.connected) return Promise.reject(new Error('The primary is gone.'))
    const answer = Promise.withResolvers<PrimaryResponse>()
    const message: ToPrimary = { ...request, question: ++lastNumber }
    pending.set(message.question, answer)
    // That it cannot be sent is seen as a disconnect.
    process.send?.(message, undefined, undefined, () => {})
    return answer.promise
  }
  return {
    count: (charges) => send({ count: charges }) as Promise<readonly RequestCount[]>,
    scrape: () => send({ scrape: true }) as Promise<string | null>,
    ping: () => {
      pinging ??= send({ count: [] }).finally(() => {
        pinging = null
      })
      return pinging
    },
  }
}

export interface PrimaryEvents {
  readonly onAway: () => void
  readonly onBack: () => void
}

/** Knows whether the primary is away: asked twice a second, so that it is noticed without traffic too. */
function watchPrimary(primary: Primary, { onAway, onBack }: PrimaryEvents) {
  let away = false
  let isChecking = false
  const wentAway = (): void => {
    if (!away && process.connected) onAway()
    away = true
  }
  const cameBack = (): void => {
    if (away) onBack()
    away = false
  }
  const check = (): void => {
    if (isChecking || !process.connected) return
    isChecking = true
    const answer = primary.ping()
    withTimeout(answer, timeoutMs).catch(wentAway)
    answer.then(cameBack, wentAway).finally(() => {
      isChecking = false
    })
  }
  setInterval(check, checkEveryMs).unref()
  return { isAway: () => away, wentAway }
}

/** The limit of a worker whose primary counts for all. The requests of one turn of the event loop go in one message. While
 *  the primary does not answer, or when it is gone, the worker counts for itself. */
export function primaryLimiter(
  perMinute: number,
  now: () => number,
  primary: Primary,
  events: PrimaryEvents,
): Limiter {
  const countAlone = memoryCounter(now)
  const { isAway, wentAway } = watchPrimary(primary, events)
  let batch: { readonly charge: WorkerCharge; readonly resolve: (counted: RequestCount) => void }[] = []
  const flush = (): void => {
    const sent = batch
    batch = []
    withTimeout(primary.count(sent.map(({ charge }) => charge)), timeoutMs).then(
      (counts) => {
        for (const [n, { resolve }] of sent.entries()) resolve(counts[n] as RequestCount)
      },
      () => {
        wentAway()
        for (const { charge, resolve } of sent) resolve(countAlone(...charge))
      },
    )
  }
  return {
    perMinute,
    state: () => (isAway() ? 'primary away' : 'memory'),
    count: (key, charged = oneRequest) => {
      if (isAway() || !process.connected) return countAlone(key, charged)
      return new Promise((resolve) => {
        if (batch.length === 0) setImmediate(flush)
        batch.push({ charge: [key, charged], resolve })
      })
    },
  }
}

/** The metrics of all workers together, from whichever of them they are scraped; null while the primary does not answer. */
export function primaryMetrics({ ping, scrape }: Primary): () => Promise<string | null> {
  return async () => {
    const text = await withTimeout(ping(), timeoutMs)
      .then(() => withTimeout(scrape(), metricsWithinMs))
      .catch(() => undefined)
    if (text === null) throw new Error('A worker does not give its metrics.')
    return text ?? null
  }
}
