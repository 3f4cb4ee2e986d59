import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Service } from '../support/service.ts'
import { follow, goingOn, press, startPage, tabTo, typeInto, type Visit, visit } from './browser.ts'
import { answers } from './states.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let service: Service
beforeAll(async () => {
  service = await startPage()
})
afterAll(() => service.close())

const theDate = (page: Page) => page.locator('.the-date__day').textContent()
const theHeading = (page: Page) => page.locator('.the-date__what').textContent()

async function sentencedOn(page: Page, day: string, month: string, year: string, years: string) {
  await typeInto(page, '#startDate-day', day)
  await typeInto(page, '#startDate-month', month)
  await typeInto(page, '#startDate-year', year)
  await typeInto(page, '#sentenceYears', years)
}

/** Chooses one of several by the keyboard: Tab to the group, then the arrows. */
async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabTo(page, `input[name="${group}"]`)
  for (let i = 0; i < 10; i++) {
    const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
    if (focused === value) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
}

/** Looks for the working of a sentence that the change of law reaches in stages. */
async function asSolicitor(page: Page): Promise<void> {
  await sentencedOn(page, '16', '6', '2025', '5')
  await choose(page, 'offence', 'unknown')
  await choose(page, 'ageAtSentence', 'adult')
  await press(page, 'summary')
  await typeInto(page, '#remandCreditDays', '35')
  await goingOn(page, () => page.keyboard.press('Enter'))
  expect(await theDate(page)).toBe('Tuesday 12 January 2027')
  await press(page, '.contents a[href="#working"]')
  expect(await page.locator('.steps').textContent()).toContain('This one is in stage 5, on 12 January 2027')
  expect(await page.locator('.steps a[href^="https://www.legislation.gov.uk/"]').count()).toBeGreaterThan(5)
}

/** Asks about a life sentence, and must not be told a release date. */
async function asVictim(page: Page): Promise<void> {
  await sentencedOn(page, '16', '11', '2026', '20')
  await choose(page, 'offence', 'unknown')
  await choose(page, 'sentenceType', 'life')
  await choose(page, 'ageAtSentence', 'unknown')
  await follow(page, 'button.govuk-button:not([formaction])')
  expect(await theHeading(page)).toContain('Not a release date')
  expect(await page.locator('.the-date').textContent()).toContain('no automatic release')
}

