import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { oneThird } from '../calendar/fraction.ts'
import { asAt, everyone, type Layer } from '../tables/layers.ts'
import { offenceByKey } from '../tables/offences.ts'
import { sentencingAct2026 } from '../tables/provisions.ts'
import { type RegimeId, regimes } from '../tables/regimes.ts'
import { atOnce } from '../tables/stages.ts'
import { type Applied, applied, heldBy, type View } from './applied.ts'
import { type Asked, ask, type Question } from './question.ts'

type Given = Omit<Asked, 'offence'> & { readonly key?: string }

const question = ({ key, ...asked }: Given): Question => {
  const offence = key === undefined ? undefined : offenceByKey(key)
  return (ask({ ...asked, ...(offence && { offence }) }) as { question: Question }).question
}
const underTheLaw = (given: Given, view?: View): Applied => applied(question(given), view)

const on = (start: string, years: number, rest: Partial<Given> = {}): Given => ({ start, years, ...rest })
const burglary = { key: 'burglary_dwelling' } as const
const lateOffence = { key: 'breach_of_sexual_harm_prevention_order' } as const

describe('The release point, the days and the date of the law that applies agree', () => {
  // biome-ignore format: one sentence a line
  for (const [rule, given, label, custody, release, stage] of [
    ['one-half, and nothing had changed yet', on('2016-08-08', 2), 'One-half', 365, '2017-08-07', null],
    ['out at one-half before 40% came', on('2022-01-10', 2, burglary), 'One-half', 365, '2023-01-09', null],
    ['half-way on 9 September 2024: out at one-half', on('2023-09-10', 2), 'One-half', 366, '2024-09-09', null],
    ['half-way on 10 September 2024: 40%, held until that day', on('2023-09-11', 2), '40%', 293, '2024-09-10', 1],
    ['half-way on 5 September 2024, and 10 added days: 40%, held until 10 September', on('2023-09-06', 2, { addedDays: 10 }), '40%', 293, '2024-09-10', 1],
    ['5 years: held until the second stage of 2024', on('2022-10-01', 5), '40%', 731, '2024-10-22', 2],
    ['5 years: 40% comes after its stage', on('2022-10-24', 5), '40%', 731, '2024-10-23', null],
    ['section 250 was staged in 2024 too', on('2022-09-10', 4, { months: 11, age: 'child', ...burglary }), '40%', 718, '2024-09-10', 1],
    ['passed after 10 September 2024: 40% at once', on('2024-09-10', 2), '40%', 292, '2025-06-28', null],
    ['due out before the Act: 40%', on('2024-11-04', 3), '40%', 438, '2026-01-15', null],
    ['out before its stage of 2026: 40%', on('2024-10-25', 4, { months: 11 }), '40%', 719, '2026-10-13', null],
    ['held until its stage of 2026', on('2025-06-16', 5, { remandCredit: 35 }), 'One-third', 609, '2027-01-12', 5],
    ['held, with added days on top', on('2025-06-16', 5, { remandCredit: 35, addedDays: 4 }), 'One-third', 609, '2027-01-16', 5],
    ['one-third comes after its stage', on('2026-06-24', 3, { addedDays: 4 }), 'One-third', 366, '2027-06-28', null],
    ['passed after commencement: one-third', on('2026-10-01', 3), 'One-third', 366, '2027-10-01', null],
    ['section 244ZA moves to one-half', on('2024-01-01', 5, { key: 'manslaughter' }), 'One-half', 914, '2027-01-12', 5],
    ['excluded from 40% from its first day', on('2022-09-10', 4, { months: 11, regimeId: 'sds_adult_sds40_excluded' }), 'One-half', 898, '2025-02-23', null],
    ['barred: the Act leaves it', on('2025-06-16', 3, { key: 'rape' }), 'One-half', 548, '2026-12-15', null],
    ['a kind that the Act leaves alone, after it', on('2026-11-16', 7, { sentenceType: 'eds' }), 'Two-thirds', 1705, '2031-07-17', null],
    ['life: the whole minimum term', on('2026-11-16', 18, { sentenceType: 'life' }), 'Full term', 6575, '2044-11-15', null],
  ] as const)
    test(`${rule}: ${label}, ${release}`, () => {
      const answer = underTheLaw(given)
      const { point, dates, unstaged } = answer
      expect(point.fraction.label).toBe(label)
      expect(dates.requisiteCustodialPeriod).toBe(custody)
      expect(isoDate(dates.release)).toBe(release)
      expect(heldBy(answer)?.stage.number ?? null).toBe(stage)
      expect(unstaged.release === dates.release).toBe(stage === null || unstaged.release === heldBy(answer)?.release)
      expect(dates.daysToServe).toBe(stage === null ? unstaged.daysToServe : dates.release - answer.question.start + 1)
    })
})

