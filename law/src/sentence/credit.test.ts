import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { remandDays, taggedBailDays } from './credit.ts'

const period = (first: string, last: string) => ({
  first: parseDay(first) as Day,
  last: parseDay(last) as Day,
})

describe('Each day on remand counts once (section 240ZA(3) and (5))', () => {
  // biome-ignore format: one case a line
  for (const [rule, periods, days] of [
    ['none', [], 0],
    ['one day', [period('2026-01-05', '2026-01-05')], 1],
    ['the first and the last day are counted', [period('2026-01-01', '2026-01-31')], 31],
    ['over a leap day', [period('2024-02-28', '2024-03-01')], 3],
    ['two apart', [period('2026-01-01', '2026-01-10'), period('2026-02-01', '2026-02-10')], 20],
    ['two that touch', [period('2026-01-01', '2026-01-10'), period('2026-01-11', '2026-01-20')], 20],
    ['a day in both is counted once', [period('2026-01-01', '2026-01-10'), period('2026-01-10', '2026-01-20')], 20],
    ['one inside the other', [period('2026-01-01', '2026-01-31'), period('2026-01-10', '2026-01-20')], 31],
    ['one inside the other, and one after', [period('2026-01-01', '2026-01-31'), period('2026-01-10', '2026-01-20'), period('2026-01-15', '2026-02-02')], 33],
    ['the same twice', [period('2026-01-01', '2026-01-10'), period('2026-01-01', '2026-01-10')], 10],
    ['in any order', [period('2026-02-01', '2026-02-10'), period('2026-01-01', '2026-01-10')], 20],
  ] as const)
    test(`${rule}: ${days}`, () => expect(remandDays(periods)).toBe(days))
})

describe('Half of the days on a tagged curfew are credited (section 240A; Sentencing Code, section 325)', () => {
  for (const [qualifying, credited] of [
    [0, 0],
    [1, 1],
    [2, 1],
    [81, 41],
    [82, 41],
    [36525, 18263],
  ] as const)
    test(`${qualifying}: ${credited}`, () => expect(taggedBailDays(qualifying)).toBe(credited))
})
