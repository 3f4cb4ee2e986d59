/** What people send comes back in places. It never becomes a header there, nor markup. */
import { afterAll, describe, expect, test } from 'vitest'
import { factsQuery, namesOfFacts } from '../../page/states.ts'
import { calculatePath, http, jsonSent, offencesPath, type Response } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { responseText } from './exchange.ts'

const service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0', TRUSTED_PROXIES: '127.0.0.1' })
afterAll(async () => {
  await service.close()
  expect(service.written()).not.toMatch(/"fault"|rror/)
})

/** Everything that some program somewhere takes for the end of a line, and then a header. */
const lineEnds = ['\r\n', '\r', '\n', '\0', '\u2028', '\u2029', '\u0085', '\u560a', '\v', '\f']
const injected = 'X-Injected: yes'
const lines = lineEnds.map((end) => `a${end}${injected}${end}${end}<script>`)
const escapedOnce = ['%0d%0a', '%0D%0A', '%0a', '%0d', '%00', '%E2%80%A8', '%c0%8d%c0%8a', '%u000d%u000a']

/** The head of everything that was answered. */
const headOf = (text: string): string => text.slice(0, text.indexOf('\r\n\r\n'))

const hasNoSuchHeader = ({ headers }: Response): void => {
  expect(headers['x-injected']).toBeUndefined()
  expect(Object.values(headers).join('\n').toLowerCase()).not.toContain('injected')
}

describe('No line end becomes the end of a header', () => {
  test('in a name or a value of a body', async () => {
    for (const line of lines)
      for (const field of [line, 'offenceKey', 'regimeId', 'sentenceType', 'startDate']) {
        const body = JSON.stringify({ startDate: '2026-11-16', sentenceYears: 3, [field]: line })
        const headers = { 'content-type': 'application/json' }
        hasNoSuchHeader(await http(service, calculatePath, { method: 'POST', headers, body }))
      }
  })

  test('in a parameter', async () => {
    for (const line of [...lines.map(encodeURIComponent), ...escapedOnce.map((end) => `a${end}${injected}`)])
      for (const path of [
        ...[`${offencesPath}?q=`, `${offencesPath}?category=`, `${calculatePath}?include=`],
        ...['/?offenceTyped=', `/answer?${factsQuery()}&offenceTyped=`],
        '/answer?startDate=2026-11-16&sentenceYears=3&regimeId=',
        '/answer/calendar.ics?startDate=2026-11-16&sentenceYears=3&x=',
      ])
        hasNoSuchHeader(await http(service, path + line.replaceAll(' ', '%20')))
  })

  test('in a path', async () => {
    for (const end of escapedOnce)
      for (const path of ['/', '/docs/', '/assets/', '/guides/', `${offencesPath}/`, '/api/', 'http://x/'])
        for (const accept of ['text/html', 'application/json'])
          hasNoSuchHeader(
            await http(service, `${path}a${end}X-Injected:%20yes${end}${end}x`, { headers: { accept } }),
          )
  })

  test('in the raw address or a header', async () => {
    for (const end of ['\r', '\n', '\0', '\r\n '])
      for (const request of [
        `GET /a${end}${injected} HTTP/1.1\r\nHost: x\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x${end}${injected}\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: a${end}${injected}\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 1.1.1.1${end}${injected}\r\n\r\n`,
        `GET ${offencesPath} HTTP/1.1\r\nHost: x\r\nOrigin: a${end}${injected}\r\n\r\n`,
      ]) {
        const text = await responseText(service.port, request, 60)
        expect(headOf(text)).toMatch(/^HTTP\/1\.1 [24]\d\d /)
        expect(headOf(text)).not.toContain('Injected')
      }
  })

  test('in the number of a request, which is ours alone', async () => {
    const { headers } = await http(service, '/health/live', { headers: { 'x-request-id': 'chosen' } })
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,12}$/)
    expect(headers['x-request-id']).not.toContain('chosen')
  })

  test('in the number of a request, which tells nothing about those of others', async () => {
    const ids: string[] = []
    for (let n = 0; n < 40; n++) ids.push((await http(service, '/health/live')).headers['x-request-id'] ?? '')
    for (const [n, id] of ids.entries()) {
      expect(id).toMatch(/^[\w-]{12}$/)
      const shared = [...id].filter((sign, place) => sign === ids[n - 1]?.[place]).length
      expect(shared, `${ids[n - 1]} and ${id}`).toBeLessThan(6)
    }
    expect([...ids].sort()).not.toEqual(ids)
  })
})