describe('Offences excluded from 40% only from 16 December 2024 (SI 2024/1331) had it until then', () => {
  // biome-ignore format: one sentence a line
  for (const [rule, given, label, release] of [
    ['out at 40% on 15 December 2024', on('2024-06-28', 1, { months: 2, ...lateOffence }), '40%', '2024-12-15'],
    ['40% comes on 16 December: back to one-half', on('2024-06-29', 1, { months: 2, ...lateOffence }), 'One-half', '2025-01-27'],
    ['held until the first stage of 2024', on('2023-09-11', 2, lateOffence), '40%', '2024-09-10'],
    ['out at one-half before 40% came', on('2023-01-09', 2, lateOffence), 'One-half', '2024-01-09'],
    ['passed between the two days, and out at 40%', { start: '2024-09-16', months: 6, ...lateOffence }, '40%', '2024-11-27'],
    ['passed between the two days, and still in on 16 December', on('2024-09-16', 1, lateOffence), 'One-half', '2025-03-17'],
    ['passed from that day on: one-half', { start: '2024-12-16', months: 6, ...lateOffence }, 'One-half', '2025-03-16'],
    ['after the Act like any other', on('2026-11-16', 3, lateOffence), 'One-third', '2027-11-16'],
    ['section 250 too', on('2023-09-11', 2, { ...lateOffence, age: 'child' }), '40%', '2024-09-10'],
    ['an offence of the Schedule from its first day never had it', on('2023-09-11', 2, { key: 'coercive_or_controlling_behaviour' }), 'One-half', '2024-09-10'],
  ] as const)
    test(`${rule}: ${label}, ${release}`, () => {
      const { point, dates } = underTheLaw(given)
      expect(point.fraction.label).toBe(label)
      expect(isoDate(dates.release)).toBe(release)
    })
})

describe('Nothing is said of a release point that nobody asked for', () => {
  for (const [rule, given, codes] of [
    [
      'moved by a stage, the same day whether it is violent or not',
      on('2025-06-16', 5, { ...burglary, remandCredit: 35 }),
      [],
    ],
    ['staged in 2024', on('2022-09-10', 4, { months: 11, key: 'theft' }), []],
    [
      'outside the model',
      on('2026-11-20', 3, { regimeId: 'section_250', age: 'child' }),
      ['W_S250_FRACTION'],
    ],
    ['after commencement', on('2026-11-16', 4, { key: 'theft' }), []],
    ['life, since 3 December 2012', on('2016-08-08', 18, { sentenceType: 'life' }), ['W_LIFE']],
    ['life, before it', on('2012-08-08', 18, { sentenceType: 'life' }), ['W_LIFE']],
  ] as const)
    test(rule, () => expect(underTheLaw(given).warnings.map(({ code }) => code)).toEqual(codes))

  for (const [rule, given, code] of [
    [
      '3 years from 22 March 2026 (Sentencing Code, section 277)',
      on('2026-03-22', 3),
      'W_SUSPENDED_POSSIBLE',
    ],
    ['a day more', on('2026-03-22', 3, { days: 1 }), undefined],
    ['2 years before it', on('2026-03-21', 2), 'W_SUSPENDED_POSSIBLE'],
    ['a day more', on('2026-03-21', 2, { days: 1 }), undefined],
    ['12 months from it: as a rule (section 277A)', on('2026-03-22', 1), 'W_SUSPENDED_USUAL'],
  ] as const)
    test(`a sentence may be suspended: ${rule}, ${given.start}`, () => {
      const codes = underTheLaw(given).warnings.map(({ code }) => code)
      expect(codes.find((said) => said === 'W_SUSPENDED_USUAL' || said === 'W_SUSPENDED_POSSIBLE')).toBe(code)
    })

  test('the day of leaving is that of the staged date', () => {
    // Stage 5 is on Tuesday 12 January 2027; three added days make it Friday.
    const at = (addedDays: number) =>
      underTheLaw(on('2025-06-16', 5, { remandCredit: 35, addedDays, key: 'theft' })).warnings
    expect(at(0)).toEqual([])
    expect(at(3)).toEqual([
      {
        code: 'W_NON_WORKING_DAY',
        values: { latest: parseDay('2027-01-15'), usual: parseDay('2027-01-14') },
      },
    ])
  })
})

