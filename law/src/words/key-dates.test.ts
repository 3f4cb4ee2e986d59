import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type Calculation, calculation, calculationOf } from '../sentence/calculation.ts'
import { type RegimeId, regimes } from '../tables/regimes.ts'
import { dateName, datesInWords, type KeyDate, keyDatesOf } from './key-dates.ts'

/** What is asked at a release point, and what the law can be told of a sentence besides. */
type Given = Omit<AskedCalculation, 'sentenceYears'> & {
  readonly [Name in 'offenceDate' | 'dateOfBirth']?: string
} & { readonly sentenceYears?: number }

const datesOf = ({ offenceDate, dateOfBirth, ...asked }: Given): readonly KeyDate[] => {
  const { question } = calculationOf({ sentenceYears: 0, ...asked }) as Calculation
  const dayOf = (text: string): Day => parseDay(text) as Day
  return keyDatesOf(
    calculation({
      ...question,
      ...(offenceDate && { offenceDate: dayOf(offenceDate) }),
      ...(dateOfBirth && { dateOfBirth: dayOf(dateOfBirth) }),
    }),
  )
}
const written = (given: Given) => datesOf(given).map(({ type, date }) => `${type} ${isoDate(date)}`)

const threeYears = { startDate: '2026-11-14', sentenceYears: 3 } as const
const after = { ...threeYears, postCommencement: true } as const
const fromNovember = { startDate: '2026-11-02' } as const

describe('Release as of right: on licence, with the end of the sentence and of the licence', () => {
  // biome-ignore format: one sentence a line
  for (const [what, asked, dates] of [
    ['before the Act', threeYears, ['CRD 2028-01-26', 'ESED 2029-11-13', 'SLED 2029-11-13']],
    ['after it, on a Sunday', after, ['CRD 2027-11-14', 'LIKELY_RELEASE 2027-11-11', 'LATEST_RELEASE 2027-11-12', 'TWO_THIRDS 2028-11-13', 'ESED 2029-11-13', 'SLED 2029-11-13']],
    ['credit moves all but the end before credit', { ...after, remandCreditDays: 40 }, ['CRD 2027-10-05', 'TWO_THIRDS 2028-10-04', 'ESED 2029-11-13', 'SLED 2029-10-04']],
    ['no days left to serve', { ...after, remandCreditDays: 400 }, ['CRD 2026-11-14', 'TWO_THIRDS 2027-11-13', 'ESED 2029-11-13', 'SLED 2028-11-12']],
    ['added days take release past two-thirds', { ...after, addedDays: 400 }, ['CRD 2028-12-18', 'TWO_THIRDS 2028-12-18', 'ESED 2029-11-13', 'SLED 2029-11-13']],
    ['added days take release to the end', { ...after, addedDays: 800 }, ['CRD 2029-11-13', 'TWO_THIRDS 2029-11-13', 'ESED 2029-11-13', 'SLED 2029-11-13']],
    ['one day: without a licence, and on a Saturday all the same', { startDate: '2026-11-14', sentenceDays: 1 }, ['ARD 2026-11-14', 'ESED 2026-11-14', 'SED 2026-11-14']],
    ['one day after the Act: no licence, so nothing to ease', { startDate: '2026-11-14', sentenceDays: 1, postCommencement: true }, ['ARD 2026-11-14', 'ESED 2026-11-14', 'SED 2026-11-14']],
    ['two days: on licence', { startDate: '2026-11-16', sentenceDays: 2 }, ['CRD 2026-11-16', 'ESED 2026-11-17', 'SLED 2026-11-17']],
    ['12 days in custody, up on a Saturday: by Friday, and no rule against Fridays', { startDate: '2026-11-03', sentenceDays: 30 }, ['CRD 2026-11-14', 'LIKELY_RELEASE 2026-11-13', 'ESED 2026-12-02', 'SLED 2026-12-02']],
    ['adult, 8 months: on licence', { ...fromNovember, sentenceMonths: 8 }, ['CRD 2027-02-06', 'LIKELY_RELEASE 2027-02-04', 'LATEST_RELEASE 2027-02-05', 'ESED 2027-07-01', 'SLED 2027-07-01']],
    ['extended sentence of one day, automatic: on licence', { startDate: '2014-01-06', sentenceDays: 1, regimeId: 'eds_automatic_2012_2015' }, ['CRD 2014-01-06']],
    ['extended sentence of 2012 to 2015, automatic: the extension is not known', { startDate: '2014-01-06', sentenceYears: 6, regimeId: 'eds_automatic_2012_2015' }, ['CRD 2018-01-05']],
    ['terrorism without early release', { ...fromNovember, sentenceYears: 5, regimeId: 'terrorism_s247a_no_early_release' }, ['CRD 2031-11-01', 'LIKELY_RELEASE 2031-10-30', 'LATEST_RELEASE 2031-10-31']],
  ] as const)
    test(what, () => expect(written(asked)).toEqual(dates))
})

