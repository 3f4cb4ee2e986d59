import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import type { Reform } from '../sentence/reform.ts'
import { isExcludedLater } from '../tables/offence-traits.ts'
import { type Offence, offenceByKey, offences } from '../tables/offences.ts'
import { caseOf } from './case-answer.ts'

type Rest = Omit<AskedCaseSentence, 'id' | 'startDate'>
/** An ordinary adult sentence unless it says otherwise. */
const s = (id: string, start: string, rest: Rest): AskedCaseSentence => ({
  id,
  startDate: start,
  regimeId: 'sds_adult',
  ...rest,
})
const eds = (
  id: string,
  start: string,
  years: number,
  extension: number,
  rest: Rest = {},
): AskedCaseSentence =>
  s(id, start, { sentenceYears: years, extensionYears: extension, regimeId: 'eds_adult', ...rest })

const iso = (day: Day | null): string | null => (day === null ? null : isoDate(day))

/** Release, parole eligibility, end, licence end; and each run as days in all, days of custody, release. */
function dates(asked: AskedCase) {
  const { release, releaseType, paroleEligibility, end, endType, licenceEnd, runs } = answered(asked)
  return {
    release: `${releaseType} ${iso(release)}`,
    parole: iso(paroleEligibility),
    end: `${endType} ${iso(end)}`,
    licence: iso(licenceEnd),
    runs: runs.map(
      (run) => `${run.sentenceIds.join('+')} ${run.totalDays} ${run.custodyDays} ${iso(run.release)}`,
    ),
  }
}
const none = { parole: null, licence: null }

describe('A chain is laid end to end, and each fraction is rounded once (section 264)', () => {
  const weeks = sentencesIn('A 2026-11-16 12w sds_adult; B 2026-11-16 6m sds_adult after A')
  // biome-ignore format: one row a line
  for (const [what, sentences, want] of [
    ['12 weeks, then 6 months: 84 + 181 days, one-third of 265', weeks, { ...none, release: 'CRD 2027-02-12', end: 'SLED 2027-08-07', runs: ['A+B 265 89 2027-02-12'] }],
    ['2 years at one-third and 6 at the Parole Board: 244 + 2,192, parole at 244 + 1,462',
      sentencesIn('A 2026-11-16 2y sds_adult; B 2026-11-16 6y +3y eds_adult after A'),
      { ...none, release: 'CRD 2033-07-17', parole: '2031-07-18', end: 'SLED 2037-11-15', runs: ['A+B 4018 2436 2033-07-17'] }],
    ['the other way round: sentences under the Parole Board come last all the same',
      sentencesIn('B 2026-11-16 2y sds_adult after A; A 2026-11-16 6y +3y eds_adult'),
      { ...none, release: 'CRD 2033-07-17', parole: '2031-07-18', end: 'SLED 2037-11-15', runs: ['A+B 4018 2436 2033-07-17'] }],
    ['one-third, one-half, one-third: 731 days to 244, then 1,827 from 18 July 2027 to 914',
      sentencesIn('A 2026-11-16 18m sds_adult; B 2026-11-16 5y sds_plus_adult_4_to_7 after A; C 2026-11-16 6m sds_adult after B'),
      { ...none, release: 'CRD 2030-01-16', end: 'SLED 2033-11-15', runs: ['A+B+C 2557 1158 2030-01-16'] }],
    ['two parole points: the second is counted from the first parole date itself',
      sentencesIn('A 2021-05-03 4y sopc_pre_june_2022; B 2021-05-03 6y +2y eds_adult after A'),
      { ...none, release: 'CRD 2031-05-02', parole: '2027-05-04', end: 'SLED 2034-05-02', runs: ['A+B 4748 3652 2031-05-02'] }],
  ] as const)
    test(what, () => expect(dates({ sentences })).toEqual(want))
})

test('two parole points: the second is counted from the first parole date itself', () =>
  // Two-thirds of 1,461 days are 974, to 31 January 2022; a month from that day has 29 days, one-half of them is 15.
  expect(
    dates(caseIn('A 2019-06-03 4y +1y eds_adult; B 2019-06-03 1m sopc_pre_june_2022 after A')).parole,
  ).toBe('2022-02-15'))

test('the same from a first of February: a month has 28 days, one-half of them is 14', () =>
  expect(
    dates(caseIn('A 2019-06-04 4y +1y eds_adult; B 2019-06-04 1m sopc_pre_june_2022 after A')).parole,
  ).toBe('2022-02-15'))

test('two-thirds of an extended sentence and of another: one part, and the extension comes after both', () =>
  // 17 years are 6,209 days, two-thirds of them 4,140; with the extension 19 years.
  expect(
    dates(
      caseIn('A 2014-11-17 10y +2y eds_automatic_2012_2015', 'B 2021-05-03 7y sds_plus_adult_7_plus after A'),
    ),
  ).toEqual({
    ...none,
    release: 'CRD 2026-03-18',
    end: 'SLED 2033-11-16',
    runs: ['A+B 6940 4140 2026-03-18'],
  }))

