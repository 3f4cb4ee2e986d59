import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import { askCase } from '../case/ask.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { caseBounds } from '../facts/bounds.ts'

const A = { id: 'A', startDate: '2026-11-16', sentenceYears: 2 } as const
const B = { id: 'B', startDate: '2027-05-10', sentenceYears: 2 } as const
const time = { fromDate: '2026-06-15', toDate: '2026-11-15' } as const
const other = { fromDate: '2026-07-06', toDate: '2026-07-19', why: 'fine_default' } as const

const ofTime = (field: string, at = 0) => ({ in: 'remand', at, field })
const ofOther = (field: string) => ({ in: 'otherCustody', at: 0, field })
const firstDay = 'Enter the first day as a real date, such as 2026-03-20.'
const lastDay = 'Enter the last day as a real date, such as 2026-11-15.'
const wrongWay = 'The last day is before the first day.'
const fromSentence =
  'This is on or after the day of sentence. From that day on the sentence itself is served.'
const notBoth = 'Give the days on remand as dates or as a number, not both.'
const noIds = 'A charge that ended in no sentence has no sentenceIds.'

const refusalsOf = (asked: unknown) => {
  const result = askCase(asked as AskedCase)
  return 'refusals' in result ? result.refusals.map(({ place, message }) => ({ place, message })) : []
}

describe('What is wrong with times on remand and in other custody', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, place, message] of [
    ['a first day that is on no calendar', { remand: [{ ...time, fromDate: '2026-02-30' }] }, ofTime('fromDate'), firstDay],
    ['a first day out of bounds', { remand: [{ ...time, fromDate: '1899-12-31' }] }, ofTime('fromDate'), firstDay],
    ['a last day that is on no calendar', { remand: [time, { ...time, toDate: '2026-11-31' }] }, ofTime('toDate', 1), lastDay],
    ['no last day, one sentence', { remand: [{ fromDate: '2026-06-15' }] }, ofTime('toDate'),
      'Enter the last day. If it ran up to the sentence, that is the day before it: 2026-11-15.'],
    ['no last day, the last sentence that it is for', { sentences: [A, B], remand: [{ fromDate: '2026-06-15', toDate: null }] },
      ofTime('toDate'), 'Enter the last day. If it ran up to the sentence, that is the day before it: 2027-05-09.'],
    ['no last day, and no sentence', { remand: [{ fromDate: '2026-06-15', outcome: 'no_sentence' }] }, ofTime('toDate'), lastDay],
    ['the wrong way round', { remand: [{ ...time, toDate: '2026-06-01' }] }, ofTime('toDate'), wrongWay],
    ['the first day is the day of sentence', { remand: [{ fromDate: '2026-11-16', toDate: '2026-11-20' }] }, ofTime('fromDate'), fromSentence],
    ['the first day is that of the last sentence it is for', caseIn('A 2026-11-16 2y; B 2027-05-10 2y; remand 2027-05-10..2027-05-10'), ofTime('fromDate'), fromSentence],
    ['a sentence that is not there', { remand: [{ ...time, sentenceIds: ['C'] }] }, ofTime('sentenceIds'), 'There is no sentence C.'],
    ['no sentence is named', { remand: [{ ...time, sentenceIds: [] }] }, ofTime('sentenceIds'), 'Name at least one sentence, or leave it out.'],
    ['an outcome, and a sentence', { remand: [{ ...time, sentenceIds: ['A'], outcome: 'no_sentence' }] }, ofTime('outcome'), noIds],
    ['an outcome that is none', { remand: [{ ...time, outcome: 'acquitted' }] }, ofTime('outcome'), `Say no_sentence or not_concluded. ${noIds}`],
    ['too many times on remand', { remand: new Array(caseBounds.remand + 1).fill(time) }, { in: 'case', field: 'remand' },
      'Send at most 100 times on remand as a list of { "fromDate", "toDate" }.'],
    ['too many times in other custody', { otherCustody: new Array(caseBounds.otherCustody + 1).fill(other) },
      { in: 'case', field: 'otherCustody' }, 'Send at most 100 times in other custody as a list of { "fromDate", "toDate", "why" }.'],
    ['dates, and a number with a sentence that they are for', { sentences: [{ ...A, remandCreditDays: 5 }], remand: [time] },
      { in: 'sentences', at: 0, field: 'remandCreditDays' }, notBoth],
    ['dates, and a number with a sentence that they name',
      { sentences: [A, { ...B, remandCreditDays: 5 }], remand: [{ ...time, sentenceIds: ['B'] }] },
      { in: 'sentences', at: 1, field: 'remandCreditDays' }, notBoth],
    ['dates, and a number that is not known', caseIn('A 2026-11-16 2y remandCreditDays=unknown; remand 2026-06-15..2026-11-15'),
      { in: 'sentences', at: 0, field: 'remandCreditDays' }, notBoth],
    ['no list', { remand: time }, { in: 'case', field: 'remand' }, 'Send at most 100 times on remand as a list of { "fromDate", "toDate" }.'],
    ['no time', { remand: [time, '2026-06-15'] }, { in: 'case', field: 'remand[1]' }, 'Send the time on remand as { "fromDate": "2026-03-20", "toDate": "2026-11-15" }.'],
    ['an id that is none', { remand: [{ ...time, sentenceIds: 'A' }] }, ofTime('sentenceIds'), 'Name at least one sentence, or leave it out.'],
    ['other custody from no day', { otherCustody: [{ ...other, fromDate: '' }] }, ofOther('fromDate'), firstDay],
    ['other custody to no day', { otherCustody: [{ ...other, toDate: '' }] }, ofOther('toDate'), lastDay],
    ['other custody the wrong way round', { otherCustody: [{ ...other, toDate: '2026-07-05' }] }, ofOther('toDate'), wrongWay],
    ['other custody for no known reason', { otherCustody: [{ ...other, why: 'holiday' }] }, ofOther('why'),
      'Say why: sentence, recall, fine_default, contempt, immigration, extradition or other.'],
  ] as const)
    test(what, () => expect(refusalsOf({ sentences: [A], ...asked })).toEqual([{ place, message }]))
})

