import { isoDate } from '@requisite/law'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { CaseRequest, CaseSentenceRequest, RecallRequest } from './case/request.ts'
import { ignoredFieldWarnings, parse } from './parse.ts'
import { CalculationRequest } from './request.ts'

const least = { startDate: '2026-11-16', sentenceYears: 3 }

function questionOf(body: unknown) {
  const parsed = parse(body)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  return parsed
}

const errorsOf = (body: unknown): object => {
  const parsed = parse(body)
  return 'errors' in parsed ? parsed.errors : {}
}

test('the schema of a request is one by the rules of JSON Schema', () => {
  const ajv = new Ajv2020()
  for (const schema of [CalculationRequest, CaseRequest, CaseSentenceRequest, RecallRequest])
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true)
  expect(ajv.validateSchema({ ...CalculationRequest, required: 'startDate' })).toBe(false)
})

describe('A request', () => {
  test('becomes the law’s question, defaults filled', () => {
    const { question, ...rest } = questionOf(least)
    expect({ ...question, start: isoDate(question.start) }).toMatchObject({
      ...{ start: '2026-11-16', term: { years: 3, months: 0, days: 0 } },
      ...{ remandCreditDays: 0, taggedBailCreditDays: 0, addedDays: 0, sentenceType: null, age: 'adult' },
      ...{ regimeId: null, offence: null, postCommencement: false },
    })
    expect(rest).toEqual({ offenceKey: null, unknownFields: [] })
  })

  test('becomes it with every field', () => {
    const { question, offenceKey, unknownFields } = questionOf({
      ...{ ...least, sentenceMonths: 1, sentenceDays: 2, remandCreditDays: 3, taggedBailCreditDays: 4 },
      ...{
        ...{ addedDays: 5, sentenceType: 'eds', ageAtSentence: 'child' },
        ...{ regimeId: 'life', postCommencement: true },
      },
      ...{ offenceKey: 'robbery', regimeSource: 'caller', other: 1 },
    })
    expect(question).toMatchObject({
      ...{
        term: { years: 3, months: 1, days: 2 },
        remandCreditDays: 3,
        taggedBailCreditDays: 4,
        addedDays: 5,
      },
      ...{ sentenceType: 'eds', age: 'child', regimeId: 'life', postCommencement: true },
      offence: { key: 'robbery' },
    })
    expect([offenceKey, unknownFields.map(({ place }) => place)]).toEqual(['robbery', ['other']])
  })

  test('is not changed by being read', () => {
    const body = Object.freeze({ ...least, offenceKey: null, other: Object.freeze({}) })
    questionOf(body)
    expect(body).toEqual({ ...least, offenceKey: null, other: {} })
  })

  test('that is not an object lacks everything', () => {
    for (const body of [null, undefined, [], [least], 'x', 0, true])
      expect(Object.keys(errorsOf(body))).toEqual(['startDate', 'sentenceYears'])
  })

  test('has one sentence for each field, however many rules it breaks', () =>
    expect(errorsOf({ startDate: [], sentenceYears: -1.5, sentenceType: 7 })).toEqual({
      startDate: [expect.stringContaining('YYYY-MM-DD')],
      sentenceYears: [expect.stringContaining('0 to 99')],
      sentenceType: [expect.stringContaining('sds, sds_plus')],
    }))

  test('has errors without a prototype, so that any name is only a name', () => {
    expect(Object.getPrototypeOf(errorsOf({}))).toBeNull()
    expect(Object.getPrototypeOf(errorsOf([]))).toBeNull()
  })

  test('is told of the empty term, the wrong names and the wrong types together', () =>
    expect(
      Object.keys(errorsOf({ sentenceYears: 0, offenceKey: 'x', regimeId: 'x', addedDays: 'x' })).sort(),
    ).toEqual(['addedDays', 'offenceKey', 'regimeId', 'sentenceYears', 'startDate'].sort()))
})

/** The unknown fields of a request that can be answered, as they are warned of. */
const ignored = (names: readonly string[]): readonly string[] =>
  ignoredFieldWarnings(
    questionOf({ ...least, ...Object.fromEntries(names.map((name) => [name, 1])) }).unknownFields,
  )

describe('Ignored fields', () => {
  test('are named, with what was probably meant', () => {
    expect(ignored(['remandDays', 'zzz'])).toEqual([
      "The field 'remandDays' is not recognised and was ignored. Did you mean 'remandCreditDays'?",
      "The field 'zzz' is not recognised and was ignored.",
    ])
    expect(ignored([])).toEqual([])
  })

  test('beyond ten are counted, and a sentence stands once', () => {
    const many = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `zz${i}`)
    expect(ignored(many(11)).at(-1)).toBe('1 more field is not recognised and was ignored.')
    expect(ignored(many(12)).at(-1)).toBe('2 more fields are not recognised and were ignored.')
    expect(ignored([`${'z'.repeat(60)}1`, `${'z'.repeat(60)}2`])).toHaveLength(1)
  })

  test('are cut, and kept well formed', () =>
    expect(ignored([`${'z'.repeat(59)}🔒🔒`])).toEqual([
      `The field '${'z'.repeat(59)}\uFFFD…' is not recognised and was ignored.`,
    ]))
})
