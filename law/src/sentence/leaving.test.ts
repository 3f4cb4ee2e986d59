import { describe, expect, test } from 'vitest'
import { addDays, type Day, inWordsWithWeekday, isoDate, parseDay, weekdayOf } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import { dayOfLeaving, type Leaving, latestLaw, leavingLaw } from './leaving.ts'

const day = (text: string): Day => parseDay(text) as Day
const leaves = (release: string, start = '2026-01-05', totalDays = 600, isChild = false): Leaving | null =>
  dayOfLeaving({ start: day(start), totalDays, release: day(release), isChild })
const inIso = (leaving: Leaving | null) => leaving && [isoDate(leaving.latest), isoDate(leaving.usual)]

describe('At the latest, and usually (Criminal Justice Act 1961, section 23(3) and (3B); Friday Releases Policy Framework)', () => {
  // biome-ignore format: one row a line
  for (const [release, latest, usual, why] of [
    ['2026-11-13', '2026-11-13', '2026-11-12', 'a Friday: usually on Thursday'],
    ['2026-11-14', '2026-11-13', '2026-11-12', 'a Saturday: by Friday, usually on Thursday'],
    ['2026-11-15', '2026-11-13', '2026-11-12', 'a Sunday: by Friday, usually on Thursday'],
    ['2026-12-24', '2026-12-24', '2026-12-23', 'the eve of Christmas'],
    ['2026-12-25', '2026-12-24', '2026-12-23', 'Christmas Day on a Friday'],
    ['2026-12-28', '2026-12-24', '2026-12-23', 'the substitute for Boxing Day: over the whole weekend'],
    ['2027-03-25', '2027-03-25', '2027-03-24', 'the day before Good Friday'],
    ['2027-03-29', '2027-03-25', '2027-03-24', 'Easter Monday: before Good Friday'],
    ['2027-05-03', '2027-04-30', '2027-04-29', 'a Monday bank holiday: by Friday'],
    ['2026-12-31', '2026-12-31', '2026-12-30', 'the day before New Year’s Day'],
    ['2029-12-24', '2029-12-24', '2029-12-20', 'a Monday before Christmas Day: the Friday before is no eligible day'],
  ] as const)
    test(`${inWordsWithWeekday(day(release))}: ${latest}, ${usual}: ${why}`, () =>
      expect(inIso(leaves(release))).toEqual([latest, usual]))

  for (const release of ['2026-11-09', '2026-11-12', '2026-12-29'])
    test(`${inWordsWithWeekday(day(release))}: on the day`, () => expect(leaves(release)).toBeNull())

  test('why it is another day', () => {
    expect(leaves('2026-11-13')?.reason).toBe('before a day that is not one')
    expect(leaves('2026-11-14')?.reason).toBe('not a working day')
  })
})

describe('Section 23(3): only the Saturday limb needs a term of more than five days', () => {
  for (const [totalDays, release, latest] of [
    [5, '2026-11-14', null],
    [6, '2026-11-14', '2026-11-13'],
    [5, '2026-11-15', '2026-11-14'],
    [6, '2026-11-15', '2026-11-13'],
    [5, '2026-12-25', '2026-12-24'],
    [5, '2027-03-26', '2027-03-25'],
    [5, '2026-08-31', '2026-08-29'],
    [6, '2026-08-31', '2026-08-28'],
  ] as const)
    test(`${totalDays} days, up on ${inWordsWithWeekday(day(release))}: ${latest ?? 'that day'}`, () =>
      expect(inIso(leaves(release, isoDate(addDays(day(release), -4)), totalDays))).toEqual(
        latest && [latest, latest],
      ))
})

describe('Whom the presumption against Fridays is for (Friday Releases Policy Framework)', () => {
  // biome-ignore format: one row a line
  for (const [rule, given, expected] of [
    ['27 days in custody since the sentence: the right alone', ['2026-11-14', '2026-10-18'], ['2026-11-13', '2026-11-13']],
    ['28 days', ['2026-11-14', '2026-10-17'], ['2026-11-13', '2026-11-12']],
    ['a Friday with 27 days: that day', ['2026-11-13', '2026-10-18'], null],
    ['under 18: two working days', ['2026-11-13', '2026-01-05', 600, true], ['2026-11-13', '2026-11-11']],
    ['under 18, from a Sunday', ['2026-11-15', '2026-01-05', 600, true], ['2026-11-13', '2026-11-11']],
    ['before section 23(3B) began on 12 December 2023: the right alone', ['2023-12-09', '2022-01-05'], ['2023-12-08', '2023-12-08']],
    ['a Friday before it began: that day', ['2023-12-08', '2022-01-05'], null],
    ['Good Friday, 6 April 2012', ['2012-04-06', '2011-01-05'], ['2012-04-05', '2012-04-05']],
    ['the royal wedding, 29 April 2011', ['2011-04-29', '2010-01-05'], ['2011-04-28', '2011-04-28']],
    ['30 May 2022, which was no holiday that year', ['2022-05-30', '2021-01-05'], null],
    ['the first Friday after it began', ['2023-12-15', '2022-01-05'], ['2023-12-15', '2023-12-14']],
  ] as const)
    test(rule, () => expect(inIso(leaves(...(given as unknown as [string])))).toEqual(expected))
})

test('never before the day of sentence', () => {
  expect(inIso(leaves('2026-11-14', '2026-11-14'))).toBeNull()
  expect(inIso(leaves('2026-11-15', '2026-11-14'))).toEqual(['2026-11-14', '2026-11-14'])
})

test('on any day of five years: the latest is a working day, the usual one is before a working day, in that order', () => {
  for (let date = day('2026-01-01'); date < day('2031-01-01'); date++) {
    const leaving = dayOfLeaving({ start: day('2025-01-01'), totalDays: 600, release: date, isChild: false })
    const { latest, usual } = leaving ?? { latest: date, usual: date }
    expect(usual).toBeLessThanOrEqual(latest)
    expect(latest).toBeLessThanOrEqual(date)
    expect(isNonWorkingDay(latest)).toBe(false)
    expect([usual, addDays(usual, 1)].some(isNonWorkingDay)).toBe(false)
    expect(weekdayOf(usual)).not.toBe(5)
  }
})

test('what each day rests on', () => {
  expect(latestLaw.map(({ provision }) => provision)).toEqual(['section 23(3)'])
  expect(leavingLaw.map(({ provision }) => provision)).toContain('section 23(3B)')
})
