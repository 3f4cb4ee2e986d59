import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Service } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { answers, threeSentences } from './states.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

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

describe('The page to hand in is one page of A4', () => {
  test.each(Object.entries(answers))('%s', async (_name, query) => {
    expect(await pagesOf(`/answer/paper?${query}`)).toBe(1)
  })

  test.each(longest.map(({ source, request }) => [source, request] as const))(
    '%s',
    async (_source, request) => {
      const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]))
      expect(await pagesOf(`/answer/paper?${query}`)).toBe(1)
    },
  )

  test.each([
    'a recall of which the kind is not known',
    'the prison’s date after a recall',
    'the prison’s date, not explained',
  ] as const)('%s', async (name) => {
    expect(await pagesOf(`/answer/paper?${answers[name]}`)).toBe(1)
  })

  test('several sentences', async () => {
    expect(await pagesOf(`/answer/paper?${threeSentences}`)).toBe(1)
  })

  test('it has room for the dates that were given, and shows nothing of the site around it', async () => {
    await page.goto(`/answer/paper?${answers['a fixed sentence']}`)
    await page.emulateMedia({ media: 'print' })
    for (const around of ['.masthead', '.foot', '.way-out', '.on-screen'])
      expect(await page.locator(around).isVisible()).toBe(false)
    expect(await page.locator('.paper thead').textContent()).toMatch(
      /The dates I was given\s*The dates I think are right/,
    )
    for (const cell of await page.locator('.paper__blank').all()) {
      expect(await cell.textContent()).toBe('')
      expect((await cell.boundingBox())?.height).toBeGreaterThan(25)
    }
    await page.emulateMedia({ media: 'screen' })
  })
})
