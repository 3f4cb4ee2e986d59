/** What the other files find in Chromium, in a real Firefox too: typed text, Trusted Types, the journeys, every state on phone and
 *  desktop, light and dark, and without script. It takes long, and needs the package firefox-esr: LONG=1 asks for it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Frame, launch, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embedLine } from '../../service/src/page/guides/embed-lines.ts'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { findProgram, firefox } from '../support/system-packages.ts'
import { colourRules, findings } from './axe.ts'
import { shown, startPage, today } from './browser.ts'
import { attacks, refresh } from './markup-attacks.ts'
import { escapingSinks, refusedSinks } from './sinks.ts'
import { host, site } from './site-host.ts'
import { answers, factsQuery, states, threeSentences } from './states.ts'

const box = 'input[name="offenceTyped"]'
const suggestions = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.autocomplete__option', (options) => options.map(({ textContent }) => textContent))

/** Debian's Firefox. Pages come from the server, whatever was visited before, as in Chromium. Trusted Types are on without a word from
 *  Firefox 148; the one before it for long support knows them, and has to be told. */
const startFirefox = (prefs: Readonly<Record<string, number | boolean>> = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findProgram(...firefox) ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'dom.serviceWorkers.enabled': false,
      'dom.security.trusted_types.enabled': true,
      ...prefs,
    },
  })

/** A page whose size can be set: Firefox 140 does not know the turning of a screen, which is set with it. */
async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  const setViewport = page.setViewport.bind(page)
  page.setViewport = (size) =>
    setViewport(size).catch((error: unknown) => {
      if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
    })
  return page
}

/** The day of the tests, by the clock of the device. Runs in the page. */
const setClock = (day: string): void => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  Object.assign(globalThis, {
    Date: class extends Date {
      constructor(...given: readonly number[]) {
        super(...((given.length === 0 ? [noon] : given) as [number]))
      }
      static override now = (): number => noon
    },
  })
}

