/** Written from the specification alone. The section it holds the service to is named with each test. */

import type { CalculationResponse as Answer } from '@requisite/client'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { sentenceIn } from '../support/case-in.ts'
import { calculate, http, jsonOf, offencesPath, type Response, regimesPath } from '../support/http.ts'
import { operatorName, startService } from '../support/service.ts'
import { calculationResponse, regimeRecord, regimesResponse } from '../support/strict.ts'

const service = await startService()
afterAll(() => service.close())

const required = { startDate: '2026-11-16', sentenceYears: 3 }

/** The answer to a request that must succeed, held to section 2.2. */
async function answerTo(request: object): Promise<Answer> {
  const response = await calculate(service, request)
  expect(response.status, `${JSON.stringify(request)}: ${response.text}`).toBe(200)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(calculationResponse(jsonOf(response), 'response'), JSON.stringify(request)).toEqual([])
  return jsonOf(response) as Answer
}

/** The fields named in the errors of a request that must be refused. */
async function refusedFields(request: object): Promise<readonly string[]> {
  const response = await calculate(service, request)
  expect(response.status, `${JSON.stringify(request)}: ${response.text}`).toBe(422)
  return Object.keys((jsonOf(response) as { errors: object }).errors)
}

interface RegimeRow {
  readonly regimeId: string
  readonly fractionPreCommencement: number
  readonly fractionPostCommencement: number
  readonly isExcluded: boolean
  readonly exclusionReason: string | null
  readonly sourceLinks: readonly unknown[]
}

const regimeRows = async (): Promise<readonly RegimeRow[]> =>
  (jsonOf(await http(service, regimesPath)) as { data: readonly RegimeRow[] }).data

interface OffenceRow {
  readonly key: string
  readonly classification: {
    readonly barredFromProgressionModel: boolean
    readonly barredScope: string | null
  }
}

/** Every offence of the published library. */
async function offenceRows(): Promise<readonly OffenceRow[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => http(service, `${offencesPath}?pageSize=200&page=${page}`)),
  )
  return pages.flatMap((page) => (jsonOf(page) as { data: readonly OffenceRow[] }).data)
}

describe('The validator of these tests', () =>
  test('rejects unknown, missing and mistyped fields', async () => {
    const whole = await answerTo(required)
    expect(calculationResponse({ ...whole, more: 1 }, 'r')).toEqual(['r.more is not in the specification'])
    expect(calculationResponse({ ...whole, data: { ...whole.data, totalDays: '3' } }, 'r')).toEqual([
      'r.data.totalDays must be an integer, and is "3"',
    ])
    expect(
      calculationResponse({ ...whole, data: { ...whole.data, releaseDate: '2026-02-30' } }, 'r'),
    ).toEqual(['r.data.releaseDate must be a day as YYYY-MM-DD, and is "2026-02-30"'])
    const { disclaimer: _, ...without } = whole
    expect(calculationResponse(without, 'r')).toEqual(['r.disclaimer is missing'])
    expect(regimeRecord([], 'r')).toEqual(['r must be an object, and is []'])
  }))

describe('1. What the service does', () => {
  test('every answer says that it is an estimate, is no legal advice, and who sets the date', async () => {
    const { disclaimer } = await answerTo(required)
    expect(disclaimer).toMatch(/estimate/i)
    expect(disclaimer).toMatch(/not legal advice/i)
    expect(disclaimer).toMatch(/set by the responsible prison and probation authority/i)
  })

  test('the notice and the attribution are fixed, and the attribution names the operator', async () => {
    const [one, other] = [await answerTo(required), await answerTo({ ...required, sentenceType: 'life' })]
    expect([other.disclaimer, other.poweredBy]).toEqual([one.disclaimer, one.poweredBy])
    expect(one.poweredBy).toContain(operatorName)
    expect(one.poweredBy).toMatch(/sentencing calculator/)
  })
})

