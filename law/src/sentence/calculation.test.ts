import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import { type AskedCalculation, calculationFacts } from '../facts/calculation.ts'
import { offenceByKey } from '../tables/offences.ts'
import { type Calculation, calculation, calculationOf } from './calculation.ts'

const answered = (asked: AskedCalculation): Calculation => calculationOf(asked) as Calculation

describe('The caller decides which release point is used; the dates do not', () => {
  for (const [start, postCommencement, fraction, release] of [
    ['2026-11-14', false, '40%', '2028-01-26'],
    ['2026-11-14', true, 'One-third', '2027-11-14'],
    ['2025-11-14', false, '40%', '2027-01-26'],
    ['2025-11-14', true, 'One-third', '2026-11-14'],
  ] as const)
    test(`3 years from ${start}, ${postCommencement ? 'after' : 'before'} the Act: ${fraction}, ${release}`, () => {
      const { point, dates } = answered({ startDate: start, sentenceYears: 3, postCommencement })
      expect(point.fraction.label).toBe(fraction)
      expect(isoDate(dates.release)).toBe(release)
    })
})

describe('One answer holds together', () => {
  const robbery = offenceByKey('robbery')
  if (robbery === undefined) throw new Error('robbery is in the library')
  const found = answered(sentenceIn('2026-11-14 8y robbery postCommencement'))

  test('robbery, 8 years: section 244ZA(4), one-half, and only that the kind may be another', () => {
    expect(found.classified.regimeId).toBe('sds_plus_adult_7_plus')
    expect(found.regime.displayName).toBe('Adult section 244ZA sentence: 7 years or more')
    expect(found.point.fraction.label).toBe('One-half')
    expect(isoDate(found.dates.release)).toBe('2030-11-13')
    expect(found.warnings.map(({ code }) => code)).toEqual(['W_EXTENDED_OR_LIFE'])
  })

  test('the same question gives the same answer', () => {
    const again = calculation(found.question)
    expect(again.dates.release).toBe(found.dates.release)
    expect(again.warnings).toEqual(found.warnings)
  })

  test('a question that cannot be answered gets its refusals, and no dates', () =>
    expect(calculationOf({ startDate: '2026-11-14', sentenceYears: 100 })).toMatchObject({
      refusals: [{ field: 'sentenceYears', message: calculationFacts.sentenceYears.message }],
    }))
})
