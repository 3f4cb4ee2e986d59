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
async function ask(frame: FrameLocator | Page, length: string, offence = 'Robbery'): Promise<void> {
  await frame.getByLabel('How long is it?', { exact: true }).fill(length)
  await frame.getByLabel('Which day did the court say it?', { exact: true }).fill('16/11/2026')
  await frame.getByLabel('Offence', { exact: true }).fill(offence)
  await frame.getByLabel('No', { exact: true }).check()
  await frame.getByRole('button', { name: 'Work out the date' }).click()
}
const toPutRight = (frame: FrameLocator | Page) => frame.getByText('Put this right')
const card = (frame: FrameLocator | Page) => frame.getByRole('region', { name: 'The answer' })

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
  await ask(page, 'x')
  await toPutRight(page).waitFor()
  const box = await toPutRight(page).boundingBox()
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
    await frame.getByLabel('How long is the sentence?').fill('3 years')
    await frame.getByRole('button', { name: 'Use it' }).first().click()
    await card(frame).getByText('Tuesday 16 November 2027').waitFor()
    expect(await card(frame).innerText()).toMatch(/Fairly sure[\s.]*If under 18 when found guilty: /)
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
    await toPutRight(frame).waitFor()
    await settles()
    expect((await fits()) - (await needs())).toBeGreaterThan(0)
    await frame.locator('a', { hasText: 'Start again' }).click()
    await ask(frame, '3 years')
    await card(frame).waitFor()
  })

  test('the whole answer opens in a new tab, with the same date', async () => {
    const opened = page.waitForEvent('popup')
    await frame.locator('a.govuk-button').click()
    const whole = await opened
    await whole.waitForLoadState()
    await card(whole).getByText('Tuesday 16 November 2027').waitFor()
    expect(
      await whole.evaluate(() => [window.opener, document.body.classList.contains('js-enabled')]),
    ).toEqual([null, true])
  })

  test('who does not know the offence gets the table', async () => {
    await frame.locator('a', { hasText: 'Start again' }).click()
    await frame.locator('form').waitFor()
    await ask(frame, '8 years', '')
    await frame.locator('.classes').waitFor()
    expect(await frame.locator('.classes th').allTextContents()).toContain('Most offences')
    expect(await card(frame).innerText()).toMatch(/It depends/)
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
    body: 'sentence-1.length=x',
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
  for (const field of ['sentence-1.length', 'day.startDate-day', 'offence-1.offenceTyped']) {
    const { status, text } = await http(service, '/embed', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'sentence-1.length': '3 years', [field]: attack }).toString(),
    })
    expect([field, status, text.includes('<script>')]).toEqual([field, 422, false])
  }
  expect(service.faults).toEqual([])
})

test('the frame is light', async () => {
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
    await toPutRight(page).waitFor()
    await look('errors')
    await page.goto('/embed')
    await ask(page, '3 years')
    await card(page).waitFor()
    await look('answered')
  })
})
