import { describe, expect, test } from 'vitest'
import { courtLength } from '../told/length.ts'
import { isLength, lengthFromBoxes } from './length-from-boxes.ts'
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

describe('A length in four boxes', () => {
  const none = { years: '', months: '', weeks: '', days: '' }
  test.each([
    [{ years: '3 years' }, '3 years'],
    [{ years: 'three' }, '3 years'],
    [{ years: '18 months' }, '18 months'],
    [{ years: '3 years and 6 months' }, '3 years and 6 months'],
    [{ months: '18 mths' }, '18 months'],
    [{ years: '2', months: '6 months' }, '2 years and 6 months'],
    [{ years: 'x' }, 'Years must be a number, such as 3.'],
    [{ months: 'x' }, 'Months must be a number, such as 18.'],
    [{ years: '2', months: '6 weeks' }, 'Months must be a number, such as 18.'],
    [{ years: '1.5' }, 'Years must be a whole number. For one and a half years, enter 18 months.'],
    [{ years: '101 years' }, 'Enter 100 years or less.'],
    [{}, 'empty'],
  ])('%j is %s', (boxes, expected) => {
    const read = lengthFromBoxes({ ...none, ...boxes }, 'empty')
    expect(isLength(read) ? courtLength(read) : read[0]?.message).toBe(expected)
  })
})
