import { describe, expect, test } from 'vitest'
import { alone, answered } from '../../../../test/support/answered.ts'
import { caseIn, rowsIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase } from '../../facts/asked-case.ts'
import { datesInWords } from '../../words/key-dates.ts'

const sds = { regimeId: 'sds_adult' } as const

/** The dates with these letters: by the law of their day, then by the limit of today; one where both are the same. */
const dated = (letters: string, asked: AskedCase): string =>
  answered(asked)
    .dates.filter(({ form }) => form.startsWith(letters))
    .flatMap(({ form, date, byTodaysLimit }) => {
      const today = byTodaysLimit === undefined || byTodaysLimit === date ? [] : [byTodaysLimit]
      return [
        `${isoDate(date)}${form.slice(letters.length)}`,
        ...today.map((day) => `${isoDate(day)}, by the limit of today`),
      ]
    })
    .join('; ')

describe('Home detention curfew: the last N days before release, by the law of the day', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, dates] of [
    ['18 months of 2014, 135 days: CRD 2015-04-04 less 134', '2014-07-04 18m', '2014-11-21, of its day; 2014-11-19, by the limit of today'],
    ['section 34A, 60 days: 3 years of 2000, CRD 2001-10-18 less 59', '2000-04-19 3y', '2001-08-20, of its day; 2001-04-22, by the limit of today'],
    ['90 days, and not before that limit: 16 December 2002', '2001-09-10 3y', '2002-12-16, of its day; 2002-09-13, by the limit of today'],
    ['the same a day before: 60 days are over by then', '2001-07-05 3y', '2002-11-05, of its day; 2002-07-08, by the limit of today'],
    ['135 days, from 14 July 2003', '2002-05-20 3y', '2003-07-14, of its day; 2003-05-23, by the limit of today'],
    ['half was served before the scheme began on 28 January 1999: none, then or later', '1998-03-02 20m', ''],
    ['60 days that begin on the day of the scheme', '1998-09-27 12m', '1999-01-28, of its day'],
    ['and a day before', '1998-09-26 12m', ''],
    ['terms of which half comes later than N: one date', '2014-07-07 8m', '2014-09-06, ended'],
    ['4 years or more between 2005 and 3 December 2012', '2006-04-19 5y', '2008-06-05, of its day; 2008-04-21, by the limit of today'],
    ['but not for an offence under the Act of 1991', '2009-04-20 5y offenceDate=2004-01-05', '2011-04-23, by the limit of today alone'],
    ['nor from 3 December 2012 on', '2013-04-22 4y', '2014-10-25, by the limit of today alone'],
    ['a day less than 4 years', '2013-04-22 3y11m30d', '2014-12-08, of its day; 2014-10-24, by the limit of today'],
    ['a shorter term beside it that was over by 17 June 2024 puts nothing off', '2020-01-08 115m sds_adult; 2020-01-08 106m sds_adult', '2024-06-17, of its day; 2024-04-26, by the limit of today'],
    ['4 years, out before 17 June 2024: barred to the end', '2021-10-18 4y sds_adult', '2023-04-22, by the limit of today alone'],
    ['180 days from 6 June 2023, and not before', '2022-06-20 3y sds_adult', '2023-06-23, ended'],
    ['135 days on its eve', '2022-04-18 3y sds_adult', '2023-06-05, of its day; 2023-04-21, by the limit of today'],
    ['135 days on that day itself: 180 by then', '2022-04-19 3y sds_adult', '2023-06-06, of its day; 2023-04-22, by the limit of today'],
    ['added days come on top', '2014-07-04 18m; addedDays 10', '2014-12-01, of its day; 2014-11-29, by the limit of today'],
    ['section 250 of 2014', '2014-07-04 18m regimeId=section_250', '2014-11-21, of its day; 2014-11-19, by the limit of today'],
    ['a chain of which a part was passed since 6 June 2023: 180 days, and not before',
      'A 2022-03-07 3y sds_adult; B 2023-06-12 1m sds_adult after A', '2023-06-06, of its day; 2023-03-26, by the limit of today'],
  ] as const)
    test(what, () => expect(dated('HDCED', caseIn(asked))).toBe(dates))

  for (const [what, asked, count] of [
    ['the limit of today has its source beside the law of the day', '2014-07-04 18m', 1],
    ['and none where it gives no date', '1998-09-27 12m', 0],
  ] as const)
    test(what, () =>
      expect(
        answered(caseIn(asked))
          .dates.filter(({ form }) => form === 'HDCED, of its day')
          .map(
            ({ law }) => law?.filter(({ provision }) => provision === 'one limit for every older day').length,
          ),
      ).toEqual([count]),
    )
})

