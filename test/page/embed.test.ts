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

/** The line of the guide as it was before the page answered in its frame: without an origin no worker can start. */
const lineBefore = (url: string): string =>
  `<iframe src="${url}/embed" sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox" width="100%" height="1640"></iframe>`

/** A charity's site: another origin, with the line of the guide, or the one before, and beside it our first page in a frame. */
async function charity(service: Service): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url }, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>A charity</title><main><h1>A charity</h1>${(url === '/before' ? lineBefore : embedLine)(service.url)}${heightLines}<iframe id="other" title="other" src="${service.url}/"></iframe></main>`,
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

/** The page that a visitor of the charity has, and its frame of ours. */
async function charityVisit(
  path = '',
  options: Parameters<typeof visit>[1] = {},
): Promise<{ readonly visited: Visit; readonly page: Page; readonly frame: FrameLocator }> {
  const visited = await visit(service, options)
  const page = await visited.open(site.url + path)
  return { visited, page, frame: page.frameLocator('iframe').first() }
}
const words = (frame: FrameLocator) => frame.getByLabel('What did the court say, and when?')

test('the guide has the line, and its button copies it; the empty frame is high enough on the narrowest phone', async () => {
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
  const needed = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height)
  expect(needed).toBeLessThanOrEqual(Number(height))
  await visited.close()
})

describe('With the line of the guide, on the page of another site', () => {
  let visited: Visit
  let page: Page
  let frame: FrameLocator
  const sent: string[] = []
  beforeAll(async () => {
    service.server.on('request', ({ method, url }) => sent.push(`${method} ${url}`))
    ;({ visited, page, frame } = await charityVisit('', { serviceWorkers: 'allow' }))
  })
  afterAll(() => visited.close())

  test('what is typed is answered in the frame, a row moves the answer, and nothing is installed', async () => {
    await words(frame).fill('3 years for robbery, 16 November 2026')
    await card(frame).getByText('November 2027').waitFor()
    await frame.getByRole('button', { name: 'No', exact: true }).click()
    await card(frame).getByText('Tuesday 16 November 2027').waitFor()
    expect(await card(frame).innerText()).toContain('Sure of the rule')
    const own = page.frames().find((one) => one.url() === `${service.url}/embed`)
    const installed = await own?.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(installed).toEqual([])
  })

  test('the frame is as high as what is in it', async () => {
    const rest = () =>
      page.evaluate(
        () => (document.querySelector('iframe') as HTMLIFrameElement).getBoundingClientRect().height,
      )
    const needs = () => frame.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    await expect.poll(async () => Math.abs((await rest()) - (await needs()) - 40)).toBeLessThan(20)
  })

  test('it has no strip, no bar, no way out and no dialog: they are those of the page around it', async () => {
    for (const selector of ['.strip', '.live-bar', '.way-out', '.exit', 'dialog'])
      expect([selector, await frame.locator(selector).count()]).toEqual([selector, 0])
    expect(
      await frame.locator('.card [data-page], .card [data-quote]').filter({ visible: true }).count(),
    ).toBe(0)
  })

  test('a guide and the whole answer open in tabs of their own, with the same date', async () => {
    const whole = page.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Open the full page' }).click()
    const opened = await whole
    await card(opened).getByText('Tuesday 16 November 2027').waitFor()
    expect(new URL(opened.url()).hash).toBe('')
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await opened.close()
    const guide = page.waitForEvent('popup')
    await frame.locator('a[href^="/guides"]').filter({ visible: true }).first().click()
    await (await guide).waitForURL(`${service.url}/guides/**`)
    await (await guide).close()
  })

  test('nothing that was told is sent, and nothing is kept', async () => {
    await page.goto('about:blank')
    await page.goto(site.url)
    await words(frame).waitFor()
    expect(await words(frame).inputValue()).toBe('')
    expect(
      await page
        .frames()
        .find((one) => one.url() === `${service.url}/embed`)
        ?.evaluate(() => sessionStorage.length),
    ).toBe(0)
    expect(
      sent.filter((request) => !request.startsWith('GET ') || /[?=]|3(?: |%20)years/.test(request)),
    ).toEqual([])
    expect(await visited.context.cookies()).toEqual([])
    const elsewhere = visited.requests.filter(
      (url) => ![service.url, site.url].some((own) => url.startsWith(own)),
    )
    expect(elsewhere.filter((url) => !/^(?:about|blob):/.test(url))).toEqual([])
    // A browser says so of the page that may not be framed.
    expect(visited.faults.filter((fault) => !/X-Frame-Options|frame-ancestors/.test(fault))).toEqual([])
  })

  test('no other page of ours is shown in a frame', async () => {
    expect(await page.frameLocator('#other').locator('.masthead').count()).toBe(0)
  })
})

describe.each([
  ['the line as it was before', 'before', {}],
  ['no script', '', { javaScriptEnabled: false }],
] as const)('With %s the frame has the form', (_what, path, options) => {
  let visited: Visit
  let page: Page
  let frame: FrameLocator
  beforeAll(async () => {
    ;({ visited, page, frame } = await charityVisit(path, options))
  })
  afterAll(() => visited.close())

  test('it asks, says what is to be put right, and answers', async () => {
    expect(await words(frame).filter({ visible: true }).count()).toBe(0)
    await ask(frame, '')
    await frame.getByLabel('How long is the sentence?').fill('3 years')
    await frame.getByRole('button', { name: 'Use it' }).first().click()
    await card(frame).getByText('Tuesday 16 November 2027').waitFor()
    expect(await card(frame).innerText()).toMatch(/Fairly sure[\s.]*If under 18 when found guilty: /)
  })

  test('the whole answer opens in a new tab, with the same date', async () => {
    const link = frame.locator('a.govuk-button')
    expect(await link.getAttribute('target')).toBe('_blank')
    const whole = await visited.context.newPage()
    await whole.goto(await link.evaluate((one) => (one as HTMLAnchorElement).href))
    await card(whole).getByText('Tuesday 16 November 2027').waitFor()
    await whole.close()
  })

  test('who does not know the offence gets the table', async () => {
    await frame.locator('a', { hasText: 'Start again' }).click()
    await ask(frame, '8 years', '')
    await frame.locator('.classes').waitFor()
    expect(await frame.locator('.classes th').allTextContents()).toContain('Most offences')
    expect(await card(frame).innerText()).toMatch(/It depends/)
  })

  test.runIf(path === 'before')('it is as high as the form, after an error and after an answer', async () => {
    const tooHigh = async () => {
      const has = await page.evaluate(
        () => (document.querySelector('iframe') as HTMLIFrameElement).getBoundingClientRect().height,
      )
      return has - (await frame.locator('main').evaluate((main) => main.getBoundingClientRect().height))
    }
    const settles = () => expect.poll(async () => Math.abs((await tooHigh()) - 40)).toBeLessThan(20)
    const again = () => frame.locator('a', { hasText: 'Start again' }).click()
    await again()
    await ask(frame, 'x')
    await toPutRight(frame).waitFor()
    await settles()
    await again()
    await ask(frame, '3 years')
    await card(frame).waitFor()
    await settles()
  })
})

test('the frame has a policy of its own, in every state', async () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'sentence-1.sentences[0].sentenceYears=x',
  }
  for (const [sent, status] of [
    [{}, 200],
    [form, 422],
  ] as const) {
    const { headers, status: got } = await http(service, '/embed', sent)
    expect(got).toBe(status)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors \*; sandbox allow-scripts allow-same-origin allow-forms/,
    )
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store'])
  }
  for (const path of ['/', '/answer', '/guides/help', '/nowhere'])
    expect((await http(service, path)).headers['x-frame-options']).toBe('DENY')
})

test('what is typed into the frame never becomes markup, and is never a fault', async () => {
  const attack = '"><script>alert(1)</script>'
  for (const field of [
    'sentence-1.sentences[0].sentenceYears',
    'day.sentences[].startDate',
    'offence-1.sentences[0].offenceKey',
  ]) {
    const { status, text } = await http(service, '/embed', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        'sentence-1.sentences[0].sentenceYears': '3 years',
        [field]: attack,
      }).toString(),
    })
    expect([field, status, text.includes('<script>')]).toEqual([field, 422, false])
  }
  expect(service.faults).toEqual([])
})

test('the frame is light', async () => {
  expect(gzipSync((await http(service, '/embed')).text).length).toBeLessThan(21_000)
})

describe('axe finds nothing, and nothing has to be scrolled sideways', () => {
  inFull.each([true, false])('empty, with errors, and answered; with script: %s', async (script) => {
    const visited = await visit(service, { bypassCSP: true, viewport: { width: 320, height: 640 } })
    const look = async (state: string): Promise<void> => {
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
    // Without the rules of the page the checker still runs.
    if (!script) await visited.context.addInitScript(() => Object.assign(window, { Worker: undefined }))
    const page = await visited.open('/embed')
    await look('empty')
    if (script) {
      await page.locator('#words').fill('3 years for robbery, 16 November 2026')
      await page.getByRole('button', { name: 'No', exact: true }).waitFor()
      await look('answered')
    } else {
      await ask(page, 'x')
      await toPutRight(page).waitFor()
      await look('errors')
      await page.goto('/embed')
      await ask(page, '3 years')
      await card(page).waitFor()
      await look('answered')
    }
    await visited.close()
  })
})
