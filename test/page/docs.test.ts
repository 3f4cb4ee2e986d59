import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { exampleCalls } from '../../service/src/contract/examples.ts'
import { samplesOf } from '../../service/src/contract/samples.ts'
import { escapedHtml } from '../../service/src/page/html.ts'
import { http } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { publicUrl } from '../support/service.ts'
import { findings } from './axe.ts'
import { startPage, type Visit, visit } from './browser.ts'

/** One for all of them: the description takes seconds to be there. */
const service = await startPage()
const visited = await visit(service)
const page = await docs(visited)
afterAll(async () => {
  await visited.close()
  await service.close()
})

/** The description of the API, when all of it is there. */
async function docs(of: Visit): Promise<Page> {
  const opened = await of.open('/docs')
  await opened.locator('.opblock').first().waitFor()
  return opened
}

describe('The description of the API', () => {
  test('comes from here with all it loads', async () => {
    const { headers, text } = await http(service, '/docs')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const files = [...text.matchAll(/(?: src|<link[^>]* href)="([^"]+)"/g)].map(([, file]) => String(file))
    expect(files).toHaveLength(10)
    for (const file of files) expect((await http(service, file)).status, file).toBe(200)
  })

  test('has each call in three languages, also without script', async () => {
    const { text } = await http(service, '/docs')
    for (const operation of Object.keys(exampleCalls)) {
      const samples = samplesOf(operation, publicUrl)
      expect(samples.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'Python'])
      for (const { source } of samples) expect(text).toContain(`<code>${escapedHtml(source)}</code>`)
    }
  })

  test('shows one language at a time, the one that is chosen', async () => {
    await page.locator('.languages summary').first().click()
    const shown = () => page.locator('.languages details[open] .sample:visible h3').allTextContents()
    expect(await shown()).toEqual(['curl'])
    await page.getByRole('radio', { name: 'Python' }).check()
    expect(await shown()).toEqual(['Python'])
  })

  test('gives the name of a parameter room to be read, on a phone too', async () => {
    const operation = page.locator('#operations-Sentencing-listOffences')
    await operation.locator('.opblock-summary-control').click()
    await operation.locator('table.parameters').waitFor()
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const screen of [width, 390]) {
      await page.setViewportSize({ width: screen, height })
      const [table, cell] = await Promise.all(
        ['table.parameters', 'table.parameters tbody td'].map(
          async (place) => (await operation.locator(place).first().boundingBox())?.width ?? 0,
        ),
      )
      expect((cell ?? 0) / (table ?? 1), `${screen} px`).toBeGreaterThan(0.2)
    }
    await page.setViewportSize({ width, height })
    await operation.locator('.opblock-summary-control').click()
  })

  test('calls the address by which the reader came, whatever the public one is', async () => {
    await page.locator('#operations-Sentencing-listRegimes .opblock-summary-control').click()
    await page.locator('.try-out__btn').first().click()
    await page.locator('.execute').click()
    await page.locator('.live-responses-table').waitFor()
    expect(visited.requests).toContain(`${service.url}/api/v1/sentencing/regimes`)
    expect(visited.faults).toEqual([])
  })

  test('has the header of the site and the way back, and nothing goes wrong under its policy', async () => {
    expect(await page.locator('.opblock').count()).toBeGreaterThan(5)
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('h1').allTextContents()).toEqual(['The API'])
    expect(visited.faults).toEqual([])
    await page.locator('.masthead a', { hasText: 'Work out a date' }).click()
    await page.waitForURL(`${service.url}/`)
  })

  inFull(
    'axe finds nothing, folded and open, in light and dark, and none when a request is tried out',
    async () => {
      const looked = await visit(service, { bypassCSP: true, viewport: { width: 390, height: 844 } })
      const page = await docs(looked)
      for (const state of ['folded', 'open']) {
        if (state === 'open') {
          await page.locator('#operations-Sentencing-calculate .opblock-summary-control').click()
          await page.locator('.responses-table').waitFor()
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect([
            state,
            colorScheme,
            await findings(page, { rules: colorScheme === 'dark' ? ['color-contrast'] : null }),
          ]).toEqual([state, colorScheme, []])
        }
      }
      // What a request and its answer look like does not depend on light or dark.
      await page.locator('.try-out__btn').first().click()
      await page.locator('.execute').click()
      await page.locator('.live-responses-table').waitFor()
      expect(await findings(page, { within: '.opblock.is-open' })).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await looked.close()
    },
  )
})
