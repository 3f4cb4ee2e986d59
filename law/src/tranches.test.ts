import { describe, expect, test } from 'vitest'
import { isoDate } from './day.ts'
import { trancheFor, tranches } from './tranches.ts'

/** The prison service's configuration of August 2026. */
const stages = [
  [1, 574, '2026-10-01'],
  [2, 882, '2026-10-13'],
  [3, 1162, '2026-11-10'],
  [4, 1561, '2026-12-08'],
  [5, 2121, '2027-01-12'],
  [6, 2758, '2027-02-09'],
  [7, 3283, '2027-03-09'],
  [8, 3654, '2027-04-13'],
  [9, 4396, '2027-05-11'],
] as const

describe('The stage for a sentence: its limit is included, one day more is the next stage', () => {
  for (const [number, days, date] of stages)
    test(`stage ${number}: up to ${days} days, from ${date}`, () => {
      expect([days - 1, days, days + 1].map((n) => trancheFor(n).number)).toEqual([
        number,
        number,
        number + 1,
      ])
      expect(isoDate(trancheFor(days).day)).toBe(date)
    })

  test('stage 10: everything longer, from 2027-06-08', () => {
    expect(trancheFor(36525)).toMatchObject({ number: 10, upToDays: null })
    expect(isoDate(trancheFor(4397).day)).toBe('2027-06-08')
  })

  test('one day is in stage 1', () => expect(trancheFor(1).number).toBe(1))
})

test('the ten stages are numbered in order, and longer sentences come later', () => {
  expect(tranches.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const days = tranches.map(({ day }) => day)
  expect([...days].sort((a, b) => a - b)).toEqual(days)
  expect(tranches.map(({ upToDays }) => upToDays)).toEqual([...stages.map(([, limit]) => limit), null])
})