describe('The whole: the latest release and, separately, the latest end (section 263)', () => {
  test('an automatic release that comes later moves the parole date', () => {
    const asked = { sentences: [eds('A', '2026-11-16', 4, 2), s('B', '2026-11-16', { sentenceYears: 9 })] }
    expect(dates(asked)).toEqual({
      ...{ release: 'CRD 2030-11-15', parole: '2029-11-15', end: 'SLED 2035-11-15' },
      ...{ licence: null, runs: ['A 2192 1461 2030-11-15', 'B 3287 1096 2029-11-15'] },
    })
    expect(answered(asked)).toMatchObject({ paroleMovedBy: ['B'], decidedBy: { release: ['A'], end: ['B'] } })
  })
  test('an automatic release that comes first does not', () => {
    const asked = { sentences: [eds('A', '2026-11-16', 4, 2), s('B', '2026-11-16', { sentenceYears: 2 })] }
    expect(answered(asked)).toMatchObject({ paroleMovedBy: null, decidedBy: { release: ['A'], end: ['A'] } })
    expect(dates(asked).parole).toBe('2029-07-16')
  })
  for (const [days, parole, movedBy] of [
    [2922, '2029-07-16', null],
    [2923, '2029-07-17', ['B']],
  ] as const)
    test(`one on the parole date leaves it, one a day later moves it: ${parole}`, () => {
      const asked = {
        sentences: [eds('A', '2026-11-16', 4, 2), s('B', '2026-11-16', { sentenceDays: days })],
      }
      expect([dates(asked).parole, answered(asked).paroleMovedBy]).toEqual([parole, movedBy])
    })
  test('of two that are the same, the first decides', () =>
    expect(answered(caseIn('B 2026-11-16 8m sds_adult; A 2026-11-16 8m sds_adult')).decidedBy).toEqual({
      release: ['A'],
      end: ['A'],
    }))
  test('one that comes last of all leaves no parole date', () =>
    expect(
      dates({ sentences: [eds('A', '2024-06-03', 4, 2), s('B', '2026-11-16', { sentenceYears: 5 })] }),
    ).toMatchObject({ release: 'CRD 2028-07-16', parole: null, end: 'SLED 2031-11-15' }))
  test('one that is out on its first day, its credit being larger, moves nothing', () =>
    expect(
      dates(caseIn('A 2026-11-16 4y +2y eds_adult remandCreditDays=60; B 2026-11-16 3m sds_adult')),
    ).toMatchObject({ parole: '2029-05-17' }))
  test('an automatic release on the same day leaves no parole date either', () =>
    expect(
      dates({ sentences: [eds('A', '2026-11-16', 1, 1), s('B', '2026-11-16', { sentenceDays: 1095 })] }),
    ).toMatchObject({ release: 'CRD 2027-11-15', parole: null }))
  test('of two that are out on the same day the one that began first decides', () =>
    expect(
      answered(caseIn('B 2026-11-17 2d sds_adult; A 2026-11-16 4d sds_adult')).decidedBy.release,
    ).toEqual(['A']))
})

