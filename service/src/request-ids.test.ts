import { describe, expect, test } from 'vitest'
import { requestIds } from './request-ids.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const many = 20_000

const take = (count: number): readonly string[] => {
  const next = requestIds()
  return Array.from({ length: count }, next)
}

describe('Request ids', () => {
  test('are short, fit for a header and a log, and all different', () => {
    const ids = take(many)
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
    expect(new Set(ids).size).toBe(many)
  })

  test('of two processes have nothing in common', () => {
    const [one, other] = [take(100), take(100)]
    expect(one.filter((id) => other.includes(id))).toEqual([])
    expect(one[0]?.slice(0, 6)).not.toBe(other[0]?.slice(0, 6))
  })

  test('do not tell which of two came first', () => {
    const ids = take(many)
    const rises = ids.filter((id, n) => n > 0 && id > (ids[n - 1] as string)).length
    // Half of them, give or take seven standard deviations of a random order (the square root of n / 12).
    expect(Math.abs(rises - many / 2)).toBeLessThan(7 * Math.sqrt(many / 12))
  })

  test('do not tell how many there were: every place takes every sign, from one id to the next', () => {
    const ids = take(many)
    for (let place = 0; place < 12; place++) {
      const stays = ids.filter((id, n) => n > 0 && id[place] === ids[n - 1]?.[place]).length
      expect(Math.abs(stays - many / 64)).toBeLessThan(7 * Math.sqrt(many / 64))
      for (const sign of alphabet) {
        const count = ids.filter((id) => id[place] === sign).length
        expect(Math.abs(count - many / 64), `${sign} at ${place}`).toBeLessThan(7 * Math.sqrt(many / 64))
      }
    }
  })

  test('cost well under a microsecond each', () => {
    const next = requestIds()
    const rounds = Array.from({ length: 5 }, () => {
      // Processor time, in microseconds.
      const before = process.threadCpuUsage()
      for (let n = 0; n < 200_000; n++) next()
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 200_000
    })
    expect(Math.min(...rounds)).toBeLessThan(0.5)
  })
})
