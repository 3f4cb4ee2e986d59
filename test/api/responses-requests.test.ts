/** What a request may hold, field by field: strict types, null, unknown fields, and names that are traps elsewhere. */

import type { CalculationResponse as Answer } from '@requisite/client'
import { offences } from '@requisite/law'
import { regimes, sentenceTypes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { sentencesIn } from '../support/case-in.ts'
import { describedService, postsTo } from '../support/described-service.ts'
import { calculatePath, jsonOf } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

const { ask } = describedService()

const { answerTo, errorsOf, post: postText } = postsTo<Answer>(ask, calculatePath)

const sentence = { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey: 'robbery' }

describe('Strict types', () => {
  for (const [written, years] of [
    ['3', 3],
    ['3.0', 3],
    ['3e0', 3],
    ['0.3e1', 3],
    ['30E-1', 3],
    ['-0', 0],
  ] as const)
    test(`${written} is ${years}`, async () => {
      const { inputs } = await answerTo(
        `{"startDate":"2026-11-16","sentenceYears":${written},"sentenceMonths":1}`,
      )
      expect(inputs.sentenceYears).toBe(years)
    })

  for (const written of [
    ...['"3"', '3.5', 'true', 'false', '[3]', '{}', '1e400', '-1e400', '3e-1'],
    ...['""', '1e21', '9007199254740993'],
  ])
    test(`${written} is not a number of years`, async () => {
      const body = `{"startDate":"2026-11-16","sentenceYears":${written}}`
      expect(Object.keys(await errorsOf(body))).toEqual(['sentenceYears'])
    })

  for (const written of ['"true"', '1', '0', '"yes"', '[]', '{}', '""'])
    test(`${written} is neither true nor false`, async () =>
      expect(
        await errorsOf(`{"startDate":"2026-11-16","sentenceYears":3,"postCommencement":${written}}`),
      ).toEqual({ postCommencement: ['Enter true or false, without quotation marks.'] }))

  for (const startDate of ['1900-01-01', '2199-12-31', '2024-02-29'])
    test(`${startDate} is a start date`, async () =>
      expect(
        (await answerTo({ startDate, sentenceYears: 99, sentenceMonths: 11, sentenceDays: 30 })).inputs,
      ).toMatchObject({ startDate }))

  for (const startDate of [
    ...['1899-12-31', '2200-01-01', '2023-02-29', '2100-02-29', '0000-01-01', '-2026-01-01', '+002026-01-01'],
    ...['２０２６-01-01', '2026-11-16\n', '2026-11-16 '],
  ])
    test(`${JSON.stringify(startDate)} is no start date`, async () =>
      expect(await errorsOf({ startDate, sentenceYears: 3 })).toEqual({
        startDate: ['Enter a real date as YYYY-MM-DD, like 2026-10-13, from 1900-01-01 to 2199-12-31.'],
      }))

  test('credit and added days: 0 to 36,525 each', async () => {
    for (const field of ['remandCreditDays', 'taggedBailCreditDays', 'addedDays'] as const) {
      expect((await answerTo({ ...sentence, [field]: 36_525 })).inputs[field]).toBe(36_525)
      for (const value of [36_526, -1, 1e9])
        expect(Object.keys(await errorsOf({ ...sentence, [field]: value }))).toEqual([field])
    }
  })

  test('a sentence of no length at all is an error on the years', async () => {
    const nothing = { sentenceYears: ['Enter a sentence of at least one day.'] }
    for (const more of [{}, { sentenceMonths: 0, sentenceDays: 0 }, { sentenceMonths: null }])
      expect(await errorsOf({ startDate: '2026-11-16', sentenceYears: 0, ...more })).toEqual(nothing)
    expect(await errorsOf({ startDate: 'x', sentenceYears: 0, offenceKey: 'x' })).toMatchObject(nothing)
    await answerTo({ startDate: '2026-11-16', sentenceYears: 0, sentenceDays: 1 })
    await answerTo({ startDate: '2026-11-16', sentenceYears: 0, sentenceMonths: 1 })
    expect(
      Object.keys(await errorsOf({ startDate: '2026-11-16', sentenceYears: 0, sentenceMonths: 12 })),
    ).toEqual(['sentenceMonths'])
  })

  test('a field that is written twice is refused: nobody can tell which one is meant', async () => {
    const body = '{"startDate":"2026-11-16","sentenceYears":1,"sentenceYears":2}'
    expect(Object.keys(await errorsOf(body))).toEqual(['sentenceYears'])
  })
})

describe('Null', () => {
  test('on an optional field means that it is absent', async () => {
    const without = await answerTo({ startDate: '2026-11-16', sentenceYears: 3 })
    const nulls = {
      ...{ sentenceMonths: null, sentenceDays: null, remandCreditDays: null, taggedBailCreditDays: null },
      ...{ addedDays: null, sentenceType: null, ageAtSentence: null, regimeId: null, postCommencement: null },
      ...{ offenceKey: null, regimeSource: null },
    }
    expect(await answerTo({ startDate: '2026-11-16', sentenceYears: 3, ...nulls })).toEqual(without)
  })

  test('on a required field is an error', async () => {
    expect(Object.keys(await errorsOf({ startDate: null, sentenceYears: 3 }))).toEqual(['startDate'])
    expect(Object.keys(await errorsOf({ startDate: '2026-11-16', sentenceYears: null }))).toEqual([
      'sentenceYears',
    ])
  })
})

describe('Posting the inputs of an answer back gives the same data', () => {
  const lengths = sentencesIn(
    '2026-11-16 3y remandCreditDays=40 postCommencement; 2025-06-16 5y6m addedDays=12',
    '2021-03-01 7y1d taggedBailCreditDays=9 postCommencement',
  )

  // In the short form every offence has one of the three lengths.
  for (const [n, request] of lengths.entries())
    test(`for every offence, an adult and ${request.sentenceYears} years from ${request.startDate}`, async () => {
      for (const { key } of sentencedOffences.filter((_, i) => isLong || i % lengths.length === n)) {
        const { data, inputs } = await answerTo({ ...request, offenceKey: key })
        const again = await answerTo(inputs)
        expect(again.data, key).toEqual(data)
        expect(again.inputs, key).toEqual({ ...inputs, regimeSource: 'caller' })
        expect(await answerTo(again.inputs), key).toEqual(again)
      }
    }, 60_000)

  test('for every regime, and with neither offence nor regime', async () => {
    for (const request of lengths) {
      const { data, inputs } = await answerTo(request)
      expect((await answerTo(inputs)).data).toEqual(data)
      for (const regimeId of Object.keys(regimes)) {
        const chosen = await answerTo({ ...request, regimeId })
        expect(await answerTo(chosen.inputs), regimeId).toEqual(chosen)
      }
    }
  })
})

describe('Unknown fields', () => {
  const warned = (field: string, meant?: string): string =>
    `The field '${field}' is not recognised and was ignored.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`

  for (const [field, meant] of [
    ['remandDays', 'remandCreditDays'],
    ['remand_credit_days', 'remandCreditDays'],
    ['startdate', 'startDate'],
    ['sentenceyears', 'sentenceYears'],
    ['years', 'sentenceYears'],
    ['offence', 'offenceKey'],
    ['regime', 'regimeId'],
    ['taggedBailDays', 'taggedBailCreditDays'],
    ['age', 'ageAtSentence'],
    ['postcommencement', 'postCommencement'],
    ['colour', undefined],
    ['x', undefined],
    ['', undefined],
  ] as const)
    test(`'${field}' is warned about${meant === undefined ? '' : `, and '${meant}' suggested`}`, async () => {
      const { data } = await answerTo({ ...sentence, [field]: 40 })
      const { data: without } = await answerTo(sentence)
      expect(data).toEqual({ ...without, warnings: [warned(field, meant), ...without.warnings] })
    })

  test('the warning stands below the wrong release point, and above all else', async () => {
    const { data } = await answerTo({ startDate: '2026-11-16', sentenceYears: 3, remandDays: 40 })
    expect(data.warnings[0]).toMatch(/^This sentence starts on or after 1 October 2026/)
    expect(data.warnings[1]).toBe(warned('remandDays', 'remandCreditDays'))
  })

  test('regimeSource is known, and nothing is said', async () =>
    expect(await answerTo({ ...sentence, regimeSource: 'caller' })).toEqual(await answerTo(sentence)))

  test('ten are named; more are counted', async () => {
    const unknown = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`zzzz${i}`, i]))
    const named = async (count: number): Promise<readonly string[]> =>
      (await answerTo({ ...sentence, ...unknown(count) })).data.warnings.filter((text) =>
        text.includes('recognised'),
      )
    expect(await named(10)).toHaveLength(10)
    expect((await named(11)).at(-1)).toBe('1 more field is not recognised and was ignored.')
    expect((await named(30)).at(-1)).toBe('20 more fields are not recognised and were ignored.')
    expect(await named(1000)).toHaveLength(11)
  })

  test('a long name is cut, an odd one is kept readable, and no sentence stands twice', async () => {
    const long = 'y'.repeat(500)
    const { data } = await answerTo({
      ...sentence,
      [`${long}1`]: 1,
      [`${long}2`]: 2,
      [`${'z'.repeat(59)}🔒`]: 3,
    })
    expect(data.warnings.slice(0, 2)).toEqual([
      warned(`${'y'.repeat(60)}…`),
      warned(`${'z'.repeat(59)}\uFFFD…`),
    ])
    const lone = await postText(`${JSON.stringify(sentence).slice(0, -1)},"\\ud800":1}`)
    expect(lone.text).not.toMatch(/\\ud8/i)
    expect((jsonOf(lone) as Answer).data.warnings[0]).toBe(warned('\uFFFD'))
  })
})