describe('Section 250 detention: curfew, and no licence for those under 18 under 12 months (section 243A)', () => {
  // biome-ignore format: one sentence a line
  for (const [what, asked, dates] of [
    ['8 months', { ...fromNovember, sentenceMonths: 8, ageAtSentence: 'child' }, ['HDCED 2026-12-21', 'CRD 2027-02-06', 'LIKELY_RELEASE 2027-02-03', 'LATEST_RELEASE 2027-02-05', 'ESED 2027-07-01', 'SLED 2027-07-01']],
    ['8 months, 17 on the day', { ...fromNovember, sentenceMonths: 8, ageAtSentence: 'child', dateOfBirth: '2009-02-07' }, ['HDCED 2026-12-21', 'ARD 2027-02-06', 'LIKELY_RELEASE 2027-02-03', 'LATEST_RELEASE 2027-02-05', 'ESED 2027-07-01', 'SED 2027-07-01']],
    ['11 months and 29 days', { ...fromNovember, sentenceMonths: 11, sentenceDays: 29, ageAtSentence: 'child' }, ['HDCED 2027-01-14', 'CRD 2027-03-27', 'LIKELY_RELEASE 2027-03-23', 'LATEST_RELEASE 2027-03-25', 'ESED 2027-10-30', 'SLED 2027-10-30']],
    ['12 months', { ...fromNovember, sentenceYears: 1, ageAtSentence: 'child' }, ['HDCED 2027-01-14', 'CRD 2027-03-27', 'LIKELY_RELEASE 2027-03-23', 'LATEST_RELEASE 2027-03-25', 'ESED 2027-11-01', 'SLED 2027-11-01']],
    ['3 months: too short for a curfew', { ...fromNovember, sentenceMonths: 3, ageAtSentence: 'child' }, ['CRD 2026-12-08', 'ESED 2027-02-01', 'SLED 2027-02-01']],
  ] as const)
    test(what, () => expect(written(asked)).toEqual(dates))
})

