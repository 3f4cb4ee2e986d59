import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn, sentenceIn, sentencesIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence, AskedRecall } from '../../facts/asked-case.ts'
import { recallFacts } from '../../facts/recall.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { caseAlternativesOf } from '../alternatives.ts'
import type { CaseAnswer } from '../answer.ts'
import { caseAnswer, caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'
import { type CaseResult, resultOf } from '../prepared-answer.ts'
import { type PreparedCase, preparedCase } from '../prepared-case.ts'
import { readReforms } from '../read-reforms.ts'
import { changedCase } from '../stated/changed.ts'
import { statedOf } from '../stated/stated.ts'

/** 1,461 days to 9 January 2029; two-fifths to 17 August 2026. */
const A = { id: 'A', startDate: '2025-01-10', sentenceYears: 4 }
/** 273 days; a third, 91, to 18 February 2027. */
const B = { id: 'B', startDate: '2026-11-20', sentenceMonths: 9 }
/** 61 days; a third, 21, to 10 December 2026. */
const short = { id: 'B', startDate: '2026-11-20', sentenceMonths: 2 }
/** 911 days to 19 August 2027; with A it was let go on 17 August 2026. */
const old = { id: 'B', startDate: '2025-02-20', sentenceMonths: 30 }
const on = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' }
const fixed: AskedRecall = { type: 'fixed_term_56', ...on, sentenceIds: ['A'] }
const standard: AskedRecall = { type: 'standard', ...on, sentenceIds: ['A'] }

const of = (recall: AskedRecall, sentences: readonly AskedCaseSentence[], rest: object = {}): AskedCase => ({
  sentences,
  recall,
  ...rest,
})

const day = (value: CaseAnswer['release']): string | null => (value === null ? null : isoDate(value))

const letters = ({ dates }: CaseAnswer): string =>
  dates.map(({ form, date }) => `${form} ${isoDate(date)}`).join(', ')

const text = (asked: AskedCase, code: string): string => {
  const warning = answered(asked).warnings.find((warning) => warning.code === code)
  return warning === undefined ? '' : caseWarningText(warning)
}

describe('A kind that a recalled sentence cannot have is in doubt of the others alone', () => {
  const back = 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=A'
  // B as an extended sentence: 1,826 days to 19 November 2031, 1,218 of them to 21 March 2030.
  const extended = ['B 2031-11-19 2030-03-21']
  // biome-ignore format: one row per line
  for (const [what, asked, want, level] of [
    ['a standard recall from theft', `A 2022-06-06 5y theft; B 2026-11-20 5y robbery; recall standard ${back}`, extended, 'fairly_sure'],
    ['from robbery, of which the extension was not told', `A 2022-06-06 5y robbery; B 2026-11-20 5y robbery; recall standard ${back}`, extended, 'fairly_sure'],
    ['from an offence that is not known', `A 2022-06-06 5y; B 2026-11-20 5y robbery; recall standard ${back}`, extended, 'fairly_sure'],
    ['56 days from robbery: no extended sentence has them', `A 2022-06-06 5y robbery; B 2026-11-20 5y robbery; recall fixed_term_56 ${back}`, extended, 'fairly_sure'],
    ['a kind that is not known', `A 2022-06-06 5y robbery; B 2026-11-20 5y robbery; recall unknown ${back}`, extended, 'fairly_sure'],
    ['from a curfew: nobody has one from an extended sentence', `A 2025-01-10 4y robbery; B 2026-11-20 5y robbery; recall curfew ${back}`, extended, 'fairly_sure'],
    ['a new sentence of which none can be', `A 2022-06-06 5y robbery; B 2026-11-20 3y robbery; recall fixed_term_56 ${back}`, [], 'sure'],
  ] as const)
    test(what, () => {
      const answer = answered(caseIn(asked))
      const rivals = caseAlternativesOf(answer).filter(({ code }) => code === 'A_EXTENDED')
      expect(
        rivals.map(({ sentenceIds, ...days }) => `${sentenceIds} ${day(days.release)} ${day(days.paroleEligibility)}`),
      ).toEqual(want)
      expect(howSureOf(answer).level).toBe(level)
    })
})

describe('The dates of a recall and of the sentences beside it', () => {
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['another sentence decides', of(fixed, [A, B]), 'PRRD 2026-12-27, CRD 2027-02-18, ESED 2029-01-09, SLED 2029-01-09'],
    ['the recall decides', of(fixed, [A, short]), 'CRD 2026-12-10, PRRD 2026-12-27, LIKELY_RELEASE 2026-12-23, LATEST_RELEASE 2026-12-24, ESED 2029-01-09, SLED 2029-01-09'],
    ['both on one day', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceWeeks: 16 }]), 'PRRD 2026-12-27, CRD 2026-12-27, LIKELY_RELEASE 2026-12-23, LATEST_RELEASE 2026-12-24, ESED 2029-01-09, SLED 2029-01-09'],
    ['a standard recall', of(standard, [A, B]), 'CRD 2027-02-18, PRRD, standard recall 2029-01-09, ESED 2029-01-09, SLED 2029-01-09'],
    ['a new extended sentence keeps its parole date', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 4, sentenceType: 'eds', extensionYears: 2 }]), 'PED 2029-07-20, PRRD, standard recall 2029-01-09, CRD, end of the custodial term 2030-11-19, ESED 2032-11-19, SLED 2032-11-19'],
    ['and has none where the recall decides', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 1, sentenceType: 'eds', extensionYears: 2 }]), 'CRD, end of the custodial term 2027-11-19, PRRD, standard recall 2029-01-09, ESED 2029-11-19, SLED 2029-11-19'],
    ['a new extended sentence without its extension period has no end', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceYears: 4, sentenceType: 'eds' }]), 'PED 2029-07-20, PRRD 2026-12-27, CRD, end of the custodial term 2030-11-19'],
    ['a term of one day beside it is let go on licence, for one runs', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceDays: 1 }]), 'CRD 2026-11-20, PRRD 2026-12-27, LIKELY_RELEASE 2026-12-23, LATEST_RELEASE 2026-12-24, ESED 2029-01-09, SLED 2029-01-09'],
    ['a term of one day after the recalled sentence is over', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, sentenceMonths: 0, sentenceDays: 1 }]), 'PRRD, standard recall 2026-01-09, ARD, one day 2026-11-20, ESED 2026-11-20, SED 2026-11-20'],
    ['on the last day of the licence of another it is on licence still', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, startDate: '2026-01-09', sentenceMonths: 0, sentenceDays: 1 }]), 'PRRD, standard recall 2026-01-09, CRD 2026-01-09, ESED 2026-01-09, SLED 2026-01-09'],
    ['days of leaving under 18', of({ ...fixed, type: 'standard' }, [{ ...A, sentenceType: 'section_250' }, short]), 'CRD 2026-12-10, PRRD, standard recall 2029-01-09, ESED 2029-01-09, SLED 2029-01-09'],
    ['days away from the day after the recall, where no return is known', of({ type: 'standard', recallDate: '2026-11-02', unlawfullyAtLargeDays: 7, sentenceIds: ['A'] }, [A, short]), 'CRD 2026-12-10, PRRD, standard recall 2029-01-16, ESED 2029-01-09, SLED 2029-01-16'],
    ['a licence that ends before a sentence without one', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, startDate: '2025-06-02', sentenceMonths: 11, offenceDate: '2014-01-01' }]), 'CRD 2025-10-13, PRRD, standard recall 2026-01-09, LIKELY_RELEASE 2026-01-08, LED 2026-01-09, ESED 2026-05-01, SED 2026-05-01'],
    ['an award between recall and return waits for the next sentence', of({ ...fixed, returnToCustodyDate: '2026-11-16' }, [A, B], { addedDays: [{ date: '2026-11-09', days: 3 }] }), 'PRRD 2027-01-10, CRD 2027-02-21, LIKELY_RELEASE 2027-02-18, LATEST_RELEASE 2027-02-19, ESED 2029-01-09, SLED 2029-01-22'],
    ['an award in a standard recall that had not begun waits too', of({ ...standard, returnToCustodyDate: '2026-11-16' }, [A, B], { addedDays: [{ date: '2026-11-09', days: 3 }] }), 'CRD 2027-02-21, PRRD, standard recall 2029-01-22, ESED 2029-01-09, SLED 2029-01-22'],
    ['the longest was over by the recall, so the other has its own stage', of({ type: 'fixed_term_56', recallDate: '2026-01-12', returnToCustodyDate: '2026-01-12', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2017-03-06', sentenceYears: 8 }, { ...old, startDate: '2024-02-05', sentenceMonths: 36 }]), 'PRRD 2026-03-31, ESED 2027-02-04, SLED 2027-02-04'],
    ['the same by the return alone', of({ type: 'fixed_term_56', returnToCustodyDate: '2026-01-12', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2017-03-06', sentenceYears: 8 }, { ...old, startDate: '2024-02-05', sentenceMonths: 36 }]), 'PRRD 2026-03-31, ESED 2027-02-04, SLED 2027-02-04'],
    ['no day of leaving before the return', of({ type: 'fixed_term_56', recallDate: '2029-01-02', returnToCustodyDate: '2029-01-06', sentenceIds: ['A'] }, [{ ...A, remandCreditDays: 1 }, { ...B, startDate: '2029-01-08', sentenceMonths: 0, sentenceDays: 2 }]), 'CRD 2029-01-08, PRRD 2029-01-11, ESED 2029-01-09, SLED 2029-01-11'],
  ] as const)
    test(what, () => expect(letters(answered(asked))).toBe(want))

  test('a fixed term that ends on the day of return, a Saturday, is left on it', () => {
    const answer = answered(
      of({ type: 'fixed_term_56', returnToCustodyDate: '2029-01-13' }, [{ ...A, sentenceDays: 4 }]),
    )
    expect([day(answer.release), answer.leaving]).toEqual(['2029-01-13', null])
  })

  const notes = (asked: AskedCase): readonly string[] =>
    datesInWords(answered(asked).dates).map(({ note }) => note)
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['a recall that does not decide', of(fixed, [A, B]), 'The recall from sentence A ends on this date. Another sentence keeps the person longer.'],
    ['a standard one', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 8 }]), 'The recall from sentence A ends by this date at the latest. Another sentence keeps the person longer.'],
    ['a sentence that does not decide', of(fixed, [A, short]), 'The date of sentence B alone. The recall can keep the person longer.'],
    ['two recalled sentences', of({ ...fixed, sentenceIds: ['A', 'B'] }, [A, old]), 'Release after the recall is due by this day. It is on licence and automatic, unless it is decided otherwise. It is the date of sentence A.'],
    ['one sentence', of(fixed, [A]), 'Release after the recall is due by this day. It is on licence and automatic, unless it is decided otherwise.'],
  ] as const)
    test(`the note of ${what}`, () => expect(notes(asked)[0]).toBe(want))

  test('a stage of the law that another sentence met', () => {
    const passed = sentenceIn('B 2025-06-02 5y0m sds_adult_sds40_excluded')
    const nine = { id: 'A', startDate: '2017-10-10', sentenceYears: 9 }
    const asked = of({ type: 'standard', recallDate: '2025-05-01', sentenceIds: ['A'] }, [nine, passed])
    expect(answered(asked).stages.map(({ stage }) => stage.number)).toEqual([8])
    expect(answered(of(standard, [A])).stages).toEqual([])
    const recalled = caseIn(
      'A 2025-01-10 4y; B 2027-06-01 9m',
      'recall standard recallDate=2027-05-03 sentenceIds=A',
    )
    expect(answered(recalled).stages).toEqual([])
  })
})

