import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { remandDays } from './remand-periods.ts'

const period = (first: string, last: string) => ({
  first: parseDay(first) as Day,
  last: parseDay(last) as Day,
})

describe('Days on remand (section 240ZA: each day counts once)', () => {
  test.each([
    ['nothing', [], 0],
    ['one day: first and last the same', [period('2026-01-05', '2026-01-05')], 1],
    ['both ends counted', [period('2026-01-01', '2026-01-31')], 31],
    ['over a leap day', [period('2028-02-28', '2028-03-01')], 3],
    ['two periods apart', [period('2026-01-01', '2026-01-10'), period('2026-03-01', '2026-03-05')], 15],
    ['two that touch', [period('2026-01-01', '2026-01-10'), period('2026-01-11', '2026-01-20')], 20],
    ['two that share a day', [period('2026-01-01', '2026-01-10'), period('2026-01-10', '2026-01-20')], 20],
    ['one inside another', [period('2026-01-01', '2026-01-31'), period('2026-01-10', '2026-01-12')], 31],
    ['the same one twice', [period('2026-01-01', '2026-01-05'), period('2026-01-01', '2026-01-05')], 5],
    ['in any order', [period('2026-03-01', '2026-03-05'), period('2026-01-01', '2026-03-02')], 64],
  ])('%s', (_name, periods, days) => expect(remandDays(periods)).toBe(days))
})
