import { type Day, isoDate, parseDay } from '@requisite/law'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { outcomeBy } from '../../../../test/page/told.ts'
import { calendarFile, entriesOf, isCaseId } from './calendar.ts'

const day = (text: string): Day => parseDay(text) as Day
const id = '0b1f6c1e-2f50-4c8e-9f5a-4f1d8a1c9b7e'
const file = calendarFile(
  [
    { day: day('2027-12-30'), which: 'The usual day.' },
    { day: day('2027-12-31'), which: 'The last day by law.' },
  ],
  id,
)

describe('The calendar file', () => {
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

  test('is read by a parser as whole days, each with what it is', () =>
    expect(
      events.map(({ startDate, endDate, summary, description, uid }) => [
        ...[startDate.toString(), startDate.isDate, endDate.toString(), summary, description, uid],
      ]),
    ).toEqual([
      ...[
        [
          '2027-12-30',
          true,
          '2027-12-31',
          'Date to check',
          'The usual day. An estimate. Check it before you rely on it.',
          `${id}-1@requisite`,
        ],
        [
          '2027-12-31',
          true,
          '2028-01-01',
          'Date to check',
          'The last day by law. An estimate. Check it before you rely on it.',
          `${id}-2@requisite`,
        ],
      ],
    ]))

  test('says nothing about prison, in a title or anywhere else', () => {
    expect(file).toContain('SUMMARY:Date to check\r\n')
    expect(file).not.toMatch(/prison|release|sentence|parole|offence/i)
  })

  test('has lines that end as they must and are not too long', () => {
    expect(file.split('\r\n').every((line) => line.length <= 75 && !line.includes('\n'))).toBe(true)
  })

  test.each<readonly [text: string, is: boolean]>([
    [id, true],
    ['', false],
    ['2027-12-31', false],
    ['0b1f6c1e-2f50-4c8e\r\nUID:x', false],
    ['a'.repeat(41), false],
  ])('the id of a case: %j', (text, is) => expect(isCaseId(text)).toBe(is))
})

describe('The days of a calendar file', () => {
  // biome-ignore format: one row a line
  test.each<readonly [what: string, link: string, ...entries: readonly string[]]>([
    ['a weekday: one', '2026-11-16 3y robbery sds remandCreditDays=40', '2027-10-07'],
    ['a weekend: both days, and none for the date on the papers', '2026-11-16 2y theft sds', '2027-07-15 The usual day.', '2027-07-16 The last day by law.'],
    ['less than 28 days: the one day', '2026-11-16 0y12w theft sds', '2026-12-11'],
    ['two dates: up to four', '2026-11-02 8y sds rape', '2030-10-31 One possible day.', '2030-11-01 One possible last day by law.', '2032-03-02 One possible day.'],
    ['a month: its first day and its last', 'startMonth=2026-06&sentenceYears=3&sentenceType=sds&offenceKey=robbery', '2027-06-01 The first possible day.', '2027-06-30 The last possible day.'],
    ['the prison says another: both', '2026-11-16 3y robbery sds & statedReleaseDate=2027-11-12', '2027-11-12 The date that was given.', '2027-11-16'],
    ['the Parole Board: its first day and the last', '2026-11-02 7y +3y eds', '2031-01-03', '2031-07-03 The first day.', '2033-11-01 The last day by law.'],
    ['and the usual one before it', '2025-03-03 6y +3y eds rape remandCreditDays=100', '2028-05-22', '2028-11-22 The first day.', '2030-11-21 The usual day.', '2030-11-22 The last day by law.'],
    ['life: the end of the minimum term', '2026-11-16 18y life', '2041-11-15', '2044-05-15', '2044-11-15 The first day.'],
    ['a standard recall: the last day', '2024-09-16 3y sds & recallType=standard&recallDate=2026-09-07&returnToCustodyDate=2026-09-13', '2027-09-20 The last day by law.'],
    ['past: none', '2025-03-03 2y sds theft'],
  ])('%s', (_what, link, ...entries) =>
    expect(
      entriesOf(outcomeBy(link, day('2026-11-16'))).map(({ day: on, which }) =>
        [isoDate(on), which].filter((part) => part !== null).join(' '),
      ),
    ).toEqual(entries),
  )
})
