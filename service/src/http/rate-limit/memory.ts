import { randomInt } from 'node:crypto'
import type { ClientKey } from '../client-address.ts'
import { type Count, oneRequest, type RequestCharge, type RequestCount } from './count.ts'

/** The window of the limit: a client's minute starts with its first request. */
export const windowMs = 60_000

/** So many clients are counted one by one, which takes about 20 MB: more than come in the busiest minute. */
const mostClients = 100_000

/** Those who come when there are as many share so many counts by chance, so that memory stays bounded and nobody goes
 *  uncounted. */
const sharedCounts = 2 ** 14

/** A client's minute that has begun. */
interface Minute {
  readonly began: number
  count: number
}

/** Counts requests in this process's memory. */
export function memoryCounter(now: () => number): Count {
  const { count, forget } = clientTable(now)
  // An address is forgotten within two minutes even when nobody else comes.
  setInterval(forget, windowMs / 4).unref()
  return count
}

export interface ClientTable {
  readonly count: Count
  /** Lets go of the clients whose minute is over. */
  readonly forget: () => void
  /** How many clients are held. */
  readonly held: () => number
}

/** Counts clients one by one. None is let go while its minute runs. */
export function clientTable(now: () => number): ClientTable {
  /** In the order in which they began, because a minute that is over is taken out before the next is put in. */
  const minutes = new Map<number, Minute>()
  // Another one in each process, so that nobody can choose addresses that share a count. It is odd, so that none is lost.
  const seed = randomInt(2 ** 32) | 1
  /** An IPv4 address is its own number; of the /64 of an IPv6 address 53 bits fit. */
  const numberOf = ({ high, low }: ClientKey): number => (Math.imul(high, seed) >>> 11) * 2 ** 32 + low
  const sharedNumberOf = ({ high, low }: ClientKey): number =>
    -1 - ((Math.imul(high ^ Math.imul(low, seed), 0x9e3779b1) >>> 0) % sharedCounts)

  function forget(): void {
    const time = now()
    for (const [client, { began }] of minutes) {
      if (time - began < windowMs) return
      minutes.delete(client)
    }
  }

  /** The minute that runs for this number, if one does. */
  function running(client: number, time: number): Minute | null {
    const minute = minutes.get(client)
    if (minute === undefined) return null
    if (time - minute.began < windowMs) return minute
    minutes.delete(client)
    return null
  }

  function begin(client: number, time: number, { requests, most }: RequestCharge): RequestCount {
    if (requests > 0 && requests <= most) minutes.set(client, { began: time, count: requests })
    return { count: Math.max(0, requests), msLeft: windowMs }
  }

  return {
    forget,
    held: () => minutes.size,
    count: (key, charged = oneRequest) => {
      const time = now()
      const alone = running(numberOf(key), time)
      if (alone !== null) return countIn(alone, time, charged)
      const shared = running(sharedNumberOf(key), time)
      if (shared !== null) return countIn(shared, time, charged)
      return begin(minutes.size < mostClients ? numberOf(key) : sharedNumberOf(key), time, charged)
    },
  }
}

function countIn(minute: Minute, time: number, { requests, most }: RequestCharge): RequestCount {
  const sum = Math.max(0, minute.count + requests)
  if (sum <= most) minute.count = sum
  return { count: sum, msLeft: minute.began + windowMs - time }
}