/** Writes down what a page complains about: errors of scripts and of the content security policy. */
async function noteComplaints(page: Page, complaints: string[]): Promise<void> {
  await page.evaluateOnNewDocument(setClock, today)
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
    page = await newPage(browser)
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

  /** Time for a page to leave or to ask for something, if it is going to. */
  const meanwhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500))

  const typedIn = (field: string): Promise<string> =>
    page.$eval(field, (input) => (input as HTMLInputElement).value)

  test.each(attacks)('%s in a link is text, and leads nowhere', async (attack) => {
    await page.goto(`${service.url}/answer?${factsQuery({ offenceKey: attack })}`)
    const field = 'input[name="sentences[0].offenceKey"]'
    await page.waitForSelector(field)
    await meanwhile()
    // The facts of a link leave the address once they are read.
    expect([await typedIn(field), new URL(page.url()).pathname]).toEqual([attack, '/'])
    expect([elsewhere, complaints]).toEqual([[], []])
  })

  test('what is typed by keyboard comes back as text', async () => {
    for (const [path, field] of [
      ['/', '#words'],
      ['/what-if', box],
    ] as const) {
      await page.goto(service.url + path)
      await page.type(field, refresh)
      await meanwhile()
      expect(await typedIn(field)).toBe(refresh)
      expect([page.url(), elsewhere, complaints]).toEqual([service.url + path, [], []])
    }
  })

  test('a charge is found by a part of its name, and taken by the keys', async () => {
    await page.goto(`${service.url}/what-if`)
    await page.type(box, 'robb')
    await page.waitForSelector('.autocomplete__option')
    expect((await suggestions(page))[0]).toBe('Robbery')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await typedIn(box)).toBe('Robbery')
    expect([elsewhere, complaints]).toEqual([[], []])
  })

  test('before the sentence: the answer moves with the charge that is typed, and has its chart', async () => {
    await page.goto(`${service.url}/what-if`)
    await page.waitForSelector('tbody tr')
    for (const [name, text] of [['remand-remand-0-fromDate', '20 March 2026']] as const)
      await page.type(`#${name}`, text)
    await page.type(box, 'Wounding with intent to do grievous bodily harm or to resist arrest')
    await page.keyboard.press('Tab')
    // The policy of the page refuses what puppeteer would wait with: it makes a function of a text.
    await expect
      .poll(() => page.$eval('.what-if__cliff', ({ textContent }) => textContent).catch(() => ''), {
        timeout: 30_000,
      })
      .toContain('254 days more')
    await page.waitForSelector('#chart-words')
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

  /** The card as it is read, when it has an answer. */
  const theCard = async (): Promise<string> => {
    const card = '.card:not(.ghost)'
    await shown(page as never, (wanted) => document.querySelector(wanted) !== null, card)
    const text = await page.$eval(card, (one) => (one as HTMLElement).innerText)
    return text
      .replace(/\s+/g, ' ')
      .replace(/(?: Print one page to hand in)? Easy read(?: Copy a sentence to quote)? ?$/, '')
  }
  /** Waits until a row is there, closed or open. */
  const rowOf = async (id: string): Promise<string> => {
    await page.waitForSelector(`details[data-row="${id}"]`)
    return `details[data-row="${id}"]`
  }
  /** Answers a row, by a button or by Enter in its field, and waits until the card is another. */
  const answerRow = async (id: string, act: (row: string) => Promise<void>): Promise<string> => {
    const row = await rowOf(id)
    if (!(await page.$eval(row, (one) => (one as HTMLDetailsElement).open)))
      await page.click(`${row} > summary`)
    const before = await theCard()
    await act(row)
    await shown(
      page as never,
      (old) =>
        document
          .querySelector<HTMLElement>('.card:not(.ghost)')
          ?.innerText.replace(/\s+/g, ' ')
          .startsWith(old) === false,
      before,
    )
    return theCard()
  }
  const tap = (say: string) => (row: string) => page.click(`${row} button[value$="${say}"]`)
  const use = (name: string, text: string) => async (row: string) => {
    const field = `${row} input[name="${name}"]`
    await page.$eval(field, (one) => (one as HTMLInputElement).select())
    await page.type(field, text)
    await page.keyboard.press('Enter')
  }

  /** Sends a link as a form sends its fields, which brings the page by itself. */
  const sendLink = (query: string): Promise<void> =>
    going(() =>
      page.evaluate((sent) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/answer' })
        for (const [name, value] of new URLSearchParams(sent))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
        document.body.append(form)
        form.submit()
      }, query),
    )
  /** A link, where the page answers while one types, or by itself. */
  const openLink = (query: string): Promise<unknown> =>
    isScriptSent ? page.goto(`${service.url}/answer?${query}`) : sendLink(query)

  /** What is said of rows beside the card on a wide screen is said of rows below it on a phone. */
  const onPhone = (): Promise<void> => page.setViewport({ width: 360, height: 2400 })

  test.each([true, false])(
    'a family: what the court said, the offence, no remand, and the date; with script: %s',
    async (script) => {
      isScriptSent = script
      if (script) await page.type('#words', '3 years today')
      else {
        await page.goto(`${service.url}/questions`)
        await page.type('#sentence-1-sentences-0-sentenceYears', '3 years')
        await page.type('#day-sentences-startDate', '15/11/26')
        await going(() => page.click('.one-form > button'))
      }
      await answerRow('offence-1', use('sentences[0].offenceKey', 'robbery'))
      const settled = await answerRow('remand', tap('remandCreditDays=0'))
      expect(settled).toContain('Out on Monday 15 November 2027')
      expect(settled).toContain('Sure of the rule')
      expect([new URL(page.url()).search, elsewhere, complaints]).toEqual(['', [], []])
    },
  )

  test.each(Object.entries(answers))(
    '%s: a link has the same answer with and without script',
    async (_name, query) => {
      await onPhone()
      await openLink(query)
      const live = await theCard()
      isScriptSent = false
      await openLink(query)
      expect(await theCard()).toBe(live)
      expect(complaints).toEqual([])
    },
  )

  test.each([true, false])(
    'several sentences: one is changed, and one taken out; with script: %s',
    async (script) => {
      isScriptSent = script
      await onPhone()
      await openLink(threeSentences)
      const longer = await answerRow('sentence-2', use('sentences[1].sentenceYears', '1 year'))
      expect(longer).toContain('on licence until 16 February 2030')
      expect(longer).toContain('Sentence 3 adds nothing.')
      const two = await answerRow('sentence-3', tap('sentences[2]='))
      expect(two).toBe(longer.replace(/Sentences 1 and 2 decide. Sentence 3 adds nothing. /, ''))
      expect((await page.$$('details[data-row^="sentence-"]')).length).toBe(2)
      expect(complaints).toEqual([])
    },
  )
})

