/** The browser's own ways back, forward and again, through each journey, in real browsers and without the service worker: with
 *  script nothing of a case is in an address or in the history, and after "Exit this page" nothing of it can be reached. */
import { type Browser, launch } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { findProgram, firefox } from '../support/system-packages.ts'
import { shown, startPage, visit } from './browser.ts'

/** What a page of either browser can do. */
interface Window {
  evaluate<Given, Answer>(ask: (given: Given) => Answer, given?: Given): Promise<Answer>
  goto(url: string): Promise<unknown>
  click(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<unknown>
  reload(): Promise<unknown>
  url(): string
}

const service = await startPage()
afterAll(() => service.close())

const headed = (page: Window, words: string): Promise<void> =>
  shown(
    page as never,
    (wanted: string) => document.querySelector('h1')?.textContent?.includes(wanted) === true,
    words,
  )
const press = (page: Window, selector: string): Promise<unknown> =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector)
const typedIn = (page: Window, selector: string): Promise<string | undefined> =>
  page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector)
const back = (page: Window): Promise<void> => page.evaluate(() => history.back())
const forward = (page: Window): Promise<void> => page.evaluate(() => history.forward())
const goOn = '.govuk-button-group > button.govuk-button, form#step > button.govuk-button'

const start = 'When will a person in prison be released?'
const offence = 'The offence, and before the sentence'
const answered = '18 November 2027'

async function theCourtSaid(page: Window, years: string, day: string): Promise<void> {
  await press(page, '#kind')
  await page.type('#sentenceYears', years)
  await page.type('#startDate-day', day)
  await press(page, goOn)
}

async function theOffence(page: Window): Promise<void> {
  for (const box of ['#offenceUnknown', '#ageAtConviction', '#creditNone']) await press(page, box)
  await press(page, goOn)
}

/** One sentence, to its answer. */
async function one(page: Window): Promise<void> {
  await page.goto(`${service.url}/questions`)
  await headed(page, start)
  await theCourtSaid(page, '3', '18/11/26')
  await headed(page, offence)
  await theOffence(page)
  await headed(page, 'Anything else')
  await press(page, '#another')
  await press(page, goOn)
  await headed(page, answered)
}

/** A recall, to its answer. */
async function recalled(page: Window): Promise<void> {
  await page.goto(`${service.url}/recall`)
  await headed(page, 'Back in prison after being let out')
  await theCourtSaid(page, '3', '2 june 2025')
  await headed(page, 'Before the sentence')
  await press(page, '#creditNone')
  await press(page, goOn)
  await headed(page, 'The recall')
  await press(page, '#recallType')
  await page.type('#returnToCustodyDate-day', '9.10.2026')
  await press(page, '#recallDateUnknown')
  await press(page, '#onTag')
  await press(page, goOn)
  await headed(page, 'Check the sentence')
  await press(page, 'form#step > button.govuk-button')
  await headed(page, '3 December 2026')
}