describe('What is not wrong', () => {
  // biome-ignore format: one row a line
  for (const [what, asked] of [
    ['no times at all', { remand: [] }],
    ['as many as there can be', { remand: new Array(caseBounds.remand).fill(time) }],
    ['times that overlap', { remand: [time, time] }],
    ['a last day on or after the sentence', { remand: [{ ...time, toDate: '2026-11-20' }] }],
    ['a first day on the eve', { remand: [{ fromDate: '2026-11-15', toDate: '2026-11-15' }] }],
    ['a first day on the sentence of another', caseIn('A 2026-11-16 2y; B 2027-05-10 2y; remand 2026-11-16..2027-05-09')],
    ['a charge without a sentence, after the sentence', { remand: [{ fromDate: '2026-12-01', toDate: '2026-12-05', outcome: 'not_concluded', sentenceIds: [] }] }],
    ['a number with another sentence', { sentences: [{ ...A, remandCreditDays: 5 }, B], remand: [{ ...time, sentenceIds: ['B'] }] }],
    ['a number, and a charge without a sentence', caseIn('A 2026-11-16 2y remandCreditDays=5; remand 2026-06-15..2026-11-15 outcome=no_sentence')],
    ['other custody of one day', { otherCustody: [{ ...other, toDate: '2026-07-06' }] }],
  ] as const)
    test(what, () => expect(askCase({ sentences: [A], ...asked } as AskedCase)).toHaveProperty('case'))

  test('a day of sentence that cannot be read is refused once', () =>
    expect(askCase(caseIn('A 2026-02-30 2y; remand 2026-06-15'))).toMatchObject({
      refusals: [{ place: { field: 'startDate' } }, { place: ofTime('toDate'), message: lastDay }],
    }))
})
