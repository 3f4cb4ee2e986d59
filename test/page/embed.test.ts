import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embedLine, heightLines } from '../../service/src/page/guides/embed-lines.ts'
import { http } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { publicUrl, type Service } from '../support/service.ts'
import { findings } from './axe.ts'
import { startPage, type Visit, visit } from './browser.ts'

/** A charity's site: another origin, with the line of the guide and, beside it, our first page in a frame. */
async function charity(service: Service): Promise<{ url: string; server: Server }> {
  const line = embedLine(service.url)
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>A charity</title><main><h1>A charity</h1>${line}${heightLines}<iframe id="other" title="other" src="${service.url}/"></iframe></main>`,
      ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

let service: Service
let site: Awaited<ReturnType<typeof charity>>
beforeAll(async () => {
  service = await startPage()
  site = await charity(service)
})
afterAll(async () => {
  site.server.close()
  await service.close()
})

/** Fills the small form in and sends it. */
async function ask(frame: FrameLocator | Page, years: string, offence = 'Robbery'): Promise<void> {
  await frame.locator('input[name="kind"][value="sds"]').check()
  await frame.locator('#sentenceYears').fill(years)
  await frame.locator('#startDate-day').fill('16')
  await frame.locator('#startDate-month').fill('11')
  await frame.locator('#startDate-year').fill('2026')
  await frame.locator('#offenceKey').fill(offence)
  await frame.locator('#offenceKey').press('Escape')
  await frame.locator('button').click()
}

test('the guide has the line, and its button copies it; its frame is as high as the form on the narrowest phone, and what is to be put right is seen first', async () => {
  const visited = await visit(service, {
    viewport: { width: 320, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const guide = await visited.open('/guides/other-sites')
  await guide.locator('[data-copy="embed-line"]').click()
  await guide.locator('.copied', { hasText: 'Copied' }).waitFor()
  expect(await guide.evaluate(() => navigator.clipboard.readText())).toBe(embedLine(publicUrl))
  const page = await visited.open('/embed')
  const [, height] = /height="(\d+)"/.exec(embedLine(publicUrl)) ?? []
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(Number(height))
  await page.locator('button').click()
  await page.locator('.govuk-error-summary').waitFor()
  const box = await page.locator('.govuk-error-summary').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(Number(height))
  await visited.close()
})

describe('On the page of another site', () => {
  let visited: Visit
  let page: Page
  let frame: FrameLocator
  beforeAll(async () => {
    visited = await visit(service)
    page = await visited.open(site.url)
    frame = page.frameLocator('iframe').first()
  })
  afterAll(() => visited.close())

  test('the form asks, says what is to be put right, and answers', async () => {
    await ask(frame, '')
    await frame.getByText('Enter the length of the sentence.').first().waitFor()
    await ask(frame, '3')
    await frame.locator('.the-date').waitFor()
    expect(await frame.locator('.the-date__day').textContent()).toBe('Tuesday 16 November 2027')
    expect(await frame.locator('.the-date').textContent()).toContain(
      'How sure: Fairly sure. If under 18 when found guilty: ',
    )
  })

  test('the frame is as high as what is in it, after an error and after an answer', async () => {
    const fits = () =>
      page.evaluate(
        () => (document.querySelector('iframe') as HTMLIFrameElement).getBoundingClientRect().height,
      )
    const needs = () => frame.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    const settles = async () => expect.poll(async () => (await fits()) - (await needs())).toBeLessThan(60)
    await settles()
    expect((await fits()) - (await needs())).toBeGreaterThan(0)
    await frame.locator('a', { hasText: 'Start again' }).click()
    await frame.locator('form').waitFor()
    await ask(frame, 'x')
    await frame.locator('.govuk-error-summary').waitFor()
    await settles()
    expect((await fits()) - (await needs())).toBeGreaterThan(0)
    await ask(frame, '3')
    await frame.locator('.the-date').waitFor()
  })

  test('the whole answer opens in a new tab, with the same date', async () => {
    const opened = page.waitForEvent('popup')
    await frame.locator('a.govuk-button').click()
    const whole = await opened
    await whole.waitForLoadState()
    // The link led there, and leaves nothing of the case in the address.
    await whole.waitForURL(`${service.url}/answer`)
    expect(await whole.locator('.the-date__day').textContent()).toBe('Tuesday 16 November 2027')
    expect(
      await whole.evaluate(() => [window.opener, document.body.classList.contains('js-enabled')]),
    ).toEqual([null, true])
  })

  test('who does not know the offence gets the table', async () => {
    await frame.locator('a', { hasText: 'Start again' }).click()
    await frame.locator('form').waitFor()
    await ask(frame, '8', '')
    await frame.locator('.classes').waitFor()
    expect(await frame.locator('.classes th').allTextContents()).toContain('Most offences')
    expect(await frame.locator('.the-date').textContent()).toContain('How sure: It depends')
  })

  test('nothing else of ours is shown in a frame', async () => {
    expect(await page.frameLocator('#other').locator('.masthead').count()).toBe(0)
  })

  test('nobody is told anything: no cookie, no other host, no script but our own', async () => {
    expect(await visited.context.cookies()).toEqual([])
    const ours = visited.requests.filter((url) => url.startsWith(service.url))
    expect(visited.requests.filter((url) => !ours.includes(url) && !url.startsWith(site.url))).toEqual([])
    const { text } = await http(service, '/embed')
    expect(text.match(/<script(?! defer src="\/assets\/embed-)|<img|<iframe| on\w+="| style="/g)).toBeNull()
  })
})

test('the frame has a policy of its own, in every state', async () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'kind=x',
  }
  for (const [sent, status] of [
    [{}, 200],
    [form, 422],
  ] as const) {
    const { headers, status: got } = await http(service, '/embed', sent)
    expect(got).toBe(status)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors \*; sandbox allow-scripts allow-forms/,
    )
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
  }
  for (const path of ['/', '/answer', '/guides/help', '/nowhere'])
    expect((await http(service, path)).headers['x-frame-options']).toBe('DENY')
})

test('what is typed into the frame never becomes markup, and is never a fault', async () => {
  const attack = '"><script>alert(1)</script>'
  for (const field of ['kind', 'sentenceYears', 'startDate-day', 'offenceKey', 'startDate', 'sentence']) {
    const { status, text } = await http(service, '/embed', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ [field]: attack }).toString(),
    })
    expect([field, status, text.includes('<script>')]).toEqual([field, 422, false])
  }
  expect(service.faults).toEqual([])
})

test('the frame is light, with all that offences are searched by', async () => {
  expect(gzipSync((await http(service, '/embed')).text).length).toBeLessThan(21_000)
})

describe('axe finds nothing, and nothing has to be scrolled sideways', () => {
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    visited = await visit(service, { bypassCSP: true, viewport: { width: 320, height: 640 } })
    // The sandbox keeps out the checker too.
    await visited.context.route('**/embed', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _sandbox, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    page = await visited.open('/embed')
  })
  afterAll(() => visited.close())

  async function look(state: string): Promise<void> {
    // Without its styles a list is as wide as its longest line.
    await page.waitForLoadState()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([state, sideways, await findings(page)]).toEqual([state, 0, []])
    }
  }

  inFull('empty, with errors, and answered', async () => {
    await look('empty')
    await ask(page, 'x')
    await page.locator('.govuk-error-summary').waitFor()
    await look('errors')
    await ask(page, '3')
    await page.locator('.the-date').waitFor()
    await look('answered')
  })
})
