import { ages, bounds, regimes, sentenceTypes } from '@requisite/law/internal'
import fc, { type Arbitrary } from 'fast-check'
import { caseText } from './fuzz-cases.ts'
import { day, nullOr, oddText, oddValue } from './fuzz-values.ts'
import { calculatePath, offencesPath, regimesPath, releaseDatesPath } from './http.ts'
import { isLong } from './long.ts'
import { sentencedOffences } from './offences.ts'
import type { Request } from './pipeline.ts'
import { numbersFrom } from './random.ts'

/** A request that can be answered, or nearly. */
const validBody: Arbitrary<Record<string, unknown>> = fc.record(
  {
    startDate: day,
    sentenceYears: fc.integer({ min: 0, max: bounds.years }),
    sentenceMonths: nullOr(fc.integer({ min: 0, max: bounds.months })),
    sentenceDays: nullOr(fc.integer({ min: 0, max: bounds.days })),
    remandCreditDays: nullOr(fc.nat(bounds.creditDays)),
    taggedBailCreditDays: nullOr(fc.nat(bounds.creditDays)),
    addedDays: nullOr(fc.nat(bounds.creditDays)),
    sentenceType: nullOr(fc.constantFrom(...sentenceTypes)),
    ageAtSentence: nullOr(fc.constantFrom(...ages)),
    regimeId: nullOr(fc.constantFrom(...Object.keys(regimes))),
    postCommencement: nullOr(fc.boolean()),
    offenceKey: nullOr(fc.constantFrom(...sentencedOffences.map(({ key }) => key))),
    regimeSource: fc.constant('caller'),
  },
  { requiredKeys: ['startDate', 'sentenceYears'] },
)

const fieldNames = [
  ...['startDate', 'sentenceYears', 'sentenceMonths', 'sentenceDays', 'remandCreditDays', 'sentenceType'],
  ...['ageAtSentence', 'regimeId', 'postCommencement', 'offenceKey', 'StartDate', 'start_date', 'remandDays'],
]

const setField = fc
  .tuple(fc.oneof(fc.constantFrom(...fieldNames), oddText), oddValue)
  .map(([name, value]) => (body: Record<string, unknown>) => {
    Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true })
  })

const dropField = fc.constantFrom(...fieldNames).map((name) => (body: Record<string, unknown>) => {
  delete body[name]
})

/** A valid body with some fields set to something else, dropped or added. */
const mutatedBody = fc
  .tuple(validBody, fc.array(fc.oneof(setField, setField, dropField), { minLength: 1, maxLength: 4 }))
  .map(([body, changes]) => {
    const changed = { ...body }
    for (const change of changes) change(changed)
    return changed
  })

const bodyText = fc.oneof(
  { weight: 3, arbitrary: validBody.map((body) => JSON.stringify(body)) },
  { weight: 8, arbitrary: mutatedBody.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value)) },
)