describe('Credit and added days are shared without a release between, and not carried over one (section 240ZA(8A))', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['both get the credit of both: 81 less 38',
      'A 2026-11-16 8m sds_adult remandCreditDays=15; B 2026-12-07 3m sds_adult remandCreditDays=23',
      { release: 'CRD 2026-12-28', end: 'SLED 2027-06-07', runs: ['A 242 81 2026-12-28', 'B 90 30 2026-12-07'] }],
    ['a release lies between: the 20 days are not carried over',
      'A 2026-10-05 6m sds_adult remandCreditDays=20; B 2027-02-01 1y sds_adult remandCreditDays=15',
      { release: 'CRD 2027-05-18', end: 'SLED 2028-01-16', runs: ['A 182 61 2026-11-14', 'B 365 122 2027-05-18'] }],
    ['passed on the last day in custody: no release lies between',
      'A 2026-11-16 3m sds_adult; B 2026-12-16 3m sds_adult remandCreditDays=2',
      { release: 'CRD 2027-01-12', end: 'SLED 2027-03-13', runs: ['A 92 31 2026-12-14', 'B 90 30 2027-01-12'] }],
    ['passed a day later: a release lies between', 'A 2026-11-16 3m sds_adult; B 2026-12-17 3m sds_adult remandCreditDays=2',
      { release: 'CRD 2027-01-13', end: 'SLED 2027-03-14', runs: ['A 92 31 2026-12-16', 'B 90 30 2027-01-13'] }],
    ['passed on the Friday before a Saturday: no release lies between',
      'A 2026-11-16 102d sds_adult; B 2026-12-18 3m sds_adult remandCreditDays=2',
      { release: 'CRD 2027-01-14', end: 'SLED 2027-03-15', runs: ['A 102 34 2026-12-17', 'B 90 30 2027-01-14'] }],
    ['the days for tagged bail are taken off as well', 'A 2026-11-16 8m sds_adult taggedBailCreditDays=38',
      { release: 'CRD 2026-12-28', end: 'SLED 2027-06-07', runs: ['A 242 81 2026-12-28'] }],
    ['days given back before any were added are none that were served: 366 + 5 days from 1 March 2027',
      'A 2026-11-16 3y sds_adult; B 2027-03-01 3y sds_adult; addedDays -5@2027-01-04 10@2027-05-03',
      { release: 'CRD 2028-03-05', end: 'SLED 2030-02-28', runs: ['A 1096 366 2027-11-21', 'B 1096 366 2028-03-05'] }],
    ['a release on the first day puts no parole date off', 'A 2026-11-16 3y +2y eds_adult; B 2028-12-01 2d sds_adult',
      { release: 'CRD 2029-11-15', parole: '2028-11-15', end: 'SLED 2031-11-15', runs: ['A 1826 1096 2029-11-15', 'B 2 1 2028-12-01'] }],
    ['the Parole Board has no part in a later sentence of two days', 'A 2026-11-16 3y +2y eds_adult; B 2030-01-07 2d sds_adult',
      { release: 'CRD 2030-01-07', parole: null, end: 'SLED 2031-11-15', runs: ['A 1826 1096 2029-11-15', 'B 2 1 2030-01-07'] }],
    ['16 of 21 added days were served before the new sentence',
      'A 2026-10-05 9m sds_adult; B 2027-01-20 1y sds_adult; addedDays 21@2026-11-20',
      { release: 'CRD 2027-05-26', end: 'SLED 2028-01-19', runs: ['A 273 91 2027-01-24', 'B 365 122 2027-05-26'] }],
    ['all 21 were given back before the third sentence, so none counts as served: 122 + 5 days from 1 March 2027',
      'A 2026-10-05 9m sds_adult; B 2027-01-20 1y sds_adult; C 2027-03-01 1y sds_adult; addedDays 21@2026-11-20 -21@2027-02-01 5@2027-03-15',
      { release: 'CRD 2027-07-05', end: 'SLED 2028-02-29', runs: ['A 273 91 2027-01-08', 'B 365 122 2027-05-21', 'C 366 122 2027-07-05'] }],
    ['none counts as served where another sentence of the day is consecutive: 122 + 21 days from 20 January 2027',
      'A 2026-10-05 9m sds_adult; B 2027-01-20 1m sds_adult after A; C 2027-01-20 1y sds_adult; addedDays 21@2026-11-20',
      { release: 'CRD 2027-06-11', end: 'SLED 2028-01-19', runs: ['A+B 304 102 2027-02-04', 'C 365 122 2027-06-11'] }],
    ['none was served before release would have been due: 122 + 21 days from 7 December 2026',
      'A 2026-10-05 9m sds_adult; B 2026-12-07 1y sds_adult; addedDays 21@2026-11-20',
      { release: 'CRD 2027-04-28', end: 'SLED 2027-12-06', runs: ['A 273 91 2027-01-24', 'B 365 122 2027-04-28'] }],
    ['none counts as served where the new sentence is consecutive: 9 + 12 months, 639 days, 213 + 21',
      'A 2026-10-05 9m sds_adult; B 2027-01-20 1y sds_adult after A; addedDays 21@2026-11-20',
      { release: 'CRD 2027-05-26', end: 'SLED 2028-07-04', runs: ['A+B 639 213 2027-05-26'] }],
    ['days given back come off again', 'A 2026-11-16 9m sds_adult; addedDays -6@2027-01-05 16@2026-12-01',
      { release: 'CRD 2027-02-24', end: 'SLED 2027-08-15', runs: ['A 273 91 2027-02-24'] }],
    ['more given back than was added: nothing comes off, and nothing was served',
      'A 2026-11-16 9m sds_adult; B 2026-12-16 9m sds_adult; addedDays -5@2026-11-20',
      { release: 'CRD 2027-03-17', end: 'SLED 2027-09-15', runs: ['A 273 91 2027-02-14', 'B 274 92 2027-03-17'] }],
    ['an award while nobody is in custody waits for the next sentence',
      'A 2026-10-05 6m sds_adult; B 2027-02-01 1y sds_adult; addedDays 5@2027-01-04',
      { release: 'CRD 2027-06-07', end: 'SLED 2028-01-31', runs: ['A 182 61 2026-12-04', 'B 365 122 2027-06-07'] }],
    ['added days cannot take release past the end of the run', 'A 2026-11-16 3m sds_adult; addedDays 90',
      { release: 'CRD 2027-02-15', end: 'SLED 2027-02-15', runs: ['A 92 31 2027-02-15'] }],
  ] as const)
    test(what, () => expect(dates(caseIn(asked))).toMatchObject(want))
})

