import type { Count, RequestCount } from './count.ts'
import { memoryCounter } from './memory.ts'
import type { Store } from './store.ts'

/** Counts a client's request: at once from memory, or when the store has answered. */
export interface Limiter {
  readonly perMinute: number
  readonly count: (...args: Parameters<Count>) => RequestCount | Promise<RequestCount>
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
    count: (key, charged) =>
      store.isAway()
        ? countInMemory(key, charged)
        : store.count(key, charged).catch(() => countInMemory(key, charged)),
    state: () => (store.isAway() ? 'store away' : 'store'),
  }
}
