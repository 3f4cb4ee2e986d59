/** What a worker asks of its primary, and what it does while the primary does not answer. */
import type { ClientKey } from './http/client-address.ts'
import { inTime } from './http/rate-limit/in-time.ts'
import { type Charged, type Counted, type Limiter, oneRequest } from './http/rate-limit/limiter.ts'
import { memoryCounter } from './http/rate-limit/memory.ts'

/** What a client has asked for. */
export type Charge = readonly [key: ClientKey, charged: Charged]

/** To count the requests of one turn of the event loop, or for everybody's metrics. */
export type Question = { readonly count: readonly Charge[] } | { readonly scrape: true }

/** The counts in the same order, or the metrics, null when not all workers gave theirs. */
export type Answer = readonly Counted[] | string | null

/** Every question has a number, and its answer the same: one that comes late is not taken for the answer to another. */
export type ToPrimary = Question & { readonly question: number }
export interface ToWorker {
  readonly answerTo: number
  readonly answer: Answer
}

/** Whether a message of a channel that others use too is one of ours. */
export const isMessage = <T extends object>(message: unknown, name: keyof T): message is T =>
  typeof message === 'object' && message !== null && name in message

/** A primary that has not answered by then is taken to be away. It is longer than for a store: on a busy machine the primary
 *  may wait for its turn, and one that hangs is rare. */
const patienceMs = 500
const checkEveryMs = 500
/** The primary gives a worker that does not give its metrics five seconds, twice. */
const metricsWithinMs = 12_000

export interface Primary {
  readonly count: (charges: readonly Charge[]) => Promise<readonly Counted[]>
  readonly scrape: () => Promise<string | null>
  /** Any answer at all. There is only one such question on the way, so that nothing piles up before a primary that hangs. */
  readonly ping: () => Promise<unknown>
}

/** The way from this worker to its primary. What is asked of it is rejected only when the primary is gone. */
export function connectPrimary(): Primary {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let questions = 0
  let pinging: Promise<unknown> | null = null
  process.on('message', (message: unknown) => {
    if (!isMessage<ToWorker>(message, 'answerTo')) return
    waiting.get(message.answerTo)?.resolve(message.answer)
    waiting.delete(message.answerTo)
  })
  process.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('The primary is gone.'))
    waiting.clear()
  })
  function ask(asked: Question): Promise<Answer> {
    if (!process.connected) return Promise.reject(new Error('The primary is gone.'))
    const answer = Promise.withResolvers<Answer>()
    const message: ToPrimary = { ...asked, question: ++questions }
    waiting.set(message.question, answer)
    // That it cannot be sent is seen as a disconnect.
    process.send?.(message, undefined, undefined, () => {})
    return answer.promise
  }
  return {
    count: (charges) => ask({ count: charges }) as Promise<readonly Counted[]>,
    scrape: () => ask({ scrape: true }) as Promise<string | null>,
    ping: () => {
      pinging ??= ask({ count: [] }).finally(() => {
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
    inTime(answer, patienceMs).catch(wentAway)
    answer.then(cameBack, wentAway).finally(() => {
      isChecking = false
    })
  }
  setInterval(check, checkEveryMs).unref()
  return { isAway: () => away, wentAway }
}

/** The limit of a worker whose primary counts for all. What is asked in one turn of the event loop goes in one message. While
 *  the primary does not answer, or when it is gone, the worker counts for itself. */
export function primaryLimiter(
  perMinute: number,
  now: () => number,
  primary: Primary,
  events: PrimaryEvents,
): Limiter {
  const countAlone = memoryCounter(now)
  const { isAway, wentAway } = watchPrimary(primary, events)
  let batch: { readonly charge: Charge; readonly resolve: (counted: Counted) => void }[] = []
  const flush = (): void => {
    const sent = batch
    batch = []
    inTime(primary.count(sent.map(({ charge }) => charge)), patienceMs).then(
      (counts) => {
        for (const [n, { resolve }] of sent.entries()) resolve(counts[n] as Counted)
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

/** The metrics of all workers together, for whichever of them is asked; null while the primary does not answer. */
export function primaryMetrics({ ping, scrape }: Primary): () => Promise<string | null> {
  return async () => {
    const text = await inTime(ping(), patienceMs)
      .then(() => inTime(scrape(), metricsWithinMs))
      .catch(() => undefined)
    if (text === null) throw new Error('A worker does not give its metrics.')
    return text ?? null
  }
}
