import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { sentenceIn } from '../../../test/support/case-in.ts'
import { addDays, type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { type Calculation, calculation, calculationOf } from '../sentence/calculation.ts'
import { wouldBeSection244ZAToday } from '../sentence/home-detention-curfew.ts'
import { type Offence, offenceByKey, offences } from '../tables/offences.ts'
import type { CaseAnswer } from './answer.ts'

const offence = (key: string): Offence => offenceByKey(key) as Offence
const driving = offence('causing_death_by_dangerous_driving')

function worked(sentence: AskedCaseSentence): CaseAnswer {
  const answer = answered({ sentences: [{ sentenceType: 'sds', ...sentence }] })
  return answer
}

const written = ({ sentences, release, alternatives }: CaseAnswer): readonly string[] => [
  `${sentences[0]?.regime.id} ${isoDate(release as never)}`,
  ...(alternatives ?? []).map(({ code, release: rival }) => `${code} ${isoDate(rival as never)}`),
]

describe('Police, Crime, Sentencing and Courts Act 2022, section 86: life only for conduct from 28 June 2022', () => {
  // 8 years are 2,922 days, 7 years from 4 May 2021 2,556: one-half, two-thirds and one-third of them by hand.
  test.each([
    // One-half, before the Act: 1,461 days.
    ...[
      ['2022-07-11', '2021-05-01', ['sds_adult_sds40_excluded 2026-07-10', 'A_COUNTED_AS_LIFE 2027-03-09']],
    ],
    ...[
      [
        '2022-07-11',
        undefined,
        ['sds_plus_adult_7_plus 2027-03-09', 'A_STAGE_NOT_BEGUN 2027-11-09', 'A_EARLIER_CONDUCT 2026-07-10'],
      ],
    ],
    ...[['2022-07-11', '2022-06-28', ['sds_plus_adult_7_plus 2027-03-09', 'A_STAGE_NOT_BEGUN 2027-11-09']]],
    // One-third after the Act, and the rival one-half.
    ...[
      ['2026-11-02', '2022-06-27', ['sds_adult_sds40_excluded 2029-07-02', 'A_COUNTED_AS_LIFE 2030-11-01']],
    ],
    ...[['2026-11-02', '2022-06-28', ['sds_plus_adult_7_plus 2030-11-01']]],
  ] as const)('8 years passed on %s, offence on %s', (start, offenceDate, want) =>
    expect(
      written(worked({ startDate: start, sentenceYears: 8, offenceKey: driving.key, offenceDate })),
    ).toEqual(want),
  )

  test('section 23(15): life cannot be imposed for that conduct on the first day of the Act, so the stages move it', () => {
    // 4 May 2020 to 3 May 2034 is 5,113 days: one-half on 4 May 2027, one-third on 2 January 2025, the last stage on 8 June 2027,
    // before which it is out.
    const long = { startDate: '2020-05-04', sentenceYears: 14, offenceKey: driving.key }
    expect(written(worked({ ...long, offenceDate: '2019-08-01' }))).toEqual([
      'sds_adult_sds40_excluded 2027-05-04',
    ])
    // 16 years from the same day are 5,844 days: one-half on 3 May 2028, held until the stage of 8 June 2027.
    expect(written(worked({ ...long, sentenceYears: 16, offenceDate: '2019-08-01' }))).toEqual([
      'sds_adult_sds40_excluded 2027-06-08',
      'A_STAGE_NOT_BEGUN 2028-05-03',
      'A_COUNTED_AS_LIFE 2028-05-03',
    ])
  })

  test('at a release point the day of the offence decides too', () => {
    const asked = { startDate: '2022-07-11', sentenceYears: 8, offenceKey: driving.key }
    const { question } = calculationOf(asked) as Calculation
    const offenceDate = parseDay('2021-05-01') as Day
    expect(calculation({ ...question, offenceDate })).toMatchObject({
      regime: { id: 'sds_adult_sds40_excluded' },
    })
  })
})

describe('Every offence whose maximum rose to life on a day', () => {
  const risen = offences.filter(({ lifeMaximumFrom }) => lifeMaximumFrom !== null)
  test('there are some', () => expect(risen.length).toBeGreaterThan(5))
  for (const one of risen) {
    const from = one.lifeMaximumFrom as never
    const codes = (start: string, offenceDate?: string): readonly string[] =>
      (
        worked({ startDate: start, sentenceYears: 8, offenceKey: one.key, offenceDate }).alternatives ?? []
      ).map(({ code }) => code)
    test(`${one.key}: the day of the offence settles it, and the eve is the other answer`, () => {
      expect(codes('2026-11-02', isoDate(from))).not.toContain('A_EARLIER_CONDUCT')
      expect(codes('2026-11-02', isoDate(addDays(from, -1)))).not.toContain('A_EARLIER_CONDUCT')
      expect(codes('2026-11-02', isoDate(from))).not.toContain('A_COUNTED_AS_LIFE')
      const [eve, without] = [isoDate(addDays(from, -1)), undefined].map((offenceDate) =>
        worked({ startDate: '2026-11-02', sentenceYears: 8, offenceKey: one.key, offenceDate }),
      ) as [CaseAnswer, CaseAnswer]
      const rival = without.alternatives?.find(({ code }) => code === 'A_EARLIER_CONDUCT')
      expect(eve.release).toBe(rival?.release ?? without.release)
    })
  }
})

test('Counter-Terrorism and Sentencing Act 2021, section 27: life for training for terrorism from 13 April 2015', () => {
  const extended = sentenceIn('2023-03-06 9y terrorist_training')
  const said = (offenceDate: string): readonly unknown[] => {
    const { paroleEligibility, release } = worked({ ...extended, sentenceType: 'eds', offenceDate })
    return [paroleEligibility === null ? null : isoDate(paroleEligibility), isoDate(release as never)]
  }
  expect(said('2015-04-12')).toEqual(['2029-03-05', '2032-03-05'])
  expect(said('2015-04-13')).toEqual([null, '2032-03-05'])
  const terrorism = { ...extended, sentenceType: 'terrorism' } as const
  const codes = (offenceDate: string): readonly string[] =>
    (worked({ ...terrorism, offenceDate }).alternatives ?? []).map(({ code }) => code)
  expect(codes('2015-04-12')).toEqual([])
  expect(codes('2015-04-13')).toEqual(['A_NO_EARLY_RELEASE'])
})

test('a curfew is not barred by a maximum that rose after the offence', () => {
  const risen: Offence = { ...offence('rape'), category: 'violent', lifeMaximumFrom: driving.lifeMaximumFrom }
  const { question } = calculationOf(sentenceIn('2021-07-05 8y ageAtSentence=child')) as Calculation
  const eligible = (offenceDate?: string) =>
    !wouldBeSection244ZAToday({
      ...question,
      offence: risen,
      ...(offenceDate && { offenceDate: parseDay(offenceDate) as Day }),
    })
  expect(eligible('2021-05-01')).toBe(true)
  expect(eligible()).toBe(false)
})
