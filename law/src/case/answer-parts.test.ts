import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'

const theft = { sentenceType: 'sds', offenceKey: 'theft' } as const

// 2 years with 3 years and with a month, from 3 March 2025: 1,826 days, held until 12 January 2027; 761, out on 1 January 2026.
describe('Section 264: of a sentence in two chains the part is said that is served in the longer one', () => {
  const A = { id: 'A', startDate: '2025-03-03', sentenceYears: 2, ...theft }
  const long = { id: 'B', startDate: '2025-03-03', sentenceYears: 3, consecutiveTo: 'A', ...theft }
  const short = { id: 'C', startDate: '2025-03-03', sentenceMonths: 1, consecutiveTo: 'A', ...theft }
  const parts = (sentences: readonly AskedCaseSentence[]): string =>
    answered({ sentences })
      .sentences.map(({ sentence, point }) => `${sentence.id} ${point.fraction.label}`)
      .join(', ')
  test('the longer one first', () => expect(parts([A, long, short])).toBe('A One-third, B One-third, C 40%'))
  test('the shorter one first', () => expect(parts([A, short, long])).toBe('A One-third, C 40%, B One-third'))
})

// 4 years from 10 June 2025: one-third on 9 October 2026, held until the stage on 8 December; 573 days from 1 June 2026: one-third,
// 191, on that day itself.
test('of two that let go on the day of the stage the first decides: it was held', () => {
  const { decidedBy, stages, release } = answered('A 2025-06-10 4y sds theft; B 2026-06-01 573d sds theft')
  expect([decidedBy.release, isoDate(release as never)]).toEqual([['A'], '2026-12-08'])
  expect(stages.map(({ held }) => held)).toEqual([true])
})
