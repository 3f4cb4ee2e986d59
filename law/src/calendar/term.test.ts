import { describe, expect, test } from 'vitest'
import { addDays, type Day, isoDate, parseDay } from './day.ts'
import {
  daysFrom,
  daysInWords,
  isAtLeastYears,
  isAtMostYears,
  isOverMonths,
  lastDay,
  type Term,
  termInWords,
} from './term.ts'

const day = (text: string): Day => parseDay(text) as Day
const term = (years: number, months = 0, days = 0): Term => ({ years, months, days })
const months = (n: number): Term => term(0, n)

describe('The length of a sentence in days (PSI 03/2015, 5.5; policy framework)', () => {
  for (const [rule, start, length, end, days] of [
    ['5.5.3, from the first of a month to the last of one', '2021-01-01', months(3), '2021-03-31', 90],
    ['5.5.3, after a shorter month', '2021-03-01', months(1), '2021-03-31', 31],
    ['5.5.3, after a leap day', '2024-03-01', months(12), '2025-02-28', 365],
    ['5.5.4, from the 30th into February', '2020-11-30', months(3), '2021-02-28', 91],
    ['5.5.4, the same in a leap year', '2019-11-30', months(3), '2020-02-29', 92],
    ['5.5.4, from the 29th into February', '2020-11-29', months(3), '2021-02-28', 92],
    ['5.5.4, from the 31st into February', '2020-12-31', months(2), '2021-02-28', 60],
    ['5.5.4, from the 31st into a month of 30', '2026-08-31', months(8), '2027-04-30', 243],
    ['5.5.4, from the last of February', '2021-02-28', months(3), '2021-05-27', 89],
    ['a year from a leap day', '2024-02-29', term(1), '2025-02-28', 366],
    ['a year up to a leap day', '2023-03-01', term(1), '2024-02-29', 366],
    ['a year through a leap day', '2023-06-15', term(1), '2024-06-14', 366],
    ['a year without one', '2025-06-15', term(1), '2026-06-14', 365],
    ['one day is the day of sentence', '2026-11-14', term(0, 0, 1), '2026-11-14', 1],
    ['one day on the first of a month', '2026-11-01', term(0, 0, 1), '2026-11-01', 1],
    ['one day on a leap day', '2024-02-29', term(0, 0, 1), '2024-02-29', 1],
    ['days only, over the end of a year', '2026-12-31', term(0, 0, 30), '2027-01-29', 30],
    ['days come after the months', '2026-11-14', term(3, 2, 5), '2030-01-18', 1162],
    ['days come after the months, from the first', '2026-01-01', term(0, 1, 1), '2026-02-01', 32],
    ['framework example 1', '2023-10-23', term(1, 6, 15), '2025-05-07', 563],
    ['framework example 2', '2024-05-10', term(10, 4), '2034-09-09', 3775],
    ['the longest that can be asked about', '2199-12-31', term(99, 11, 30), '2299-12-30', 36524],
  ] as const)
    test(`${rule}: ${termInWords(length)} from ${start} runs to ${end}, ${days} days`, () => {
      const last = lastDay(day(start), length)
      expect(isoDate(last)).toBe(end)
      expect(daysFrom(day(start), last)).toBe(days)
    })

  test('a year is twelve months, whatever day it begins on', () => {
    for (let n = day('2023-01-01'); n < day('2029-01-01'); n++)
      expect(lastDay(n, term(1, 10))).toBe(lastDay(n, months(22)))
  })
})

describe('So many years or more is a test of the calendar (section 244ZA(4) to (6))', () => {
  for (const [length, start, years, is] of [
    // The twelfth month has 31 days: 30 days fall one short of it.
    [term(3, 11, 30), '2026-01-01', 4, false],
    [term(4), '2026-01-01', 4, true],
    [term(4, 0, 1), '2026-01-01', 4, true],
    [term(6, 11, 30), '2026-01-01', 7, false],
    [term(7), '2026-01-01', 7, true],
    [term(7, 0, 1), '2026-01-01', 7, true],
    // The twelfth month is February: 28 days make it up.
    [term(3, 11, 27), '2026-03-01', 4, false],
    [term(3, 11, 28), '2026-03-01', 4, true],
    [term(3, 11, 29), '2026-03-01', 4, true],
    [term(6, 11, 27), '2026-03-01', 7, false],
    [term(6, 11, 28), '2026-03-01', 7, true],
    [term(6, 11, 30), '2026-03-01', 7, true],
    // A leap February takes 29.
    [term(3, 11, 28), '2024-03-01', 4, false],
    [term(3, 11, 29), '2024-03-01', 4, true],
    // From a leap day, 7 years later there is none.
    [term(6, 11, 29), '2024-02-29', 7, false],
    [term(6, 11, 30), '2024-02-29', 7, true],
    // 30 days never make up two months.
    [term(3, 10, 30), '2026-02-01', 4, false],
    [term(0, 0, 30), '2026-02-01', 4, false],
    [term(99, 11, 30), '2026-02-01', 7, true],
    // The court can speak of more days than a month has.
    [term(0, 0, 1461), '2026-11-16', 4, true],
    [term(0, 0, 1460), '2026-11-16', 4, false],
    [term(3, 10, 61), '2026-11-16', 4, true],
    [term(3, 10, 60), '2026-11-16', 4, false],
  ] as const)
    test(`${termInWords(length)} from ${start} is ${is ? '' : 'not '}${years} years or more`, () =>
      expect(isAtLeastYears(day(start), length, years)).toBe(is))
})

