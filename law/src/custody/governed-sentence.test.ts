import { expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate } from '../calendar/day.ts'
import type { CaseAnswer, CaseSentenceAnswer } from '../case/answer.ts'
import { askCase } from '../case/ask.ts'
import { caseOf } from '../case/case-answer.ts'
import { sameLaw } from '../sentence/reform.ts'
import type { Case } from './case.ts'
import { areGovernedAlike, type GovernedSentence, governedSentence } from './governed-sentence.ts'

test('A sentence of a case is asked about alone without its credit: that is shared by all that are served together', () => {
  const sentence = sentenceIn('A 2026-11-16 3y remandCreditDays=40 taggedBailCreditDays=5')
  const { sentences } = caseOf({ sentences: [sentence], addedDays: 7 }) as CaseAnswer
  const { question } = sentences[0] as CaseSentenceAnswer
  expect([question.remandCreditDays, question.taggedBailCreditDays, question.addedDays]).toEqual([0, 0, 0])
})

// Its offence bars a standard sentence from the progression model (Sentencing Act 2026, section 23).
for (const [sentenceType, isBarred] of [
  ['sds', true],
  ['dto', false],
  ['fine_default', false],
  ['supervision_default', false],
] as const)
  test(`Whether an offence bars from the progression model: ${sentenceType}, ${isBarred}`, () => {
    const { sentences } = caseOf({
      sentences: [
        {
          startDate: '2026-11-16',
          sentenceDays: 14,
          sentenceMonths: sentenceType === 'supervision_default' ? 0 : 4,
          sentenceType,
          offenceKey: 'sexual_activity_with_child',
        },
      ],
    }) as CaseAnswer
    expect(sentences[0]?.classified.excludedBy !== null).toBe(isBarred)
  })

test('The licence of a special sentence is a year on top of all units of the term', () => {
  const sentence = sentenceIn('A 2026-11-16 4y10d sopc')
  const { end } = caseOf({ sentences: [sentence] }) as CaseAnswer
  expect(isoDate(end as Day)).toBe('2031-11-25')
})

test('SI 2024/844: under the law of October 2024 an offence that was excluded from 40% later is governed by other layers', () => {
  const under = (key: string): readonly GovernedSentence[] => {
    const sentence = { startDate: '2024-10-01', sentenceYears: 2, offenceKey: key }
    const { case: asked } = askCase({ sentences: [sentence], law: '2024-10-01' }) as { readonly case: Case }
    return asked.sentences.map((one, at) => governedSentence(one, at, asked, sameLaw))
  }
  const [stalking, restraining] = [
    'stalking_fear_of_violence_or_serious_alarm',
    'breach_of_restraining_order_1997_act',
  ] as const
  expect(under(stalking)[0]?.regime).toBe(under(restraining)[0]?.regime)
  expect(areGovernedAlike(under(stalking), under(restraining))).toBe(false)
  expect(areGovernedAlike(under(stalking), under('coercive_or_controlling_behaviour'))).toBe(true)
})
