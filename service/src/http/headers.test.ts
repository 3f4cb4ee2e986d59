import { describe, expect, test } from 'vitest'
import { rateHeaders, retryAfter } from './headers.ts'

/** Names and values in turn, as an object. */
const named = (headers: readonly string[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1]]] : [])))

describe('The state of a client’s minute', () => {
  for (const [count, msLeft, remaining, reset, isRefused] of [
    [1, 60_000, 59, 60, false],
    [2, 59_999.9, 58, 60, false],
    [2, 59_000.1, 58, 60, false],
    [2, 59_000, 58, 59, false],
    [59, 1500, 1, 2, false],
    [60, 1000, 0, 1, false],
    [60, 0.2, 0, 1, false],
    [61, 30_000, 0, 30, true],
    [61, 0, 0, 1, true],
    [65_536, 12_345, 0, 13, true],
  ] as const)
    test(`after ${count} requests, ${msLeft} ms before its end`, () => {
      expect(named(rateHeaders(60)({ count, msLeft }))).toEqual({
        'RateLimit-Policy': '"default";q=60;w=60',
        RateLimit: `"default";r=${remaining};t=${reset}`,
        'X-RateLimit-Limit': '60',
        'X-RateLimit-Remaining': String(remaining),
        'X-RateLimit-Reset': String(reset),
        ...(isRefused ? { 'Retry-After': String(reset) } : {}),
      })
      expect(retryAfter({ count, msLeft })).toBe(reset)
    })

  test('a client that waits as long as it is told is let in: the seconds are rounded up', () => {
    for (let ms = 0; ms <= 60_000; ms += 7)
      expect(retryAfter({ count: 61, msLeft: ms }) * 1000 >= ms).toBe(true)
  })
})
