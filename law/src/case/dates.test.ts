import { describe, expect, test } from 'vitest'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

function letters(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer.dates.map(({ form, date }) => `${form} ${isoDate(date)}`)
}

describe('Every date of a case with its letters', () => {
  // biome-ignore format: one row a line
  for (const [what, sentences, want, dateOfBirth] of [
    ['one chain under the progression model: supervision eases at two-thirds',
      'A 2026-11-16 2y sds_adult; B 2026-11-16 1y sds_adult after A',
      ['CRD 2027-11-16', 'TWO_THIRDS 2028-11-15', 'ESED 2029-11-15', 'SLED 2029-11-15']],
    ['section 23(3) of the 1961 Act: the term is its 6 days at least where the extension is not given, and not the 4 served',
      'A 2026-11-18 6d eds_automatic_2012_2015', ['CRD 2026-11-21', 'LIKELY_RELEASE 2026-11-20']],
    ['section 243A(1)(b): under 18 at the end of two short terms, of which one is for an offence before 1 February 2015',
      'A 2016-03-07 4m regimeId=section_250 offenceDate=2014-06-01; B 2016-03-07 4m regimeId=section_250 offenceDate=2015-06-01 after A',
      ['HDCED 2016-05-08', 'ARD 2016-07-07', 'ESED 2016-11-06', 'SED 2016-11-06'], '1999-06-01'],
    ['section 243A(1A): both are',
      'A 2016-03-07 4m regimeId=section_250 offenceDate=2014-06-01; B 2016-03-07 4m regimeId=section_250 offenceDate=2014-07-01 after A',
      ['HDCED 2016-05-08', 'ARD, old offence 2016-07-07', 'ESED 2016-11-06', 'SED 2016-11-06'], '1999-06-01'],
    ['a chain with a part outside it', 'A 2026-11-16 2y sds_adult; B 2026-11-16 1y sds_adult_barred_50 after A',
      ['CRD 2028-01-16', 'LIKELY_RELEASE 2028-01-13', 'LATEST_RELEASE 2028-01-14', 'ESED 2029-11-15', 'SLED 2029-11-15']],
    ['a chain of which one was passed on a child: out two days before a Friday',
      'A 2026-11-05 1y regimeId=section_250 child; B 2026-11-05 1y sds_adult after A',
      ['CRD 2027-07-30', 'LIKELY_RELEASE 2027-07-28', 'ESED 2028-11-04', 'SLED 2028-11-04']],
    ['the same of two adults: out the day before', 'A 2026-11-05 1y regimeId=section_250 adult; B 2026-11-05 1y sds_adult after A',
      ['CRD 2027-07-30', 'LIKELY_RELEASE 2027-07-29', 'ESED 2028-11-04', 'SLED 2028-11-04']],
    ['two that end a day apart: the later end counts', 'A 2026-11-16 2y sds_adult; B 2026-11-16 2y1d sds_adult',
      ['CRD 2027-07-17', 'LIKELY_RELEASE 2027-07-15', 'LATEST_RELEASE 2027-07-16', 'ESED 2028-11-16', 'SLED 2028-11-16']],
    ['two extended ones: the later day of the Parole Board counts, though the other is out last',
      'A 2026-11-16 6y +2y eds_adult; B 2029-11-16 2y6m +1y eds_adult',
      ['PED 2031-07-16', 'CRD, end of the custodial term 2032-11-15', 'ESED 2034-11-15', 'SLED 2034-11-15']],
    ['two side by side', 'A 2026-11-16 2y sds_adult remandCreditDays=3; B 2026-11-16 1y sds_adult', ['CRD 2027-07-14', 'ESED 2028-11-15', 'SLED 2028-11-12']],
    ['with the Parole Board', 'A 2026-11-16 4y +2y eds_adult',
      ['PED 2029-07-16', 'CRD, end of the custodial term 2030-11-15', 'LIKELY_RELEASE 2030-11-14', 'ESED 2032-11-15', 'SLED 2032-11-15']],
    ['without its extension', 'A 2026-11-16 4y eds_adult', ['PED 2029-07-16', 'CRD, end of the custodial term 2030-11-15', 'LIKELY_RELEASE 2030-11-14']],
    ['automatic, without its extension', 'A 2014-11-17 4y eds_automatic_2012_2015', ['CRD 2017-07-17']],
    ['after a minimum term', 'A 2026-11-16 14y regimeId=life', ['TARIFF 2040-11-15']],
    ['one day', 'A 2026-11-16 1d sds_adult', ['ARD, one day 2026-11-16', 'ESED 2026-11-16', 'SED 2026-11-16']],
    ['section 243A(1A): a short term for an offence before 1 February 2015', 'A 2019-03-04 6m sds_adult offenceDate=2014-01-06',
      ['HDCED, ended 2019-04-19', 'ARD, old offence 2019-06-03', 'ESED 2019-09-03', 'SED 2019-09-03']],
    ['section 243A(1A): a short term passed before 1 February 2015, whenever the offence was', 'A 2015-01-31 6m sds_adult',
      ['HDCED, ended 2015-03-18', 'ARD, old offence 2015-05-01', 'ESED 2015-07-30', 'SED 2015-07-30']],
    ['the same on the day', 'A 2015-02-01 6m sds_adult',
      [...['HDCED, ended 2015-03-19', 'CRD 2015-05-02', 'LIKELY_RELEASE 2015-05-01'], ...['ESED 2015-07-31', 'SLED 2015-07-31']]],
    ['section 243A: detention under section 250 of under 12 months', 'A 2026-11-16 6m section_250_sds40_excluded child',
      [...['HDCED 2027-01-01', 'CRD 2027-02-14', 'LIKELY_RELEASE 2027-02-10', 'LATEST_RELEASE 2027-02-12'],
      ...['ESED 2027-05-15', 'SLED 2027-05-15']]],
    ['a licence that ends before the sentence', 'A 2012-05-01 18m sds_adult offenceDate=2004-06-01',
      [...['HDCED, of its day 2012-09-18', 'CRD 2013-01-30'], ...['LED 2013-06-16', 'ESED 2013-10-31', 'SED 2013-10-31']]],
  ] as const)
    test(what, () => expect(letters({ sentences: sentencesIn(sentences), dateOfBirth })).toEqual(want))
})

