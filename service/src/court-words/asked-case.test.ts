import { expect, test } from 'vitest'
import { caseRead } from './asked-case.ts'
import { readCourt } from './read-court.ts'

/** What the words tell of the first sentence, for the command line and for assistants. */
test.each<[string, Record<string, unknown>]>([
  ['3 years, 8 months on remand', { sentenceYears: 3, remandCreditMonths: 8 }],
  ['3 years less 40 days', { sentenceYears: 3, remandCreditDays: 40 }],
  ['3 years, no remand', { remandCreditDays: 0 }],
  ['life, minimum 18 years less 200 days', { remandCreditDays: 200, creditTakenOffMinimum: false }],
  ['IPP, tariff 3 years less 90 days on remand', { remandCreditDays: 90, creditTakenOffMinimum: false }],
  // Only a minimum term can have been told before they come off.
  ['3 years less 40 days on remand', { remandCreditDays: 40, creditTakenOffMinimum: undefined }],
  ['life, minimum 18 years, 200 days on remand', { creditTakenOffMinimum: undefined }],
  [
    'life, minimum 18 years, 200 days already deducted',
    { remandCreditDays: 200, creditTakenOffMinimum: true },
  ],
  [
    'life, minimum 18 years. He served 200 days on remand already taken off',
    { remandCreditDays: 200, creditTakenOffMinimum: true },
  ],
  ['life, minimum 18 years, 200 days on remand to count', { creditTakenOffMinimum: undefined }],
])('“%s” tells %j', (typed, told) => {
  const [first] = caseRead(readCourt(typed, { today: '2026-11-16' })).sentences
  for (const [name, value] of Object.entries(told)) expect(first?.[name as 'id'], name).toBe(value)
})

test('each time on remand is told by its days; one that goes on ends on the eve of the sentence', () =>
  expect(
    caseRead(
      readCourt('3 years today, on remand from 1 Feb 2026 to 3 April 2026 and from 6 July 2026', {
        today: '2026-11-16',
      }),
    ).remand,
  ).toEqual([
    { fromDate: '2026-02-01', toDate: '2026-04-03' },
    { fromDate: '2026-07-06', toDate: '2026-11-15' },
  ]))

test('the dates of the prison’s paper are told by their letters', () =>
  expect(
    caseRead(
      readCourt('3 years today. The prison says 16 November 2027. SLED 15 November 2029', {
        today: '2026-11-16',
      }),
    ),
  ).toMatchObject({ statedReleaseDate: '2027-11-16', statedDates: { SLED: '2029-11-15' } }))

test.each([
  ['3 years today, 21 days added for a phone', { addedDays: 21 }],
  ['3 years today, 14 added days on 5 October 2026', { addedDays: [{ days: 14, date: '2026-10-05' }] }],
  ['3 years today, to be deported', { liableToRemoval: true }],
  ['3 years today', { addedDays: undefined, liableToRemoval: undefined }],
] as const)('“%s” tells of the person %j', (typed, told) => {
  const read = caseRead(readCourt(typed, { today: '2026-11-16' }))
  for (const [name, value] of Object.entries(told)) expect(read[name as 'addedDays'], name).toEqual(value)
})

test('a recall is of the sentences that were passed before it', () =>
  expect(
    caseRead(
      readCourt(
        '3 years on 2 June 2025. Recalled 2 November 2026, standard recall. 8 months on 9 November 2026',
        { today: '2026-11-16' },
      ),
    ),
  ).toMatchObject({
    sentences: [{ startDate: '2025-06-02' }, { startDate: '2026-11-09' }],
    recall: { type: 'standard', recallDate: '2026-11-02', sentenceIds: ['1'] },
  }))

/** The recall that the words tell of. */
test.each([
  [
    'Recalled for 28 days, back in prison 2 October 2026',
    { type: 'fixed_term_28', returnToCustodyDate: '2026-10-02' },
  ],
  ['recalled on 3 March 2026, standard recall', { type: 'standard', recallDate: '2026-03-03' }],
  ['recalled from tag', { type: 'curfew' }],
  ['recalled on 3 March 2026', undefined],
])('“%s” tells the recall %j', (typed, recall) =>
  expect(caseRead(readCourt(typed, { today: '2026-11-16' })).recall).toEqual(recall),
)
