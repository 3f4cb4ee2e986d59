import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { sentenceIn, sentencesIn } from '../../../../test/support/case-in.ts'
import { isoDate, parseDay } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence, AskedRecall } from '../../facts/asked-case.ts'
import { caseAlternativesOf } from '../alternatives.ts'
import type { CaseAnswer } from '../answer.ts'

/** 1,461 days to 9 January 2029; two-fifths to 17 August 2026. */
const A = { id: 'A', startDate: '2025-01-10', sentenceYears: 4 }
const on = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' }
const fixed: AskedRecall = { type: 'fixed_term_56', ...on, sentenceIds: ['A'] }
const standard: AskedRecall = { type: 'standard', ...on, sentenceIds: ['A'] }

const of = (recall: AskedRecall, sentences: readonly AskedCaseSentence[], rest: object = {}): AskedCase => ({
  sentences,
  recall,
  ...rest,
})

const ends = ({ runs }: CaseAnswer): string =>
  runs
    .map(
      ({ sentenceIds, release, end }) =>
        `${sentenceIds}: ${isoDate(release)} ${end === null ? '' : isoDate(end)}`,
    )
    .join(', ')

describe('On the very day', () => {
  const eighteen = { id: 'A', startDate: '2025-06-02', sentenceMonths: 18 }
  const soon = {
    type: 'standard',
    recallDate: '2026-10-05',
    returnToCustodyDate: '2026-10-05',
    sentenceIds: ['A'],
  } as const
  const B = { id: 'B', startDate: '2027-02-01', sentenceMonths: 9 }
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['an award on the last day of a standard recall is lost', of(soon, [eighteen, B], { addedDays: [{ date: '2026-12-01', days: 5 }] }), 'A: 2026-12-01 2026-12-01, B: 2027-05-02 2027-10-31'],
    ['and a day later it waits for the next sentence', of(soon, [eighteen, B], { addedDays: [{ date: '2026-12-02', days: 5 }] }), 'A: 2026-12-01 2026-12-01, B: 2027-05-07 2027-10-31'],
    ['an award on the last day of a fixed term counts', of(fixed, [A, B], { addedDays: [{ date: '2026-12-27', days: 5 }] }), 'A: 2027-01-01 2029-01-09, B: 2027-05-02 2027-10-31'],
    ['and a day later it waits', of(fixed, [A, B], { addedDays: [{ date: '2026-12-28', days: 5 }] }), 'A: 2026-12-27 2029-01-09, B: 2027-05-07 2027-10-31'],
    ['of an award and days given back on one day the award comes first', of(fixed, [A], { addedDays: [{ date: '2026-11-10', days: 1 }, { date: '2026-12-28', days: 7 }, { date: '2026-12-28', days: -2 }] }), 'A: 2027-01-02 2029-01-09'],
    ['also where they are given the other way round', of(fixed, [A], { addedDays: [{ date: '2026-12-28', days: -2 }, { date: '2026-12-28', days: 7 }, { date: '2026-11-10', days: 1 }] }), 'A: 2027-01-02 2029-01-09'],
    ['days away from the last day of a fixed term move it', of(fixed, [A], { unlawfullyAtLarge: [{ fromDate: '2026-12-27', toDate: '2026-12-28' }] }), 'A: 2026-12-29 2029-01-11'],
    ['and from a day later only the end', of(fixed, [A], { unlawfullyAtLarge: [{ fromDate: '2026-12-28', toDate: '2026-12-29' }] }), 'A: 2026-12-27 2029-01-11'],
    ['credit of a sentence passed on the day of the recall is not the recalled one’s', of({ type: 'standard', recallDate: '2026-02-02', sentenceIds: ['A'] }, [A, { ...B, startDate: '2026-02-02', remandCreditDays: 20 }, { ...B, id: 'C', startDate: '2025-02-20', sentenceMonths: 30 }]), 'A: 2029-01-09 2029-01-09, C: 2026-01-30 2027-07-30, B: 2026-05-02 2026-10-12'],
    ['one time in custody: 20 days given with the recalled sentence, 5 with an older one, 3 with one passed since: 25, 28 and 8 count', of({ type: 'standard', recallDate: '2026-02-02', sentenceIds: ['A'] }, [{ ...A, remandCreditDays: 20 }, { ...B, startDate: '2026-02-02', remandCreditDays: 3 }, { ...B, id: 'C', startDate: '2025-02-20', sentenceMonths: 48, remandCreditDays: 5 }]), 'A: 2028-12-15 2028-12-15, C: 2026-08-30 2029-01-22, B: 2026-05-14 2026-10-24'],
    ['credit of a sentence passed before the recall is shared, whichever day it began', of(standard, [A, { id: 'B', startDate: '2025-02-20', sentenceMonths: 6, remandCreditDays: 60 }]), 'A: 2028-11-10 2028-11-10, B: 2025-03-04 2025-06-20'],
    ['an award on the day of return of a standard recall is lost', of(soon, [eighteen, B], { addedDays: [{ date: '2026-10-05', days: 5 }] }), 'A: 2026-12-01 2026-12-01, B: 2027-05-02 2027-10-31'],
    ['days away since the return do not move a sentence that had ended', of({ ...standard, sentenceIds: ['A', 'C'], unlawfullyAtLargeAfterReturnDays: 5 }, [A, { id: 'C', startDate: '2025-02-20', sentenceMonths: 6 }]), 'A: 2029-01-14 2029-01-14, C: 2025-08-19 2025-08-19'],
    ['at large from the day of the recall on: not for a sentence whose last day it was', of({ ...standard, returnToCustodyDate: '2026-11-06', sentenceIds: ['A', 'C'] }, [A, { id: 'C', startDate: '2025-05-03', sentenceMonths: 18 }], { unlawfullyAtLarge: [{ fromDate: '2026-11-02', toDate: '2026-11-02' }] }), 'A: 2029-01-13 2029-01-13, C: 2026-11-02 2026-11-02'],
    ['nor where the day of the return is not known', of({ type: 'standard', recallDate: '2026-11-02', sentenceIds: ['A', 'C'], unlawfullyAtLargeAfterReturnDays: 5 }, [A, { id: 'C', startDate: '2025-02-20', sentenceMonths: 6 }]), 'A: 2029-01-14 2029-01-14, C: 2025-08-19 2025-08-19'],
    ['28 days from a long and a short sentence of a young person, since the change', of({ ...fixed, type: 'fixed_term_28', sentenceIds: ['A', 'B'] }, [{ ...A, sentenceType: 'section_250' }, { ...B, startDate: '2026-05-11', sentenceMonths: 11, sentenceType: 'section_250' }]), 'A: 2026-11-29 2029-01-09, B: 2026-11-15 2027-04-10'],
  ] as const)
    test(what, () => expect(ends(answered(asked))).toBe(want))
})

