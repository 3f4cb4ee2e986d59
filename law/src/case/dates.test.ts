import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

const s = (id: string, start: string, rest: object): AskedCaseSentence => ({
  id,
  startDate: start,
  regimeId: 'sds_adult',
  ...rest,
})

function letters(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer.dates.map(({ form, date }) => `${form} ${isoDate(date)}`)
}

const young = { regimeId: 'section_250' }

describe('Every date of a case with its letters', () => {
  for (const [what, sentences, want, dateOfBirth] of [
    [
      'one chain under the progression model: supervision eases at two-thirds',
      [
        s('A', '2026-11-16', { sentenceYears: 2 }),
        s('B', '2026-11-16', { sentenceYears: 1, consecutiveTo: 'A' }),
      ],
      ['CRD 2027-11-16', 'TWO_THIRDS 2028-11-15', 'ESED 2029-11-15', 'SLED 2029-11-15'],
    ],
    [
      'section 23(3) of the 1961 Act: the term is its 6 days at least where the extension is not given, and not the 4 served',
      [s('A', '2026-11-18', { sentenceDays: 6, regimeId: 'eds_automatic_2012_2015' })],
      ['CRD 2026-11-21', 'LIKELY_RELEASE 2026-11-20'],
    ],
    [
      'section 243A(1)(b): under 18 at the end of two short terms, of which one is for an offence before 1 February 2015',
      [
        s('A', '2016-03-07', { sentenceMonths: 4, ...young, offenceDate: '2014-06-01' }),
        s('B', '2016-03-07', { sentenceMonths: 4, ...young, offenceDate: '2015-06-01', consecutiveTo: 'A' }),
      ],
      ['HDCED 2016-05-08', 'ARD 2016-07-07', 'ESED 2016-11-06', 'SED 2016-11-06'],
      '1999-06-01',
    ],
    [
      'section 243A(1A): both are',
      [
        s('A', '2016-03-07', { sentenceMonths: 4, ...young, offenceDate: '2014-06-01' }),
        s('B', '2016-03-07', { sentenceMonths: 4, ...young, offenceDate: '2014-07-01', consecutiveTo: 'A' }),
      ],
      ['HDCED 2016-05-08', 'ARD, old offence 2016-07-07', 'ESED 2016-11-06', 'SED 2016-11-06'],
      '1999-06-01',
    ],
    [
      'a chain with a part outside it',
      [
        s('A', '2026-11-16', { sentenceYears: 2 }),
        s('B', '2026-11-16', { sentenceYears: 1, regimeId: 'sds_adult_barred_50', consecutiveTo: 'A' }),
      ],
      [
        'CRD 2028-01-16',
        'LIKELY_RELEASE 2028-01-13',
        'LATEST_RELEASE 2028-01-14',
        'ESED 2029-11-15',
        'SLED 2029-11-15',
      ],
    ],
    [
      'a chain of which one was passed on a child: out two days before a Friday',
      [
        s('A', '2026-11-05', { sentenceYears: 1, ...young, ageAtConviction: 'child' }),
        s('B', '2026-11-05', { sentenceYears: 1, consecutiveTo: 'A' }),
      ],
      ['CRD 2027-07-30', 'LIKELY_RELEASE 2027-07-28', 'ESED 2028-11-04', 'SLED 2028-11-04'],
    ],
    [
      'the same of two adults: out the day before',
      [
        s('A', '2026-11-05', { sentenceYears: 1, ...young, ageAtConviction: 'adult' }),
        s('B', '2026-11-05', { sentenceYears: 1, consecutiveTo: 'A' }),
      ],
      ['CRD 2027-07-30', 'LIKELY_RELEASE 2027-07-29', 'ESED 2028-11-04', 'SLED 2028-11-04'],
    ],
    [
      'two that end a day apart: the later end counts',
      [
        s('A', '2026-11-16', { sentenceYears: 2 }),
        s('B', '2026-11-16', { sentenceYears: 2, sentenceDays: 1 }),
      ],
      [
        'CRD 2027-07-17',
        'LIKELY_RELEASE 2027-07-15',
        'LATEST_RELEASE 2027-07-16',
        'ESED 2028-11-16',
        'SLED 2028-11-16',
      ],
    ],
    [
      'two extended ones: the later day of the Parole Board counts, though the other is out last',
      [
        s('A', '2026-11-16', { sentenceYears: 6, regimeId: 'eds_adult', extensionYears: 2 }),
        s('B', '2029-11-16', {
          sentenceYears: 2,
          sentenceMonths: 6,
          regimeId: 'eds_adult',
          extensionYears: 1,
        }),
      ],
      ['PED 2031-07-16', 'CRD, end of the custodial term 2032-11-15', 'ESED 2034-11-15', 'SLED 2034-11-15'],
    ],
    [
      'two side by side',
      [
        s('A', '2026-11-16', { sentenceYears: 2, remandCreditDays: 3 }),
        s('B', '2026-11-16', { sentenceYears: 1 }),
      ],
      ['CRD 2027-07-14', 'ESED 2028-11-15', 'SLED 2028-11-12'],
    ],
    [
      'with the Parole Board',
      [s('A', '2026-11-16', { sentenceYears: 4, regimeId: 'eds_adult', extensionYears: 2 })],
      [
        'PED 2029-07-16',
        'CRD, end of the custodial term 2030-11-15',
        'LIKELY_RELEASE 2030-11-14',
        'ESED 2032-11-15',
        'SLED 2032-11-15',
      ],
    ],
    [
      'without its extension',
      [s('A', '2026-11-16', { sentenceYears: 4, regimeId: 'eds_adult' })],
      ['PED 2029-07-16', 'CRD, end of the custodial term 2030-11-15', 'LIKELY_RELEASE 2030-11-14'],
    ],
    [
      'automatic, without its extension',
      [s('A', '2014-11-17', { sentenceYears: 4, regimeId: 'eds_automatic_2012_2015' })],
      ['CRD 2017-07-17'],
    ],
    [
      'after a minimum term',
      [s('A', '2026-11-16', { sentenceYears: 14, regimeId: 'life' })],
      ['TARIFF 2040-11-15'],
    ],
    [
      'one day',
      [s('A', '2026-11-16', { sentenceDays: 1 })],
      ['ARD, one day 2026-11-16', 'ESED 2026-11-16', 'SED 2026-11-16'],
    ],
    [
      'section 243A(1A): a short term for an offence before 1 February 2015',
      [s('A', '2019-03-04', { sentenceMonths: 6, offenceDate: '2014-01-06' })],
      ['HDCED, ended 2019-04-19', 'ARD, old offence 2019-06-03', 'ESED 2019-09-03', 'SED 2019-09-03'],
    ],
    [
      'section 243A(1A): a short term passed before 1 February 2015, whenever the offence was',
      [s('A', '2015-01-31', { sentenceMonths: 6 })],
      ['HDCED, ended 2015-03-18', 'ARD, old offence 2015-05-01', 'ESED 2015-07-30', 'SED 2015-07-30'],
    ],
    [
      'the same on the day',
      [s('A', '2015-02-01', { sentenceMonths: 6 })],
      [
        ...['HDCED, ended 2015-03-19', 'CRD 2015-05-02', 'LIKELY_RELEASE 2015-05-01'],
        ...['ESED 2015-07-31', 'SLED 2015-07-31'],
      ],
    ],
    [
      'section 243A: detention under section 250 of under 12 months',
      [
        s('A', '2026-11-16', {
          sentenceMonths: 6,
          regimeId: 'section_250_sds40_excluded',
          ageAtConviction: 'child',
        }),
      ],
      [
        ...['HDCED 2027-01-01', 'CRD 2027-02-14', 'LIKELY_RELEASE 2027-02-10', 'LATEST_RELEASE 2027-02-12'],
        ...['ESED 2027-05-15', 'SLED 2027-05-15'],
      ],
    ],
    [
      'a licence that ends before the sentence',
      [s('A', '2012-05-01', { sentenceMonths: 18, offenceDate: '2004-06-01' })],
      [
        ...['HDCED, of its day 2012-09-18', 'CRD 2013-01-30'],
        ...['LED 2013-06-16', 'ESED 2013-10-31', 'SED 2013-10-31'],
      ],
    ],
  ] as const)
    test(what, () => expect(letters({ sentences, dateOfBirth })).toEqual(want))
})

