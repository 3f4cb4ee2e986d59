import { describe, expect, test } from 'vitest'
import { pleaSteps } from '../tables/pleas.ts'
import { afterPlea, beforePlea, readPlea } from './plea.ts'

const plea = (text: string) => readPlea(text) as NonNullable<ReturnType<typeof readPlea>>

describe('What a plea takes off (Sentencing Code, section 73; rounding is ours: down to whole months)', () => {
  for (const [months, text, after, exact] of [
    [60, '0', 60, null],
    [60, '1/3', 40, null],
    [71, '1/3', 47, '142/3'],
    [72, '1/3', 48, null],
    [70, '1/3', 46, '140/3'],
    [60, '1/4', 45, null],
    [61, '1/4', 45, '183/4'],
    [60, '1/10', 54, null],
    [55, '1/10', 49, '99/2'],
    [60, '1/5', 48, null],
    [7, '1/2', 3, '7/2'],
    [60, '2/6', 40, null],
  ] as const)
    test(`${months} months less ${text} are ${exact ?? after}, and ${after} in whole months`, () =>
      expect(afterPlea(months, plea(text))).toEqual({ months: after, exact }))

  test('the fewest months before a plea are the first that come to so many after it', () => {
    for (const text of ['0', '1/10', '1/4', '1/3', '1/2', '3/7'])
      for (let months = 1; months <= 120; months++) {
        const before = beforePlea(months, plea(text))
        expect(afterPlea(before, plea(text)).months).toBeGreaterThanOrEqual(months)
        expect(afterPlea(before - 1, plea(text)).months).toBeLessThan(months)
      }
  })

  test('the steps of the guideline go from nothing to one-third, each as it is written', () => {
    expect(pleaSteps.map(({ text }) => text)).toEqual(['0', '1/10', '1/4', '1/3'])
    for (const { text, numerator, denominator } of pleaSteps)
      expect(numerator === 0 ? '0' : `${numerator}/${denominator}`).toBe(text)
  })

  test.each(['1/2', '50/100', '0/5', '0/1', '3/7'])('%s can be written', (text) =>
    expect(readPlea(text)?.text).toBe(text),
  )
  test.each(['2/3', '51/100', '1/101', '1/0', '0/0', '0.5', 'a third', '', '-1/3', '1/3 ', '33%', '1'])(
    '"%s" is no reduction',
    (text) => expect(readPlea(text)).toBeNull(),
  )
})
