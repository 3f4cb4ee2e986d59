import { expect, test } from 'vitest'
import { askCase } from './ask.ts'
import type { Case, CaseSentence } from './case.ts'
import { questionOf } from './part.ts'

test('A sentence of a case is asked about alone without its credit: that is shared by all that are served together', () => {
  const sentence = { id: 'A', start: '2026-11-16', years: 3, remandCredit: 40, taggedBailCredit: 5 }
  const { case: asked } = askCase({ sentences: [sentence], addedDays: 7 }) as { readonly case: Case }
  const question = questionOf(asked.sentences[0] as CaseSentence, 'in force')
  expect([question.remandCredit, question.taggedBailCredit, question.addedDays]).toEqual([0, 0, 0])
})
