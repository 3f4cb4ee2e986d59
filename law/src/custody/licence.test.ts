import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { sentencesIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate } from '../calendar/day.ts'
import type { CaseRun } from '../case/answer.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'

const iso = (day: Day | null): string => (day === null ? '-' : isoDate(day))

function dates(sentences: readonly AskedCaseSentence[], rest: Omit<AskedCase, 'sentences'> = {}): string {
  const answer = caseOf({ sentences, ...rest })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const { releaseType, release, endType, end, licenceEnd } = answer
  return `${releaseType} ${iso(release)} ${endType} ${iso(end)} ${iso(licenceEnd)}`
}

const a = (
  start: string,
  months: number,
  offenceDate: string | null,
  rest: object = {},
): AskedCaseSentence => ({
  startDate: start,
  sentenceMonths: months,
  regimeId: 'sds_adult',
  ...(offenceDate === null ? {} : { offenceDate }),
  ...rest,
})
const then = { consecutiveTo: '1' }

describe('Terms under 12 months and offences before 1 February 2015 (section 243A)', () => {
  // biome-ignore format: one row a line
  for (const [what, sentences, want] of [
    ['the offence was before: no licence', [a('2015-04-06', 9, '2015-01-31')], 'ARD 2015-08-21 SED 2016-01-05 -'],
    ['the offence was later', [a('2015-04-06', 9, '2015-02-01')], 'CRD 2015-08-21 SLED 2016-01-05 -'],
    ['its date is not known', [a('2015-04-06', 9, null)], 'CRD 2015-08-21 SLED 2016-01-05 -'],
    ['12 months', [a('2015-04-06', 12, '2015-01-31')], 'CRD 2015-10-05 SLED 2016-04-05 -'],
    ['both in a chain of 12 months', [a('2015-04-06', 6, '2015-01-31'), a('2015-04-06', 6, '2015-03-01', then)], 'CRD 2015-10-05 SLED 2016-04-05 -'],
    ['both in a shorter chain: a licence for half of the 91 days of the later one',
      [a('2015-04-06', 3, '2015-03-01'), a('2015-04-06', 6, '2014-12-01', then)], 'CRD 2015-08-21 SED 2016-01-05 2015-10-05'],
    ['the same for 122 days of the later one: 61', [a('2015-04-06', 4, '2015-03-01'), a('2015-04-06', 3, '2014-12-01', then)], 'CRD 2015-07-21 SED 2015-11-05 2015-09-20'],
    ['the same for 61 days: 30', [a('2015-04-06', 2, '2015-03-01'), a('2015-04-06', 3, '2014-12-01', then)], 'CRD 2015-06-21 SED 2015-09-05 2015-07-21'],
    ['a chain is as long as its units together: 11 months and 30 days, though 367 days, are under 12 months',
      [a('2021-02-01', 0, '2014-12-01', { sentenceDays: 30 }), a('2021-02-01', 11, '2014-12-01', then)], 'ARD 2021-08-03 SED 2022-02-02 -'],
    ['a fine that follows leaves it without one: 183 and 28 days',
      sentencesIn('2015-04-06 6m sds_adult offenceDate=2014-12-01; 2015-04-06 28d fine_default after 1'), 'ARD 2015-07-20 SED 2015-11-02 -'],
    ['a term of the old style to three-quarters, all less the credit', [a('2012-05-01', 18, '2004-06-01', { remandCreditDays: 10 })], 'CRD 2013-01-20 SED 2013-10-21 2013-06-06'],
    ['section 250 detention of under 12 months: on licence, unless the person is known to be under 18 by then',
      sentencesIn('2024-11-18 3m regimeId=section_250'), 'CRD 2024-12-24 SLED 2025-02-17 -'],
    ['and an ordinary term after it: on licence',
      [a('2024-11-18', 3, null, { regimeId: 'section_250' }), a('2024-11-18', 4, '2020-01-01', then)], 'CRD 2025-02-10 SLED 2025-06-17 -'],
    ['both side by side: the licence of the other runs on', [a('2015-04-06', 9, '2014-12-01'), a('2015-04-06', 6, '2015-03-01')], 'CRD 2015-08-21 SED 2016-01-05 2015-10-05'],
    ['both side by side, and that licence ends on the day of release',
      sentencesIn('2015-04-06 9m sds_adult offenceDate=2014-12-01; 2015-04-06 138d sds_adult offenceDate=2015-03-01'),
      'CRD 2015-08-21 SED 2016-01-05 2015-08-21'],
    ['both side by side, and that licence is over', [a('2015-04-06', 9, '2014-12-01'), a('2015-04-06', 3, '2015-03-01')], 'ARD 2015-08-21 SED 2016-01-05 -'],
    ['equal ends are on licence', [a('2015-04-06', 9, '2014-12-01'), a('2015-04-06', 9, '2015-03-01')], 'CRD 2015-08-21 SLED 2016-01-05 -'],
    ['under the progression model always on licence', [a('2026-11-16', 9, '2014-12-01')], 'CRD 2027-02-14 SLED 2027-08-15 -'],
    ['also where it governs only the second of a chain: half of 184 days and one-third of 61',
      sentencesIn('2026-08-03 6m sds_adult_barred_50 offenceDate=2014-12-01; 2026-10-12 2m sds_adult offenceDate=2014-12-01 after 1'),
      'CRD 2026-11-23 SLED 2027-04-02 -'],
    ['a term of one day never', sentencesIn('2026-11-16 1d sds_adult'), 'ARD 2026-11-16 SED 2026-11-16 -'],
    ['section 250 detention', sentencesIn('2026-11-16 9m regimeId=section_250'), 'CRD 2027-03-05 SLED 2027-08-15 -'],
  ] as const)
    test(what, () => expect(dates(sentences)).toBe(want))
  test.each([
    ['is over by the release', '2026-11-16 3m sds; 2026-11-16 18m contempt after 1', 'ARD SED -'],
    ['ends with it', '2026-11-16 3m sds; 2026-11-16 122d contempt after 1', 'CRD SED 2027-02-15'],
    ['still runs', '2026-11-16 24m sds; 2026-11-16 18m contempt after 1', 'CRD SED 2028-11-15'],
  ])('before a committal (section 258) the licence of a sentence %s', (_, sentences, want) => {
    const [run] = answered({ sentences: sentencesIn(sentences) }).runs as [CaseRun]
    expect(`${run.releaseType} ${run.endType} ${iso(run.licenceEnd)}`).toBe(want)
  })
  test('such a licence does not pass the end', () =>
    expect(
      dates([a('2015-04-06', 3, '2015-03-01'), a('2015-04-06', 6, '2014-12-01', then)], { addedDays: 120 }),
    ).toBe('CRD 2015-12-19 SED 2016-01-05 2016-01-05'))
  test('beside an extended sentence whose end is not known it lasts for half of the 92 days', () => {
    const chain = [a('2015-05-06', 3, '2015-03-01'), a('2015-05-06', 6, '2014-12-01', then)]
    const extended = a('2015-05-06', 48, '2015-03-01', { regimeId: 'eds_adult' })
    const answer = caseOf({ sentences: [...chain, extended] })
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    const run = answer.runs.find(({ sentenceIds }) => sentenceIds.includes('1'))
    expect([iso(run?.release ?? null), iso(run?.licenceEnd ?? null)]).toEqual(['2015-09-20', '2015-11-05'])
    const late = caseOf({ sentences: [...chain, extended], addedDays: 120 })
    if ('refusals' in late) throw new Error(JSON.stringify(late.refusals))
    const putOff = late.runs.find(({ sentenceIds }) => sentenceIds.includes('1'))
    expect([iso(putOff?.release ?? null), iso(putOff?.licenceEnd ?? null)]).toEqual([
      '2016-01-18',
      '2016-03-04',
    ])
  })
})

