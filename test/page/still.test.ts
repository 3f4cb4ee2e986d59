/** The page that answers while one types: one way out, one tap to copy, what follows under the card, one side of paper. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { startPage, type Visit, visit } from './browser.ts'
import { answerCard, rested, textOf, wordsOf, writeWords } from './live-page.ts'

const service = await startPage()
const visits: Visit[] = []
afterAll(async () => {
  for (const one of visits) {
    expect(one.faults).toEqual([])
    await one.close()
  }
  await service.close()
})

const screens = [
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
  ['a wide screen', { viewport: { width: 1366, height: 900 } }],
] as const

async function opened(options: (typeof screens)[number][1]): Promise<Page> {
  const visited = await visit(service, { ...options, isLive: true })
  visits.push(visited)
  await visited.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return visited.open('/')
}

const settled = '3 years for robbery today, no remand'
const differs = '3 years for robbery today, 40 days on remand, the prison says 16 November 2027'

describe.each(screens)('On %s', (_name, options) => {
  test('one way out is in sight, wherever one reads', async () => {
    const page = await opened(options)
    await writeWords(page, settled)
    await rested(page)
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
    const page = await opened(options)
    await writeWords(page, settled)
    await rested(page)
    await answerCard(page).getByRole('button', { name: 'Copy a sentence to quote' }).click()
    await answerCard(page).getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/3 years.*robbery/)
  })
})

test('on a wide screen what follows the card stands under it, however long the rows beside it are', async () => {
  const page = await opened(screens[1][1])
  await writeWords(page, '18 months fraud, 6 months consecutive theft, today, 40 days on remand')
  await rested(page)
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
  const [words, rows, below] = [
    await edges('.live__words'),
    await edges('.live__rows'),
    await edges('.live__below'),
  ]
  expect(rows.bottom).toBeGreaterThan(words.bottom)
  expect(below.top - words.bottom).toBeLessThan(24)
})

test.each([settled, differs])(
  'printed it is one side, and nothing that can only be pressed: %s',
  async (text) => {
    const page = await opened(screens[1][1])
    await writeWords(page, text)
    await rested(page)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await textOf(page.locator('main'))).not.toMatch(/Change|Add it|Tap |Copy|Easy read|What decides/)
    expect(await textOf(answerCard(page))).toMatch(/2027/)
  },
)
