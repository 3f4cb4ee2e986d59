/** What the proxy of deploy/ lets one address ask for, and what it says to the refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, jsonOf, type Response, regimesPath } from '../../support/http.ts'
import type { Nginx } from '../topology/nginx.ts'
import { type Behind, flood, freshAddress, nginxBefore, startBehindNginx, withStatus } from './behind.ts'

let behind: Behind
let nginx: Nginx
beforeAll(async () => {
  behind = await startBehindNginx()
  nginx = behind.nginx
})
afterAll(() => behind?.close())

/** Refused by the proxy, and not by the service. */
const ofProxy = ({ status, headers }: Response): boolean =>
  status === 429 && headers['x-request-id'] === undefined

describe('Pages', () => {
  test('are bounded for each address: 600 at once and 10 a second, and others do not notice', async () => {
    const began = performance.now()
    const answers = await flood(nginx, '/', 1000, freshAddress())
    const seconds = (performance.now() - began) / 1000
    const [passed, refused] = [withStatus(answers, 200).length, withStatus(answers, 429).length]
    expect(passed).toBeGreaterThanOrEqual(600)
    expect(passed).toBeLessThanOrEqual(601 + Math.ceil(10 * seconds))
    expect(refused).toBe(answers.length - passed)
    expect((await http(nginx, '/', { from: freshAddress() })).status).toBe(200)
  })

  test('are there with their files for forty people who come at once from one address', async () => {
    const from = freshAddress()
    const visits = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const page = await http(nginx, '/', { from })
        const linked = [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
        expect(linked).toHaveLength(6)
        const rules = /data-rules="([^"]+)"/.exec(page.text)?.[1] ?? ''
        // As test/page/offline.test.ts counts them: 15 with the page. A browser has six connections to a host.
        const programs = [rules, rules, '/offline.js', '/offline.js']
        const all = (paths: readonly (string | undefined)[]) =>
          Promise.all(paths.map((path) => http(nginx, path as string, { from })))
        return [page, ...(await all(linked)), ...(await all(programs)), ...(await all(linked.slice(0, 4)))]
      }),
    )
    expect(visits.flat().filter(({ status }) => status !== 200)).toEqual([])
  })

  test('are refused with a short page in plain words', async () => {
    const refused = withStatus(await flood(nginx, '/', 700, freshAddress()), 429)[0] as Response
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
      'cache-control': 'no-store',
    })
    expect(refused.text).toContain('Wait 10 seconds, then reload this page.')
  })

  test('are bounded for an IPv6 network as a whole, and apart from the next', async () => {
    const believed = await nginxBefore(behind.service, [
      ['http {', 'http { set_real_ip_from 127.0.0.1; real_ip_header X-Client;'],
    ])
    const statuses = (network: string): Promise<readonly number[]> =>
      Promise.all(
        Array.from({ length: 100 }, async (_, n) => {
          const headers = { 'x-client': `${network}:${n}:a00:a:1` }
          return (await http(believed, '/', { headers })).status
        }),
      )
    try {
      const first: number[] = []
      // a0a is two line feeds among the bytes of the address, which a pattern could stumble over.
      while (first.length < 700 || !first.includes(429)) first.push(...(await statuses('2001:db8:a0a:a')))
      expect(first).toContain(429)
      expect(new Set(await statuses('2001:db8:a0a:b'))).toEqual(new Set([200]))
    } finally {
      await believed.close()
    }
  })
})

describe('The API', () => {
  test('is refused by the service itself in ordinary use, with the state of the limit', async () => {
    const from = freshAddress()
    const answers = await Promise.all(Array.from({ length: 100 }, () => http(nginx, regimesPath, { from })))
    expect(withStatus(answers, 200)).toHaveLength(60)
    expect(withStatus(answers, 429)).toHaveLength(40)
    for (const { headers } of withStatus(answers, 429)) expect(headers['x-ratelimit-limit']).toBe('60')
  })

  // An answer that caches may share has no request id, so that it would look like one of the proxy's own.
  for (const path of ['/api/v1/unknown', '/mcp'])
    test(`at ${path} is refused by the proxy in a flood, in the envelope of the service`, async () => {
      const answers = await flood(nginx, path, 900, freshAddress(), ofProxy)
      const own = answers.filter(ofProxy)
      expect(answers.length - own.length).toBeGreaterThanOrEqual(400)
      const [refusal] = own as [Response]
      expect(refusal.status).toBe(429)
      expect(jsonOf(refusal)).toEqual({
        success: false,
        message: 'Too many requests came from your address at once. Try again in 10 seconds.',
        retryAfter: 10,
      })
      expect(refusal.headers['retry-after']).toBe('10')
      const ofService = (await http(nginx, regimesPath, { from: freshAddress() })).headers
      for (const name of ['content-type', 'access-control-allow-origin', 'x-content-type-options'])
        expect(refusal.headers[name], name).toBe(ofService[name])
    })
})

describe('Large bodies', () => {
  /** The answers to so many bodies of this many bytes from one address, one after the other, and the seconds they took. */
  async function answersTo(count: number, bytes: number): Promise<readonly [readonly Response[], number]> {
    const [from, began, answers] = [freshAddress(), performance.now(), [] as Response[]]
    const headers = { 'content-type': 'application/json' }
    const body = '{"items":[]}'.padEnd(bytes)
    while (answers.length < count)
      answers.push(await http(nginx, `${calculatePath}/batch`, { method: 'POST', headers, body, from }))
    return [answers, (performance.now() - began) / 1000]
  }

  test('are bounded for each address: 60 at once and one a second, which is what the service itself answers', async () => {
    const [answers, seconds] = await answersTo(90, 100_000)
    const refused = answers.filter(ofProxy).length
    expect(refused).toBeGreaterThanOrEqual(90 - 61 - Math.ceil(seconds))
    expect(refused).toBeLessThanOrEqual(90 - 61)
    expect(answers.slice(0, 61).filter(ofProxy)).toEqual([])
  })

  test('are those of 100 kB or more', async () =>
    expect((await answersTo(90, 99_999))[0].filter(ofProxy)).toEqual([]))
})
