/** How long the page about a sentence that is not passed yet holds a slow browser. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { startPage, visit } from './browser.ts'
import { slowed } from './processor-time.ts'

const section18 = 'Wounding with intent to do grievous bodily harm or to resist arrest'
/** With script a date is typed in one box. */
const since = { 'remand-remand-0-fromDate': '20 March 2026' }

/** A frame: what takes longer is felt. */
const mostMs = 16
/** Of so many times, the least is believed. */
const enoughTimes = 4

// A time depends on the machine, so it is taken only in the long form.
describe.skipIf(!isLong)('60 lengths with 4 pleas, with the processor slowed six times', () => {
  let service: Service
  beforeAll(async () => {
    service = await startPage()
  })
  afterAll(() => service.close())

  test('the steps of the page fit into a frame each: script, style and layout', async ({ annotate }) => {
    const visited = await visit(service)
    const page = await visited.open('/what-if')
    await page.waitForSelector('tbody tr')
    for (const [name, value] of Object.entries({
      ...since,
      'what-if-lengths-from': '1 year',
      'what-if-lengths-to': '5 years 11 months',
    }))
      await page.fill(`#${name}`, value)
    await page.selectOption('#step', '1')
    for (const part of ['1/4', '1/10']) await page.check(`[value="${part}"]`)
    await page.fill('#offenceKey', section18)
    await page.press('#offenceKey', 'Tab')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 60)
    await page.evaluate(markPieces)
    const { steps } = await slowed(page)
    const took = new Map<string, number[]>()
    // The first day on remand is moved: every date of the table is another. What the neighbours push out of the processor's caches
    // falls on a step now and then; of so many times, the least is what it takes to place a piece, alone or with others.
    for (let day = 21; day < 29; day++)
      for (const { ms, marks } of await steps(() => page.evaluate(moveTo, `${day} March 2026`), 7000))
        for (const piece of marks) took.set(piece, [...(took.get(piece) ?? []), ms])
    // A machine that is too busy to come to the last pieces has not measured them.
    const least = [...took]
      .filter(([, times]) => times.length >= enoughTimes)
      .map(([piece, times]) => [piece, Math.min(...times)] as const)
    const dearest = least.toSorted(([, a], [, b]) => b - a).slice(0, 10)
    await annotate(dearest.map(([piece, ms]) => `${piece} ${ms.toFixed(1)}`).join(', '))
    expect(dearest.filter(([, ms]) => ms >= mostMs)).toEqual([])
    expect(least.length).toBeGreaterThan(60)
    await visited.close()
  })
})

/** Marks each piece of the answer as it changes: a row, a mark of the chart, or what else it is. Runs in the page. */
function markPieces(): void {
  const answer = document.querySelector('#what-if-answer') as Element
  const placeOf = (element: Element): string =>
    [...(element.parentElement as Element).children].indexOf(element).toString()
  const pieceOf = (node: Node): string => {
    const element = (node instanceof Element ? node : node.parentElement) as Element
    const piece = element.closest('tbody > *, svg[role="img"] > *, #working > * > *, #what-if-answer > *')
    const parent = piece?.parentElement
    return piece == null || parent == null
      ? 'the answer'
      : `${parent.id || parent.localName} ${placeOf(piece)}`
  }
  new MutationObserver((changes) => {
    for (const piece of new Set(changes.map(({ target }) => pieceOf(target)))) performance.mark(piece)
  }).observe(answer, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Runs in the page. */
function moveTo(day: string): void {
  const box = document.querySelector('#remand-remand-0-fromDate') as HTMLInputElement
  box.value = day
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
