/** The content policy has no text become HTML or script in a page, and nothing on the pages needs that it does. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { http } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { elsewhere, refresh } from './markup-attacks.ts'
import { escapingSinks, refusedSinks } from './sinks.ts'
import { answers, factsQuery, states } from './states.ts'
import { noteWritten, policies, writtenIn } from './written.ts'

const box = 'input[name="offenceTyped"]'
const offence = '/what-if'

const service = await startPage()
afterAll(() => service.close())

describe('Every response with a page in it has the policy', () => {
  const answered = `/answer?${answers['a fixed sentence']}`
  const responses = {
    ...Object.fromEntries(Object.entries(states).filter((_, n) => isLong || n % 5 === 0)),
    'a page that is nowhere': '/nowhere',
    'the way from the form to the answer': `/answer?${factsQuery()}`,
    'the way from the form to the paper': `/answer/paper?${factsQuery()}`,
    'the calendar file, when something is wrong': '/answer/calendar.ics?startDate=x',
    'an answer that is compressed': answered,
  }
  test.each(Object.entries(responses))('%s', async (name, path) => {
    const encoding = name.includes('compressed') ? { 'accept-encoding': 'gzip' } : {}
    const { headers } = await http(service, path, { headers: { accept: 'text/html', ...encoding } })
    const directives = headers['content-security-policy']?.split('; ')
    expect(directives).toContain("require-trusted-types-for 'script'")
    expect(directives).toContain('trusted-types default requisite-html requisite-worker')
  })

  test('also when the reader has the page already', async () => {
    const { headers } = await http(service, '/')
    const again = await http(service, '/', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('but the description of the API, which draws itself by script', async () => {
    const { headers } = await http(service, '/docs/')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).not.toContain('trusted-types')
  })
})

describe('In a browser', () => {
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    visited = await visit(service)
    page = await visited.open('/')
  })
  afterAll(() => visited.close())

  test('every way to make a script of a text is refused', async () => {
    for (const [name, sink] of Object.entries(refusedSinks))
      await expect(page.evaluate(sink), name).rejects.toThrow(/Trusted|[Pp]olicy/)
  })

  test('every way to write HTML writes text', async () => {
    for (const [name, sink] of Object.entries(escapingSinks))
      expect([name, await page.evaluate(sink, refresh)]).toEqual([name, refresh])
    await page.waitForTimeout(200)
    expect(page.url()).toBe(`${service.url}/`)
    expect(visited.requests.filter((url) => url.startsWith(elsewhere))).toEqual([])
  })

  test('a script that is an address runs nothing', async () => {
    await page.goto('/')
    await page.evaluate(() => {
      window.location.href = "javascript:document.title='reached'"
    })
    await page.waitForTimeout(200)
    expect(await page.title()).not.toBe('reached')
    expect(page.url()).toBe(`${service.url}/`)
  })
})

/** What was written but for the answer of this page, which is worked out while one types. */
const besideAnswer = async (page: Page): Promise<readonly string[]> =>
  (await writtenIn(page)).filter((text) => !/^(?:policy|by) requisite-html$/.test(text))

/** Every page as it comes is looked at in accessibility.test.ts, which opens them all. */
describe('Nothing on a page is written as HTML by its script, and nothing is forbidden by its policy', () => {
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    visited = await visit(service)
    await visited.context.addInitScript(noteWritten)
    page = await visited.open('/')
  })
  afterAll(() => visited.close())

  test('when an offence is suggested and chosen', async () => {
    await page.goto(offence)
    await page.locator(box).pressSequentially('police')
    const option = page.locator('.autocomplete__option').first()
    const title = await option.innerText()
    expect(await page.locator('select#offenceKey-select option').allTextContents()).toContain(title)
    await option.click()
    expect(await page.locator(box).inputValue()).toBe(title)
    expect(await besideAnswer(page)).toEqual(policies)
  })

  test('when nothing is found', async () => {
    // Another address: at the same one the page would bring back what was typed.
    await page.goto(`${offence}?once=more`)
    await page.locator(box).pressSequentially('xyz')
    await page.locator('.autocomplete__option--no-results').waitFor()
    expect(await besideAnswer(page)).toEqual(policies)
  })

  test('nobody threw an error', () =>
    expect(visited.faults.filter((fault) => !/status of 404/.test(fault))).toEqual([]))
})

test('a browser without Trusted Types suggests and chooses too', async () => {
  const visited = await visit(service)
  await visited.context.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'))
  const page = await visited.open(offence)
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false)
  await page.locator(box).pressSequentially('robb')
  await page.locator('.autocomplete__option').first().click()
  expect(await page.locator(box).inputValue()).toBe('Robbery')
  // The page of this browser cannot be told apart from one that has them: only its worker is refused.
  expect(visited.faults.filter((fault) => !/TrustedScriptURL/.test(fault))).toEqual([])
  await visited.close()
})
