import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { calculationOf } from '../sentence/calculation.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'

const offence = (key: string): Offence => offenceByKey(key) as Offence

function worked(sentence: AskedCaseSentence, dateOfBirth?: string): CaseAnswer {
  const answer = answered({ sentences: [sentence], dateOfBirth })
  return answer
}

/** The regime, the days of release, and the rivals of them. */
function said(sentence: AskedCaseSentence, dateOfBirth?: string): readonly string[] {
  const { sentences, paroleEligibility, release, end, alternatives } = worked(sentence, dateOfBirth)
  return [
    String(sentences[0]?.regime.id),
    ...(paroleEligibility === null ? [] : [`PED ${isoDate(paroleEligibility)}`]),
    `CRD ${isoDate(release as never)}`,
    `SLED ${isoDate(end as never)}`,
    ...(alternatives ?? []).map(({ code, paroleEligibility: from, release: on }) =>
      [code, ...(from === null ? [] : [`PED ${isoDate(from)}`]), isoDate(on as never)].join(' '),
    ),
  ]
}

const eightYears = { startDate: '2026-11-16', sentenceYears: 8, sentenceType: 'sds' } as const
// 16 November 2026 to 15 November 2034 is 2,922 days: two-thirds are 1,948, one-half 1,461.
const special = ['sopc', 'PED 2032-03-16', 'CRD 2034-11-15', 'SLED 2035-11-15']
const ordinary = ['sds_plus_adult_barred', 'CRD 2032-03-16', 'SLED 2034-11-15', 'A_OFF_LIST 2030-11-15']

describe('Sentencing Code, Schedule 13, Part 2: abolished offences against a child under 13', () => {
  for (const key of ['intercourse_with_girl_under_13_1956', 'incest_by_man_girl_under_13_1956']) {
    test(`${key}: 8 years is a special sentence, if the person was 18 by then`, () => {
      expect(said({ ...eightYears, offenceKey: offence(key).key })).toEqual([
        ...special,
        'A_UNDER_18_AT_OFFENCE 2032-03-16',
      ])
      expect(
        said({ ...eightYears, offenceKey: offence(key).key, offenceDate: '1988-05-02' }, '1970-05-02'),
      ).toEqual(special)
      expect(
        said({ ...eightYears, offenceKey: offence(key).key, offenceDate: '1988-05-01' }, '1970-05-02'),
      ).toEqual(ordinary)
    })
    test(`${key}: before 13 April 2015 there was no special sentence (Fruen [2016] EWCA Crim 561)`, () =>
      // 12 May 2014 to 11 May 2022 is 2,922 days, one-half of them 1,461.
      expect(said({ startDate: '2014-05-12', sentenceYears: 8, offenceKey: offence(key).key })).toEqual([
        ...['sds_adult_pre_sds_plus', 'CRD 2018-05-11', 'SLED 2022-05-11'],
        // Two-thirds are 1,948 days.
        ...['A_EXTENDED PED 2019-09-10 2022-05-11', 'A_EXTENDED_AUTOMATIC 2019-09-10'],
      ]))
    test(`${key}: at a release point`, () => {
      const answer = calculationOf({ ...eightYears, offenceKey: offence(key).key, postCommencement: true })
      expect(answer).toMatchObject({ regime: { id: 'sopc' } })
    })
  }

  for (const [key, want] of [
    ['rape_1956_act', [...ordinary, 'A_SPECIAL PED 2032-03-16 2034-11-15']],
    ['buggery_1956', ['sds_adult_sds40_excluded', 'CRD 2029-07-16', 'SLED 2034-11-15']],
    ['indecent_assault_on_man_1956', ['sds_adult_sds40_excluded', 'CRD 2029-07-16', 'SLED 2034-11-15']],
    ['indecent_assault_on_woman_1956', ['sds_adult_sds40_excluded', 'CRD 2029-07-16', 'SLED 2034-11-15']],
  ] as const)
    test(`${key}: it depends on the victim, so the special sentence is a rival`, () => {
      const sentence = { ...eightYears, offenceKey: offence(key).key }
      const rival = 'A_SPECIAL PED 2032-03-16 2034-11-15'
      expect(said(sentence)).toEqual(want.includes(rival as never) ? want : [...want, rival])
      expect(worked(sentence).warnings.map(({ code }) => code)).toContain('W_SPECIAL_POSSIBLE')
    })

  test('no rival before special sentences began, nor for an offence committed under 18', () => {
    const codes = (...asked: Parameters<typeof worked>): readonly string[] =>
      (worked(...asked).alternatives ?? []).map(({ code }) => code)
    const rape = { sentenceYears: 8, offenceKey: offence('rape_1956_act').key, sentenceType: 'sds' } as const
    expect(codes({ ...rape, startDate: '2015-04-12' })).toEqual([])
    expect(codes({ ...rape, startDate: '2015-04-13' })).toEqual(['A_SPECIAL'])
    expect(codes({ ...rape, startDate: '2015-04-13', offenceDate: '1988-05-01' }, '1970-05-02')).toEqual([])
  })
})