describe('Days unlawfully at large (Prison Act 1952, section 49)', () => {
  const two = [s('A', '2026-11-16', { sentenceMonths: 12 }), s('B', '2027-01-04', { sentenceMonths: 4 })]
  test('put off release and end of what is being served, not of what is passed later', () =>
    expect(
      dates({ sentences: two, unlawfullyAtLarge: [{ fromDate: '2026-12-01', toDate: '2026-12-10' }] }),
    ).toMatchObject({
      release: 'CRD 2027-03-27',
      end: 'SLED 2027-11-25',
      runs: ['A 365 122 2027-03-27', 'B 120 40 2027-02-12'],
    }))
  test('a day in two of them counts once', () => {
    const periods = [
      { fromDate: '2026-12-08', toDate: '2026-12-10' },
      { fromDate: '2026-12-01', toDate: '2026-12-09' },
      { fromDate: '2026-12-02', toDate: '2026-12-03' },
    ]
    expect(dates({ sentences: two, unlawfullyAtLarge: periods }).release).toBe('CRD 2027-03-27')
  })
  test('the sentence does not end before the day after the last of them', () => {
    const asked = caseIn(
      'A 2026-11-16 8m sds_adult remandCreditDays=79',
      'unlawfullyAtLarge 2026-11-17..2027-05-30',
    )
    expect(answered(asked).runs[0]).toMatchObject({ atLargeDays: 195, creditUsed: 79 })
    expect(dates(asked).end).toBe('SLED 2027-11-08')
  })

  const four = 'A 2025-03-03 4y theft'
  const extended = 'A 2020-01-06 9y +3y eds_adult'
  const day = (one: Day | null | undefined): string => (one == null ? '-' : isoDate(one))
  // Release, the first day of the Parole Board, and the usual day of leaving where it is another.
  // biome-ignore format: a case a row
  test.each([
    ['a stage comes while they are away', 'A 2025-09-01 3y theft; unlawfullyAtLarge 2026-10-05..2026-11-18', '2026-11-19 - -'],
    ['and ends what they had to serve before they went', `${four}; unlawfullyAtLarge 2026-10-05..2027-12-31`, '2028-01-01 - -'],
    ['a stage of 2024', 'A 2022-09-01 5y theft; unlawfullyAtLarge 2024-10-01..2024-12-31', '2025-01-01 - -'],
    ['back before the stage', 'A 2025-09-01 3y theft; unlawfullyAtLarge 2026-10-05..2026-11-08', '2026-11-10 - -'],
    ['added days are served before that', 'A 2025-09-01 3y theft; unlawfullyAtLarge 2026-10-05..2026-11-18; addedDays 5@2026-10-02', '2026-11-19 - -'],
    ['credit left nothing to serve, and days away come on top', 'A 2026-11-16 6m theft remandCreditDays=90; unlawfullyAtLarge 2026-11-16..2026-12-31', '2027-01-01 - -'],
    ['the Parole Board directs nothing while they are away', `${extended}; unlawfullyAtLarge 2026-02-01..2026-12-31`, '2029-12-05 2027-01-01 -'],
    ['its first day was before they went', `${extended}; unlawfullyAtLarge 2026-02-01..2026-02-10`, '2029-01-15 2026-01-15 -'],
    ['nobody leaves a working day earlier while away', 'A 2026-11-16 1y theft; unlawfullyAtLarge 2027-03-15..2027-03-18', '2027-03-21 - 2027-03-19'],
    ['away on the day of sentence: that counts from it', `${four}; unlawfullyAtLarge 2025-02-03..2025-03-10`, '2026-10-16 - 2026-10-15'],
    ['as if it had begun on it', `${four}; unlawfullyAtLarge 2025-03-03..2025-03-10`, '2026-10-16 - 2026-10-15'],
    ['after an earlier sentence was over', `B 2018-03-05 1y theft; ${four}; unlawfullyAtLarge 2025-02-03..2025-03-10`, '2026-10-16 - 2026-10-15'],
    ['sentenced on the day of the return: no added day was served', 'A 2025-09-01 3y theft; B 2026-11-19 6m theft; unlawfullyAtLarge 2026-10-05..2026-11-18; addedDays 9@2026-10-02', '2027-01-27 - -'],
  ] as const)('nobody is let out while away: %s', (_, asked, want) => {
    const { release, paroleEligibility, leaving } = answered(caseIn(asked))
    expect([day(release), day(paroleEligibility), day(leaving?.usual)].join(' ')).toBe(want)
  })

  test('a stage that came while the person was away does not decide the release', () =>
    expect(
      answered(caseIn('A 2025-09-01 3y theft; unlawfullyAtLarge 2026-10-05..2026-11-18')).stages,
    ).toMatchObject([{ held: false }]))
})

