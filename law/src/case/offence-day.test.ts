import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { sentencesIn } from '../../../test/support/case-in.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { offenceByKey, offences } from '../tables/offences.ts'
import { caseOf } from './case-answer.ts'

const asked = (
  offenceKey: string,
  offenceDate: string | undefined,
  rest: object = {},
): AskedCaseSentence => ({
  startDate: '2026-11-16',
  sentenceYears: 2,
  offenceKey: offenceKey,
  ...(offenceDate !== undefined && { offenceDate }),
  ...rest,
})
/** The sentences whose offence was no law on its day. */
const warned = (...sentences: readonly AskedCaseSentence[]): readonly string[] => {
  const answer = answered({ sentences })
  return answer.warnings.flatMap(({ code, sentenceIds }) => (code === 'W_OFFENCE_DAY' ? sentenceIds : []))
}

describe('An offence that was no law on its day is said', () => {
  // biome-ignore format: a table
  for (const [what, key, day, isSaid] of [
    ['Fraud Act 2006: the year before', 'fraud_by_false_representation', '2005-12-31', true],
    ['Fraud Act 2006: in its year, of which the day is not known', 'fraud_by_false_representation', '2006-01-01', false],
    ['Sexual Offences Act 2003, section 141: the eve', 'sexual_assault', '2004-04-30', true],
    ['Sexual Offences Act 2003, section 141: the first day', 'sexual_assault', '2004-05-01', false],
    ['Sexual Offences Act 1956: the last day', 'indecent_assault_on_woman_1956', '2004-04-30', false],
    ['Sexual Offences Act 1956: the day after', 'indecent_assault_on_woman_1956', '2004-05-01', true],
    ['Official Secrets Act 1911: the last day', 'spying_1911', '2023-12-19', false],
    ['Official Secrets Act 1911: the day after', 'spying_1911', '2023-12-20', true],
    ['the common law has no first day', 'manslaughter', '1901-01-01', false],
    ['the Sentencing Code has no year in its name', 'breach_of_sexual_harm_prevention_order', '2019-01-01', false],
    ['the day is not known', 'spying_1911', undefined, false],
    ['crimes against humanity: section 65A reaches back', 'genocide_crimes_against_humanity_war_crimes', '1993-01-01', false],
  ] as const)
    test(what, () => {
      if (offenceByKey(key) === undefined) throw new Error(key)
      expect(warned(asked(key, day, day !== undefined && day < '1992' ? { sentenceType: 'life' } : {}))).toEqual(isSaid ? ['1'] : [])
    })

  test('whatever kind of sentence or rules are named', () => {
    const old = '2005-06-01'
    for (const rest of [
      { regimeId: 'sds_adult' },
      { sentenceType: 'eds' },
      { sentenceType: 'dto', sentenceYears: 1 },
    ])
      expect(warned(asked('fraud_by_false_representation', old, rest))).toEqual(['1'])
  })

  test('of each sentence by itself', () =>
    expect(
      warned(
        asked('theft', '2005-06-01'),
        asked('fraud_by_false_representation', '2005-06-01'),
        asked('sexual_assault', '2004-01-01'),
      ),
    ).toEqual(['2', '3']))

  test('also of a sentence that was recalled', () => {
    const sentences = sentencesIn('2025-01-06 4y fraud_by_false_representation offenceDate=2005-06-01')
    const recall = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' } as const
    const answer = caseOf({ sentences, recall })
    expect('warnings' in answer && answer.warnings.map(({ code }) => code)).toContain('W_OFFENCE_DAY')
  })

  test('in 2026 of every offence that has ended, and of no other', () =>
    expect(
      offences.filter(({ key }) => warned(asked(key, '2026-10-01')).length > 0).map(({ key }) => key),
    ).toEqual(offences.filter(({ offenceEndDate }) => offenceEndDate !== null).map(({ key }) => key)))
})

describe('A birth that is not before the offence is said, and moves no date', () => {
  const of = (offenceDate: string, dateOfBirth: string | undefined) => {
    const answer = caseOf({
      sentences: [asked('theft', offenceDate), asked('theft', undefined)],
      dateOfBirth,
    })
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    const said = answer.warnings.filter(({ code }) => code === 'W_BIRTH_AFTER_OFFENCE')
    return { said: said.flatMap(({ sentenceIds }) => sentenceIds), release: answer.release }
  }
  for (const [offenceDate, born, want] of [
    ['1999-06-01', '1999-05-31', []],
    ['1999-06-01', '1999-06-01', ['1']],
    ['1999-06-01', undefined, []],
  ] as const)
    test(`the offence on ${offenceDate}, born on ${born}`, () => {
      const { said, release } = of(offenceDate, born)
      expect(said).toEqual(want)
      expect(release).toBe(of('1999-06-01', undefined).release)
    })
})