describe('Criminal Justice Act 2003, section 260: early removal by the law of the day', () => {
  for (const [what, asked, dates] of rowsIn(`
    13 years of 2012, 665 days on remand, 270 days: CRD 2016-12-20 less 269 | 2012-04-17 13y remandCreditDays=665 | 2016-03-26, of its day; 2015-06-25, by the limit of today
    135 days until 7 April 2008 | 2006-02-06 4y | 2007-09-25, of its day; 2007-02-07, by the limit of today
    270 days from then on, and not before | 2006-10-16 4y | 2008-04-07, of its day; 2007-10-17, by the limit of today
    half of the time to be served is later: one date | 2012-04-17 12m | 2012-07-18
    270 days until 28 June 2022 | 2019-09-02 7y sds_adult | 2022-06-07, of its day; 2021-09-05, by the limit of today
    one year from then on, and not before | 2019-10-07 7y sds_adult | 2022-06-28, of its day; 2021-10-10, by the limit of today
    to the same date of the year before | 2020-03-02 7y sds_adult | 2022-08-31, of its day; 2022-03-05, by the limit of today
    545 days from 16 January 2024, and not before | 2021-11-08 7y sds_adult | 2024-01-16, of its day; 2023-11-12, by the limit of today
    added days on top of such a day | 2021-11-08 7y sds_adult; addedDays 5@2022-02-07 | 2024-01-21, of its day; 2023-11-17, by the limit of today
    since then both are one | 2022-02-07 7y sds_adult | 2024-02-11
  `))
    test(what, () => expect(dated('ERSED', caseIn(asked, 'liableToRemoval'))).toBe(dates))
})

describe('What is said of a limit of another day', () => {
  const notes = (letters: string, asked: AskedCase): readonly string[] =>
    datesInWords(answered({ ...asked, liableToRemoval: letters === 'ERSED' }).dates)
      .filter(({ type }) => type === letters)
      .map(({ note }) => note)
  const ofToday =
    'By today’s limit: for every day before 3 June 2025 the prison service counts up to 180 days before release.'
  test('the law of that day, and the rule of the other date', () =>
    expect(notes('HDCED', alone('2014-07-04', { sentenceMonths: 18 }))).toEqual([
      'The first day on which release on a tag (home detention curfew) was possible by the law of that day: at most 135 days before release. It ended for adults on 2 September 2026. ' +
        `${ofToday} That gives 19 November 2014.`,
    ]))
  test('none by the law of that day', () =>
    expect(notes('HDCED', alone('2013-04-22', { sentenceYears: 4 }))).toEqual([
      `${ofToday} By the law of that day there was none from such a sentence.`,
    ]))
  const curfew = (asked: AskedCase): string | undefined =>
    answered(asked)
      .dates.filter(({ form }) => /^HDCED(?:, (?:ended|of its day))?$/.test(form))
      .map(({ date }) => isoDate(date))[0]
  // biome-ignore format: one sentence a row
  test.each([
    ['section 68(3)(a) of the Act of 2024: from 4 years again on 17 June 2024', '2022-03-01', { sentenceYears: 5, offenceKey: 'supplying_class_a_drug' }, '2024-06-17'],
    ['exactly 4 years', '2022-09-01', { sentenceYears: 4 }, '2024-06-17'],
    ['under 4 years nothing is moved', '2022-09-01', { sentenceMonths: 47 }, '2024-02-18'],
  ] as const)('%s', (_, startDate, rest, want) =>
    expect(curfew(alone(startDate, { ...sds, ...rest }))).toBe(want),
  )
  test('early removal', () =>
    expect(notes('ERSED', alone('2012-04-17', { sentenceYears: 13, remandCreditDays: 665 }))).toEqual([
      'The first day on which a person who was to be deported could be removed from prison by the law of that day: once half of the time to be served was over, and at most 270 days before release. By today’s limit: for every day before 23 September 2025 the prison service counts up to 545 days before release. That gives 25 June 2015.',
    ]))

  test('detention of 4 years or more has its day, and no warning', () => {
    const { warnings } = answered(
      alone('2026-11-16', { sentenceType: 'section_250', sentenceYears: 6, offenceKey: 'robbery' }),
    )
    expect(
      curfew(alone('2026-11-16', { sentenceType: 'section_250', sentenceYears: 6, offenceKey: 'robbery' })),
    ).toBe('2028-11-16')
    expect(warnings.map(({ code }) => code)).not.toContain('W_CURFEW_FOUR_YEARS')
  })
})