describe('Section 243A(1A): under 12 months for an offence before 1 February 2015, without a licence', () => {
  const old = { startDate: '2019-05-07', sentenceMonths: 11, offenceDate: '2015-01-31' } as const
  // biome-ignore format: one sentence a line
  for (const [what, asked, dates] of [
    ['the day before', old, ['ARD 2019-09-18', 'ESED 2020-04-06', 'SED 2020-04-06']],
    ['on the day: on licence', { ...old, offenceDate: '2015-02-01' }, ['CRD 2019-09-18', 'ESED 2020-04-06', 'SLED 2020-04-06']],
    ['12 months: on licence', { ...old, sentenceYears: 1, sentenceMonths: 0 }, ['CRD 2019-09-30', 'ESED 2020-05-06', 'SLED 2020-05-06']],
    ['under the progression model: on licence', { ...old, postCommencement: true }, ['CRD 2019-08-26', 'LIKELY_RELEASE 2019-08-23', 'TWO_THIRDS 2019-12-16', 'ESED 2020-04-06', 'SLED 2020-04-06']],
    ['section 250 too', { ...old, regimeId: 'section_250' }, ['HDCED 2019-07-14', 'ARD 2019-09-18', 'ESED 2020-04-06', 'SED 2020-04-06']],
    ['section 250, a later offence: on licence', { ...old, offenceDate: '2018-01-01', regimeId: 'section_250' }, ['HDCED 2019-07-14', 'CRD 2019-09-18', 'ESED 2020-04-06', 'SLED 2020-04-06']],
    ['section 250, a later offence, 17 on the day: without a licence', { ...old, offenceDate: '2018-01-01', dateOfBirth: '2001-09-19', regimeId: 'section_250' }, ['HDCED 2019-07-14', 'ARD 2019-09-18', 'ESED 2020-04-06', 'SED 2020-04-06']],
    ['section 250, a later offence, 18 on the day: on licence', { ...old, offenceDate: '2018-01-01', dateOfBirth: '2001-09-18', regimeId: 'section_250' }, ['HDCED 2019-07-14', 'CRD 2019-09-18', 'ESED 2020-04-06', 'SLED 2020-04-06']],
    ['an extended sentence: on licence', { ...old, startDate: '2013-05-07', offenceDate: '2013-01-01', regimeId: 'eds_automatic_2012_2015' }, ['CRD 2013-12-16']],
  ] as const)
    test(what, () => expect(written(asked)).toEqual(dates))
})

