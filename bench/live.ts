import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { browser, startPage, visit } from '../test/page/browser.ts'
import { afresh, answerCard, wordsOf, writeWords } from '../test/page/live-page.ts'
import type { Service } from '../test/support/service.ts'
import { median } from './median.ts'
import { phrases } from './phrases.ts'
import type { Print } from './print.ts'

/** So much slower the page is made. The browser slows no worker: its share is taken so many times in the figures. */
const slowdown = 4
/** What Chromium calls Slow 4G: in milliseconds, and in bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

const remarks = (times: number): string =>
  `${'You have shown some remorse, and I take it into account with all that counsel has said on your behalf. '.repeat(times)}For ` +
  'robbery the sentence is 3 years. '

/** What the page notes of itself: when a key was taken, when the card said something else, how long the worker took, what moved. */
function notes(): void {
  const of = globalThis as unknown as { noted: Note }
  of.noted = { input: 0, card: 0, replied: 0, worker: 0, shift: 0 }
  addEventListener(
    'input',
    () => {
      of.noted.input = performance.now()
    },
    true,
  )
  addEventListener('DOMContentLoaded', () => {
    const card = document.querySelector('.card')
    if (card !== null)
      new MutationObserver(() => {
        of.noted.card = performance.now()
      }).observe(card, { childList: true, characterData: true, subtree: true })
  })
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, ...sent: [unknown]) {
    const began = performance.now()
    const replied = (): void => {
      of.noted.replied = performance.now()
      of.noted.worker = of.noted.replied - began
    }
    this.addEventListener('message', replied, { once: true })
    postMessage.apply(this, sent as never)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) of.noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
interface Note {
  input: number
  card: number
  replied: number
  worker: number
  shift: number
}
const noted = (page: Page): Promise<Note> =>
  page.evaluate(() => (globalThis as unknown as { noted: Note }).noted)

/** From the last key to the card, in milliseconds, with the worker as slow as the page. Where the card stays as it is, to the reply. */
async function toCard(page: Page, press: () => Promise<void>): Promise<number> {
  const before = (await noted(page)).card
  await press()
  for (;;) {
    await page.waitForTimeout(50)
    const { input, card, replied, worker } = await noted(page)
    const isShown = card > before && card >= input
    const isSame = replied > input && (await page.evaluate(() => performance.now())) > replied + 1000
    if (isShown || isSame) return (isShown ? card : replied) - input + (slowdown - 1) * worker
  }
}

/** How many tasks of more than 50 ms held a frame of our script while so many letters were typed. */
async function longTasks(page: Page, letters: string): Promise<number> {
  const running = await browser()
  await running.startTracing(page, { categories: ['devtools.timeline', 'toplevel', '__metadata'] })
  await page.keyboard.type(letters, { delay: 120 })
  await page.waitForTimeout(1500)
  const { traceEvents } = JSON.parse(String(await running.stopTracing())) as {
    traceEvents: readonly Trace[]
  }
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const own = traceEvents.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid)
  const calls = own.filter(({ name }) => name === 'FunctionCall')
  return own.filter(
    ({ name, ts, dur = 0, tdur = dur }) =>
      /RunTask$/.test(name) && tdur > 50_000 && calls.some((call) => call.ts >= ts && call.ts < ts + dur),
  ).length
}
interface Trace {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** A budget of the page: what was measured, and the most that it may be. */
const withinBudget = (found: number, most: number): string =>
  `at most ${most}: ${found <= most ? 'met' : 'MISSED'}`

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
const ms = (figure: number): string => `${figure.toFixed(0)} ms`

async function opened(
  service: Service,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const { context, open, close } = await visit(service, {
    isLive: true,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await context.addInitScript(notes)
  const page = await open('/')
  return { page, session: await context.newCDPSession(page), close }
}

/** The budgets of the page that answers while one types. */
export async function bench(print: Print): Promise<void> {
  const service = await startPage()
  const bytesAt = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${service.url}${path}`)).arrayBuffer())
  const html = await bytesAt('/')
  const rulesPath = /data-rules="([^"]+)"/.exec(String(html))?.[1] ?? ''
  const rules = await bytesAt(rulesPath)
  const named = [...String(html).matchAll(/(?:src|href)="(\/[^"]*\.(?:css|js))"/g)].map(([, path]) => path)
  // They come beside what the first key needs.
  const files = named.filter((path) => path !== rulesPath)
  const beside = await Promise.all(
    files.map(async (path) => Buffer.from(await (await fetch(`${service.url}${path}`)).arrayBuffer())),
  )
  const bytes = [html, ...beside].map((one) => brotliCompressSync(one).length).reduce((a, b) => a + b, 0)
  print(
    `Before the first key: ${kB(bytes)} (brotli), ${withinBudget(bytes, 40_000)}. The rules: ${kB(brotliCompressSync(rules).length)}.`,
  )

  const { page, session, close } = await opened(service)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const first: number[] = []
  const last: number[] = []
  for (const phrase of phrases) {
    await writeWords(page, '')
    first.push(await toCard(page, () => page.keyboard.insertText(phrase)))
    for (let turn = 0; turn < 3; turn++) {
      await wordsOf(page).fill('')
      await page.waitForTimeout(1000)
      await page.keyboard.type(phrase.slice(0, -1), { delay: 40 })
      await page.waitForTimeout(1000)
      last.push(await toCard(page, () => page.keyboard.type(phrase.slice(-1))))
    }
  }
  const p95 = last.toSorted((a, b) => a - b)[Math.ceil(0.95 * last.length) - 1] ?? 0
  print(
    `The last key to the card: ${ms(median(last))}, 95 of 100 within ${ms(p95)}. The first reading: ${ms(median(first))}.`,
  )

  const pasted: number[] = []
  const held: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    await writeWords(page, '')
    pasted.push(await toCard(page, () => page.keyboard.insertText(remarks(16))))
    await writeWords(page, remarks(18))
    await page.waitForTimeout(1500)
    held.push(await longTasks(page, 'Six months consecutive for theft, passed today, with 40 days on remand'))
  }
  print(`330 words pasted: ${ms(median(pasted))}.`)
  print(
    `Tasks of over 50 ms with our script, 70 letters behind 370 words: ${held.join(', ')}; median ${median(held)}.`,
  )
  await afresh(page)
  await wordsOf(page).click()
  for (const word of (phrases[0] ?? '').split(/(?<= )/)) {
    await page.keyboard.type(word, { delay: 120 })
    await page.waitForTimeout(1500)
  }
  const { shift } = await noted(page)
  print(
    `Layout shift while one sentence is typed with rests: ${shift.toFixed(3)}, ${withinBudget(shift, 0.05)}.`,
  )
  await close()

  const slow = await opened(service)
  await slow.session.send('Network.enable')
  await slow.session.send('Network.clearBrowserCache')
  await slow.session.send('Network.emulateNetworkConditions', slow4G)
  await slow.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const began = Date.now()
  await slow.page.goto('/', { waitUntil: 'commit' })
  await wordsOf(slow.page).fill(phrases[0] ?? '')
  await answerCard(slow.page).filter({ hasText: 'Sure of the rule' }).waitFor()
  const seconds = (Date.now() - began) / 1000
  print(
    `The first date on Slow 4G: ${seconds.toFixed(1)} s from the start of loading, ${withinBudget(seconds, 4)}.`,
  )
  await slow.close()
  await service.close()
  // The process would wait for it.
  await (await browser()).close()
}
