import { describe, expect, test } from 'vitest'
import { readCourt } from './read-court.ts'

/** A Monday. */
const today = '2026-11-16'

/** The day that was read; "?" and the day that is offered first where it is asked. */
function dayIn(typed: string): string {
  const { sentences, questions } = readCourt(typed, { today })
  const question = questions.find(({ ask }) => ask === 'date')
  return question === undefined ? (sentences[0]?.date ?? '') : `?${question.days[0] ?? ''}`
}

/** The same of the first day on remand; a number of days, or months, as they are. */
function remandIn(typed: string): string {
  const { credit, questions } = readCourt(typed, { today })
  const question = questions.find(({ ask }) => ask === 'remand_days')
  if (credit.remandLength !== undefined) return `${credit.remandLength.months} months`
  return question === undefined
    ? String(credit.remandFrom ?? credit.remandDays)
    : `?${question.days[0] ?? ''}`
}

describe('The day of the sentence, as it is said in the same week', () =>
  test.each([
    ['he got 3 years this morning', '2026-11-16'],
    ['3 years for robbery this afternoon', '2026-11-16'],
    ['just now he was given 18 months', '2026-11-16'],
    ['sentenced earlier today to 3 years', '2026-11-16'],
    ['3 years yesterday morning', '2026-11-15'],
    ['he got 18 months the day before yesterday', '2026-11-14'],
    ['got 2 years a week ago today', '2026-11-09'],
    ['3 weeks ago today he got 20 months', '2026-10-26'],
    ['he got 3 years two days ago', '2026-11-14'],
    ['sentenced ten days ago to 2 years', '2026-11-06'],
    ['2 years two weeks ago', '2026-11-02'],
    ['3 years a fortnight ago', '2026-11-02'],
    ['he got 3 years a month ago today', '2026-10-16'],
    ['3 years, 12 June last year', '2025-06-12'],
    ['on 5 November this year he got 2 years', '2026-11-05'],
    ['he got 4 years on the 5th of last month', '2026-10-05'],
    // The weekday proves the year; another one than it was leaves it open.
    ['friday 13th november 3 years', '2026-11-13'],
    ['got 3 years last Wednesday, 11 November', '2026-11-11'],
    ['sentenced on Friday 12 November 2026 to 2 years', '?2026-11-12'],
    // Nearly so: offered.
    ['3 years last Friday', '?2026-11-13'],
    ['sentenced on Friday to 3 years', '?2026-11-13'],
    ['he got 2 years on Wednesday', '?2026-11-11'],
    ['got 3 years on the 12th', '?2026-11-12'],
    ['sentenced on the 20th to 3 years', '?2026-10-20'],
    ['3 years, sentenced 3 June', '?2026-06-03'],
    ['about six weeks ago he got 3 years', '?2026-10-05'],
    ['he got 3 years a month ago', '?2026-10-16'],
    // Asked from what it leaves open.
    ['last month he got 3 years', '?'],
    ['got 3 years last week', '?'],
    ['this Friday he got 2 years', '?'],
    ['sent down an hour ago, 3 years', '2026-11-16'],
    ['he got 20 months first thing this morning', '2026-11-16'],
    ['he got 3 years a week ago yesterday', '2026-11-08'],
    ['sentenced last night to 20 months', '?2026-11-15'],
    ['a week last Friday he got 3 years', '?2026-11-06'],
    ['he was sentenced the Friday before last to 3 years', '?2026-11-06'],
    ['they gave him 3 years on Halloween', '?2026-10-31'],
    ['3 years on Christmas Eve', '?2025-12-24'],
    ['at the start of November he got 26 weeks', '?'],
    ['he got 2 years mid October', '?'],
    ['he got 2 years back in August', '?'],
    // No day.
    ['3 years for the 2nd offence', ''],
    ['he lives on the 12th floor, got 3 years', ''],
    ['got 3 years, arrested last Friday', ''],
    ['offence 3 weeks ago, 3 years', ''],
  ])('“%s”: %s', (typed, day) => expect(dayIn(typed)).toBe(day)))

describe('Time on remand, by its first day', () =>
  test.each([
    ['on remand since 1 December last year, got 3 years', '2025-12-01'],
    ['2 years, inside since 4 Jan this year', '2026-01-04'],
    ['remanded six weeks ago, got 12 months', '2026-10-05'],
    ['2 years, on remand from 3 September 2026 until today', '2026-09-03'],
    ['12 months, on remand for the last 40 days', '40'],
    ['got 12 months, he’s been on remand for the past 3 weeks', '21'],
    ['18 months, in custody for the last two months', '2 months'],
    ['3 years, on remand since 3 June', '?2026-06-03'],
    ['3 years today, remanded on 20 March', '?2026-03-20'],
    ['3 years. on remand from 5 May until today', '?2026-05-05'],
    ['3 years today. held since last Friday', '?2026-11-13'],
    // No later than the sentence.
    ['on remand since 20 December, 3 years on 14 October 2026', '?2025-12-20'],
    ['3 years, on remand since June', '?'],
    ['on remand since last month, 2 years', '?'],
    ['3 years today, inside since the 12th', '?2026-11-12'],
    ['3 years today, in custody since Bonfire Night', '?2026-11-05'],
    ['3 years today, locked up since the beginning of August', '?'],
  ])('“%s”: %s', (typed, day) => expect(remandIn(typed)).toBe(day)))

test('What is offered of remand is taken as its first day', () => {
  const typed = '3 years today, on remand since 3 June'
  const [question] = readCourt(typed, { today }).questions
  const answers = [{ ask: 'remand_days', from: question?.from ?? -1, say: '2026-06-03' }] as const
  expect(readCourt(typed, { today, answers })).toMatchObject({
    status: 'read',
    credit: { remandFrom: '2026-06-03' },
  })
})