describe.runIf(isLong)('In Firefox, the page as a folder of files', () => {
  const base = '/requisite'
  const folder = mkdtempSync(join(tmpdir(), 'requisite-site-'))
  const requests: string[] = []
  const complaints: string[] = []
  const files = host(folder, base, requests)
  let browser: Browser
  let page: Page
  let address: string
  beforeAll(async () => {
    site(folder, `https://example.org${base}`)
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(files.address() as AddressInfo).port}${base}`
    browser = await startFirefox({ 'dom.serviceWorkers.enabled': true })
    page = await newPage(browser)
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
  })
  afterAll(async () => {
    await browser?.close()
    files.close()
    rmSync(folder, { recursive: true })
  })
  const answered = (where: Page | Frame): Promise<void> =>
    shown(
      where as never,
      () => document.querySelector('.card')?.textContent?.includes('7 October 2027') === true,
    )
  const said = '3 years for robbery, 16 November 2026, 40 days on remand'

  test('what is typed is answered, and a link', async () => {
    await page.goto(`${address}/`)
    await page.type('#words', said)
    await answered(page)
    await page.goto('about:blank')
    await page.goto(
      `${address}/#startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&remandCreditDays=40`,
    )
    await answered(page)
    expect(page.url()).toBe(`${address}/`)
  })

  test('in a frame on the page of another site', async () => {
    const other = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(embedLine(address)),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame()
    await (await frame?.waitForSelector('#words'))?.type(said)
    await answered(frame as Frame)
    other.close()
  })

  test('without the host, by what was kept', async () => {
    await page.goto(`${address}/`)
    await shown(page as never, () => navigator.serviceWorker.controller !== null)
    files.closeAllConnections()
    await new Promise((resolve) => files.close(resolve))
    await page.goto(`${address}/guides/help/`)
    expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Get help')
    await page.goto(`${address}/`)
    await page.$eval('#words', (box) => Object.assign(box, { value: '' }))
    await page.type('#words', said)
    await answered(page)
  })

  test('nothing that was told was sent, and nothing went wrong', () => {
    expect(requests.filter((request) => !request.startsWith('GET ') || /[?=]/.test(request))).toEqual([])
    // Firefox says so of what a page had asked for that was left.
    expect(complaints.filter((said) => !said.includes('ServiceWorker intercepted'))).toEqual([])
  })
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
    page = await newPage(browser)
    await noteComplaints(page, complaints)
  })
  afterAll(async () => {
    await browser?.close()
    await service.close()
  })

  test.each(Object.entries(states))('%s', async (_name, path) => {
    await page.setViewport({ width: 1280, height: 844 })
    await page.goto(service.url + path)
    // A link is answered by the script of the page.
    await shown(page as never, () => document.querySelector('.live-main .card.ghost') === null)
    expect(await page.evaluate(shownText)).not.toMatch(/<\/?[a-z]|&\w+;/)
    expect(complaints.splice(0)).toEqual([])
    expect(await page.evaluate(overflow)).toBe(0)
    await page.setViewport({ width: 320, height: 844 })
    expect(await page.evaluate(overflow)).toBe(0)
    expect(await page.evaluate((media) => matchMedia(media).matches, query)).toBe(true)
    expect(await findings(page, { rules })).toEqual([])
  })
})
