import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../../facts/asked-case.ts'
import { howSureOf } from '../how-sure.ts'

const of = (
  day: string,
  sentence: AskedCaseSentence,
  rest: Partial<AskedCase> = {},
  back: string = day,
): AskedCase => ({
  sentences: [{ offenceKey: 'theft', ...sentence }],
  recall: { type: 'curfew', recallDate: day, returnToCustodyDate: back },
  ...rest,
})
const months = (startDate: string, sentenceMonths: number): AskedCaseSentence => ({
  startDate,
  sentenceMonths,
})

/** Release, how sure, and the standard recall where there could be no curfew. */
function said(asked: AskedCase): string {
  const answer = answered(asked)
  const rival = answer.alternatives?.find(({ code }) => code === 'A_RECALL_STANDARD')
  const isUnusual = answer.warnings.some(({ code }) => code === 'W_RECALL_KIND')
  expect(isUnusual).toBe(rival !== undefined)
  return `${isoDate(answer.release as never)} ${howSureOf(answer).level} ${rival === undefined ? '' : isoDate(rival.release as never)}`
}

// 18 months from 24 January 2024 are 547 days, one-half 274: the curfew from 137 days on, 9 June 2024. 3 years from 24 January 2017
// are released on 25 July 2018: 135 days before is 12 March 2018.
describe('CJA 2003, section 246: no recall from a curfew where there could be none on that day', () => {
  // biome-ignore format: one case a row
  test.each([
    ['before one-half is served', of('2024-02-16', months('2024-01-24', 18)), '2024-09-10 not_sure 2025-07-23'],
    ['later', of('2024-08-01', months('2024-01-24', 18)), '2024-09-10 sure '],
    ['later, and long away: those days do not move the curfew', of('2024-07-01', months('2024-01-24', 18), {}, '2024-08-20'), '2024-10-17 sure '],
    ['under six weeks to serve', of('2024-02-16', months('2024-01-24', 2)), '2024-02-22 not_sure 2024-03-23'],
    ['a registered sex offender', of('2024-08-16', months('2024-01-24', 18), { registeredSexOffender: true }), '2024-09-10 not_sure 2025-07-23'],
    ['liable to removal', of('2024-08-16', months('2024-01-24', 18), { liableToRemoval: true }), '2024-09-10 not_sure 2025-07-23'],
    ['4 years or more, in 2019', of('2019-06-03', months('2017-01-24', 60)), '2019-07-25 not_sure 2022-01-23'],
    ['under 4 years', of('2018-12-03', months('2017-01-24', 47)), '2019-01-08 sure '],
    ['160 days before release, when the limit was 135', of('2018-02-15', months('2017-01-24', 36)), '2018-07-25 not_sure 2020-01-23'],
    ['on the first day', of('2018-03-13', months('2017-01-24', 36)), '2018-07-25 sure '],
  ] as const)('%s', (_, asked, want) => expect(said(asked)).toBe(want))
})