describe('What is said with it', () => {
  const usual = ['W_RECALL_RECORDS', 'W_RELEASED_BETWEEN']
  /** The warnings of the recall; what each other sentence says by itself is another test's. */
  const said = (asked: AskedCase): readonly string[] =>
    answered(asked)
      .warnings.filter(({ code }) =>
        /RECALL|RELEASED|FIXED_LAW|NOT_LAW|LAW_NOT_READ|CAP|EXTENSION|PAROLE_DATE|AT_LARGE/.test(code),
      )
      .map(({ code }) => code)
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['another sentence decides', of(fixed, [A, B]), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', ...usual]],
    ['a standard recall that ends before it', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 8 }]), ['W_RECALL_STANDARD', 'W_RECALL_OTHER_LATER', ...usual]],
    ['not before another lets go', of(standard, [A, B]), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', ...usual]],
    ['the same where only the day of recall is known', of({ type: 'standard', recallDate: '2026-11-02', sentenceIds: ['A'] }, [A, B]), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_AT_LARGE_UNKNOWN', ...usual]],
    ['the same where no day is known', of({ type: 'standard', sentenceIds: ['A'] }, [A, B]), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_AT_LARGE_UNKNOWN', ...usual]],
    ['no day is known, and away on the eve of a change', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, startDate: '2025-03-03' }, { ...B, startDate: '2027-06-01' }], { unlawfullyAtLarge: [{ fromDate: '2026-09-28', toDate: '2026-10-02' }] }), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_AT_LARGE_UNKNOWN', ...usual]],
    ['no day is known, nor the first release', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, startDate: '2025-03-03' }, { ...B, startDate: '2026-02-02', sentenceType: 'eds', sentenceMonths: 36 }]), ['W_RECALL_STANDARD', 'W_RECALL_AT_LARGE_UNKNOWN', 'W_RECALL_RECORDS', 'W_EXTENSION_UNKNOWN']],
    ['another was let go long before', of(standard, [A, old]), ['W_RECALL_STANDARD', 'W_RECALL_LEFT_OUT', 'W_RECALL_RECORDS']],
    ['taken by us', of({ type: 'standard', ...on }, [A, old]), ['W_RECALL_STANDARD', 'W_RECALL_WHICH', 'W_RECALL_RECORDS']],
    ['one that was over is named', of({ ...standard, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), ['W_RECALL_STANDARD', 'W_RECALL_ENDED', 'W_RECALL_RECORDS']],
    ['passed between recall and return', of({ ...fixed, returnToCustodyDate: '2026-11-30' }, [A, B]), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_SENTENCED_BETWEEN', ...usual]],
    ['recalled before the first release', of({ type: 'standard', recallDate: '2026-02-02', returnToCustodyDate: '2026-02-02', sentenceIds: ['A'] }, [A, old]), ['W_RECALL_BECAME_56', 'W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_CURFEW', 'W_RECALL_RECORDS']],
    ['14 days for one and 28 for another', of({ type: 'fixed_term_28', recallDate: '2025-10-06', returnToCustodyDate: '2025-10-06', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2024-12-09', sentenceYears: 1 }, { ...old, startDate: '2025-02-03', sentenceMonths: 11 }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_MIXED', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']],
    ['28 days, and the short one was over', of({ type: 'fixed_term_28', recallDate: '2025-10-06', returnToCustodyDate: '2025-10-06', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2024-12-09', sentenceYears: 1 }, { ...old, startDate: '2025-02-03', sentenceMonths: 6 }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_ENDED', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']],
    ['14 days where one is longer', of({ type: 'fixed_term_14', recallDate: '2025-10-06', returnToCustodyDate: '2025-10-06', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2024-12-09', sentenceYears: 1 }, { ...old, startDate: '2025-02-03', sentenceMonths: 11 }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_LENGTH', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']],
    ['remand while on recall', of(fixed, [A, { ...B, remandCreditDays: 12 }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_REMAND_ON_RECALL', ...usual]],
    ['remand before the return is not on recall', of(fixed, [A, { ...B, startDate: '2026-11-02', remandCreditDays: 12 }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', ...usual]],
    ['an award that a standard recall leaves without effect', of(standard, [A, short], { addedDays: [{ date: '2026-11-10', days: 5 }] }), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_ADDED_DAYS', ...usual]],
    ['the same where no day is known', of({ type: 'standard', sentenceIds: ['A'] }, [A, { ...short, startDate: '2027-11-01' }], { addedDays: [{ date: '2027-01-11', days: 5 }] }), ['W_RECALL_STANDARD', 'W_RECALL_NOT_BEFORE', 'W_RECALL_AT_LARGE_UNKNOWN', 'W_RECALL_ADDED_DAYS', ...usual]],
    ['an award that waits for a sentence that never comes', of(fixed, [A, short], { addedDays: [{ date: '2028-02-01', days: 5 }] }), ['W_RECALL_FIXED_TERM', 'W_RECALL_ADDED_DAYS', 'W_RECALL_LICENCE', ...usual]],
    ['an award that counts', of(fixed, [A, B], { addedDays: [{ date: '2026-12-01', days: 5 }] }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', ...usual]],
    ['fixed release points', of(fixed, [A, B], { law: 'after_act' }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_RECORDS', 'W_FIXED_LAW', 'W_RELEASED_BETWEEN']],
    ['the law as on a day after it was last read', of(fixed, [A, B], { law: '2190-01-01' }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_RECORDS', 'W_LAW_NOT_READ', 'W_RELEASED_BETWEEN']],
    ['release points before the Act', of(fixed, [A, B], { law: 'before_act' }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_RECORDS', 'W_FIXED_LAW', 'W_RELEASED_BETWEEN']],
    ['a parole date that counts', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceYears: 4, sentenceType: 'eds' }]), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_RECORDS', 'W_PAROLE_DATE', 'W_EXTENSION_UNKNOWN', 'W_RELEASED_BETWEEN']],
    ['added days as one number, and a release before the other sentence', of(fixed, [A, B], { addedDays: 1 }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', 'W_RECALL_ADDED_DAYS', ...usual, 'W_ADDED_DAYS_RELEASED_BETWEEN']],
    ['days away that met nothing', of(fixed, [A, B], { unlawfullyAtLarge: [{ fromDate: '2030-01-01', toDate: '2030-01-02' }] }), ['W_RECALL_FIXED_TERM', 'W_RECALL_OTHER_LATER', ...usual, 'W_AT_LARGE_NO_EFFECT']],
  ] as const)
    test(what, () => expect(said(asked)).toEqual(want))

  const chain = sentencesIn('B 2026-11-20 6m; C 2026-11-20 6m after B')
  // biome-ignore format: one row per line
  for (const [code, asked, want] of [
    ['W_RECALL_OTHER_LATER', of(fixed, [A, B]), 'The recall ends on 27 December 2026. Sentence B keeps the person until 18 February 2027.'],
    ['W_RECALL_OTHER_LATER', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 8 }]), 'The recall ends by 9 January 2029 at the latest. Sentence B keeps the person until 20 July 2029.'],
    ['W_RECALL_OTHER_LATER', of(fixed, [A, ...chain]), 'The recall ends on 27 December 2026. Sentences B and C keep the person until 21 March 2027.'],
    ['W_RECALL_NOT_BEFORE', of(standard, [{ ...A, sentenceYears: 8 }, { ...B, sentenceMonths: 0, sentenceYears: 3, extensionYears: 1, sentenceType: 'eds' }]), 'The recall can end before this date. Release cannot come before 19 November 2028, when the Parole Board can first let the person go from sentence B.'],
    ['W_RECALL_NOT_BEFORE', of(standard, [{ ...A, sentenceYears: 8 }, { ...B, sentenceMonths: 0, sentenceYears: 3, extensionYears: 1, sentenceType: 'eds' }, { ...B, id: 'C', sentenceMonths: 0, sentenceYears: 7 }]), 'The recall can end before this date. Release cannot come before 21 March 2029, when sentence C lets the person go.'],
    ['W_RECALL_OTHER_LATER', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 3, extensionYears: 1, sentenceType: 'eds' }]), 'The recall ends by 9 January 2029 at the latest. Sentence B keeps the person until 19 November 2028, when the Parole Board can first let them go, and until 19 November 2029 at the latest.'],
    ['W_RECALL_OTHER_LATER', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceYears: 1, extensionYears: 1, sentenceType: 'eds', remandCreditDays: 240 }]), 'The recall ends on 27 December 2026. Sentence B keeps the person until 27 December 2026, when the Parole Board can first let them go, and until 24 March 2027 at the latest.'],
    ['W_RECALL_NOT_BEFORE', of(standard, [A, B]), 'The recall can end before this date. Release cannot come before 18 February 2027, when sentence B lets the person go.'],
    ['W_RECALL_NOT_BEFORE', of(standard, [A, ...chain]), 'The recall can end before this date. Release cannot come before 21 March 2027, when sentences B and C let the person go.'],
    ['W_RECALL_WHICH', of({ type: 'standard', ...on }, [A, old]), 'Taken as recalled: sentences A and B, passed before the recall. If the recall papers say otherwise, name the sentences.'],
    ['W_RECALL_WHICH', of({ type: 'standard', recallDate: '2026-12-07' }, [A, { ...B, sentenceMonths: 0, sentenceYears: 3 }]), 'Taken as recalled: sentence A, passed before the recall. Not B: by our count it was still being served. If the recall papers say otherwise, name the sentences.'],
    ['W_RECALL_WHICH', of({ type: 'standard', recallDate: '2026-12-07' }, [A, { ...B, sentenceMonths: 0, sentenceYears: 3 }, { ...B, id: 'C', sentenceMonths: 0, sentenceYears: 3 }]), 'Taken as recalled: sentence A, passed before the recall. Not B and C: by our count they were still being served. If the recall papers say otherwise, name the sentences.'],
    ['W_RECALL_ENDED', of({ ...standard, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), 'Sentence B had ended before the recall and does not count.'],
    ['W_RECALL_ENDED', of({ ...fixed, returnToCustodyDate: '2026-12-09', unlawfullyAtLargeDays: 0, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 21 }]), 'Sentence B had ended before the return and does not count.'],
    ['W_RECALL_ENDED', of({ type: 'fixed_term_56', returnToCustodyDate: '2026-11-02', sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), 'Sentence B had ended before the return and does not count.'],
    ['W_RECALL_ENDED', of({ ...standard, sentenceIds: ['A', 'B', 'C'] }, [A, { ...old, sentenceMonths: 6 }, { ...old, id: 'C', sentenceMonths: 6 }]), 'Sentences B and C had ended before the recall and do not count.'],
    ['W_RECALL_LEFT_OUT', of(standard, [A, old]), 'Sentence B was also on licence at the recall. A recall usually takes in every sentence on licence.'],
    ['W_RECALL_LEFT_OUT', of(standard, [A, old, { ...old, id: 'C' }]), 'Sentences B and C were also on licence at the recall. A recall usually takes in every sentence on licence.'],
    ['W_RECALL_SENTENCED_BETWEEN', of({ ...fixed, returnToCustodyDate: '2026-11-30' }, [A, B]), 'Sentence B was passed on 20 November 2026, between the recall and the return. Somebody in prison for it was not at large: if so, give that day as the return.'],
    ['W_REMAND_ON_RECALL', of(fixed, [A, { ...B, remandCreditDays: 12 }]), 'Days in prison on recall do not count as remand. Check the 12 days on remand given with sentence B.'],
    ['W_RECALL_NOT_TOLD', { sentences: [{ id: 'A', startDate: '2024-06-03', sentenceYears: 4 }, { id: 'B', startDate: '2026-10-19', sentenceYears: 2 }] }, 'Was the person recalled to prison for sentence A? Sentence B was passed during that licence. After a standard recall nothing is automatic before 2 June 2028. Give the recall, or this date may be months too early.'],
    ['W_RECALL_NOT_TOLD', of({ ...fixed, sentenceIds: ['A'] }, [A, { ...B, startDate: '2027-03-01' }]), 'Was the person recalled to prison again for sentence A? Sentence B was passed during that licence. After a standard recall nothing is automatic before 9 January 2029. Give the later recall in place of the earlier one, or this date may be months too early.'],
    ['W_RECALL_FIXED_TERM', of(fixed, [A]), 'The end of the recall is automatic, but it can move both ways. The Secretary of State can end the recall earlier, and can decide before then that the person is kept on recall, at most until the sentence ends: above all if the person is charged with a new offence meanwhile (Criminal Justice Act 2003, section 255BA(5) to (9)).'],
    ['W_RECALL_FIXED_TERM', of(fixed, [A, B]), 'The end of the recall is automatic, but it can move both ways. The Secretary of State can end the recall earlier, and can decide before then that the person is kept on recall, at most until the sentence ends: above all if the person is charged with a new offence meanwhile (Criminal Justice Act 2003, section 255BA(5) to (9)).'],
    ['W_RECALL_STANDARD', of(standard, [A, { ...B, sentenceMonths: 0, sentenceYears: 8 }]), 'After a standard recall nothing is automatic before the end of the sentence. The person can write about the recall to the Secretary of State (section 254(2)). Written within 28 days of the return, the Secretary of State must then refer the case to the Parole Board; otherwise at the end of those 28 days (section 255C(4)). The recall can end at any time after that, or not before the end.'],
  ] as const)
    test(`${code}: ${want}`, () => expect(text(asked as AskedCase, code)).toBe(want))

  test('what ended by the recall and what ended by the return are said apart', () => {
    const recall = {
      ...fixed,
      returnToCustodyDate: '2026-12-09',
      unlawfullyAtLargeDays: 0,
      sentenceIds: ['A', 'B', 'C'],
    }
    const sentences = [A, { ...old, sentenceMonths: 6 }, { ...old, id: 'C', sentenceMonths: 21 }]
    const ended = answered(of(recall, sentences)).warnings.filter(({ code }) => code === 'W_RECALL_ENDED')
    expect(ended.map(({ sentenceIds }) => sentenceIds)).toEqual([['B'], ['C']])
  })

  test('a reform is said first', () => {
    const read = readReforms([{ from: '2027-04-01', regimes: ['sds_adult'], fraction: '1/4' }])
    const reforms = 'reforms' in read ? read.reforms : []
    expect(answered(of(fixed, [A, B]), reforms).warnings[0]?.code).toBe('W_NOT_LAW')
  })
})

describe('A recall that nobody told us of', () => {
  const told = caseIn('A 2024-06-03 4y; B 2026-10-19 2y')
  const rivals = (asked: AskedCase): readonly string[] =>
    caseAlternativesOf(answered(asked))
      .filter(({ code }) => code === 'A_RECALLED')
      .map(({ release, sentenceIds, answer }) => `${day(release)} ${sentenceIds} ${day(answer().release)}`)
  const isWarned = (asked: AskedCase): boolean =>
    answered(asked).warnings.some(({ code }) => code === 'W_RECALL_NOT_TOLD')

  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['passed during the licence of another', told, ['2028-06-02 A 2028-06-02']],
    ['said that there was one', caseIn('A 2024-06-03 4y; B 2026-10-19 2y; recall standard recallDate=2026-10-05 sentenceIds=A'), []],
    ['the other keeps the person longer than any recall', caseIn('A 2024-06-03 4y; B 2026-10-19 20y'), []],
    ['the earlier sentence was over', caseIn('A 2022-06-06 1y; B 2026-10-19 2y'), []],
    ['the earlier sentence had no licence', caseIn('A 2026-10-05 1d; B 2026-10-19 2y'), []],
    ['both are served together', caseIn('A 2024-06-03 4y; B 2024-07-01 2y'), []],
    ['a parole date that would go', caseIn('A 2024-06-03 4y; B 2026-10-19 1y +1y eds'), ['2028-06-02 A 2028-06-02']],
  ] as const)
    test(what, () => {
      expect(rivals(asked as AskedCase)).toEqual(want)
      expect(isWarned(asked as AskedCase)).toBe(want.length > 0)
    })

  test('beside a licence from public protection it is worked out without that sentence', () => {
    const ipp = { id: 'L', startDate: '2008-03-03', sentenceYears: 2, sentenceType: 'ipp', onLicence: true }
    for (const sentences of [
      [ipp, ...told.sentences],
      [...told.sentences, ipp],
    ])
      expect(rivals({ sentences } as AskedCase)).toEqual(['2028-06-02 A 2028-06-02'])
  })

  test('it is said before everything else', () =>
    expect(answered(told).warnings[0]?.code).toBe('W_RECALL_NOT_TOLD'))

  // A 4 years of 10 January 2025 ends on 9 January 2029; 56 days from 2 November 2026 end on 27 December 2026.
  const once = {
    type: 'fixed_term_56',
    recallDate: '2026-11-02',
    returnToCustodyDate: '2026-11-02',
    sentenceIds: ['A'],
  }
  const again = (start: string, rest: object = {}, recall: object = {}): AskedCase =>
    ({
      sentences: [
        { id: 'A', startDate: '2025-01-10', sentenceYears: 4 },
        { id: 'B', startDate: start, sentenceMonths: 18 },
      ],
      recall: { ...once, ...recall },
      ...rest,
    }) as AskedCase

  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['passed after the fixed term, on the licence that goes on', again('2027-03-01'), ['2029-01-09 A 2029-01-09']],
    ['passed on the last day of the fixed term', again('2026-12-27'), []],
    ['passed on the day after it', again('2026-12-28'), ['2029-01-09 A 2029-01-09']],
    ['passed on the last day of the licence', again('2029-01-09'), []],
    ['the days away at the first recall still put the end off', again('2027-03-01', {}, { returnToCustodyDate: '2026-11-09' }), ['2029-01-15 A 2029-01-15']],
    ['as many of them as were given', again('2027-03-01', {}, { returnToCustodyDate: '2026-11-09', unlawfullyAtLargeDays: 2 }), ['2029-01-11 A 2029-01-11']],
    ['an award of the first recall is not one of the new sentence', again('2027-03-01', { sentences: [A, { id: 'B', startDate: '2027-03-01', sentenceYears: 20 }], addedDays: [{ date: '2026-12-01', days: 10 }] }), []],
    ['an award on the last day of the first recall neither', again('2027-03-01', { sentences: [A, { id: 'B', startDate: '2027-03-01', sentenceYears: 20 }], addedDays: [{ date: '2026-12-27', days: 10 }] }), []],
    ['nor one on the day of its return', again('2027-03-01', { sentences: [A, { id: 'B', startDate: '2027-03-01', sentenceYears: 20 }], addedDays: [{ date: '2026-11-02', days: 10 }] }), []],
    ['nor days given back on its last day', again('2027-03-01', { sentences: [A, { id: 'B', startDate: '2027-03-01', sentenceYears: 20 }], addedDays: [{ date: '2026-12-27', days: -5 }, { date: '2027-01-11', days: 5 }] }), []],
    ['an award after it waits for the new sentence', again('2028-03-01', { addedDays: [{ date: '2026-12-28', days: 200 }] }), []],
    ['one number of added days is for the first release', again('2027-03-01', { addedDays: 5 }), ['2029-01-09 A 2029-01-09']],
    ['two recalled, one of them over since', again('2027-03-01', { sentences: [A, { id: 'C', startDate: '2025-01-10', sentenceYears: 2 }, { id: 'B', startDate: '2027-03-01', sentenceMonths: 18 }] }, { sentenceIds: ['A', 'C'] }), ['2029-01-09 A 2029-01-09']],
    ['after a standard recall nothing more can be', again('2027-03-01', {}, { type: 'standard' }), []],
  ] as const)
    test(`again: ${what}`, () => {
      expect(rivals(asked)).toEqual(want)
      expect(isWarned(asked)).toBe(want.length > 0)
    })
})

describe('The working of a recall beside others', () => {
  const steps = (asked: AskedCase, id: string): readonly string[] =>
    caseExplanationOf(answered(asked))
      .filter((step) => step.id === id)
      .map(({ working }) => working)
  const mixed = of({ ...fixed, returnToCustodyDate: '2026-11-09' }, [A, { ...B, startDate: '2026-11-20' }])
  // biome-ignore format: one row per line
  for (const [id, asked, want] of [
    ['unlawfullyAtLargeDays', of(fixed, [A, B]), ['Recall and return were on the same day, 2 November 2026, so no days lie between them.']],
    ['runReleaseDate', of({ ...fixed, returnToCustodyDate: '2026-12-09', unlawfullyAtLargeDays: 0, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 21 }]), ['Counting the day of return, 9 December 2026, as day 1, 56 days run to 2 February 2027.', 'The sentence ended on 19 November 2026, before the return, and does not count.']],
    ['runReleaseDate', of({ type: 'fixed_term_28', recallDate: '2025-10-06', returnToCustodyDate: '2025-10-06', sentenceIds: ['A', 'B'] }, [{ ...A, startDate: '2024-12-09', sentenceYears: 1 }, { ...old, startDate: '2025-02-03', sentenceMonths: 11 }]), ['Counting the day of return, 6 October 2025, as day 1, 28 days run to 2 November 2025.', 'A sentence under 12 months has 14 days, beside a longer one that has 28. Counting the day of return, 6 October 2025, as day 1, 14 days run to 19 October 2025.']],
    ['runReleaseDate', of({ type: 'fixed_term_56', recallDate: '2024-11-07', returnToCustodyDate: '2024-11-23' }, [{ ...A, startDate: '2016-12-12', sentenceYears: 8 }, { ...old, startDate: '2021-08-05', sentenceMonths: 60 }]), ['Standard recalls became recalls of 56 days on 31 March 2026. This sentence was over by then, so the standard recall stood. The person can be kept until the sentence ends, 26 December 2024, and no later. Release before it is for the Parole Board or the Justice Secretary.', 'Counting the day of return, 23 November 2024, as day 1, 56 days run to 17 January 2025. The recall became one of 56 days on 31 March 2026, and those were ended in stages by the length of the longest recalled sentence. This is stage 4: nobody was released before 28 April 2026.']],
    ['recall', of({ type: 'fixed_term_56', recallDate: '2025-11-03', returnToCustodyDate: '2025-11-03', sentenceIds: ['A', 'B'] }, [{ ...A, sentenceYears: 1 }, { ...old, sentenceMonths: 13 }]), ['The recall was given as a fixed-term recall of 56 days. Standard recalls became recalls of 56 days on 31 March 2026. The sentences were over by then, so the standard recall stood. Nothing is automatic before the end of the sentence; the Parole Board or the Justice Secretary can release earlier.']],
    ['releaseDate', of(standard, [A, { ...old, sentenceMonths: 3 }, { ...old, id: 'C', sentenceMonths: 3, consecutiveTo: 'B' }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends by 9 January 2029 at the latest. Sentences B and C had let the person go on 3 May 2025, and hold them no longer. So the recall decides.']],
    ['releaseDate', of(fixed, [A, { ...old, sentenceMonths: 6 }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026. Sentence B had let the person go on 3 May 2025, and holds them no longer. So the recall decides.']],
    ['recalledSentences', of(fixed, [A, B]), ['The recall is from sentence A, as given.']],
    ['recalledSentences', of({ type: 'standard', ...on }, [A, old]), ['It was not said which sentences the recall is from. Sentences A and B were passed before 2 November 2026, the day of the recall, and so were taken.']],
    ['recalledSentences', of({ type: 'standard', recallDate: '2026-12-07' }, [A, { ...B, sentenceMonths: 0, sentenceYears: 3 }]), ['It was not said which sentences the recall is from. Sentence A was passed before 7 December 2026, the day of the recall, and so was taken. Not B: by our count it was still being served, and nobody is recalled from that.']],
    ['recalledSentences', of({ type: 'standard', recallDate: '2026-12-07' }, [A, { ...B, sentenceMonths: 0, sentenceYears: 3 }, { ...B, id: 'C', sentenceMonths: 0, sentenceYears: 3 }]), ['It was not said which sentences the recall is from. Sentence A was passed before 7 December 2026, the day of the recall, and so was taken. Not B and C: by our count they were still being served, and nobody is recalled from that.']],
    ['releaseDate', of(fixed, [A, B]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026. Sentence B lets the person go on 18 February 2027. So sentence B decides. Release is on licence.']],
    ['releaseDate', of(fixed, [A, short]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026. Sentence B lets the person go on 10 December 2026. So the recall decides.']],
    ['releaseDate', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceWeeks: 16 }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026. Sentence B lets the person go on 27 December 2026. Both are on the same day.']],
    ['releaseDate', of(standard, [A, B]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends by 9 January 2029 at the latest. Sentence B lets the person go on 18 February 2027. So the recall decides. Release cannot come before 18 February 2027.']],
    ['releaseDate', of(standard, [A, { ...old, sentenceMonths: 6 }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends by 9 January 2029 at the latest. Sentence B had let the person go on 3 May 2025, and holds them no longer. So the recall decides.']],
    ['releaseDate', of({ type: 'standard', sentenceIds: ['A'] }, [A, { ...old, sentenceMonths: 6 }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends by 9 January 2029 at the latest. Sentence B had let the person go on 3 May 2025, and holds them no longer. So the recall decides.']],
    ['releaseDate', of({ ...fixed, sentenceIds: ['A', 'B'] }, [A, old]), ['Each sentence keeps the person by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026.']],
    ['releaseDate', of(fixed, [A, { ...B, sentenceMonths: 6 }, { ...B, id: 'C', sentenceMonths: 6, consecutiveTo: 'B' }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 27 December 2026. Sentences B and C let the person go on 21 March 2027. So sentences B and C decide. Release is on licence.']],
    ['releaseDate', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, sentenceMonths: 0, sentenceDays: 1 }]), ['A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends by 9 January 2026 at the latest. Sentence B lets the person go on 20 November 2026. So sentence B decides. Release is without a licence.']],
    ['sentenceEndDate', of(fixed, [A, B]), ['The last day of all is that of sentence A, 9 January 2029.']],
    ['sentenceEndDate', of(fixed, [A, { ...B, sentenceMonths: 0, sentenceYears: 4, sentenceType: 'eds' }]), []],
    ['sentenceEndDate', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, startDate: '2025-06-02', sentenceMonths: 11, offenceDate: '2014-01-01' }]), ['The last day of all is that of sentence B, 1 May 2026. The licence ends before, on 9 January 2026.']],
    ['sentenceEndDate', of({ type: 'standard', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, { ...B, startDate: '2025-11-20', sentenceMonths: 11, offenceDate: '2014-01-01' }]), ['The last day of all is that of sentence B, 19 October 2026.']],
    ['unlawfullyAtLargeDays', mixed, ['From 3 November 2026, the day after the recall, to 8 November 2026, the day before the return, are 6 days.']],
    ['unlawfullyAtLargeDays', of({ ...fixed, returnToCustodyDate: '2026-11-09', sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), ['From 3 November 2026, the day after the recall, to 8 November 2026, the day before the return, are 6 days.', 'The days between recall and return do not count here: the sentence was not on licence then.']],
    ['unlawfullyAtLargeDays', of({ ...fixed, returnToCustodyDate: '2026-11-04', sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), ['One day lies between the recall and the return: 3 November 2026.', 'The days between recall and return do not count here: the sentence was not on licence then.']],
    ['unlawfullyAtLargeDays', of({ ...fixed, returnToCustodyDate: '2026-11-09', unlawfullyAtLargeDays: 3, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), ['Between recall and return: 3 days, as given.', 'The days between recall and return do not count here: the sentence was not on licence then.']],
    ['runReleaseDate', of({ ...fixed, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 21 }]), ['Counting the day of return, 2 November 2026, as day 1, 56 days run to 27 December 2026.', 'Counting the day of return, 2 November 2026, as day 1, 56 days run to 27 December 2026. That is after the sentence ends. So release is on its last day, 19 November 2026.']],
    ['runReleaseDate', of({ ...standard, sentenceIds: ['A', 'B'] }, [A, { ...old, sentenceMonths: 6 }]), ['The person can be kept until the sentence ends, 9 January 2029, and no later. Release before it is for the Parole Board or the Justice Secretary.', 'The sentence ended on 19 August 2025, before the recall, and does not count.']],
    ['runReleaseDate', of({ ...standard, sentenceIds: ['A', 'B'] }, [A, old]), ['The person can be kept until the sentence ends, 9 January 2029, and no later. Release before it is for the Parole Board or the Justice Secretary.', 'The person can be kept until the sentence ends, 19 August 2027, and no later. Release before it is for the Parole Board or the Justice Secretary.']],
    ['releaseDate', of({ type: 'fixed_term_56', recallDate: '2025-12-01', returnToCustodyDate: '2025-12-02' }, [{ ...A, startDate: '2023-03-06' }], { unlawfullyAtLarge: [{ fromDate: '2026-03-30', toDate: '2026-04-02' }] }), ['Counting the day of return, 2 December 2025, as day 1, 56 days run to 26 January 2026. Plus 4 days away since the return: to 30 January 2026. The recall became one of 56 days on 31 March 2026, and those were ended in stages by the length of the sentence. This is stage 1: nobody was released before 31 March 2026. Not before the day after the last one away, 3 April 2026.']],
    ['releaseDate', of({ type: 'fixed_term_56', returnToCustodyDate: '2026-08-04' }, [{ id: 'A', startDate: '2026-01-05', sentenceYears: 2 }]), ['Counting the day of return, 4 August 2026, as day 1, 56 days run to 28 September 2026. The recall came before the first release was due, as it does from a curfew: nobody is released then before that day, 13 October 2026.']],
    ['releaseDate', of({ type: 'fixed_term_56', returnToCustodyDate: '2026-08-31' }, [{ id: 'A', startDate: '2026-01-05', sentenceYears: 2 }]), ['Counting the day of return, 31 August 2026, as day 1, 56 days run to 25 October 2026.']],
  ] as const)
    test(`${id}: ${want.join(' ')}`, () => expect(steps(asked as AskedCase, id)).toEqual(want))

  test('every step has a title and names its provisions', () => {
    for (const recall of [fixed, standard])
      for (const { law, id, title } of caseExplanationOf(answered(of(recall, [A, B]))))
        expect([id, /\w/.test(title), law.length > 0]).toEqual([id, true, true])
  })
})

describe('Why there is none', () => {
  const eds = { sentenceType: 'eds', extensionYears: 2 } as const
  /** 243 days; two-fifths, 98, to 11 October 2026, before the 18th birthday. */
  const young = { id: 'Y', startDate: '2026-07-06', sentenceMonths: 8, sentenceType: 'section_250' } as const
  // biome-ignore format: one row per line
  for (const [what, asked, place, message] of [
    ['nothing named', of({ type: 'standard' }, [A, B]), 'recall.sentenceIds', 'Say which sentences the recall is from, by their ids, or give the day of the recall.'],
    ['only the return', of({ type: 'standard', returnToCustodyDate: '2026-11-02' }, [A, B]), 'recall.sentenceIds', 'Say which sentences the recall is from, by their ids, or give the day of the recall.'],
    ['an empty list', of({ ...standard, sentenceIds: [] }, [A, B]), 'recall.sentenceIds', recallFacts.sentenceIds.message],
    ['not in the list', of({ ...standard, sentenceIds: ['X'] }, [A, B]), 'recall.sentenceIds', 'Sentence X is not in the list.'],
    ['named twice', of({ ...standard, sentenceIds: ['A', 'A'] }, [A, B]), 'recall.sentenceIds', 'Sentence A is named twice.'],
    ['part of a chain', of(standard, [A, { ...old, startDate: A.startDate, consecutiveTo: 'A' }]), 'recall.sentenceIds', 'Sentence B follows sentence A: the recall is from both or from neither.'],
    ['part of a chain, without a day', of({ type: 'standard', sentenceIds: ['A'] }, [A, { ...old, startDate: A.startDate, consecutiveTo: 'A' }]), 'recall.sentenceIds', 'Sentence B follows sentence A: the recall is from both or from neither.'],
    ['consecutive to a recalled one', of(standard, [A, { ...B, consecutiveTo: 'A' }]), 'sentences.consecutiveTo', 'By 20 November 2026 the person had been released from sentence A, so a court could not make B consecutive to it (Sentencing Code, section 225).'],
    ['the same while another is still served', of({ type: 'standard', recallDate: '2026-02-02', sentenceIds: ['A'] }, [A, old, { ...B, id: 'C', startDate: '2026-03-02', consecutiveTo: 'A' }]), 'sentences.consecutiveTo', 'By 2 March 2026 the person had been released from sentence A, so a court could not make C consecutive to it (Sentencing Code, section 225).'],
    ['prison in default of payment consecutive to one released, before the change', of({ type: 'fixed_term_56', recallDate: '2025-06-20', returnToCustodyDate: '2025-06-20' }, [{ ...A, sentenceYears: 0, sentenceMonths: 6 }, { id: 'B', startDate: '2025-06-02', sentenceDays: 28, sentenceType: 'fine_default', consecutiveTo: 'A' }]), 'sentences.consecutiveTo', 'By 2 June 2025 the person had been released from sentence A, so a court could not make B consecutive to it (Sentencing Code, section 225).'],
    ['named and passed since', of({ ...standard, sentenceIds: ['A', 'B'] }, [A, B]), 'recall.sentenceIds', 'Sentence B was passed on 20 November 2026, not before the recall. Leave it out.'],
    ['none before the recall', of({ type: 'standard', recallDate: '2025-01-10' }, [A, B]), 'recall.recallDate', 'No sentence was passed before the recall.'],
    ['all of them over by the recall', of({ ...standard, sentenceIds: ['A', 'B'] }, [{ ...A, sentenceYears: 1 }, { ...old, sentenceMonths: 6 }]), 'recall.recallDate', 'The licence ended on 9 January 2026. A recall comes before the end: check the dates and the credit.'],
    ['all of them over by the return', of({ type: 'standard', returnToCustodyDate: '2026-11-02', sentenceIds: ['A'] }, [{ ...A, sentenceYears: 1 }, B]), 'recall.returnToCustodyDate', 'The licence ended on 9 January 2026, before the return. Check the dates and the credit.'],
    ['none with a licence: one day', of({ type: 'standard', ...on }, [{ ...A, sentenceYears: 0, sentenceDays: 1 }, B]), 'recall.type', 'A sentence of one day has no licence, so there is no recall.'],
    ['none with a licence: a short term for an old offence', of({ type: 'standard', ...on }, [{ ...A, sentenceYears: 0, sentenceMonths: 6, offenceDate: '2014-05-03' }, B]), 'sentences.offenceDate', 'A term under 12 months for an offence before 1 February 2015 has no licence, so there is no recall.'],
    ['none with a licence: under 18 at the end of a short term', of({ type: 'standard', ...on }, [young, B], { dateOfBirth: '2009-06-01' }), 'case.dateOfBirth', 'The person was under 18 at the end of a term under 12 months, which then has no licence, so there is no recall.'],
    ['such a term named beside a longer one', of({ ...standard, sentenceIds: ['A', 'Y'] }, [{ ...A, sentenceType: 'section_250' }, young], { dateOfBirth: '2009-06-01' }), 'case.dateOfBirth', 'The person was under 18 at the end of a term under 12 months, which then has no licence, so there is no recall.'],
    ['one day named beside a new sentence', of(standard, [{ ...A, sentenceYears: 0, sentenceDays: 1 }, B]), 'recall.type', 'A sentence of one day has no licence, so there is no recall.'],
    ['14 days where all are longer, since the change', of({ ...fixed, type: 'fixed_term_14', sentenceIds: ['A', 'B'] }, [A, old]), 'recall.type', 'A recall of 14 days is for a sentence under 12 months. This one is longer.'],
    ['a named sentence passed on the day of the recall', of({ ...fixed, sentenceIds: ['A', 'B'] }, [A, { ...B, startDate: '2026-11-02' }]), 'recall.sentenceIds', 'Sentence B was passed on 2 November 2026, not before the recall. Leave it out.'],
    ['awards without a day', of({ ...fixed, addedDaysAfterReturn: 1 }, [A, B]), 'recall.addedDaysAfterReturn', 'Give each award with its day in addedDays: which sentence it lengthens depends on the day.'],
    ['days away since without dates', of({ ...fixed, unlawfullyAtLargeAfterReturnDays: 1 }, [A, B], { unlawfullyAtLarge: [{ fromDate: '2026-11-10', toDate: '2026-11-11' }] }), 'recall.unlawfullyAtLargeAfterReturnDays', 'Give the days at large since the return with their dates in unlawfullyAtLarge.'],
    ['recalled and extended, without its extension period', of(standard, [{ ...A, sentenceType: 'eds' }, B]), 'sentences.extensionYears', 'Enter the extension period: the end of the sentence depends on it.'],
    ['none named, one extended without its extension period, under 18 at its end', of({ type: 'standard', ...on }, [{ ...A, sentenceType: 'eds' }, B], { dateOfBirth: '2011-06-01' }), 'sentences.extensionYears', 'Enter the extension period: the end of the sentence depends on it.'],
    ['a fixed term, one of them extended', of(fixed, [{ ...A, ...eds }, B]), 'recall.type', 'A recall from an extended, special, terrorism or national security sentence is a standard one.'],
    ['another extended, and the stage depends on its extension period', of({ type: 'standard', recallDate: '2025-05-01', sentenceIds: ['A'] }, [{ ...A, startDate: '2022-01-10' }, { id: 'B', startDate: '2025-06-02', sentenceYears: 5 }, { id: 'C', startDate: '2025-06-02', sentenceYears: 4, sentenceType: 'eds' }]), 'sentences.extensionYears', 'Enter the extension period: the stage of the case depends on it.'],
    ['an extension for a sentence that has none', of(standard, [A, { ...B, extensionYears: 1, sentenceType: 'sds' }]), 'sentences.extensionYears', 'Only extended and special sentences have an extension period.'],
  ] as const)
    test(what, () => {
      const answer = caseOf(asked as AskedCase)
      if (!('refusals' in answer)) throw new Error('answered')
      expect(answer.refusals.map(({ place }) => `${place.in}.${place.field}`)).toEqual([place])
      expect(answer.refusals[0]?.message).toBe(message)
    })

  // Another sentence that still ran on the day of the recall, or in a chain, can be what awards since the return lengthen. 2 November 2026
  // is the 256th day from 20 February 2026.
  // biome-ignore format: one row a line
  test.each([
    ['over on the day before the recall', 'A 2025-01-10 4y; B 2026-02-20 255d', 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02', []],
    ['over on the day of the recall', 'A 2025-01-10 4y; B 2026-02-20 256d', 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02', ['addedDaysAfterReturn']],
    ['each of a chain over before', 'A 2025-01-10 4y; B 2025-02-20 3m; C 2025-02-20 3m after B', 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02', ['addedDaysAfterReturn']],
    ['no day of the recall', 'A 2025-01-10 4y; B 2025-02-20 3m', '', ['addedDaysAfterReturn']],
  ])('awards without a day beside a sentence %s', (_, sentences, on, fields) => {
    const answer = caseOf(caseIn(sentences, `recall standard sentenceIds=A addedDaysAfterReturn=1 ${on}`.trim()))
    expect('refusals' in answer ? answer.refusals.map(({ place }) => place.field) : []).toEqual(fields)
  })

  test('sentences of one day beside a longer one were over long before', () => {
    const asked = caseIn(
      'A 2025-01-10 4y; B 2025-02-20 0m1d',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=A,B',
    )
    expect(day(answered(asked).release)).toBe('2029-01-09')
  })

  test('where it was not said which, a chain counts as one, and awards before the recall count', () => {
    const asked = caseIn(
      'A 2025-01-10 4y; B 2025-02-20 6m; C 2025-02-20 6m after B',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02',
      'addedDays 10@2025-08-04',
    )
    expect(answered(asked).recalled?.sentenceIds).toEqual(['A', 'B', 'C'])
    const held = caseIn(
      'A 2025-01-10 4y; B 2025-02-20 6m',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02',
      'addedDays 90@2025-08-04',
    )
    expect(answered(held).warnings.map(({ code }) => code)).toContain('W_RECALL_BEFORE_RELEASE')
    const away = caseIn(
      'A 2025-01-10 4y; B 2025-02-20 6m',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02; addedDays 0',
      'unlawfullyAtLarge 2025-08-04..2025-11-30',
    )
    expect(answered(away).warnings.map(({ code }) => code)).toContain('W_RECALL_BEFORE_RELEASE')
  })

  test('where it was not said which, those without a licence are left out', () => {
    const asked = caseIn(
      'A 2025-01-10 4y; B 2025-02-20 6m offenceDate=2014-05-03',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02',
    )
    expect(answered(asked).recalled?.sentenceIds).toEqual(['A'])
  })

  test('under 18 at the end of a short term that was over by the recall: naming it changes nothing', () => {
    const over = { ...young, startDate: '2025-02-03' }
    const named = of({ ...standard, sentenceIds: ['A', 'Y'] }, [{ ...A, sentenceType: 'section_250' }, over])
    expect(day(answered({ ...named, dateOfBirth: '2009-06-01' }).release)).toBe('2029-01-09')
  })

  test('where it was not said which, what is no sentence is left out', () => {
    const contempt = { ...old, sentenceMonths: 6, sentenceType: 'contempt' } as const
    expect(answered(of({ type: 'standard', ...on }, [A, contempt])).recalled?.sentenceIds).toEqual(['A'])
  })

  test('an extended sentence is still served until the Parole Board can look at it', () => {
    const other = sentenceIn('B 2024-02-05 3y +2y eds')
    const taken = (recallDate: string) =>
      answered(of({ type: 'standard', recallDate }, [{ ...A, startDate: '2023-01-09' }, other])).recalled
        ?.sentenceIds
    expect(taken('2026-11-02')).toEqual(['A', 'B'])
    const open = { ...other, extensionYears: undefined }
    const refused = caseOf(of({ type: 'standard', recallDate: '2026-11-02' }, [open, { ...B, id: 'C' }]))
    expect('refusals' in refused && refused.refusals[0]?.place).toMatchObject({ field: 'extensionYears' })
  })
})

describe('A date that the prison gave, after a recall beside others', () => {
  const reasons = (asked: AskedCase, date: string): readonly string[] => {
    const answer = answered(asked)
    const stated = statedOf(
      answer,
      answered({ sentences: [{ startDate: date, sentenceDays: 1 }] }).release as never,
    )
    return stated.reasons.map(({ code, changes }) => {
      if (changes.length > 0) {
        const changed = preparedCase(changedCase(answer.case, changes)) as PreparedCase
        expect(day((resultOf(changed) as CaseResult).release)).toBe(date)
        expect(caseAnswer(changedCase(answer.case, changes))).not.toHaveProperty('refusals')
      }
      return code
    })
  }
  // biome-ignore format: one row per line
  for (const [what, asked, date, want] of [
    ['the recall alone', of(fixed, [A, B]), '2026-12-27', ['S_ONE_RUN', 'S_CREDIT_DAYS']],
    ['another part of the other sentence', of(fixed, [A, B]), '2027-04-05', ['S_EARLIER_LAW', 'S_KIND', 'S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['more days added to the other', of(fixed, [A, B]), '2027-02-21', ['S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['the count began a day later', of(fixed, [A, B]), '2027-02-19', ['S_FIRST_DAY', 'S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['more days since the return', of(fixed, [A, short]), '2026-12-30', ['S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['the same where an award was given', of(fixed, [A], { addedDays: [{ date: '2026-11-10', days: 2 }] }), '2027-01-01', ['S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['an award that was not counted', of(fixed, [A], { addedDays: [{ date: '2026-11-10', days: 2 }] }), '2026-12-27', ['S_ADDED_NOT_COUNTED']],
    ['a number of added days leaves no room for an award', of(fixed, [A, B], { addedDays: 3 }), '2027-02-21', ['S_AT_LARGE_DAYS']],
    ['a standard recall', of(standard, [A, B]), '2029-01-12', ['S_AT_LARGE_DAYS']],
  ] as const)
    test(what, () => expect(reasons(asked as AskedCase, date)).toEqual(want))
})
