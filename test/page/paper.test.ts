import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { http } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { answers, threeSentences } from './states.ts'

let service: Service
let visited: Visit
let page: Page
beforeAll(async () => {
  service = await startPage()
  visited = await visit(service)
  page = await visited.open('/')
})
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
  ...answers,
  'several sentences': threeSentences,
  ...Object.fromEntries(
    longest.map(({ source, request }) => [
      source,
      new URLSearchParams(
        Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString(),
    ]),
  ),
}

/** How much there is to read on a sheet. */
async function lengthOf(query: string): Promise<number> {
  const { text } = await http(service, `/answer/paper?${query}`)
  return text.slice(text.indexOf('<main')).replace(/<[^>]*>/g, '').length
}

describe('The page to hand in is one page of A4', () => {
  test(isLong ? 'every one' : 'the five with the most on them', async () => {
    const lengths = await Promise.all(
      Object.entries(sheets).map(async ([name, query]) => ({ name, query, length: await lengthOf(query) })),
    )
    const fullest = lengths.toSorted((a, b) => b.length - a.length)
    for (const { name, query } of isLong ? fullest : fullest.slice(0, 5))
      expect([name, await pagesOf(`/answer/paper?${query}`)]).toEqual([name, 1])
  })

  test('easy read is two pages at most, of 14 points or more', async () => {
    for (const name of [
      'a fixed sentence',
      'an extended sentence with its extra time',
      'days added and times away',
    ] as const)
      expect([name, (await pagesOf(`/answer/easy-read?${answers[name]}`)) <= 2]).toEqual([name, true])
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
