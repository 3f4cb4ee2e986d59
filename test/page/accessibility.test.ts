import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { colourRules, findings } from './axe.ts'
import { startPage, visit } from './browser.ts'
import { states } from './states.ts'
import { noteWritten, policies, writtenIn } from './written.ts'

/** Structure does not depend on colours, so each width has all rules once, and every look those about colour. The short form
 *  opens one page in thirty-six: of these each has another look, in turn. */
const looks = [
  { width: 390, media: { colorScheme: 'light' }, rules: null },
  { width: 390, media: { forcedColors: 'active' }, rules: colourRules },
  { width: 1280, media: { colorScheme: 'dark' }, rules: null },
  { width: 390, media: { media: 'print' }, rules: colourRules },
  { width: 390, media: { colorScheme: 'dark' }, rules: colourRules },
  { width: 1280, media: { colorScheme: 'light' }, rules: colourRules },
] as const

const asEver = { colorScheme: 'light', forcedColors: 'none', media: 'screen' } as const

const looksOf = (page: number) => looks.filter((_, n) => isLong || n === (page / 36) % 4)

const service = await startPage()
const visited = await visit(service)
await visited.context.addInitScript(noteWritten)
const page = await visited.open('/')
afterAll(async () => {
  await visited.close()
  await service.close()
})

const overflow = (of = page): Promise<number> =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** All that the page shows, but the lines of markup in the guide for other sites. */
const shownText = (): Promise<string> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('pre code')]
    return lines.reduce((text, line) => text.replace(line.innerText, ''), document.body.innerText)
  })

/** What is read or typed in a font that is none of ours: the browser's own shows where a style was forgotten. */
const strangeFonts = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not([aria-hidden] *, [aria-hidden])')]
      .filter(
        (element) =>
          element.matches('input:not([type=radio], [type=checkbox], [type=hidden]), select') ||
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
      )
      .filter((element) => !/^(?:ui-|"Iowan)/.test(getComputedStyle(element).fontFamily))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

describe('Nothing has to be scrolled sideways, nothing is written as HTML, and axe finds nothing, on phone and desktop, light, dark, in forced colours and on paper', () => {
  for (const [n, [name, path]] of Object.entries(states).entries())
    test.runIf(isLong || n % 36 === 0)(name, async () => {
      // A wide screen at 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.emulateMedia(asEver)
      await page.goto(path)
      expect(await overflow()).toBe(0)
      expect(await strangeFonts()).toEqual([])
      expect(await writtenIn(page)).toEqual(policies)
      expect(await shownText()).not.toMatch(/<\/?[a-z]|&\w+;/)
      for (const { width, media, rules } of looksOf(n)) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ ...asEver, ...media })
        expect([media, width, await findings(page, { rules })]).toEqual([media, width, []])
      }
    })
})

/** Answers that end far above the bar at the foot of a phone. */
const lowAnswers = [
  'a fixed sentence',
  'a sentence held until its stage',
  'a standard recall',
  'a date that has passed',
  'a recall of 56 days',
]

describe('In other states', () => {
  beforeAll(() => page.emulateMedia(asEver))

  test('with suggestions open, axe finds nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/what-if')
    await page.locator('input[name="offenceTyped"]').fill('assault')
    await page.locator('.autocomplete__option').first().waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('with every part of an answer unfolded, axe finds nothing and nothing is to be scrolled sideways', async () => {
    // The short form has the one with the most on it.
    for (const name of [
      ...(isLong
        ? [
            'the answer: a fixed sentence',
            'the answer: a recall of which the kind is not known',
            'the answer: several sentences',
          ]
        : []),
      'the answer: the prison’s date after a recall',
    ]) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(String(states[name]))
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      expect([name, await findings(page), await overflow()]).toEqual([name, [], 0])
    }
  })

  test('what has to be seen first is on one phone screen, where no box stands over it', async () => {
    const still = await visit(service, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await still.open('/')
    // The short form has the highest ones, and the one of two dates.
    for (const name of [
      ...(isLong ? lowAnswers : []),
      'a burglary in doubt',
      'several sentences',
      'an extended sentence',
      'a life sentence',
      'the prison’s date, explained',
    ]) {
      await page.goto(String(states[`the answer: ${name}`]))
      // Beside the prison's date: the dates, what explains it, and what to ask. Our own lines follow.
      const seen = '.card:not(:has(.side)) > p:not(.est), .card:has(.side) p:has-text("stands until")'
      const last = await page.locator(seen).last().boundingBox()
      const bar = await page.locator('.way-out').boundingBox()
      const end = (last?.y ?? 0) + (last?.height ?? 0)
      expect([name, end > 300, end < (bar?.y ?? 0)]).toEqual([name, true, true])
    }
    await still.close()
  })

  inFull.each<readonly [state: string, rows: readonly string[]]>([
    ['several sentences', ['sentence-2', 'others', 'since']],
    ['the prison’s date after a recall', ['recall', 'tag', 'prison']],
  ])('%s, where one types, and each row open to change with all that it asks', async (state, rows) => {
    const live = await visit(service, { isLive: true, viewport: { width: 320, height: 640 } })
    const page = await live.open(String(states[`the answer: ${state}`]))
    for (const id of rows) {
      const row = page.locator(`details[data-row="${id}"]`)
      await row.locator('summary').first().click()
      await row.evaluate((opened) => {
        for (const more of opened.querySelectorAll('details')) more.open = true
      })
      expect([id, await findings(page), await overflow(page)]).toEqual([id, [], 0])
      if (id === 'recall') expect(await page.getByLabel('56 days').isChecked()).toBe(true)
    }
    await live.close()
  })

  test('with forced colours, axe finds nothing and the picture keeps its patterns', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(String(states['the answer: a fixed sentence']))
    expect(await findings(page, { rules: isLong ? null : colourRules })).toEqual([])
    expect(await page.locator('.patterns pattern').count()).toBe(4)
    await page.emulateMedia({ forcedColors: 'none' })
  })

  test('nothing that has the focus is hidden behind the way out', async () => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(String(states['the question, every error']))
    const stops = await page.locator('a:visible, button:visible, input:visible, summary:visible').count()
    for (let i = 0; i < stops; i++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector('.way-out')?.getBoundingClientRect()
        const { top = 0, height = 0 } = focused?.getBoundingClientRect() ?? {}
        const isBar = focused?.classList.contains('way-out') || height === 0
        return !isBar && bar !== undefined && top >= bar.top ? focused?.outerHTML : null
      })
      expect(hidden).toBeNull()
    }
  })

  test('with text twice as large, nothing has to be scrolled sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(String(states['the answer: a fixed sentence']))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow()).toBe(0)
  })
})
