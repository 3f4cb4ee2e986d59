import { expect, test } from 'vitest'
import { shortly } from './quote.ts'

test.each([
  ['3 years  for\nrobbery', '3 years for robbery'],
  ['a'.repeat(80), 'a'.repeat(80)],
  // Cut between two words: the piece and its mark are 80 characters at most.
  [`${'word '.repeat(15)}last word`, `${'word '.repeat(15)}last…`],
  [`${'word '.repeat(15)}lasts word`, `${'word '.repeat(14)}word…`],
  [`${'word '.repeat(15)}last, word`, `${'word '.repeat(14)}word…`],
  // One word that is longer has no other place to be cut.
  ['a'.repeat(81), `${'a'.repeat(79)}…`],
])('%j is quoted as %j', (text, quoted) => {
  expect(shortly(text)).toBe(quoted)
  expect(shortly(text).length).toBeLessThanOrEqual(80)
})