describe('Stages: one for the person, by the longest run', () => {
  for (const [days, isKnown] of [
    [13, false],
    [14, true],
  ] as const)
    test(`11 years and ${days} days and an extension of 1 to 8 years: the stage is ${isKnown ? 'the last' : 'not known'}`, () => {
      const long = s('A', '2025-06-16', { sentenceYears: 11, sentenceDays: days, regimeId: 'eds_adult' })
      const answer = caseOf({ sentences: [long, s('B', '2025-06-16', { sentenceYears: 5 })] })
      expect('stages' in answer && answer.stages.map(({ stage: { number } }) => number)).toEqual(
        isKnown && [10],
      )
    })
  for (const [law, start, release] of [
    // One-third of 1,826 days is 609, less 35; 40% of 1,826 days is 731, less 35.
    ['after_act', '2025-06-16', 'CRD 2027-01-10'],
    ['before_act', '2022-11-01', 'CRD 2024-09-26'],
  ] as const)
    test(`points that are fixed have no stages: ${law}`, () => {
      const asked = { sentences: [s('A', start, { sentenceYears: 5, remandCreditDays: 35 })], law }
      expect([dates(asked).release, answered(asked).stages]).toEqual([release, []])
    })
  test('out at one-half on the eve of the second stage of 40%: 913 of 1,826 days', () =>
    expect(dates({ sentences: [s('A', '2022-04-23', { sentenceYears: 5 })] }).release).toBe('CRD 2024-10-21'))
  test('2 years and 18 months are 1,277 days, stage 4: held from 31 October to 8 December 2026', () => {
    const asked = caseIn('A 2025-09-01 2y sds_adult; B 2025-09-01 18m sds_adult after A')
    const { stages, runs } = answered(asked)
    expect(dates(asked)).toMatchObject({ release: 'CRD 2026-12-08', end: 'SLED 2029-02-28' })
    expect(
      stages.map(({ stage, before, after, held }) => [stage.number, iso(before), iso(after), held]),
    ).toEqual([[4, '2027-01-24', '2026-10-31', true]])
    expect(runs[0]?.hold).toMatchObject({ isFelt: true, parole: null })
  })
  test('one-third of 4 years less 35 days would have been over before the change: said as it is, and held', () =>
    expect(
      answered({ sentences: [s('A', '2025-06-16', { sentenceYears: 4, remandCreditDays: 35 })] }).stages.map(
        ({ stage, before, after, held }) => [stage.number, iso(before), iso(after), held],
      ),
    ).toEqual([[4, '2026-12-17', '2026-09-10', true]]))
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['added days of an earlier time in custody do not hold',
      caseIn('A 2021-03-01 12m sds_adult; B 2025-09-01 42m sds_adult remandCreditDays=25; addedDays 42@2021-04-01'),
      { release: 'CRD 2026-12-08', runs: ['A 365 183 2021-10-11', 'B 1277 426 2026-12-08'] }],
    ['a kept date does not outlive a sentence passed after the stage',
      caseIn('A 2025-07-14 18m sds_adult; B 2025-07-14 21m1w sds_adult after A; C 2027-01-15 2y sds_adult'),
      { release: 'CRD 2027-09-15', runs: ['A+B 1195 478 2026-11-03', 'C 731 244 2027-09-15'] }],
    ['a stage that is chosen late moves the runs at once',
      caseIn('A 2025-12-01 2y sds_adult; B 2026-10-05 2y sds_adult after A; addedDays 30@2026-01-05'), { release: 'CRD 2027-05-01' }],
  ] as const)
    test(what, () => expect(dates(asked)).toMatchObject(want))
  test('added days of the same one come on top of the stage', () =>
    expect(dates({ sentences: [s('A', '2025-09-01', { sentenceMonths: 42 })], addedDays: 10 }).release).toBe(
      'CRD 2026-12-18',
    ))
  test('the parole date moves with the stage where it had not been reached', () => {
    const asked = caseIn('A 2021-11-15 6y +2y eds_adult; B 2021-11-15 4y sds_adult after A')
    expect(dates(asked)).toMatchObject({ release: 'CRD 2029-03-16', parole: '2027-05-11' })
    expect(answered(asked).runs[0]?.hold).toMatchObject({ parole: 'moves', isFelt: false })
    expect(answered(asked).stages.map(({ stage }) => stage.number)).toEqual([2, 9])
  })
  test('and stays where it was where it had', () => {
    const asked = caseIn('A 2020-11-16 6y +2y eds_adult; B 2020-11-16 4y sds_adult after A')
    expect(answered(asked).runs[0]?.hold).toMatchObject({ parole: 'stays' })
    expect(dates(asked).parole).toBe('2026-06-24')
  })
  for (const [start, addedDays, parole, which] of [
    ['2021-10-02', 0, '2027-05-10', 'stays'],
    ['2021-10-03', 0, '2027-05-11', 'moves'],
    ['2021-10-02', 10, '2027-05-20', 'stays'],
  ] as const)
    test(`a parole date of ${parole}, ${addedDays} days of it added, ${which}`, () => {
      const sentences = [eds('A', start, 6, 2), s('B', start, { sentenceYears: 4, consecutiveTo: 'A' })]
      expect(dates({ sentences, addedDays }).parole).toBe(parole)
      expect(answered({ sentences, addedDays }).runs[0]?.hold).toMatchObject({ parole: which })
    })
  for (const [first, last, release] of [
    ['2026-12-07', '2026-12-07', '2026-12-18'],
    ['2026-12-08', '2026-12-10', '2026-12-21'],
    ['2026-12-09', '2026-12-11', '2026-12-21'],
  ] as const)
    test(`days at large from the day of the stage put off what it holds: ${first} to ${last}, ${release}`, () =>
      expect(
        dates({
          sentences: [s('A', '2025-09-01', { sentenceMonths: 42 })],
          addedDays: 10,
          unlawfullyAtLarge: [{ fromDate: first, toDate: last }],
        }).release,
      ).toBe(`CRD ${release}`))
  test('what is passed on its first day does not count for a stage that is chosen late', () => {
    const answer = answered(
      caseIn(
        'A 2025-12-01 2y sds_adult; B 2026-10-01 2y sds_adult after A',
        'C 2026-10-01 9y sds_adult; addedDays 30@2026-01-05',
      ),
    )
    expect(answer.stages.map(({ stage }) => stage.number)).toEqual([2])
    expect(iso(answer.release)).toBe('2029-10-30')
  })
  for (const [days, stage] of [
    [574, 1],
    [575, 2],
    [882, 2],
    [883, 3],
  ] as const)
    test(`${days} days are in stage ${stage}, which is over long before release`, () =>
      expect(answered({ sentences: [s('A', '2026-09-01', { sentenceDays: days })] }).stages).toMatchObject([
        { stage: { number: stage }, held: false },
      ]))
  const half = { regimeId: 'sds_adult_sds40_excluded' }
  for (const [start, end, stage] of [
    ['2016-10-02', '2026-10-01', 8],
    ['2016-10-01', '2026-09-30', 2],
  ] as const)
    test(`ten years that end on ${end} beside two years: stage ${stage}`, () =>
      expect(
        answered({
          sentences: [
            s('A', start, { sentenceYears: 10, ...half }),
            s('B', '2025-12-01', { sentenceYears: 2, ...half }),
          ],
        }).stages.map((met) => met.stage.number),
      ).toEqual([stage]))
  test('a sentence passed on the first day of the change has no stage', () =>
    expect(answered({ sentences: [s('A', '2026-10-01', { sentenceYears: 4 })] }).stages).toEqual([]))
  test('nor where one from before it is over', () =>
    expect(answered(caseIn('A 2026-03-02 6m sds_adult; B 2026-10-01 4y sds_adult')).stages).toEqual([]))
  for (const [start, release, label] of [
    ['2025-12-19', '2026-10-01', 'One-third'],
    ['2025-12-18', '2026-09-30', 'One-half'],
  ] as const)
    test(`due out at one-half on ${release}: ${label}`, () => {
      const answer = answered({
        sentences: [s('A', start, { sentenceDays: 574, regimeId: 'sds_adult_sds40_excluded' })],
      })
      expect([iso(answer.release), answer.sentences[0]?.point.fraction.label]).toEqual([release, label])
    })
  test('a part that the change leaves as it was is not moved', () =>
    expect(
      answered({ sentences: [s('A', '2024-09-02', { sentenceMonths: 8, regimeId: 'sds_adult_barred_50' })] })
        .runs[0]?.hold,
    ).toBeNull())
  test('an offence excluded from 40% only later goes back to one-half on its day', () => {
    const [late] = offences.filter((offence) => isExcludedLater(offence, false))
    const of = (offence: Offence | undefined) =>
      answered({
        sentences: [
          { startDate: '2024-01-08', sentenceMonths: 30, ...(offence ? { offenceKey: offence.key } : {}) },
        ],
      })
    expect(iso(of(late).release)).toBe('2025-04-07')
    expect(of(late).stages.map(({ stage }) => iso(stage.day))).toEqual(['2024-09-10'])
    expect(iso(of(undefined).release)).toBe('2025-01-06')
  })
})

