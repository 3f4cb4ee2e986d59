import { describe, expect, test } from 'vitest'
import { addDays, type Day, inWordsWithWeekday, isoDate, parseDay, weekdayOf } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import { holidaysLaw, leavingLaw, likelyDayOfLeaving } from './leaving.ts'

const day = (text: string): Day => parseDay(text) as Day
const leaves = (start: string, totalDays: number, release: string): string =>
  isoDate(likelyDayOfLeaving(day(start), totalDays, day(release)))

describe('The likely day of leaving (Criminal Justice Act 1961, section 23(3) and (3B))', () => {
  for (const [release, leaving, why] of [
    ['2026-11-09', '2026-11-09', 'a Monday: on the day'],
    ['2026-11-12', '2026-11-12', 'a Thursday: on the day'],
    ['2026-11-13', '2026-11-12', 'a Friday, before a weekend: on Thursday'],
    ['2026-11-14', '2026-11-12', 'a Saturday: on Thursday'],
    ['2026-11-15', '2026-11-12', 'a Sunday: on Thursday'],
    ['2026-12-24', '2026-12-23', 'the eve of Christmas: on the day before it'],
    ['2026-12-25', '2026-12-23', 'Christmas Day on a Friday'],
    ['2026-12-28', '2026-12-23', 'the substitute for Boxing Day: over the whole weekend'],
    ['2026-12-29', '2026-12-29', 'the Tuesday after: on the day'],
    ['2027-03-25', '2027-03-24', 'the day before Good Friday'],
    ['2027-03-29', '2027-03-24', 'Easter Monday: before Good Friday'],
    ['2027-05-03', '2027-04-29', 'a Monday bank holiday: on Thursday'],
    ['2026-12-31', '2026-12-30', 'the day before New Year’s Day'],
  ] as const)
    test(`${inWordsWithWeekday(day(release))}: ${leaving}, ${why}`, () =>
      expect(leaves('2026-01-05', 600, release)).toBe(leaving))

  test('never before the day of sentence', () => {
    expect(leaves('2026-11-13', 600, '2026-11-14')).toBe('2026-11-13')
    expect(leaves('2026-11-14', 600, '2026-11-14')).toBe('2026-11-14')
  })

  for (const [totalDays, leaving] of [
    [5, '2026-11-14'],
    [6, '2026-11-12'],
    [7, '2026-11-12'],
  ] as const)
    test(`a term of ${totalDays} days that is up on Saturday 14 November 2026: ${leaving}`, () =>
      expect(leaves('2026-11-09', totalDays, '2026-11-14')).toBe(leaving))

  test('on any day of five years: a working day before a working day, and never later than the date', () => {
    for (let date = day('2026-01-01'); date < day('2031-01-01'); date++) {
      const leaving = likelyDayOfLeaving(day('2025-01-01'), 600, date)
      expect(leaving).toBeLessThanOrEqual(date)
      expect([leaving, addDays(leaving, 1)].some(isNonWorkingDay)).toBe(false)
      expect(weekdayOf(leaving)).not.toBe(5)
    }
  })

  test('it rests on the two provisions, and bank holidays on the Act that makes them', () => {
    expect(leavingLaw.map(({ provision }) => provision)).toEqual(['section 23(3)', 'section 23(3B)'])
    expect(holidaysLaw.map(({ title }) => title)).toEqual(['Banking and Financial Dealings Act 1971'])
  })
})
