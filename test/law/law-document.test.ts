import { describe, expect, test } from 'vitest'
import {
  apiTables,
  documents,
  madeFrom,
  readDocument,
  withDays,
  withNumbers,
  withTables,
  written,
} from './law-document.ts'

describe('What a document says of the law is what the rows say (npm run law-document writes it)', () => {
  for (const name of written) test(name, () => expect(readDocument(name)).toBe(madeFrom(name)))
})

test('every table of the API has its place in one of its documents', () => {
  const all = documents
    .filter((name) => name.startsWith('docs/api'))
    .map(readDocument)
    .join('\n')
  for (const name of Object.keys(apiTables))
    expect(all.split(`<!-- made from the rows: ${name} -->`), name).toHaveLength(2)
})

test('a document without a place for a table is refused', () =>
  expect(() => withTables('# How a date is reached')).toThrow('no place for the table: regimes'))

test('a number that nobody counts is refused', () =>
  expect(() => withNumbers('<!-- number: prisons -->120')).toThrow('nothing is counted as prisons'))

test('a day that the law does not have is refused', () =>
  expect(() => withDays('from <!-- day: doomsday -->1 January 2030')).toThrow('no day of law named doomsday'))
