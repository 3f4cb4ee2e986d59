/** What the other files find in Chromium, in a real Firefox too: typed text, Trusted Types, the journeys, every state on phone and
 *  desktop, light and dark, and without script. It takes long, and needs the package firefox-esr: LONG=1 asks for it. */
import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { findProgram, firefox } from '../support/system-packages.ts'
import { colourRules, findings } from './axe.ts'
import { shown, startPage } from './browser.ts'
import { attacks, refresh } from './markup-attacks.ts'
import { escapingSinks, refusedSinks } from './sinks.ts'
import { answers, formQuery, states, threeSentences } from './states.ts'

const box = 'input[name="offenceTyped"]'
const suggestions = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.autocomplete__option', (options) => options.map(({ textContent }) => textContent))

/** Debian's Firefox. Pages come from the server, whatever was visited before, as in Chromium. */
const startFirefox = (prefs: Readonly<Record<string, number>> = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findProgram(...firefox) ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false, ...prefs },
  })

/** Writes down what a page complains about: errors of scripts and of the content security policy. */
async function noteComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(violatedDirective, sample),
    ),
  )
}

describe.runIf(isLong)('In Firefox', () => {
  let service: Service
  let browser: Browser
  let page: Page
  let elsewhere: string[]
  let complaints: string[]
  /** Whether the script of the page comes. Firefox itself cannot be asked anything where scripts are off in its settings. */
  let isScriptSent: boolean
  beforeAll(async () => {
    service = await startPage()
    browser = await startFirefox()
  })
  afterAll(async () => {
    await browser?.close()
    await service.close()
  })
  beforeEach(async () => {
    elsewhere = []
    complaints = []
    isScriptSent = true
    page = await browser.newPage()
    // So high that nothing lies under the way out, which stays at the foot of the window.
    await page.setViewport({ width: 1280, height: 2400 })
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (!isScriptSent && request.url().endsWith('.js')) return request.abort()
      // Firefox brings a font of its own in a data address.
      if (/^data:/.test(request.url()) || request.url().startsWith(service.url)) return request.continue()
      elsewhere.push(request.url())
      return request.abort()
    })
    await noteComplaints(page, complaints)
    await page.goto(`${service.url}/`)
  })
  afterEach(() => page.close())

  /** Does something that leads to another page, and waits for it: a document, or with script another main part in this one. */
  const going = async (act: () => Promise<void>): Promise<void> => {
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
    await act()
    await shown(page as never, () => {
      const main = document.querySelector('main')
      return main !== null && !main.hasAttribute('data-before') && document.readyState === 'complete'
    })
  }

  /** The button that goes on. */
  const onward = 'form#step > .govuk-button-group > button, form#step > button.govuk-button'
  const goOn = (): Promise<void> => going(() => page.click(onward))

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
    await page.type('#words', refresh)
    await meanwhile()
    expect(await page.$eval('#words', (input) => (input as HTMLTextAreaElement).value)).toBe(refresh)
    await page.goto(`${service.url}/offence?${formQuery({ offenceKey: '', ageAtConviction: '' })}`)
    await page.type(box, refresh)
    // The search may guess; while its list is open, Enter belongs to it.
    await page.keyboard.press('Escape')
    await going(() => page.keyboard.press('Enter'))
    await page.focus(box)
    await page.keyboard.press('ArrowDown')
    await meanwhile()
    expect(await suggestions(page)).toEqual([refresh])
    expect(page.url().startsWith(`${service.url}/`)).toBe(true)
    expect([elsewhere, complaints]).toEqual([[], []])
  })

  test('before the sentence: the answer moves with the charge that is typed, and has its chart', async () => {
    await page.goto(`${service.url}/what-if`)
    await page.waitForSelector('tbody tr')
    for (const [name, text] of [
      ['since-day', '20 March 2026'],
      ['daysSoFar', ''],
    ] as const)
      await page.type(`#${name}`, text)
    await page.type(box, 'Wounding with intent to do grievous bodily harm or to resist arrest')
    await page.keyboard.press('Tab')
    await page.waitForFunction(() =>
      document.querySelector('.what-if__cliff')?.textContent?.includes('254 days more'),
    )
    expect(await page.$eval('#chart-words', ({ textContent }) => textContent)).toContain(
      'After a trial: 1 year',
    )
    expect(await findings(page)).toEqual([])
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

  const theDays = (): Promise<readonly string[]> =>
    page.$$eval('.the-date__day', (days) => days.map(({ textContent }) => String(textContent)))

  test.each([true, false])(
    'a family: the court, the offence, nothing else, and the date; with script: %s',
    async (script) => {
      isScriptSent = script
      await page.goto(`${service.url}/questions`)
      await page.click('#kind')
      await page.type('#sentenceYears', '3')
      await page.type('#startDate-day', script ? '16 Nov 2026' : '16')
      if (!script) {
        await page.type('#startDate-month', 'Nov')
        await page.type('#startDate-year', '2026')
      }
      await goOn()
      if (script) {
        await page.type(box, 'robb')
        await page.waitForSelector('.autocomplete__option')
        expect((await suggestions(page))[0]).toBe('Robbery')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      } else await page.select('select[name="offenceKey"]', 'robbery')
      await page.click('#ageAtConviction')
      await page.click('#creditNone')
      await goOn()
      await page.click('#another')
      await goOn()
      expect(page.url()).toBe(`${service.url}/answer`)
      expect(await theDays()).toEqual(['Tuesday 16 November 2027'])
      expect(complaints).toEqual([])
    },
  )

  /** What a link cannot say is answered as who does not know it would. Runs in the page. */
  const answerOpen = (): void => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('form#step input[type="radio"]')].filter(
      (radio) => radio.offsetParent !== null,
    )
    for (const name of new Set(radios.map((radio) => radio.name))) {
      const group = radios.filter((radio) => radio.name === name)
      const told = name === 'another' ? 'no' : 'unknown'
      if (!group.some((radio) => radio.checked))
        (group.find(({ value }) => value === told) ?? group[0])?.click()
    }
  }
  const theBox = (): Promise<string> => page.$eval('.the-date', (box) => (box as HTMLElement).innerText)

  // Sent once, an answer of the list goes to its list.
  const told = Object.entries(answers).filter(([, query]) => !query.includes('sentence='))
  for (const script of [true, false])
    test.each(told)(
      `%s: every step forwards to the same answer, and back; with script: ${script}`,
      async (_name, query) => {
        isScriptSent = script
        await page.goto(`${service.url}/answer?${query}`)
        const want = await theBox()
        await page.goto(`${service.url}/questions?${query}`)
        let steps = 0
        while (new URL(page.url()).pathname !== '/answer' && steps < 7) {
          await page.evaluate(answerOpen)
          await goOn()
          steps++
          if ((await page.$('.the-date')) !== null) break
        }
        expect(await theBox()).toBe(want)
        if (script)
          for (let n = 0; n < steps; n++) {
            await going(() => page.goBack().then(() => {}))
            expect(await page.$('form#step')).not.toBeNull()
          }
        expect(complaints).toEqual([])
      },
    )

  test.each([true, false])(
    'several sentences are listed, changed and worked out; with script: %s',
    async (script) => {
      isScriptSent = script
      await page.goto(`${service.url}/answer?${threeSentences}`)
      await going(() => page.click('.asked button'))
      expect((await page.$$('.sentence-card')).length).toBe(3)
      await going(() => page.click('button[name="remove"][value="3"]'))
      expect((await page.$$('.sentence-card')).length).toBe(2)
      await goOn()
      expect(page.url()).toBe(`${service.url}/answer`)
      expect(await theDays()).toEqual(['Thursday 3 December 2026', 'Tuesday 12 January 2027'])
    },
  )
})

