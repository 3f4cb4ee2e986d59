import { lawVersion } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { calculate, calculatePath, http, jsonOf, jsonSent, type Response } from '../support/http.ts'
import { type Service, startService } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'

const batchPath = `${calculatePath}/batch`

const post = (service: Service, body: unknown, query = ''): Promise<Response> =>
  http(service, `${batchPath}${query}`, jsonSent(body))

interface Body {
  readonly data: readonly { readonly success: boolean; readonly errors?: Record<string, string[]> }[]
  readonly meta: unknown
}

const one = { startDate: '2026-11-16', sentenceYears: 3 }

describe('POST /calculate/batch', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  test('answers the worked examples in order, each as POST /calculate does', async () => {
    const requests = workedExamples().map(({ request }) => request)
    const { status, text } = await post(service, { items: requests })
    expect(status).toBe(200)
    const { data, meta } = JSON.parse(text) as Body
    expect(meta).toEqual({ items: requests.length, answered: requests.length, refused: 0 })
    for (const [i, request] of requests.entries()) {
      const { disclaimer, poweredBy, ...alone } = jsonOf(await calculate(service, request)) as Record<
        string,
        unknown
      >
      expect(data[i]).toEqual({ ...alone, lawVersion })
      expect(JSON.parse(text)).toMatchObject({ disclaimer, poweredBy })
    }
  })

  test('says what is wrong with an item in its place, as POST /calculate does', async () => {
    const wrong = [one, { ...one, startDate: 'x' }, null, 7, [], { ...one, offenceKey: 'robery' }, one]
    const { data, meta } = jsonOf(await post(service, { items: wrong })) as Body
    expect(data.map(({ success }) => success)).toEqual([true, false, false, false, false, false, true])
    expect(meta).toEqual({ items: 7, answered: 2, refused: 5 })
    // A list alone is told about batch; here it is in one.
    for (const [i, item] of wrong.entries())
      if (!data[i]?.success && !Array.isArray(item))
        expect(data[i]).toEqual({ ...(jsonOf(await calculate(service, item)) as object), lawVersion })
  })

  test('gives 500 errors at the most, and still answers what is right', async () => {
    const misspelt = { ...one, offenceKey: 'robery' }
    const { data, meta } = jsonOf(await post(service, { items: [...Array(600).fill(misspelt), one] })) as Body
    expect(meta).toEqual({ items: 601, answered: 1, refused: 600 })
    expect(data[499]?.errors?.offenceKey?.[0]).toContain("Did you mean 'robbery'")
    expect(data[500]?.errors).toEqual({
      body: ['More than 500 errors in this batch; the first 500 are given.'],
    })
    expect(data[600]?.success).toBe(true)
  })

  test('gives more parts when asked', async () => {
    const { data } = jsonOf(await post(service, { items: [one] }, '?include=comparison,transition')) as Body
    expect(Object.keys(data[0] ?? {})).toEqual([
      ...['success', 'data', 'inputs', 'lawVersion', 'transition', 'comparison'],
    ])
  })

  for (const [what, body, status] of [
    ['no items', {}, 422],
    ['an empty list', { items: [] }, 422],
    ['items that are no list', { items: one }, 422],
    ['a list alone', [one], 422],
    ['more than 1,000 items', { items: Array(1001).fill(one) }, 422],
    ['no body', '', 422],
    ['what is no JSON', '{"items":[', 400],
    ['more than 1 MiB', { items: [one], padding: 'x'.repeat(1024 * 1024) }, 413],
  ] as const)
    test(`refuses ${what} with ${status}`, async () => {
      const response = await post(service, body)
      expect(response.status).toBe(status)
      const refusal = jsonOf(response) as { message: string; errors?: Record<string, string[]> }
      if (status === 422)
        expect(refusal.errors).toEqual({
          items: ['Send between 1 and 1000 requests as a list: { "items": [ ... ] }.'],
        })
      if (status === 413) expect(refusal.message).toBe('The body is too large. The limit is 1 MiB.')
    })

  test('refuses a part that does not exist, and leaves POST /calculate its own limit', async () => {
    expect((await post(service, { items: [one] }, '?include=x')).status).toBe(422)
    const large = await calculate(service, { ...one, padding: 'x'.repeat(17_000) })
    expect(jsonOf(large)).toMatchObject({ message: 'The body is too large. The limit is 16 KiB.' })
  })

  test('takes 1,000 items', async () =>
    expect((jsonOf(await post(service, { items: Array(1000).fill(one) })) as Body).data).toHaveLength(1000))
})

describe('A batch under the rate limit', () => {
  const items = (n: number) => ({ items: Array(n).fill(one) })
  let service: Service
  beforeAll(async () => {
    service = await startService({ limiter: memoryLimiter(12, () => 0) })
  })
  afterAll(() => service.close())

  test('counts one request for each 100 items or part of them, and is refused whole when it does not fit', async () => {
    const left = ({ headers }: Response): number => Number(headers['x-ratelimit-remaining'])
    const one = await post(service, items(1))
    expect([one.status, left(one)]).toEqual([200, 11])
    const hundred = await post(service, items(100))
    expect([hundred.status, left(hundred)]).toEqual([200, 10])
    const more = await post(service, items(301))
    expect([more.status, left(more)]).toEqual([200, 6])
    const wrong = await post(service, {})
    expect([wrong.status, left(wrong)]).toEqual([422, 5])
    const tooMuch = await post(service, items(501))
    expect([tooMuch.status, left(tooMuch)]).toEqual([429, 4])
    expect(tooMuch.headers['retry-after']).toBe('60')
    expect(jsonOf(tooMuch)).toEqual({
      success: false,
      message:
        'This batch counts as 6 requests, and 5 are left in this minute. Send fewer at once, or try again in 60 seconds.',
      retryAfter: 60,
    })
    const fits = await post(service, items(400))
    expect([fits.status, left(fits)]).toEqual([200, 0])
    expect((await post(service, items(1))).status).toBe(429)
  })

  test('says so when it is larger than a whole minute: no waiting helps', async () => {
    const small = await startService({ limiter: memoryLimiter(5, () => 0) })
    const never = await post(small, items(1000))
    expect(never.status).toBe(422)
    expect(never.headers).not.toHaveProperty('retry-after')
    expect(jsonOf(never)).toMatchObject({
      success: false,
      errors: {
        items: [
          'This batch counts as 10 requests, and only 5 a minute are allowed, so it can never be answered. Send at most 500 in one batch.',
        ],
      },
    })
    expect((await post(small, items(400))).status).toBe(200)
    await small.close()
  })
})
