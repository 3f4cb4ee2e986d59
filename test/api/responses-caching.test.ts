/** What may be kept, for how long, and in which encoding. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { keepAnHour } from '../../service/src/http/reply.ts'
import type { Route } from '../../service/src/http/route.ts'
import { describedService } from '../support/described-service.ts'
import {
  calculatePath,
  http,
  jsonSent,
  offencesPath,
  type Response,
  regimesPath,
  releaseDatesPath,
} from '../support/http.ts'
import { startService } from '../support/service.ts'

const { ask } = describedService()

const encoded = (path: string, accepted: string, more: Record<string, string> = {}): Promise<Response> =>
  ask(path, { headers: { 'accept-encoding': accepted, ...more } })

const decoded = ({ headers, bytes }: Response): string => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}

const strong = /^"[\w-]{22}(?:-(?:br|gzip))?"$/

for (const path of [regimesPath, offencesPath, `${offencesPath}?page=9`, '/openapi.json', '/docs'])
  describe(`GET ${path}`, () => {
    test('is kept for an hour, with a strong ETag, and says what it depends on', async () =>
      expect((await ask(path)).headers).toMatchObject({
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(strong),
      }))

    test('is the same text in every encoding, each with an ETag of its own', async () => {
      const plain = await ask(path)
      const [gzip, br] = [await encoded(path, 'gzip'), await encoded(path, 'br')]
      expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'gzip',
        'br',
      ])
      for (const response of [gzip, br]) {
        expect(decoded(response)).toBe(plain.text)
        expect(response.bytes.length).toBeLessThan(plain.bytes.length)
        expect(Number(response.headers['content-length'])).toBe(response.bytes.length)
        expect(response.headers.vary).toBe('Accept-Encoding')
      }
      expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3)
    })

    test('304 when the caller has it, with the same headers and no body', async () => {
      for (const accepted of ['identity', 'gzip', 'br']) {
        const { etag = '', ...first } = (await encoded(path, accepted)).headers
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, `${etag},"y"`, '*', ` ${etag} `]) {
          const { status, text, headers } = await encoded(path, accepted, { 'if-none-match': known })
          expect([status, text], known).toEqual([304, ''])
          expect(headers).toMatchObject({ etag, 'cache-control': first['cache-control'], vary: first.vary })
          expect(headers).not.toHaveProperty('content-length')
          expect(headers).not.toHaveProperty('content-encoding')
        }
        for (const other of ['"x"', etag.replaceAll('"', ''), `"${etag}"`, '', ',', 'W/'])
          expect((await encoded(path, accepted, { 'if-none-match': other })).status, other).toBe(200)
      }
    })

    test('HEAD has the headers of GET and no body', async () => {
      for (const headers of [{}, { 'accept-encoding': 'br' }]) {
        const [get, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })]
        const without = ({ 'x-request-id': _, date: __, ...rest }: Response['headers']): object => rest
        expect([head.status, head.text, without(head.headers)]).toEqual([200, '', without(get.headers)])
      }
      const { etag = '' } = (await ask(path)).headers
      const known = await ask(path, { method: 'HEAD', headers: { 'if-none-match': etag } })
      expect(known.status).toBe(304)
    })
  })

describe('What caches may share', () => {
  test('says nothing about the client that it was made for', async () => {
    const limited = await startService({ limiter: memoryLimiter(60, () => 0) })
    try {
      for (const path of [regimesPath, offencesPath, `${offencesPath}/robbery`, `${offencesPath}?q=abh`])
        for (const headers of [{}, { 'if-none-match': '*' }]) {
          const response = await http(limited, path, { headers })
          expect(response.headers['cache-control']).toBe('public, max-age=3600')
          expect(Object.keys(response.headers).filter((name) => /rate|request-id|retry/.test(name))).toEqual(
            [],
          )
        }
      // What nobody may keep says it, and what was shared has been counted.
      const refused = await http(limited, `${offencesPath}/nothing`)
      expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-ratelimit-remaining': '51' })
      expect(refused.headers['x-request-id']).toBeTruthy()
    } finally {
      await limited.close()
    }
  })

  test('is only what its route lets them: a reply that says more is not kept', async () => {
    const route: Route = { method: 'GET', path: '/x', answer: () => ({ ...keptReply }) }
    const keptReply = { status: 200, body: 'x', headers: [], caching: keepAnHour }
    const service = await startService({ routes: [route, { ...route, path: '/y', isCacheable: true }] })
    expect((await http(service, '/x')).headers['cache-control']).toBe('no-store')
    expect((await http(service, '/y')).headers['cache-control']).toBe('public, max-age=3600')
    await service.close()
  })
})

describe('Accept-Encoding', () => {
  for (const [accepted, encoding] of [
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['*', undefined],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.001', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip; q=0.0 , br ; q=0.00', undefined],
    ['brotli, gzipped', undefined],
  ])
    test(`'${accepted}' gets ${encoding ?? 'plain bytes'}`, async () => {
      const response = await encoded(regimesPath, String(accepted))
      expect(response.status).toBe(200)
      expect(response.headers['content-encoding']).toBe(encoding)
    })
})

describe('Other answers', () => {
  test('one offence and a search are kept too, each encoding for itself', async () => {
    for (const path of [`${offencesPath}/robbery`, `${offencesPath}?q=robbery`]) {
      const { headers } = await encoded(path, 'br, gzip')
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=3600',
        etag: expect.stringMatching(strong),
      })
      const again = { 'if-none-match': String(headers.etag) }
      expect((await encoded(path, 'br, gzip', again)).status).toBe(304)
      expect((await ask(path, { headers: again })).status).toBe(200)
    }
  })

  test('a calculation is never kept: no ETag, no 304, no-store', async () => {
    const response = await ask(calculatePath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-none-match': '*', 'accept-encoding': 'br' },
      body: '{"startDate":"2026-11-16","sentenceYears":3}',
    })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    for (const header of ['etag', 'content-encoding', 'vary', 'last-modified', 'expires'])
      expect(response.headers).not.toHaveProperty(header)
  })

  test('neither is any error', async () => {
    for (const path of [`${offencesPath}/x`, `${offencesPath}?page=0`, '/x', '/api/x', calculatePath])
      expect((await ask(path)).headers['cache-control'], path).toBe('no-store')
  })
})

describe('An answer over 1 KB that nobody may keep', () => {
  const sentence = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }
  const post = (path: string, body: unknown, accepted?: string): Promise<Response> =>
    ask(path, jsonSent(JSON.stringify(body), accepted === undefined ? {} : { 'accept-encoding': accepted }))

  for (const [what, path, body] of [
    ['one sentence, explained', `${calculatePath}?include=explanation`, sentence],
    ['a small batch', `${calculatePath}/batch`, { items: Array(3).fill(sentence) }],
    ['a large batch', `${calculatePath}/batch`, { items: Array(300).fill(sentence) }],
    ['a case', releaseDatesPath, { sentences: [{ ...sentence, id: 'naïve ’ 😀' }] }],
  ] as const)
    test(`is compressed when asked for: ${what}`, async () => {
      const plain = await post(path, body)
      const gzip = await post(path, body, 'gzip, br')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(gzip.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
        'cache-control': 'no-store',
        'content-length': String(gzip.bytes.length),
      })
      expect(decoded(gzip)).toBe(plain.text)
      expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 2)
      expect((await post(path, body, 'gzip;q=0')).headers['content-encoding']).toBeUndefined()
    })

  test('a case keeps every letter of an id', async () => {
    const { headers, bytes, text } = await post(releaseDatesPath, {
      sentences: [{ ...sentence, id: 'naïve ’ 😀' }],
    })
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(text.match(/"(?:id|release)":\[?"naïve ’ 😀"/g)).toHaveLength(3)
  })

  test('a search too', async () => {
    const plain = await ask(`${offencesPath}?q=assault`)
    const gzip = await encoded(`${offencesPath}?q=assault`, 'br, gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(decoded(gzip)).toBe(plain.text)
    expect(gzip.headers.etag).not.toBe(plain.headers.etag)
  })

  test('a small one is sent as it is', async () =>
    expect((await post(calculatePath, {}, 'gzip')).headers['content-encoding']).toBeUndefined())
})
