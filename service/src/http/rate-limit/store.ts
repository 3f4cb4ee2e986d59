import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { ClientKey } from '../client-address.ts'
import { oneRequest, type RequestCharge, type RequestCount } from './count.ts'
import { windowMs } from './memory.ts'
import { withTimeout } from './with-timeout.ts'

/** A Redis or Valkey server that holds the counts of all processes. */
export interface Store {
  readonly count: (key: ClientKey, charged?: RequestCharge) => Promise<RequestCount>
  readonly isAway: () => boolean
  /** Waits until the store answers, but not longer than this. */
  readonly whenReady: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

export interface StoreEvents {
  /** With the kind of error: when an outage begins, and once for each other kind that it takes on. */
  readonly onAway: (kind: string) => void
  readonly onBack: () => void
}

/** The server's clock and one atomic step decide, so that replicas cannot disagree. */
const countScript = `
local requests = tonumber(ARGV[2])
local count = (tonumber(redis.call('GET', KEYS[1])) or 0) + requests
local left = redis.call('PTTL', KEYS[1])
if requests < 0 and (left < 0 or count < 0) then return { 0, math.max(left, 0) } end
if count > tonumber(ARGV[3]) then return { count, math.max(left, 0) } end
redis.call('INCRBY', KEYS[1], requests)
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`

/** A store that has not answered by then is taken to be away. With half of it, a store on a busy machine was taken to be away
 *  now and then. */
const timeoutMs = 100
/** How often a store that is away is asked again. */
const retryMs = 500
/** Counted to see whether the store can count. */
const checkName = 'requisite:check'

interface Counting {
  countRequests(name: string, ms: number, requests: number, most: number): Promise<[number, number]>
}

/** Counts in a shared store, behind a circuit breaker. A dead or hanging store costs a request at most 100 ms, and the next
 *  ones nothing: until it counts again nobody waits for it. */
export function redisStore(address: string, { onAway, onBack }: StoreEvents): Store {
  const redis = new Redis(address, {
    autoResendUnfulfilledCommands: false,
    connectTimeout: 2 * retryMs,
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => retryMs,
    reconnectOnError: () => false,
    // A connection that has been silent for so long while we wait is given up for a new one.
    socketTimeout: 4 * retryMs,
  })
  redis.defineCommand('countRequests', { numberOfKeys: 1, lua: countScript })
  const counting = redis as unknown as Counting
  let away = true
  /** The kinds of error that have been reported in this outage: a store that is away is asked twice a second. */
  const reported = new Set<string>()
  const wentAway = (error: unknown): void => {
    const kind = kindOf(error)
    // That the connection is closed says nothing new about a store that is away.
    if (reported.has(kind) || (away && kind === closedKind)) return
    away = true
    reported.add(kind)
    onAway(kind)
  }
  // Of a store that was never missed there is nothing to say.
  const cameBack = (): void => {
    if (away && reported.size > 0) onBack()
    away = false
    reported.clear()
  }
  const check = (): void => {
    if (redis.status === 'ready')
      withTimeout(counting.countRequests(checkName, retryMs, 1, oneRequest.most), timeoutMs).then(
        cameBack,
        wentAway,
      )
  }
  redis.on('error', wentAway)
  redis.on('close', () => wentAway(null))
  redis.on('ready', check)
  const checks = setInterval(check, retryMs)
  checks.unref()

  return {
    isAway: () => away,
    count: async ({ high, low }, { requests, most } = oneRequest) => {
      try {
        const name = `requisite:${high.toString(36)}.${low.toString(36)}`
        const [count, msLeft] = await withTimeout(
          counting.countRequests(name, windowMs, requests, most),
          timeoutMs,
        )
        return { count, msLeft: Math.min(msLeft, windowMs) }
      } catch (error) {
        // Somebody wrote something else under the name of this one client: the store is there for all others.
        if (kindOf(error) !== wrongTypeKind) wentAway(error)
        throw error
      }
    },
    whenReady: async (ms) => {
      for (let waited = 0; away && waited < ms; waited += 10) await sleep(10)
      if (away && reported.size === 0) wentAway({ code: 'ETIMEDOUT' })
    },
    close: async () => {
      clearInterval(checks)
      redis.disconnect()
    },
  }
}

const closedKind = 'closed'
const wrongTypeKind = 'WRONGTYPE'

/** The kind of an error by its code, by the first word of the server's reply (WRONGPASS, READONLY), or by its class. Never the
 *  message: an address may stand in it. */
function kindOf(error: unknown): string {
  const { code, name, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (code !== undefined && /^[A-Z][A-Z0-9_]+$/.test(code)) return code
  if (/not an integer|overflow/.test(message ?? '')) return wrongTypeKind
  if (name === 'ReplyError') return /^[A-Z]{2,20}\b/.exec(message ?? '')?.[0] ?? name
  if (message === undefined || /closed|writeable|max retries/.test(message)) return closedKind
  if (/timeout/i.test(message)) return 'ETIMEDOUT'
  return name !== undefined && /^\w+$/.test(name) ? name : 'Error'
}