/** Every test of a journey, for a browser. */
function walks(open: () => Promise<Window>): void {
  test('one sentence: no cookie, in the history an id and nothing else; back through each step, forward again, and reload', async () => {
    const page = await open()
    await one(page)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await page.evaluate(() => Object.keys(history.state))).toEqual(['step', 'isAfter'])
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/answer')
    for (const heading of ['Anything else', offence, start]) {
      await back(page)
      await headed(page, heading)
      expect(new URL(page.url()).search).toBe('')
    }
    expect(await typedIn(page, '#sentenceYears')).toBe('3')
    expect(await typedIn(page, '#startDate-day')).toBe('18 November 2026')
    for (const heading of [offence, 'Anything else', answered]) {
      await forward(page)
      await headed(page, heading)
      await page.reload()
      await headed(page, heading)
    }
    await back(page)
    await headed(page, 'Anything else')
    await page.reload()
    await headed(page, 'Anything else')
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('#another')?.checked)).toBe(
      true,
    )
  })

  test('the Back of the page is the same way, and what was typed and not sent is still there', async () => {
    const page = await open()
    await one(page)
    await press(page, '[data-back]')
    await headed(page, 'Anything else')
    await press(page, '[data-back]')
    await headed(page, offence)
    await press(page, '#creditRemand')
    await page.type('#remandFrom-day', '1 June 2026')
    await press(page, '[data-back]')
    await headed(page, start)
    await forward(page)
    await headed(page, offence)
    expect(await typedIn(page, '#remandFrom-day')).toBe('1 June 2026')
  })

  inFull('another page between: a guide, and back', async () => {
    const page = await open()
    await one(page)
    await page.goto(`${service.url}/guides/recall`)
    await back(page)
    await headed(page, answered)
    await back(page)
    await headed(page, 'Anything else')
  })

  inFull(
    'several sentences: back from the list to each sentence, and from the answer to the list',
    async () => {
      const page = await open()
      await page.goto(`${service.url}/questions`)
      await theCourtSaid(page, '3', '18/11/26')
      await headed(page, offence)
      await theOffence(page)
      await headed(page, 'Anything else')
      await press(page, '#another-yes')
      await press(page, goOn)
      await headed(page, 'Sentence 2')
      await press(page, '#kind')
      await page.type('#sentenceMonths', '6')
      await press(page, '#sameDay')
      await page.type('#startDate-day', '20/11/26')
      await press(page, '#offenceUnknown')
      await press(page, '#runs')
      await press(page, goOn)
      await headed(page, 'Sentence 2: before the sentence')
      await press(page, '#creditNone')
      await press(page, goOn)
      await headed(page, 'Check the 2 sentences')
      await press(page, 'form#step > button.govuk-button')
      await headed(page, answered)
      for (const heading of [
        'Check the 2 sentences',
        'Sentence 2: before the sentence',
        'Sentence 2: what',
        'Anything else',
      ]) {
        await back(page)
        await headed(page, heading)
        expect(new URL(page.url()).search).toBe('')
      }
      await forward(page)
      await headed(page, 'Sentence 2')
      expect(await typedIn(page, '#sentenceMonths')).toBe('6')
    },
  )

  inFull('a recall: back through each step', async () => {
    const page = await open()
    await recalled(page)
    for (const heading of ['Check the sentence', 'The recall', 'Before the sentence', 'Back in prison']) {
      await back(page)
      await headed(page, heading)
      expect(new URL(page.url()).search).toBe('')
    }
  })

  test('an error takes the place of its page, so that back leads to the page before', async () => {
    const page = await open()
    await page.goto(`${service.url}/questions`)
    await theCourtSaid(page, '3', '18/11/26')
    await headed(page, offence)
    await press(page, goOn)
    await shown(page as never, () => document.querySelector('.govuk-error-summary') !== null)
    await back(page)
    await headed(page, start)
  })

  test('after the exit the tab keeps nothing, and back finds the empty start', async () => {
    const page = await open()
    await one(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    await press(page, '.way-out')
    await shown(page as never, () => document.body.textContent?.includes('another host') === true)
    for (let i = 0; i < 3; i++) {
      await back(page)
      // The start, or the first of the questions, where they were begun.
      await shown(page as never, () =>
        [...document.querySelectorAll<HTMLInputElement>('#words, #sentenceYears')].some(
          ({ value }) => value === '',
        ),
      )
      expect(['/', '/questions']).toContain(new URL(page.url()).pathname)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    }
  })
}

describe('In Chromium, without the service worker', () => {
  let close: (() => Promise<void>) | undefined
  walks(async () => {
    await close?.()
    const visited = await visit(service, { leaves: true })
    close = visited.close
    return (await visited.context.newPage()) as unknown as Window
  })
  afterAll(() => close?.())
})

describe.runIf(isLong && findProgram(...firefox) !== null)('In Firefox, without the service worker', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch({
      browser: 'firefox',
      executablePath: findProgram(...firefox) as string,
      extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
    })
  })
  afterAll(() => browser?.close())
  walks(async () => {
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 2400 })
    await page.setRequestInterception(true)
    page.on('request', (request) =>
      /^data:/.test(request.url()) || request.url().startsWith(service.url)
        ? request.continue()
        : request.respond({ body: 'another host', contentType: 'text/html' }),
    )
    return page as unknown as Window
  })
})