describe('The parole date bears what the release bears', () => {
  // 6 years are 2,192 days: two-thirds, 1,462, end on 16 November 2030.
  const six = (rest: Rest = {}) => [eds('A', '2026-11-16', 6, 3, rest)]
  // biome-ignore format: one row a line
  for (const [what, asked, parole, release] of [
    ['nothing', { sentences: six() }, '2030-11-16', 'CRD 2032-11-15'],
    ['10 days added', { sentences: six(), addedDays: 10 }, '2030-11-26', 'CRD 2032-11-25'],
    ['10 days at large', caseIn('A 2026-11-16 6y +3y eds_adult; unlawfullyAtLarge 2027-12-01..2027-12-10'), '2030-11-26', 'CRD 2032-11-25'],
    ['10 days of credit', { sentences: six({ remandCreditDays: 10 }) }, '2030-11-06', 'CRD 2032-11-05'],
  ] as const)
    test(`${what}: ${parole}`, () => expect(dates(asked)).toMatchObject({ parole, release }))
})

describe('The day of the stage is the day that counts', () => {
  // 4 years from 5 December 2024 are 1,461 days, stage 4, 8 December 2026: one-half is over three days before it.
  const four = [s('A', '2024-12-05', { sentenceYears: 4, regimeId: 'sds_adult_sds40_excluded' })]
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['out before it: nothing moves', { sentences: four }, 'CRD 2026-12-05'],
    ['put off past it after the change began: moved on its day', { sentences: four, unlawfullyAtLarge: [{ fromDate: '2026-11-02', toDate: '2026-12-01' }] }, 'CRD 2026-12-08'],
  ] as const)
    test(what, () => expect(dates(asked).release).toBe(want))
  test('added days are set aside: one-half without them is over before it', () => {
    const sentences = [s('A', '2024-12-01', { sentenceYears: 4, regimeId: 'sds_adult_sds40_excluded' })]
    expect(dates({ sentences, addedDays: 20 }).release).toBe('CRD 2026-12-21')
  })
  test('due out on the very day of the stage of 2024: at 40% from then on', () => {
    const answer = answered({ sentences: [s('A', '2023-09-11', { sentenceYears: 2 })] })
    expect(iso(answer.release)).toBe('2024-09-10')
    expect(answer.sentences[0]?.point.fraction.label).toBe('40%')
  })
  test('due out on the day before it: at one-half', () => {
    const answer = answered({ sentences: [s('A', '2023-09-10', { sentenceYears: 2 })] })
    expect(iso(answer.release)).toBe('2024-09-09')
    expect(answer.sentences[0]?.point.fraction.label).toBe('One-half')
  })
})

describe('Terms of the old style that became one term', () => {
  test('not where both were passed on the same day', () => {
    const of = (id: string, months: number) =>
      s(id, '2012-05-01', { sentenceMonths: months, offenceDate: '2004-06-01' })
    expect(dates({ sentences: [of('A', 4), of('B', 5)] }).runs).toEqual([
      'A 123 62 2012-07-01',
      'B 153 77 2012-07-16',
    ])
  })
  const sentences = sentencesIn(
    'C 2025-11-17 3y sds_adult; B 2011-06-01 30y sds_adult offenceDate=2004-06-01',
    'A 2011-05-02 30y sds_adult offenceDate=2004-06-01',
  )
  test('keep one-half, and count with their length for the stage', () => {
    const answer = answered({ sentences })
    expect(answer.runs.map(({ sentenceIds, release }) => [sentenceIds.join(), iso(release)])).toEqual([
      ['A,B', '2026-05-16'],
      ['C', '2027-01-29'],
    ])
    expect(answer.stages.map(({ stage }) => stage.number)).toEqual([10])
  })
})

