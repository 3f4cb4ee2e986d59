/** The page to the thumb: what is in sight on a small phone, and what covers nothing that is being used. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { shown, startPage, visit } from './browser.ts'

const [width, height] = [360, 640]
const service = await startPage()
const phone = await visit(service, { viewport: { width, height }, hasTouch: true })
afterAll(async () => {
  expect(phone.faults).toEqual([])
  await phone.close()
  await service.close()
})

/** Where something is: its edges from the top of the screen. */
const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not shown`)
  return { top: box.y, bottom: box.y + box.height, width: box.width, height: box.height }
}

/** How many lines a text has. */
const linesOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const bottoms = new Set<number>()
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom))
      }
      return bottoms.size
    })

const robbery =
  '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&remandCreditDays=40&ageAtConviction=adult'

describe('The start', () => {
  test('is there after four requests; the rules come after it', async () => {
    const before = phone.requests.length
    const page = await phone.open('/')
    await page.waitForLoadState('networkidle')
    // The fourth is the icon, for which only a browser with windows asks.
    const sent = phone.requests.slice(before).filter((url) => !url.includes('icon'))
    const rules = sent.findIndex((url) => url.includes('/rules-'))
    expect(sent.slice(0, rules).length, sent.join(' ')).toBe(3)
    expect(sent.slice(rules).filter((url) => !/\/rules-[^/]*\.js$/.test(url))).toEqual([])
  })

  test('while a field is being used, the way out is a small button', async () => {
    const page = await phone.open('/')
    expect((await placeOf(page, '.way-out')).width).toBeGreaterThan(0.9 * width)
    await page.locator('#words').focus()
    const small = await placeOf(page, '.way-out')
    expect(small.width).toBeLessThan(100)
    expect(small.height).toBeGreaterThanOrEqual(44)
    expect(await page.getByRole('link', { name: 'Exit this page' }).count()).toBe(1)
    const [exit, guides] = await Promise.all(
      ['.way-out', '.masthead__menu'].map((one) => page.locator(one).first().boundingBox()),
    )
    expect((guides?.x ?? 0) + (guides?.width ?? 0)).toBeLessThan(exit?.x ?? 0)
  })

  test('what a question decides stands on a line of its own, over what is asked', async () => {
    const page = await phone.open('/')
    await page.locator('#words').fill('3 years for something')
    const last = page.locator('[data-group="marked"] .sum').filter({ hasText: 'Days on remand' })
    await last.waitFor()
    const [flag, name] = await Promise.all(
      ['.flag', 'b'].map((one) => last.locator(one).first().boundingBox()),
    )
    expect(name?.y).toBeGreaterThanOrEqual((flag?.y ?? 0) + (flag?.height ?? 0))
  })
})

describe('The answer', () => {
  test('our date and the prison’s are whole, in one size, on one line each', async () => {
    const page = await phone.open(`${robbery}&statedReleaseDate=2027-11-16`)
    for (const side of ['div:first-child', 'div:last-child']) {
      const day = `.side ${side} b`
      expect(await linesOf(page, day)).toBe(1)
      const sizes = await page
        .locator(`${day}, ${day} *`)
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontSize))
      expect(new Set(sizes).size).toBe(1)
    }
  })

  test('five folds', async () => {
    const page = await phone.open(robbery)
    expect(await page.locator('.folds > details > summary').allInnerTexts()).toEqual([
      'What decides the date',
      'What could change it',
      'All dates and letters',
      'How we worked it out',
      'What to do now',
    ])
    expect(await page.locator('svg.time-line').count()).toBe(0)
  })

  test('every part of the bar has its name or a letter, and today cuts through none', async () => {
    for (const asked of [
      robbery,
      '/answer?startDate=2020-11-16&sentenceYears=20&sentenceType=life&offenceKey=murder&ageAtConviction=adult',
      '/answer?startDate=2025-11-16&sentenceYears=8&sentenceType=eds&extensionYears=4&offenceKey=robbery&ageAtConviction=adult',
    ]) {
      const page = await phone.open(asked)
      const bar = await page.locator('svg.bar').evaluate((svg) => ({
        parts: svg.querySelectorAll('rect').length,
        names: [...svg.querySelectorAll('text[class^="in-"]')].map(({ textContent }) => textContent),
        top: Number(svg.querySelector('rect')?.getAttribute('y')),
        now: Number(svg.querySelector('.now')?.getAttribute('y2') ?? 0),
      }))
      expect(bar.names.length).toBe(bar.parts)
      expect(bar.now).toBeLessThanOrEqual(bar.top)
      for (const letter of bar.names.filter((name) => name?.length === 1))
        expect(await page.locator('.bar-legend').innerText()).toContain(`${letter} `)
    }
  })
})

describe('Before the sentence', () => {
  test('what stands in its boxes is worked out at once, and Back leads to the start', async () => {
    const page = await phone.open('/what-if')
    await page.locator('tbody th', { hasText: '4 years' }).first().waitFor()
    expect(await page.locator('#what-if-short').textContent()).toMatch(/^1 year after a trial: .* 4 years/)
    expect((await placeOf(page, '.back a')).height).toBeGreaterThanOrEqual(44)
  })

  test('while a field is being used, the result stays in sight; an error stands at its field', async () => {
    const page = await phone.open('/what-if')
    await page.fill('#remand-remand-0-fromDate', '20 March 2026')
    await page.locator('input[name="offenceTyped"]').fill('Robbery')
    await page.fill('#what-if-lengths-to', '')
    await page.locator('#what-if-lengths-from').fill('5')
    await shown(
      page as never,
      () => document.getElementById('what-if-short')?.textContent?.startsWith('5 years') === true,
    )
    expect(await page.locator('#what-if-short').innerText()).toMatch(
      /^5 years after a trial: out .* With one-third off: out /,
    )
    const line = await placeOf(page, '#what-if-line')
    expect(line.top).toBeGreaterThan(0)
    expect(line.bottom).toBeLessThanOrEqual(height)
    // Its link takes the focus from the field, and leads to the whole answer all the same.
    await page.locator('#what-if-line a').tap()
    await shown(
      page as never,
      () => (document.getElementById('what-if-answer')?.getBoundingClientRect().top ?? 999) < 100,
    )
    await page.locator('#what-if-lengths-from').fill('abc')
    const message = 'How long, from: write it like 5 years, or 18 months.'
    await shown(
      page as never,
      (said: string) => document.querySelector('#what-if .govuk-error-message')?.textContent === said,
      message,
    )
    expect(await page.locator('#what-if-lengths-from').getAttribute('aria-describedby')).toBe(
      'what-if-lengths-from-error',
    )
    expect(await page.locator('#what-if-line').isHidden()).toBe(true)
    await page.locator('#what-if-lengths-from').fill('6')
    await shown(page as never, () => document.querySelector('#what-if .govuk-error-message') === null)
  })

  test('each jump of the chart is said once, and no day stands alone across it', async () => {
    const page = await phone.open('/what-if')
    await page
      .locator('input[name="offenceTyped"]')
      .fill('Wounding with intent to do grievous bodily harm or to resist arrest')
    await page.locator('#what-if-lengths-to').fill('6')
    await page.locator('#what-if-lengths-to').blur()
    await shown(page as never, () => document.querySelector('.chart__jumps') !== null)
    expect(await page.locator('.chart__jumps').innerText()).toMatch(
      /^\d+ days more from \d years( \d+ months)?\.$/,
    )
    await shown(page as never, () => document.querySelectorAll('.chart__grid').length > 1)
    expect(await page.locator('.chart__legend li').count()).toBe(2)
  })
})
