import { describe, expect, test } from 'vitest'
import { ageByBirth, ageOn, birthday, isUnder18 } from './age.ts'
import { type Day, isoDate, parseDay } from './day.ts'

const day = (text: string): Day => parseDay(text) as Day

describe('Family Law Reform Act 1969, section 9: an age is reached when its birthday begins', () => {
  test.each([
    ['2009-03-14', '2027-03-14'],
    ['2008-12-31', '2026-12-31'],
    ['2008-02-29', '2026-03-01'],
    ['2008-03-01', '2026-03-01'],
    ['2006-02-28', '2024-02-28'],
  ])('born on %s, 18 on %s', (born, eighteen) => {
    expect(isoDate(birthday(day(born), 18))).toBe(eighteen)
    expect(isUnder18(day(born), (day(eighteen) - 1) as Day)).toBe(true)
    expect(isUnder18(day(born), day(eighteen))).toBe(false)
  })
  test.each([
    ['2008-11-16', '2026-11-15', 17],
    ['2008-11-16', '2026-11-16', 18],
    ['2008-11-16', '2027-11-15', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-16', '2026-11-16', 0],
    ['1926-12-31', '2026-01-01', 99],
  ])('born on %s, on %s %i years old', (born, on, years) => expect(ageOn(day(born), day(on))).toBe(years))
  test('every day of 20 years: under 18 as the age says', () => {
    for (const born of [day('2007-03-01'), day('2008-02-28'), day('2008-02-29'), day('2008-12-31')])
      for (let on = born; on < day('2028-12-31'); on++)
        expect(ageOn(born, on as Day) < 18).toBe(isUnder18(born, on as Day))
  })
  test('in a leap year the birthday is on 29 February', () =>
    expect(isoDate(birthday(day('2008-02-29'), 20))).toBe('2028-02-29'))
})

describe('Nobody is convicted after the day of sentence, nor before the offence', () => {
  for (const [what, born, offence, want] of [
    ['17 on the day of sentence', '2008-11-17', null, 'child'],
    ['18 on that day', '2008-11-16', null, null],
    ['17 at the offence', '2008-11-16', '2026-11-15', null],
    ['18 at the offence', '2008-11-16', '2026-11-16', 'adult'],
  ] as const)
    test(`${what}: ${want}`, () =>
      expect(ageByBirth(day(born), day('2026-11-16'), offence === null ? undefined : day(offence))).toBe(
        want,
      ))
})
