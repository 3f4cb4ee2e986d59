import { expect, test } from 'vitest'
import { caseRead } from './asked-case.ts'
import { readCourt } from './read-court.ts'

/** What the words tell of the first sentence, for the command line and for assistants. */
test.each([
  ['3 years, 8 months on remand', { sentenceYears: 3, remandCreditMonths: 8 }],
  ['3 years less 40 days', { sentenceYears: 3, remandCreditDays: 40 }],
  ['3 years, no remand', { remandCreditDays: 0 }],
  ['life, minimum 18 years less 200 days', { remandCreditDays: 200, creditTakenOffMinimum: false }],
  ['IPP, tariff 3 years less 90 days on remand', { remandCreditDays: 90, creditTakenOffMinimum: false }],
  // Only a minimum term can have been told before they come off.
  ['3 years less 40 days on remand', { remandCreditDays: 40, creditTakenOffMinimum: undefined }],
  ['life, minimum 18 years, 200 days on remand', { creditTakenOffMinimum: undefined }],
])('“%s” tells %j', (typed, told) => {
  const [first] = caseRead(readCourt(typed, { today: '2026-11-16' })).sentences
  for (const [name, value] of Object.entries(told)) expect(first?.[name as 'id'], name).toBe(value)
})
