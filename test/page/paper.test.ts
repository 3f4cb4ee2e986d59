import { afterAll, describe, expect, test } from 'vitest'
import { http } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { workedExamples } from '../support/worked-examples.ts'
import { startPage, visit } from './browser.ts'
import { answerStates, answers } from './states.ts'

const service = await startPage()
const visited = await visit(service)
const page = await visited.open('/')
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

/** How many pages of A4 it prints on. */
async function pagesOf(path: string): Promise<number> {
  await page.goto(path)
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return Number(/\/Type\s*\/Pages[^>]*\/Count\s+(\d+)/.exec(pdf.toString('latin1'))?.[1])
}

/** The examples with the most to say: the longest working is the fullest page. */
const longest = [...workedExamples()].sort((a, b) => b.working.length - a.working.length).slice(0, 5)

const sheets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(answerStates),
  ...Object.fromEntries(
    longest.map(({ source, request }) => [
      source,
      new URLSearchParams(
        Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString(),
    ]),
  ),
}

/** How much there is on a sheet: a letter in a column of the table takes three times the room. */
async function lengthOf(path: string): Promise<number> {
  const { text } = await http(service, path)
  const lettersOf = (markup: string): number => markup.replace(/<[^>]*>/g, '').length
  const cells = [...text.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => lettersOf(cell))
  return lettersOf(text.slice(text.indexOf('<main'))) + 2 * cells.reduce((sum, one) => sum + one, 0)
}

/** Those with the most on them, first. */
async function fullestOf(paths: readonly (readonly [name: string, path: string])[]) {
  const lengths = await Promise.all(
    paths.map(async ([name, path]) => ({ name, path, length: await lengthOf(path) })),
  )
  return lengths.toSorted((a, b) => b.length - a.length)
}

describe('The page to hand in is one page of A4', () => {
  test(isLong ? 'every one' : 'the five with the most on them', async () => {
    const all = Object.entries(sheets).map(([name, query]) => [name, `/answer/paper?${query}`] as const)
    const fullest = await fullestOf(all)
    for (const { name, path } of isLong ? fullest : fullest.slice(0, 5))
      expect([name, await pagesOf(path)]).toEqual([name, 1])
  })

  test('the sheet for people without a screen too, in 11 points or more', async () => {
    expect(await pagesOf('/guides/table')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    // A4 less its margins of 12 mm is 703 pixels wide.
    await page.setViewportSize({ width: 703, height: 1032 })
    const found = await page.evaluate(() => ({
      small: [...document.querySelectorAll('main :is(p, li, th, td)')].filter(
        (part) => Number.parseFloat(getComputedStyle(part).fontSize) < 14.6,
      ).length,
      cells: [...document.querySelectorAll('main td')].length,
      isCut: [...document.querySelectorAll('main .wide')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
      links: document.querySelectorAll('main a').length,
    }))
    // 11 points are 14.67 pixels.
    expect(found).toEqual({ small: 0, cells: 33 * 4, isCut: false, links: 0 })
    await page.emulateMedia({ media: 'screen' })
  })

  test('easy read is two pages at most, of 14 points or more', async () => {
    const fullest = await fullestOf(answerStates.map(([name, query]) => [name, `/answer/easy-read?${query}`]))
    for (const { name, path } of isLong ? fullest : fullest.slice(0, 3))
      expect([name, (await pagesOf(path)) <= 2]).toEqual([name, true])
    await page.emulateMedia({ media: 'print' })
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('.easy p')].map((line) =>
        Number.parseFloat(getComputedStyle(line).fontSize),
      ),
    )
    // 14 points are 18.67 pixels.
    expect(sizes.filter((size) => size < 18.6)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  })

  test('it has room for the dates that were given, and shows nothing of the site around it', async () => {
    await page.goto(`/answer/paper?${answers['a fixed sentence']}`)
    await page.emulateMedia({ media: 'print' })
    for (const around of ['.masthead', '.foot', '.way-out', '.on-screen'])
      expect(await page.locator(around).isVisible()).toBe(false)
    expect(await page.locator('.paper thead').textContent()).toMatch(
      /The date I was given\s*The date I think is right/,
    )
    for (const cell of await page.locator('.paper__blank').all()) {
      expect(await cell.textContent()).toBe('')
      expect((await cell.boundingBox())?.height).toBeGreaterThan(25)
    }
    await page.emulateMedia({ media: 'screen' })
  })
})
