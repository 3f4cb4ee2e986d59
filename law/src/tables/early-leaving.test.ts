import { describe, expect, test } from 'vitest'
import { dayOf, isoDate } from '../calendar/day.ts'
import {
  type CurfewLimit,
  countingLimit,
  curfewLimits,
  curfewLimitsOfToday,
  limitOn,
  removalLimits,
  removalLimitsOfToday,
} from './early-leaving.ts'
import type { Source } from './provisions.ts'

const cited = (law: readonly Source[]): string =>
  law.map(({ title, provision }) => `${title}, ${provision}`).join('; ')
const act1991 = 'Criminal Justice Act 1991, section 34A(4)'
const act2003 = 'Criminal Justice Act 2003, section 246(1); Criminal Justice Act 2003, section 246(2)'
const section260 = 'Criminal Justice Act 2003, section 260(1); Criminal Justice Act 2003, section 260(2)'

describe('Home detention curfew: the last so many days before release, by the day', () => {
  const shown = (limits: readonly CurfewLimit[]): readonly (readonly [string, number, string, string])[] =>
    limits.map(({ begins, mostDays, fourYears, law }) => [
      isoDate(begins.day),
      mostDays,
      fourYears,
      cited(law),
    ])
  test('by the law of each day', () =>
    expect(shown(curfewLimits)).toEqual([
      ['1999-01-28', 60, 'barred', act1991],
      ['2002-12-16', 90, 'barred', act1991],
      ['2003-07-14', 135, 'barred', act1991],
      ['2005-04-04', 135, 'barred under the Act of 1991', act2003],
      ['2012-12-03', 135, 'barred', act2003],
      ['2023-06-06', 180, 'barred', act2003],
      ['2024-06-17', 180, 'not barred', act2003],
      ['2025-06-03', 365, 'not barred', act2003],
    ]))
  test('as the prison service works it out', () =>
    expect(shown(curfewLimitsOfToday)).toEqual([
      ['1999-01-28', 180, 'not barred', act2003],
      ['2025-06-03', 365, 'not barred', act2003],
    ]))
  for (const [date, days] of [
    [dayOf(1998, 6, 1), 60],
    [dayOf(1999, 1, 28), 60],
    [dayOf(2002, 12, 15), 60],
    [dayOf(2002, 12, 16), 90],
    [dayOf(2023, 6, 5), 135],
    [dayOf(2023, 6, 6), 180],
    [dayOf(2026, 1, 1), 365],
  ] as const)
    test(`on ${isoDate(date)}: ${days}`, () => expect(limitOn(curfewLimits, date).mostDays).toBe(days))
})

describe('Section 260, early removal: a part of the time to be served, and the longest stretch before release', () => {
  const release = dayOf(2030, 3, 31)
  const shown = (limits: typeof removalLimits | typeof removalLimitsOfToday) =>
    limits.map(({ begins, part, stretch, back, law }) => [
      isoDate(begins.day),
      part.label,
      stretch,
      isoDate(back(release)),
      cited(law),
    ])
  test('by the law of each day', () =>
    expect(shown(removalLimits)).toEqual([
      ['2005-04-04', 'One-half', '135 days', '2029-11-17', section260],
      ['2008-04-07', 'One-half', '270 days', '2029-07-05', section260],
      ['2022-06-28', 'One-half', 'one year', '2029-03-31', section260],
      ['2024-01-16', 'One-half', '545 days', '2028-10-03', section260],
      ['2025-09-23', '30%', '4 years', '2026-03-31', section260],
    ]))
  test('as the prison service works it out', () =>
    expect(shown(removalLimitsOfToday)).toEqual([
      ['2005-04-04', 'One-half', '545 days', '2028-10-03', section260],
      ['2025-09-23', '30%', '4 years', '2026-03-31', section260],
    ]))
})

describe('The limit by which a first day is counted', () => {
  const long = dayOf(1998, 1, 1)
  const chosen = (day: (limit: CurfewLimit) => ReturnType<typeof dayOf> | null, passed = long): string =>
    isoDate(countingLimit<CurfewLimit>(curfewLimits, passed, day).begins.day)
  test('is the first under which it comes before the next one', () => {
    expect(chosen(() => dayOf(2003, 7, 13))).toBe('2002-12-16')
    expect(chosen(() => dayOf(2003, 7, 14))).toBe('2003-07-14')
    expect(chosen(() => dayOf(2027, 1, 1))).toBe('2025-06-03')
  })
  test('is none that leaves the person out', () =>
    expect(chosen(({ fourYears }) => (fourYears === 'barred' ? null : dayOf(2013, 1, 1)))).toBe('2024-06-17'))
  test('is none from before the last sentence was passed', () => {
    expect(chosen(() => dayOf(2012, 1, 1), dayOf(2012, 12, 2))).toBe('2005-04-04')
    expect(chosen(() => dayOf(2012, 1, 1), dayOf(2012, 12, 3))).toBe('2012-12-03')
  })
})
