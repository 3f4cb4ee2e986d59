import { describe, expect, test } from 'vitest'
import { addDays, type Day, inWordsWithWeekday, isoDate, parseDay, weekdayOf } from './day.ts'
import { bankHolidays, easterSunday, holidaysFrom, holidaysUntil, isNonWorkingDay } from './holidays.ts'

const day = (text: string): Day => parseDay(text) as Day
const isOnWeekday = (holiday: Day): boolean => weekdayOf(holiday) !== 0 && weekdayOf(holiday) !== 6

describe('The bank holidays of England and Wales, as GOV.UK lists them', () => {
  // biome-ignore format: one year a line
  for (const [year, dates] of [
    [1995, ['01-02', '04-14', '04-17', '05-08', '05-29', '08-28', '12-25', '12-26']],
    [1996, ['01-01', '04-05', '04-08', '05-06', '05-27', '08-26', '12-25', '12-26']],
    [1997, ['01-01', '03-28', '03-31', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [1998, ['01-01', '04-10', '04-13', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [1999, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28', '12-31']],
    [2000, ['01-03', '04-21', '04-24', '05-01', '05-29', '08-28', '12-25', '12-26']],
    [2001, ['01-01', '04-13', '04-16', '05-07', '05-28', '08-27', '12-25', '12-26']],
    [2002, ['01-01', '03-29', '04-01', '05-06', '06-03', '06-04', '08-26', '12-25', '12-26']],
    [2003, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [2004, ['01-01', '04-09', '04-12', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2005, ['01-03', '03-25', '03-28', '05-02', '05-30', '08-29', '12-26', '12-27']],
    [2006, ['01-02', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
    [2007, ['01-01', '04-06', '04-09', '05-07', '05-28', '08-27', '12-25', '12-26']],
    [2008, ['01-01', '03-21', '03-24', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [2009, ['01-01', '04-10', '04-13', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2010, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2011, ['01-03', '04-22', '04-25', '04-29', '05-02', '05-30', '08-29', '12-26', '12-27']],
    [2012, ['01-02', '04-06', '04-09', '05-07', '06-04', '06-05', '08-27', '12-25', '12-26']],
    [2013, ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26']],
    [2014, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [2015, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2016, ['01-01', '03-25', '03-28', '05-02', '05-30', '08-29', '12-26', '12-27']],
    [2017, ['01-02', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
    [2018, ['01-01', '03-30', '04-02', '05-07', '05-28', '08-27', '12-25', '12-26']],
    [2019, ['01-01', '04-19', '04-22', '05-06', '05-27', '08-26', '12-25', '12-26']],
    [2020, ['01-01', '04-10', '04-13', '05-08', '05-25', '08-31', '12-25', '12-28']],
    [2021, ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2022, ['01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19', '12-26', '12-27']],
    [2023, ['01-02', '04-07', '04-10', '05-01', '05-08', '05-29', '08-28', '12-25', '12-26']],
    [2024, ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26']],
    [2025, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
  ] as const)
    test(`${year}: ${dates.join(', ')}`, () =>
      expect(bankHolidays(year).filter(isOnWeekday).map(isoDate)).toEqual(dates.map((date) => `${year}-${date}`)))

  test('they come in order', () => {
    for (let year = holidaysFrom; year <= holidaysUntil; year++) {
      const days = bankHolidays(year)
      expect([...new Set(days)].sort((a, b) => a - b)).toEqual(days)
    }
  })
})

describe('A holiday at a weekend is kept on the next weekday that is not one', () => {
  for (const [rule, year, month, kept] of [
    ['Christmas Day on a Thursday', 2025, '12', ['2025-12-25', '2025-12-26']],
    ['Christmas Day on a Friday', 2026, '12', ['2026-12-25', '2026-12-26', '2026-12-28']],
    ['Christmas Day on a Saturday', 2027, '12', ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28']],
    ['Christmas Day on a Sunday', 2033, '12', ['2033-12-25', '2033-12-26', '2033-12-27']],
    ['Christmas Day on a Monday', 2028, '12', ['2028-12-25', '2028-12-26']],
    ['New Year’s Day on a Friday', 2027, '01', ['2027-01-01']],
    ['New Year’s Day on a Saturday', 2028, '01', ['2028-01-03']],
    ['New Year’s Day on a Sunday', 2034, '01', ['2034-01-02']],
    ['New Year’s Day on a Monday', 2029, '01', ['2029-01-01']],
  ] as const)
    test(`${rule}: ${kept.join(', ')}`, () =>
      expect(
        bankHolidays(year)
          .map(isoDate)
          .filter((date) => date.startsWith(`${year}-${month}`)),
      ).toEqual(kept))

  test('whatever the year, eight holidays fall from Monday to Friday, but for what was proclaimed', () => {
    const more: Readonly<Record<number, number>> = { 1999: 1, 2002: 1, 2011: 1, 2012: 1, 2022: 2, 2023: 1 }
    for (let year = holidaysFrom; year <= holidaysUntil; year++)
      expect([year, bankHolidays(year).filter(isOnWeekday).length]).toEqual([year, 8 + (more[year] ?? 0)])
  })
})

/** The full moons of Easter as the Book of Common Prayer lists them to 2199, by the golden number: another way than ours. */
const fullMoons = [
  ...['04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05'],
  ...['03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-17', '04-07', '03-27'],
]
const easterByTable = (year: number): Day => {
  const moon = day(`${year}-${fullMoons[year % 19]}`)
  return addDays(moon, 7 - weekdayOf(moon))
}

describe('Easter Sunday', () => {
  test('to 2199 it is the Sunday after the full moon of the table of the prayer book', () => {
    for (let year = 1900; year < 2200; year++)
      expect(isoDate(easterSunday(year))).toBe(isoDate(easterByTable(year)))
  })

  for (const [date, why] of [
    ['1700-04-11', 'the first century that was not a leap year'],
    ['1707-04-24', 'late, without a correction'],
    ['1900-04-15', 'the first year a sentence can start in'],
    ['1943-04-25', 'the latest it can be'],
    ['1954-04-18', 'the correction for a full moon on 19 April'],
    ['1981-04-19', 'the correction for a late full moon'],
    ['2000-04-23', 'a leap century'],
    ['2008-03-23', 'early'],
    ['2021-04-04', 'in the first days of April'],
    ['2024-03-31', 'the last day of March'],
    ['2025-04-20', 'in April'],
    ['2026-04-05', 'in April'],
    ['2027-03-28', 'in March'],
    ['2028-04-16', 'in April'],
    ['2029-04-01', 'the first day of April'],
    ['2038-04-25', 'the latest it can be'],
    ['2106-04-18', 'in the next century'],
    ['2285-03-22', 'the earliest it can be'],
    ['3165-04-18', 'the correction, when the moon has moved on'],
    ['6412-03-25', 'early, four thousand years on'],
    ['7515-04-25', 'the latest it can be, without a correction'],
  ] as const)
    test(`${date}: ${why}`, () => expect(isoDate(easterSunday(Number(date.slice(0, 4))))).toBe(date))

  test('in any year it is a Sunday from 22 March to 25 April', () => {
    for (let year = 1900; year <= holidaysUntil; year++) {
      const easter = easterSunday(year)
      expect(weekdayOf(easter)).toBe(0)
      expect(isoDate(easter) >= `${year}-03-22` && isoDate(easter) <= `${year}-04-25`).toBe(true)
    }
  })
})

describe('Prisons do not usually release on weekends and bank holidays', () => {
  for (const [date, is] of [
    ['2026-10-30', false],
    ['2026-10-31', true],
    ['2026-11-01', true],
    ['2026-11-02', false],
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2026-12-28', true],
    ['2026-12-29', false],
    ['2027-03-26', true],
    ['2024-01-01', true],
    ['2023-12-30', true],
    ['2023-12-31', true],
    ['2023-12-29', false],
    ['2023-12-25', true],
    ['2012-04-05', false],
    ['2012-04-06', true],
    ['1999-12-31', true],
    ['1995-05-01', false],
    ['1995-05-08', true],
    ['2022-05-30', false],
    ['2022-09-19', true],
    ['1995-01-02', true],
    ['1994-12-31', true],
    // Of earlier years only weekends are known.
    ['1994-12-26', false],
    ['2300-12-25', true],
    ['2300-12-31', false],
  ] as const)
    test(`${inWordsWithWeekday(day(date))}: ${is ? 'no release' : 'release'}`, () =>
      expect(isNonWorkingDay(day(date))).toBe(is))

  test('the longest sentence that can be asked about ends while the days are still known', () => {
    expect(isNonWorkingDay(addDays(day('2299-12-30'), 1))).toBe(true)
    expect(inWordsWithWeekday(day('2299-12-31'))).toBe('Sunday 31 December 2299')
  })
})
