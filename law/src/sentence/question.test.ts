import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import { isStartInBounds } from '../facts/bounds.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { realDate } from '../facts/messages.ts'
import { ages, sentenceTypes } from '../tables/kinds.ts'
import { offenceByKey } from '../tables/offences.ts'
import { ask } from './ask.ts'

const valid = { startDate: '2026-11-14', sentenceYears: 3 } as const satisfies AskedCalculation

const refusedFields = (asked: AskedCalculation): readonly string[] => {
  const asking = ask(asked)
  return 'refusals' in asking ? asking.refusals.map(({ field }) => field) : []
}

/** What a caller without types can send. */
const untyped = (asked: Record<string, unknown>): AskedCalculation => asked as unknown as AskedCalculation

describe('A question that is given in part is filled in', () => {
  test('only the start and a length are needed; the age is adult, and nothing else is assumed', () =>
    expect(ask(valid)).toEqual({
      question: {
        start: parseDay('2026-11-14'),
        ...{ term: { years: 3, months: 0, days: 0 }, remandCreditDays: 0, taggedBailCreditDays: 0 },
        ...{ addedDays: 0, sentenceType: null, age: 'adult', regimeId: null },
        ...{ offence: null, postCommencement: false, notSuspended: null },
      },
    }))

  test('what is given is kept as it is', () => {
    const given = {
      ...{ remandCreditDays: 1, taggedBailCreditDays: 2, addedDays: 3 },
      ...{ sentenceType: 'eds', regimeId: 'life', postCommencement: true, notSuspended: true },
    } as const satisfies Partial<AskedCalculation>
    const length = { sentenceMonths: 2, sentenceDays: 5 }
    expect(ask({ ...valid, ...length, ...given, ageAtSentence: 'child', offenceKey: 'robbery' })).toEqual({
      question: {
        ...given,
        start: parseDay('2026-11-14'),
        term: { years: 3, months: 2, days: 5 },
        age: 'child',
        offence: offenceByKey('robbery'),
      },
    })
  })
})

describe('A question out of bounds is refused, and the field is named', () => {
  // biome-ignore format: one row a line
  for (const [field, most, message] of [
    ['sentenceYears', 99, 'Enter the years of the sentence as a whole number from 0 to 99. For a sentence under a year, enter 0.'],
    ['sentenceMonths', 11, 'Enter the months of the sentence as a whole number from 0 to 11.'],
    ['sentenceDays', 30, 'Enter the days of the sentence as a whole number from 0 to 30.'],
    ['remandCreditDays', 36525, 'Enter the days on remand as a whole number from 0 to 36525.'],
    ['taggedBailCreditDays', 36525, 'Enter the days credited for tagged bail as a whole number from 0 to 36525.'],
    ['addedDays', 36525, 'Enter the added days as a whole number from 0 to 36525.'],
  ] as const) {
    test(`${field}: ${most} is the most`, () => {
      expect(refusedFields({ ...valid, [field]: most })).toEqual([])
      expect(refusedFields({ ...valid, [field]: most + 1 })).toEqual([field])
    })
    for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      test(`${field}: ${value} is not a whole number of days, months or years`, () =>
        expect(refusedFields({ ...valid, [field]: value })).toEqual([field]))
    test(`${field}: the message says what may be entered`, () =>
      expect(ask({ ...valid, [field]: -1 })).toMatchObject({ refusals: [{ field, message }] }))
  }

  // biome-ignore format: one row a line
  for (const [field, asked, message] of [
    ['sentenceYears', { startDate: '2026-11-14' }, 'Enter the years of the sentence as a whole number. For a sentence under a year, enter 0.'],
    ['sentenceYears', { startDate: '2026-11-14', sentenceYears: 0, sentenceMonths: 0, sentenceDays: 0 }, 'Enter a sentence of at least one day.'],
    ['startDate', { sentenceYears: 3 }, 'Enter the date of the sentence as YYYY-MM-DD, like 2026-10-13.'],
    ['startDate', { ...valid, startDate: '2026-02-30' }, realDate],
    ['startDate', { ...valid, startDate: '1899-12-31' }, realDate],
    ['startDate', { ...valid, startDate: '2200-01-01' }, realDate],
    ['sentenceType', { ...valid, sentenceType: 'dto' }, `Choose the kind of sentence: ${sentenceTypes.join(', ')}.`],
    ['ageAtSentence', { ...valid, ageAtSentence: '17' }, `Choose the age when convicted: ${ages.join(', ')}.`],
  ] as const)
    test(`${field}: ${JSON.stringify(asked)} is refused`, () =>
      expect(ask(untyped(asked))).toMatchObject({ refusals: [{ field, message }] }))

  for (const [field, name, message] of [
    ['regimeId', 'SDS_ADULT', 'There is no regime with this id.'],
    ['regimeId', 'constructor', 'There is no regime with this id.'],
    ['offenceKey', 'Robbery', 'There is no offence with this key.'],
    ['offenceKey', '__proto__', 'There is no offence with this key.'],
  ] as const)
    test(`${field}: ${name} is a name that nobody knows`, () =>
      expect(ask({ ...valid, [field]: name })).toEqual({
        refusals: [{ field, message, fault: { of: field === 'regimeId' ? 'regime' : 'offence', name } }],
      }))

  test('contempt of court is not a sentence (Criminal Justice Act 2003, section 258)', () =>
    expect(ask({ ...valid, offenceKey: 'contempt_of_court' })).toEqual({
      refusals: [
        {
          field: 'offenceKey',
          message: 'Contempt of court is not a sentence. POST /api/v1/sentencing/release-dates works it out.',
        },
      ],
    }))

  test('one day, one month or one year is a sentence', () => {
    for (const length of [{ sentenceDays: 1 }, { sentenceMonths: 1 }, { sentenceYears: 1 }])
      expect(refusedFields({ startDate: '2026-11-14', sentenceYears: 0, ...length })).toEqual([])
  })

  test('every kind of sentence and every age is allowed', () => {
    for (const sentenceType of sentenceTypes)
      for (const age of ages)
        expect(refusedFields({ ...valid, sentenceType, ageAtSentence: age })).toEqual([])
  })

  test('everything that is wrong is said at once, the start first', () => {
    const wrong = sentenceIn('startDate=today 12m31d sentenceYears=-1 remandCreditDays=-1')
    const alsoWrong = {
      taggedBailCreditDays: -1,
      addedDays: -1,
      sentenceType: 'x',
      ageAtSentence: 'x',
      regimeId: 'x',
    }
    expect([...refusedFields(untyped({ ...wrong, ...alsoWrong }))].sort()).toEqual(
      [...Object.keys(wrong), ...Object.keys(alsoWrong)].sort(),
    )
    expect(refusedFields(untyped({ ...wrong, ...alsoWrong }))[0]).toBe('startDate')
  })
})

describe('A sentence starts from 1900-01-01 to 2199-12-31', () => {
  for (const [start, is] of [
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
  ] as const)
    test(`${start} is ${is ? 'in' : 'out of'} bounds`, () => {
      expect(isStartInBounds(parseDay(start) as Day)).toBe(is)
      expect(refusedFields({ ...valid, startDate: start })).toEqual(is ? [] : ['startDate'])
    })
})