const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** How a reader's Firefox can look, with its settings and what shows that they are taken. Structure does not depend
 *  on colours, so that all rules are for one look. */
const looks = [
  { look: 'light', query: '(prefers-color-scheme: light)', prefs: {}, rules: null },
  {
    look: 'dark',
    query: '(prefers-color-scheme: dark)',
    prefs: { 'layout.css.prefers-color-scheme.content-override': 0 },
    rules: colourRules,
  },
  {
    look: 'forced colours',
    query: '(forced-colors: active)',
    prefs: { 'browser.display.document_color_use': 2 },
    rules: colourRules,
  },
] as const

/** All that the page shows. The lines that other sites copy are markup, and are meant to be read. */
const shownText = (): string =>
  [...document.querySelectorAll<HTMLElement>('#embed-line, pre')].reduce(
    (text, lines) => text.replace(lines.innerText, ''),
    document.body.innerText,
  )

describe.runIf(isLong).each(looks)('In Firefox, $look, on phone and desktop', ({ query, prefs, rules }) => {
  let service: Service
  let browser: Browser
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    service = await startPage()
    browser = await startFirefox(prefs)
    page = await browser.newPage()
    await noteComplaints(page, complaints)
  })
  afterAll(async () => {
    await browser?.close()
    await service.close()
  })

  test.each(Object.entries(states))('%s', async (_name, path) => {
    await page.setViewport({ width: 1280, height: 844 })
    await page.goto(service.url + path)
    expect(await page.evaluate(shownText)).not.toMatch(/<\/?[a-z]|&\w+;/)
    expect(complaints.splice(0)).toEqual([])
    expect(await page.evaluate(overflow)).toBe(0)
    await page.setViewport({ width: 320, height: 844 })
    expect(await page.evaluate(overflow)).toBe(0)
    expect(await page.evaluate((media) => matchMedia(media).matches, query)).toBe(true)
    expect(await findings(page, { rules })).toEqual([])
  })
})
