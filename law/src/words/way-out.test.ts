import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { caseOf } from '../case/case-answer.ts'
import {
  daysOfWay,
  dueDays,
  firstDayOf,
  lastDayOf,
  type WayOut,
  wayOf,
  wayOutOf,
  weighedRivals,
} from './way-out.ts'

/** How the person gets out, read on a day, and every day that decides it. */
function read(line: string, today: string): readonly [WayOut['kind'], string] {
  const answer = caseOf(caseIn(line))
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const way = wayOutOf(answer, weighedRivals(answer), parseDay(today) as Day)
  return [way.kind, daysOfWay(way).map(isoDate).join(' ')]
}

describe('How the person gets out', () => {
  // biome-ignore format: one row a line
  const rows: readonly (readonly [string, WayOut['kind'], string, string?])[] = [
    ['2026-11-16 3y robbery sds', 'one day', '2027-11-16'],
    ['2026-11-16 2y theft sds', 'one day', '2027-07-17 2027-07-15 2027-07-16'],
    ['2026-11-16 2y theft sds', 'passed', '2027-07-17 2027-07-15 2027-07-16', '2027-07-17'],
    ['2024-12-10 5y sds burglary_dwelling', 'several days', '2026-12-10 2027-01-12'],
    ['2026-06 3y sds theft', 'days of a month', '2027-06-01 2027-06-30'],
    ['2026-11-16 0y45d fine_default', 'order', '2026-12-08'],
    ['2026-11-16 3y robbery sds remandCreditDays=999', 'no days left', '2026-11-16'],
    ['2026-11-02 8y sds', 'by offence', '2029-07-02 2030-11-01 2030-10-31 2032-03-02 2034-11-01'],
    ['2024-11-02 1y sds', 'passed', '2025-11-01 2025-10-30 2025-10-31 2025-03-27 2025-05-03 2025-05-01 2025-05-02 2025-07-03'],
    ['2026-11-02 7y +3y eds robbery', 'Board first', '2033-11-01 2031-07-03'],
    ['2026-11-02 7y +3y eds robbery', 'passed', '2033-11-01 2031-07-03', '2034-01-01'],
    ['2026-11-16 18y life', 'Board only', '2044-11-15'],
    ['2026-11-16 5y life; 2026-11-16 18y sds supplying_class_a_drug', 'Board only', '2032-11-15'],
    ['2007-01-15 2y ipp; 2007-01-15 9y sds robbery', 'Board only', '2011-07-16'],
    ['2020-04-06 1y life; 2020-04-06 7y sds rape remandCreditDays=600', 'Board only', '2023-04-14'],
    ['2026-11-16 5y life; 2026-11-16 18y sds', 'by offence', '2032-11-15 2035-11-16 2038-11-16'],
    ['2026-11-16 5y life; 2026-11-16 18y sds', 'by offence', '2032-11-15 2035-11-16 2038-11-16', '2040-01-02'],
    ['2026-11-16 life wholeLife', 'whole life', ''],
    ['2025-06-02 3y sds theft; recall fixed_term_56 recallDate=2026-10-05 returnToCustodyDate=2026-10-09', 'one day', '2026-12-03'],
    ['2025-06-02 3y sds theft; recall fixed_term_56 recallDate=2026-10-05 returnToCustodyDate=2026-10-09', 'passed', '2026-12-03', '2026-12-04'],
    ['2024-09-16 3y sds theft; recall standard recallDate=2026-09-07 returnToCustodyDate=2026-09-14', 'no later than', '2027-09-21'],
    ['2024-09-16 3y sds theft; recall standard recallDate=2026-09-07 returnToCustodyDate=2026-09-14', 'passed', '2027-09-21', '2027-09-22'],
    ['2020-11-09 8y sds theft; 2026-11-09 5y sds theft; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=1', 'no later than', '2028-11-08 2028-07-09'],
    ['2024-09-16 3y sds theft; recall unknown recallDate=2026-11-02 returnToCustodyDate=2026-11-09', 'kinds of recall', '2027-01-03 2026-12-30 2026-12-31 2027-09-21'],
    ['2024-09-16 3y sds theft; recall unknown recallDate=2026-11-02 returnToCustodyDate=2026-11-09', 'passed', '2027-09-21', '2027-10-01'],
    ['2026-06-01 20m sds theft remandCreditDays=500; recall fixed_term_56 recallDate=2026-11-05 returnToCustodyDate=2026-11-05', 'nothing left', '2026-11-05 2026-12-30'],
    ['2020-11-09 8y sds theft; 2026-11-09 9y sds theft; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=1', 'one day', '2029-11-08'],
    ['2008-03-03 2y ipp onLicence firstReleaseDate=2024-02-01', 'on licence', '2028-01-31'],
    ['2008-03-03 2y ipp onLicence firstReleaseDate=2015-05-05', 'licence over', '2024-10-31'],
    ['1998-03-02 12y life onLicence', 'on licence', ''],
  ]
  for (const [line, kind, days, today = '2026-11-16'] of rows)
    test(`${line} on ${today}: ${kind}`, () => expect(read(line, today)).toEqual([kind, days]))

  test.each([
    ['2026-11-16 18y life', '2044-11-15'],
    ['2026-11-02 7y +3y eds robbery', '2031-07-03'],
  ])('%s: the Parole Board has been able to decide since the day before', (line, first) => {
    const answer = caseOf(caseIn(line))
    if ('refusals' in answer) throw new Error('refused')
    const board = parseDay(first) as Day
    const isOpen = [board, board + 1].map((today) => wayOutOf(answer, weighedRivals(answer), today as Day))
    expect(isOpen).toMatchObject([{ board, isOpen: false }, { isOpen: true }])
  })

  test('a day that two rivals give stands once', () => {
    const answer = caseOf(
      caseIn(
        '2023-03-09 130m section_250 child; recall unknown recallDate=2026-08-08 returnToCustodyDate=2026-08-08',
      ),
    )
    if ('refusals' in answer) throw new Error('refused')
    const days = dueDays(answer, weighedRivals(answer)).map(({ gate }) => gate.papers)
    expect(new Set(days).size).toBe(days.length)
  })

  test('a rival under which only the Parole Board decides has no day as of right', () => {
    const answer = caseOf(caseIn('2026-11-16 20y life remandCreditDays=100'))
    if ('refusals' in answer) throw new Error('refused')
    expect(weighedRivals(answer).map(({ code }) => code)).toContain('A_CREDIT_ALREADY_OFF')
    expect(dueDays(answer, weighedRivals(answer)).map(({ gate }) => gate.papers)).toEqual([null])
  })

  test('the first day on which anybody could leave, and the last', () =>
    expect(
      ['2026-11-02 7y +3y eds robbery', '2026-11-16 18y life', '2026-11-16 life wholeLife'].map((line) => {
        const answer = caseOf(caseIn(line))
        if ('refusals' in answer) throw new Error(line)
        return [firstDayOf(wayOf(answer)), lastDayOf(wayOf(answer))].map((day) => day && isoDate(day))
      }),
    ).toEqual([
      ['2031-07-03', '2033-11-01'],
      ['2044-11-15', '2044-11-15'],
      [null, null],
    ]))
})
