import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn, sentenceIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import type { Reform } from '../sentence/reform.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'
import { readReforms } from './read-reforms.ts'
import { statedOf } from './stated/stated.ts'

const quarter = { from: '2027-04-01', regimes: ['sds_adult'], fraction: '1/4' }

const read = (json: unknown): readonly Reform[] => {
  const result = readReforms(json)
  if ('mistakes' in result) throw new Error(result.mistakes.join(' '))
  return result.reforms
}
const under = (json: unknown, asked: AskedCase): CaseAnswer => {
  const answer = answered(asked, read(json))
  return answer
}
const staged = { ...quarter, stages: [{ upToDays: 1000, date: '2027-04-01' }, { date: '2027-06-01' }] }

describe('A layer laid over the Act keeps what the Act brought', () => {
  const tenMonths = sentenceIn('2027-05-03 10m theft offenceDate=2014-03-03')
  const threeTenths = { from: '2027-04-01', regimes: ['sds_adult'], fraction: '3/10' }
  test('a term under 12 months for an old offence is on licence, and supervision eases at two-thirds', () => {
    for (const reforms of [[], read([threeTenths])]) {
      const answer = caseOf({ sentences: [tenMonths] }, reforms) as CaseAnswer
      const { releaseType, endType, dates } = answer
      expect([releaseType, endType, ...dates.map(({ form }) => form)]).toEqual([
        ...['CRD', 'SLED', 'CRD', 'TWO_THIRDS', 'ESED', 'SLED'],
      ])
    }
  })
  test('one that begins before the Act does not have what came later', () => {
    const early = { ...threeTenths, from: '2026-04-01' }
    const { releaseType } = under([early], { sentences: [{ ...tenMonths, startDate: '2026-05-04' }] })
    expect(releaseType).toBe('ARD')
  })
})

