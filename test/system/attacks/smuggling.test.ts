/** A request that hides in another is never answered: neither by the service itself, nor through the proxy of deploy/. */
import { afterAll, describe, expect, test } from 'vitest'
import { calculatePath } from '../../support/http.ts'
import { startProcess } from '../../support/process.ts'
import { startNginx } from '../topology/nginx.ts'
import { answerWithinMs, responseText, statusesIn } from './exchange.ts'

const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '0' })
const nginx = await startNginx([service.port, service.port, service.port])
afterAll(async () => {
  await nginx.close()
  await service.close()
  expect(service.written()).not.toMatch(/"fault"|rror/)
})

/** The request that must not be answered; only it is answered with these words. */
const hidden = 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'
const hiddenAnswer = '"openapi":"3.'

const head = `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
const body = '{"startDate":"2026-11-16","sentenceYears":3}'
const inOneChunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const length = `Content-Length: ${body.length}\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n'

/** What is sent, and the statuses that the service may answer with, one at most. */
// biome-ignore format: one row a line
const shapes: Readonly<Record<string, readonly [bytes: string, statuses: readonly number[]]>> = {
  'a length and chunks': [`${head}Content-Length: 5\r\n${chunked}\r\n0\r\n\r\n${hidden}`, [400]],
  'chunks and a length': [`${head}${chunked}Content-Length: 5\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'two lengths': [`${head}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`, [400]],
  'two lengths in one line': [`${head}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`, [400]],
  'a length with a plus sign': [`${head}Content-Length: +0\r\n\r\n${hidden}`, [400]],
  'a length with a minus sign': [`${head}Content-Length: -1\r\n\r\n${hidden}`, [400]],
  'a length in hexadecimal': [`${head}Content-Length: 0x0\r\n\r\n${hidden}`, [400]],
  'a length beyond all numbers': [`${head}Content-Length: ${'9'.repeat(30)}\r\n\r\n${hidden}`, [400]],
  'a length that is no number': [`${head}Content-Length: x\r\n\r\n${hidden}`, [400]],
  'an empty length': [`${head}Content-Length:\r\n\r\n${hidden}`, [400]],
  'a length with a space in it': [`${head}Content-Length: 4 4\r\n\r\n${hidden}`, [400]],
  'a space before the colon': [`${head}Content-Length : 5\r\n\r\n${hidden}`, [400]],
  'a header that is folded': [`${head}X: a\r\n Content-Length: 0\r\n\r\n${hidden}`, [400]],
  'an encoding that is folded': [`${head}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'an encoding nobody knows': [`${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'chunks that are not last': [`${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'an encoding after a tab': [`${head}Transfer-Encoding:\tx chunked\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'two Hosts': [`${head}Host: y\r\n${length}\r\n${body}${hidden}`, [400]],
  'a Host that is none': [`GET / HTTP/1.1\r\nHost: a b\r\n\r\n`, [400]],
  'a Host with a path': [`GET / HTTP/1.1\r\nHost: x/admin\r\n\r\n`, [400]],
  'compressed chunks': [`${head}Transfer-Encoding: gzip, chunked\r\n\r\n${inOneChunk}${hidden}`, [400]],
  'chunks of chunks': [`${head}${chunked}${chunked}\r\n${inOneChunk}${hidden}`, [400]],
  'chunks in HTTP/1.0': [`${head.replace('HTTP/1.1', 'HTTP/1.0')}${chunked}\r\n${inOneChunk}${hidden}`, [400]],
  'two encodings': [`${head}${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`, [400]],
  'a chunk whose length is no number': [`${head}${chunked}\r\nz\r\n${hidden}`, [400]],
  'a chunk with a sign': [`${head}${chunked}\r\n+0\r\n\r\n${hidden}`, [400]],
  'a chunk with 0x': [`${head}${chunked}\r\n0x0\r\n\r\n${hidden}`, [400]],
  'a chunk beyond all numbers': [`${head}${chunked}\r\n${'f'.repeat(17)}\r\n${hidden}`, [400]],
  'a chunk that is longer than it says': [`${head}${chunked}\r\n1\r\nabc\r\n0\r\n\r\n${hidden}`, [400]],
  'a chunk that ends with a bare line feed': [`${head}${chunked}\r\n0\n\n${hidden}`, [400]],
  'an extension of a chunk with a line feed': [`${head}${chunked}\r\n0;a\nb\r\n\r\n${hidden}`, [400]],
  '20 kB of extensions of a chunk': [`${head}${chunked}\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n${hidden}`, [400, 413]],
  'lines that end with a bare line feed': [`GET /health/live HTTP/1.1\nHost: x\n\n${hidden}`, [400]],
  'a header that ends with a bare return': [`GET /health/live HTTP/1.1\r\nHost: x\rX: y\r\n\r\n${hidden}`, [400]],
  'a NUL in a header': [`GET /health/live HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n${hidden}`, [400]],
  'a NUL in a name': [`GET /health/live HTTP/1.1\r\nHost: x\r\nX\0: b\r\n\r\n${hidden}`, [400]],
  'a header without a name': [`GET /health/live HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n${hidden}`, [400]],
  'HTTP/0.9': [`GET /health/live\r\n${hidden}`, [400]],
  'HTTP/9.9': [`GET /health/live HTTP/9.9\r\nHost: x\r\n\r\n${hidden}`, [400]],
  'the preface of HTTP/2': [`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`, [400]],
  CONNECT: [`CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`, []],
  'a body with CONNECT': [`CONNECT x:443 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n${hidden}`, []],
  'a method nobody knows': [`GETT /health/live HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`, [400]],
  'a request as the body of another': [`${head}Content-Length: ${hidden.length}\r\n\r\n${hidden}`, [400]],
  'a request as a chunk of another': [`${head}${chunked}\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`, [400]],
  'a request in a header': [`GET /health/live HTTP/1.1\r\nHost: x\r\nX: ${hidden.replaceAll('\r\n', '%0d%0a')}\r\n\r\n`, [200]],
  'a request as a trailer': [`${head}${chunked}Trailer: X\r\n\r\n${inOneChunk.slice(0, -2)}X: ${hidden.replaceAll('\r\n', ' ')}\r\n\r\n`, [200]],
  'an upgrade to HTTP/2': [`${head}${length}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${body}`, [200]],
  'an address with another host': [`GET http://other/health/live HTTP/1.1\r\nHost: x\r\n\r\n`, [200]],
  'two hosts': [`GET /health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`, [200, 400]],
  TRACE: [`TRACE /health/live HTTP/1.1\r\nHost: x\r\nX: secret\r\n\r\n`, [404, 405]],
}

/** nginx takes a bare line feed for the end of a line, and passes on a method that it does not know. So for it, these are two
 *  requests, one after the other, and it sends us each as a request of its own. */
const twoForNginx: ReadonlySet<string> = new Set([
  'a chunk that ends with a bare line feed',
  'an extension of a chunk with a line feed',
  'lines that end with a bare line feed',
  'a method nobody knows',
])

const places = { directly: () => service.port, 'through nginx': () => nginx.port }

for (const [way, port] of Object.entries(places))
  describe(`Sent ${way}, one answer at most, and never that of the hidden request`, () => {
    for (const [name, [bytes, statuses]] of Object.entries(shapes))
      test.concurrent(name, async () => {
        const text = await responseText(port(), bytes)
        const found = statusesIn(text)
        const isTwoRequests = way === 'through nginx' && twoForNginx.has(name)
        expect(text.includes(hiddenAnswer) && !isTwoRequests).toBe(false)
        expect(text.includes('secret')).toBe(false)
        expect(found.length).toBeLessThanOrEqual(isTwoRequests ? 2 : 1)
        if (way === 'directly') expect([[], ...statuses.map((status) => [status])]).toContainEqual(found)
        if (way === 'directly' && statuses.length > 0) expect(found).toHaveLength(1)
      })
  })

describe('What follows a whole request', () => {
  const batch = `POST ${calculatePath}/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  const items = `{"items":[${Array.from({ length: 50 }, () => body)}]}`
  const whole = `${batch}Content-Length: ${items.length}\r\n\r\n${items}`

  // The service closes each of these connections itself, so that no test has to guess when the last answer has come.
  const last = hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const allOf = async (bytes: string) => responseText(service.port, bytes, answerWithinMs)

  test('is answered in its order, when it is a request', async () => {
    const text = await allOf(`${whole}${last}`)
    expect(statusesIn(text)).toEqual([200, 200])
    expect(text.indexOf('"answered":50')).toBeLessThan(text.indexOf(hiddenAnswer))
  })

  test('is refused after it, when it is none: the refusal is not taken for the answer', async () => {
    for (const before of [whole, whole + whole, `${head}${length}\r\n${body}${whole}`]) {
      const text = await allOf(`${before}GARBAGE\r\n\r\n`)
      expect(statusesIn(text)).toEqual(before === whole ? [200, 400] : [200, 200, 400])
    }
  })

  test('is cut off, when there are over a hundred at once', async () => {
    expect(statusesIn(await allOf(hidden.repeat(100) + last))).toHaveLength(101)
    expect(statusesIn(await allOf(hidden.repeat(1000))).length).toBeLessThan(101)
  })
})
