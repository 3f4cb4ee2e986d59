import { describe, expect, test } from 'vitest'
import { type Holding, keepWithinLimits, limits } from './memory-limits.ts'

const mebibyte = 1024 * 1024

/** Connections as `client: bytes in MiB`; gives those that are cut, in the order in which they are. */
function cutOf(connections: readonly (readonly [client: string, mebibytes: number])[]) {
  const cut: string[] = []
  const holdings: Holding[] = connections.map(([client, mebibytes]) => ({
    client,
    bytes: mebibytes * mebibyte,
    cut: () => cut.push(`${client} ${mebibytes}`),
  }))
  keepWithinLimits(holdings)
  return cut
}

describe('What clients make us hold', () => {
  test('nobody is cut off within the limits', () => {
    expect(cutOf([])).toEqual([])
    expect(cutOf([['a', limits.bytesOfOne / mebibyte]])).toEqual([])
    expect(cutOf(['a', 'b', 'c', 'd'].map((client) => [client, 16] as const))).toEqual([])
  })

  test('of one client that holds too much, its largest connections go', () =>
    expect(
      cutOf([
        ['a', 3],
        ['a', 9],
        ['a', 8],
        ['b', 15],
      ]),
    ).toEqual(['a 9']))

  test('when all together hold too much, those who hold most go first, and an honest slow client stays', () => {
    const attackers = Array.from({ length: 6 }, (_, n) => [`attacker ${n}`, 12] as const)
    expect(cutOf([['honest', 0.02], ...attackers])).toEqual(['attacker 0 12'])
    expect(cutOf([...attackers, ['honest', 11]])).toEqual(['attacker 0 12', 'attacker 1 12'])
  })
})