describe('The Parole Board decides: its first say, and the end of the custodial term', () => {
  // biome-ignore format: one sentence a line
  for (const [what, asked, dates] of [
    ['framework example 5, extended sentence: the extension is not known', { startDate: '2025-04-16', sentenceYears: 7, sentenceType: 'eds' }, ['PED 2029-12-15', 'CRD 2032-04-15']],
    ['the same with credit', { startDate: '2025-04-16', sentenceYears: 7, sentenceType: 'eds', remandCreditDays: 30 }, ['PED 2029-11-15', 'CRD 2032-03-16']],
    ['extended sentence, under 18', { startDate: '2025-04-16', sentenceYears: 7, sentenceType: 'eds', ageAtSentence: 'child' }, ['PED 2029-12-15', 'CRD 2032-04-15']],
    ['framework example 3, special sentence: one more year on licence', { startDate: '2026-11-17', sentenceYears: 5, sentenceMonths: 7, regimeId: 'sopc' }, ['PED 2030-08-07', 'CRD 2032-06-16', 'ESED 2033-06-16', 'SLED 2033-06-16']],
    ['the same with credit', { startDate: '2026-11-17', sentenceYears: 5, sentenceMonths: 7, regimeId: 'sopc', remandCreditDays: 30 }, ['PED 2030-07-08', 'CRD 2032-05-17', 'ESED 2033-06-16', 'SLED 2033-05-17']],
    ['special sentence before 28 June 2022: one-half', { startDate: '2021-03-01', sentenceYears: 4, regimeId: 'sopc_pre_june_2022' }, ['PED 2023-03-01', 'CRD 2025-02-28', 'LIKELY_RELEASE 2025-02-27', 'ESED 2026-02-28', 'SLED 2026-02-28']],
    ['special sentence of one day: a year on licence all the same', { startDate: '2026-11-17', sentenceDays: 1, regimeId: 'sopc' }, ['PED 2026-11-17', 'CRD 2026-11-17', 'ESED 2027-11-17', 'SLED 2027-11-17']],
    ['special sentence, credit and added days beyond the term: the end is not before the start', { startDate: '2026-11-17', sentenceDays: 1, regimeId: 'sopc', remandCreditDays: 36525, addedDays: 36525 }, ['PED 2026-11-17', 'CRD 2026-11-17', 'ESED 2027-11-17', 'SLED 2026-11-17']],
    ['special sentence before 28 June 2022, credit past the parole point', { startDate: '2022-01-01', sentenceYears: 1, regimeId: 'sopc_pre_june_2022', remandCreditDays: 250 }, ['PED 2022-01-01', 'CRD 2022-04-25', 'ESED 2023-12-31', 'SLED 2023-04-25']],
    ['extended, 20 added days on top of both (section 257(2)(a))', { startDate: '2021-06-25', sentenceYears: 11, sentenceType: 'eds', remandCreditDays: 611, addedDays: 20 }, ['PED 2027-03-13', 'CRD 2030-11-11']],
    ['extended, more added days than a third of the term', { startDate: '2026-11-16', sentenceYears: 1, sentenceType: 'eds', addedDays: 200 }, ['PED 2028-02-02', 'CRD 2028-06-02', 'LIKELY_RELEASE 2028-06-01']],
    ['extended, credit and added days beyond the term', { startDate: '2026-11-16', sentenceDays: 3, sentenceType: 'eds', remandCreditDays: 4, addedDays: 2 }, ['PED 2026-11-16', 'CRD 2026-11-16']],
    ['special, added days into the year on licence', { startDate: '2026-11-17', sentenceYears: 1, regimeId: 'sopc', addedDays: 40 }, ['PED 2027-08-27', 'CRD 2027-12-26', 'LIKELY_RELEASE 2027-12-23', 'LATEST_RELEASE 2027-12-24', 'ESED 2028-11-16', 'SLED 2028-11-16']],
    ['special, added days past the year on licence', { startDate: '2026-11-17', sentenceYears: 1, regimeId: 'sopc', addedDays: 900 }, ['PED 2028-11-16', 'CRD 2028-11-16', 'ESED 2028-11-16', 'SLED 2028-11-16']],
    ['terrorism, told as such: an ordinary sentence, which ends with its term', { ...fromNovember, sentenceYears: 5, sentenceType: 'terrorism' }, ['PED 2030-03-03', 'CRD 2031-11-01', 'LIKELY_RELEASE 2031-10-30', 'LATEST_RELEASE 2031-10-31', 'ESED 2031-11-01', 'SLED 2031-11-01']],
    ['its regime alone: a year or an extension may follow, and which is not known', { ...fromNovember, sentenceYears: 5, regimeId: 'terrorism_s247a' }, ['PED 2030-03-03', 'CRD 2031-11-01', 'LIKELY_RELEASE 2031-10-30', 'LATEST_RELEASE 2031-10-31']],
    ['terrorism, 10 added days: not past the end', { ...fromNovember, sentenceYears: 5, sentenceType: 'terrorism', addedDays: 10 }, ['PED 2030-03-13', 'CRD 2031-11-01', 'LIKELY_RELEASE 2031-10-30', 'LATEST_RELEASE 2031-10-31', 'ESED 2031-11-01', 'SLED 2031-11-01']],
    ['its regime alone, 10 added days', { ...fromNovember, sentenceYears: 5, regimeId: 'terrorism_s247a', addedDays: 10 }, ['PED 2030-03-13', 'CRD 2031-11-11']],
  ] as const)
    test(what, () => expect(written(asked)).toEqual(dates))
})

describe('A sentence without a fixed end has one date', () => {
  for (const sentenceType of ['life', 'ipp'] as const)
    test(`${sentenceType}: the end of the minimum term`, () =>
      expect(written({ ...threeYears, sentenceType })).toEqual(['TARIFF 2029-11-13']))
})

describe('The two-thirds point is only for what the progression model changes, and only after it', () => {
  for (const regimeId of Object.keys(regimes) as RegimeId[]) {
    const has = regimes[regimeId].exclusion === null
    test(`${regimeId}: ${has ? 'yes' : 'no'}`, () => {
      const types = (asked: Given) => datesOf({ ...asked, regimeId }).map(({ type }) => type)
      expect(types(after).includes('TWO_THIRDS')).toBe(has)
      expect(types(threeYears)).not.toContain('TWO_THIRDS')
    })
  }
})