describe('Names that are traps elsewhere', () => {
  const traps = [
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', '__defineGetter__'],
  ]

  test('as fields they are unknown fields', async () => {
    const body = `{"startDate":"2026-11-16","sentenceYears":3,${traps.map((name) => `"${name}":{"sentenceMonths":5}`).join(',')}}`
    const { data, inputs } = await answerTo(body)
    const plain = await answerTo({ startDate: '2026-11-16', sentenceYears: 3 })
    expect(inputs).toEqual(plain.inputs)
    for (const name of traps)
      expect(data.warnings).toContain(`The field '${name}' is not recognised and was ignored.`)
    expect(data.warnings.filter((text) => !text.startsWith('The field'))).toEqual(plain.data.warnings)
  })

  test('as values they are unknown values', async () => {
    for (const name of traps) {
      expect(Object.keys(await errorsOf({ ...sentence, offenceKey: name }))).toEqual(['offenceKey'])
      expect(Object.keys(await errorsOf({ ...sentence, regimeId: name }))).toEqual(['regimeId'])
      expect(Object.keys(await errorsOf({ ...sentence, sentenceType: name }))).toEqual(['sentenceType'])
      expect(Object.keys(await errorsOf({ ...sentence, ageAtSentence: name }))).toEqual(['ageAtSentence'])
      expect(Object.keys(await errorsOf({ ...sentence, startDate: name }))).toEqual(['startDate'])
    }
  })

  test('no request changes what the next one gets', async () => {
    const before = await answerTo(sentence)
    await postText(
      '{"__proto__":{"postCommencement":false,"sentenceYears":9},"constructor":{"prototype":{"x":1}}}',
    )
    expect(await answerTo(sentence)).toEqual(before)
    expect(Object.prototype).not.toHaveProperty('postCommencement')
  })
})

