import { offences } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { type CellNames, cellNames } from './cell-names.ts'
import { csvRow, readRow } from './csv-row.ts'

/** What the second cell of a row names. */
const second = <T>(row: string, names: CellNames<T>): T | undefined => {
  const bytes = Buffer.from(row)
  const cells = csvRow(3)
  readRow(bytes, 0, 0x2c, cells)
  return names(bytes, cells, 1)
}

describe('what a cell names, found by its bytes', () => {
  const truths = cellNames([
    ['true', true],
    ['false', false],
  ])
  for (const [cell, value] of [
    ['true', true],
    ['false', false],
    ['True', undefined],
    ['tru', undefined],
    ['true ', undefined],
    ['', undefined],
    ['"true"', undefined],
  ] as const)
    test(`'${cell}' names ${value}`, () => expect(second(`x,${cell},y\n`, truths)).toBe(value))

  test('every offence is found by its key, and none by a key with its last letter left out', () => {
    const byKey = cellNames(offences.map((offence) => [offence.key, offence]))
    for (const offence of offences) expect(second(`,${offence.key},`, byKey)).toBe(offence)
    const keys = new Set(offences.map(({ key }) => key))
    const shorter = offences.map(({ key }) => key.slice(0, -1)).filter((key) => !keys.has(key))
    for (const key of shorter) expect(second(`,${key},`, byKey)).toBeUndefined()
  })

  test('names with the same hash are told apart', () => {
    // 31 × 'a' + 'b' is 31 × 'b' + 'C'.
    const same = cellNames([
      ['ab', 1],
      ['bC', 2],
      ['aab', 3],
    ])
    expect(['ab', 'bC', 'aab'].map((name) => second(`,${name},`, same))).toEqual([1, 2, 3])
    expect(second(',bD,', same)).toBeUndefined()
  })
})
