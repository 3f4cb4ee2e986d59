import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { parseDay } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { offenceByKey, offences } from '../tables/offences.ts'
import { caseOf } from './case-answer.ts'
import { howSureOf } from './how-sure.ts'

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

describe('Days on remand from before the offence are said, and counted as they were told', () => {
  const [one, other] = [
    '2025-03-03 4y theft offenceDate=2025-01-31',
    '2025-03-03 3y robbery offenceDate=2025-02-10',
  ]
  // biome-ignore format: one row a line
  for (const [what, text, said] of [
    ['every day since the offence', `${one} remandCreditDays=31`, []],
    ['one more', `${one} remandCreditDays=32`, ['1']],
    ['the offence is not known', '2025-03-03 4y theft remandCreditDays=3000', []],
    ['a time from the day of the offence', `${one}; remand 2025-01-31..2025-03-02`, []],
    ['from the day before', `${one}; remand 2025-01-30..2025-03-02`, ['1']],
    ['long before', `${one}; remand 1990-01-30..1990-03-02`, ['1']],
    ['for a charge that ended in no sentence', `${one}; remand 2025-01-03..2025-01-20 outcome=no_sentence`, []],
    ['for an earlier offence too', `${one}; ${other}; remand 2025-02-01..2025-03-02`, []],
    ['for the later one alone', `${one}; ${other}; remand 2025-02-01..2025-03-02 sentenceIds=2`, ['2']],
    ['before both', `${one}; ${other}; remand 2025-01-01..2025-03-02`, ['1', '2']],
    ['also of a sentence that was recalled', `${one} remandCreditDays=32; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06`, ['1']],
  ] as const)
    test(what, () => {
      const answer = caseOf(caseIn(text))
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const warnings = answer.warnings.filter(({ code }) => code === 'W_REMAND_BEFORE_OFFENCE')
      expect(warnings.flatMap(({ sentenceIds }) => sentenceIds)).toEqual(said)
      if (said.length > 0) expect(howSureOf(answer).level).toBe('not_sure')
    })
})

describe('Days that were added before any time in prison are said, and counted', () => {
  // biome-ignore format: one row a line
  for (const [what, text, day] of [
    ['on the day of sentence', '2025-03-03 4y theft; addedDays 5@2025-03-03', null],
    ['the day before', '2025-03-03 4y theft; addedDays 5@2025-03-02', '2025-03-02'],
    ['long before', '2025-03-03 4y theft; addedDays 5@1950-01-01', '1950-01-01'],
    ['on remand', '2025-03-03 4y theft; remand 2025-02-03..2025-03-02; addedDays 5@2025-02-03', null],
    ['before the remand', '2025-03-03 4y theft; remand 2025-02-03..2025-03-02; addedDays 5@2025-02-02', '2025-02-02'],
    ['on remand, of which only the number is told', '2025-03-03 4y theft remandCreditDays=30; addedDays 5@2025-01-02', null],
    ['in other custody', '2025-03-03 4y theft; otherCustody 2024-01-02..2025-03-02 why=sentence; addedDays 5@2025-01-02', null],
    ['between two sentences', '2025-03-03 4m theft; 2026-03-03 4y theft; addedDays 5@2025-12-01', null],
    ['as a number', '2025-03-03 4y theft; addedDays 5', null],
  ] as const)
    test(what, () => {
      const answer = caseOf(caseIn(text))
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const said = answer.warnings.find(({ code }) => code === 'W_ADDED_DAYS_EARLY')
      expect(said?.values.day ?? null).toBe(day === null ? null : parseDay(day))
    })
})