describe('A reform that is not law: additional layers', () => {
  const quarter = { numerator: 1, denominator: 4, label: '1/4', phrase: '1/4', opening: '1/4' }
  const from = parseDay('2026-11-02') as Day
  const stages = [{ number: 1, day: from, upToDays: null, underYears: null }]
  const reforms: readonly Reform[] = [{ from, regimes: ['sds_adult'], fraction: quarter, stages }]
  test('one that comes before the stage of an earlier change is not undone by it', () => {
    const answer = answered({ sentences: [s('A', '2024-11-18', { sentenceYears: 14 })] }, reforms)
    expect(answer.sentences[0]?.point.fraction).toBe(quarter)
    expect(answer.runs[0]?.custodyDays).toBe(1279)
    expect(iso(answer.release)).toBe('2028-05-19')
  })
})

describe('The law that is asked for', () => {
  const sentences = [s('A', '2025-09-01', { sentenceYears: 3 })]
  for (const [law, release, stages] of [
    ['in_force', '2026-11-10', 1],
    ['before_act', '2026-11-13', 0],
    ['after_act', '2026-09-01', 0],
    ['2026-09-30', '2026-11-13', 0],
    ['2024-09-09', '2027-03-02', 0],
  ] as const)
    test(`${law}: ${release}`, () => {
      const answer = answered({ sentences, law })
      expect(iso(answer.release)).toBe(release)
      expect(answer.stages).toHaveLength(stages)
    })
})

test('a case that cannot be asked is refused', () =>
  expect(caseOf({ sentences: [] })).toMatchObject({
    refusals: [{ place: { in: 'case', field: 'sentences' } }],
  }))

test('the ids decide between equals, however the sentences are given', () => {
  const given = ['B', 'C', 'A'].map((id) => s(id, '2026-11-16', { sentenceMonths: 6 }))
  const order = (sentences: readonly AskedCaseSentence[]) =>
    answered({ sentences }).runs.map(({ sentenceIds }) => sentenceIds[0])
  expect([order(given), order([...given].reverse())]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ])
})

describe('What governs each sentence', () => {
  const manslaughter = offenceByKey('manslaughter') as Offence
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['section 250 detention for an offence: among its own rules by the offence', '2026-11-16 4y section_250 robbery', { regime: { id: 'section_250_sds40_excluded' } }],
    ['the same where the person is no child any more', '2026-11-16 4y section_250 robbery adult', { regime: { id: 'section_250_sds40_excluded' } }],
    ['an extended sentence stands whatever the offence, which is barred all the same', '2026-11-16 4y eds rape',
      { regime: { id: 'eds_adult' }, classified: { excludedBy: [{}, {}, {}] } }],
  ] as const)
    test(what, () => expect(answered(caseIn(asked)).sentences[0]).toMatchObject(want))
  // biome-ignore format: one row a line
  for (const [what, sentence, regimeId, chosenBy] of [
    ['a special sentence named', { startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'sopc' }, 'sopc', 'kind of sentence'],
    ['the same before 28 June 2022', { startDate: '2021-11-16', sentenceYears: 4, sentenceType: 'sopc' }, 'sopc_pre_june_2022', 'kind of sentence'],
    ['208 weeks and 5 days are 4 years: section 244ZA',
      { startDate: '2026-11-16', sentenceWeeks: 208, sentenceDays: 5, offenceKey: manslaughter.key }, 'sds_plus_adult_4_to_7', 'offence'],
    ['a day less', { startDate: '2026-11-16', sentenceWeeks: 208, sentenceDays: 4, offenceKey: manslaughter.key }, 'sds_adult', 'offence'],
    ['a regime over it', { startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'sopc', regimeId: 'sds_adult' }, 'sds_adult', 'caller'],
    ['nothing said', { startDate: '2026-11-16', sentenceYears: 4 }, 'sds_adult', 'kind of sentence'],
    ['section 250 detention', { startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'section_250' }, 'section_250', 'kind of sentence'],
  ] as const)
    test(what, () =>
      expect(answered({ sentences: [sentence] }).sentences[0]).toMatchObject({
        regime: { id: regimeId },
        classified: { chosenBy },
      }),
    )
})

