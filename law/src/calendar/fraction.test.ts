import { describe, expect, test } from 'vitest'
import {
  exactPartOf,
  fortyPerCent,
  oneHalf,
  oneThird,
  partOf,
  sameFraction,
  twoThirds,
  wholeTerm,
} from './fraction.ts'

const fractions = [oneThird, fortyPerCent, oneHalf, twoThirds, wholeTerm] as const

describe('A part of a term, in whole days: a part of a day counts as a day (policy framework)', () => {
  for (const [days, fraction, part, exact] of [
    [1096, oneThird, 366, '365 and 1/3'],
    [1095, oneThird, 365, '365'],
    [1094, oneThird, 365, '364 and 2/3'],
    [1096, fortyPerCent, 439, '438 and 2/5'],
    [1095, fortyPerCent, 438, '438'],
    [563, oneHalf, 282, '281 and 1/2'],
    [1461, oneHalf, 731, '730 and 1/2'],
    [3775, twoThirds, 2517, '2,516 and 2/3'],
    [2557, wholeTerm, 2557, '2,557'],
    [1, oneThird, 1, '1/3'],
    [1, twoThirds, 1, '2/3'],
    [1, wholeTerm, 1, '1'],
    [0, oneHalf, 0, '0'],
  ] as const)
    test(`${fraction.phrase} of ${days} days is ${exact}, so ${part}`, () => {
      expect(partOf(days, fraction)).toBe(part)
      expect(exactPartOf(days, fraction)).toBe(exact)
    })

  test('two-thirds of 1,095 days is 730; the printed decimal 0.6666666667 would give 731', () => {
    expect(partOf(1095, twoThirds)).toBe(730)
    expect(Math.ceil(1095 * 0.6666666667)).toBe(731)
  })

  for (const fraction of fractions)
    test(`${fraction.phrase} of any term up to 100 years is the least number of days that is not short of it`, () => {
      const { numerator, denominator } = fraction
      const wrong: number[] = []
      for (let days = 1; days <= 36525; days++) {
        const part = partOf(days, fraction)
        const enough = part * denominator >= days * numerator
        const oneLessIsShort = (part - 1) * denominator < days * numerator
        if (!enough || !oneLessIsShort) wrong.push(days)
      }
      expect(wrong).toEqual([])
    })
})

describe('A fraction is known by its value, not by how it is written', () => {
  test('two-fifths and four-tenths are the same', () =>
    expect(sameFraction(fortyPerCent, { ...fortyPerCent, numerator: 4, denominator: 10 })).toBe(true))
  for (const a of fractions)
    for (const b of fractions)
      test(`${a.label} and ${b.label} are ${a === b ? 'the same' : 'different'}`, () =>
        expect(sameFraction(a, b)).toBe(a === b))
})

test('the labels are the words of the published contract', () =>
  expect(fractions.map(({ label }) => label)).toEqual([
    ...['One-third', '40%', 'One-half', 'Two-thirds', 'Full term'],
  ]))
