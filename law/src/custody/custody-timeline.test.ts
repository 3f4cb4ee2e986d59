import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'

const theft = { sentenceType: 'sds', offenceKey: 'theft' } as const

/** Each run with its last day in custody and the time in custody it is of. */
const runsOf = (asked: AskedCase): readonly string[] =>
  answered(asked).runs.map(({ sentenceIds, release, group }) => `${sentenceIds} ${isoDate(release)} ${group}`)

const codes = (asked: AskedCase): readonly string[] => answered(asked).warnings.map(({ code }) => code)

describe('Crime (Sentences) Act 1997, section 28: nobody is released at the end of a minimum term', () => {
  const life = { id: 'L', startDate: '2020-01-06', sentenceYears: 1, sentenceType: 'life' } as const
  test('what is passed later is served beside life, also where a fixed term beside it was over', () =>
    expect(
      runsOf({
        sentences: [
          life,
          { id: 'A', startDate: '2020-01-06', sentenceMonths: 6, ...theft },
          // 730 days, one-half 365, less the 30 on remand.
          { id: 'B', startDate: '2023-01-09', sentenceYears: 2, remandCreditDays: 30, ...theft },
        ],
      }),
    ).toEqual(['A 2020-03-06 0', 'L 2021-01-05 0', 'B 2023-12-10 0']))
  test('days added after it are said to move nothing, not to be lost', () => {
    const said = codes({ sentences: [life], addedDays: [{ date: '2023-01-09', days: 5 }] })
    expect(said).toContain('W_ADDED_DAYS_INDETERMINATE')
    expect(said).not.toContain('W_ADDED_DAYS_IDLE')
  })
})

// 6 months from 2 November 2026 are 181 days; one-third, 61, to 1 January 2027. The default term goes on to 3 May.
describe('Section 257: days are added while a sentence is being served, beside a default term as well', () => {
  const sentences = sentencesIn('A 2026-11-02 6m sds theft; B 2026-11-02 12m fine_default')
  for (const [day, release, isIdle] of [
    ['2026-12-31', '2027-01-06', false],
    ['2027-01-01', '2027-01-06', false],
    ['2027-01-02', '2027-01-01', true],
  ] as const)
    test(`5 days on ${day}: ${release}`, () => {
      const asked = { sentences, addedDays: [{ date: day, days: 5 }] }
      expect(runsOf(asked)).toEqual([`A ${release} 0`, 'B 2027-05-03 0'])
      expect(codes(asked).includes('W_ADDED_DAYS_IDLE')).toBe(isIdle)
    })
})

// 4 years from 10 June 2025 are 1,461 days: two-fifths, 585, to 15 January 2027; the stage is on 8 December 2026.
describe('Sentencing Act 2026, section 23(12): no change of law moves a sentence that was recalled', () => {
  for (const [type, want] of [
    ['standard', '2027-01-15'],
    // Section 255BA(2)(b): its fixed term waits for the day that was due on curfew, which the stage brings forward.
    ['fixed_term_56', '2026-12-08'],
  ] as const)
    test(`${type}, between the first day of the Act and the stage: ${want}`, () => {
      const recall = { type, recallDate: '2026-10-05', returnToCustodyDate: '2026-10-05' }
      const [run] = answered({
        sentences: [{ startDate: '2025-06-10', sentenceYears: 4, ...theft }],
        recall,
      }).runs
      expect(isoDate(run?.recalled?.firstRelease as never)).toBe(want)
    })
})
