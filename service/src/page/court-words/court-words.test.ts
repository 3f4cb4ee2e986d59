import { offences } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { type CourtWords, readCourtWords } from './court-words.ts'
import { notRead, readInWords } from './in-words.ts'
import { namedIn } from './named.ts'
import { asReported, asTyped, type Phrase } from './phrases.ts'

const named = namedIn(offences.map(({ key, title, aliases }) => [key, title, ...aliases]))

const shortly = (words: CourtWords): string => {
  switch (words.is) {
    case 'read':
      return readInWords(words)
    case 'unread':
      return `?${words.why}`
    case 'recall':
      return 'recall'
    case 'not-prison':
      return 'not prison'
  }
}

const reads = ([typed, read, unused]: Phrase): void => {
  const words = readCourtWords(typed, named)
  expect(shortly(words)).toBe(read)
  if (words.is === 'read') expect([...words.aside, ...words.later, ...words.unused]).toEqual(unused ?? [])
}

describe('The words of a court as people type them', () => {
  for (const phrase of asTyped) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})

describe('The words of a court as they are reported', () => {
  for (const phrase of asReported) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})

test('there are 150 phrases, 50 of them as courts are reported', () => {
  expect(asTyped.length + asReported.length).toBeGreaterThanOrEqual(150)
  expect(asReported.length).toBeGreaterThanOrEqual(50)
})

test.each([
  ['3', '3 what? Type “3 years”, “3 months” or “3 weeks”.'],
  ['3 years 40', 'We read 3 years, and could not read “40”. Is it months, weeks or days?'],
  ['a long time', 'We could not read a length. Type it like “18 months”, or use the boxes.'],
])('“%s” is not read, and it is said why', (typed, said) => {
  const words = readCourtWords(typed, named)
  expect(words.is === 'read' ? '' : notRead(words)).toBe(said)
})
