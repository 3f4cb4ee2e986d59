import { expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import type { CaseAnswer } from '../case/answer.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'

const fraud = { sentenceType: 'sds', offenceKey: 'fraud_by_false_representation' } as const
const extended = { sentenceType: 'eds', extensionYears: 1 } as const

// 88 months follow 31 of an extended sentence from 15 May 2024; 2 months that follow it as well make a short chain, out long before.
test('a branch that begins when its chain was moved already leaves the day of removal as it is', () => {
  const A = { id: 'A', startDate: '2024-05-15', sentenceMonths: 31, ...extended }
  const B = { id: 'B', startDate: '2024-06-18', sentenceMonths: 88, consecutiveTo: 'A', ...fraud }
  const C = { id: 'C', startDate: '2026-02-02', sentenceMonths: 2, consecutiveTo: 'A', ...fraud }
  const removal = (...sentences: readonly AskedCaseSentence[]): readonly string[] =>
    (caseOf({ sentences, liableToRemoval: true }) as CaseAnswer).dates
      .filter(({ form }) => form === 'ERSED')
      .map(({ date }) => isoDate(date))
  expect(removal(A, B)).toEqual(['2025-10-08'])
  expect(removal(A, B, C)).toEqual(['2025-10-08'])
})
