import { describe, expect, test } from 'vitest'
import { isLong } from '../../../test/support/long.ts'
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  dayOf,
  earlier,
  inWords,
  inWordsWithWeekday,
  isoDate,
  lastOfMonth,
  later,
  parseDay,
  periodInWords,
  weekdayOf,
} from './day.ts'

const day = (text: string): Day => parseDay(text) as Day

describe('A date is read only as YYYY-MM-DD, and only if it is on the calendar', () => {
  for (const [text, why] of [
    ['2026-02-29', '2026 is not a leap year'],
    ['2100-02-29', 'a century is not a leap year'],
    ['2026-02-30', 'February has no 30th'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-00-10', 'there is no month 0'],
    ['2026-13-10', 'there is no month 13'],
    ['2026-05-00', 'there is no date 0'],
    ['2026-12-32', 'there is no date 32'],
    ['0000-01-01', 'the calendar has no year 0'],
    ['2026-5-1', 'the month and the date have two digits'],
    ['26-05-01', 'the year has four digits'],
    ['2026/05-01', 'a dash comes after the year'],
    ['2026-05/01', 'a dash comes after the month'],
    ['202/-05-01', 'the sign before 0 is no digit'],
    ['202:-05-01', 'the sign after 9 is no digit'],
    ['2026-0:-01', 'nor is it one of the month'],
    ['2026-05-0:', 'nor of the date'],
    ['01/05/2026', 'slashes are another way of writing'],
    [' 2026-05-01', 'there is a blank before it'],
    ['2026-05-01T00:00', 'a day has no time'],
    ['٢٠٢٦-٠٥-٠١', 'the digits are not 0 to 9'],
    ['', 'nothing is written'],
  ] as const)
    test(`"${text}" is refused: ${why}`, () => expect(parseDay(text)).toBeNull())

  for (const text of ['2024-02-29', '2000-02-29', '2026-01-31', '1900-01-01', '9999-12-31', '0001-01-01'])
    test(`${text} is read, and written the same`, () => expect(isoDate(day(text))).toBe(text))
})

describe('Days are counted on the Gregorian calendar', () => {
  test('1 January 1970 is day 0, and the day before it is -1', () => {
    expect(dayOf(1970, 1, 1)).toBe(0)
    expect(dayOf(1969, 12, 31)).toBe(-1)
  })

  test('every day of a whole cycle of 400 years and more agrees with the calendar of the platform, there and back', () => {
    const clock = new Date(0)
    clock.setUTCFullYear(isLong ? 1 : 1899, 0, 1)
    const first = clock.getTime() / 86_400_000
    const wrong: string[] = []
    for (let n = first; n < dayOf(2401, 1, 1); n++) {
      clock.setTime(n * 86_400_000)
      const [year, month, date] = [clock.getUTCFullYear(), clock.getUTCMonth() + 1, clock.getUTCDate()]
      const found = dateOf(n as Day)
      const agrees = found.year === year && found.month === month && found.date === date
      if (!agrees || dayOf(year, month, date) !== n || weekdayOf(n as Day) !== clock.getUTCDay())
        wrong.push(clock.toISOString())
    }
    expect(wrong).toEqual([])
  })

  for (const [year, month, last] of [
    [2023, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 1, 31],
    [2026, 4, 30],
    [2026, 6, 30],
    [2026, 9, 30],
    [2026, 11, 30],
    [2026, 12, 31],
  ] as const)
    test(`the last of ${year}-${month} is the ${last}`, () => expect(lastOfMonth(year, month)).toBe(last))
})

describe('Adding days and months', () => {
  for (const [from, days, to] of [
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-03-01', -1, '2025-02-28'],
  ] as const)
    test(`${from} and ${days} days is ${to}`, () => expect(isoDate(addDays(day(from), days))).toBe(to))

  for (const [from, months, to] of [
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-12-31', 0, '2026-12-31'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-30', 8, '2027-04-30'],
    ['2026-08-31', 8, '2027-04-30'],
  ] as const)
    test(`${from} and ${months} months is ${to}: a shorter month ends on its last day`, () =>
      expect(isoDate(addMonths(day(from), months))).toBe(to))

  test('the later and the earlier of two days do not depend on their order', () => {
    const [a, b] = [day('2026-09-30'), day('2026-10-01')]
    expect([later(a, b), later(b, a), earlier(a, b), earlier(b, a)]).toEqual([b, b, a, a])
  })
})

describe('A day in words', () => {
  for (const [text, words] of [
    ['2026-11-14', 'Saturday 14 November 2026'],
    ['2026-10-01', 'Thursday 1 October 2026'],
    ['2024-02-29', 'Thursday 29 February 2024'],
    ['1900-01-01', 'Monday 1 January 1900'],
    ['1969-12-31', 'Wednesday 31 December 1969'],
    ['1970-01-01', 'Thursday 1 January 1970'],
    ['2106-11-23', 'Tuesday 23 November 2106'],
    ['2106-11-24', 'Wednesday 24 November 2106'],
    ['2299-12-31', 'Sunday 31 December 2299'],
  ] as const)
    test(`${text} is ${words}, the second time too`, () => {
      expect(inWordsWithWeekday(day(text))).toBe(words)
      expect(inWordsWithWeekday(day(text))).toBe(words)
      expect(words.endsWith(` ${inWords(day(text))}`)).toBe(true)
    })
})

test.each([
  ['2026-11-03', '2026-11-05', '3 November 2026 to 5 November 2026'],
  ['2026-11-03', '2026-11-03', '3 November 2026'],
])('A period from %s to %s is %s', (first, last, words) =>
  expect(periodInWords(day(first), day(last))).toBe(words),
)