describe('Sentencing Code, sections 265(1A) and 278(1A): the age when the offence was committed', () => {
  const rape = { ...eightYears, offenceKey: offence('rape_of_child_under_13').key }
  const automatic = ['sds_plus_adult_barred', 'CRD 2032-03-16', 'SLED 2034-11-15']
  // biome-ignore format: one row a line
  test.each([
    ['neither day known', rape, undefined, [...special, 'A_UNDER_18_AT_OFFENCE 2032-03-16']],
    ['only the birth', rape, '2000-01-10', [...special, 'A_UNDER_18_AT_OFFENCE 2032-03-16']],
    ['18 on the day', { ...rape, offenceDate: '2018-01-10' }, '2000-01-10', special],
    [...['17 on the day', { ...rape, offenceDate: '2018-01-09' }, '2000-01-10'], [...automatic, 'A_OFF_LIST_NAMED 2030-11-15']],
    ['17 on the day of sentence: detention', rape, '2009-01-10', ['section_250_plus', ...automatic.slice(1)]],
  ] as const)('%s', (_, sentence, born, want) =>
    expect(said(sentence as AskedCaseSentence, born as string | undefined)).toEqual(want),
  )

  test('a special sentence that was named is a fact', () =>
    expect(said({ ...rape, sentenceType: 'sopc' })).toEqual(special))

  test('a date of birth from after the offence or the sentence is refused', () => {
    for (const [dateOfBirth, offenceDate] of [
      ['2026-11-16', undefined],
      ['2018-01-09', '2018-01-09'],
      ['2018-02-30', '2018-01-09'],
    ] as const) {
      const refused = caseOf({ sentences: [{ ...rape, offenceDate }], dateOfBirth })
      expect(refused).toMatchObject({ refusals: [{ place: { in: 'case', field: 'dateOfBirth' } }] })
    }
  })

  test('the first day that a computer counts is a day as others are', () => {
    const born = { sentences: [{ ...rape, offenceDate: '1987-06-01' }], dateOfBirth: '1970-01-01' }
    expect(caseOf(born)).toMatchObject({ case: { dateOfBirth: 0 } })
    const committed = { sentences: [{ ...rape, offenceDate: '1970-01-01' }], dateOfBirth: '1953-06-01' }
    expect(caseOf(committed)).toMatchObject({ case: { sentences: [{ offenceDate: 0 }] } })
  })
})

test('in a case the year on licence is in the end, and no warning says otherwise', () => {
  const { end, warnings } = worked({ startDate: '2026-11-16', sentenceYears: 8, sentenceType: 'sopc' })
  expect(isoDate(end as never)).toBe('2035-11-15')
  expect(warnings.map(({ code }) => code)).not.toContain('W_SOPC_LICENCE')
})
