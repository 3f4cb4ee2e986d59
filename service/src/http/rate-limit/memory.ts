import { randomInt } from 'node:crypto'
import type { ClientKey } from '../client-address.ts'
import { type Charged, type Count, type Counted, oneRequest } from './limiter.ts'

/** The window of the limit: a client's minute starts with its first request. */
export const windowMs = 60_000

/** Clients are held by the half minute in which they began. Half a minute and a minute later all of them are over. */
const generationMs = 30_000
/** With this, an address is forgotten within two minutes even when nobody else comes. */
const forgetEveryMs = 15_000

/** At most this many slots of 12 bytes, half of them for one generation, filled to four fifths: 50 MB, whatever comes, and
 *  12 MB more while one grows. */
const mostSlots = 2 ** 22
const fewestSlots = 2 ** 10
const fill = 0.8
const overflowBuckets = 2 ** 14
const highestCount = 0xffff

/** A table of clients that began in the same half minute: a hash table with open addressing in flat arrays, with
 *  nothing in it for the garbage collector to trace. */
interface Generation {
  readonly since: number
  used: number
  readonly high: Uint32Array<ArrayBuffer>
  readonly low: Uint32Array<ArrayBuffer>
  /** Milliseconds after `since` at which the client's minute began. */
  readonly began: Uint16Array<ArrayBuffer>
  /** 0 marks an empty slot. */
  readonly count: Uint16Array<ArrayBuffer>
}

const generation = (since: number, slots: number): Generation => ({
  since,
  used: 0,
  high: new Uint32Array(slots),
  low: new Uint32Array(slots),
  began: new Uint16Array(slots),
  count: new Uint16Array(slots),
})

/** Gives the memory of a table back now, not at the next garbage collection: what was in it is gone. */
function release({ high, low, began, count }: Generation): void {
  for (const { buffer } of [high, low, began, count]) buffer.transfer(0)
}

/** Another one in each process, against hash flooding: nobody can choose addresses that fall on the same slot. */
const seed = randomInt(2 ** 32)

const hash = (high: number, low: number): number => {
  let h = Math.imul(high ^ seed, 0x85ebca6b) ^ low
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 13) ^ seed, 0x9e3779b1)
  return (h ^ (h >>> 16)) >>> 0
}

/** The slot of a client, by linear probing: its own, or the empty one where it belongs. */
function slotOf({ high, low, count }: Generation, key: ClientKey): number {
  const mask = count.length - 1
  let slot = hash(key.high, key.low) & mask
  while (count[slot] !== 0 && (high[slot] !== key.high || low[slot] !== key.low)) slot = (slot + 1) & mask
  return slot
}

/** Counts requests in this process's memory. */
export function memoryCounter(now: () => number): Count {
  const { count, forget } = clientTable(now)
  setInterval(forget, forgetEveryMs).unref()
  return count
}

export interface ClientTable {
  readonly count: Count
  /** Lets go of the clients whose minute is long over. */
  readonly forget: () => void
  /** How many clients are held. */
  readonly held: () => number
}

/** Counts clients one by one. None is let go while its minute runs. */
export function clientTable(now: () => number): ClientTable {
  /** The newest first. */
  let generations: readonly Generation[] = []
  const overflow = overflowCounter()

  return {
    count: (key, charged = oneRequest) => {
      const time = now()
      for (const table of generations) {
        const counted = countIn(table, key, time, charged)
        if (counted !== null) return counted
      }
      return begin(key, time, charged)
    },
    forget: () => forgetAt(now()),
    held: () => generations.reduce((sum, { used }) => sum + used, 0),
  }

  function forgetAt(time: number): void {
    const isOver = ({ since }: Generation): boolean => time - since >= generationMs + windowMs
    generations.filter(isOver).forEach(release)
    generations = generations.filter((table) => !isOver(table))
  }

  /** The first request of a client's minute. */
  function begin(key: ClientKey, time: number, charged: Charged): Counted {
    if (charged.requests > charged.most) return { count: charged.requests, msLeft: windowMs }
    const table = withRoom(time)
    if (table === null || overflow.isRunning(key, time)) return overflow.count(key, time, charged)
    const slot = slotOf(table, key)
    table.used++
    table.high[slot] = key.high
    table.low[slot] = key.low
    table.began[slot] = Math.ceil(time - table.since)
    table.count[slot] = Math.min(charged.requests, highestCount)
    return { count: charged.requests, msLeft: windowMs }
  }

  /** The generation of this half minute, with a slot free; null when there is no room for more. */
  function withRoom(time: number): Generation | null {
    const [newest, ...older] = generations
    if (newest === undefined || time - newest.since >= generationMs) {
      forgetAt(time)
      const fresh = generation(time, fewestSlots)
      generations = [fresh, ...generations]
      return fresh
    }
    if (newest.used < newest.count.length * fill) return newest
    const slots = generations.reduce((sum, { count }) => sum + count.length, newest.count.length)
    if (slots > mostSlots || newest.count.length >= mostSlots / 2) return null
    const larger = grown(newest)
    generations = [larger, ...older]
    return larger
  }
}

/** Counts a request of a client that the generation holds and whose minute still runs. */
function countIn(
  table: Generation,
  key: ClientKey,
  time: number,
  { requests, most }: Charged,
): Counted | null {
  const slot = slotOf(table, key)
  const count = table.count[slot] as number
  const msLeft = table.since + (table.began[slot] as number) + windowMs - time
  if (count === 0 || msLeft <= 0) return null
  const sum = count + requests
  if (sum <= most) table.count[slot] = Math.min(sum, highestCount)
  return { count: sum, msLeft }
}

/** The same clients in a table twice the size, in place of the old one. */
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
  release(old)
  return larger
}

interface Overflow {
  readonly count: (key: ClientKey, time: number, charged: Charged) => Counted
  /** Whether the minute of the bucket that a client would share has begun and is not over. */
  readonly isRunning: (key: ClientKey, time: number) => boolean
}

/** The overflow of the table: clients that come when it is full share some thousands of buckets by their hash, so that memory
 *  stays bounded and nobody is let through uncounted. */
function overflowCounter(): Overflow {
  const began = new Float64Array(overflowBuckets)
  const counts = new Uint16Array(overflowBuckets)
  const bucketOf = ({ high, low }: ClientKey): number => hash(high, low) & (overflowBuckets - 1)
  const runs = (slot: number, time: number): boolean =>
    counts[slot] !== 0 && (began[slot] as number) + windowMs > time
  return {
    isRunning: (key, time) => runs(bucketOf(key), time),
    count: (key, time, { requests, most }) => {
      const slot = bucketOf(key)
      const isNew = !runs(slot, time)
      const sum = isNew ? requests : (counts[slot] as number) + requests
      if (isNew) began[slot] = time
      if (sum <= most) counts[slot] = Math.min(sum, highestCount)
      return { count: sum, msLeft: (began[slot] as number) + windowMs - time }
    },
  }
}
