import { expect, test } from 'vitest'
import { readCourt } from '../../court-words/read-court.ts'
import { readFields } from './fields.ts'

const fieldsOf = (typed: string) => {
  const { sentences, person } = readFields(readCourt(typed, { today: '2026-11-16' }), [])
  return { ...person, ...sentences[0] }
}

test.each([
  ['3 years, 8 months on remand', { remandCreditMonths: '8' }],
  ['3 years, 40 days on remand', { remandCreditDays: '40' }],
  ['3 years, no remand', { creditNone: 'yes' }],
  ['life, minimum 18 years less 200 days', { remandCreditDays: '200', creditTakenOffMinimum: 'false' }],
  ['IPP, tariff 3 years less 90 days on remand', { creditTakenOffMinimum: 'false' }],
])('“%s” fills in %j', (typed, fields) => {
  expect(fieldsOf(typed)).toMatchObject(fields)
})

test.each([
  // It does not tell whether they were taken off.
  ['life, minimum 18 years, 200 days on remand', 'creditTakenOffMinimum'],
  // Days beside the months are no whole months: they are asked for.
  ['3 years, remanded for 2 months 10 days', 'remandCreditDays'],
])('“%s” does not fill in %s', (typed, field) => {
  expect(fieldsOf(typed)).not.toHaveProperty(field)
})