describe('By keyboard alone, with script', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(service, { leaves: true, permissions: ['clipboard-read', 'clipboard-write'] })
  })
  afterAll(async () => {
    expect(visited.faults).toEqual([])
    expect(visited.requests.filter((url) => !url.startsWith(service.url))).toEqual([
      'https://www.bbc.co.uk/weather',
    ])
    await visited.close()
  })

  test('a family: types the offence as people say it, adds remand from dates, and gets a date', async () => {
    const page = await visited.open('/')
    await sentencedOn(page, '16', '11', '2026', '3')
    await typeInto(page, 'input[name="offenceTyped"]', 'robb')
    await page.locator('.autocomplete__option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('Robbery')
    await choose(page, 'ageAtSentence', 'adult')
    await press(page, 'summary')
    await follow(page, 'button[formaction="/remand-days"]')
    await typeInto(page, '#from1-day', '1')
    await typeInto(page, '#from1-month', '6')
    await typeInto(page, '#from1-year', '2026')
    await typeInto(page, '#to1-day', '30')
    await typeInto(page, '#to1-month', '6')
    await typeInto(page, '#to1-year', '2026')
    await goingOn(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.found p').textContent()).toContain('30 days')
    await follow(page, '.found button')
    expect(await page.locator('#remandCreditDays').inputValue()).toBe('30')
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('Robbery')
    await follow(page, 'button.govuk-button:not([formaction])')
    expect(await theDate(page)).toBe('Sunday 17 October 2027')
    expect(await page.locator('.why').textContent()).toBe('One-third of 3 years, less 30 days on remand.')
    expect(await page.locator('#leaving').count()).toBe(1)
  })

  test('a solicitor: a sentence from before the change, by Enter from the last box, with its working', async () =>
    asSolicitor(await visited.open('/')))

  test('a victim: a life sentence is not shown as a release date, and Shift three times is the way out', async () => {
    const page = await visited.open('/')
    await asVictim(page)
    await goingOn(page, async () => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift')
    })
    expect(page.url()).toBe('https://www.bbc.co.uk/weather')
    await page.goBack()
    expect(page.url()).not.toContain('/answer')
  })

  test('a journalist: copies the sentence and the link', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    await press(page, '[data-copy="quote"]')
    await page.locator('text=Copied').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^Under the law as at 14 November 2026, a person .* is due for release on 7 October 2027/,
    )
    expect(await page.locator('#link').inputValue()).toContain('/answer?startDate=2026-11-16&sentenceYears=3')
  })

  test('errors: the summary has the focus, leads to each field, and nothing typed is lost', async () => {
    const page = await visited.open('/')
    await typeInto(page, '#startDate-day', '31')
    await typeInto(page, '#startDate-month', '2')
    await typeInto(page, '#startDate-year', '2026')
    await typeInto(page, 'input[name="offenceTyped"]', 'assault')
    await follow(page, 'button.govuk-button:not([formaction])')
    expect(await page.title()).toMatch(/^Error: /)
    await page.waitForFunction(() => document.activeElement?.classList.contains('govuk-error-summary'))
    const links = page.locator('.govuk-error-summary a')
    expect(await links.count()).toBe(4)
    for (const link of await links.all()) {
      const target = String(await link.getAttribute('href'))
      await link.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(target.slice(1))
    }
    expect(await page.locator('#startDate-day').inputValue()).toBe('31')
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('assault')
  })

  test('an offence that is chosen and then changed is not the one that counts', async () => {
    const page = await visited.open(`/?${answers['a fixed sentence']}`)
    await tabTo(page, 'input[name="offenceTyped"]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('xyz')
    await page.keyboard.press('Escape')
    await follow(page, 'button.govuk-button:not([formaction])')
    expect(await page.locator('#offenceKey-error').textContent()).toContain(
      'Choose the offence from the list',
    )
  })

  test('nothing is stored, and no cookie is set', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    expect(await visited.context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})

describe('By keyboard alone, without script', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(service, {
      leaves: true,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
  })
  afterAll(async () => {
    const elsewhere = visited.requests.filter((url) => !url.startsWith(service.url))
    expect(elsewhere).toEqual(['https://www.bbc.co.uk/weather'])
    await visited.close()
  })

  const submit = 'form[action="/answer"] > button.govuk-button'

  test('a family: chooses the offence from the list and gets the date', async () => {
    const page = await visited.open('/')
    await typeInto(page, '#startDate-day', '16')
    await typeInto(page, '#startDate-month', 'Nov')
    await typeInto(page, '#startDate-year', '2026')
    await typeInto(page, '#sentenceYears', '3')
    await typeInto(page, 'select#offenceKey', 'Robbery')
    await choose(page, 'ageAtSentence', 'adult')
    await press(page, 'summary')
    await follow(page, 'button[formaction="/tagged-bail-days"]')
    await typeInto(page, '#daysOnTag', '79')
    await goingOn(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.found p').textContent()).toContain('40 days of credit')
    await follow(page, '.found button')
    await follow(page, submit)
    expect(await theDate(page)).toBe('Thursday 7 October 2027')
  })

  test('a solicitor: the same date and the same working', async () => asSolicitor(await visited.open('/')))

  test('a victim: not a release date, and the way out is a link', async () => {
    const page = await visited.open('/')
    await asVictim(page)
    await page.reload()
    await follow(page, '.way-out')
    expect(page.url()).toBe('https://www.bbc.co.uk/weather')
  })

  test('a journalist: the sentence and the link are there to select', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    expect(await page.locator('#quote').textContent()).toContain('is due for release on 7 October 2027')
    expect(await page.locator('#link').inputValue()).toContain('/answer?startDate=2026-11-16')
    expect(await page.locator('[data-copy="link"]').isVisible()).toBe(false)
  })

  test('another period on remand is one more row, and what was typed stays', async () => {
    const page = await visited.open('/remand-days')
    await typeInto(page, '#from1-day', '5')
    await follow(page, 'button[name="more"]')
    expect(await page.locator('.period').count()).toBe(3)
    expect(await page.locator('#from1-day').inputValue()).toBe('5')
  })

  test('errors, everything typed kept, and the kind of sentence asked of those who do not know the offence', async () => {
    const page = await visited.open('/')
    await typeInto(page, '#sentenceYears', 'three')
    await goingOn(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.govuk-error-summary a').count()).toBe(4)
    expect(await page.locator('#sentenceYears').inputValue()).toBe('three')
    expect(await page.locator('#offenceKey').isVisible()).toBe(true)
    expect(await page.locator('#sentenceType').isVisible()).toBe(false)
    await choose(page, 'offence', 'unknown')
    expect(await page.locator('#offenceKey').isVisible()).toBe(false)
    expect(await page.locator('#sentenceType').isVisible()).toBe(true)
  })

  test('a shared link gives the same answer, and leads back to the answers to change them', async () => {
    const page = await visited.open(`/answer?${answers['an extended sentence']}`)
    expect(await theHeading(page)).toContain('Parole Board')
    expect(await theDate(page)).toBe('Saturday 15 December 2029')
    await follow(page, '#main a[href^="/?startDate"]')
    expect(await page.locator('#startDate-year').inputValue()).toBe('2025')
    expect(await page.locator('input[value="eds"]').isChecked()).toBe(true)
    expect(await page.locator('input[value="unknown"][name="offence"]').isChecked()).toBe(true)
  })

  test('the way out is a link that says nothing about where the reader was', async () => {
    const page = await visited.open('/')
    const link = page.locator('.way-out')
    expect(await link.getAttribute('href')).toBe('https://www.bbc.co.uk/weather')
    expect(await link.getAttribute('rel')).toContain('noreferrer')
  })
})
