import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../test/support/long.ts'
import { clientKey } from '../client-address.ts'
import { clientTable, windowMs } from './memory.ts'

/** A table with a clock that stands still until it is moved. */
function tableAt(start = 0) {
  let time = start
  const table = clientTable(() => time)
  return {
    ...table,
    at: (ms: number) => {
      time = start + ms
    },
  }
}

const most = (most: number, requests: number) => ({ requests, most })
const alice = clientKey('198.51.100.1')
const bob = clientKey('198.51.100.2')
const other = (n: number) => ({ high: 0x20010db8, low: n })

describe('Several requests at once', () => {
  test('are counted all or not at all, and the sum is told either way', () => {
    const { count } = tableAt()
    for (const [charged, sum] of [
      [most(60, 34), 34],
      [most(60, 9), 43],
      [most(60, 18), 61],
      [most(60, 17), 60],
      [most(60, 1), 61],
    ] as const)
      expect(count(alice, charged)).toEqual({ count: sum, msLeft: windowMs })
    expect(count(alice)).toEqual({ count: 61, msLeft: windowMs })
    expect(count(alice, most(60, 1))).toEqual({ count: 62, msLeft: windowMs })
  })

  test('that are more than a whole minute are not counted', () => {
    const { count, held } = tableAt()
    expect(count(alice, most(60, 61))).toEqual({ count: 61, msLeft: windowMs })
    expect(held()).toBe(0)
    expect(count(alice)).toEqual({ count: 1, msLeft: windowMs })
  })

  // What was counted in a store that is away since is given back here, where nothing of it is known.
  test('given back, are no more than were counted', () => {
    const { count } = tableAt()
    expect(count(alice, most(60, -12))).toEqual({ count: 0, msLeft: windowMs })
    expect(count(alice)).toEqual({ count: 1, msLeft: windowMs })
    expect(count(alice, most(60, -12))).toEqual({ count: 0, msLeft: windowMs })
    expect(count(alice)).toEqual({ count: 1, msLeft: windowMs })
  })
})

describe('A client’s minute', () => {
  // biome-ignore format: one row a line
  for (const [about, requests] of [
    [
      'starts with its first request and ends a minute later',
      [
        [0, 1, 60_000],
        [1, 2, 59_999],
        [30_000, 3, 30_000],
        [59_999, 4, 1],
        [60_000, 1, 60_000],
      ],
    ],
    ['does not depend on when others came', [[29_999, 1, 60_000], [30_001, 2, 59_998], [89_998, 3, 1], [89_999, 1, 60_000]]],
    ['starts anew with the first request after a long silence', [[0, 1, 60_000], [3_600_000, 1, 60_000], [3_659_999, 2, 1]]],
    ['is never over early, down to parts of a millisecond', [[0.7, 1, 60_000], [60_000.6, 2, 0.4], [60_001, 1, 60_000]]],
  ] as const)
    for (const start of [0, 12_345.5, 86_400_000])
      test(`${about} (from ${start})`, () => {
        const { count, at } = tableAt(start)
        count(bob)
        for (const [ms, n, left] of requests) {
          at(ms)
          const counted = count(alice)
          expect(counted.count, `at ${ms}`).toBe(n)
          expect(counted.msLeft, `at ${ms}`).toBeCloseTo(left, 0)
        }
      })

  test('counts every request, the 60th, the 61st and the hundred-thousandth', () => {
    const { count } = tableAt()
    const counts = Array.from({ length: 100_000 }, () => count(alice).count)
    expect(counts.slice(0, 61)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1))
    expect(Math.min(...counts.slice(60))).toBeGreaterThan(60)
    expect(count(alice).count).toBeGreaterThanOrEqual(65_535)
  })

  test('is a client’s own: neighbours, halves of IPv6 and mapped addresses do not share it', () => {
    const { count } = tableAt()
    for (const address of ['1.2.3.4', '1.2.3.5', '2001:db8::', '2001:db8:0:1::', '102:304::'])
      expect(count(clientKey(address)).count, address).toBe(1)
  })
})

