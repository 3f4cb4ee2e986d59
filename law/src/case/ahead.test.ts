import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseRows } from '../../../test/support/case-rows.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { aheadInDoubt, aheadInWords, eitherDay } from '../words/ahead.ts'
import { aheadOf } from './ahead.ts'
import { caseOf } from './case-answer.ts'
import { statedOf } from './stated/stated.ts'

const day = (text: string): Day => parseDay(text) as Day

/** Each row as "CODE day", or "CODE why". */
const rowsOf = (line: string, today = '2026-11-16'): readonly string[] => {
  const answer = answered(line)
  const { statedReleaseDate } = answer.case
  const stated = statedReleaseDate === null ? null : statedOf(answer, statedReleaseDate)
  return aheadOf(answer, { stated, today: day(today) }).map(
    ({ code, date, why }) => `${code} ${date === null ? why : isoDate(date)}`,
  )
}

test('A paper of the prison that has another end alone is one to complain of', () => {
  const answer = answered('2026-11-16 3y theft')
  const codes = (SLED: string) => {
    const stated = statedOf(answer, null, { CRD: day('2027-11-16'), SLED: day(SLED) })
    return aheadOf(answer, { stated }).map(({ code }) => code)
  }
  expect([codes('2029-12-15'), codes('2029-11-15')]).toEqual([['TAG', 'COMPLAIN'], ['TAG']])
})

