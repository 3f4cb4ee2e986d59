import type { ClientKey } from '../client-address.ts'
import { memoryCounter } from './memory.ts'
import type { Store } from './store.ts'

/** How many requests a client has made in its minute, and how much of the minute is left. */
export interface Counted {
  readonly count: number
  readonly msLeft: number
}

/** Counts a client's request: at once from memory, or when the store has answered. */
export interface Limiter {
  readonly perMinute: number
  readonly count: (key: ClientKey) => Counted | Promise<Counted>
  /** Where the counts are: in memory, in the store, or in memory because the store or the primary of several workers does not
   *  answer. */
  readonly state: () => 'memory' | 'store' | 'store away' | 'primary away'
}

/** The limit of one process, in its own memory. */
export function memoryLimiter(perMinute: number, now: () => number): Limiter {
  return { perMinute, count: memoryCounter(now), state: () => 'memory' }
}

/** One count over all processes that share a store. While the store is away each process counts for itself. */
export function storeLimiter(perMinute: number, now: () => number, store: Store): Limiter {
  const countInMemory = memoryCounter(now)
  return {
    perMinute,
    count: (key) => (store.isAway() ? countInMemory(key) : store.count(key).catch(() => countInMemory(key))),
    state: () => (store.isAway() ? 'store away' : 'store'),
  }
}
