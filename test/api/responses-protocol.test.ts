/** HTTP at its edges: other methods, other spellings of an address, other kinds of body, other versions. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { failure } from '../../service/src/http/envelope.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { freshJson } from '../../service/src/http/reply.ts'
import type { Route } from '../../service/src/http/route.ts'
import { describedService } from '../support/described-service.ts'
import {
  calculatePath,
  http,
  jsonOf,
  jsonSent,
  offencesPath,
  type Response,
  rawExchange,
  regimesPath,
  type Sent,
} from '../support/http.ts'
import { startService } from '../support/service.ts'

const { service, ask } = describedService()

const body = '{"startDate":"2026-11-16","sentenceYears":3}'
const post = (sent: Sent = {}, path = calculatePath): Promise<Response> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...sent })

const statusAndJson = (response: Response): unknown => [response.status, jsonOf(response)]
const failed = (status: number, message: string): unknown => [status, { success: false, message }]

describe('400: a body that is not JSON', () => {
  for (const [sent, where] of [
    ['{"a":1,\n "b":}', ': it stops making sense at line 2, character 6'],
    ['{"startDate":"2026-11-16","sentenceYears":3', ': it ends too early'],
    ["{'a':1}", ': it stops making sense at line 1, character 2'],
    ['{"a":1}}', ': it stops making sense at line 1, character 8'],
    ['{"a":1,}', ': it stops making sense at line 1, character 8'],
    ['startDate=2026-11-16', ': it stops making sense at line 1, character 1'],
    ['{"sentenceYears":03}', ': it stops making sense at line 1, character 19'],
    ['{"a":NaN}', ': it stops making sense at line 1, character 6'],
    ['"\\ud8zz"', ': it stops making sense at line 1, character 1'],
    ['   ', ': it ends too early'],
    ['[', ': it ends too early'],
    ['\0', ': it stops making sense at line 1, character 1'],
  ])
    test(JSON.stringify(sent), async () =>
      expect(statusAndJson(await post({ body: String(sent) }))).toEqual(
        failed(400, `The body is not valid JSON${where}.`),
      ),
    )

  test('bytes that are not UTF-8', async () => {
    for (const bytes of [Buffer.from([0x22, 0xff, 0x22]), Buffer.from('{"a":"é"}', 'latin1'), gzipSync(body)])
      expect(statusAndJson(await post({ body: bytes }))).toEqual(
        failed(400, 'The body is not valid UTF-8 text. Send JSON encoded as UTF-8.'),
      )
  })

  test('what was sent is never repeated', async () =>
    expect((await post({ body: '{"canary-name": canary-value}' })).text).not.toContain('canary'))

  test('deep nesting is only JSON that is not an object, or a field nobody knows', async () => {
    expect((await post({ body: `${'['.repeat(8000)}${']'.repeat(8000)}` })).status).toBe(422)
    expect((await post({ body: '['.repeat(16_000) })).status).toBe(400)
    const deep = `{"startDate":"2026-11-16","sentenceYears":3,"x":${'{"x":'.repeat(1500)}1${'}'.repeat(1501)}`
    expect((await post({ body: deep })).status).toBe(200)
  })
})

describe('An empty body', () =>
  test('is a request without fields, with or without a content type', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, {}, { 'content-length': '0' }]) {
      const response = await ask(calculatePath, {
        method: 'POST',
        headers: headers as Record<string, string>,
      })
      expect(response.status).toBe(422)
      expect(Object.keys((jsonOf(response) as { errors: object }).errors)).toEqual([
        'startDate',
        'sentenceYears',
      ])
    }
  }))

describe('415: a body that is not sent as plain JSON', () => {
  const refused = failed(
    415,
    'Send the body as JSON, not compressed, with the header Content-Type: application/json.',
  )
  for (const type of [
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp'],
  ])
    test(type, async () =>
      expect(statusAndJson(await post({ headers: { 'content-type': type } }))).toEqual(refused),
    )
  for (const type of [
    ...['json', '/', 'application/json/x', 'text/json', 'application/vnd.api+json', ';', 'application/'],
  ])
    test(type, async () =>
      expect(statusAndJson(await post({ headers: { 'content-type': type } }))).toEqual(refused),
    )
  test('no content type', async () => expect(statusAndJson(await post({ headers: {} }))).toEqual(refused))

  test('a compressed body, whatever it is in', async () => {
    for (const coding of ['gzip', 'br', 'deflate', 'GZIP', 'gzip, gzip', 'x'])
      expect(
        statusAndJson(
          await post({
            headers: { 'content-type': 'application/json', 'content-encoding': coding },
            body: gzipSync(body),
          }),
        ),
      ).toEqual(refused)
  })

  for (const type of [
    ...['application/json', 'Application/JSON', 'application/json; charset=utf-8'],
    ...['application/json;charset=UTF-8', 'application/json; charset="utf-8"'],
    ...['application/json ; x=y', 'application/json;'],
  ])
    test(`but ${type} is JSON`, async () =>
      expect((await post({ headers: { 'content-type': type } })).status).toBe(200))

  for (const type of ['application/json; charset=utf-16', 'application/json;charset="UTF-32LE"'])
    test(`and ${type} is not: JSON is UTF-8`, async () =>
      expect((await post({ headers: { 'content-type': type } })).status).toBe(415))

  test('and so are a byte order mark, white space around, and Content-Encoding: identity', async () => {
    const { text } = await post()
    expect((await post({ body: `\uFEFF${body}` })).text).toBe(text)
    expect((await post({ body: `\r\n\t ${body} \n` })).text).toBe(text)
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' }
    expect((await post({ headers })).text).toBe(text)
  })
})

describe('413: a body over 16 KiB', () => {
  test('closes its connection, and a route that has read its body and answers 413 does not', async () => {
    const refuse: Route = { method: 'POST', path: '/full', answer: () => freshJson(413, failure('Full.')) }
    const other = await startService({ routes: [refuse] })
    const sent = (body: string): Sent => jsonSent(body, { connection: 'keep-alive' })
    const answers = [
      await http(other, '/full', sent('{}')),
      await http(other, '/full', sent(' '.repeat(17_000))),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual([
      [413, 'keep-alive'],
      [413, 'close'],
    ])
    await other.close()
  })

  const ofBytes = (bytes: number): string => body.padEnd(bytes, ' ')
  test('16,384 bytes are taken, one more is not', async () => {
    expect((await post({ body: ofBytes(16_384) })).status).toBe(200)
    expect(statusAndJson(await post({ body: ofBytes(16_385) }))).toEqual(
      failed(413, 'The body is too large. The limit is 16 KiB.'),
    )
  })

  test('also when its length is not said before', async () => {
    const chunk = ofBytes(20_000)
    const answer = await rawExchange(
      service(),
      `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('{"success":false,"message":"The body is too large. The limit is 16 KiB."}')
  })
})

describe('404: nothing is there', () => {
  const nothing = failed(404, 'There is nothing at this address. The API is described at /docs.')
  for (const path of [
    ...['/x', '/api', '/api/', '/api/v1', '/api/v1/sentencing', '/api/v1/sentencing/x'],
    ...['/api/v1/sentencing/regimes/x', '/API/v1/sentencing/regimes', '//api/v1/sentencing/regimes'],
    ...[`${regimesPath}//`, '/api/v1//sentencing/regimes', '/api/v1/sentencing%2Fregimes'],
    ...['/api/v1/./sentencing/regimes', '/api/v1/sentencing/offences/a/b', '/docs/x/y', '/__proto__'],
    ...['/constructor', '/api/__proto__', '/.env', '/%2e%2e/%2e%2e/etc/passwd', `/${'x'.repeat(8000)}`],
  ])
    test(path.slice(0, 60), async () => {
      for (const method of ['GET', 'POST', 'DELETE'])
        expect(statusAndJson(await ask(path, { method, ...(method === 'POST' ? { body } : {}) }))).toEqual(
          nothing,
        )
    })

  test('HEAD says so without a body', async () => {
    const { status, text, headers } = await ask('/api/x', { method: 'HEAD' })
    expect([status, text, headers['content-type']]).toEqual([404, '', 'application/json; charset=utf-8'])
  })

  test('the files of the docs page are ours alone', async () => {
    for (const name of ['__proto__', 'constructor', '..%2f..%2fpackage.json', 'swagger-ui.js', 'index.htm'])
      expect(statusAndJson(await ask(`/docs/${name}`))).toEqual(failed(404, 'There is no such file.'))
  })
})

describe('405: another method', () => {
  const getOnly = ['GET, HEAD, OPTIONS', 'This address takes GET and HEAD only.']
  const postOnly = ['POST, OPTIONS', 'This address takes POST only.']
  for (const [path, methods, [allow, message]] of [
    [calculatePath, ['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'], postOnly],
    [regimesPath, ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'], getOnly],
    [offencesPath, ['POST', 'DELETE'], getOnly],
    [`${offencesPath}/robbery`, ['POST', 'PUT'], getOnly],
    ['/openapi.json', ['POST'], getOnly],
    ['/docs', ['POST'], getOnly],
    ['/docs/start.js', ['POST'], getOnly],
    ['/health/live', ['POST'], getOnly],
    ['/health/ready', ['DELETE'], getOnly],
    ['/metrics', ['PUT'], getOnly],
  ] as const)
    for (const method of methods)
      test(`${method} ${path}`, async () => {
        const response = await ask(path, { method })
        expect(statusAndJson(response)).toEqual(failed(405, String(message)))
        expect(response.headers.allow).toBe(allow)
      })

  test('with a body of any kind, with a query, with a slash at the end, or in another spelling', async () => {
    for (const path of [
      `${regimesPath}?x=1`,
      `${regimesPath}/`,
      '/api/v1/sentencing/%72egimes',
      '/%61pi/v1/sentencing/regimes',
    ])
      expect(
        (await http(service(), path, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body }))
          .status,
      ).toBe(405)
  })

  test('HEAD on calculate has no body', async () => {
    const { status, text, headers } = await ask(calculatePath, { method: 'HEAD' })
    expect([status, text, headers.allow]).toEqual([405, '', 'POST, OPTIONS'])
  })
})

describe('CORS', () => {
  test('a browser may call from anywhere: the preflight says what, and is kept for a day', async () => {
    for (const [path, allow] of [
      [calculatePath, 'POST, OPTIONS'],
      [regimesPath, 'GET, HEAD, OPTIONS'],
      [`${offencesPath}?q=x`, 'GET, HEAD, OPTIONS'],
      [`${offencesPath}/robbery`, 'GET, HEAD, OPTIONS'],
    ] as const) {
      const { status, text, headers } = await ask(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://somewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      })
      expect([status, text]).toEqual([204, ''])
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': allow,
        'access-control-allow-headers': '*, Authorization',
        'access-control-max-age': '86400',
        allow,
      })
      expect(headers).not.toHaveProperty('content-length')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('every answer of the API can be read by a page, also an error', async () => {
    const answers = [
      await post(),
      await post({ body: '{}' }),
      await post({ body: '{' }),
      await post({ headers: {} }),
      await post({ body: ' '.repeat(17_000) }),
      await ask('/api/x'),
      await ask(calculatePath),
      await ask(`${offencesPath}/%zz`),
      await ask('/%61pi/v1/sentencing/regimes'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 400, 415, 413, 404, 405, 400, 200])
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*')
      const isShared = headers['cache-control']?.startsWith('public')
      expect(headers['x-request-id']).toEqual(isShared ? undefined : expect.stringMatching(/^test-\d+$/))
    }
  })

  test('what is not of the API is not opened', async () => {
    for (const path of ['/docs', '/health/live', '/health/ready', '/metrics', '/x'])
      expect((await ask(path)).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('Other spellings of an address', () => {
  test('a slash at the end and percent-escapes are the same address', async () => {
    const { text } = await ask(regimesPath)
    for (const path of [
      `${regimesPath}/`,
      '/api/v1/sentencing/%72egimes',
      '/%61pi/v1/sentencing/regimes',
      `${regimesPath}?`,
    ])
      expect((await ask(path)).text, path).toBe(text)
    const { text: robbery } = await ask(`${offencesPath}/robbery`)
    for (const key of ['r%6Fbbery', '%72%6f%62%62%65%72%79', 'robbery/'])
      expect((await ask(`${offencesPath}/${key}`)).text, key).toBe(robbery)
  })

  test('an escape that is none is 400, in the envelope', async () => {
    for (const path of [
      ...[`${offencesPath}/%zz`, `${offencesPath}/%E0%A4`, '/%', '/api/%ff', '/%61pi/%zz', '/docs/%c3%28'],
    ])
      expect(statusAndJson(await ask(path)), path).toEqual(
        failed(400, 'The request could not be understood.'),
      )
  })

  test('every spelling counts against the limit', async () => {
    const limited = await startService({ limiter: memoryLimiter(100, () => 0) })
    try {
      const spellings = [
        ...[regimesPath, '/%61pi/v1/sentencing/regimes', '/a%70i/v1/sentencing/x', `${offencesPath}/%zz`],
        ...['/api', `http://x${regimesPath}`, `HTTP://x:1${regimesPath}`],
        ...[`http://x/%61pi/v1/sentencing/regimes`, '/api?x=1', `${regimesPath}/`, '/api/x#/', '/%61pi'],
      ]
      const left: unknown[] = []
      for (const path of spellings) {
        await http(limited, path)
        left.push((await http(limited, '/api/x')).headers['x-ratelimit-remaining'])
      }
      expect(left).toEqual(spellings.map((_, i) => String(98 - 2 * i)))
    } finally {
      await limited.close()
    }
  })

  test('what is not of the API does not count', async () => {
    const limited = await startService({ limiter: memoryLimiter(1, () => 0) })
    try {
      for (const path of ['/docs', '/openapi.json', '/health/live', '/metrics', '/apix', '/x/api/', '/'])
        expect((await http(limited, path)).headers, path).not.toHaveProperty('x-ratelimit-limit')
      for (let i = 0; i < 3; i++)
        expect((await http(limited, calculatePath, { method: 'OPTIONS' })).status).toBe(204)
      expect((await http(limited, regimesPath)).status).toBe(200)
      expect((await http(limited, regimesPath)).status).toBe(429)
      expect((await http(limited, calculatePath, { method: 'OPTIONS' })).status).toBe(204)
    } finally {
      await limited.close()
    }
  })
})

describe('Connections', () => {
  const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`
  const postHead = (version: string, ...more: readonly string[]): string =>
    head(
      ...[`POST ${calculatePath} HTTP/${version}`, 'Content-Type: application/json'],
      ...[`Content-Length: ${body.length}`, ...more],
    )

  test('HTTP/1.0 is answered, without a Host, and then closed', async () => {
    const answer = await rawExchange(service(), `${postHead('1.0')}${body}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('Connection: close')
    expect(answer).not.toContain('Transfer-Encoding')
    expect(answer.split('\r\n\r\n')[1]).toBe((await post()).text)
  })

  test('Expect: 100-continue is told to go on', async () => {
    const answer = await rawExchange(
      service(),
      `${postHead('1.1', 'Host: x', 'Connection: close', 'Expect: 100-continue')}${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
  })

  test('an expectation that nobody knows is not looked at', async () => {
    const answer = await rawExchange(
      service(),
      `${postHead('1.1', 'Host: x', 'Connection: close', 'Expect: the-unexpected')}${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  // biome-ignore format: one row a line
  for (const [what, bytes, status] of [
    ['HTTP/1.1 without a Host', head(`GET ${regimesPath} HTTP/1.1`, 'Connection: close'), '400 Bad Request'],
    ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
    ['a header without an end', head(`GET ${regimesPath} HTTP/1.1`, 'Host x'), '400 Bad Request'],
    ['two lengths', head(`GET ${regimesPath} HTTP/1.1`, 'Host: x', 'Content-Length: 1', 'Content-Length: 2'), '400 Bad Request'],
    ['headers over 16 KiB', head(`GET ${regimesPath} HTTP/1.1`, 'Host: x', `X: ${'x'.repeat(20_000)}`), '431 Request Header Fields Too Large'],
    ['an address over 16 KiB', head(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'), '431 Request Header Fields Too Large'],
  ] as const)
    test(`${what}: ${status}, in the envelope`, async () => {
      const answer = await rawExchange(service(), bytes)
      expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`), answer).toBe(true)
      const [, json = ''] = answer.split('\r\n\r\n')
      expect(JSON.parse(json)).toEqual({ success: false, message: expect.any(String) })
      expect(answer).toContain(`Content-Length: ${json.length}\r\n`)
    })

  test('a body that breaks off midway is refused under the name of its request', async () => {
    const id = '9f1b2c3d-0000-4000-8000-123456789abc'
    const named = postHead('1.1', 'Host: x', 'Transfer-Encoding: chunked', `X-Request-Id: ${id}`)
    const answer = await rawExchange(
      service(),
      `${named.replace(/Content-Length: \d+\r\n/i, '')}5\r\n{"a":\r\nzz\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain(`X-Request-Id: ${id}\r\n`)
  })

  test('what Node copies of bytes that are no request is given back before the next come', async () => {
    const copied: number[] = []
    const hear = (error: { readonly rawPacket?: Buffer }): void =>
      void copied.push(error.rawPacket?.length ?? -1)
    service().server.on('clientError', hear)
    try {
      await rawExchange(service(), head(`GET ${regimesPath} HTTP/1.1`, `X: ${'x'.repeat(60_000)}`))
    } finally {
      service().server.off('clientError', hear)
    }
    expect(copied).toContain(0)
    expect(Math.max(...copied)).toBeLessThan(16 * 1024)
  })

  test('two requests on one connection get two answers, in order', async () => {
    const answer = await rawExchange(
      service(),
      `${postHead('1.1', 'Host: x')}${body}${head(`GET /x HTTP/1.1`, 'Host: x', 'Connection: close')}`,
    )
    expect([...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual(['200', '404'])
  })

  test('what is sent ahead behind an upgrade is not waited for: the connection is closed, and says so', async () => {
    const upgrade = head(`GET ${regimesPath} HTTP/1.1`, 'Host: x', 'Connection: upgrade', 'Upgrade: h2c')
    const answer = await rawExchange(service(), `${upgrade}${head(`GET ${regimesPath} HTTP/1.1`, 'Host: x')}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
  })

  test('a GET with a body, or with an unknown upgrade, is a GET', async () => {
    const { text } = await ask(regimesPath)
    const withBody = await ask(regimesPath, { headers: { 'content-type': 'text/plain' }, body: 'hello' })
    expect(withBody.text).toBe(text)
    const upgraded = await rawExchange(
      service(),
      head(`GET ${regimesPath} HTTP/1.1`, 'Host: x', 'Connection: upgrade, close', 'Upgrade: websocket'),
    )
    expect(upgraded).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})

describe('The rest of the surface', () => {
  test('health says what it is', async () => {
    expect(statusAndJson(await ask('/health/live'))).toEqual([200, { status: 'ok' }])
    expect(statusAndJson(await ask('/health/ready'))).toEqual([200, { status: 'ok', rateLimit: 'off' }])
    const limited = await startService({ limiter: memoryLimiter(60, () => 0) })
    try {
      expect(statusAndJson(await http(limited, '/health/ready'))).toEqual([
        200,
        { status: 'ok', rateLimit: 'memory' },
      ])
    } finally {
      await limited.close()
    }
  })

  test('metrics count by route and status, never by what was asked', async () => {
    await ask(`${offencesPath}/canary-key`)
    await ask(`${offencesPath}?q=canary-query`)
    const { status, headers, text } = await ask('/metrics')
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    expect(text).toMatch(
      /^requisite_http_requests_total\{route="\/api\/v1\/sentencing\/offences\/:key",status="404"\} \d+$/m,
    )
    expect(text).toContain('requisite_http_request_duration_seconds_bucket{')
    expect(text).toContain('requisite_rate_limiter_state{state="store away"} 0')
    expect(text).toMatch(/eventloop_lag/)
    expect(text).not.toContain('canary')
  })
})

describe('A client can follow its own request', () => {
  const named = (name: string, value: string) => ask(calculatePath, jsonSent(body, { [name]: value }))
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

  for (const id of ['9f1b2c3d-0000-4000-8000-123456789abc', '4bf92f3577b34da6', 'DEADBEEF'])
    test(`X-Request-Id ${id} comes back`, async () =>
      expect((await named('X-Request-Id', id)).headers['x-request-id']).toBe(id))

  for (const id of [
    ...['', 'short', 'John Smith', 'a1b2c3d4\u00e9'],
    'a'.repeat(65),
    '-a1b2c3d4-',
    'mr-smith-burglary',
  ])
    test(`${JSON.stringify(id).slice(0, 30)} could be words: it gets a name of ours`, async () =>
      expect((await named('X-Request-Id', id)).headers['x-request-id']).toMatch(/^test-\d+$/))

  test('traceparent comes back as it came, and what is none does not', async () => {
    expect((await named('traceparent', trace)).headers.traceparent).toBe(trace)
    expect((await named('traceparent', `${trace}x`)).headers).not.toHaveProperty('traceparent')
  })
})
