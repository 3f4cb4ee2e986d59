import type { ClientKey } from '../client-address.ts'
import type { Counted } from './limiter.ts'

/** A client's minute starts with its first request. */
export const windowMs = 60_000

/** At most this many clients are counted one by one in a generation: 2 million slots of 12 bytes, filled to four fifths.
 *  With two generations kept that is 50 MB, whatever comes. */
const mostSlots = 2 ** 21
const fill = 0.8
const fewestSlots = 2 ** 10
const crowdCounts = 2 ** 14
const highestCount = 0xffff

/** A table of clients first seen in the same minute: open addressing in flat arrays, nothing for the collector to do. */
interface Generation {
  readonly since: number
  used: number
  high: Uint32Array
  low: Uint32Array
  /** Milliseconds after `since` at which the client's minute began. */
  began: Uint16Array
  /** 0 marks an empty slot. */
  count: Uint16Array
}

const generation = (since: number, slots: number): Generation => ({
  since,
  used: 0,
  high: new Uint32Array(slots),
  low: new Uint32Array(slots),
  began: new Uint16Array(slots),
  count: new Uint16Array(slots),
})

const hash = (high: number, low: number): number => {
  let h = Math.imul(high ^ 0x9e3779b9, 0x85ebca6b) ^ low
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  return (h ^ (h >>> 13)) >>> 0
}

/** The slot of a client: its own, or the empty one where it belongs. */
function slotOf({ high, low, count }: Generation, key: ClientKey): number {
  const mask = count.length - 1
  let slot = hash(key.high, key.low) & mask
  while (count[slot] !== 0 && (high[slot] !== key.high || low[slot] !== key.low)) slot = (slot + 1) & mask
  return slot
}

/** Counts requests in this process's memory. An address is forgotten within two minutes, never while its minute runs. */
export function memoryCounter(now: () => number): (key: ClientKey) => Counted {
  let current = generation(now(), fewestSlots)
  let previous = current
  const countInCrowd = crowdCounter()

  return (key) => {
    const time = now()
    turnGenerations(time)
    return countIn(previous, key, time) ?? countIn(current, key, time) ?? begin(key, time)
  }

  /** A minute after a generation began no client can start in it; a minute later all that it holds is over. */
  function turnGenerations(time: number): void {
    if (time - current.since < windowMs) return
    previous = current
    current = generation(time, fewestSlots)
  }

  function begin(key: ClientKey, time: number): Counted {
    if (current.used >= current.count.length * fill) {
      if (current.count.length >= mostSlots) return countInCrowd(key, time)
      current = grown(current)
    }
    const slot = slotOf(current, key)
    current.used++
    current.high[slot] = key.high
    current.low[slot] = key.low
    current.began[slot] = Math.ceil(time - current.since)
    current.count[slot] = 1
    return { count: 1, msLeft: windowMs }
  }
}

/** Counts a request of a client that the generation holds and whose minute still runs. */
function countIn(table: Generation, key: ClientKey, time: number): Counted | null {
  const slot = slotOf(table, key)
  const count = table.count[slot] as number
  const msLeft = table.since + (table.began[slot] as number) + windowMs - time
  if (count === 0 || msLeft <= 0) return null
  if (count < highestCount) table.count[slot] = count + 1
  return { count: count + 1, msLeft }
}

/** The same clients in a table twice the size. */
function grown(old: Generation): Generation {
  const larger = generation(old.since, old.count.length * 2)
  larger.used = old.used
  for (let i = 0; i < old.count.length; i++) {
    if (old.count[i] === 0) continue
    const key = { high: old.high[i] as number, low: old.low[i] as number }
    const slot = slotOf(larger, key)
    larger.high[slot] = key.high
    larger.low[slot] = key.low
    larger.began[slot] = old.began[i] as number
    larger.count[slot] = old.count[i] as number
  }
  return larger
}

/** For clients that come when the table is full: they share some thousands of counts, so that memory stays bounded and
 *  nobody is let through uncounted. */
function crowdCounter(): (key: ClientKey, time: number) => Counted {
  const began = new Float64Array(crowdCounts)
  const counts = new Uint16Array(crowdCounts)
  return ({ high, low }, time) => {
    const slot = hash(high, low) & (crowdCounts - 1)
    const left = (began[slot] as number) + windowMs - time
    const runs = left > 0 && counts[slot] !== 0
    if (!runs) began[slot] = time
    const count = runs ? Math.min((counts[slot] as number) + 1, highestCount) : 1
    counts[slot] = count
    return { count, msLeft: runs ? left : windowMs }
  }
}