describe('Every date has a name, a note and its law', () => {
  // biome-ignore format: one row a line
  for (const [form, type, name, note] of [
    ['LED', 'LED', 'Licence expiry date', 'The last day of the licence. The sentence itself ends later.'],
    ['ARD, old offence', 'ARD', 'Automatic release date',
      'Release is due by this day, without a licence, because the offence was before 1 February 2015 and the term is under 12 months.'],
    ['PRRD', 'PRRD', 'Post-recall release date', 'Release after the recall is due by this day. It is on licence and automatic, unless it is decided otherwise.'],
    ['PRRD, standard recall', 'PRRD', 'Post-recall release date (no later than)',
      'The end of the sentence. Nothing is automatic before it: the Parole Board or the Justice Secretary can let the person out earlier.'],
  ] as const)
    test(`${form}: ${note}`, () => {
      const date = parseDay('2027-11-14') as Day
      expect(datesInWords([{ form, date, law: [] }])).toEqual([{ type, name, note, date, law: [] }])
    })
  for (const regimeId of Object.keys(regimes) as RegimeId[])
    test(regimeId, () => {
      const eightMonths = { ...fromNovember, sentenceMonths: 8, regimeId }
      const oneDay = { ...fromNovember, sentenceDays: 1, regimeId }
      for (const { name, note, law } of [{ ...after, regimeId }, eightMonths, oneDay].flatMap(datesOf)) {
        expect(name).toMatch(/^[A-Z]/)
        expect(note).toMatch(/^[A-Z].*\.$/)
        expect(law.length).toBeGreaterThan(0)
        for (const { provision } of law) expect(provision).toMatch(/^\S.*\S$/)
        for (const { url } of law)
          expect(url).toMatch(
            /^https:\/\/(www\.legislation\.gov\.uk|www\.gov\.uk|github\.com\/ministryofjustice)\//,
          )
      }
    })

  test('release without a licence: why there is none', () => {
    const note = (asked: Given) => datesOf(asked).find(({ type }) => type === 'ARD')?.note
    const young = {
      ...fromNovember,
      sentenceMonths: 8,
      ageAtSentence: 'child',
      dateOfBirth: '2009-02-07',
    } as const
    expect(note(young)).toContain('under 18 on it')
    expect(note({ ...fromNovember, sentenceDays: 1 })).toBe('Release is due by this day, without a licence.')
  })
})

describe('Section 257(2) is named with a release date where days were added', () => {
  for (const addedDays of [0, 1, 2])
    test(`${addedDays} added`, () => {
      const law = datesOf({ ...after, addedDays }).find(({ type }) => type === 'CRD')?.law ?? []
      expect(law.some(({ provision }) => provision === 'section 257(2)')).toBe(addedDays > 0)
    })
})

describe('A date is called by its name, with its letters where it has some', () => {
  for (const [form, name] of [
    ['SLED', 'sentence and licence expiry date (SLED)'],
    ['HDCED', 'home detention curfew eligibility date (HDCED)'],
    ['TWO_THIRDS', 'two-thirds point, when supervision eases'],
    ['TARIFF', 'end of the minimum term'],
    ['PED', 'parole eligibility date (PED)'],
    ['MTD', 'mid-term date (MTD)'],
    ['ETD', 'early transfer date (ETD)'],
    ['LTD', 'late transfer date (LTD)'],
    ['LED', 'licence expiry date (LED)'],
    ['ESED', 'effective sentence end date (ESED)'],
    ['SED', 'sentence expiry date (SED)'],
    ['TUSED', 'top-up supervision expiry date (TUSED)'],
    ['PRRD', 'post-recall release date (PRRD)'],
    ['LICENCE_END', 'end of the licence'],
  ] as const)
    test(name, () => expect(dateName(form)).toBe(name))
})

test('the first day of the Parole Board from a fixed term beside a longer minimum term', () => {
  const { dates } = answered('2026-11-16 20y life; 2026-11-16 6y +3y eds')
  expect(datesInWords(dates).find(({ type }) => type === 'PED')?.note).toBe(
    'The first day on which the Parole Board can let the person go from sentence 2. It may say no.',
  )
})