describe('What lies ahead', () => {
  // biome-ignore format: one case a row
  test.each<readonly [what: string, line: string, ...rows: readonly string[]]>([
    // Criminal Justice Act 2003, section 246, as Sentencing Act 2026, section 26, leaves it.
    ['an adult', '2026-11-16 3y theft', 'TAG ended_for_adults'],
    ['an adult who is registered', '2026-11-16 3y theft; registeredSexOffender', 'TAG ended_for_adults'],
    ['a short sentence of an adult', '2026-11-16 4w theft', 'TAG ended_for_adults'],
    ['an adult, at fixed points', '2026-11-16 3y theft; law after_act', 'TAG ended_for_adults'],
    ['an adult whose day was before', '2025-03-03 5y theft', 'TAG passed'],
    ['the same by the law of January 2026', '2025-03-03 5y theft; law 2026-01-01', 'TAG 2026-03-04'],
    ['by that law, and registered', '2025-03-03 5y theft; law 2026-01-01; registeredSexOffender', 'TAG sex_offender_register'],
    ['by that law, and too short', '2026-01-05 11w theft; law 2026-01-05', 'TAG too_short', 'COMPLAIN by_steps'],
    ['by the limit of today alone: 4 years or more had none', '2019-03-04 5y theft; law 2020-01-01', 'TAG kind_of_sentence', 'COMPLAIN by_steps'],
    ['section 250', '2026-11-16 4y section_250 child remandCreditDays=20', 'TAG 2027-08-16'],
    ['section 250, registered', '2026-11-16 4y section_250 child; registeredSexOffender', 'TAG sex_offender_register'],
    ['section 250, a sexual offence', '2026-11-16 3y section_250 child sexual_assault', 'TAG sex_offender_register'],
    ['section 250, one of two sexual', '2026-11-16 3y section_250 child sexual_assault; 2026-11-16 3y section_250 child robbery', 'TAG sex_offender_register'],
    ['section 250, to be deported', '2026-11-16 4y section_250 child; liableToRemoval', 'TAG to_be_removed', 'HELD_AFTER immigration'],
    ['section 250, too short', '2026-11-16 3m section_250 child', 'TAG too_short'],
    ['section 250 and an order', 'A 2026-11-16 10m dto child; B 2026-11-16 3y section_250 child', 'TAG 2027-06-24'],
    ['section 244ZA', '2026-11-16 8y robbery', 'TAG kind_of_sentence'],
    ['an order', '2026-11-16 10m dto child', 'TAG kind_of_sentence'],
    ['contempt of court', '2026-11-16 6m contempt', 'TAG kind_of_sentence'],
    ['not paying', '2026-11-16 28d fine_default', 'TAG kind_of_sentence'],
    ['beside a recall, a new sentence', 'A 2025-06-02 3y theft; B 2026-11-09 2y theft; recall fixed_term_56 returnToCustodyDate=2026-11-09 sentenceIds=A', 'TAG ended_for_adults'],
    ['beside a recall, section 250', 'A 2025-06-02 3y theft; B 2026-11-09 2y section_250 child; recall fixed_term_56 returnToCustodyDate=2026-11-09 sentenceIds=A', 'TAG ended_for_adults'],
    ['all of it recalled', '2025-06-02 3y theft; recall fixed_term_56 returnToCustodyDate=2026-11-09'],
    // The Parole Board first.
    ['extended', '2026-11-16 10y +4y eds', 'TAG kind_of_sentence', 'REVIEW_FILE 2033-01-17'],
    ['extended, its day has passed', '2018-11-16 10y +4y eds', 'TAG kind_of_sentence', 'REVIEW_AGAIN within_two_years'],
    ['life of four years', '2026-11-16 4y life', 'REVIEW_CONTACT 2027-11-15', 'REVIEW_FILE 2030-05-15'],
    ['of a day less', '2026-11-16 3y11m29d life', 'REVIEW_FILE 2030-05-13'],
    ['a review that begins with the sentence', '2026-11-16 4m life', 'REVIEW_FILE 2026-11-16'],
    ['life, passed', '2006-11-16 12y life', 'REVIEW_AGAIN within_two_years'],
    ['a whole life order', '2026-11-16 life wholeLife'],
    ['life, and a fixed term', 'A 2026-11-16 18y life; B 2026-11-16 2y theft', 'TAG ended_for_adults', 'REVIEW_CONTACT 2041-11-15', 'REVIEW_FILE 2044-05-15'],
    // Sections 254(2) and 255C(4): the 28th day, the return being the first.
    ['a standard recall', '2024-09-16 3y theft; recall standard recallDate=2026-09-07 returnToCustodyDate=2026-09-14', 'RECALL_WRITE 2026-09-14', 'RECALL_BOARD 2026-10-11'],
    ['13 months left after it', '2024-09-16 3y2m theft; recall standard recallDate=2026-09-14 returnToCustodyDate=2026-09-14', 'RECALL_AGAIN yearly', 'RECALL_WRITE 2026-09-14', 'RECALL_BOARD 2026-10-11'],
    ['the return is not told', '2024-09-16 3y theft; recall standard', 'RECALL_WRITE return_not_told', 'RECALL_BOARD return_not_told'],
    ['an extended sentence, recalled', '2018-09-16 5y +5y eds; recall standard recallDate=2027-01-04 returnToCustodyDate=2027-01-04', 'RECALL_AGAIN yearly', 'RECALL_WRITE 2027-01-04', 'RECALL_BOARD 2027-01-31'],
    ['the kind is not known', '2024-09-16 3y theft; recall unknown recallDate=2026-09-07 returnToCustodyDate=2026-09-14'],
    // What follows another date, or a day that has passed.
    ['the prison says another date', '2026-11-16 3y theft; statedReleaseDate 2028-01-28', 'TAG ended_for_adults', 'COMPLAIN by_steps'],
    ['the prison says the same', '2026-11-16 3y theft; statedReleaseDate 2027-11-16', 'TAG ended_for_adults'],
    ['the prison says another of our dates', '2026-11-16 3y theft; statedReleaseDate 2029-11-15', 'TAG ended_for_adults'],
    ['the day has passed', '2025-11-17 1y theft', 'TAG passed', 'COMPLAIN by_steps'],
    ['to be removed', '2026-11-16 3y theft; liableToRemoval', 'TAG ended_for_adults', 'HELD_AFTER immigration'],
  ])('%s', (_what, line, ...rows) => {
    expect(rowsOf(line)).toEqual(rows)
    // What speaks of its day has one.
    for (const { date, text, easy } of aheadInWords(answered(line)))
      if (date === null) expect(`${text} ${easy}`).not.toMatch(/this day|about now|\{day\}/i)
  })

  test('without a clock, a day has passed when it is before the law was last read', () =>
    expect(aheadOf(answered('2020-11-02 7y +3y eds')).map(({ code }) => code)).toContain('REVIEW_AGAIN'))
})

