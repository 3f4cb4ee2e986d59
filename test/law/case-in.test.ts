/** A case in a line, as the tables of the tests give it: what the line says, and nothing that the reader does not know. */
import { expect, test } from 'vitest'
import { caseIn, rowsIn } from '../support/case-in.ts'

test('each word is a fact by the name of the API', () =>
  expect(
    caseIn(
      'A 2026-11-16 1y6m +2y eds robbery child remandCreditDays=3; 2026-11 12w sds_adult wholeLife after A',
      'addedDays 5@2026-12-01 -2@2027-01-04; unlawfullyAtLarge 2027-01-04..2027-01-08; law before_act',
      'remand 2026-10-05 sentenceIds=A,B; recall standard recallDate=2027-03-01; registeredSexOffender',
    ),
  ).toEqual({
    sentences: [
      {
        ...{ id: 'A', startDate: '2026-11-16', sentenceYears: 1, sentenceMonths: 6, extensionYears: 2 },
        ...{ sentenceType: 'eds', offenceKey: 'robbery', ageAtConviction: 'child', remandCreditDays: 3 },
      },
      {
        ...{ startMonth: '2026-11', sentenceWeeks: 12, regimeId: 'sds_adult' },
        ...{ wholeLife: true, consecutiveTo: 'A' },
      },
    ],
    addedDays: [
      { days: 5, date: '2026-12-01' },
      { days: -2, date: '2027-01-04' },
    ],
    unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-08' }],
    law: 'before_act',
    remand: [{ fromDate: '2026-10-05', sentenceIds: ['A', 'B'] }],
    recall: { type: 'standard', recallDate: '2027-03-01' },
    registeredSexOffender: true,
  }))

test.each([
  ...['A 2026-11-16 3y thieft', '2026-11-16 3y remandCreditDays=x', '2026-11-16 3y remandCreditDays'],
  ...['2026-11-16 3y 4y', '2026-11-16 3y; adedDays 5', '2026-11-16 3y; addedDays five'],
  ...['2026-11-16 3y; recall standard day=2027-03-01', '2026-11-16 3y; registeredSexOffender=maybe'],
])('%s is refused', (line) => expect(() => caseIn(line)).toThrow())

test('a row is a line, and goes on behind a "|" at its end', () =>
  expect(rowsIn('  one | 2026-11-16 3y | none\n  two |\n    2026-11-16 4y | 2027-01-04\n')).toEqual([
    ['one', '2026-11-16 3y', 'none'],
    ['two', '2026-11-16 4y', '2027-01-04'],
  ]))