describe('What is said on the very day', () => {
  const codes = (asked: AskedCase): readonly string[] => answered(asked).warnings.map(({ code }) => code)
  const B = { id: 'B', startDate: '2026-11-20', sentenceMonths: 9 }
  const first = { id: 'A', startDate: '2025-01-13', sentenceYears: 1 }
  const both = { type: 'standard', sentenceIds: ['A', 'C'] } as const
  // biome-ignore format: one row per line
  for (const [what, code, asked, want] of [
    ['passed on the day of return', 'W_RECALL_SENTENCED_BETWEEN', of({ ...fixed, returnToCustodyDate: '2026-11-20' }, [A, B]), false],
    ['passed on the day of the recall', 'W_RECALL_SENTENCED_BETWEEN', of({ ...fixed, returnToCustodyDate: '2026-11-21' }, [A, { ...B, startDate: '2026-11-02' }]), false],
    ['one day on remand after the return', 'W_REMAND_ON_RECALL', of(fixed, [A, { ...B, remandCreditDays: 1 }]), true],
    ['one day on remand, passed on the day of return', 'W_REMAND_ON_RECALL', of(fixed, [A, { ...B, startDate: '2026-11-02', remandCreditDays: 1 }]), false],
    ['days away in the fixed term', 'W_AT_LARGE_NO_EFFECT', of(fixed, [A], { unlawfullyAtLarge: [{ fromDate: '2026-11-20', toDate: '2026-11-21' }] }), false],
    ['passed on the eve of the return', 'W_RECALL_SENTENCED_BETWEEN', of({ ...fixed, returnToCustodyDate: '2026-11-21' }, [A, B]), true],
    ['days away after the return of a standard recall', 'W_AT_LARGE_NO_EFFECT', of(standard, [A], { unlawfullyAtLarge: [{ fromDate: '2026-12-28', toDate: '2026-12-29' }] }), false],
    ['days away after the end of all, one of which had ended by the recall', 'W_AT_LARGE_NO_EFFECT', of({ ...standard, sentenceIds: ['A', 'C'] }, [A, { id: 'C', startDate: '2025-02-20', sentenceMonths: 6 }], { unlawfullyAtLarge: [{ fromDate: '2030-01-07', toDate: '2030-01-08' }] }), true],
    ['an extended sentence that was recalled', 'W_RECALL_LEFT_OUT', of({ ...standard, sentenceIds: ['E'] }, [{ id: 'E', startDate: '2022-01-10', sentenceYears: 3, sentenceType: 'eds', extensionYears: 4 }, B]), false],
    ['another passed on the day of the recall and out at once', 'W_RECALL_LEFT_OUT', of(standard, [A, { ...B, startDate: '2026-11-02', sentenceMonths: 3, remandCreditDays: 60 }]), false],
    ['another let go on the day of the recall', 'W_RECALL_LEFT_OUT', of(standard, [A, { id: 'B', startDate: '2026-10-05', sentenceDays: 85 }]), true],
    ['another that ended on the day of the recall', 'W_RECALL_LEFT_OUT', of(standard, [A, { id: 'B', startDate: '2025-11-03', sentenceYears: 1 }]), false],
    ['another that ended on the day of the return, the only one known', 'W_RECALL_LEFT_OUT', of({ type: 'standard', returnToCustodyDate: '2026-11-02', sentenceIds: ['A'] }, [A, { id: 'B', startDate: '2025-11-03', sentenceYears: 1 }]), true],
    ['another that ended on the eve of it', 'W_RECALL_LEFT_OUT', of({ type: 'standard', returnToCustodyDate: '2026-11-02', sentenceIds: ['A'] }, [A, { id: 'B', startDate: '2025-11-02', sentenceYears: 1 }]), false],
    ['another that ended a day later', 'W_RECALL_LEFT_OUT', of(standard, [A, { id: 'B', startDate: '2025-11-04', sentenceYears: 1 }]), true],
    ['another that lets go on the day of return', 'W_RECALL_NOT_BEFORE', of({ ...standard, returnToCustodyDate: '2026-12-10' }, [A, { ...B, sentenceMonths: 2 }]), false],
    ['another that lets go a day later', 'W_RECALL_NOT_BEFORE', of({ ...standard, returnToCustodyDate: '2026-12-09' }, [A, { ...B, sentenceMonths: 2 }]), true],
    ['out on licence, and another still being served on the day of the recall', 'W_RECALL_BEFORE_RELEASE', of({ ...fixed, recallDate: '2026-11-20', returnToCustodyDate: '2026-11-20' }, [{ ...A, startDate: '2024-01-10' }, { ...B, startDate: '2026-11-02', sentenceMonths: 36 }]), false],
    ['back from a curfew, and another still being served', 'W_RECALL_BEFORE_RELEASE', of({ type: 'curfew', recallDate: '2026-08-04', sentenceIds: ['A'] }, [{ id: 'A', startDate: '2026-01-05', sentenceYears: 2 }, { id: 'B', startDate: '2026-01-05', sentenceMonths: 30 }]), false],
    ['one day added that moved the release of another too', 'W_RECALL_ADDED_DAYS', of(fixed, [A, { id: 'B', startDate: '2025-02-20', sentenceMonths: 30 }], { addedDays: [{ date: '2025-03-03', days: 1 }] }), false],
    ['days added that moved a first release alone, and a sentence passed since', 'W_RECALL_ADDED_DAYS', of(fixed, [A, B], { addedDays: [{ date: '2025-03-03', days: 5 }] }), true],
    ['a standard recall from a special sentence, before its release is automatic', 'W_RECALL_CURFEW', of({ type: 'standard', recallDate: '2025-11-03', returnToCustodyDate: '2025-11-03', sentenceIds: ['S', 'C'] }, [{ id: 'S', startDate: '2018-03-05', sentenceYears: 8, sentenceType: 'sopc' }, { id: 'C', startDate: '2023-03-06', sentenceYears: 4 }]), false],
    ['a standard recall before a release that is automatic', 'W_RECALL_CURFEW', of({ type: 'standard', recallDate: '2026-08-04', sentenceIds: ['A'] }, [{ id: 'L', startDate: '2023-01-09', sentenceYears: 6 }, { id: 'A', startDate: '2026-01-05', sentenceYears: 2 }]), true],
    ['and on its very day', 'W_RECALL_CURFEW', of({ type: 'standard', recallDate: '2026-10-23', sentenceIds: ['A'] }, [{ id: 'L', startDate: '2023-01-09', sentenceYears: 6 }, { id: 'A', startDate: '2026-01-05', sentenceYears: 2 }]), false],
    ['one of two was recalled from a curfew, which the date says', 'W_RECALL_CURFEW', of({ type: 'fixed_term_56', recallDate: '2026-08-04', returnToCustodyDate: '2026-08-04', sentenceIds: ['L', 'A'] }, [{ id: 'L', startDate: '2023-01-09', sentenceYears: 6 }, { id: 'A', startDate: '2026-01-05', sentenceYears: 2 }]), false],
    ['no day known, and passed after the first of two was let go', 'W_RECALL_NOT_BEFORE', of(both, [first, { ...A, id: 'C', startDate: '2025-01-20' }, { ...B, startDate: '2026-06-01', sentenceMonths: 1 }]), false],
    ['no day known, and passed after both were', 'W_RECALL_NOT_BEFORE', of(both, [first, { ...A, id: 'C', startDate: '2025-01-20' }, { ...B, startDate: '2026-10-01', sentenceMonths: 1 }]), true],
    ['no day known, and passed on the day of the first release', 'W_RECALL_NOT_BEFORE', of({ type: 'standard', sentenceIds: ['A'] }, [A, { ...B, startDate: '2026-08-17', sentenceMonths: 1 }]), false],
    ['no day known, and passed a day later', 'W_RECALL_NOT_BEFORE', of({ type: 'standard', sentenceIds: ['A'] }, [A, { ...B, startDate: '2026-08-18', sentenceMonths: 1 }]), true],
  ] as const)
    test(`${what}: ${want}`, () => expect(codes(asked).includes(code)).toBe(want))

  test('a sentence passed during a licence: the last such day, and its sentences alone', () => {
    const sentences = sentencesIn('A 2025-01-10 4y; B 2026-10-05 1y9m; C 2026-10-12 9m')
    const [warning] = answered({ sentences }).warnings
    expect(warning).toMatchObject({
      code: 'W_RECALL_NOT_TOLD',
      sentenceIds: ['C'],
      values: { others: ['A'] },
    })
    const over = { id: 'A', startDate: '2025-10-06', sentenceYears: 1 }
    expect(
      codes({ sentences: [over, { ...B, startDate: '2026-10-04', sentenceMonths: 0, sentenceDays: 3 }] }),
    ).toContain('W_RECALL_NOT_TOLD')
    expect(
      codes({ sentences: [over, { ...B, startDate: '2026-10-05', sentenceMonths: 0, sentenceDays: 3 }] }),
    ).not.toContain('W_RECALL_NOT_TOLD')
  })

  test('the first release that was due is that of the sentences passed before the recall', () => {
    const half = { ...A, id: 'C', regimeId: 'sds_adult_barred_50' }
    const { warnings } = answered(of(fixed, [A, half, { ...B, startDate: '2026-11-02', sentenceMonths: 48 }]))
    expect(warnings.find(({ code }) => code === 'W_RECALL_BEFORE_RELEASE')?.values).toEqual({
      release: parseDay('2027-01-10'),
    })
  })

  test('days away from the day of the first release on put it off', () => {
    const [run] = answered(
      of(fixed, [A], { unlawfullyAtLarge: [{ fromDate: '2026-08-17', toDate: '2026-08-18' }] }),
    ).runs
    expect(run?.recalled?.firstRelease).toBe(parseDay('2026-08-19'))
  })

  test('a sentence passed on the last day of one licence is passed during the other', () => {
    const sentences = sentencesIn('A 2025-01-10 4y; C 2025-10-13 1y; B 2026-10-12 9m')
    expect(answered({ sentences }).warnings[0]).toMatchObject({
      code: 'W_RECALL_NOT_TOLD',
      values: { others: ['A'] },
    })
  })

  test('a recall that was told has no rival that was not', () => {
    const answer = answered(of(fixed, [A, B]))
    expect(caseAlternativesOf(answer).map(({ code }) => code)).not.toContain('A_RECALLED')
  })

  test('the practice about Fridays counts all days in custody since the sentence', () => {
    // 14 of the 42 days are served first, and 14 after the return: 28 on Friday 4 December 2026.
    const asked = (weeks: number, days: number) =>
      of({ type: 'fixed_term_14', returnToCustodyDate: '2026-11-21' }, [
        {
          id: 'A',
          startDate: '2026-11-02',
          sentenceWeeks: weeks,
          sentenceDays: days,
          ageAtConviction: 'unknown',
        },
      ])
    expect(answered(asked(6, 0)).leaving).toMatchObject({ reason: 'before a day that is not one' })
    expect(answered(asked(5, 4)).leaving).toBeNull()
  })
})

