import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { lay, measure } from './length.ts'

const of = (id: string, [years, months, weeks, days]: readonly number[]) =>
  measure(id, { years: years ?? 0, months: months ?? 0, weeks: weeks ?? 0, days: days ?? 0 })

describe('Lengths are laid end to end; neighbours of one sort are one piece (PSI 03/2015, 5.5)', () => {
  // biome-ignore format: one row a line
  for (const [what, start, lengths, pieces, days] of [
    ['months and months', '2026-02-23', [[0, 4], [0, 5]], ['9 months from 2026-02-23: 273'], 273],
    ['a week, a month, a month', '2026-01-19', [[0, 0, 1], [0, 1], [0, 1]], ['7 days from 2026-01-19: 7', '2 months from 2026-01-26: 59'], 66],
    ['months and days of one, days of the next', '2026-11-16', [[1, 2, 0, 3], [0, 0, 1]], ['14 months from 2026-11-16: 426', '10 days from 2028-01-16: 10'], 436],
    ['days are between', '2026-11-16', [[0, 1, 0, 3], [0, 1]], ['1 months from 2026-11-16: 30', '3 days from 2026-12-16: 3', '1 months from 2026-12-19: 31'], 64],
  ] as const)
    test(what, () => {
      const laid = lay(
        parseDay(start) as Day,
        lengths.map((length, i) => of(`${i}`, length)),
      )
      expect(laid.pieces.map((p) => `${p.count} ${p.unit} from ${isoDate(p.from)}: ${p.days}`)).toEqual(
        pieces,
      )
      expect(laid.days).toBe(days)
    })
  test('an extension is added unit by unit', () =>
    expect(
      measure('A', { years: 6, months: 2, weeks: 1, days: 0 }, { years: 3, months: 1, weeks: 0, days: 2 }),
    ).toEqual({ id: 'A', months: 111, days: 9 }))
  test('days of the term and of its extension together', () =>
    expect(
      measure('A', { years: 1, months: 1, weeks: 2, days: 3 }, { years: 1, months: 1, weeks: 1, days: 4 }),
    ).toEqual({ id: 'A', months: 26, days: 28 }))
})
