/** The quick way out of the pages that a server or the device makes: by the button or by Shift three times nothing stays in the tab, and
 *  Back does not show the case. The live page itself: live-use.test.ts. Today is 15 November 2026. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { executablePath, flags, goingOn, startPage, visit } from './browser.ts'
import { answerCard, wordsOf } from './live-page.ts'
import { answers } from './states.ts'

const service = await startPage()
const visited = await visit(service, { leaves: true })
afterAll(async () => {
  await visited.close()
  await service.close()
})

const facts = answers['a fixed sentence'] as string

async function byRows(page: Page): Promise<void> {
  await page.goto('/questions')
  await page.getByLabel('How long is it?').fill('41 months')
  await page.getByLabel('Which day did the court say it?').fill('3 November 2026')
  await goingOn(page, () => page.getByRole('button', { name: 'Work out the date' }).click())
  await page.getByLabel('Offence', { exact: true }).locator('visible=true').fill('affray')
  await goingOn(page, () =>
    page.getByRole('button', { name: 'Use it' }).locator('visible=true').last().click(),
  )
  await page.getByText('Affray').locator('visible=true').first().waitFor()
}

const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the answer by rows': byRows,
  'the sheet': (page) => page.goto(`/answer/paper?${facts}`),
  'easy read': (page) => page.goto(`/answer/easy-read?${facts}`),
  'what if': async (page) => {
    await page.goto('/what-if')
    await page.getByRole('textbox').first().fill('7')
  },
}
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Exit: (page) => page.getByRole('link', { name: /^Exit/ }).locator('visible=true').first().click(),
  'Shift, three times': async (page) => {
    await page.locator('h1').first().click()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift')
  },
}

/** What can be read on the page or in its boxes, and what the tab keeps. */
const shownIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="text"]')]
    const kept = window.location.protocol === 'about:' ? {} : { ...sessionStorage, ...localStorage }
    return [document.body.innerText, ...boxes.map(({ value }) => value), `kept: ${Object.keys(kept)}.`].join(
      ' ',
    )
  })

/** The short form leaves each place by one of the ways, in turn. */
const isTried = (place: string, way: number): boolean =>
  isLong || Object.keys(places).indexOf(place) % 2 === way

describe.each(Object.entries(places))('From %s', (place, goThere) => {
  test.each(Object.entries(ways).filter((_, n) => isTried(place, n)))('by %s', async (_way, leave) => {
    const page = await visited.context.newPage()
    await goThere(page)
    await leave(page)
    await page.getByText('another host').waitFor()
    for (let i = 0; i < 3; i++) {
      await page.goBack({ timeout: 5000 }).catch(() => null)
      await expect
        .poll(() => shownIn(page).catch(() => 'gone'))
        .not.toMatch(/affray|41 months|3 November 2026|202[78]|\b7\b|^gone$|kept: \w/i)
    }
    await page.close()
  })
})

test('who does not leave goes back through the rows', async () => {
  const page = await visited.context.newPage()
  await byRows(page)
  await goingOn(page, async () => {
    await page.goBack()
  })
  expect(await shownIn(page)).toContain('The offence')
  expect(await shownIn(page)).toContain('41 months')
  await page.close()
})

/** Whether a text stands in a file of a folder, as its bytes or with a zero behind each. */
function isOnDisk(folder: string, text: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .some((bytes) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
}

/** A browser puts what a page stores on its disk some five seconds later. */
const writesAfterMs = 8000

describe('What the browser has on its disk', () => {
  const word = 'zwiebelfisch'
  test.each([
    ['by Exit: nothing of the words', (page: Page) => ways.Exit?.(page), false],
    [
      'by a page of ours: the words, for the way back',
      (page: Page) => page.goto(`${service.url}/guides`),
      true,
    ],
  ])('%s', async (_way, leave, isKept) => {
    const profile = await mkdtemp(join(tmpdir(), 'requisite-profile-'))
    const context = await chromium.launchPersistentContext(profile, { executablePath, args: flags })
    try {
      const page = context.pages()[0] ?? (await context.newPage())
      await page.route('https://**', (route) => route.fulfill({ body: 'another host' }))
      await page.goto(service.url)
      await wordsOf(page).fill(`3 years for robbery, 16 November 2026, no remand, ${word}`)
      await answerCard(page).filter({ hasText: 'November 2027' }).waitFor()
      await page.waitForTimeout(writesAfterMs)
      await leave(page)
      await page.waitForURL((url) => url.href !== `${service.url}/`)
    } finally {
      await context.close()
    }
    expect(isOnDisk(profile, word)).toBe(isKept)
    rmSync(profile, { recursive: true })
  })
})
