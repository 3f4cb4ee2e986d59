import { readFileSync } from 'node:fs'
import { findOffences, offenceByKey } from '@requisite/law'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

interface Query {
  readonly query: string
  readonly expected: string
  readonly kind: string
}

const queries: readonly Query[] = parse(readFileSync(new URL('../queries.csv', import.meta.url)), {
  columns: true,
})

/** Of two hundred queries as people type them, so many must find what is meant among the first three. */
const enough = 195

describe('What people type', () => {
  test('is two hundred queries, none twice, for offences of the library', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200)
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
    expect(queries.filter(({ expected }) => offenceByKey(expected) === undefined)).toEqual([])
    for (const kind of ['misspelt twice', 'slang'])
      expect(queries.filter((query) => query.kind === kind).length).toBeGreaterThanOrEqual(20)
  })

  test(`finds the offence that is meant among the first three, in at least ${enough} of 200`, () => {
    const failures = queries.flatMap(({ query, expected }) => {
      const first = findOffences(query)
        .slice(0, 3)
        .map(({ key }) => key)
      return first.includes(expected)
        ? []
        : [`${query}: not ${expected}, but ${first.join(', ') || 'nothing'}`]
    })
    console.log(`search: ${queries.length - failures.length} of ${queries.length}`, ...failures)
    expect(failures.length / queries.length, failures.join('\n')).toBeLessThanOrEqual((200 - enough) / 200)
  })
})
