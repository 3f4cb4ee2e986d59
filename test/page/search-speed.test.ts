import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { slowed } from './processor-time.ts'

/** Three frames, with a table and a chart laid out below the box: half of what is felt while typing. */
const mostMs = 50
/** The machine has other things to do: of so many times, the least is what the keystroke itself takes. */
const times = 40

interface Typing {
  readonly text: string
  readonly times: number
  readonly mostMs: number
}

/** Types a text letter by letter, then again those letters that were not fast enough, until all were or often enough. Gives for
 *  each letter the least time until its suggestions stand on the page: the handlers, the search, the rendering and the layout.
 *  Runs in the page. */
async function typing({ text, times, mostMs }: Typing): Promise<readonly number[]> {
  const box = document.querySelector('input[name="offenceTyped"]') as HTMLInputElement
  const least = Array<number>(text.length).fill(Number.POSITIVE_INFINITY)
  const type = async (letters: number): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const start = performance.now()
    box.value = text.slice(0, letters)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    void (document.querySelector('.autocomplete__menu') as HTMLElement).offsetHeight
    return performance.now() - start
  }
  box.focus()
  for (let round = 0; round < times; round++)
    for (let i = 0; i < text.length; i++) {
      if ((least[i] as number) < mostMs) continue
      // As if the whole text were typed again: the first letter comes after the last.
      const before = i === 0 ? text.length : i
      if (round > 0 && box.value.length !== before) await type(before)
      least[i] = Math.min(least[i] as number, await type(i + 1))
    }
  await type(text.length)
  return least
}

// A time depends on the machine and on what else it does, so it is taken only in the long form.
describe.skipIf(!isLong)('A keystroke in the box of offences, with the processor slowed six times', () => {
  let service: Service
  let visited: Visit
  beforeAll(async () => {
    service = await startPage()
    visited = await visit(service)
  })
  afterAll(async () => {
    await visited.close()
    await service.close()
  })

  for (const [text, first] of [
    ['atempted burglery', 'Burglary of a dwelling (theft or intent to steal)'],
    ['robbery', 'Robbery'],
    ['grevous bodily harm', 'Wounding or inflicting grievous bodily harm (without intent)'],
    ['section 18', 'Causing grievous bodily harm with intent'],
    ['dealing crack and heroin', 'Supplying or offering to supply a Class A drug'],
  ] as const)
    test(`each letter of "${text}" is done within three frames, and finds ${first}`, async ({ annotate }) => {
      const page = await visited.open('/what-if')
      await page.locator('.autocomplete__wrapper').waitFor()
      await slowed(page)
      const least = await page.evaluate(typing, { text, times, mostMs })
      expect(await page.locator('.autocomplete__option').first().textContent()).toContain(first)
      await annotate(least.map((ms) => ms.toFixed(1)).join(' '))
      expect(Math.max(...least)).toBeLessThan(mostMs)
      await page.close()
    })
})
