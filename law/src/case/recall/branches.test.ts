import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedRecall } from '../../facts/asked-case.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { caseAlternativesOf } from '../alternatives.ts'

/** 2 years with 12 and with 6 months: A and B to 9 January 2028, A and C to 9 July 2027. */
const branches = sentencesIn('A 2025-01-10 2y; B 2025-01-10 1y after A; C 2025-01-10 6m after A')
const later = branches.map((sentence) => ({ ...sentence, startDate: '2026-11-20' }))
/** To 9 January 2030. */
const six = { id: 'X', startDate: '2024-01-10', sentenceYears: 6 }
const on = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' }

const of = (recall: AskedRecall, rest: object = {}): AskedCase => ({ sentences: branches, recall, ...rest })

describe('A recall from two sentences consecutive to the same one: every branch bears its days once', () => {
  const runs = (asked: AskedCase): readonly string[] =>
    answered(asked).runs.map(
      ({ sentenceIds, release, end }) =>
        `${sentenceIds.join('+')} ${isoDate(release)} ${end === null ? '' : isoDate(end)}`,
    )
  const fixed: AskedRecall = { type: 'fixed_term_56', ...on }
  const curfew = (b: number, c: number) => [
    { id: 'A', startDate: '2026-01-05', sentenceYears: 2 },
    { id: 'B', startDate: '2026-01-05', sentenceMonths: b, consecutiveTo: 'A' },
    { id: 'C', startDate: '2026-01-05', sentenceMonths: c, consecutiveTo: 'A' },
  ]
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['3 days between recall and return (Prison Act 1952, section 49(2))', of({ type: 'standard', ...on, returnToCustodyDate: '2026-11-06' }), ['A+B 2028-01-12 2028-01-12', 'A+C 2027-07-12 2027-07-12']],
    ['3 days at large since the return', of(fixed, { unlawfullyAtLarge: [{ fromDate: '2026-11-12', toDate: '2026-11-14' }] }), ['A+B 2026-12-30 2028-01-12', 'A+C 2026-12-30 2027-07-12']],
    ['the same as a number, and 2 days added', of({ ...fixed, unlawfullyAtLargeAfterReturnDays: 3, addedDaysAfterReturn: 2 }), ['A+B 2027-01-01 2028-01-12', 'A+C 2027-01-01 2027-07-12']],
    ['5 days awarded in the fixed term (section 257)', of(fixed, { addedDays: [{ date: '2026-11-10', days: 5 }] }), ['A+B 2027-01-01 2028-01-09', 'A+C 2027-01-01 2027-07-09']],
    ['from a curfew, not before the first release of each (section 255BA(2)(b))', { sentences: curfew(12, 6), recall: { type: 'fixed_term_56', returnToCustodyDate: '2026-08-04' } }, ['A+B 2027-01-05 2029-01-04', 'A+C 2026-11-10 2028-07-04']],
    ['the same with the shorter one named first', { sentences: curfew(6, 12), recall: { type: 'fixed_term_56', returnToCustodyDate: '2026-08-04' } }, ['A+B 2026-11-10 2028-07-04', 'A+C 2027-01-05 2029-01-04']],
    ['recalled when the shorter branch was over', of({ type: 'standard', recallDate: '2027-08-02', returnToCustodyDate: '2027-08-02' }), ['A+B 2028-01-09 2028-01-09', 'A+C 2027-07-09 2027-07-09']],
    ['returned when the shorter branch was over', of({ type: 'fixed_term_56', returnToCustodyDate: '2027-08-02' }), ['A+B 2027-09-26 2028-01-09', 'A+C 2027-07-09 2027-07-09']],
  ] as const)
    test(what, () => expect(runs(asked)).toEqual(want))
})

describe('What is said of such sentences names each once', () => {
  const text = (asked: AskedCase, code: string): string => {
    const warning = answered(asked).warnings.find((warning) => warning.code === code)
    return warning === undefined ? '' : caseWarningText(warning)
  }
  const four: AskedRecall = { type: 'standard', ...on, sentenceIds: ['X', 'A', 'B', 'C'] }
  const over = { recallDate: '2028-08-02', returnToCustodyDate: '2028-08-02' }
  // biome-ignore format: one row per line
  for (const [code, asked, want] of [
    ['W_BRANCHES', of({ type: 'standard', ...on }), /^More than one sentence is consecutive to the same one: sentences B and C\. /],
    ['W_BRANCHES', { sentences: [six, ...later], recall: { type: 'standard', ...on, sentenceIds: ['X'] } }, /^More than one sentence is consecutive to the same one: sentences B and C\. /],
    ['W_RECALL_ENDED', { sentences: [six, ...branches], recall: { ...four, ...over } }, /^Sentences A, B and C had ended before the recall/],
    ['W_RECALL_ENDED', of({ type: 'standard', recallDate: '2027-08-02' }), /^Sentence C had ended before the recall/],
    ['W_RECALL_ENDED', { sentences: [six, ...branches], recall: { ...four, recallDate: '2027-08-02', returnToCustodyDate: '2028-08-02', unlawfullyAtLargeDays: 0 } }, /^Sentence C had ended before the recall and does not count\.$/],
    ['W_RECALL_LEFT_OUT', { sentences: [six, ...branches], recall: { ...four, sentenceIds: ['X'] } }, /^Sentences A, B and C were also on licence/],
    ['W_RECALL_WHICH', { sentences: [six, ...later], recall: { type: 'standard', recallDate: '2026-12-02' } }, /Not A, B and C: by our count they were still being served/],
    ['W_RECALL_NOT_TOLD', { sentences: [...branches, { id: 'D', startDate: '2026-11-20', sentenceMonths: 9 }] }, /for sentences A, B and C\? Sentence D was passed/],
    ['W_RECALL_NOT_TOLD', { sentences: [...branches, { id: 'D', startDate: '2027-09-01', sentenceMonths: 3 }] }, /for sentences A, B and C\? Sentence D was passed/],
  ] as const)
    test(`${code}: ${want}`, () => expect(text(asked as AskedCase, code)).toMatch(want))

  test('one chain was over by the recall, the other by the return, and a third sentence goes on', () => {
    const asked = caseIn(
      'X 2024-01-10 6y; A 2025-01-10 2y; B 2025-01-10 1y after A; C 2025-01-10 6m after A',
      'recall standard recallDate=2027-08-02 returnToCustodyDate=2028-08-02 sentenceIds=X,A,B,C unlawfullyAtLargeDays=0',
    )
    const ended = answered(asked).warnings.filter(({ code }) => code === 'W_RECALL_ENDED')
    expect(ended.map(({ values, sentenceIds }) => [values.ending, sentenceIds])).toEqual([
      ['recall', ['C']],
      ['return', ['A', 'B']],
    ])
  })

  test('also where the recall is a rival', () => {
    const answer = answered(
      'A 2025-01-10 2y; B 2025-01-10 1y after A; C 2025-01-10 6m after A; D 2026-11-20 9m',
    )
    const [rival] = caseAlternativesOf(answer).filter(({ code }) => code === 'A_RECALLED')
    expect(rival?.sentenceIds).toEqual(['A', 'B', 'C'])
  })
})
