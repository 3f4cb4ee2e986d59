import { expect, test } from 'vitest'
import { readCourt } from '../../court-words/read-court.ts'
import { fieldsOf } from './fields.ts'

test.each([
  ['3 years, 8 months on remand', { creditRemand: 'yes', remandCreditMonths: '8', remandCreditDays: '' }],
  ['3 years, 40 days on remand', { remandCreditMonths: '', remandCreditDays: '40' }],
  // Days beside the months are no whole months.
  ['3 years, remanded for 2 months 10 days', { creditRemand: 'yes', remandCreditMonths: '' }],
  ['life, minimum 18 years less 200 days', { remandCreditDays: '200', creditTakenOffMinimum: 'false' }],
  ['IPP, tariff 3 years less 90 days on remand', { creditTakenOffMinimum: 'false' }],
])('“%s” fills in %j', (typed, fields) => {
  expect(fieldsOf(readCourt(typed, { today: '2026-11-16' }), [], 0)).toMatchObject(fields)
})

test('Days on remand beside a minimum term do not tell whether they were taken off', () => {
  const read = readCourt('life, minimum 18 years, 200 days on remand', { today: '2026-11-16' })
  expect(fieldsOf(read, [], 0)).not.toHaveProperty('creditTakenOffMinimum')
})
