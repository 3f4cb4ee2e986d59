import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from './day.ts'
import { before, common, daysIn, lastDays, type Spans, spansOf, without } from './spans.ts'

/** "5-9 12-14": days of March 2026. */
const march = (text: string): Spans =>
  text === ''
    ? []
    : text.split(' ').map((span) => {
        const [first, last] = span.split('-').map((day) => parseDay(`2026-03-${day.padStart(2, '0')}`) as Day)
        return { fromDate: first as Day, toDate: (last ?? first) as Day }
      })
const inWords = (spans: Spans): string =>
  spans
    .map(({ fromDate: first, toDate: last }) =>
      [first, last].map((day) => Number(isoDate(day).slice(8))).join('-'),
    )
    .join(' ')

describe('Spans of days', () => {
  for (const [given, result] of [
    ['', ''],
    ['12-14 5-9', '5-9 12-14'],
    ['5-9 7-11', '5-11'],
    ['5-9 10-11', '5-11'],
    ['5-20 7-9', '5-20'],
    ['5-9 5-9', '5-9'],
  ] as const)
    test(`all the days of ${given || 'none'} are ${result || 'none'}`, () =>
      expect(inWords(spansOf(march(given)))).toBe(result))

  for (const [some, others, both, less] of [
    ['5-9', '', '', '5-9'],
    ['5-9', '1-4 10-12', '', '5-9'],
    ['5-9', '7-7', '7-7', '5-6 8-9'],
    ['5-9', '1-5 9-12', '5-5 9-9', '6-8'],
    ['5-9', '5-9', '5-9', ''],
    ['5-9 12-14', '8-12', '8-9 12-12', '5-7 13-14'],
    ['5-9', '1-20', '5-9', ''],
    ['10-20', '1-3 12-13 15-16 25-26', '12-13 15-16', '10-11 14-14 17-20'],
  ] as const) {
    test(`${some} and ${others || 'none'} have ${both || 'none'} in common`, () =>
      expect(inWords(common(march(some), march(others)))).toBe(both))
    test(`${some} without ${others || 'none'} are ${less || 'none'}`, () =>
      expect(inWords(without(march(some), march(others)))).toBe(less))
  }

  for (const [some, day, result] of [
    ['5-9 12-14', '5', ''],
    ['5-9 12-14', '6', '5-5'],
    ['5-9 12-14', '12', '5-9'],
    ['5-9 12-14', '13', '5-9 12-12'],
    ['5-9 12-14', '20', '5-9 12-14'],
  ] as const)
    test(`before ${day} March, ${some} are ${result || 'none'}`, () =>
      expect(inWords(before(march(some), march(day)[0]?.fromDate as Day))).toBe(result))

  for (const [some, count, result] of [
    ['5-9 12-14', 0, ''],
    ['5-9 12-14', 2, '13-14'],
    ['5-9 12-14', 3, '12-14'],
    ['5-9 12-14', 4, '9-9 12-14'],
    ['5-9 12-14', 8, '5-9 12-14'],
    ['5-9 12-14', 9, '5-9 12-14'],
  ] as const)
    test(`the last ${count} of ${some} are ${result || 'none'}`, () =>
      expect(inWords(lastDays(march(some), count))).toBe(result))

  test('5-9 12-14 are 8 days', () => expect(daysIn(march('5-9 12-14'))).toBe(8))
})