/** What is done to the text of a body on its way. */
const garble = fc.oneof(
  fc.nat(400).map((at) => (text: string) => text.slice(0, at)),
  fc.nat(400).map((at) => (text: string) => text.slice(at)),
  fc.tuple(fc.nat(400), fc.constantFrom(...'{}[],:"\\/ \t\n\0\u2028\u0085eE+-.0169tfnu\'')).map(
    ([at, mark]) =>
      (text: string) =>
        text.slice(0, at) + mark + text.slice(at),
  ),
  fc.tuple(fc.nat(400), fc.constantFrom(...'{}[],:"\\x')).map(
    ([at, mark]) =>
      (text: string) =>
        text.slice(0, at) + mark + text.slice(at + 1),
  ),
  fc.constantFrom(
    (text: string) => `﻿${text}`,
    (text: string) => `${text}${text}`,
    (text: string) => `${text} // a comment`,
    (text: string) => text.replace(/}$/, ',}'),
    (text: string) => text.replaceAll('"', "'"),
    (text: string) => text.replace(/\d+/, 'NaN'),
    (text: string) => text.replace(/\d+/, '1e999'),
    (text: string) => text.replace(/\d+/, '0x10'),
    (text: string) => text.replace(/\d+/, '01'),
    (text: string) => text.replace(/\d+/, `1${'0'.repeat(400)}`),
    (text: string) => text.replace('{', '{"startDate":"2026-10-13","startDate":1,"__proto__":{"x":1},'),
    (text: string) => text.replace('"', '"\\u0000\\ud800\\uDFFF'),
    (text: string) => text.replace('"', '"\\x'),
    (text: string) => text.replace('{', `{${' '.repeat(16_384)}`),
    (text: string) => `${' '.repeat(Math.max(0, 16_384 - Buffer.byteLength(text)))}${text}`,
    () => '['.repeat(8000),
    () => `${'['.repeat(8000)}${']'.repeat(8000)}`,
    () => `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    () => '{"a":'.repeat(3000),
    () => '"'.padEnd(16_000, '\\'),
    () => '9'.repeat(16_000),
    () => `{"startDate":"${'9'.repeat(15_000)}"}`,
    () => `{${Array.from({ length: 1500 }, (_, n) => `"f${n}":${n}`).join()}}`,
  ),
)

const encoding = fc.constantFrom<BufferEncoding>(
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'latin1',
  'utf16le',
  'base64',
)

/** Texts as they come: most as they are, many garbled; and bytes that are no text. */
const bytesOf = (texts: Arbitrary<string>): Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 6, arbitrary: texts.map((text) => Buffer.from(text)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(texts, fc.array(garble, { minLength: 1, maxLength: 2 }), encoding)
        .map(([text, changes, as]) =>
          Buffer.from(
            changes.reduce((t, change) => change(t), text),
            as,
          ),
        ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  )

/** Several of them in a batch. */
const batchOf = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc.array(texts, { minLength: 1, maxLength: 8 }).map((items) => `{"items":[${items.join()}]}`)

/** Bytes that may stand in the target of a request. */
const targetText = fc.oneof(
  fc.webFragments({ size: 'small' }),
  fc.string({ unit: fc.constantFrom(...'abz019%/?&=;:@,.+-_~!$*()[]{}|^"<>\\`'), maxLength: 30 }),
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%00',
    '%zz',
    '%',
    '%c0%af',
    '%ff',
    '%2e%2e%2f',
    '%252e',
    '..;/',
    '//',
    '%F0%9F%98%80',
    '#',
    '%ud800',
  ),
  fc.nat(7000).map((n) => 'a'.repeat(n)),
)

const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('q', 'category', 'page', 'pageSize', 'include', '__proto__', 'q[]', ''),
        targetText,
      ),
      fc.oneof(
        targetText,
        fc.constantFrom(
          'explanation,dates',
          'transition',
          'comparison',
          'explanation,comparison',
          'abh',
          's18',
          '1',
          '-1',
          '1e3',
        ),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(calculatePath, regimesPath, offencesPath, releaseDatesPath) },
  { weight: 2, arbitrary: targetText.map((text) => `${offencesPath}/${text}`) },
  { weight: 1, arbitrary: targetText.map((text) => `/api/${text}`) },
  { weight: 1, arbitrary: targetText.map((text) => `/${text}`) },
  { weight: 1, arbitrary: targetText.map((text) => `http://example.org${calculatePath}${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/',
      '*',
      '/api',
      '/docs',
      '/docs/..%2fpackage.json',
      '/openapi.json',
      '/health/ready',
    ),
  },
)

const target = fc.tuple(path, query).map((parts) => parts.join(''))

const headerText = fc.string({
  unit: fc.constantFrom(...'abcXYZ019 ,;=/*"()<>@:\\?{}[]%-_.~!#$&\'+^`|\t\xe9\xff\x80'),
  maxLength: 30,
})

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json;charset="utf-16"',
      'application/json; charset=',
      'application/json;;',
      'application/jsonp',
      'application/json, text/html',
      'application/vnd.api+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application',
      '/',
      ';',
    ),
  },
  { weight: 1, arbitrary: headerText },
)

const headerName = fc.constantFrom(
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Accept-Version',
  'Authorization',
  'Cache-Control',
  'Content-Encoding',
  'Cookie',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Access-Control-Request-Method',
  'Range',
  'TE',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  '__proto__',
  'constructor',
)

const headerValue = fc.oneof(
  headerText,
  fc.constantFrom(
    '*',
    '*/*',
    'br',
    'gzip;q=0',
    'gzip, br',
    'identity;q=0',
    'W/"x"',
    '"',
    '1.2.3.4',
    'bytes=0-1',
    'x'.repeat(4000),
  ),
)

const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 })

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'HEAD',
      'OPTIONS',
      'PUT',
      'PATCH',
      'DELETE',
      'TRACE',
      'PROPFIND',
      'QUERY',
      'SEARCH',
      'PURGE',
    ),
  },
)

const extra = fc.oneof(
  { weight: 30, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Connection: close\r\n',
      'Expect: 100-continue\r\n',
      'Expect: the unexpected\r\n',
      'Trailer: X-Late\r\n',
    ),
  },
)

