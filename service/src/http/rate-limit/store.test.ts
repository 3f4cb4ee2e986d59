import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { test as base, describe, expect } from 'vitest'
import { isLong } from '../../../../test/support/long.ts'
import { type RedisServer, startRedis } from '../../../../test/support/redis.ts'
import { type ClientKey, clientKey } from '../client-address.ts'
import { redisStore, type Store } from './store.ts'

const alice = clientKey('198.51.100.1')
const bob = clientKey('2001:db8::1')

interface Opened extends Store {
  /** Its events: away and back. */
  readonly events: readonly string[]
}

/** Every test has a server of its own, so that those that mostly wait can do so at the same time. */
const test = base.extend<{ redis: RedisServer; open: (address?: string) => Promise<Opened> }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without any other
  redis: async ({}, use) => {
    const redis = await startRedis()
    await use(redis)
    await redis.close()
  },
  open: async ({ redis }, use) => {
    const opened: Store[] = []
    await use(async (address = redis.url) => {
      const events: string[] = []
      const store = redisStore(address, {
        onAway: (kind) => events.push(`away: ${kind}`),
        onBack: () => events.push('back'),
      })
      opened.push(store)
      await store.whenReady(1000)
      return { ...store, events }
    })
    for (const store of opened) await store.close()
  },
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10)
}

