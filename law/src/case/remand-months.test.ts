import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseAlternativesOf } from './alternatives.ts'
import { caseOf } from './case-answer.ts'
import { howSureOf } from './how-sure.ts'
import { requestOf } from './request-of.ts'

const theft = { startDate: '2026-11-02', sentenceMonths: 36, offenceKey: 'theft' } as const

function answered(sentence: Partial<AskedCaseSentence>, rest: Partial<AskedCase> = {}) {
  const answer = caseOf({ ...rest, sentences: [{ ...theft, ...sentence }] } as AskedCase)
  if ('refusals' in answer) throw new Error(answer.refusals.map(({ message }) => message).join())
  return answer
}
const releasedOn = (days: number): string => isoDate(answered({ remandCreditDays: days }).release as never)

describe('Months on remand are the fewest days that they can have had, and the most beside it', () =>
  test.each([
    [1, 28, 31],
    [2, 59, 62],
    [8, 242, 245],
    [12, 365, 366],
    [14, 424, 428],
    [24, 730, 731],
  ])('%i months: %i to %i days', (remandCreditMonths, fewest, most) => {
    const answer = answered({ remandCreditMonths })
    const rival = caseAlternativesOf(answer).find(({ code }) => code === 'A_REMAND_MONTHS')
    expect(isoDate(answer.release as never)).toBe(releasedOn(fewest))
    expect(rival === undefined ? releasedOn(fewest) : isoDate(rival.release as never)).toBe(releasedOn(most))
    expect(rival?.sentenceIds ?? ['1']).toEqual(['1'])
  }))

test('It is fairly sure, says why, and is given back as it was told', () => {
  const answer = answered({ remandCreditMonths: 8 })
  expect(howSureOf(answer).level).toBe('fairly_sure')
  expect(answer.warnings.map(({ code }) => code)).toContain('W_REMAND_MONTHS')
  expect(requestOf(answer.case).sentences[0]).toMatchObject({ remandCreditMonths: 8, remandCreditDays: 0 })
})

test('Beside a month of sentence the day decides, and both are said', () => {
  const answer = answered({ startDate: null, startMonth: '2025-06', remandCreditMonths: 8 } as never)
  expect(answer.warnings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['W_DAY_NOT_TOLD', 'W_REMAND_MONTHS']),
  )
})

test('Where the days move nothing there is no second date', () => {
  const answer = answered({ remandCreditMonths: 8, sentenceMonths: 1 })
  expect(caseAlternativesOf(answer).map(({ code }) => code)).not.toContain('A_REMAND_MONTHS')
})

const messages = (
  sentence: Record<string, unknown>,
  rest: Record<string, unknown> = {},
): readonly string[] => {
  const answer = caseOf({ ...rest, sentences: [{ ...theft, ...sentence }] } as AskedCase)
  return 'refusals' in answer ? answer.refusals.map(({ message }) => message) : []
}

describe('What cannot be', () => {
  const time = [{ fromDate: '2026-01-02', toDate: '2026-03-01' }]
  test.each([
    ['no months', { remandCreditMonths: 0 }, {}, /months on remand/],
    ['more than two years', { remandCreditMonths: 25 }, {}, /from 1 to 24/],
    ['a part of one', { remandCreditMonths: 1.5 }, {}, /months on remand/],
    ['days beside it', { remandCreditMonths: 8, remandCreditDays: 240 }, {}, /not both/],
    ['days that nobody knows', { remandCreditMonths: 8, remandCreditDays: 'unknown' }, {}, /not both/],
    ['a time on remand beside it', { remandCreditMonths: 8 }, { remand: time }, /./],
  ])('%s', (_, sentence, rest, message) => {
    const said = messages(sentence, rest)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(message)
  })
})

test('Of several sentences only its own has them', () => {
  const two = (first: Partial<AskedCaseSentence>) =>
    caseOf({
      sentences: [
        { ...theft, ...first },
        { ...theft, sentenceMonths: 12 },
      ],
    })
  const [months, days] = [two({ remandCreditMonths: 8 }), two({ remandCreditDays: 242 })]
  if ('refusals' in months || 'refusals' in days) throw new Error('refused')
  expect(months.release).toBe(days.release)
})

test('an answer asked again gives the same: its inputs have none in place of the days', () => {
  const { case: taken, release } = answered({ remandCreditMonths: 8 })
  const again = caseOf(requestOf(taken))
  expect('refusals' in again ? again.refusals : again.release).toBe(release)
})
