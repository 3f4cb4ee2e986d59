/** The page that answers while one types: one way out, one tap to copy, what follows under the card, one side of paper. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { startPage, type Visit, visit } from './browser.ts'
import { answerCard, rested, textOf, wordsOf, writeWords } from './live-page.ts'

const service = await startPage()
const screens = {
  'a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
  'a wide screen': { viewport: { width: 1366, height: 900 } },
} as const
type Screen = keyof typeof screens

/** One visit on each screen. */
const visits = new Map<Screen, Visit>()
afterAll(async () => {
  for (const { faults, close } of visits.values()) {
    expect(faults).toEqual([])
    await close()
  }
  await service.close()
})

async function written(screen: Screen, words: string): Promise<Page> {
  const visited = visits.get(screen) ?? (await visit(service, { ...screens[screen], isLive: true }))
  visits.set(screen, visited)
  await visited.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = visited.context.pages()[0] ?? (await visited.open('/'))
  await writeWords(page, words)
  await rested(page)
  return page
}

const settled = '3 years for robbery today, no remand'
const differs = '3 years for robbery today, 40 days on remand, the prison says 16 November 2027'

describe.each(Object.keys(screens) as Screen[])('On %s', (screen) => {
  test('one way out is in sight, wherever one reads', async () => {
    const page = await written(screen, settled)
    const exits = (): Promise<number> =>
      page.getByRole('link', { name: /^Exit/ }).evaluateAll(
        (all) =>
          all.filter((one) => {
            const { top, bottom, width } = one.getBoundingClientRect()
            return width > 0 && bottom > 0 && top < window.innerHeight
          }).length,
      )
    for (const isWriting of [true, false]) {
      if (!isWriting) await wordsOf(page).blur()
      for (const top of [0, 400, 900]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await page.waitForTimeout(200)
        expect(await exits(), `${top} ${isWriting}`).toBe(1)
      }
    }
  })

  test('the sentence to quote is copied with one tap', async () => {
    const page = await written(screen, settled)
    await answerCard(page).getByRole('button', { name: 'Copy a sentence to quote' }).click()
    await answerCard(page).getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/3 years.*robbery/)
  })
})

test('on a wide screen what follows the card stands under it, however long the rows beside it are', async () => {
  const page = await written(
    'a wide screen',
    '18 months fraud, 6 months consecutive theft, today, 40 days on remand',
  )
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
  const bottom = async (selector: string) => (await edges(selector)).bottom
  // Not until all rows are there: a busy machine takes longer than the rest.
  await expect
    .poll(async () => (await bottom('.live__rows')) - (await bottom('.live__words')))
    .toBeGreaterThan(0)
  await expect
    .poll(async () => (await edges('.live__below')).top - (await bottom('.live__words')))
    .toBeLessThan(24)
})

test.each([settled, differs])(
  'printed it is one side, and nothing that can only be pressed: %s',
  async (text) => {
    const page = await written('a wide screen', text)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await textOf(page.locator('main'))).not.toMatch(/Change|Add it|Tap |Copy|Easy read|What decides/)
    expect(await textOf(answerCard(page))).toMatch(/2027/)
    await page.emulateMedia({ media: null })
  },
)