test('days at large put off the end of active supervision', () =>
  // Two-thirds of 731 days are 488, to 17 March 2028, and 70 days later 26 May.
  expect(letters(caseIn('A 2026-11-16 2y sds_adult; unlawfullyAtLarge 2027-01-04..2027-03-14'))).toContain(
    'TWO_THIRDS 2028-05-26',
  ))

describe('Home detention curfew: only where nothing but section 250 detention is served', () => {
  // biome-ignore format: one row a line
  for (const [what, sentences, want] of [
    ['alone', 'A 2026-11-16 18m regimeId=section_250', ['HDCED 2027-03-06']],
    ['the latest of two', 'A 2026-11-16 18m regimeId=section_250; B 2027-01-18 16m regimeId=section_250', ['HDCED 2027-04-26']],
    ['one too short for it that is out before', 'A 2026-11-16 18m regimeId=section_250; B 2026-11-16 2m regimeId=section_250', ['HDCED 2027-03-06']],
    ['one too short for it that is out later', 'A 2026-11-16 12m regimeId=section_250; B 2027-02-22 3m regimeId=section_250', ['HDCED 2027-03-29']],
    ['one too short for it that is out on the day it is passed, with no credit to spare',
      'A 2026-11-16 18m regimeId=section_250; B 2027-04-01 2d regimeId=section_250', ['HDCED 2027-04-01']],
    ['one that is out on the day it is passed with credit to spare puts nothing off',
      'A 2026-11-16 18m regimeId=section_250 remandCreditDays=3; B 2027-04-01 2d regimeId=section_250', ['HDCED 2027-03-03']],
    ['the last has none', 'A 2026-11-16 12m regimeId=section_250; B 2027-04-01 3m regimeId=section_250', []],
    ['one too short for it that is out on the same day', 'A 2026-11-16 12m regimeId=section_250; B 2027-03-01 102d regimeId=section_250', ['HDCED 2027-04-10']],
    ['a chain', 'A 2026-11-16 12m regimeId=section_250; B 2026-11-16 12m regimeId=section_250 after A', ['HDCED 2027-04-12']],
    ['an adult sentence in a chain beside it', 'A 2026-11-16 18m regimeId=section_250; B 2026-11-16 1m regimeId=section_250; C 2026-11-16 1m sds_adult after B', []],
    ['an adult sentence beside it', 'A 2026-11-16 18m regimeId=section_250; B 2026-11-16 3m sds_adult', []],
  ] as const)
    test(what, () =>
      expect(
        letters({ sentences: sentencesIn(sentences) }).filter((date) => date.startsWith('HDCED')),
      ).toEqual(want),
    )
})

test('The release of a chain rests on the law of each of its points, each provision once', () => {
  const answer = caseOf(
    caseIn(
      'A 2026-11-16 2y sds_adult; B 2026-11-16 1y sds_adult_barred_50 after A',
      'C 2026-11-16 1y sds_adult after B',
    ),
  )
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const sources = (answer.dates[0] as (typeof answer.dates)[number]).law
  const named = sources.map(({ title, provision }) => `${title}, ${provision}`)
  expect(new Set(named).size).toBe(named.length)
  for (const { point } of answer.sentences) expect(sources).toEqual(expect.arrayContaining([...point.law]))
})

test('The stage goes by the sentences from before the change, not by one passed on its day', () => {
  const answer = caseOf(caseIn('A 2025-06-16 5y sds_adult; B 2026-10-01 12y sds_adult'))
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  expect(answer.stages.map(({ stage }) => stage.number)).toEqual([5])
})