describe('Other views of the law are views of the same layers', () => {
  test('as at a date: only the layers begun by then, with all their stages', () => {
    const given = on('2025-06-16', 5, { remandCredit: 35 })
    const before: View = (layers) => asAt(layers, parseDay('2026-09-30') as Day)
    expect(isoDate(underTheLaw(given, before).dates.release)).toBe('2027-05-12')
    const from: View = (layers) => asAt(layers, parseDay('2026-10-01') as Day)
    expect(isoDate(underTheLaw(given, from).dates.release)).toBe('2027-01-12')
  })

  test('a reform that is not law yet: a layer more, for the regimes it is for', () => {
    const day = parseDay('2028-01-01') as Day
    const reform: Layer = {
      from: { day, law: [sentencingAct2026('23(3)')] },
      fraction: oneThird,
      reaches: everyone,
      change: null,
      staging: atOnce(day, []),
      law: [sentencingAct2026('23(3)')],
    }
    const view: View = (layers, id) => (id === 'section_250' ? [...layers, reform] : layers)
    const child = on('2027-01-04', 4, { ...burglary, age: 'child' })
    expect(isoDate(underTheLaw(child).dates.release)).toBe('2028-08-10')
    expect(isoDate(underTheLaw(child, view).dates.release)).toBe('2028-05-04')
    expect(underTheLaw(child, view).point).toBe(reform)
    const adult = on('2027-01-04', 4, burglary)
    expect(underTheLaw(adult, view).dates).toEqual(underTheLaw(adult).dates)
  })
})

test('whatever the regime, release is in the sentence and not before the person was due out under any later law', () => {
  for (const regimeId of Object.keys(regimes) as RegimeId[])
    for (const start of ['2012-01-09', '2021-05-04', '2024-06-03', '2024-11-04', '2025-06-16', '2026-12-01'])
      for (const years of [1, 4, 9]) {
        const { question, dates, unstaged } = underTheLaw(on(start, years, { regimeId }))
        expect(dates.release).toBeGreaterThanOrEqual(question.start)
        expect(dates.release).toBeGreaterThanOrEqual(unstaged.release)
        expect(dates.release).toBeLessThanOrEqual(dates.sentenceEnd)
      }
})

test('section 257(2)(a): under the law that applies, added days take release past a custodial term that a licence follows', () => {
  const noEarly = on('2026-11-16', 3, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 20 })
  const { dates, warnings } = underTheLaw(noEarly)
  expect([isoDate(dates.release), isoDate(dates.sentenceEnd)]).toEqual(['2029-12-05', '2029-11-15'])
  expect([dates.unusedAddedDays, dates.daysToServe]).toEqual([0, 1116])
  expect(warnings.some(({ code }) => /^W_ADDED/.test(code))).toBe(false)
  const special = underTheLaw(on('2026-11-16', 1, { regimeId: 'sopc', addedDays: 488 }))
  expect(isoDate(special.dates.release)).toBe('2028-11-15')
  expect(special.warnings.map(({ code }) => code)).toContain('W_ADDED_CAP')
})

test('section 243A(1A): under the law that applies, the warning goes when the progression model governs', () => {
  const said = (given: Given) => underTheLaw(given).warnings.map(({ code }) => code)
  expect(said(on('2026-03-02', 0, { months: 6 }))).toContain('W_SHORT_NO_LICENCE')
  expect(said(on('2026-09-07', 0, { months: 11 }))).not.toContain('W_SHORT_NO_LICENCE')
  const eve: View = (layers) => asAt(layers, parseDay('2026-09-30') as Day)
  expect(underTheLaw(on('2026-09-07', 0, { months: 11 }), eve).warnings).toContainEqual({
    code: 'W_SHORT_NO_LICENCE',
    values: { staged: parseDay('2027-01-18'), end: parseDay('2027-08-06') },
  })
})