describe('A reform that is not law', () => {
  // biome-ignore format: one row per line
  for (const [what, reform, start, years, release] of [
    ['reaches sentences from its day', quarter, '2027-04-01', 4, '2028-03-31'],
    ['and none from before without stages', quarter, '2027-03-31', 4, '2028-07-29'],
    ['with stages it reaches those being served', staged, '2026-11-16', 2, '2027-05-17'],
    ['the last stage takes every longer sentence', staged, '2026-11-16', 4, '2027-11-16'],
    ['nobody leaves at the new point before their stage', staged, '2026-07-06', 3, '2027-06-01'],
    ['another regime is left alone', { ...quarter, regimes: ['sds_plus_adult_7_plus'] }, '2027-04-01', 4, '2028-07-30'],
    ['a part with a name keeps it', { ...quarter, fraction: '50/100' }, '2027-04-01', 4, '2029-03-31'],
  ] as const)
    test(what, () => {
      const answer = under([reform], { sentences: [{ startDate: start, sentenceYears: years }] })
      expect(isoDate(answer.release as Day)).toBe(release)
      expect(caseWarningText(answer.warnings[0] as CaseAnswer['warnings'][number])).toMatch(/^This is not the law/)
      expect(caseExplanationOf(answer).length).toBeGreaterThan(3)
    })

  test('added days come on top of the stage', () => {
    const sentences = [{ startDate: '2026-07-06', sentenceYears: 3 }]
    expect(isoDate(under([staged], { sentences, addedDays: 10 }).release as Day)).toBe('2027-06-11')
  })

  // biome-ignore format: one row per line
  for (const [fraction, label] of [
    ['1/3', 'One-third'], ['4/10', '40%'], ['2/4', 'One-half'], ['2/3', 'Two-thirds'], ['75/100', 'Three-quarters'], ['4/4', 'Full term'],
    ['1/1000', '1/1000'], ['2/8', '2/8'],
  ] as const)
    test(`${fraction} is named ${label}`, () =>
      expect(read([{ ...quarter, fraction }]).map((reform) => reform.fraction.label)).toEqual([label]))

  test('a stage may be for a single day, and the next for two', () => {
    const stages = [
      { upToDays: 1, date: '2027-04-01' },
      { upToDays: 2, date: '2027-04-01' },
    ]
    expect(read([{ ...quarter, stages }])[0]?.stages).toMatchObject([
      { number: 1, upToDays: 1 },
      { number: 2, upToDays: null },
    ])
  })

  test('what cannot be worked out is refused as ever', () => {
    const sentences = [{ startDate: '2027-05-03', sentenceYears: 1, consecutiveTo: 'Z' }]
    expect(caseOf({ sentences }, read([quarter]))).toHaveProperty('refusals')
  })

  test('without a reform nothing is said', () => {
    const answer = caseOf({ sentences: [{ startDate: '2027-05-03', sentenceYears: 4 }] }, []) as CaseAnswer
    expect(answer.warnings.map(({ code }) => code)).not.toContain('W_NOT_LAW')
  })

  test('the law as at a day has only the reforms begun by then', () => {
    const asked = { sentences: [{ startDate: '2027-05-03', sentenceYears: 4 }], law: '2027-03-31' }
    expect(isoDate(under([quarter], asked).release as Day)).toBe('2028-08-31')
  })

  test('after a recall, where release points do not enter, it is said all the same', () => {
    const answer = under(
      [quarter],
      caseIn('2025-03-03 4y', 'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06'),
    )
    expect(answer.warnings[0]?.code).toBe('W_NOT_LAW')
  })

  test('a rival is under the reform too, and says so', () => {
    const reform = { ...quarter, from: '2024-12-01', regimes: ['sds_adult_sds40_excluded'] }
    const [rival] = caseAlternativesOf(under([reform], caseIn('2024-12-10 5y burglary_dwelling')))
    expect(rival?.code).toBe('A_COUNTED_VIOLENT')
    expect(rival?.answer().release).toBe(rival?.release)
    expect(rival?.answer().sentences[0]?.point.fraction.label).toBe('1/4')
    expect(rival?.answer().warnings[0]?.code).toBe('W_NOT_LAW')
  })

  test('and what would give a stated date', () => {
    const answer = under([quarter], caseIn('2027-05-03 4y remandCreditDays=10'))
    const { reasons } = statedOf(answer, ((answer.release as Day) + 10) as Day)
    expect(reasons[0]?.code).toBe('S_CREDIT_NOT_COUNTED')
  })

  // biome-ignore format: one row per line
  for (const [json, mistakes] of [
    [{}, ['Give a list of at least one reform.']],
    [[], ['Give a list of at least one reform.']],
    [[3], ['Reform 1: give an object with from, regimes, fraction and stages.']],
    [[quarter, {}], ['Reform 2: from must be a real date as YYYY-MM-DD.', 'Reform 2: regimes must be a list of at least one id of a regime.', 'Reform 2: fraction must be a part of the sentence, like "1/4", and no more than the whole.']],
    [[{ ...quarter, regimes: [] }], ['Reform 1: regimes must be a list of at least one id of a regime.']],
    [[{ ...quarter, form: 1 }], ['Reform 1: the field form is not known.']],
    [[{ ...quarter, from: '1899-01-01' }], ['Reform 1: from must be a real date as YYYY-MM-DD.']],
    [[{ ...quarter, regimes: ['sds_adult', 'sds', 3] }], ['Reform 1: "sds" is no id of a regime.', 'Reform 1: 3 is no id of a regime.']],
    [[{ ...quarter, fraction: '0/4' }], ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.']],
    [[{ ...quarter, fraction: '5/4' }], ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.']],
    [[{ ...quarter, fraction: '1/1001' }], ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.']],
    [[{ ...quarter, fraction: 0.25 }], ['Reform 1: fraction must be a part of the sentence, like "1/4", and no more than the whole.']],
    [[{ ...quarter, stages: 3 }], ['Reform 1: stages must be a list of { "upToDays", "date" }.']],
    [[{ ...quarter, stages: [7] }], ['Reform 1: the date of stage 1 must be a real date as YYYY-MM-DD.']],
    [[{ ...quarter, stages: [{ date: '2027-04-01' }, { upToDays: 1.5, date: '2027-05-01' }] }], ['Reform 1: upToDays of stage 1 must be a whole number of days from 1.', 'Reform 1: upToDays of stage 2 must be a whole number of days from 1.']],
    [[{ ...quarter, stages: [{ upToDays: 0, date: '2027-03-31' }] }], ['Reform 1: upToDays of stage 1 must be a whole number of days from 1.', 'Reform 1: stage 1 cannot be before the reform begins, 1 April 2027.']],
    [[{ ...quarter, stages: [{ upToDays: 500, date: '2027-06-01' }, { date: '2027-02-30' }] }], ['Reform 1: the date of stage 2 must be a real date as YYYY-MM-DD.']],
    [[{ ...quarter, stages: [{ upToDays: 500, date: '2027-06-01' }, { upToDays: 500, date: '2027-06-01' }] }], ['Reform 1: stage 2 must be for longer sentences than stage 1.']],
    [[{ ...quarter, stages: [{ upToDays: 500, date: '2027-06-01' }, { upToDays: 400, date: '2027-05-01' }] }], ['Reform 1: stage 2 cannot be before stage 1.', 'Reform 1: stage 2 must be for longer sentences than stage 1.']],
  ] as const)
    test(JSON.stringify(json), () => expect(readReforms(json)).toEqual({ mistakes }))
})
