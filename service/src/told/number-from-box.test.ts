import { describe, expect, test } from 'vitest'
import { daysInBox } from './number-from-box.ts'

describe('A number as people type it', () => {
  test.each([
    ['40', 40],
    ['40 days', 40],
    ['40days', 40],
    ['1,000', 1000],
    ['forty', 40],
    ['forty two days', 42],
  ])('%s is %i days', (typed, days) => expect(daysInBox(typed, 'Days on remand')).toBe(days))

  test.each(['', '4.5', '6 weeks', 'many', '-3', '40 50'])(
    '“%s” is none, and the error names its field',
    (typed) =>
      expect(daysInBox(typed, 'Days on remand')).toEqual({
        message: 'Days on remand must be a whole number, such as 40.',
      }),
  )
})