describe('Which sentences are taken where none are named, on the very day', () => {
  const taken = (sentences: readonly AskedCaseSentence[], recallDate: string, rest: object = {}) =>
    answered(of({ type: 'standard', recallDate }, sentences, rest)).recalled?.sentenceIds
  const long = { id: 'A', startDate: '2023-01-09', sentenceYears: 6 }
  /** 365 days; two-fifths, 146, to 25 November 2025. */
  const year = { id: 'B', startDate: '2025-07-03', sentenceYears: 1 }

  test('let go on the day of the recall', () => expect(taken([long, year], '2025-11-25')).toEqual(['A', 'B']))
  test('let go a day later', () => expect(taken([long, year], '2025-11-24')).toEqual(['A']))
  test('days away from the day of the recall on come after it', () =>
    expect(
      taken([long, year], '2025-11-25', {
        unlawfullyAtLarge: [{ fromDate: '2025-11-25', toDate: '2025-11-28' }],
      }),
    ).toEqual(['A', 'B']))
  test('an award on the day of the recall comes after it', () =>
    expect(taken([long, year], '2025-11-25', { addedDays: [{ date: '2025-11-25', days: 9 }] })).toEqual([
      'A',
      'B',
    ]))
  test('let go under 18 from a term under 12 months, without a licence', () => {
    const young = sentenceIn('B 2025-07-03 8m section_250')
    const dateOfBirth = '2008-01-01'
    expect(taken([{ ...long, sentenceType: 'section_250' }, young], '2026-01-05', { dateOfBirth })).toEqual([
      'A',
    ])
  })
  test('a chain that begins with one day has a licence', () =>
    expect(
      taken(
        [long, { ...year, sentenceYears: 0, sentenceDays: 1 }, { ...year, id: 'C', consecutiveTo: 'B' }],
        '2026-01-05',
      ),
    ).toEqual(['A', 'B', 'C']))
  test('on licence to the day after the recall, and no further', () => {
    const served = { id: 'B', startDate: '2026-09-07', sentenceYears: 3 }
    const over = { id: 'A', startDate: '2025-11-02', sentenceYears: 1 }
    expect(taken([over, served], '2026-10-31')).toEqual(['A'])
    expect(taken([{ ...over, startDate: '2025-11-01' }, served], '2026-10-31')).toEqual(['A', 'B'])
  })
})
