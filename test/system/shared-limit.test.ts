import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, jsonOf, type Response } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { freePort } from '../support/ports.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { type RedisServer, startRedis } from '../support/redis.ts'

/** How long a request may take when the store dies or hangs under it: most of them, and any, by the clock of the long form. In the
 *  short form others have the machine too: there as many as this are answered while the store is away, and it does not come back
 *  before. */
const [mostlyMs, bearableMs] = isLong ? [400, 1000] : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
const answeredWithout = 100

let redis: RedisServer
let replicas: readonly ServiceProcess[]

/** A replica that counts in the store and takes a client's address from the header. */
const startReplica = (): Promise<ServiceProcess> =>
  startProcess({ RATE_LIMIT_STORE: redis.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'debug' })

// The same two for all tests, started while there is no store. Each test comes with clients of its own.
beforeAll(async () => {
  redis = await startRedis()
  await redis.kill()
  replicas = await Promise.all([startReplica(), startReplica()])
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()))
  await redis.close()
})

/** Asks what is answered for this client alone, with the state of its limit. */
const ask = (replica: ServiceProcess, from: string): Promise<Response> =>
  http(replica, calculatePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{"startDate":"2026-11-16","sentenceYears":3}',
  })

const stateOf = async (replica: ServiceProcess): Promise<unknown> =>
  jsonOf(await http(replica, '/health/ready'))

async function metricOf(replica: ServiceProcess): Promise<readonly string[]> {
  const { text } = await http(replica, '/metrics')
  const states = text.matchAll(/^requisite_rate_limiter_state\{state="([^"]+)"\} 1$/gm)
  return [...states].map(([, state = '']) => state)
}

/** Waits until all replicas count where they are meant to. */
async function whenAll(state: 'store' | 'store away'): Promise<void> {
  for (const replica of replicas)
    while (((await stateOf(replica)) as { rateLimit: string }).rateLimit !== state) await setTimeout(20)
}

