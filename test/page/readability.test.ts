import { afterAll, describe, expect, test } from 'vitest'
import { http } from '../support/http.ts'
import { startPage } from './browser.ts'
import { measure, sentencesOf } from './reading-grade.ts'
import { states } from './states.ts'

const service = await startPage()
afterAll(() => service.close())

/** Each page is asked for once. */
const texts = new Map<string, Promise<string>>()
const textOf = (path: string): Promise<string> => {
  const text = texts.get(path) ?? http(service, path).then((response) => response.text)
  texts.set(path, text)
  return text
}
const proseOf = async (path: string) => sentencesOf(await textOf(path))

/** What has to be seen first. */
const boxOf = (text: string): string =>
  `<main>${/<section class="card"[\s\S]*?(?=<button|<\/section>)/.exec(text)?.[0] ?? ''}</main>`

describe('The words are plain', () => {
  test('over all pages: short sentences, few long words, reading age about eleven', async () => {
    const all = (await Promise.all(Object.values(states).map(proseOf))).flat()
    const { wordsInSentence, longWords, grade } = measure(all)
    expect(all.length).toBeGreaterThan(500)
    expect(wordsInSentence).toBeLessThan(12)
    expect(longWords).toBeLessThan(0.03)
    // Grade 6 is read at eleven.
    expect(grade).toBeLessThan(6.5)
  })

  for (const [name, path] of Object.entries(states))
    test(`${name}: no page is hard on its own`, async () => {
      const { wordsInSentence, grade } = measure(await proseOf(path))
      expect(wordsInSentence).toBeLessThan(15)
      expect(grade).toBeLessThan(8)
    })

  test('the box of every answer: grade 5 at most', async () => {
    const boxes = await Promise.all(
      Object.entries(states).map(async ([name, path]) => ({
        name,
        box: sentencesOf(boxOf(await textOf(path))),
      })),
    )
    const read = boxes.filter(({ box }) => box.length > 0)
    expect(read.length).toBeGreaterThan(60)
    expect(
      read.map(({ name, box }) => [name, measure(box).grade] as const).filter(([, grade]) => grade > 5),
    ).toEqual([])
  })

  test('no countdown, no celebration, nobody is named an offender', async () => {
    for (const path of Object.values(states)) {
      const words = (await proseOf(path)).flat().join(' ').toLowerCase()
      expect(
        words
          .replaceAll('offender management unit', '')
          .replaceAll('prison offender manager', '')
          .replaceAll(/offenders? of particular concern/g, '')
          // The name that the register has.
          .replaceAll('sex offender register', ''),
      ).not.toMatch(
        /congratulat|good news|only \d+ days to go|days left until|\binmate|\bconvict\b|\boffender\b/,
      )
    }
  })
})
