import { regimes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { printed } from './fraction.ts'

describe('A fraction as it is printed', () => {
  for (const [numerator, denominator, decimal] of [
    [1, 3, 0.3333333333],
    [2, 5, 0.4],
    [1, 2, 0.5],
    [2, 3, 0.6666666667],
    [1, 1, 1],
  ] as const)
    test(`${numerator}/${denominator} is ${decimal}`, () =>
      expect(printed({ ...regimes.sds_adult.before.fraction, numerator, denominator })).toBe(decimal))
})
