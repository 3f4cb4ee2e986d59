/** The page as a folder of files, on a host that sends files and refuses everything else: at the top of a host, and under a path as on
 *  GitHub Pages. Every journey on the first visit, and without a connection. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inWords, lawAsAt, lawVersion } from '@requisite/law'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embedLine } from '../../service/src/page/guides/embed-lines.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { browser, goingOn } from './browser.ts'
import { answerCard, wordsOf } from './live-page.ts'
import { host, site } from './site-host.ts'

const places = mkdtempSync(join(tmpdir(), 'requisite-site-'))
afterAll(() => rmSync(places, { recursive: true }))

describe('The command', () => {
  test.each([
    [
      'an address without a scheme',
      () => ['-o', join(places, 'new'), '--address', 'example.org'],
      'with its scheme',
    ],
    ['no address', () => [join(places, 'new')], 'Give the folder, and the address'],
    ['a folder with something of somebody else in it', () => [places, 'https://example.org'], 'is not empty'],
  ])('%s: a sentence, and nothing is written', (_what, args, says) => {
    writeFileSync(join(places, 'notes.txt'), 'mine')
    expect(() => site(...args())).toThrow(says)
    expect(existsSync(join(places, 'new'))).toBe(false)
    expect(readdirSync(places)).toContain('notes.txt')
    expect(existsSync(join(places, 'index.html'))).toBe(false)
  })

  inFull('a newer copy takes the place of an older one, and of nothing else', () => {
    const folder = join(places, 'again')
    site(folder, 'https://example.org')
    writeFileSync(join(folder, 'CNAME'), 'example.org')
    writeFileSync(join(folder, 'assets/rules-of-old.js'), '')
    writeFileSync(
      join(folder, 'requisite-site.txt'),
      `${readFileSync(join(folder, 'requisite-site.txt'), 'utf8')}assets/rules-of-old.js\n`,
    )
    const before = readFileSync(join(folder, 'offline.js'), 'utf8')
    expect(site('-o', folder, '--address', 'https://example.org')).toMatch(/\d+ files/)
    expect(existsSync(join(folder, 'CNAME'))).toBe(true)
    expect(existsSync(join(folder, 'assets/rules-of-old.js'))).toBe(false)
    expect(readFileSync(join(folder, 'offline.js'), 'utf8')).toBe(before)
    expect(readFileSync(join(folder, 'law-version'), 'utf8')).toBe(lawVersion)
  })
})

const linked = 'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&remandCreditDays=40'
const linkedDay = 'Thursday 7 October 2027'

describe.each(isLong ? ['', '/requisite'] : ['/requisite'])('At the path “%s”', (base) => {
  const folder = join(places, `site${base.replace('/', '-')}`)
  const requests: string[] = []
  const faults: string[] = []
  let server: Server
  let address: string
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    site(folder, `https://example.org${base}`)
    server = host(folder, base, requests)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
    context = await (await browser()).newContext({ viewport: { width: 1280, height: 900 } })
    await context.clock.setFixedTime('2026-11-17T12:00:00Z')
    context.on('weberror', (error) => faults.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && !/404|503|ERR_INTERNET/.test(message.text()))
        faults.push(message.text())
    })
    page = await context.newPage()
  })
  afterAll(async () => {
    await context.close()
    server.close()
  })
  const pressOn = (name: string): Promise<void> =>
    goingOn(page, () => page.getByRole('button', { name }).locator('visible=true').first().click())

  test('every address in a file lies under the path, and is there', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const pages = files.filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(20)
    const to = pages.flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:href|src|action|data-\w+)="(\/[^"#?]*)/g),
      ].map(([, path = '']) => path),
    )
    const made = ['/answer', '/answer/paper', '/answer/easy-read', '/answer/calendar.ics'].map(
      (path) => base + path,
    )
    const isThere = (path: string): boolean =>
      path.startsWith(`${base}/`) &&
      (made.includes(path) || existsSync(join(folder, path.slice(base.length))))
    expect([...new Set(to)].filter((path) => !isThere(path) && path !== base)).toEqual([])
  })

  test('its pages say nothing of a server of ours', () => {
    for (const name of ['index', 'guides/privacy/index', 'guides/help/index', 'embed/index', '404'])
      expect([
        name,
        readFileSync(join(folder, `${name}.html`), 'utf8').match(/our server|the server counts/),
      ]).toEqual([name, null])
  })

  inFull('typed, kept, easy read, the sheet', async () => {
    await page.goto(`${address}/`)
    await wordsOf(page).fill('3 years for robbery, 16 November 2026, 40 days on remand')
    await answerCard(page).filter({ hasText: linkedDay }).waitFor()
    await pressOn('Easy read')
    await page.getByRole('heading', { name: 'When can the person leave prison?' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'When can the person leave prison?' }).waitFor()
    await page.goBack()
    await pressOn('One page to print')
    await page.goBack()
    await answerCard(page).filter({ hasText: linkedDay }).waitFor()
    await page.getByRole('button', { name: 'Keep this answer' }).locator('visible=true').first().click()
    expect(await page.locator('[data-keep="plain"]').count()).toBe(0)
    const saved = page.waitForEvent('download')
    await page.locator('dialog [data-page$="calendar.ics"]').click()
    expect(await (await saved).failure()).toBeNull()
  })

  test('a link in another profile, the questions, and before the sentence', async () => {
    const other = await (await browser()).newContext()
    const friend = await other.newPage()
    await friend.goto(`${address}/#${linked}`)
    await answerCard(friend).filter({ hasText: linkedDay }).waitFor()
    expect(friend.url()).toBe(`${address}/`)
    await other.close()
    await page.goto(`${address}/questions`)
    await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
    await pressOn('Work out the date')
    await answerCard(page).waitFor()
    await page.goto(`${address}/what-if`)
    await page.fill('#what-if-lengths-from', '3')
    await goingOn(page, () => page.locator('#what-if-lengths-from').press('Enter'))
    await page.locator('tbody th', { hasText: '3 years' }).first().waitFor()
  })

  test('without a connection, by the pages that were kept; and then what is not there', async () => {
    await page.goto(`${address}/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(`${address}/nowhere`)
    expect(await page.locator('h1').textContent()).toBe('There is no such page')
    await context.setOffline(true)
    await page.goto(`${address}/guides/help/`)
    expect(await page.locator('h1').textContent()).toBe('Get help')
    await page.goto(`${address}/questions`)
    await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
    await pressOn('Work out the date')
    await page.goto(`${address}/nowhere-else`)
    expect(await page.locator('h1').textContent()).toBe('This page needs a connection')
    await context.setOffline(false)
  })

  test('six months after the law was read it says so', async () => {
    const words = `These rules were last read on ${inWords(lawAsAt)}. Look for a newer copy.`
    const at = async (time: string): Promise<number> => {
      await context.clock.setFixedTime(time)
      await page.goto(`${address}/`)
      await wordsOf(page).waitFor()
      return page.getByText(words).count()
    }
    expect(await at('2027-05-13T12:00:00Z')).toBe(0)
    expect(await at('2027-05-14T12:00:00Z')).toBe(1)
  })

  test('in a frame on the page of another site it answers there', async () => {
    const other = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(embedLine(address)),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const frame = page.frameLocator('iframe')
    await frame.locator('#words').fill('3 years for robbery, 16 November 2026, 40 days on remand')
    await frame.getByRole('region', { name: 'The answer' }).getByText(linkedDay).waitFor()
    other.close()
  })

  test('without a script it says who to ask, and has no form', async () => {
    const other = await (await browser()).newContext({ javaScriptEnabled: false })
    const plain = await other.newPage()
    for (const path of ['/', '/recall/', '/questions/', '/what-if/']) {
      await plain.goto(`${address}${path}`)
      await plain.getByRole('link', { name: 'a table of how long people stay in prison' }).waitFor()
      expect(await plain.locator('form:visible').count()).toBe(0)
    }
    await other.close()
  })

  test('nothing that was told was sent, and nothing went wrong', () => {
    expect(requests.filter((request) => !request.startsWith('GET ') || /[?=]/.test(request))).toEqual([])
    expect(faults).toEqual([])
  })
})
