import { LocalDate } from '@js-joda/core'
import { addDays, isoDate, parseDay } from '@requisite/law'
import { bounds } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { addMonths, type Day, weekdayOf } from '../../law/src/calendar/day.ts'
import { isAtLeastYears, lastDay, type Term } from '../../law/src/calendar/term.ts'
import { isAtLeastYearsOnJoda, isOnJoda, lastDayOnJoda } from '../support/joda.ts'
import { isLong } from '../support/long.ts'
import { numbersFrom } from '../support/random.ts'

const allowed = 60_000
const first = parseDay(bounds.firstStart) as Day
const last = parseDay(bounds.lastStart) as Day
const pad = (n: number, width: number): string => String(n).padStart(width, '0')

/** Where our count and js-joda's part: empty when they agree. Stops at ten, so that a failure can be read. */
function differences(starts: Iterable<Day>, termsFor: () => Iterable<Term>): readonly string[] {
  const found: string[] = []
  for (const start of starts) {
    const onJoda = LocalDate.ofEpochDay(start)
    for (const term of termsFor()) {
      const ours = lastDay(start, term)
      const theirs = lastDayOnJoda(onJoda, term).toEpochDay()
      const stepped = addMonths(start, 12 * term.years + term.months)
      const steppedOnJoda = onJoda.plusMonths(12 * term.years + term.months).toEpochDay()
      if (ours !== theirs || stepped !== steppedOnJoda)
        found.push(`${onJoda} ${JSON.stringify(term)}: ${ours}, ${theirs}; ${stepped}, ${steppedOnJoda}`)
      if (found.length === 10) return found
    }
  }
  return found
}

describe('Our calendar agrees with js-joda', () => {
  const everyDay = (from: Day, to: Day): Day[] =>
    Array.from({ length: to - from + 1 }, (_, i) => addDays(from, i))

  test(`on where a term ends: ${isLong ? '600,000' : '60,000'} terms from anywhere between the bounds`, {
    timeout: allowed,
  }, () => {
    const below = numbersFrom(2026)
    const starts = Array.from({ length: isLong ? 100_000 : 10_000 }, () =>
      addDays(first, below(last - first + 1)),
    )
    const six = (): Term[] =>
      Array.from({ length: 6 }, () => ({ years: below(100), months: below(12), days: below(31) }))
    expect(differences(starts, six)).toEqual([])
  })

  test('on where a term ends: every start of 13 years, 0 to 107 months', { timeout: allowed }, () => {
    const months = Array.from({ length: 108 }, (_, n) => ({
      years: Math.floor(n / 12),
      months: n % 12,
      days: n % 31,
    }))
    const starts = everyDay(parseDay('2019-12-01') as Day, parseDay('2032-12-31') as Day)
    expect(starts.length * months.length).toBeGreaterThan(500_000)
    expect(differences(starts, () => months)).toEqual([])
  })

  test('on whether a term is 4, 5 or 7 years: every start of 8 years, the last two months', {
    timeout: allowed,
  }, () => {
    const wrong: string[] = []
    for (const start of everyDay(parseDay('2023-01-01') as Day, parseDay('2030-12-31') as Day)) {
      const onJoda = LocalDate.ofEpochDay(start)
      for (const n of [4, 5, 7])
        for (const months of [10, 11])
          for (let days = 26; days <= 30; days++) {
            const term = { years: n - 1, months, days }
            if (isAtLeastYears(start, term, n) !== isAtLeastYearsOnJoda(onJoda, term, n))
              wrong.push(`${onJoda} ${JSON.stringify(term)}`)
          }
    }
    expect(wrong).toEqual([])
  })

  test('on how every day from 1900 to 2300 is written and read, and on its weekday', {
    timeout: allowed,
  }, () => {
    const wrong = everyDay(first, parseDay('2300-12-31') as Day).filter((day) => {
      const onJoda = LocalDate.ofEpochDay(day)
      const text = onJoda.toString()
      return (
        isoDate(day) !== text || parseDay(text) !== day || weekdayOf(day) !== onJoda.dayOfWeek().value() % 7
      )
    })
    expect(wrong).toEqual([])
  })

  test('on which dates there are', () => {
    for (const year of [1900, 1999, 2000, 2023, 2024, 2100, 2199])
      for (let month = 0; month <= 13; month++)
        for (let date = 0; date <= 32; date++) {
          const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
          expect(parseDay(text) !== null, text).toBe(isOnJoda(year, month, date))
        }
  })
})
