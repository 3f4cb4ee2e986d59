import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import { alternativesOf } from '../sentence/alternatives.ts'
import { applied } from '../sentence/applied.ts'
import { ask } from '../sentence/question.ts'
import type { Offence } from '../tables/offences.ts'
import { offenceByKey, offences } from '../tables/offences.ts'
import type { CaseAnswer } from './answer.ts'
import type { AskedCase, AskedCaseSentence } from './ask.ts'
import { caseAnswer, caseOf } from './case-answer.ts'

function answered(asked: AskedCase): CaseAnswer {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

const rivals = ({ alternatives }: CaseAnswer): readonly string[] =>
  alternatives.map(({ code, release, paroleEligibility, sentenceIds }) =>
    [
      code,
      release === null ? '-' : isoDate(release),
      paroleEligibility === null ? '-' : isoDate(paroleEligibility),
      sentenceIds.join('+'),
    ].join(' '),
  )

const of = (key: string): { readonly offence: Offence } => ({ offence: offenceByKey(key) as Offence })
const burglary = { start: '2025-03-10', years: 4, remandCredit: 21, ...of('burglary_dwelling') } as const

describe('What may be otherwise in a case', () => {
  for (const [what, sentences, want] of [
    ['nothing', [{ start: '2026-11-16', years: 3, sentenceType: 'sds', ...of('theft') }], []],
    [
      'a burglary that the prison service counts as violent, with 6 months after it and remand: the stage comes first',
      [
        { ...burglary, sentenceType: 'sds' },
        { start: '2025-03-10', months: 6, sentenceType: 'sds', consecutiveTo: '1', ...of('theft') },
      ],
      ['A_COUNTED_VIOLENT 2027-01-12 - 1'],
    ],
    [
      'the same beside a sentence that decides by far: the doubt changes nothing',
      [
        { ...burglary, sentenceType: 'sds' },
        { start: '2025-03-10', years: 20, sentenceType: 'sds', ...of('theft') },
      ],
      [],
    ],
    [
      'a stage that decides',
      [{ start: '2025-06-10', years: 4, sentenceType: 'sds', ...of('robbery') }],
      ['A_STAGE_NOT_BEGUN 2027-06-10 - '],
    ],
    [
      'a special sentence for an offence on the list stays one',
      [{ start: '2026-11-16', years: 6, sentenceType: 'sopc', ...of('rape_of_child_under_13') }],
      [],
    ],
    [
      'a special sentence at an age that is not known',
      [{ start: '2026-11-16', years: 6, sentenceType: 'sopc', age: 'unknown' }],
      [],
    ],
    [
      'an extended sentence of 2014, which may have automatic release, beside another',
      [
        { start: '2014-04-16', years: 7, sentenceType: 'eds', extension: { years: 2 } },
        { start: '2014-04-16', years: 1, sentenceType: 'sds', ...of('theft') },
      ],
      ['A_EXTENDED_AUTOMATIC 2018-12-15 - 1'],
    ],
    [
      'a rival that cannot be worked out, because its extension decides the stage, is none',
      [
        { start: '2025-06-10', years: 5, ...of('wounding_with_intent') },
        { start: '2025-06-10', years: 6, sentenceType: 'sds', ...of('theft') },
      ],
      [],
    ],
  ] as const satisfies readonly (readonly [string, readonly AskedCaseSentence[], readonly string[]])[])
    test(what, () => expect(rivals(answered({ sentences }))).toEqual(want))

  test('at a fixed point of the law nothing is in doubt', () => {
    for (const law of ['before the Act', 'after the Act'])
      expect(rivals(answered({ sentences: [burglary], law }))).toEqual([])
  })

  test('another view of the law is the view of the rivals too', () => {
    const { case: question } = answered({ sentences: [{ ...burglary, sentenceType: 'sds' }] })
    const first = caseAnswer(question, (layers) => layers.slice(0, 1)) as CaseAnswer
    expect([isoDate(first.release as NonNullable<CaseAnswer['release']>), rivals(first)]).toEqual([
      '2027-02-17',
      [],
    ])
  })

  test('one sentence has the rivals of the sentence alone, for every offence', () => {
    const differing = offences.filter((offence) => {
      const asked = { start: '2025-01-20', years: 5, offence, remandCredit: 9, age: 'unknown' } as const
      const checked = ask(asked)
      if ('refusals' in checked) throw new Error(offence.key)
      const alone = alternativesOf(applied(checked.question)).map(({ code, release }) => `${code} ${release}`)
      const inCase = answered({ sentences: [asked] }).alternatives.map(
        ({ code, release }) => `${code} ${release}`,
      )
      return alone.join() !== inCase.join()
    })
    expect(differing.map(({ key }) => key)).toEqual([])
  })
})
