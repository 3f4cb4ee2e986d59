import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../service/src/config.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import {
  calculatePath,
  http,
  jsonOf,
  offencesPath,
  type Response,
  regimesPath,
  type Sent,
} from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { type Service, startService } from '../support/service.ts'

/** Addresses that no other test has used. */
const fresh = (() => {
  let n = 0
  return (): string => `198.18.${++n >> 8}.${n & 255}`
})()

const behindProxy = (address: string, sent: Sent = {}): Sent => ({
  ...sent,
  headers: { ...sent.headers, 'x-forwarded-for': address },
})

const json = { 'content-type': 'application/json' }
const sentence = JSON.stringify({ startDate: '2026-10-13', sentenceYears: 3 })

const remaining = ({ headers }: Response): number => Number(headers['x-ratelimit-remaining'])

describe('Sixty requests a minute', () => {
  let time = 1000
  let service: Service
  beforeAll(async () => {
    const read = readConfig({ TRUSTED_PROXIES: '127.0.0.1' }, 1)
    if ('mistakes' in read) throw new Error(read.mistakes.join())
    const { trustedProxies } = read.config
    service = await startService({ limiter: memoryLimiter(60, () => time), trustedProxies })
  })
  afterAll(() => service.close())

  const get = (from: string): Promise<Response> =>
    http(service, calculatePath, behindProxy(from, { method: 'POST', headers: json, body: sentence }))

  test('pass, and the 61st is refused until the minute is over', async () => {
    const client = fresh()
    for (let n = 1; n <= 60; n++) {
      const { status, headers } = await get(client)
      expect(status).toBe(200)
      expect(headers['x-ratelimit-remaining']).toBe(String(60 - n))
      expect(headers['retry-after']).toBeUndefined()
    }
    for (const [later, seconds] of [
      [0, 60],
      [1, 60],
      [999, 59],
      [58_000, 1],
      [999.5, 1],
    ] as const) {
      time += later
      const refused = await get(client)
      expect(refused.status).toBe(429)
      expect(jsonOf(refused)).toEqual({
        success: false,
        message: `There is a limit of 60 requests a minute for each address. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
        retryAfter: seconds,
      })
      expect(refused.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'retry-after': String(seconds),
        'ratelimit-policy': '"default";q=60;w=60',
        ratelimit: `"default";r=0;t=${seconds}`,
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(seconds),
      })
      expect(refused.headers['x-request-id']).toBeTruthy()
    }
    time += 1
    expect((await get(client)).status).toBe(200)
  })

  test('start with the first request and are told on every response', async () => {
    const client = fresh()
    const first = await get(client)
    expect(first.headers).toMatchObject({
      ...{ 'ratelimit-policy': '"default";q=60;w=60', ratelimit: '"default";r=59;t=60' },
      ...{ 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': '60' },
    })
    for (const name of ['RateLimit-Policy', 'RateLimit', 'X-RateLimit-Remaining', 'Retry-After'])
      expect(first.headers['access-control-expose-headers']).toContain(name)
    time += 41_500
    expect((await get(client)).headers.ratelimit).toBe('"default";r=58;t=19')
    time += 18_500
    expect((await get(client)).headers.ratelimit).toBe('"default";r=59;t=60')
  })

  describe('count every request to the API', () => {
    // biome-ignore format: one row a line
    for (const [about, path, status, sent] of [
      ['an answer', calculatePath, 200, { method: 'POST', headers: json, body: sentence }],
      ['an invalid request', calculatePath, 422, { method: 'POST', headers: json, body: '{}' }],
      ['an empty body', calculatePath, 422, { method: 'POST', headers: json }],
      ['a body that is not JSON', calculatePath, 400, { method: 'POST', headers: json, body: '{' }],
      ['another content type', calculatePath, 415, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: '1' }],
      ['a body that is too large', calculatePath, 413, { method: 'POST', headers: json, body: ' '.repeat(20_000) }],
      ['another method', calculatePath, 405, {}],
      ['the regimes', regimesPath, 200, {}],
      ['the regimes that a client has', regimesPath, 304, { headers: { 'if-none-match': '*' } }],
      ['the head of the regimes', regimesPath, 200, { method: 'HEAD' }],
      ['the regimes with a slash', `${regimesPath}/`, 200, {}],
      ['the offences', `${offencesPath}?q=abh`, 200, {}],
      ['a bad search', `${offencesPath}?page=x`, 422, {}],
      ['an unknown offence', `${offencesPath}/nothing`, 404, {}],
      ['an unknown path', '/api/v1/unknown', 404, {}],
      ['an unknown version', '/api/v2/sentencing/calculate', 404, { method: 'POST', headers: json, body: sentence }],
      ['the root of the API', '/api/', 404, {}],
      ['the root without a slash', '/api', 404, {}],
      ['the root with a query', '/api?x=1', 404, {}],
      ['a malformed address', '/api/%zz', 400, {}],
      ['a malformed offence', `${offencesPath}/%E0%A4%A`, 400, {}],
      ['an escaped letter', '/%61pi/v1/sentencing/regimes', 200, {}],
      ['escaped letters', '/%61%70%69/v1/sentencing/regimes', 200, {}],
      ['a malformed address that is escaped', '/%61pi/%zz', 400, {}],
      ['a whole address', `http://example.org${regimesPath}`, 200, {}],
      ['a whole address, escaped', 'http://example.org/%61pi/v1/sentencing/regimes', 200, {}],
    ] as const satisfies readonly (readonly [string, string, number, Sent])[])
      test(about, async () => {
        const client = fresh()
        const response = await http(service, path, behindProxy(client, sent))
        expect(response.status).toBe(status)
        // What caches may share says nothing about one client; it counts all the same.
        const isShared = response.headers['cache-control']?.startsWith('public')
        expect(response.headers['x-ratelimit-remaining']).toBe(isShared ? undefined : '59')
        expect(remaining(await get(client))).toBe(58)
      })
  })

  describe('do not count', () => {
    for (const [about, path, sent] of [
      ['a preflight', calculatePath, { method: 'OPTIONS' }],
      ['a preflight of nothing', '/api/v1/unknown', { method: 'OPTIONS' }],
      ['the docs', '/docs', {}],
      ['a file of the docs', '/docs/start.js', {}],
      ['the description', '/openapi.json', {}],
      ['whether it lives', '/health/live', {}],
      ['whether it is ready', '/health/ready', {}],
      ['the metrics', '/metrics', {}],
      ['what is not there', '/unknown', {}],
      ['what only looks like the API', '/apis/v1', {}],
      ['a malformed address elsewhere', '/%zz', {}],
    ] as const satisfies readonly (readonly [string, string, Sent])[])
      test(about, async () => {
        const client = fresh()
        const response = await http(service, path, behindProxy(client, sent))
        expect(Object.keys(response.headers).filter((name) => /ratelimit|retry-after/.test(name))).toEqual([])
        expect(remaining(await get(client))).toBe(59)
      })
  })

  test('refuse everything of the API, and nothing else', async () => {
    const client = fresh()
    for (let n = 0; n < 60; n++) await get(client)
    for (const path of [regimesPath, calculatePath, '/api/v1/unknown', '/api/%zz', '/%61pi/v1'])
      expect((await http(service, path, behindProxy(client))).status, path).toBe(429)
    for (const path of ['/health/live', '/health/ready', '/metrics', '/docs', '/openapi.json'])
      expect((await http(service, path, behindProxy(client))).status, path).toBe(200)
    expect((await http(service, calculatePath, behindProxy(client, { method: 'OPTIONS' }))).status).toBe(204)
    expect((await get(fresh())).status).toBe(200)
  })

  test('are shared by the addresses of one IPv6 network, and by an address however it is written', async () => {
    for (const [left, group] of [
      [59, '2001:db8:1:2::1'],
      [58, '2001:db8:1:2:ffff::9'],
      [57, '[2001:DB8:1:2:0:0:0:5]:443'],
      [59, '2001:db8:1:3::1'],
      [59, '203.0.113.9'],
      [58, '::ffff:203.0.113.9'],
      [57, '203.0.113.9:1234'],
    ] as const)
      expect(remaining(await get(group)), group).toBe(left)
  })

  test('cannot be had again by writing another address to the left', async () => {
    const client = fresh()
    for (let n = 1; n <= 5; n++) expect(remaining(await get(`${fresh()}, ${client}`))).toBe(60 - n)
  })
})

describe('As it is set', () => {
  const processes: ServiceProcess[] = []
  const start = async (env: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
    const started = await startProcess(env)
    processes.push(started)
    return started
  }
  afterAll(() => Promise.all(processes.map((started) => started.close())))

  test('60 without a word, in memory, by the peer’s address whatever the headers say', async () => {
    const service = await start({})
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        http(service, '/api/v1/unknown', {
          headers: {
            'x-forwarded-for': fresh(),
            forwarded: `for=${fresh()}`,
            'x-real-ip': fresh(),
            'x-request-id': String(n),
          },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 404).length).toBe(60)
    expect(answers.filter(({ status }) => status === 429).length).toBe(40)
    expect(new Set(answers.map(remaining))).toEqual(new Set(Array.from({ length: 60 }, (_, n) => n)))
    expect(jsonOf(await http(service, '/health/ready'))).toEqual({ status: 'ok', rateLimit: 'memory' })
  })

  test('another number, and one count over two workers', async () => {
    const settings = { WORKERS: '2', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '20' }
    const service = await start(settings)
    for (const client of [fresh(), fresh()]) {
      const all = Array.from({ length: 50 }, () => http(service, regimesPath, behindProxy(client)))
      const answers = await Promise.all(all)
      expect(answers.filter(({ status }) => status === 200).length).toBe(20)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBe(30)
      expect(refused[0]?.headers['ratelimit-policy']).toBe('"default";q=20;w=60')
      expect(jsonOf(refused[0] as Response)).toMatchObject({
        message: expect.stringContaining('limit of 20 requests a minute'),
      })
    }
  })

  inFull('0 turns it off', async () => {
    const service = await start({ RATE_LIMIT_PER_MINUTE: '0' })
    for (let n = 0; n < 70; n++) {
      const { status, headers } = await http(service, regimesPath)
      expect(status).toBe(200)
      expect(Object.keys(headers).filter((name) => /ratelimit/.test(name))).toEqual([])
    }
    expect(jsonOf(await http(service, '/health/ready'))).toEqual({ status: 'ok', rateLimit: 'off' })
  })

  test('a store that nobody trusts with a password is not named when its address is wrong', () =>
    expect(start({ RATE_LIMIT_STORE: 'redis:/user:hunter2@host' })).rejects.toThrow(
      /^The service did not start: requisite: RATE_LIMIT_STORE (?!.*hunter2)[^\n]+\n$/,
    ))
})
