/** In a browser, on a phone: the checks in the box, the month alone, and easy read. */
import { afterAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { goingOn, startPage, visit } from './browser.ts'
import { answers } from './states.ts'

const service = await startPage()
const visited = await visit(service, { viewport: { width: 360, height: 640 } })
const page = await visited.open('/')
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const sureness = () => page.locator('.the-date').getAttribute('data-sureness')

test('was it suspended? one tick in the box, and the answer is sure', async () => {
  await page.goto(`/answer?${answers['a short sentence that may have been suspended']}`)
  expect(await page.locator('.caution--check').textContent()).toMatch(/^First check: was it suspended\?/)
  expect(await sureness()).toBe('not_sure')
  const tick = page.getByRole('button', { name: 'It was not suspended' })
  expect((await tick.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await goingOn(page, () => tick.click())
  expect([await sureness(), await page.locator('.caution--check').count()]).toEqual(['sure', 0])
  expect(await page.locator('.asked').textContent()).toContain('Not suspended')
})

/** The question of the day, from an answer. */
async function goingToDay(): Promise<void> {
  await page.goto('/answer?startDate=2026-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft')
  await goingOn(page, () => page.getByRole('button', { name: /^Change.*passed/i }).click())
}

test('“I only know the month”: month and year are enough, and the range says what decides', async () => {
  await goingToDay()
  await page.getByLabel('I only know the month').check()
  await goingOn(page, () => page.locator('main form button.govuk-button').last().click())
  expect((await page.locator('h1').textContent())?.replace(/\s+/g, ' ')).toContain(
    'Between 1 June 2027 and 30 June 2027: it depends on the day in June 2026.',
  )
  expect(await sureness()).toBe('not_sure')
})

test('“June 2025” may be typed where the day stands', async () => {
  await goingToDay()
  await page.locator('#startDate-day').fill('June 2026')
  await goingOn(page, () => page.locator('main form button.govuk-button').last().click())
  expect(await page.locator('h1').textContent()).toContain('it depends on the day in June 2026.')
})

test('from the box to easy read; axe finds nothing there, light, dark and in forced colours', async () => {
  await page.goto(`/answer?${answers['a fixed sentence']}`)
  await goingOn(page, () => page.getByRole('button', { name: 'Easy read' }).click())
  expect(await page.locator('.easy__lines').textContent()).toContain('The person should leave prison on')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  for (const look of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(look)
    expect([look, await findings(page)]).toEqual([look, []])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  for (const state of [
    'a short sentence that may have been suspended',
    'only the month is known',
    'a recall of which the kind is not known',
    'a recall of 28 days where the law gives 56',
  ] as const) {
    await page.goto(`/answer?${answers[state]}`)
    expect([state, await findings(page)]).toEqual([state, []])
  }
})