describe('Unknown names get close ones', () => {
  for (const [offenceKey, suggested] of [
    ['robery', " Did you mean 'robbery' or 'assault_with_intent_to_rob'?"],
    ['Robbery', " Did you mean 'robbery'?"],
    ['robbery ', " Did you mean 'robbery'?"],
    ['TH68023', " Did you mean 'robbery'?"],
    ['qqqqqqqq', ''],
    ['', ''],
    ['z'.repeat(10_000), ''],
  ] as const)
    test(`offence '${offenceKey.slice(0, 20)}'`, async () =>
      expect(await errorsOf({ ...sentence, offenceKey })).toEqual({
        offenceKey: [
          `There is no offence with this key.${suggested} The keys are listed at GET /api/v1/sentencing/offences.`,
        ],
      }))

  test('three at most, and each of them exists', async () => {
    for (const offenceKey of ['assault', 'sexual', 'abh', 'drug', 'theft from shop', 'murdr', 'burglery']) {
      const [sentenceText = ''] = (await errorsOf({ ...sentence, offenceKey })).offenceKey ?? []
      const keys = [...sentenceText.matchAll(/'([^']+)'/g)].map(([, key]) => key)
      expect(keys.length, offenceKey).toBeGreaterThan(0)
      expect(keys.length, offenceKey).toBeLessThanOrEqual(3)
      for (const key of keys) expect(offences.some((offence) => offence.key === key)).toBe(true)
    }
    for (const regimeId of ['sds', 'SDS_ADULT', 'eds', 'liffe', 'section250'])
      expect((await errorsOf({ ...sentence, regimeId })).regimeId?.[0]).toMatch(/Did you mean '/)
  })
})

test('every kind of sentence, age and moment has an answer that the description describes', async () => {
  for (const sentenceType of [null, ...sentenceTypes])
    for (const ageAtSentence of ['adult', 'child', 'unknown'])
      for (const postCommencement of [true, false])
        await answerTo({
          startDate: '2014-05-06',
          sentenceYears: 8,
          sentenceType,
          ageAtSentence,
          postCommencement,
        })
})