/** Passes bytes on to a port and back. Once hushed, it keeps the connections it has and passes nothing on for them. */
async function silentRelay(to: number) {
  const sockets: Socket[] = []
  const relay = createServer((client) => {
    const server = connect(to, '127.0.0.1')
    sockets.push(client, server)
    for (const [from, onto] of [
      [client, server],
      [server, client],
    ] as const)
      from.pipe(onto).on('error', () => {})
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const { port } = relay.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${port}`,
    hush: () => {
      for (const socket of sockets.splice(0)) socket.unpipe().pause()
    },
    close: () => relay.close(),
  }
}

const counts = (store: Store, key: ClientKey, times: number): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: times }, () => store.count(key).then(({ count }) => count)))

/** What comes first when a server dies depends on who is waiting for what. */
const closed = /^away: (closed|ECONNRESET|EPIPE)$/

const oneTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)

describe('A store', () => {
  test('counts each client for itself, in a minute that starts with its first request', async ({ open }) => {
    const store = await open()
    expect(store.isAway()).toBe(false)
    expect(await store.count(alice)).toEqual({ count: 1, msLeft: 60_000 })
    await setTimeout(20)
    const second = await store.count(alice)
    expect(second.count).toBe(2)
    expect(second.msLeft).toBeGreaterThan(55_000)
    expect(second.msLeft).toBeLessThanOrEqual(59_985)
    expect((await store.count(bob)).count).toBe(1)
  })

  test('gives every request of all processes a number of its own', async ({ open }) => {
    const [one, two] = [await open(), await open()]
    const all = await Promise.all([counts(one, alice, 500), counts(two, alice, 500)])
    expect(all.flat().sort((a, b) => a - b)).toEqual(oneTo(1000))
  })

  test('keeps nothing longer than the minute', async ({ open, redis }) => {
    const store = await open()
    for (const key of [alice, bob]) await store.count(key)
    const keys = (await redis.command('KEYS', '*')).match(/requisite:\S+/g) ?? []
    expect(keys.length).toBeGreaterThanOrEqual(2)
    for (const key of keys) {
      const left = Number((await redis.command('PTTL', key)).slice(1))
      expect(left, key).toBeLessThanOrEqual(60_000)
      expect(left, key).not.toBe(-1)
    }
  })

  test('mends a count that has no end', async ({ open, redis }) => {
    const store = await open()
    await store.count(alice)
    const [key = ''] = (await redis.command('KEYS', 'requisite:*.*')).match(/requisite:\S+/) ?? []
    await redis.command('PERSIST', key)
    expect(await store.count(alice)).toEqual({ count: 2, msLeft: 60_000 })
  })

  test('counts on when the server has forgotten the script', async ({ open, redis }) => {
    const store = await open()
    await store.count(alice)
    await redis.command('SCRIPT', 'FLUSH')
    expect([...(await counts(store, alice, 10))].sort((a, b) => a - b)).toEqual(oneTo(11).slice(1))
    expect(store.events).toEqual([])
  })

  for (const [about, written, said] of [
    ['of another kind', ['HSET', 'a', '1'], 'WRONGTYPE'],
    ['no number', ['SET', 'many'], 'not an integer'],
    ['no whole number', ['SET', '1.5'], 'not an integer'],
    ['a number beyond all counting', ['SET', '-9223372036854775809'], 'not an integer'],
  ] as const)
    test(`of which one key is ${about} counts on for everybody else`, async ({ open, redis }) => {
      const store = await open()
      await store.count(alice)
      const [key = ''] = (await redis.command('KEYS', 'requisite:*.*')).match(/requisite:\S+/) ?? []
      await redis.command('DEL', key)
      const [command, ...rest] = written
      await redis.command(command, key, ...rest)
      await expect(store.count(alice)).rejects.toThrow(said)
      expect([store.isAway(), store.events]).toEqual([false, []])
      expect((await store.count(bob)).count).toBe(1)
    })

  test('tells nobody to wait longer than a minute', async ({ open, redis }) => {
    const store = await open()
    await store.count(alice)
    const [key = ''] = (await redis.command('KEYS', 'requisite:*.*')).match(/requisite:\S+/) ?? []
    await redis.command('PEXPIRE', key, '3600000')
    expect(await store.count(alice)).toEqual({ count: 2, msLeft: 60_000 })
  })

  test('is not taken to be away because this process was busy', async ({ open }) => {
    const store = await open()
    const counted = counts(store, alice, 10)
    await setImmediate()
    for (const end = performance.now() + 300; performance.now() < end; );
    expect(await counted).toEqual(oneTo(10))
    expect(store.events).toEqual([])
  })
})

describe.concurrent('A store is away', () => {
  test('when nobody listens at its address', async ({ open, redis }) => {
    await redis.kill()
    const began = performance.now()
    const store = await open()
    if (isLong) expect(performance.now() - began).toBeLessThan(1500)
    expect(store.isAway()).toBe(true)
    await redis.start()
    await until(() => !store.isAway())
    expect((await store.count(alice)).count).toBe(1)
    expect(store.events).toEqual(['away: ECONNREFUSED', 'back'])
  })

  test('when it dies, and back when it lives', async ({ open, redis }) => {
    const store = await open()
    await counts(store, alice, 3)
    const asked = counts(store, alice, 3).catch(() => 'refused')
    await redis.kill()
    await asked
    await until(() => store.events.includes('away: ECONNREFUSED'))
    expect(store.isAway()).toBe(true)
    await setTimeout(1200)
    await redis.start()
    await until(() => !store.isAway())
    expect((await store.count(alice)).count).toBe(1)
    expect(store.events).toEqual([expect.stringMatching(closed), 'away: ECONNREFUSED', 'back'])
  })

  test('when it hangs: that costs a request a moment, once', async ({ open, redis }) => {
    const store = await open()
    await store.count(alice)
    redis.pause()
    const began = performance.now()
    await expect(store.count(alice)).rejects.toThrow()
    if (isLong) expect(performance.now() - began).toBeLessThan(500)
    expect(store.isAway()).toBe(true)
    await setTimeout(1200)
    expect(store.events).toEqual(['away: ETIMEDOUT'])
    redis.resume()
    await until(() => !store.isAway())
    expect((await store.count(bob)).count).toBe(1)
    expect(store.events).toEqual(['away: ETIMEDOUT', 'back'])
  })

  // biome-ignore format: one row a line
  for (const [about, kind, broken, mended] of [
    ['when it may not be written to', 'READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['when it is full', 'OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['when it wants to know who we are', 'NOPERM', ['ACL', 'SETUSER', 'default', '-@scripting'], ['ACL', 'SETUSER', 'default', '+@all']],
  ] as const)
    test(`${about}: it says so once, and once that it is back`, async ({ open, redis }) => {
      const store = await open()
      await store.count(alice)
      await redis.command(...broken)
      await expect(store.count(alice)).rejects.toThrow()
      for (const end = performance.now() + 1700; performance.now() < end; await setTimeout(20))
        if (!store.isAway()) await store.count(alice).catch(() => {})
      expect(store.events).toEqual([`away: ${kind}`])
      await redis.command(...mended)
      await until(() => !store.isAway())
      expect(store.events).toEqual([`away: ${kind}`, 'back'])
    })

  test('when its connection goes dead without a word: another is made', async ({ open, redis }) => {
    const { url, hush, close } = await silentRelay(redis.port)
    const store = await open(url)
    await store.count(alice)
    hush()
    await expect(store.count(alice)).rejects.toThrow()
    await until(() => !store.isAway())
    expect((await store.count(alice)).count).toBeGreaterThan(1)
    await store.close()
    close()
  })

  test('when its address has the wrong password, or none', async ({ open, redis }) => {
    await redis.command('CONFIG', 'SET', 'requirepass', 'right')
    const kinds = { ':wrong@': 'WRONGPASS', 'bob:wrong@': 'WRONGPASS', '': 'NOAUTH' }
    await Promise.all(
      Object.entries(kinds).map(async ([user, kind]) => {
        const store = await open(redis.url.replace('//', `//${user}`))
        expect(store.isAway()).toBe(true)
        await setTimeout(1200)
        expect(store.events).toEqual([`away: ${kind}`])
      }),
    )
    const right = await open(redis.url.replace('//', '//:right@'))
    expect(right.isAway()).toBe(false)
    expect(right.events).toEqual([])
  })

  test('when it does not speak TLS and we do', async ({ open, redis }) => {
    const { events } = await open(redis.url.replace('redis:', 'rediss:'))
    await until(() => events.length > 0)
    expect(events[0]).toMatch(/^away: (ERR_SSL_\w+|EPROTO|ETIMEDOUT|ECONNRESET|closed)$/)
    const plain = createServer((socket) => socket.on('error', () => {}).write('-ERR what?\r\n'))
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const other = await open(`rediss://127.0.0.1:${(plain.address() as AddressInfo).port}`)
    expect(other.events).toEqual(['away: ERR_SSL_WRONG_VERSION_NUMBER'])
    plain.close()
  })

  test('when its name is nobody', async ({ open }) =>
    expect((await open('redis://no-such-host.invalid')).events[0]).toMatch(/^away: (ENOTFOUND|EAI_AGAIN)$/))

  test('when it is silent from the start', async ({ open, redis }) => {
    redis.pause()
    const store = await open()
    expect(store.events).toEqual(['away: ETIMEDOUT'])
    await setTimeout(2500)
    expect(store.events).toEqual(['away: ETIMEDOUT'])
    redis.resume()
    await until(() => !store.isAway())
  })

  test('and says another kind of error in the same outage once, however often they alternate', async ({
    open,
    redis,
  }) => {
    await redis.command('CONFIG', 'SET', 'requirepass', 'right')
    const store = await open()
    for (let round = 0; round < (isLong ? 3 : 2); round++) {
      await redis.kill()
      await setTimeout(700)
      await redis.start()
      await redis.command('CONFIG', 'SET', 'requirepass', 'right')
      await setTimeout(700)
    }
    await until(() => store.events.includes('away: NOAUTH'))
    const outages = store.events.join(' ').split('back')
    for (const outage of outages) {
      const kinds = outage.match(/away: \w+/g) ?? []
      expect(new Set(kinds).size).toBe(kinds.length)
    }
  })
})
