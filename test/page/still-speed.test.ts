/** Nothing that is in sight is pushed away while a sentence is typed with rests. */
import { expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { startPage, visit } from './browser.ts'
import { afresh, wordsOf } from './live-page.ts'

/** What comes of a key half a second late counts as if nobody had pressed it: so it is on a machine that others use too. */
const most = isLong ? 0.05 : 0.2

test.each([
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
  ['a wide screen', { viewport: { width: 1366, height: 900 } }],
])('on %s', async (_name, options) => {
  const service = await startPage()
  const visited = await visit(service, { ...options, isLive: true })
  await visited.context.addInitScript(() => {
    const noted = globalThis as unknown as { shift: number }
    noted.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) noted.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await visited.open('/guides')
  for (const text of ['3 years for robbery today, no remand', 'recall']) {
    await afresh(page)
    await wordsOf(page).click()
    for (const word of text.split(/(?<= )/)) {
      await page.keyboard.type(word, { delay: 30 })
      await page.waitForTimeout(1000)
    }
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
    expect(shift, text).toBeLessThan(most)
  }
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})
