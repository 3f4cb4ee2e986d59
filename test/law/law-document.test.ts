import { expect, test } from 'vitest'
import { readDocument, withTables } from './law-document.ts'

test('the tables of docs/law.md are those of the rows (npm run law-document writes them)', () => {
  const text = readDocument()
  expect(text).toBe(withTables(text))
})

test('a document without a place for a table is refused', () => {
  expect(() => withTables('# How a date is reached')).toThrow('no place for the table: regimes')
})