/** Markup that would run in a page, in one that has quotes around it, and in one that has none. */
const scripts = [
  ...['<script>alert(1)</script>', '"><script>alert(1)</script>', "'><img src=x onerror=alert(1)>"],
  ...['</select></form><svg/onload=alert(1)>', '" autofocus onfocus="alert(1)', '<!--<script>'],
  ...['javascript:alert(1)', '{{constructor.constructor("alert(1)")()}}'],
  ...['&lt;script&gt;alert(1)&lt;/script&gt;', '\u0000<script>alert(1)</script>'],
  '＜script＞alert(1)＜/script＞',
]

/** What is in the markup of a page that people could have put there. */
function isHarmless(text: string): void {
  const tags = [...text.matchAll(/<(\w+)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*\/?>/g)]
  expect(text.match(/<script/g) ?? []).toHaveLength(
    text.match(/<script type="module" src="\/assets\/[\w.-]+"/g)?.length ?? 0,
  )
  for (const [, , attributes = ''] of tags)
    expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=/i)
  expect(text).not.toMatch(/(?:href|action|src)="\s*javascript:/i)
  // Every "less than" begins a tag of ours, or its end.
  expect(text.replace(/<(?:!doctype html|\/?[a-z][\w-]*(?:\s[^<>]*)?\/?)>/gi, '')).not.toContain('<')
}

const fields = [...namesOfFacts, ...['startDate', 'more', 'remand', 'otherCustody', 'days', 'nothing']]

/** The short form has each field on every other page, with one attack of four in turn. */
const tried = (field: number, page: number): readonly string[] =>
  scripts.slice(0, 4).filter((_, i) => isLong || (field % 4 === page % 4 && i === Math.floor(field / 4) % 4))

describe('No markup of others is in a page', () => {
  for (const [at, place] of [...['/', '/answer', '/answer/paper']].entries())
    test(`where ${place} shows what was typed`, async () => {
      for (const [n, field] of fields.entries())
        for (const script of tried(n, at)) {
          const query = new URLSearchParams(factsQuery())
          query.set(field, script)
          const { status, text, headers } = await http(service, `${place}?${query}`)
          expect([200, 303, 422]).toContain(status)
          if (status === 303) expect(headers.location).toMatch(/^\/answer\?[\w=&%.+-]*$/)
          else isHarmless(text)
        }
    })

  test('where everything is wrong at once', async () => {
    for (const script of scripts) {
      const query = new URLSearchParams(fields.map((field) => [field, script]))
      isHarmless((await http(service, `/answer?${query}`)).text)
      isHarmless((await http(service, `/answer?${query}`)).text)
    }
  })

  test('where nothing is', async () => {
    for (const script of scripts)
      for (const path of [`/${encodeURIComponent(script)}`, `/guides/${encodeURIComponent(script)}`])
        isHarmless((await http(service, path, { headers: { accept: 'text/html' } })).text)
  })

  test('and every answer of the API says that it is no page', async () => {
    for (const script of scripts) {
      const body = JSON.stringify({ startDate: '2026-11-16', sentenceYears: 3, [script]: script })
      const { headers } = await http(service, calculatePath, jsonSent(body, { accept: 'text/html' }))
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
    }
  })
})
