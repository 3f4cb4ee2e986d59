/** What a cache may keep is the same for everybody: no header and no parameter that a cache does not look at changes it. */
import { hash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { guideLinks } from '../../../service/src/page/guide-links.ts'
import { startPage } from '../../page/browser.ts'
import { calculatePath, http, offencesPath, type Response, regimesPath } from '../../support/http.ts'

const service = await startPage()
const { text } = await http(service, '/')
const assets = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => String(path))
afterAll(() => service.close())

const kept = [
  ...[regimesPath, offencesPath, `${offencesPath}?q=robbery`, `${offencesPath}/robbery`, '/openapi.json'],
  ...['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/', '/guides'],
  ...guideLinks.map(({ name }) => `/guides/${name}`),
]

/** What an attacker would like to find in everybody's copy. */
const evil = 'evil.example'
const hostile: Readonly<Record<string, string>> = {
  ...{ host: evil, 'x-forwarded-host': evil, 'x-forwarded-proto': 'gopher' },
  ...{ 'x-forwarded-port': '666', 'x-forwarded-for': '6.6.6.6' },
  'x-forwarded-prefix': `/${evil}`,
  'x-host': evil,
  'x-original-url': '/metrics',
  'x-rewrite-url': '/metrics',
  'x-http-method-override': 'DELETE',
  forwarded: `host=${evil};proto=gopher`,
  accept: `text/${evil}`,
  'accept-language': evil,
  'accept-charset': evil,
  origin: `https://${evil}`,
  referer: `https://${evil}`,
  ...{ range: 'bytes=0-9', 'if-range': evil, 'if-modified-since': 'Mon, 01 Jan 2035 00:00:00 GMT' },
  ...{ 'if-match': '"x"', 'user-agent': evil },
  cookie: `session=${evil}`,
  authorization: 'Basic ZXZpbA==',
  'x-request-id': evil,
  'content-type': evil,
}

/** All of a response that a cache would keep. */
const copy = ({
  status,
  headers,
  bytes,
}: Response): { readonly headers: Readonly<Record<string, string>>; readonly [part: string]: unknown } => {
  const { date: _now, 'x-request-id': _own, ...same } = headers
  return { status, headers: same, bytes: hash('sha256', bytes) }
}

describe('The copy that a cache keeps', () => {
  for (const path of kept)
    test(`of ${path} does not depend on what is sent along`, async () => {
      const whole = await http(service, path)
      const plain = copy(whole)
      for (const [name, value] of Object.entries(hostile))
        expect(copy(await http(service, path, { headers: { [name]: value } })), name).toEqual(plain)
      expect(JSON.stringify(plain) + whole.text).not.toContain(evil)
    })

  test('of the page’s own files does not either', async () => {
    expect(assets.length).toBeGreaterThan(2)
    for (const path of assets)
      expect(copy(await http(service, path, { headers: hostile }))).toEqual(copy(await http(service, path)))
  })

  test('depends on the encoding where Vary says so, and nowhere else', async () => {
    for (const path of [...kept, ...assets]) {
      const plain = await http(service, path)
      for (const coding of [
        ...['gzip', 'br', 'br;q=0, gzip;q=0', 'x', '*', 'identity;q=0', 'gzip\t;q=x', ',', 'GZIP'],
      ]) {
        const other = await http(service, path, { headers: { 'accept-encoding': coding } })
        expect(other.headers.vary).toBe(plain.headers.vary)
        if (other.bytes.equals(plain.bytes)) continue
        expect(other.headers.vary, `${path} for ${coding}`).toBe('Accept-Encoding')
        expect(other.headers.etag).not.toBe(plain.headers.etag)
        expect(['gzip', 'br']).toContain(other.headers['content-encoding'])
      }
    }
  })

  test('does not depend on parameters that nobody reads', async () => {
    // At /offences, which is our own, a name that nobody knows is refused, and no refusal is kept.
    expect((await http(service, `${offencesPath}?utm_source=x`)).headers['cache-control']).toBe('no-store')
    for (const path of [regimesPath, '/openapi.json', '/docs', '/guides', '/'])
      for (const query of [
        ...['utm_source=x', 'callback=alert', '_=1', '__proto__[x]=1', 'Q=x', 'host=evil.example'],
      ]) {
        const { headers, ...other } = copy(await http(service, `${path}?${query}`))
        // The API says that it did not read the name; that is all.
        const { 'requisite-warning': _warning, ...same } = headers
        expect({ headers: same, ...other }, query).toEqual(copy(await http(service, path)))
      }
  })
})

describe('Nobody may keep', () => {
  for (const [what, path, sent] of [
    ['an address where nothing is', '/nothing', {}],
    ['an address where nothing is, for people', '/nothing', { headers: { accept: 'text/html' } }],
    ['it, whatever they have', '/nothing', { headers: { accept: 'text/html', 'if-none-match': '*' } }],
    ['a guide that is not there', '/guides/nothing', { headers: { 'if-none-match': '*' } }],
    ['a file that is not there', '/docs/nothing', {}],
    ['a file of the page that is not there', '/assets/nothing', {}],
    ['an offence that is not there', `${offencesPath}/nothing`, {}],
    ['a search that is wrong', `${offencesPath}?page=0`, {}],
    ['another method', regimesPath, { method: 'DELETE' }],
    ['a body that is no JSON', calculatePath, { method: 'POST', body: 'x' }],
    ['a question that is wrong', '/answer?startDate=2026-13-45&sentenceYears=3', {}],
  ] as const)
    test(what, async () => {
      const { status, headers } = await http(service, path, sent)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['cache-control']).toBe('no-store')
    })
})
