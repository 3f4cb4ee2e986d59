import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distancesFrom } from './distance.ts'

/** The usual table, as it stands in every textbook. */
function byTheTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      )
    row = next
  }
  return row[b.length] as number
}

describe('The letters to change, add or drop', () => {
  for (const [word, name, distance] of [
    ['', '', 0],
    ['', 'theft', 5],
    ['theft', '', 5],
    ['theft', 'theft', 0],
    ['thetf', 'theft', 2],
    ['roberry', 'robbery', 2],
    ['kitten', 'sitting', 3],
    ['é', 'e', 1],
    ['e', 'é', 1],
    ['a'.repeat(33), 'a'.repeat(32), 1],
    ['a'.repeat(32), 'b'.repeat(40), 40],
    ['a'.repeat(80), 'b'.repeat(64), 80],
  ] as const)
    test(`from '${word}' to '${name}' are ${distance}`, () =>
      expect(distancesFrom(word)(name)).toBe(distance))

  test('are those of the table where neither fits into one number', () => {
    const long = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 33, maxLength: 100 })
    fc.assert(
      fc.property(long, long, (from, name) => {
        expect(distancesFrom(from)(name)).toBe(byTheTable(from, name))
      }),
      { numRuns: 100 },
    )
  })

  test('are those of the table for any word and any name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc_é'), maxLength: 100 })
    const name = fc.string({ unit: fc.constantFrom(...'abc_'), maxLength: 100 })
    fc.assert(
      fc.property(word, fc.array(name, { maxLength: 4 }), (from, names) => {
        const distance = distancesFrom(from)
        for (const name of names) expect(distance(name)).toBe(byTheTable(from, name))
      }),
      { numRuns: 500 },
    )
  })
})