describe('A length in words', () => {
  for (const [length, words] of [
    [term(3, 2, 5), '3 years, 2 months and 5 days'],
    [term(1, 1, 1), '1 year, 1 month and 1 day'],
    [term(4, 6), '4 years and 6 months'],
    [term(0, 8), '8 months'],
    [term(2, 0, 1), '2 years and 1 day'],
    [term(0), '0 days'],
  ] as const)
    test(words, () => expect(termInWords(length)).toBe(words))

  for (const [days, words] of [
    [0, '0 days'],
    [1, '1 day'],
    [999, '999 days'],
    [1000, '1,000 days'],
    [1096, '1,096 days'],
    [36525, '36,525 days'],
    [36526, '36,526 days'],
    [1234567, '1,234,567 days'],
  ] as const)
    test(`${words}, the second time too`, () => {
      expect(daysInWords(days)).toBe(words)
      expect(daysInWords(days)).toBe(words)
    })
})

describe('So many years or less, on the calendar', () => {
  for (const [start, length, years, isAtMost] of [
    ['2026-11-16', term(1), 1, true],
    ['2026-11-16', term(1, 0, 1), 1, false],
    ['2026-11-16', term(1, 1), 1, false],
    ['2026-11-16', term(0, 12), 1, true],
    ['2026-11-16', term(0, 11, 30), 1, true],
    ['2026-01-01', term(0, 11, 31), 1, true],
    ['2026-01-01', term(0, 11, 32), 1, false],
    ['2026-03-01', term(0, 11, 28), 1, true],
    ['2026-03-01', term(0, 11, 29), 1, false],
    ['2026-11-16', term(2, 11), 3, true],
    ['2026-11-16', term(4), 3, false],
  ] as const)
    test(`${termInWords(length)} from ${start}: ${isAtMost ? '' : 'not '}at most ${years}`, () =>
      expect(isAtMostYears(day(start), length, years)).toBe(isAtMost))
})

describe('Longer than so many months, from whatever day they are counted', () => {
  for (const [length, months, isOver] of [
    [term(0, 6), 6, false],
    [term(0, 6, 1), 6, true],
    [term(0, 7), 6, true],
    [term(1), 6, true],
    [term(0, 5, 31), 6, false],
    [term(0, 5, 32), 6, true],
    // July to December.
    [term(0, 0, 26 * 7), 6, false],
    [term(0, 0, 184), 6, false],
    [term(0, 0, 185), 6, true],
    [term(0, 0, 40 * 7), 6, true],
    [term(0, 1, 153), 6, false],
    [term(0, 1, 154), 6, true],
    // A year with a leap day; 5 years with two, 14 years with four.
    [term(0, 0, 366), 12, false],
    [term(0, 0, 367), 12, true],
    [term(0, 0, 1827), 60, false],
    [term(0, 0, 1828), 60, true],
    [term(0, 0, 5114), 168, false],
    [term(0, 0, 5115), 168, true],
    [term(0, 0, 900 * 7), 168, true],
  ] as const)
    test(`${termInWords(length)}: ${isOver ? '' : 'not '}over ${months} months`, () =>
      expect(isOverMonths(length, months)).toBe(isOver))

  test('from no day are so many months longer, and from one they are as long', () => {
    const wrong: string[] = []
    for (let n = 1; n <= 168; n++) {
      let most = 0
      // The calendar of four years comes again and again.
      for (let first = day('2024-01-01'); first < day('2028-01-01'); first = addDays(first, 1))
        most = Math.max(most, daysFrom(first, lastDay(first, months(n))))
      if (isOverMonths(term(0, 0, most), n) || !isOverMonths(term(0, 0, most + 1), n))
        wrong.push(`${n} months: ${most}`)
    }
    expect(wrong).toEqual([])
  })
})