test('days at large put off the end of active supervision', () =>
  // Two-thirds of 731 days are 488, to 17 March 2028, and 70 days later 26 May.
  expect(
    letters({
      sentences: [s('A', '2026-11-16', { sentenceYears: 2 })],
      unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-03-14' }],
    }),
  ).toContain('TWO_THIRDS 2028-05-26'))

describe('Home detention curfew: only where nothing but section 250 detention is served', () => {
  for (const [what, sentences, want] of [
    ['alone', [s('A', '2026-11-16', { sentenceMonths: 18, ...young })], ['HDCED 2027-03-06']],
    [
      'the latest of two',
      [
        s('A', '2026-11-16', { sentenceMonths: 18, ...young }),
        s('B', '2027-01-18', { sentenceMonths: 16, ...young }),
      ],
      ['HDCED 2027-04-26'],
    ],
    [
      'one too short for it that is out before',
      [
        s('A', '2026-11-16', { sentenceMonths: 18, ...young }),
        s('B', '2026-11-16', { sentenceMonths: 2, ...young }),
      ],
      ['HDCED 2027-03-06'],
    ],
    [
      'one too short for it that is out later',
      [
        s('A', '2026-11-16', { sentenceMonths: 12, ...young }),
        s('B', '2027-02-22', { sentenceMonths: 3, ...young }),
      ],
      ['HDCED 2027-03-29'],
    ],
    [
      'one too short for it that is out on the day it is passed, with no credit to spare',
      [
        s('A', '2026-11-16', { sentenceMonths: 18, ...young }),
        s('B', '2027-04-01', { sentenceDays: 2, ...young }),
      ],
      ['HDCED 2027-04-01'],
    ],
    [
      'one that is out on the day it is passed with credit to spare puts nothing off',
      [
        s('A', '2026-11-16', { sentenceMonths: 18, ...young, remandCreditDays: 3 }),
        s('B', '2027-04-01', { sentenceDays: 2, ...young }),
      ],
      ['HDCED 2027-03-03'],
    ],
    [
      'the last has none',
      [
        s('A', '2026-11-16', { sentenceMonths: 12, ...young }),
        s('B', '2027-04-01', { sentenceMonths: 3, ...young }),
      ],
      [],
    ],
    [
      'one too short for it that is out on the same day',
      [
        s('A', '2026-11-16', { sentenceMonths: 12, ...young }),
        s('B', '2027-03-01', { sentenceDays: 102, ...young }),
      ],
      ['HDCED 2027-04-10'],
    ],
    [
      'a chain',
      [
        s('A', '2026-11-16', { sentenceMonths: 12, ...young }),
        s('B', '2026-11-16', { sentenceMonths: 12, ...young, consecutiveTo: 'A' }),
      ],
      ['HDCED 2027-04-12'],
    ],
    [
      'an adult sentence in a chain beside it',
      [
        s('A', '2026-11-16', { sentenceMonths: 18, ...young }),
        s('B', '2026-11-16', { sentenceMonths: 1, ...young }),
        s('C', '2026-11-16', { sentenceMonths: 1, consecutiveTo: 'B' }),
      ],
      [],
    ],
    [
      'an adult sentence beside it',
      [s('A', '2026-11-16', { sentenceMonths: 18, ...young }), s('B', '2026-11-16', { sentenceMonths: 3 })],
      [],
    ],
  ] as const)
    test(what, () => expect(letters({ sentences }).filter((date) => date.startsWith('HDCED'))).toEqual(want))
})

test('The release of a chain rests on the law of each of its points, each provision once', () => {
  const answer = caseOf({
    sentences: [
      s('A', '2026-11-16', { sentenceYears: 2 }),
      s('B', '2026-11-16', { sentenceYears: 1, regimeId: 'sds_adult_barred_50', consecutiveTo: 'A' }),
      s('C', '2026-11-16', { sentenceYears: 1, consecutiveTo: 'B' }),
    ],
  })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const sources = (answer.dates[0] as (typeof answer.dates)[number]).law
  const named = sources.map(({ title, provision }) => `${title}, ${provision}`)
  expect(new Set(named).size).toBe(named.length)
  for (const { point } of answer.sentences) expect(sources).toEqual(expect.arrayContaining([...point.law]))
})

test('The stage goes by the sentences from before the change, not by one passed on its day', () => {
  const answer = caseOf({
    sentences: [s('A', '2025-06-16', { sentenceYears: 5 }), s('B', '2026-10-01', { sentenceYears: 12 })],
  })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  expect(answer.stages.map(({ stage }) => stage.number)).toEqual([5])
})