describe('A blocked client', () => {
  test('stays blocked to the end of its minute, whoever else comes, half a million', () => {
    const { count, at, forget } = tableAt()
    for (let i = 0; i < 61; i++) count(alice)
    for (let n = 0; n < 500_000; n++) {
      at((n / 500_000) * 59_999)
      count(other(n))
      if (n % 1000 === 0) expect(count(alice).count).toBeGreaterThan(60)
    }
    at(59_999)
    expect(count(alice).count).toBeGreaterThan(60)
    at(120_000)
    forget()
    expect(count(alice)).toEqual({ count: 1, msLeft: windowMs })
  })

  test('is told the same end of its minute all along', () => {
    const { count, at } = tableAt()
    const ends = new Set<number>()
    for (let ms = 0; ms < 60_000; ms += 100) {
      at(ms)
      ends.add(ms + count(alice).msLeft)
    }
    expect([...ends]).toEqual([60_000])
  })
})

describe('Clients that are held', () => {
  test('keep their counts while the table grows', () => {
    const { count } = tableAt()
    const clients = 100_000
    for (let round = 1; round <= 3; round++) {
      const counts = new Set<number>()
      for (let n = 0; n < clients; n++) counts.add(count(other(n)).count)
      expect([...counts]).toEqual([round])
    }
  })

  test('are forgotten within two minutes of their first request', () => {
    const { count, at, forget, held } = tableAt()
    for (const ms of [0, 10_000, 29_999]) {
      at(ms)
      count(other(ms))
    }
    for (const [ms, left] of [
      [59_999, 3],
      [60_000, 2],
      [89_998, 1],
      [89_999, 0],
    ] as const) {
      at(ms)
      forget()
      expect(held(), `at ${ms}`).toBe(left)
    }
  })

  test('are forgotten though others keep coming', () => {
    const { count, at, forget, held } = tableAt()
    for (let n = 0; n < 1000; n++) count(other(n))
    for (let ms = 0; ms <= 120_000; ms += 1000) {
      at(ms)
      if (ms % 15_000 === 0) forget()
      count(alice)
    }
    expect(held()).toBe(1)
  })

  test('are forgotten though nobody comes at all', () => {
    const { count, at, forget, held } = tableAt()
    count(alice)
    at(100_000)
    forget()
    expect(held()).toBe(0)
    expect(count(alice).count).toBe(1)
  })
})

describe('When more clients come than are counted one by one', () => {
  const full = 300_000

  test('those who are counted stay counted, and nobody else goes uncounted', () => {
    const { count, at, forget } = tableAt()
    for (let i = 0; i < 61; i++) count(alice)
    for (let n = 0; n < full; n++) count(other(n))
    expect(count(alice).count).toBe(62)
    for (let i = 0; i < 61; i++) count(bob)
    expect(count(bob).count).toBeGreaterThan(60)
    for (const ms of [29_999, 30_000, 59_999]) {
      at(ms)
      expect(count(bob).count, `at ${ms}`).toBeGreaterThan(60)
      expect(count(alice).count, `at ${ms}`).toBeGreaterThan(60)
    }
    at(60_000)
    forget()
    expect(count(alice).count).toBe(1)
    expect(count(bob).count).toBe(1)
  })

  test('everybody is counted alone again a minute later', () => {
    const { count, at, forget } = tableAt()
    for (let n = 0; n < full; n++) count(other(n))
    at(60_000)
    forget()
    const counts = new Set<number>()
    for (let n = 0; n < 100_000; n++) counts.add(count(other(n)).count)
    expect([...counts]).toEqual([1])
  })
})

describe('Memory', () => {
  /** Megabytes that are alive at most while clients come over some minutes. */
  function alive(clients: number, minutes: number): number {
    const script = `
      import { clientTable } from ${JSON.stringify(new URL('memory.ts', import.meta.url).href)}
      let time = 0
      const { count, forget } = clientTable(() => time)
      const used = () => (gc(), process.memoryUsage().heapUsed)
      const before = used()
      let most = 0
      const all = ${clients * minutes}
      for (let n = 0; n < all; n++) {
        time = (n / ${clients}) * 60_000
        count({ high: 2, low: n })
        if (n % ${clients / 4} === 0) forget()
        if (n % ${clients / 5} === 0) most = Math.max(most, used() - before)
      }
      console.log(Math.max(most, used() - before) / 1e6)`
    const child = ['--expose-gc', '--input-type=module-typescript', '-e', script]
    return Number(execFileSync(process.execPath, child, { encoding: 'utf8' }))
  }

  for (const [clients, minutes] of [
    [100_000, 3],
    [1_000_000, isLong ? 3 : 1],
  ] as const)
    test(`stays under 32 MB for ${clients} clients a minute, for ${minutes}`, () =>
      expect(alive(clients, minutes)).toBeLessThan(32))
})
