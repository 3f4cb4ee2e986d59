/** Whole responses, headers and bodies, exactly as they are sent. Each is also checked against the API's description. */
import type { CalculationResponse } from '@requisite/client'
import { lawVersion, offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { describedHttp } from '../support/described.ts'
import { describedService } from '../support/described-service.ts'
import { calculatePath, jsonOf, jsonSent, offencesPath, type Response, regimesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

const { ask } = describedService()

const post = (body: unknown, query = ''): Promise<Response> =>
  ask(`${calculatePath}${query}`, jsonSent(JSON.stringify(body)))

const onEveryResponse = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

const onEveryApiResponse = {
  ...onEveryResponse,
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit-Policy, RateLimit, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Request-Id, ETag, Requisite-Law, Requisite-Warning',
  'requisite-law': lawVersion,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const freshJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A response without what differs from one to the next: its id, its length and its time. */
function fullResponse(response: Response): { status: number; headers: object; body: unknown } {
  const { 'x-request-id': id, 'content-length': length, date, connection: _, ...headers } = response.headers
  const isShared = response.headers['cache-control']?.startsWith('public')
  expect(id).toEqual(isShared ? undefined : expect.stringMatching(/^test-\d+$/))
  expect(new Date(String(date)).valueOf()).not.toBeNaN()
  if (response.bytes.length > 0) expect(Number(length)).toBe(response.bytes.length)
  return { status: response.status, headers, body: response.text === '' ? '' : jsonOf(response) }
}

const sentence = {
  ...{ startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 40 },
  ...{ offenceKey: 'robbery', postCommencement: true },
}

const answer = {
  success: true,
  data: {
    ...{ releaseDate: '2027-10-07', sentenceEndDate: '2029-10-06', totalDays: 1096, custodyDays: 366 },
    ...{ adjustedCustodyDays: 326, fractionUsed: 0.3333333333, fractionLabel: 'One-third' },
    ...{ warnings: [], progressionExcluded: false },
  },
  inputs: {
    ...{ startDate: '2026-11-16', sentenceYears: 3, sentenceMonths: 0, sentenceDays: 0 },
    ...{ remandCreditDays: 40, taggedBailCreditDays: 0, addedDays: 0 },
    ...{ regimeId: 'sds_adult', offenceKey: 'robbery', postCommencement: true },
  },
  disclaimer:
    'This is an estimate only. It is not legal advice. The actual release date is set by the responsible prison and probation authority, HM Prison and Probation Service.',
  poweredBy: 'Powered by the Example Law Centre sentencing calculator',
}

describe('POST /calculate', () => {
  test('200: the fields of the specification in its order, and no others', async () => {
    const response = await post(sentence)
    expect(fullResponse(response)).toEqual({
      status: 200,
      headers: { ...onEveryApiResponse, ...freshJson },
      body: answer,
    })
    expect(response.text).toBe(JSON.stringify(answer))
  })

  test('200 with a regime: the source is said, and stands last', async () => {
    const { inputs } = jsonOf(await post({ ...sentence, regimeId: 'eds_adult' })) as { inputs: object }
    expect(Object.entries(inputs).slice(-4)).toEqual([
      ['regimeId', 'eds_adult'],
      ['offenceKey', 'robbery'],
      ['postCommencement', true],
      ['regimeSource', 'caller'],
    ])
  })

  test('422: every error at once, by field, each a sentence that says what to do', async () => {
    const response = await post(
      {
        ...{ startDate: '2026-02-30', sentenceYears: 100, sentenceMonths: 12, sentenceDays: 31 },
        ...{ remandCreditDays: -1, taggedBailCreditDays: 36526, addedDays: 1.5 },
        ...{ sentenceType: 'x', ageAtSentence: 'old', regimeId: 'sds_adlt', postCommencement: 1 },
        ...{ offenceKey: 'robery' },
      },
      '?include=everything',
    )
    expect(fullResponse(response)).toEqual({
      status: 422,
      headers: { ...onEveryApiResponse, ...freshJson },
      body: {
        success: false,
        message: 'Some of the details need correcting. See errors for what to do.',
        errors: {
          startDate: ['Enter a real date as YYYY-MM-DD, like 2026-10-13, from 1900-01-01 to 2199-12-31.'],
          sentenceYears: [
            'Enter the years of the sentence as a whole number from 0 to 99. For a sentence under a year, enter 0.',
          ],
          sentenceMonths: ['Enter the months of the sentence as a whole number from 0 to 11.'],
          sentenceDays: ['Enter the days of the sentence as a whole number from 0 to 30.'],
          remandCreditDays: ['Enter the days on remand as a whole number from 0 to 36525.'],
          taggedBailCreditDays: [
            'Enter the days credited for tagged bail as a whole number from 0 to 36525.',
          ],
          addedDays: ['Enter the added days as a whole number from 0 to 36525.'],
          sentenceType: [
            'Choose the kind of sentence: sds, sds_plus, section_250, eds, life, ipp, terrorism.',
          ],
          ageAtSentence: ['Choose the age when convicted: adult, child, unknown.'],
          postCommencement: ['Enter true or false, without quotation marks.'],
          offenceKey: [
            "There is no offence with this key. Did you mean 'robbery' or 'assault_with_intent_to_rob'? The keys are listed at GET /api/v1/sentencing/offences.",
          ],
          regimeId: [
            "There is no regime with this id. Did you mean 'sds_adult' or 'eds_adult'? The ids are listed at GET /api/v1/sentencing/regimes.",
          ],
          include: [
            'Choose from: explanation, dates, transition, comparison, warnings, alternatives, codes, with commas between them.',
          ],
        },
      },
    })
  })

  test('422: what is missing', async () => {
    for (const body of [{}, { startDate: null, sentenceYears: null }, [], 'x', 3, null, true])
      expect(Object.keys((jsonOf(await post(body)) as { errors: object }).errors)).toEqual([
        'startDate',
        'sentenceYears',
      ])
  })

  test('429: when to come back, in the body and in every header', async () => {
    let time = 0
    const limited = await startService({ limiter: memoryLimiter(2, () => time) })
    try {
      const askLimited = await describedHttp(limited, true)
      const first = fullResponse(await askLimited(`${regimesPath}x`))
      expect(first.headers).toMatchObject({
        ...{ 'ratelimit-policy': '"default";q=2;w=60', ratelimit: '"default";r=1;t=60' },
        ...{ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '60' },
      })
      expect(first.headers).not.toHaveProperty('retry-after')
      await askLimited(regimesPath)
      time = 17_500
      expect(fullResponse(await askLimited(regimesPath))).toEqual({
        status: 429,
        headers: {
          ...onEveryApiResponse,
          ...freshJson,
          ...{ 'ratelimit-policy': '"default";q=2;w=60', ratelimit: '"default";r=0;t=43' },
          ...{ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0' },
          ...{ 'x-ratelimit-reset': '43', 'retry-after': '43' },
        },
        body: {
          success: false,
          message: 'There is a limit of 2 requests a minute for each address. Try again in 43 seconds.',
          retryAfter: 43,
        },
      })
      time = 59_001
      expect(fullResponse(await askLimited(calculatePath)).body).toEqual({
        success: false,
        message: 'There is a limit of 2 requests a minute for each address. Try again in 1 second.',
        retryAfter: 1,
      })
      time = 60_000
      expect((await askLimited(regimesPath)).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('POST /calculate?include=', () => {
  const transition = {
    applies: true,
    reason: 'The sentence was imposed on or after 1 October 2026, so the new release point applies.',
    tranche: null,
    trancheDate: null,
    releaseDateBefore: '2027-12-19',
    releaseDateAfter: '2027-10-07',
    releaseDate: '2027-10-07',
  }
  const comparison = {
    before: { fractionUsed: 0.4, releaseDate: '2027-12-19', custodyDays: 439 },
    after: { fractionUsed: 0.3333333333, releaseDate: '2027-10-07', custodyDays: 366 },
    differenceDays: -73,
  }

  test('transition and comparison each add one member, after the others', async () => {
    for (const part of [{ transition }, { comparison }, { transition, comparison }]) {
      const { text } = await post(sentence, `?include=${Object.keys(part).join(',')}`)
      expect(text).toBe(JSON.stringify({ ...answer, ...part }))
    }
  })

  test('transition names the stage of a sentence that was already being served', async () => {
    const served = { startDate: '2025-06-16', sentenceYears: 5, remandCreditDays: 35 }
    expect(jsonOf(await post(served, '?include=transition'))).toMatchObject({
      transition: { applies: true, tranche: 5, trancheDate: '2027-01-12', releaseDate: '2027-01-12' },
    })
  })

  test('explanation: nine steps that lead to the data, each with its law, and the state of the law', async () => {
    const { data, explanation } = jsonOf(
      await post(sentence, '?include=explanation'),
    ) as Required<CalculationResponse>
    const results = Object.fromEntries(explanation.steps.map(({ id, result }) => [id, result]))
    expect(results).toEqual({
      regime: regimes.sds_adult.displayName,
      fraction: data.fractionLabel,
      termEnd: '2029-11-15',
      totalDays: String(data.totalDays),
      custodyDays: String(data.custodyDays),
      creditUsed: '40',
      sentenceEndDate: data.sentenceEndDate,
      adjustedCustodyDays: String(data.adjustedCustodyDays),
      releaseDate: data.releaseDate,
    })
    expect(explanation.steps[4]).toEqual({
      id: 'custodyDays',
      title: 'How many of those days are to be served',
      working: 'One-third of 1,096 days is 365 and 1/3 days. A part of a day counts as a day: 366 days.',
      result: '366',
      law: [
        ...regimes.sds_adult.after.law,
        {
          title: 'Sentence Calculation Policy Framework: determinate sentenced prisoners',
          provision: 'a part of a day counts as a day',
          url: 'https://www.gov.uk/government/publications/sentence-calculation-policy-framework-determinate-sentenced-prisoners',
        },
      ],
    })
    expect([explanation.lawAsAt, explanation.lawVersion]).toEqual(['2026-11-14', lawVersion])
  })

  test('dates: the other dates of the sentence', async () => {
    const { dates } = jsonOf(await post(sentence, '?include=dates')) as {
      dates: readonly Record<string, unknown>[]
    }
    expect(dates.map(({ type, date }) => [type, date])).toEqual([
      ['CRD', '2027-10-07'],
      ['TWO_THIRDS', '2028-10-06'],
      ['ESED', '2029-11-15'],
      ['SLED', '2029-10-06'],
    ])
    for (const one of dates)
      expect(Object.keys(one)).toEqual(['type', 'name', 'date', 'byTodaysLimit', 'law', 'note'])
  })

  test('warnings: those of data, each with its code; alternatives: the rival dates, empty where nothing is in doubt', async () => {
    const child = {
      ...{ startDate: '2026-11-02', sentenceYears: 3, sentenceType: 'section_250' },
      ...{ ageAtSentence: 'child', postCommencement: true, remandDays: 3 },
    }
    const doubted = jsonOf(
      await post(child, '?include=warnings,alternatives'),
    ) as Required<CalculationResponse>
    expect(doubted.warnings.map(({ text }) => text)).toEqual(doubted.data.warnings)
    expect(doubted.warnings.map(({ code }) => code)).toEqual([
      ...['W_UNKNOWN_FIELD', 'W_S250_FRACTION', 'W_NO_CHANGE', 'W_NON_WORKING_DAY', 'W_LEAVING_AGE'],
    ])
    expect(doubted.data.warnings[1]).toMatch(/Then release is on 2 May 2028\.$/)
    expect(doubted.alternatives).toEqual([
      {
        code: 'A_SECTION_250_HALF',
        condition: 'if the prison uses one-half for section 250 detention',
        releaseDate: '2028-05-02',
        paroleEligibilityDate: null,
      },
    ])
    expect(jsonOf(await post(sentence, '?include=alternatives'))).toEqual({ ...answer, alternatives: [] })
  })

  test('the parts stand in the same order however they are asked for, and change nothing else', async () => {
    const parts = ['explanation', 'dates', 'transition', 'comparison', 'warnings', 'alternatives']
    const all = await post(sentence, '?include=explanation,dates,transition,comparison,warnings,alternatives')
    expect(Object.keys(jsonOf(all) as object)).toEqual([...Object.keys(answer), ...parts])
    expect(jsonOf(all)).toMatchObject(answer)
    for (const query of [
      '?include=alternatives,warnings,comparison,transition,dates,explanation',
      '?include=explanation&include=dates&include=transition,comparison,warnings,alternatives',
      '?include=%20explanation%20,dates,,transition,comparison,dates,warnings,alternatives',
      '?other=1&include=explanation%2Cdates%2Ctransition%2Ccomparison%2Cwarnings%2Calternatives',
    ])
      expect((await post(sentence, query)).text, query).toBe(all.text)
    for (const query of ['?include=', '?include=,', '?include', '?'])
      expect((await post(sentence, query)).text, query).toBe(JSON.stringify(answer))
  })

  test('an unknown part is an error keyed include, also beside a known one', async () => {
    for (const name of [
      ...['x', 'Dates', 'dates,x', 'dates dates', '__proto__', 'constructor', 'toString', 'length', '0'],
    ])
      expect(jsonOf(await post(sentence, `?include=${encodeURIComponent(name)}`)), name).toEqual({
        success: false,
        message: 'Some of the details need correcting. See errors for what to do.',
        errors: {
          include: [
            'Choose from: explanation, dates, transition, comparison, warnings, alternatives, codes, with commas between them.',
          ],
        },
      })
  })
})

const kept = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' }

describe('GET /regimes', () => {
  test('200: the first row whole, and the ids in order', async () => {
    const response = await ask(regimesPath)
    const { status, headers, body } = fullResponse(response)
    const { success, data } = body as { success: boolean; data: readonly { regimeId: string }[] }
    expect({ status, headers, success }).toEqual({
      status: 200,
      headers: { ...onEveryApiResponse, ...kept, vary: 'Accept-Encoding', etag: response.headers.etag },
      success: true,
    })
    expect(data[0]).toEqual({
      regimeId: 'sds_adult',
      displayName: 'Adult standard determinate sentence',
      description:
        'A fixed term of imprisonment, or of detention in a young offender institution for those aged 18 to 20. Release is automatic under section 244 of the Criminal Justice Act 2003: at 40% before the progression model, at one-third after it.',
      ...{ fractionPreCommencement: 0.4, fractionPostCommencement: 0.3333333333 },
      ...{ commencementDate: '2026-10-01', eligibilityAge: 'adult' },
      ...{ isExcluded: false, exclusionReason: null },
      warnings: [
        'No offence was given, so an ordinary one is assumed. Before the Act, sexual, domestic abuse, national security and some violent offences were released at one-half, not 40%. Some offences are barred from the progression model, and some long sentences serve one-half or two-thirds. Give the offence for a surer answer.',
      ],
      sourceLinks: [
        {
          title: 'Criminal Justice Act 2003, section 244(3)(a)',
          url: 'https://www.legislation.gov.uk/ukpga/2003/44/section/244',
        },
        {
          title:
            'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844), article 3(2)',
          url: 'https://www.legislation.gov.uk/uksi/2024/844/article/3',
        },
        {
          title: 'Criminal Justice Act 2003, section 244(3)(aa)',
          url: 'https://www.legislation.gov.uk/ukpga/2003/44/section/244',
        },
        {
          title: 'Sentencing Act 2026, section 23(3)',
          url: 'https://www.legislation.gov.uk/ukpga/2026/2/section/23',
        },
      ],
    })
    expect(data.map(({ regimeId }) => regimeId)).toEqual([
      ...['sds_adult', 'sds_adult_sds40_excluded', 'sds_adult_barred_40', 'sds_adult_barred_50'],
      ...['sds_adult_pre_sds_plus', 'sds_adult_national_security', 'sds_plus_adult_7_plus'],
      ...['sds_plus_adult_4_to_7', 'sds_plus_adult_barred', 'section_250', 'section_250_sds40_excluded'],
      ...['section_250_plus', 'eds_adult', 'eds_child', 'eds_automatic_2012_2015', 'sopc'],
      ...['sopc_pre_june_2022', 'terrorism_s247a', 'terrorism_s247a_no_early_release', 'life', 'ipp'],
    ])
  })

  test('no warning has words left to fill in', async () =>
    expect(JSON.stringify((jsonOf(await ask(regimesPath)) as { data: unknown }).data)).not.toMatch(/\{\w+\}/))
})

const robbery = {
  ...{ key: 'robbery', title: 'Robbery', act: 'Theft Act 1968', section: 's.8(1)', category: 'theft' },
  ...{ maximumPenalty: 'life', maximumPenaltyHistory: null, lifeMaximum: true },
  ...{ cjsCodes: ['TH68023'], aliases: ['armed robbery', 'street robbery', 'mugging'], offenceEndDate: null },
  classification: {
    summary:
      'For an adult sentenced now: release at one-third under 4 years, release at one-third from 4 to under 7 years, release at one-half from 7 years.',
    under4Years: {
      regimeId: 'sds_adult',
      displayName: 'Adult standard determinate sentence',
      fractionBefore: '40%',
      fractionAfter: 'One-third',
    },
    from4To7Years: {
      regimeId: 'sds_adult_sds40_excluded',
      displayName: 'Adult standard determinate sentence: offence excluded from 40% release',
      fractionBefore: 'One-half',
      fractionAfter: 'One-third',
    },
    from7Years: {
      regimeId: 'sds_plus_adult_7_plus',
      displayName: 'Adult section 244ZA sentence: 7 years or more',
      fractionBefore: 'Two-thirds',
      fractionAfter: 'One-half',
    },
    ...{ excludedFrom40Percent: 'from 4 years', barredFromProgressionModel: false },
    ...{ barredConfidence: 'not listed', barredScope: null, barredBy: [] },
  },
  confidence: 'confirmed',
  notes:
    'Schedule 15 Part 1 with a life maximum: s.244ZA at 7 years or more only; not in the 4-to-7-year list.',
  sourceLinks: [
    { title: 'Theft Act 1968, s.8(1)', url: 'https://www.legislation.gov.uk/ukpga/1968/60/section/8' },
    {
      title: 'Criminal Justice Act 2003, Schedule 15, Part 1, paragraph 31',
      url: 'https://www.legislation.gov.uk/ukpga/2003/44/schedule/15',
    },
    {
      title:
        'Criminal Justice Act 2003 (Requisite and Minimum Custodial Periods) Order 2024 (SI 2024/844), article 3(6)',
      url: 'https://www.legislation.gov.uk/uksi/2024/844/article/3',
    },
  ],
}

const meta = (page: number, pageSize: number, total: number): object => ({
  ...{ page, pageSize, total },
  ...{ libraryVersion: lawVersion, lawAsAt: '2026-11-14' },
})

const keysOf = async (query: string): Promise<readonly string[]> =>
  (jsonOf(await ask(`${offencesPath}${query}`)) as { data: readonly { key: string }[] }).data.map(
    ({ key }) => key,
  )

describe('GET /offences', () => {
  test('200: a search, whole', async () => {
    const response = await ask(`${offencesPath}?q=TH68023`)
    expect(fullResponse(response)).toEqual({
      status: 200,
      headers: { ...onEveryApiResponse, ...kept, vary: 'Accept-Encoding', etag: response.headers.etag },
      body: { success: true, data: [robbery], meta: meta(1, 50, 1) },
    })
  })

  test('200: one offence, whole', async () => {
    const response = await ask(`${offencesPath}/robbery`)
    expect(fullResponse(response)).toEqual({
      status: 200,
      headers: { ...onEveryApiResponse, ...kept, vary: 'Accept-Encoding', etag: response.headers.etag },
      body: { success: true, data: robbery },
    })
  })

  test('every offence is on some page, once, and each is also found by its key', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => keysOf(`?pageSize=200&page=${page}`)))
    expect(pages.flat().sort()).toEqual(offences.map(({ key }) => key))
    for (const { key } of offences.slice(0, 50))
      expect((await ask(`${offencesPath}/${key}`)).status, key).toBe(200)
  })

  test('pages: the usual size, any other, the last and beyond', async () => {
    const all = await keysOf('?pageSize=200')
    expect(await keysOf('')).toEqual(all.slice(0, 50))
    expect(await keysOf('?page=&pageSize=&q=&category=')).toEqual(all.slice(0, 50))
    expect(await keysOf('?page=2')).toEqual(all.slice(50, 100))
    expect(await keysOf('?page=3&pageSize=7')).toEqual(all.slice(14, 21))
    expect(await keysOf('?page=2&pageSize=50')).toEqual(all.slice(50, 100))
    expect(jsonOf(await ask(`${offencesPath}?page=1000000`))).toEqual({
      success: true,
      data: [],
      meta: meta(1_000_000, 50, offences.length),
    })
  })

  test('a category alone, and with a search', async () => {
    const sexual = offences.filter(({ category }) => category === 'sexual')
    expect((await keysOf('?category=sexual&pageSize=200')).length).toBe(sexual.length)
    expect(await keysOf('?category=theft&q=TH68023')).toEqual(['robbery'])
    expect(await keysOf('?category=sexual&q=robbery')).toEqual([])
  })

  for (const [typed, key] of [
    ['robbery', 'robbery'],
    ['ROBBERY!', 'robbery'],
    ['TH68023', 'robbery'],
    ['abh', 'actual_bodily_harm'],
    ['section 18', 'grievous_bodily_harm_with_intent'],
    ['s18', 'grievous_bodily_harm_with_intent'],
    ['attempted robbery', 'robbery'],
    ['roberry', 'robbery'],
    ['stabbing', 'wounding_with_intent'],
  ])
    test(`people type ${typed}`, async () =>
      expect((await keysOf(`?q=${encodeURIComponent(String(typed))}`))[0]).toBe(key))

  test('what an attempt is, is said in meta', async () => {
    expect(jsonOf(await ask(`${offencesPath}?q=attempted%20arson&pageSize=1`))).toMatchObject({
      data: [{ key: 'arson' }],
      meta: { note: 'For an attempt, choose the offence that was attempted. The same rules apply.' },
    })
    expect(jsonOf(await ask(`${offencesPath}?q=arson`))).not.toHaveProperty('meta.note')
  })

  test('422: every wrong parameter at once', async () => {
    expect(jsonOf(await ask(`${offencesPath}?page=0&pageSize=201&category=x&q=${'x'.repeat(101)}`))).toEqual({
      success: false,
      message: 'Some of the details need correcting.',
      reason: 'invalid',
      errors: {
        q: ['Enter at most 100 characters.'],
        category: [
          'Choose one of: driving, drugs, fraud, other, public_order, sexual, terrorism, theft, violent, weapons.',
        ],
        page: ['Enter a whole number from 1 to 1000000.'],
        pageSize: ['Enter a whole number from 1 to 200.'],
      },
    })
    for (const page of ['0', '-1', '1.5', 'x', '1e1', ' 1', '1000001', '99999999999'])
      expect((await ask(`${offencesPath}?page=${encodeURIComponent(page)}`)).status, page).toBe(422)
  })

  test('of a parameter that is sent twice, the first counts', async () => {
    expect(await keysOf('?q=TH68023&q=murder')).toEqual(['robbery'])
    expect((await ask(`${offencesPath}?page=1&page=x`)).status).toBe(200)
    expect((await ask(`${offencesPath}?page=x&page=1`)).status).toBe(422)
  })

  test('odd values are only values', async () => {
    for (const odd of [
      ...['__proto__', 'constructor', 'toString', '%00', '%zz', '%E0%A4', '%F0%9F%94%92', '%2F..%2F'],
    ])
      expect((await ask(`${offencesPath}?q=${odd}`)).status, odd).toBe(200)
    for (const odd of ['__proto__', 'constructor', 'toString'])
      expect((await ask(`${offencesPath}?category=${odd}`)).status, odd).toBe(422)
    expect((await ask(`${offencesPath}?__proto__=1&constructor=2&toString=3`)).status).toBe(422)
  })

  test('404: an unknown key, however odd', async () => {
    const odd = ['nobody-knows', '__proto__', 'constructor', 'toString', 'a%2Fb', '%00', '..']
    for (const key of [...odd, 'a'.repeat(300), 'a'.repeat(8000)])
      expect(fullResponse(await ask(`${offencesPath}/${key}`)), key.slice(0, 40)).toEqual({
        status: 404,
        headers: { ...onEveryApiResponse, ...freshJson },
        body: {
          success: false,
          message: 'There is no offence with this key. The keys are listed at /api/v1/sentencing/offences.',
        },
      })
  })

  test('404: a key that is almost right is told what was probably meant', async () => {
    for (const [key, meant] of [
      ['Robbery', "'robbery'"],
      ['%20robbery', "'robbery'"],
      ['Actual-Bodily-Harm', "'actual_bodily_harm'"],
      ['robery', "'robbery' or 'assault_with_intent_to_rob'"],
    ] as const)
      expect(jsonOf(await ask(`${offencesPath}/${key}`)), key).toEqual({
        success: false,
        message: `There is no offence with this key. Did you mean ${meant}? The keys are listed at /api/v1/sentencing/offences.`,
      })
  })
})
