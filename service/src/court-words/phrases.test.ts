import { describe, expect, test } from 'vitest'
import { asReported, asTold, asTyped, asWritten, type Phrase } from '../../../test/support/court-phrases.ts'
import { inShort, withAnyQuestion } from '../../../test/support/court-reading.ts'
import { readCourt } from './read-court.ts'

const reads = ([typed, read]: Phrase): void =>
  expect(withAnyQuestion(inShort(readCourt(typed, { today: '2026-11-16' })), read)).toBe(read)

describe('The words of a court as people type them', () => {
  for (const phrase of asTyped) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})

describe('The words of a court as they are reported', () => {
  for (const phrase of asReported) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})

describe('The words of a court as they are told', () => {
  for (const phrase of asTold) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})

describe('The words of a court as they are written down', () => {
  for (const phrase of asWritten) test(`“${phrase[0]}” is ${phrase[1]}`, () => reads(phrase))
})