/** Sends a batch of so many sentences. */
const batch = (replica: ServiceProcess, from: string, items: number): Promise<Response> =>
  http(replica, `${calculatePath}/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ items: Array(items).fill({ startDate: '2026-11-16', sentenceYears: 3 }) }),
  })

/** One hundred requests at once, over all replicas in turn: how many of each status. */
async function hundredAtOnce(from: string): Promise<Readonly<Record<number, number>>> {
  const all = Array.from({ length: 100 }, (_, n) =>
    ask(replicas[n % replicas.length] as ServiceProcess, from),
  )
  const statuses: Record<number, number> = {}
  for (const { status } of await Promise.all(all)) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

let clients = 0
/** Every third has an address of the other kind. */
const newClient = (): string => (++clients % 3 === 0 ? `2001:db8:${clients}::1` : `198.51.100.${clients}`)

/** That the limit is exact for a new client. Where the machine was so busy that a replica took the store to be away meanwhile, it
 *  counted for itself, and another client is looked at. */
async function isExact(): Promise<void> {
  const timesAway = (): number =>
    replicas.reduce((sum, { written }) => sum + written().split('the rate limit store is away').length, 0)
  let [before, statuses] = [0, {}]
  do {
    await whenAll('store')
    before = timesAway()
    statuses = await hundredAtOnce(newClient())
  } while (before !== timesAway())
  expect(statuses).toEqual({ 200: 60, 429: 40 })
}

/** Requests one after the other on several lines at once, each from a client of its own, until it is told to stop, and at least
 *  five hundred. */
function traffic(lines: number) {
  const took: number[] = []
  const failed: unknown[] = []
  let going = true
  const line = async (l: number): Promise<void> => {
    for (let n = 0; going; n++) {
      const began = performance.now()
      try {
        const { status, headers } = await ask(
          replicas[(n + l) % replicas.length] as ServiceProcess,
          `198.${18 + l}.${(n >> 8) & 255}.${n & 255}`,
        )
        if (status !== 200 || headers['x-ratelimit-limit'] !== '60') failed.push(status)
      } catch (error) {
        failed.push(error)
      }
      took.push(performance.now() - began)
      await setTimeout(2)
    }
  }
  const all = Promise.all(Array.from({ length: lines }, (_, l) => line(l)))
  const until = async (answers: number): Promise<void> => {
    while (took.length <= answers) await setTimeout(20)
  }
  return {
    answers: (more: number) => until(took.length + more),
    stop: async () => {
      await until(500)
      going = false
      await all
      const sorted = took.sort((a, b) => a - b)
      const at = (part: number): number =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
      return { failed, p99: at(0.99), slowest: at(1) }
    },
  }
}

describe('Replicas that share a store', () => {
  test('start without the store, and find it when it comes', async () => {
    for (const replica of replicas) {
      expect(await stateOf(replica)).toEqual({ status: 'ok', rateLimit: 'store away' })
      expect(await metricOf(replica)).toEqual(['store away'])
      expect((await ask(replica, '203.0.113.6')).headers['x-ratelimit-remaining']).toBe('59')
    }
    await redis.start()
    await isExact()
  })

  test('of three batches at once with 26 requests left, the one that does not fit counts as one', async () => {
    const [replica] = replicas as [ServiceProcess]
    const client = newClient()
    for (let n = 0; n < 34; n++) await ask(replica, client)
    const answers = await Promise.all([1, 2, 3].map(() => batch(replica, client, 1000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    // 26, less ten for each of the two and one for the third.
    const next = await batch(replica, client, 1)
    expect([next.status, next.headers['x-ratelimit-remaining']]).toEqual([200, '4'])
  })

  test('let exactly 60 of 100 requests at once pass', async () => {
    for (const replica of replicas) await expect.poll(() => metricOf(replica)).toEqual(['store'])
    for (let client = 0; client < 3; client++) await isExact()
  })

  test('answer every request while the store dies and comes back', async () => {
    const { answers, stop } = traffic(8)
    for (let round = 0; round < (isLong ? 3 : 1); round++) {
      await setTimeout(500)
      await redis.kill()
      await whenAll('store away')
      for (const replica of replicas) expect(await metricOf(replica)).toEqual(['store away'])
      await answers(answeredWithout)
      await redis.start()
      await whenAll('store')
    }
    for (const replica of replicas) await expect.poll(() => metricOf(replica)).toEqual(['store'])
    const { failed, slowest } = await stop()
    expect(failed).toEqual([])
    expect(slowest).toBeLessThan(bearableMs)
    await isExact()
  })

  test('answer at once while the store hangs, and return to it by themselves', async () => {
    const { answers, stop } = traffic(8)
    await answers(answeredWithout)
    for (const hangMs of isLong ? [700, 5000] : [700]) {
      redis.pause()
      await whenAll('store away')
      await Promise.all([setTimeout(hangMs), answers(answeredWithout)])
      for (const replica of replicas)
        expect(await stateOf(replica)).toEqual({ status: 'ok', rateLimit: 'store away' })
      redis.resume()
      await whenAll('store')
    }
    const { failed, p99, slowest } = await stop()
    expect(failed).toEqual([])
    expect(p99).toBeLessThan(mostlyMs)
    expect(slowest).toBeLessThan(bearableMs)
    await isExact()
  })

  test('limit each for itself while the store is away', async () => {
    await redis.kill()
    await whenAll('store away')
    const statuses = await hundredAtOnce('203.0.113.5')
    expect(statuses).toEqual({ 200: 100 })
    expect(await hundredAtOnce('203.0.113.5')).toEqual({ 200: 20, 429: 80 })
    await redis.start()
    await whenAll('store')
  })

  test('write down once that the store is away, and once that it is back', async () => {
    const [replica] = replicas as [ServiceProcess]
    const before = replica.written().length
    const written = (): string => replica.written().slice(before)
    await redis.kill()
    await whenAll('store away')
    for (let n = 0; n < 20; n++) await ask(replica, '203.0.113.7')
    await redis.start()
    await whenAll('store')
    const lines = written().match(/the rate limit store is [^"]*/g)
    expect(lines?.at(-1)).toBe('the rate limit store is back')
    const kinds = [...written().matchAll(/"error":"([^"]+)","msg":"the rate limit store is away/g)]
    expect(kinds.at(-1)?.[1]).toMatch(/^(closed|ECONNRESET|EPIPE|ECONNREFUSED)$/)
    expect(lines?.length).toBeLessThanOrEqual(5)
  })

  test('say why there is no store, and not where it is or who they are', async () => {
    const closed = await startRedis('--requirepass', 'right')
    const dead = await freePort()
    const all = [
      [closed.url.replace('//', '//planted-user:planted-password@'), /^WRONGPASS$/],
      [
        closed.url.replace('redis://', 'rediss://:planted-password@'),
        /^(ERR_SSL_\w+|EPROTO|ETIMEDOUT|closed)$/,
      ],
      [`redis://:planted-password@127.0.0.1:${dead}/3`, /^ECONNREFUSED$/],
      ['redis://planted-user:planted-password@planted-host.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
    ] as const
    // The short form has who we are, and where it is: every kind is held by store.test.ts.
    const stores = isLong ? all : [all[0], all[3]]
    const starts = stores.map(([address]) => startProcess({ RATE_LIMIT_STORE: address, LOG_LEVEL: 'debug' }))
    const services = await Promise.all(starts)
    const isSaid = (one: ServiceProcess): boolean => one.written().includes('the rate limit store is away')
    await expect.poll(() => services.every(isSaid)).toBe(true)
    // Whatever else there is to say.
    await setTimeout(600)
    await closed.close()
    for (const [n, [address, kind]] of stores.entries()) {
      const replica = services[n] as ServiceProcess
      await replica.close()
      const away = replica
        .written()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'the rate limit store is away: counting in memory')
      // A slow machine sees it come and go.
      expect(away.length, address).toBeGreaterThanOrEqual(1)
      expect(away[0].error, address).toMatch(kind)
      expect(away[0].level).toBe(40)
      const { port } = new URL(address)
      const ownPort = replica.written().replaceAll(`127.0.0.1:${replica.port}`, '')
      expect(ownPort).not.toMatch(
        new RegExp(`planted|127\\.0\\.0\\.1${port === '' ? '' : `|[^\\d]${port}[^\\d]`}`),
      )
    }
  })
})
