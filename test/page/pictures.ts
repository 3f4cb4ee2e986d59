/** The pictures of the documents, made anew from the page: `npm run pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { startPage, visit } from './browser.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)

/** The page is wide enough for its time line, and so high that the way out, which stays at the foot of the window, is below
 *  what is cut out. */
const width = 760
const viewport = { width, height: 2400 }

interface Picture {
  readonly name: string
  readonly path: string
  /** The fold that is opened, and the part of it under which the picture is cut off. */
  readonly opened: string
  readonly last: string
}

const pictures: readonly Picture[] = [
  {
    name: 'answer.webp',
    path: '/answer?startDate=2025-06-16&sentenceYears=5&remandCreditDays=35&offenceKey=theft&sentenceType=sds',
    opened: 'What decides the date',
    last: '.time-line ~ *',
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
const { open, close } = await visit(service, { viewport, deviceScaleFactor: 1.5 })
mkdirSync(folder, { recursive: true })
for (const { name, path, opened, last } of pictures) {
  const page = await open(path)
  await page.locator('summary', { hasText: opened }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const end = await page.locator(last).first().boundingBox()
  if (end === null) throw new Error(`there is no ${last} on ${path}`)
  const height = Math.ceil(end.y + end.height + 16)
  const bytes = await asWebp(await page.screenshot({ clip: { x: 0, y: 0, width, height } }))
  writeFileSync(new URL(name, folder), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`)
}
await close()
await service.close()
process.exit()
