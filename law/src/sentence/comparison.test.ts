import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import { type Calculation, calculationOf } from './calculation.ts'
import { comparisonOf } from './comparison.ts'

describe('The same sentence before and after section 23 of the Sentencing Act 2026', () => {
  for (const [regimeId, length, before, after, difference] of [
    ['sds_adult', { sentenceYears: 3 }, '2028-01-26', '2027-11-14', -73],
    ['sds_adult_sds40_excluded', { sentenceYears: 3 }, '2028-05-14', '2027-11-14', -182],
    ['sds_plus_adult_7_plus', { sentenceYears: 9 }, '2032-11-13', '2031-05-15', -548],
    ['section_250', { sentenceYears: 3 }, '2028-01-26', '2028-01-26', 0],
    ['life', { sentenceYears: 3 }, '2029-11-13', '2029-11-13', 0],
    ['sds_adult', { sentenceYears: 0, sentenceDays: 1 }, '2026-11-14', '2026-11-14', 0],
  ] as const)
    test(`${regimeId}, from 14 November 2026: ${difference} days`, () => {
      const compared = comparisonOf(
        calculationOf({ startDate: '2026-11-14', ...length, regimeId }) as Calculation,
      )
      expect(isoDate(compared.before.release)).toBe(before)
      expect(isoDate(compared.after.release)).toBe(after)
      expect(compared.differenceDays).toBe(difference)
    })

  test('it does not depend on which of the two was asked for', () => {
    const asked = { startDate: '2026-11-14', sentenceYears: 3, remandCreditDays: 10 }
    const before = comparisonOf(calculationOf({ ...asked, postCommencement: false }) as Calculation)
    const after = comparisonOf(calculationOf({ ...asked, postCommencement: true }) as Calculation)
    expect(after.differenceDays).toBe(before.differenceDays)
    expect(isoDate(after.before.release)).toBe('2028-01-16')
  })
})
