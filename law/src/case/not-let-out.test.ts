import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'

describe('Criminal Justice Act 1961, section 23(3): sentenced between the last working day and the day of release', () => {
  // One-third of 12 months from 7 December 2026 is served on 7 April 2027; with 17 days on Sunday 21 March, with 9 on Easter Monday, 29
  // March. One-third of 18 months is 184 days; where they join, the
  // days come off B, too.
  // biome-ignore format: one case a row
  test.each<[string, number, string, string]>([
    ['on the last working day they join', 17, '2027-03-19', '2027-09-01'],
    ['on the Saturday', 17, '2027-03-20', '2027-09-19, or 2027-09-02 of B'],
    ['on the Sunday itself', 17, '2027-03-21', '2027-09-20, or 2027-09-03 of B'],
    ['on the day after', 17, '2027-03-22', '2027-09-21'],
    ['on Maundy Thursday they join', 9, '2027-03-25', '2027-09-15'],
    ['on Good Friday', 9, '2027-03-26', '2027-09-25, or 2027-09-16 of B'],
    ['on Easter Monday', 9, '2027-03-29', '2027-09-28, or 2027-09-19 of B'],
    ['on a Sunday before the last working day they join', 0, '2027-03-21', '2027-09-20'],
  ])('%s', (_, remandCreditDays, startDate, want) => {
    const { release, alternatives } = answered({
      sentences: [
        { id: 'A', startDate: '2026-12-07', sentenceMonths: 12, offenceKey: 'theft', remandCreditDays },
        { id: 'B', startDate, sentenceMonths: 18, offenceKey: 'theft' },
      ],
    })
    const rivals = (alternatives ?? []).filter(({ code }) => code === 'A_NOT_LET_OUT')
    expect(
      [
        isoDate(release as never),
        ...rivals.map(({ release: day, sentenceIds }) => `or ${isoDate(day as never)} of ${sentenceIds}`),
      ].join(', '),
    ).toBe(want)
  })

  test('two sentences of one Saturday are passed together', () =>
    expect(
      answered({
        sentences: ['A', 'B'].map((id) => ({
          ...{ id, startDate: '2027-03-20', sentenceMonths: 12, offenceKey: 'theft' },
        })),
      }).alternatives ?? [],
    ).toEqual([]))
})