describe('Two sentences consecutive to the same one: every branch is a chain of its own (section 264)', () => {
  const branches = sentencesIn(
    'A 2026-11-05 2y sds_adult; B 2026-11-05 12m sds_adult after A',
    'C 2026-11-05 9m sds_adult after A',
  )
  const want = {
    ...{ ...none, release: 'CRD 2027-11-05', end: 'SLED 2029-11-04' },
    runs: ['A+B 1096 366 2027-11-05', 'A+C 1004 335 2027-10-05'],
  }
  test('the latest release and the latest end decide', () =>
    expect(dates({ sentences: branches })).toEqual(want))
  test('in whatever order they are given', () =>
    expect(dates({ sentences: branches.toReversed() })).toEqual(want))
  test('a branch that is given later starts from the same chain, with what happened to it', () => {
    const asked = caseIn(
      'A 2026-11-05 2y sds_adult remandCreditDays=20; B 2026-11-05 12m sds_adult after A',
      'C 2026-12-07 18m sds_adult after A; addedDays 10@2026-11-20',
      'unlawfullyAtLarge 2026-11-25..2026-11-29',
    )
    expect(dates(asked)).toEqual({
      ...{ ...none, release: 'CRD 2027-12-30', end: 'SLED 2030-04-19' },
      runs: ['A+B 1096 366 2027-10-31', 'A+C 1277 426 2027-12-30'],
    })
  })
  test('each branch has the release points and the hold of its own', () => {
    const { runs, sentences, warnings } = answered(
      caseIn(
        'A 2025-06-16 4y sds_adult; B 2025-06-16 1y sds_adult after A',
        'C 2026-12-01 3m sds_adult after A; D 2027-01-20 2y sds_adult after A',
      ),
    )
    expect(
      runs.map(({ sentenceIds, hold, release }) => [sentenceIds, hold?.stage.number, iso(release)]),
    ).toEqual([
      [['A', 'B'], 5, '2027-02-14'],
      [['A', 'C'], 5, '2027-01-12'],
      [['A', 'D'], 5, '2027-06-16'],
    ])
    expect(sentences.map(({ point }) => point.fraction.label)).toEqual([
      ...['One-third', 'One-third', 'One-third', 'One-third'],
    ])
    expect(warnings.filter(({ code }) => code === 'W_BRANCHES')).toEqual([
      { code: 'W_BRANCHES', values: {}, sentenceIds: ['B', 'C', 'D'] },
    ])
  })
  test('what is said of all the sentences of a time in custody names each once', () => {
    const asked = { sentences: branches.map((one) => ({ ...one, remandCreditDays: 400 })) }
    const [exceed] = answered(asked).warnings.filter(({ code }) => code === 'W_CREDITS_EXCEED')
    expect(exceed?.sentenceIds).toEqual(['A', 'B', 'C'])
  })
  test('a standard recall from them lasts to the end of the longer branch', () => {
    const { release, releaseBasis, runs } = answered({ sentences: branches, recall: { type: 'standard' } })
    expect([releaseBasis, iso(release)]).toEqual(['no later than', '2029-11-04'])
    expect(runs.map(({ sentenceIds }) => sentenceIds)).toEqual([
      ['A', 'B'],
      ['A', 'C'],
    ])
  })
})

describe('Section 247A governs a fixed term for a terrorism offence, whatever kind is named', () => {
  const terrorism = offences.filter(({ isInSchedule19ZA }) => isInSchedule19ZA)
  const answerOf = (start: string, offence: Offence, kind: 'eds' | 'sopc' | 'terrorism' | undefined) =>
    answered({
      sentences: [{ startDate: start, sentenceYears: 9, offenceKey: offence.key, sentenceType: kind }],
    })
  /** 9 years from each of these days have 3,287 days: two-thirds of them are 2,192. */
  const twoThirds = 2191
  for (const start of ['2017-06-07', '2021-06-07', '2021-06-28', '2021-06-29', '2022-06-28', '2026-11-16'])
    for (const kind of [undefined, 'eds', 'sopc', 'terrorism'] as const)
      test(`${kind ?? 'not named'}, ${start}: the Parole Board from two-thirds, or not at all (2A)`, () => {
        const first = parseDay(start) as Day
        for (const offence of terrorism) {
          const { paroleEligibility, release } = answerOf(start, offence, kind)
          const isWithout2A = !(kind === 'eds' && start >= '2021-06-29' && offence.lifeMaximum)
          expect([offence.key, paroleEligibility]).toEqual([
            offence.key,
            isWithout2A ? first + twoThirds : null,
          ])
          expect(release).toBe(first + 3286)
        }
      })
  test('a special sentence has its year on licence', () =>
    expect(iso(answerOf('2021-06-07', terrorism[0] as Offence, 'sopc').end)).toBe('2031-06-06'))
  test('a regime over all of it', () =>
    expect(
      answered(caseIn('2023-03-06 9y eds eds_adult preparation_of_terrorist_acts')).sentences[0]?.regime.id,
    ).toBe('eds_adult'))
})

describe('What has no end that is known', () => {
  test('an extended sentence without its extension, with another beside it', () =>
    expect(dates(caseIn('A 2026-11-16 5y eds_adult; B 2026-11-16 2y sds_adult'))).toMatchObject({
      end: 'null null',
      runs: ['A null 1826 2031-11-15', 'B 731 244 2027-07-17'],
    }))
  test('an extended sentence without its extension: release as usual', () =>
    expect(
      dates(caseIn('A 2026-11-16 5y eds_adult; B 2026-11-16 2y sds_adult after A; addedDays 12')),
    ).toEqual({
      ...{ release: 'CRD 2032-07-29', parole: '2030-11-28', end: 'null null' },
      ...{ licence: null, runs: ['A+B null 2071 2032-07-29'] },
    }))
  test('a life sentence: only the Parole Board', () =>
    expect(
      answered({ sentences: [s('A', '2026-11-16', { sentenceYears: 14, regimeId: 'life' })] }),
    ).toMatchObject({
      ...{ release: null, releaseType: null, releaseBasis: 'parole only', end: null, endType: null },
      decidedBy: { release: ['A'], end: [] },
    }))
})
