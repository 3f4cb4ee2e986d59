/** The pictures of the documents, made anew from the page: `npm run pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { startPage, visit } from './browser.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)

/** What is typed, on a phone or on a wide screen; a tap; and under what the picture is cut off. */
interface Picture {
  readonly name: string
  readonly width: number
  readonly words: string
  readonly last: string
}

const pictures: readonly Picture[] = [
  {
    name: 'answer.webp',
    width: 1280,
    words:
      '18 months for fraud today, 6 months consecutive for theft, 3 months concurrent for driving while disqualified. No remand',
    last: '.kept',
  },
  { name: 'so-far.webp', width: 360, words: '3 years for robbery today', last: '[data-group="marked"]' },
  {
    name: 'settled.webp',
    width: 360,
    words: '3 years for robbery today, 40 days on remand',
    last: '[data-group="read"]',
  },
]

/** A picture in the form that takes the least room: the browser knows how to write it. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const page = await open('about:blank')
  const url = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.75)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const service = await startPage()
const { context, open, close } = await visit(service, {
  isLive: true,
  viewport: { width: 1280, height: 2400 },
  deviceScaleFactor: 1.5,
})
await context.clock.setFixedTime('2026-11-17T12:00:00Z')
mkdirSync(folder, { recursive: true })
for (const { name, width, words, last } of pictures) {
  const page = await open('/guides/privacy')
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize({ width, height: 2400 })
  await page.goto('/')
  await page.locator('#words').fill(words)
  await page.locator(last).waitFor()
  await page.locator('#words').blur()
  // The rows come after a rest.
  await page.waitForTimeout(1500)
  const end = await page.locator(last).boundingBox()
  if (end === null) throw new Error(`there is no ${last} for ${words}`)
  const height = Math.ceil(end.y + end.height + 8)
  const bytes = await asWebp(await page.screenshot({ clip: { x: 0, y: 0, width, height } }))
  writeFileSync(new URL(name, folder), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`)
}
await close()
await service.close()
process.exit()
