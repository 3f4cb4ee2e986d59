/** The box for the court's own words, in a browser: what stops, and what leaves with its words. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Service } from '../support/service.ts'
import { startPage, type Visit, visit } from './browser.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let service: Service
let visited: Visit
beforeAll(async () => {
  service = await startPage()
  visited = await visit(service, { viewport: { width: 390, height: 844 } })
})
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const goOn = 'form#step > button.govuk-button:not([name])'
const saying = (page: Page, text: string) => page.locator('#court-read', { hasText: text }).waitFor()
const valueIn = (page: Page, name: string): Promise<string> =>
  page
    .locator(`[name="${name}"]`)
    .first()
    .evaluate((box) => (box as HTMLInputElement).value)

describe('What an earlier reading filled in leaves with its words', () => {
  test('the day', async () => {
    const page = await visited.open('/')
    await page.locator('#court').fill('5 years on 20 march 2026')
    await saying(page, '20 March 2026')
    expect(await page.locator('#startDate-day').inputValue()).toBe('20/3/2026')
    await page.locator('#court').fill('5 years')
    await saying(page, 'We read: standard sentence, 5 years.')
    expect(await page.locator('#startDate-day').inputValue()).toBe('')
    expect(await valueIn(page, 'startDate-year')).toBe('')
  })

  test('not the day that somebody typed since', async () => {
    const page = await visited.open('/')
    await page.locator('#court').fill('5 years on 20 march 2026')
    await saying(page, '20 March 2026')
    await page.locator('#startDate-day').fill('21/3/2026')
    await page.locator('#court').fill('5 years')
    await saying(page, 'We read: standard sentence, 5 years.')
    expect(await page.locator('#startDate-day').inputValue()).toBe('21/3/2026')
    expect(await valueIn(page, 'startDate-day')).toBe('21')
  })

  test('the offence, the days on remand and the length, also where nothing is read any more', async () => {
    const page = await visited.open('/')
    await page.locator('#court').fill('5 years for robbery less 40 days on remand')
    await saying(page, 'Robbery')
    expect(await valueIn(page, 'offenceKey')).toBe('robbery')
    await page.locator('#court').fill('5 years with licence conditions')
    await saying(page, 'Which kind is it?')
    expect(await page.locator('[name="offenceKey"], [name="remandCreditDays"]').count()).toBe(0)
    expect(await valueIn(page, 'sentenceYears')).toBe('')
  })
})

describe('Continue stops', () => {
  test.each([
    ['3 years 40', 'What is “40”?'],
    ['10 years and a year on licence', 'Which kind is it?'],
    ['3 years for robbery, 6 months consecutive', 'We read 2 sentences.'],
    ['25 to life', 'before they can ask for parole'],
    // What was read is shown as one types, and on a busy machine the button moves under the click: then once more.
  ])('at “%s”', { retry: 1 }, async (typed, said) => {
    const page = await visited.open('/')
    await page.locator('#startDate-day').fill('2/11/2026')
    await page.locator('#court').fill(typed)
    await page.locator(goOn).click()
    await page.locator('#court-error', { hasText: said }).waitFor({ timeout: 10_000 })
    expect(await page.locator('h1').textContent()).not.toContain('The offence')
    expect(await page.locator('#court').inputValue()).toBe(typed)
  })
})

test('The reading waits for the names of the offences: it is the same with slow ones', async () => {
  const page = await visited.open('/')
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/assets/offence-names.json', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('#startDate-day').fill('2/11/2026')
  await page.locator('#court').fill('5 years for robbery')
  await page.locator(goOn).click()
  await saying(page, 'Looking up the offence…')
  expect(await page.locator('#court-error').isVisible()).toBe(false)
  answer()
  await page.locator('h1', { hasText: 'The offence' }).waitFor()
  expect(await valueIn(page, 'offenceKey')).toBe('robbery')
  await page.unroute('**/assets/offence-names.json')
})