describe('Terms of the old style: before 3 December 2012, for offences before 4 April 2005', () => {
  const old = '2004-06-01'
  // biome-ignore format: one row a line
  for (const [what, sentences, want] of [
    ['4 years: on licence to the end', [a('2012-05-01', 48, old)], 'CRD 2014-05-01 SLED 2016-04-30 -'],
    ['18 months: to three-quarters, 412 of 549 days', [a('2012-05-01', 18, old)], 'CRD 2013-01-30 SED 2013-10-31 2013-06-16'],
    ['42 months: to three-quarters, 960 of 1,279 days', [a('2012-05-01', 42, old)], 'CRD 2014-01-30 SED 2015-10-31 2014-12-16'],
    ['42 months beside 18: the later licence counts', [a('2012-05-01', 42, old), a('2012-05-01', 18, old)], 'CRD 2014-01-30 SED 2015-10-31 2014-12-16'],
    ['18 months beside 8, which has no licence; no offence is later than its sentence',
      [a('1993-05-03', 18, null), a('1993-05-03', 8, null)], 'CRD 1994-02-01 SED 1994-11-02 1994-06-18'],
    ['36 months: to three-quarters, 822 of 1,095 days', [a('2012-05-01', 36, old)], 'CRD 2013-10-30 SED 2015-04-30 2014-07-31'],
    ['8 months: without a licence', [a('2012-05-01', 8, old)], 'ARD 2012-08-31 SED 2012-12-31 -'],
    ['a chain of terms under 12 months, whatever the offence: one term without a licence (paragraphs 1(9)(b)(ii) and 21)',
      [a('2012-05-01', 4, old), a('2012-05-01', 5, '2010-06-01', then)], 'ARD 2012-09-15 SED 2013-01-31 -'],
    ['two that overlap are one term to the later end: half of 173 days', [a('2012-05-01', 4, old), a('2012-05-21', 5, old)], 'ARD 2012-07-26 SED 2012-10-20 -'],
    ['three as well: half of 265', [a('2012-05-01', 4, old), a('2012-05-21', 5, old), a('2012-06-21', 7, old)], 'ARD 2012-09-10 SED 2013-01-20 -'],
    ['of 12 months together: three-quarters of it', [a('2012-05-01', 8, old), a('2012-08-01', 12, old)], 'CRD 2012-12-15 SED 2013-07-31 2013-04-08'],
    ['of 12 months to the day: three-quarters, 274 of 365 days', [a('2012-05-01', 5, old), a('2012-05-21', 11, old, { sentenceDays: 10 })],
      'CRD 2012-10-30 SED 2013-04-30 2013-01-29'],
    ['passed on the last day of the old rules', [a('2012-12-02', 18, old)], 'CRD 2013-09-01 SED 2014-06-01 2014-01-16'],
    ['passed a day later', [a('2012-12-03', 18, old)], 'CRD 2013-09-02 SLED 2014-06-02 -'],
    ['of 46 months and 20 days together: three-quarters, 1,065 of 1,420 days', [a('2012-05-01', 36, old), a('2012-05-21', 46, old)], 'CRD 2014-04-10 SED 2016-03-20 2015-03-31'],
    ['of 48 months and 20 days together: to the end', [a('2012-05-01', 36, old), a('2012-05-21', 48, old)], 'CRD 2014-05-11 SLED 2016-05-20 -'],
    ['not where one is in a chain', [a('2012-05-01', 4, old), a('2012-05-01', 2, old, then), a('2012-05-21', 5, old)], 'ARD 2012-08-05 SED 2012-10-31 -'],
    ['an offence from 4 April 2005 is under the new rules', [a('2012-05-01', 18, '2005-04-04')], 'CRD 2013-01-30 SLED 2013-10-31 -'],
  ] as const)
    test(what, () => expect(dates(sentences)).toBe(want))
  test('ten days at large put off release, end and licence', () =>
    expect(
      dates([a('2012-05-01', 18, old)], {
        unlawfullyAtLarge: [{ fromDate: '2012-06-01', toDate: '2012-06-10' }],
      }),
    ).toBe('CRD 2013-02-09 SED 2013-11-10 2013-06-26'))
})
