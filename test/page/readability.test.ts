import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { http } from '../support/http.ts'
import type { Service } from '../support/service.ts'
import { startPage } from './browser.ts'
import { states } from './states.ts'

let service: Service
beforeAll(async () => {
  service = await startPage()
})
afterAll(() => service.close())

/** Elements that hold a thought of their own, so that what is in them does not run on into what follows. */
const blocks =
  /<\/?(?:p|li|h\d|dt|dd|th|td|tr|legend|label|button|option|div|summary|figcaption|blockquote|caption)\b[^>]*>/g

/** What is not prose: lists of offences, names of Acts, code, and the text of a picture. */
const notProse =
  /<(select|svg|pre|title|nav)\b[\s\S]*?<\/\1>|<ul class="[^"]*columns">[\s\S]*?<\/ul>|<p class="sources">[\s\S]*?<\/p>|<span class="paper__law">[\s\S]*?<\/span>/g

/** The sentences a reader meets, word by word. */
function sentencesOf(markup: string): readonly (readonly string[])[] {
  const main = /<main[\s\S]*<\/main>/.exec(markup)?.[0] ?? ''
  const text = main
    .replace(notProse, '\n')
    .replace(blocks, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|’/g, "'")
    .replace(/&\w+;/g, ' ')
  return text
    .split(/\n+|(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z'-]*/g) ?? [])
    .filter((words) => words.length > 2)
}

/** Roughly how many syllables a word has: groups of vowels, without a silent e at its end. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

interface Measure {
  readonly wordsInSentence: number
  readonly longWords: number
  readonly grade: number
}

/** Sentence length, the share of words of four syllables and more, and the school grade (Flesch-Kincaid). */
function measure(sentences: readonly (readonly string[])[]): Measure {
  const words = sentences.flat()
  const wordsInSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return {
    wordsInSentence,
    longWords: words.filter((word) => syllables(word) > 3).length / words.length,
    grade: 0.39 * wordsInSentence + 11.8 * perWord - 15.59,
  }
}

const proseOf = async (path: string) => sentencesOf((await http(service, path)).text)

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

  test('no countdown, no celebration, nobody is named an offender', async () => {
    for (const path of Object.values(states)) {
      const words = (await proseOf(path)).flat().join(' ').toLowerCase()
      expect(
        words
          .replaceAll('offender management unit', '')
          .replaceAll('prison offender manager', '')
          .replaceAll('offenders of particular concern', '')
          // The name that the register has.
          .replaceAll('sex offender register', ''),
      ).not.toMatch(
        /congratulat|good news|only \d+ days to go|days left until|\binmate|\bconvict\b|\boffender\b/,
      )
    }
  })
})
