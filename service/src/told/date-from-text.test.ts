import { type Day, isoDate, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { type DateFault, dayFromMonth, dayFromText, isoMonthAlone } from './date-from-text.ts'

const today = parseDay('2026-11-16') as Day
const read = (found: Day | DateFault): string => (typeof found === 'number' ? isoDate(found) : found.message)

describe('A date as people type or paste it, in one box', () => {
  test.each([
    ['16/11/2026', '2026-11-16'],
    ['16.11.26', '2026-11-16'],
    ['16-11-2026', '2026-11-16'],
    ['16 11 2026', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['16 nov 26', '2026-11-16'],
    ['16th of November 2026', '2026-11-16'],
    ['16th November, 2026', '2026-11-16'],
    ['Mon 16 November 2026', '2026-11-16'],
    ['Monday, 16 November 2026', '2026-11-16'],
    ['November 16 2026', '2026-11-16'],
    ['3 march 2025', '2025-03-03'],
    ['3-Mar-25', '2025-03-03'],
    ['1st Sept 2026', '2026-09-01'],
    ['today', '2026-11-16'],
    ['Yesterday', '2026-11-15'],
    ['1/2/79', '2079-02-01'],
    ['1/2/80', '1980-02-01'],
    ['1/2/99', '1999-02-01'],
    ['11/16/2026', 'There is no month 16. Enter the day first, like 16/11/2026.'],
    ['31/2/2026', 'February 2026 has 28 days. Check the day.'],
    ['16 November', 'Enter the year too.'],
    ['last week', 'Enter the date like 16 November 2026, or 16/11/2026.'],
    ['16', 'Enter the month too.'],
    ['2026', 'Enter the date like 16 November 2026, or 16/11/2026.'],
    ['16/11/226', 'Enter the date like 16 November 2026, or 16/11/2026.'],
  ])('%s is %s', (typed, expected) => expect(read(dayFromText(typed, today))).toBe(expected))
})

describe('A month that was typed alone', () => {
  test.each([
    ['June 2025', '2025-06'],
    [' sept. 2026 ', '2026-09'],
    ['9/2026', '2026-09'],
    ['June 25', null],
    ['13/2026', null],
    ['1 June 2025', null],
  ])('%s is %s', (typed, month) => expect(isoMonthAlone(typed)).toBe(month))
  test('June 25 is one for those who know no more', () =>
    expect(isoMonthAlone('June 25', true)).toBe('2025-06'))
})

describe('A month in two boxes', () => {
  test.each([
    ['11', '2026', '2026-11-01'],
    ['Nov', '26', '2026-11-01'],
    ['', '2026', 'Enter the month too.'],
    ['11', '', 'Enter the year too.'],
    ['x', '2026', 'Enter the month as a number from 1 to 12, or by its name.'],
    ['11', '226', 'Enter the year with 4 figures, such as 2026.'],
  ])('%j %j is %s', (month, year, expected) => expect(read(dayFromMonth(month, year))).toBe(expected))
})
