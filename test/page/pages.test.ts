import { gunzipSync, gzipSync } from 'node:zlib'
import { inWordsWithWeekday, parseDay } from '@requisite/law'
import { progressionStages } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { calculate, http, jsonOf, type Response } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { workedExamples } from '../support/worked-examples.ts'
import { operatorContact, startPage } from './browser.ts'
import { answers, factsQuery, states, threeSentences } from './states.ts'

const service = await startPage()
afterAll(() => service.close())

const get = (path: string): Promise<Response> => http(service, path)
const post = (path: string, body: string, type = 'application/x-www-form-urlencoded'): Promise<Response> =>
  http(service, path, { method: 'POST', headers: { 'content-type': type }, body })

/** Kinds that stand whatever the offence (docs/api.md): there the page asks for none. */
const standing: readonly unknown[] = ['eds', 'life', 'ipp', 'terrorism', 'section_250']

describe('The page and the API give the same date', () => {
  for (const { source, request: asked } of workedExamples().filter((_, n) => isLong || n % 3 === 0))
    test(source, async () => {
      const { offenceKey: _notAsked, ...byKind } = asked
      const request = standing.includes(asked.sentenceType) ? (byKind as typeof asked) : asked
      const answer = jsonOf(await calculate(service, request, '?include=transition,alternatives')) as {
        transition: { releaseDate: string }
        alternatives: readonly { readonly code: string; readonly releaseDate: string }[]
      }
      // Whether a person was out before section 247A began, a case finds out; at a release point it is a rival.
      const released = answer.alternatives.find(({ code }) => code === 'A_RELEASED_AT_HALF')
      const { postCommencement: _asked, ...fields } = request
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const { status, text } = await get(`/answer?${query}`)
      // Over the lines stands the day at the gate; the date itself is with its letters.
      const shown = [...text.matchAll(/dates__day">([^<]*)</g)].map(([, day]) => day)
      const day = parseDay((released ?? answer.transition).releaseDate)
      expect(status).toBe(200)
      expect(shown).toContain(day === null ? null : inWordsWithWeekday(day))
    })
})

describe('Every page', () => {
  for (const [name, path] of Object.entries(states))
    test(`${name}: tells nobody anything, and loads nothing from elsewhere`, async () => {
      const { status, headers, text } = await get(path)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy.match(/https?:/g)).toBeNull()
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toBe(path.includes('?') || status === 404 ? 'no-store' : 'no-cache')
      expect(text.match(/ (?:style|on\w+)="|<style|<script(?! type="module" src="\/)/g)).toBeNull()
      expect(text.match(/(?:src|<link[^>]* href)="(?!\/)/g)).toBeNull()
      expect(text).toMatch(/<html lang="en-GB"/)
      // Where no script runs, what stands in its place has a heading of its own.
      expect(text.replace(/<noscript>[\s\S]*<\/noscript>/, '').match(/<h1/g)).toHaveLength(1)
      // A browser ends a paragraph before a block, and what follows stands outside it.
      expect(text.match(/<p\b[^>]*>(?:(?!<\/p>)[\s\S])*?<(?:form|div|ul|ol|table|h\d|p)\b[^>]*>/g)).toBeNull()
    })
})

describe('The page is light', () => {
  test('the first visit is at most 40 kB as it is sent, in four requests and one round of them', async () => {
    const { text } = await get('/')
    // A phone that keeps the page asks for its other icon and the manifest, too.
    const [files, kept] = [
      /<script[^>]* src|rel="(?:icon|stylesheet)" href/,
      /rel="(?:apple-touch-icon|manifest)" href/,
    ].map((tag) =>
      [...text.matchAll(new RegExp(`(?:${tag.source})="(/[^"]+)"`, 'g'))].map((found) => String(found[1])),
    ) as [string[], string[]]
    expect([files.length, kept.length]).toEqual([3, 2])
    expect(text.match(/ src="|<link(?! rel="alternate")/g)).toHaveLength(6)
    // The rules come beside them and after them in turn: the page takes its words before they are there.
    expect(text).toMatch(/<link rel="preload"[^>]* fetchpriority="low" href="[^"]*\/rules-/)
    const sent = await Promise.all(
      ['/', ...files, ...kept].map((path) => http(service, path, { headers: { 'accept-encoding': 'br' } })),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    for (const file of files)
      expect((await get(file)).text.match(/@import|url\(\s*["']?(?!data:|#)|\bimport\s*["'{*]/g)).toBeNull()
    expect(sent.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(40_000)
  })

  test('its files may be kept for ever, because their names change with them', async () => {
    const { text } = await get('/')
    const style = String(/href="(\/assets\/[^"]+\.css)"/.exec(text)?.[1])
    expect((await get(style)).headers['cache-control']).toContain('immutable')
    expect((await get('/assets/nothing.css')).status).toBe(404)
  })

  test('a reader who is lost gets a page; a program gets the envelope', async () => {
    const reader = await http(service, '/nowhere', { headers: { accept: 'text/html,*/*' } })
    expect(reader.status).toBe(404)
    expect(reader.text).toContain('There is no such page')
    const program = await http(service, '/nowhere', { headers: { accept: 'application/json' } })
    expect(jsonOf(program)).toMatchObject({ success: false })
    const api = await http(service, '/api/nowhere', { headers: { accept: 'text/html' } })
    expect(jsonOf(api)).toMatchObject({ success: false })
  })

  test('the first page is not sent again to those who have it', async () => {
    const { headers } = await get('/')
    const again = await http(service, '/', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  })
})

describe('An answer is light', () => {
  test.each(Object.entries(answers))('%s: at most 11 kB of HTML, compressed', async (_name, query) => {
    expect(gzipSync((await post('/answer', query)).text).length).toBeLessThan(11 * 1024)
  })
})

describe('What is typed never becomes markup', () => {
  const attack = `"><script>alert(1)</script>'`
  test.each([
    'kind',
    'startDate',
    'sentenceYears',
    'offenceKey',
    'offenceTyped',
    'ageAtConviction',
    'addedDays',
    'regimeId',
  ])('%s', async (field) => {
    for (const place of ['/', '/offence', '/anything-else', '/answer', '/remand-days', '/tagged-bail-days'])
      expect((await get(`${place}?${factsQuery({ [field]: attack })}`)).text).not.toContain('<script>alert')
  })
})

describe('Several sentences go by POST', () => {
  test.each(['/answer', '/answer/paper', '/answer/calendar.ics'])('%s', async (path) => {
    const { status, headers } = await post(path, threeSentences)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test('the calendar has the usual day, the last day by law, and the other date', async () => {
    const { text } = await post('/answer/calendar.ics', threeSentences)
    expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
      '20261203',
      '20261204',
      '20270112',
    ])
  })

  test('what is not a form, or is too large, or is not what we wrote, is refused and never a fault', async () => {
    expect((await post('/answer', '{}', 'application/json')).status).toBe(415)
    expect((await post('/answer', 'a'.repeat(70_000))).status).toBe(413)
    expect((await post('/answer', 'sentence=startDate%3Dx%26sentenceYears%3D3')).status).toBe(422)
    for (const sent of [
      '',
      'sentence=x',
      'row=x',
      'row=__proto__&say=%00',
      'answers[0].others.line=%00',
      'answers[9].x',
      'others.line=%00',
    ])
      expect([sent, (await post('/answer', sent)).status]).toEqual([sent, 200])
    expect(service.faults).toEqual([])
  })
})

describe('From page to page', () => {
  test('a step of old leads to the questions; an answer of which nothing was sent to the start', async () => {
    for (const place of ['/offence', '/anything-else', '/sentence', '/sentences', '/remand-days'])
      for (const { status, headers } of [await get(place), await post(place, factsQuery())])
        expect([status, headers.location]).toEqual([303, '/questions'])
    for (const place of ['/answer', '/answer/paper', '/answer/easy-read'])
      expect((await get(place)).headers.location).toBe('/')
  })

  test('a link that cannot be answered asks again', async () => {
    for (const place of ['/answer', '/answer/paper', '/answer/calendar.ics']) {
      const { status, text } = await get(`${place}?startDate=2026-02-30&sentenceYears=3`)
      expect([status, text.includes('Put this right')]).toEqual([422, true])
    }
  })

  test('the page about accessibility says where to write', async () => {
    expect((await get('/guides/accessibility')).text).toContain(`href="mailto:${operatorContact}"`)
  })

  test('every link of ours in a guide leads to a page, and to a place that is there', async () => {
    const guides = Object.values(states).filter((path) => /^\/guides\/(?!nothing)/.test(path))
    expect(guides.length).toBeGreaterThan(10)
    const found = await Promise.all(
      guides.map(async (guide) =>
        [...(await get(guide)).text.matchAll(/<a [^>]*href="(\/[^"]*|#[^"]*)"/g)].map(([, link = '']) =>
          link.startsWith('#') ? guide + link : link.replaceAll('&amp;', '&'),
        ),
      ),
    )
    for (const link of new Set(found.flat())) {
      const [path = '', place] = link.split('#')
      const { status, text } = await get(path)
      expect([link, status]).toEqual([link, 200])
      if (place !== undefined) expect([link, text.includes(`id="${place}"`)]).toEqual([link, true])
    }
  })

  test('no page asks about commencement', async () => {
    for (const path of ['/', `/answer?${answers['a fixed sentence']}`])
      expect((await get(path)).text).not.toMatch(/commence/i)
  })

  test('the stages in the guide are those of the law', async () => {
    const { text } = await get('/guides/what-changed')
    for (const { number } of progressionStages) expect(text).toContain(`>Stage\u00a0${number}<`)
    expect(text.match(/>Stage\u00a0\d+</g)).toHaveLength(progressionStages.length)
  })
})

describe('A page is sent compressed to those who take it', () => {
  test.each(['/', `/answer?${answers['a fixed sentence']}`])('%s', async (path) => {
    const plain = await get(path)
    const packed = await http(service, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text)
    const refused = await http(service, path, { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })
})
