import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { ages, sentenceTypes } from '../tables/kinds.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { type Asked, ask, isStartInBounds } from './question.ts'

const valid = { start: '2026-11-14', years: 3 } as const satisfies Asked

const refusedFields = (asked: Asked): readonly string[] => {
  const asking = ask(asked)
  return 'refusals' in asking ? asking.refusals.map(({ field }) => field) : []
}

/** What a caller without types can send. */
const untyped = (asked: Record<string, unknown>): Asked => asked as unknown as Asked

describe('A question that is given in part is filled in', () => {
  test('only the start and a length are needed; the age is adult, and nothing else is assumed', () => {
    expect(ask(valid)).toEqual({
      question: {
        start: parseDay('2026-11-14'),
        term: { years: 3, months: 0, days: 0 },
        remandCredit: 0,
        taggedBailCredit: 0,
        addedDays: 0,
        sentenceType: null,
        age: 'adult',
        regimeId: null,
        offence: null,
        postCommencement: false,
      },
    })
  })

  test('what is given is kept as it is', () => {
    const offence = offenceByKey('robbery')
    const given = {
      ...{ remandCredit: 1, taggedBailCredit: 2, addedDays: 3, offence },
      ...{ sentenceType: 'eds', age: 'child', regimeId: 'life', postCommencement: true },
    }
    const { question } = ask(untyped({ ...valid, months: 2, days: 5, ...given })) as { question: unknown }
    expect(question).toMatchObject({ ...given, term: { years: 3, months: 2, days: 5 } })
  })
})

describe('A question out of bounds is refused, and the field is named', () => {
  for (const [field, most] of [
    ['years', 99],
    ['months', 11],
    ['days', 30],
    ['remandCredit', 36525],
    ['taggedBailCredit', 36525],
    ['addedDays', 36525],
  ] as const) {
    test(`${field}: ${most} is the most`, () => {
      expect(refusedFields({ ...valid, [field]: most })).toEqual([])
      expect(refusedFields({ ...valid, [field]: most + 1 })).toEqual([field])
    })
    for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      test(`${field}: ${value} is not a whole number of days, months or years`, () =>
        expect(refusedFields({ ...valid, [field]: value })).toEqual([field]))
    test(`${field}: the message says what may be entered`, () => {
      const message = `Enter a whole number from 0 to ${most}.`
      expect(ask({ ...valid, [field]: -1 })).toEqual({ refusals: [{ field, message }] })
    })
  }

  for (const [field, asked, message] of [
    ['years', { start: '2026-11-14' }, 'Enter a sentence of at least one day.'],
    ['years', { start: '2026-11-14', years: 0, months: 0, days: 0 }, 'Enter a sentence of at least one day.'],
    [
      'start',
      { ...valid, start: '2026-02-30' },
      'Enter a real date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    ],
    [
      'start',
      { ...valid, start: '1899-12-31' },
      'Enter a real date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    ],
    [
      'start',
      { ...valid, start: '2200-01-01' },
      'Enter a real date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    ],
    ['sentenceType', { ...valid, sentenceType: 'dto' }, `Choose one of: ${sentenceTypes.join(', ')}.`],
    ['age', { ...valid, age: '17' }, `Choose one of: ${ages.join(', ')}.`],
    ['regimeId', { ...valid, regimeId: 'SDS_ADULT' }, 'Choose the id of a regime.'],
    ['regimeId', { ...valid, regimeId: 'constructor' }, 'Choose the id of a regime.'],
    [
      'offenceDate',
      { ...valid, offenceDate: '2014-02-30' },
      'Enter a real date, not after the start, as YYYY-MM-DD.',
    ],
    [
      'offenceDate',
      { ...valid, offenceDate: '2026-11-15' },
      'Enter a real date, not after the start, as YYYY-MM-DD.',
    ],
  ] as const)
    test(`${field}: ${JSON.stringify(asked)} is refused`, () =>
      expect(ask(untyped(asked))).toEqual({ refusals: [{ field, message }] }))

  test('an offence on the day of sentence is a day like another', () => {
    const { question } = ask({ ...valid, offenceDate: '2026-11-14' }) as {
      question: { offenceDate: unknown; start: unknown }
    }
    expect(question.offenceDate).toBe(question.start)
  })

  test('contempt of court is not a sentence (Criminal Justice Act 2003, section 258)', () =>
    expect(ask({ ...valid, offence: offenceByKey('contempt_of_court') as Offence })).toEqual({
      refusals: [{ field: 'offence', message: 'Contempt of court is not a sentence. A case works it out.' }],
    }))

  test('one day, one month or one year is a sentence', () => {
    for (const length of [{ days: 1 }, { months: 1 }, { years: 1 }])
      expect(refusedFields({ start: '2026-11-14', ...length })).toEqual([])
  })

  test('every kind of sentence and every age is allowed', () => {
    for (const sentenceType of sentenceTypes)
      for (const age of ages) expect(refusedFields({ ...valid, sentenceType, age })).toEqual([])
  })

  test('everything that is wrong is said at once, the start first', () => {
    const wrong = { start: 'today', years: -1, months: 12, days: 31, remandCredit: -1 }
    const alsoWrong = { taggedBailCredit: -1, addedDays: -1, sentenceType: 'x', age: 'x', regimeId: 'x' }
    expect([...refusedFields(untyped({ ...wrong, ...alsoWrong }))].sort()).toEqual(
      [...Object.keys(wrong), ...Object.keys(alsoWrong)].sort(),
    )
    expect(refusedFields(untyped({ ...wrong, ...alsoWrong }))[0]).toBe('start')
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
      expect(refusedFields({ ...valid, start })).toEqual(is ? [] : ['start'])
    })
})

describe('The age, where it was not said, is the one that the day of birth settles', () => {
  for (const [what, told, want] of [
    ['nothing known', {}, 'adult'],
    ['17 on the day of sentence', { dateOfBirth: '2008-11-17' }, 'child'],
    ['18 on the day of sentence', { dateOfBirth: '2008-11-16' }, 'adult'],
    ['said not to be known, 17', { dateOfBirth: '2008-11-17', age: 'unknown' }, 'child'],
    ['said not to be known, 18', { dateOfBirth: '2008-11-16', age: 'unknown' }, 'unknown'],
    ['said', { dateOfBirth: '2008-11-17', age: 'adult' }, 'adult'],
  ] as const)
    test(`${what}: ${want}`, () =>
      expect(ask({ start: '2026-11-16', years: 2, ...told })).toMatchObject({ question: { age: want } }))
})