describe('Every answer', () =>
  test('of the worked examples with a fixed term that was not recalled has one TAG, its HDCED where that is live, and words', () => {
    for (const { request } of ['cases', 'recall', 'recall-beside'].flatMap((name) =>
      caseRows(`${name}.csv`),
    )) {
      const answer = caseOf(request as unknown as AskedCase)
      if ('refusals' in answer) continue
      const rows = aheadInWords(answer)
      const isFixed = answer.runs.some((run) => run.recalled === null && !run.isMinimumTerm)
      expect(rows.filter(({ code }) => code === 'TAG')).toHaveLength(isFixed ? 1 : 0)
      const curfew = answer.dates.find(({ form }) => form === 'HDCED')
      if (curfew !== undefined) expect(rows.find(({ code }) => code === 'TAG')?.date).toBe(curfew.date)
      for (const { date, why, text, law } of rows)
        expect([(date === null) === (why !== null), text.endsWith('.'), law.length > 0]).toEqual([
          true,
          true,
          true,
        ])
      expect(rows.map(({ date }) => date ?? 0)).toEqual(
        rows.map(({ date }) => date ?? 0).toSorted((a, b) => a - b),
      )
    }
  }))

/** Each row of a case beside others of the same weight: its days, and whether there may be no such day; "again" where easy read has it. */
describe('What lies ahead, where another case may be the right one', () => {
  const rowsBeside = (line: string, others: readonly string[], code = 'A_RUNS_NOT_TOLD'): readonly string[] =>
    aheadInDoubt(
      answered(line),
      others.map((other) => ({ answer: answered(other), code: code as never, level: 'two_dates' as const })),
    ).map(({ code, days, easy, people, isSpan }) =>
      [
        code,
        days.length === 0 ? 'no day' : eitherDay({ days, isSpan }),
        ...(people.includes('no such day') ? ['or none'] : []),
        ...(easy?.includes('no such day') ? ['again'] : []),
      ].join(' '),
    )
  // biome-ignore format: one case a row
  test.each<readonly [what: string, line: string, others: readonly string[], rows: readonly string[]]>([
    ['the days on remand', '2026-11-16 4y section_250 child', ['2026-11-16 4y section_250 child remandCreditDays=20'], ['TAG 16 August 2027 or 5 September 2027']],
    ['an order may have none', '2026-11-16 2y section_250 child', ['2026-11-16 2y dto child'], ['TAG 12 April 2027 or none again']],
    ['ours has none', '2026-11-16 2y dto child', ['2026-11-16 2y section_250 child'], ['TAG 12 April 2027 or none again']],
    ['neither has one', '2026-11-16 3y theft', ['2026-11-16 4y theft'], ['TAG no day']],
    ['the Parole Board', '2026-11-16 10y +4y eds', ['2026-11-16 10y theft'], ['TAG no day', 'REVIEW_FILE 17 January 2033 or none again']],
    ['a row that easy read has not', '2026-11-16 4y life', ['2026-11-16 3y theft'], ['REVIEW_CONTACT 15 November 2027 or none', 'REVIEW_FILE 15 May 2030 or none again']],
    ['a recall', '2018-09-16 5y +5y eds; recall standard recallDate=2027-01-04 returnToCustodyDate=2027-01-04', ['2018-09-16 5y theft'], ['RECALL_AGAIN no day', 'RECALL_WRITE 4 January 2027 or none again', 'RECALL_BOARD 31 January 2027 or none again']],
  ])('%s: %s beside %s', (_what, line, others, rows) => expect(rowsBeside(line, others)).toEqual(rows))

  test('of a month the first day and the last', () => {
    expect(
      rowsBeside(
        '2026-11-16 4y section_250 child',
        ['2026-11-02 4y section_250 child', '2026-11-10 4y section_250 child'],
        'A_DAY_IN_MONTH',
      ),
    ).toEqual(['TAG 22 August 2027, or a day up to 5 September 2027'])
  })
})
