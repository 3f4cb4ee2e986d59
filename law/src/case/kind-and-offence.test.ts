import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const checks = new Set(['W_KIND_OFFENCE', 'W_EXTENSION_LONG', 'W_OVER_MAXIMUM'])

function saidOf(sentence: AskedCaseSentence): readonly string[] {
  const answer = answered({ sentences: [sentence] })
  return answer.warnings.map(({ code }) => code).filter((code) => checks.has(code))
}

const on = (years: number, rest: Partial<AskedCaseSentence>): AskedCaseSentence => ({
  startDate: '2026-11-02',
  sentenceYears: years,
  ...rest,
})
const eds = (years: number) => ({ sentenceType: 'eds', extensionYears: years }) as const

test('section 281(4): of several, the extended sentences that are too long are named', () => {
  const sentences = [on(9, { ...eds(8), ...key('robbery') }), on(9, { ...eds(3), ...key('robbery') })]
  expect(caseOf({ sentences })).toMatchObject({
    warnings: expect.arrayContaining([
      expect.objectContaining({ code: 'W_EXTENSION_LONG', sentenceIds: ['1'] }),
    ]),
  })
})

describe('What the offence says against the kind is said, whatever decides the date', () => {
  // biome-ignore format: one case a row
  for (const [what, sentence, want] of [
    ['Sentencing Code, section 280: theft is not in Schedule 15', on(5, { ...eds(2), ...key('theft') }), ['W_KIND_OFFENCE']],
    ['robbery is', on(5, { ...eds(2), ...key('robbery') }), []],
    ['section 281(4): 5 years at most for violence', on(9, { ...eds(8), ...key('robbery') }), ['W_EXTENSION_LONG']],
    ['5 years are not too long', on(9, { ...eds(5), ...key('robbery') }), []],
    ['a day more is', on(9, { sentenceType: 'eds', extensionYears: 5, extensionDays: 1, ...key('robbery') }), ['W_EXTENSION_LONG']],
    ['8 years for a sexual offence', on(9, { ...eds(8), ...key('rape') }), []],
    ['8 years where the offence is not given', on(9, eds(8)), []],
    ['actual bodily harm: 5 years at most', on(9, { ...eds(2), ...key('actual_bodily_harm') }), ['W_OVER_MAXIMUM']],
    ['common assault, 6 months at most: 40 weeks', on(0, { sentenceWeeks: 40, ...key('common_assault') }), ['W_OVER_MAXIMUM']],
    ['26 weeks are no more than 6 months can be', on(0, { sentenceWeeks: 26, ...key('common_assault') }), []],
    ['a month and 160 days', on(0, { sentenceMonths: 1, sentenceDays: 160, ...key('common_assault') }), ['W_OVER_MAXIMUM']],
    ['section 249: theft carries 7 years', on(3, { sentenceType: 'section_250', ...key('theft') }), ['W_KIND_OFFENCE']],
    ['section 249: burglary of a dwelling carries 14', on(3, { sentenceType: 'section_250', ...key('burglary_dwelling') }), []],
    ['section 321: theft does not carry life', on(3, { sentenceType: 'life', ...key('theft') }), ['W_KIND_OFFENCE']],
    ['a life sentence for robbery', on(3, { sentenceType: 'life', ...key('robbery') }), []],
    ['a life sentence for murder', on(15, { sentenceType: 'life', ...key('murder') }), []],
    ['section 278: theft is not in Schedule 13', on(3, { sentenceType: 'sopc', ...key('theft') }), ['W_KIND_OFFENCE']],
    ['Schedule 13, Part 2: rape under the Act of 1956 may be', on(9, { sentenceType: 'sopc', ...key('rape_1956_act') }), []],
    ['section 244ZA: theft is neither violent nor sexual', on(5, { sentenceType: 'sds_plus', ...key('theft') }), ['W_KIND_OFFENCE']],
    ['a standard sentence can be for any', on(3, { sentenceType: 'sds', ...key('theft') }), []],
    ['the kind was not named', on(3, key('theft')), []],
    ['rules were chosen: they stand', on(5, { regimeId: 'eds_adult', ...key('theft'), extensionYears: 2 }), []],
  ] as const)
    test(what, () => expect(saidOf(sentence)).toEqual(want))

  test('beside a recall too', () => {
    const answer = caseOf(
      caseIn(
        '2025-01-10 4y fraud_by_false_representation; 2026-11-20 5y +2y eds theft',
        'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=1',
      ),
    )
    expect('warnings' in answer && answer.warnings.filter(({ code }) => code === 'W_KIND_OFFENCE')).toEqual([
      { code: 'W_KIND_OFFENCE', values: {}, sentenceIds: ['2'] },
    ])
  })
})
