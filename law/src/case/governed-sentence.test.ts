import { expect, test } from 'vitest'
import { type Day, isoDate } from '../calendar/day.ts'
import type { CaseAnswer, CaseSentenceAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'

test('A sentence of a case is asked about alone without its credit: that is shared by all that are served together', () => {
  const sentence = { id: 'A', start: '2026-11-16', years: 3, remandCredit: 40, taggedBailCredit: 5 }
  const { sentences } = caseOf({ sentences: [sentence], addedDays: 7 }) as CaseAnswer
  const { question } = sentences[0] as CaseSentenceAnswer
  expect([question.remandCredit, question.taggedBailCredit, question.addedDays]).toEqual([0, 0, 0])
})

test('The licence of a special sentence is a year on top of all units of the term', () => {
  const sentence = { id: 'A', start: '2026-11-16', years: 4, days: 10, sentenceType: 'sopc' } as const
  const { end } = caseOf({ sentences: [sentence] }) as CaseAnswer
  expect(isoDate(end as Day)).toBe('2031-11-25')
})