/** So many values of each part: a request is put together from them, which is fifty times faster than from nothing. */
const most = isLong ? 20_000 : 1500
const queries = fc.sample(query, { seed: 4, numRuns: isLong ? 1000 : 500 })
const targets = fc.sample(target, { seed: 2, numRuns: isLong ? 5000 : 1500 })
const heads = fc.sample(fc.tuple(method, nullOr(contentType), headers, extra), {
  seed: 3,
  numRuns: isLong ? 5000 : 1500,
})
const bodies = fc.sample(bytesOf(bodyText), { seed: 1, numRuns: most })

/** What is asked, and where. Of five questions two are about one sentence, one is about a case, and two are batches. */
const questions: readonly (readonly [path: string, bodies: readonly Buffer[]])[] = [
  [calculatePath, bodies],
  [calculatePath, bodies],
  [releaseDatesPath, fc.sample(bytesOf(caseText), { seed: 5, numRuns: most / 2 })],
  [`${calculatePath}/batch`, fc.sample(bytesOf(batchOf(bodyText)), { seed: 6, numRuns: most / 10 })],
  [`${releaseDatesPath}/batch`, fc.sample(bytesOf(batchOf(caseText)), { seed: 7, numRuns: most / 10 })],
]

/** Whole requests, the same ones in every run: three in four put a question to be answered, the others anything. */
export function* wholeRequests(seed: number, count: number): Generator<Request> {
  const below = numbersFrom(seed)
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T
  for (let n = 0; n < count; n++) {
    const [verb, type, lines, more] = oneOf(heads)
    const isChunked = below(3) === 0
    const [path, asked] = oneOf(questions)
    yield below(4) === 0
      ? whole(verb, oneOf(targets), type, lines, more, oneOf(bodies), isChunked)
      : whole('POST', `${path}${oneOf(queries)}`, 'application/json', lines, more, oneOf(asked), isChunked)
  }
}

function whole(
  method: string,
  target: string,
  type: string | null,
  headers: readonly (readonly [string, string])[],
  extra: string,
  body: Buffer,
  isChunked: boolean,
): Request {
  const typeLine = type === null ? '' : `Content-Type: ${type}\r\n`
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const length = isChunked ? 'Transfer-Encoding: chunked\r\n' : `Content-Length: ${body.length}\r\n`
  const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\n${typeLine}${lines}${extra}${length}\r\n`
  return { method, bytes: Buffer.concat([Buffer.from(head, 'latin1'), isChunked ? inChunks(body) : body]) }
}

function inChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 1 + (at % 4096)) {
    const part = bytes.subarray(at, at + 1 + (at % 4096))
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

const rawMarks = [
  ...['\r\n', '\n', '\r\n\r\n', '\0', ' ', ':', '\xff', 'Content-Length: 5\r\n'],
  ...['Connection: Upgrade\r\nUpgrade: h2c\r\n', 'Transfer-Encoding: chunked\r\n', 'GET / HTTP/1.1\r\n\r\n'],
]

const marked = (bytes: Buffer, at: number, mark: string): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(mark, 'latin1'), bytes.subarray(at)])

const flipped = (bytes: Buffer, at: number, byte: number): Buffer =>
  at < bytes.length ? Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at + 1)]) : bytes

/** What is done to the bytes of a request on their way. */
const mangle: Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  fc.nat(2000).map((at) => (bytes: Buffer) => bytes.subarray(0, at)),
  fc.nat(2000).map((at) => (bytes: Buffer) => bytes.subarray(at)),
  fc.tuple(fc.nat(300), fc.constantFrom(...rawMarks)).map(
    ([at, mark]) =>
      (bytes: Buffer) =>
        marked(bytes, at, mark),
  ),
  fc.tuple(fc.nat(300), fc.nat(255)).map(
    ([at, byte]) =>
      (bytes: Buffer) =>
        flipped(bytes, at, byte),
  ),
)

const notHttp = [
  ...['CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ...['GET / HTTP/0.9\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'],
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
].map((text) => Buffer.from(text, 'latin1'))

/** Streams of bytes that are no requests any more, or never were: cut short, garbled, or at odds with themselves. */
export function rawStreams(seed: number, count: number): readonly Buffer[] {
  const changes = fc.sample(fc.array(mangle, { minLength: 1, maxLength: 3 }), { seed, numRuns: count })
  const noise = fc.sample(fc.uint8Array({ maxLength: 500 }), { seed, numRuns: count >> 3 })
  const requests = wholeRequests(seed, count)
  return [
    ...[...requests].map(({ bytes }, n) => (changes[n] ?? []).reduce((all, change) => change(all), bytes)),
    ...noise.map((bytes) => Buffer.from(bytes)),
    ...notHttp,
  ]
}
