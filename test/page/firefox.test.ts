/** What typed-text.test.ts and trusted-types.test.ts find in Chromium, in a real Firefox too. It takes long, and needs the
 *  package firefox-esr: LONG=1 asks for it. */
import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { findProgram, firefox } from '../support/system-packages.ts'
import { startPage } from './browser.ts'
import { attacks, refresh } from './markup-attacks.ts'
import { escapingSinks, refusedSinks } from './sinks.ts'
import { formQuery, states } from './states.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const box = 'input[name="offenceTyped"]'
const suggestions = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.autocomplete__option', (options) => options.map(({ textContent }) => textContent))

describe.runIf(isLong)('In Firefox', () => {
  let service: Service
  let browser: Browser
  let page: Page
  let elsewhere: string[]
  let complaints: string[]
  beforeAll(async () => {
    service = await startPage()
    browser = await launch({
      browser: 'firefox',
      executablePath: findProgram(...firefox) ?? '/usr/bin/firefox-esr',
    })
  })
  afterAll(async () => {
    await browser?.close()
    await service.close()
  })
  beforeEach(async () => {
    elsewhere = []
    complaints = []
    page = await browser.newPage()
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      // Firefox brings a font of its own in a data address.
      if (/^data:/.test(request.url()) || request.url().startsWith(service.url)) return request.continue()
      elsewhere.push(request.url())
      return request.abort()
    })
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        console.error(violatedDirective, sample),
      ),
    )
    await page.goto(`${service.url}/`)
  })
  afterEach(() => page.close())

  /** Time for a page to leave or to ask for something, if it is going to. */
  const meanwhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500))

  test.each(attacks)('%s in a link is text, and leads nowhere', async (attack) => {
    const address = `${service.url}/offence?${formQuery({ offenceKey: '', offenceTyped: attack })}`
    await page.goto(address)
    await page.focus(box)
    await meanwhile()
    expect(await suggestions(page)).toEqual([attack])
    expect(await page.$eval(box, (input) => (input as HTMLInputElement).value)).toBe(attack)
    expect([page.url(), elsewhere, complaints]).toEqual([address, [], []])
  })

  test('what is typed by keyboard comes back as text', async () => {
    await page.type('#sentenceYears', refresh)
    await page.type(box, refresh)
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    await page.focus(box)
    await page.keyboard.press('ArrowDown')
    await meanwhile()
    expect(await suggestions(page)).toEqual([refresh])
    expect(page.url()).toContain(`${service.url}/answer?`)
    expect([elsewhere, complaints]).toEqual([[], []])
  })

  test.each(Object.entries(escapingSinks))('%s writes text', async (_name, sink) => {
    expect(await page.evaluate(sink, refresh)).toBe(refresh)
    await meanwhile()
    expect([page.url(), elsewhere]).toEqual([`${service.url}/`, []])
  })

  test.each(Object.entries(refusedSinks))('%s is refused', async (_name, sink) => {
    await expect(page.evaluate(sink)).rejects.toThrow()
    await meanwhile()
    expect(complaints.join('\n')).toMatch(/trusted-types|script-src/)
  })

  test('an offence is suggested and chosen', async () => {
    await page.goto(`${service.url}/?${formQuery({ offenceKey: '' })}`)
    await page.type(box, 'robb')
    await page.waitForSelector('.autocomplete__option')
    expect((await suggestions(page))[0]).toBe('Robbery')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.click('#ageAtSentence')
    await Promise.all([page.waitForNavigation(), page.click('form[action="/answer"] > button.govuk-button')])
    expect(page.url()).toContain('/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')
    expect(complaints).toEqual([])
  })

  test.each(Object.entries(states))('%s: no complaint', async (_name, path) => {
    await page.goto(service.url + path)
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/<\/?[a-z]|&\w+;/)
    expect(complaints).toEqual([])
  })
})