describe('2.1 The request', () => {
  test('needs startDate and sentenceYears, and nothing else', async () => {
    await answerTo(required)
    expect(await refusedFields({})).toEqual(['startDate', 'sentenceYears'])
    expect(await refusedFields({ sentenceYears: 3 })).toEqual(['startDate'])
    expect(await refusedFields({ startDate: '2026-11-16' })).toEqual(['sentenceYears'])
  })

  test('fills the defaults: what is left out is the same as the default written out', async () => {
    const defaults = {
      ...{ sentenceMonths: 0, sentenceDays: 0, remandCreditDays: 0, taggedBailCreditDays: 0, addedDays: 0 },
      ...{ sentenceType: 'sds', ageAtSentence: 'adult', postCommencement: false },
    }
    const without = await answerTo(required)
    expect(await answerTo({ ...required, ...defaults })).toEqual(without)
    for (const [field, value] of Object.entries(defaults))
      expect(await answerTo({ ...required, [field]: value }), field).toEqual(without)
  })

  for (const [field, least, most] of [
    ['sentenceYears', 0, 99],
    ['sentenceMonths', 0, 11],
    ['sentenceDays', 0, 30],
  ] as const)
    test(`${field} is an integer from ${least} to ${most} (also section 8)`, async () => {
      const some = { startDate: '2026-11-16', sentenceYears: 1, sentenceMonths: 1, sentenceDays: 1 }
      for (const value of [least, least + 1, most - 1, most])
        expect((await answerTo({ ...some, [field]: value })).inputs[field]).toBe(value)
      for (const value of [least - 1, most + 1, 1.5, String(most), true, [], {}])
        expect(await refusedFields({ ...some, [field]: value }), JSON.stringify(value)).toEqual([field])
    })

  for (const field of ['remandCreditDays', 'taggedBailCreditDays', 'addedDays'] as const)
    test(`${field} is a number of days that is not negative`, async () => {
      for (const value of [0, 1, 365]) {
        const { inputs } = await answerTo({ ...required, [field]: value })
        expect(inputs[field]).toBe(value)
      }
      for (const value of [-1, 0.5, '1', true, [1]])
        expect(await refusedFields({ ...required, [field]: value }), JSON.stringify(value)).toEqual([field])
    })

  test('startDate is a date, YYYY-MM-DD', async () => {
    for (const startDate of ['2026-11-16', '2024-02-29', '2000-01-01'])
      expect((await answerTo({ ...required, startDate })).inputs.startDate).toBe(startDate)
    for (const startDate of [
      ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10'],
      ...['2026-11-00', '16/11/2026', '2026-11-16T00:00:00Z'],
      ...['2026-1-1', '20261116', '', ' 2026-11-16', 'today', 20261116, true, [], {}],
    ])
      expect(await refusedFields({ ...required, startDate }), JSON.stringify(startDate)).toEqual([
        'startDate',
      ])
  })

  for (const [field, values] of [
    ['sentenceType', ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism']],
    ['ageAtSentence', ['adult', 'child', 'unknown']],
    ['postCommencement', [true, false]],
  ] as const)
    test(`${field} is one of ${values.join(', ')}`, async () => {
      for (const value of values) await answerTo({ ...required, [field]: value })
      for (const value of ['', 'other', 'SDS', 'Adult', 'true', 1, 0, [values[0]], {}])
        expect(await refusedFields({ ...required, [field]: value }), JSON.stringify(value)).toEqual([field])
    })

  test('regimeId is an id from GET /regimes, and offenceKey a key of the published library', async () => {
    for (const value of ['nobody-knows', '', 5, true, [], {}]) {
      expect(await refusedFields({ ...required, regimeId: value })).toEqual(['regimeId'])
      expect(await refusedFields({ ...required, offenceKey: value })).toEqual(['offenceKey'])
    }
  })

  test('rule 1: with an offence, the offence and the length decide the regime, not sentenceType', async () => {
    const regimeOf = async (more: object): Promise<unknown> =>
      (await answerTo({ ...required, offenceKey: 'robbery', ...more })).inputs.regimeId
    const [short, long] = [await regimeOf({}), await regimeOf({ sentenceYears: 7 })]
    expect(short).not.toBe(long)
    for (const sentenceType of ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism']) {
      expect(await regimeOf({ sentenceType })).toBe(short)
      expect(await regimeOf({ sentenceType, sentenceYears: 7 })).toBe(long)
    }
  })

  test('rule 1: section 244ZA can govern instead of section 244', async () => {
    const rows = await regimeRows()
    const { inputs } = await answerTo({ ...required, sentenceYears: 7, offenceKey: 'robbery' })
    const row = rows.find(({ regimeId }) => regimeId === inputs.regimeId)
    expect(JSON.stringify(row)).toContain('244ZA')
    expect(row?.fractionPreCommencement).toBe(0.6666666667)
  })

  test('rule 2: a regime overrides the kind of sentence and the offence, and says "caller"', async () => {
    for (const { regimeId, fractionPreCommencement, fractionPostCommencement } of await regimeRows())
      for (const more of [
        {},
        { sentenceType: 'eds' },
        { offenceKey: 'robbery' },
        { ageAtSentence: 'child' },
      ]) {
        const before = await answerTo({ ...required, ...more, regimeId })
        expect(before.inputs).toMatchObject({ regimeId, regimeSource: 'caller' })
        expect(before.data.fractionUsed).toBe(fractionPreCommencement)
        const after = await answerTo({ ...required, ...more, regimeId, postCommencement: true })
        expect(after.inputs).toMatchObject({ regimeId, regimeSource: 'caller', postCommencement: true })
        expect(after.data.fractionUsed).toBe(fractionPostCommencement)
      }
  })

  test('rule 2: nothing but a supplied regime sets regimeSource', async () => {
    for (const more of [{}, { sentenceType: 'life' }, { offenceKey: 'robbery' }, { postCommencement: true }])
      expect((await answerTo({ ...required, ...more })).inputs).not.toHaveProperty('regimeSource')
  })

  test('rule 3: a barred offence keeps its release point, and progressionExcluded is true', async () => {
    const barred = (await offenceRows()).filter(
      ({ classification }) => classification.barredScope === 'all sentences',
    )
    expect(barred.length).toBeGreaterThan(0)
    for (const { key } of barred) {
      const request = { ...required, offenceKey: key }
      const [before, after] = [
        await answerTo(request),
        await answerTo({ ...request, postCommencement: true }),
      ]
      expect([before.data.progressionExcluded, after.data.progressionExcluded], key).toEqual([true, true])
      expect(after.data.fractionUsed, key).toBe(before.data.fractionUsed)
      expect(after.data.releaseDate, key).toBe(before.data.releaseDate)
    }
  })

  test('rule 3: an offence that is not barred is not excluded', async () => {
    const free = (await offenceRows()).filter(
      ({ classification }) => !classification.barredFromProgressionModel,
    )
    for (const { key } of free.slice(0, 40))
      expect((await answerTo({ ...required, offenceKey: key })).data.progressionExcluded, key).toBe(false)
  })

  test('rule 4: a client of the earlier variant, which knows no offences, gets all that it knows', async () => {
    const { data, inputs } = await answerTo({ ...required, sentenceType: 'sds' })
    const { progressionExcluded, ...earlierData } = data
    const { offenceKey, ...earlierInputs } = inputs
    expect([progressionExcluded, offenceKey]).toEqual([false, null])
    expect(Object.keys(earlierData)).toEqual([
      ...['releaseDate', 'sentenceEndDate', 'totalDays', 'custodyDays', 'adjustedCustodyDays'],
      ...['fractionUsed', 'fractionLabel', 'warnings'],
    ])
    expect(earlierInputs).toEqual(
      sentenceIn(
        '2026-11-16 3y0m0d sds_adult remandCreditDays=0 taggedBailCreditDays=0 addedDays=0 postCommencement=false',
      ),
    )
  })
})

describe('2.2 The answer', () => {
  test('has all fields and no others for every kind of sentence, age, moment and regime', async () => {
    const ids = (await regimeRows()).map(({ regimeId }) => regimeId)
    for (const sentenceType of ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism'])
      for (const ageAtSentence of ['adult', 'child', 'unknown'])
        for (const postCommencement of [true, false]) {
          const request = { startDate: '2026-11-16', sentenceYears: 8, ageAtSentence, postCommencement }
          const { inputs } = await answerTo({ ...request, sentenceType })
          expect(ids).toContain(inputs.regimeId)
        }
  })

  test('echoes the inputs as applied', async () => {
    const sent = sentenceIn(
      '2025-03-31 5y6m7d robbery remandCreditDays=8 taggedBailCreditDays=9 addedDays=10 postCommencement',
    )
    const { inputs } = await answerTo(sent)
    expect(inputs).toEqual({ ...sent, regimeId: inputs.regimeId })
  })
})

describe('2.3 and 4.2 The regimes', () => {
  test('GET /regimes gives every record with its eleven fields and no others', async () => {
    const response = await http(service, regimesPath, { headers: { accept: 'application/json' } })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(regimesResponse(jsonOf(response), 'response')).toEqual([])
    for (const row of await regimeRows()) expect(Object.keys(row)).toHaveLength(11)
  })

  test('the ids are unique, and one is the adult standard determinate regime of the calculation', async () => {
    const ids = (await regimeRows()).map(({ regimeId }) => regimeId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain((await answerTo(required)).inputs.regimeId)
  })

  test('a fraction is a part of the term, to about ten decimal places; a reason stands only where excluded', async () => {
    for (const row of await regimeRows()) {
      for (const fraction of [row.fractionPreCommencement, row.fractionPostCommencement]) {
        expect(fraction).toBeGreaterThan(0)
        expect(fraction).toBeLessThanOrEqual(1)
        expect(String(fraction).length).toBeLessThanOrEqual('0.'.length + 10)
      }
      expect(row.exclusionReason !== null, row.regimeId).toBe(row.isExcluded)
    }
  })
})

describe('4, 5 and 9. Endpoints, authentication and versions', () => {
  test('no credential is needed, and one that is sent changes nothing', async () => {
    const body = JSON.stringify(required)
    const headers = { 'content-type': 'application/json' }
    const post = (more: object): Promise<Response> =>
      http(service, '/api/v1/sentencing/calculate', {
        method: 'POST',
        headers: { ...headers, ...more },
        body,
      })
    const plain = await post({})
    expect(plain.status).toBe(200)
    for (const more of [{ authorization: 'Bearer x' }, { 'x-api-key': 'x' }, { cookie: 'a=b' }])
      expect((await post(more)).text).toBe(plain.text)
    expect(plain.headers).not.toHaveProperty('set-cookie')
    expect(plain.headers).not.toHaveProperty('www-authenticate')
  })

  test('both endpoints are under /api/v1/ and nowhere else', async () => {
    for (const path of [
      '/sentencing/regimes',
      '/v1/sentencing/regimes',
      '/api/sentencing/regimes',
      '/api/v2/sentencing/regimes',
    ])
      expect((await http(service, path)).status, path).toBe(404)
  })

  test('Accept is not required, whatever it is', async () => {
    for (const accept of ['application/json', '*/*', 'text/html'])
      expect((await http(service, regimesPath, { headers: { accept } })).status).toBe(200)
  })
})

describe('7. Errors', () =>
  test('422 has an errors object keyed by the field names of the request, every one of them', async () => {
    const everything = {
      ...{ startDate: 'x', sentenceYears: -1, sentenceMonths: 12, sentenceDays: 31 },
      ...{ remandCreditDays: -1, taggedBailCreditDays: -1, addedDays: -1 },
      ...{ sentenceType: 'x', ageAtSentence: 'x', regimeId: 'x', postCommencement: 'x', offenceKey: 'x' },
    }
    expect([...(await refusedFields(everything))].sort()).toEqual(Object.keys(everything).sort())
  }))

describe('8. Limits', () =>
  test('60 requests a minute for each address; the next is answered 429', async () => {
    const limited = await startService({ limiter: memoryLimiter(60, () => 0) })
    try {
      const statuses: number[] = []
      for (let i = 0; i < 61; i++) {
        const { status } = i % 2 === 0 ? await calculate(limited, required) : await http(limited, regimesPath)
        statuses.push(status)
      }
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    } finally {
      await limited.close()
    }
  }))
