import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { paragraphs } from '../../../test/support/court-paragraphs.ts'
import { asReported, asTold, asTyped, asWritten } from '../../../test/support/court-phrases.ts'
import { isLong } from '../../../test/support/long.ts'
import { toldText } from '../../../test/support/told-texts.ts'
import { readCourt } from '../court-words/read-court.ts'
import type { Reading } from '../court-words/reading.ts'
import { isCreditTold, type ToldCase } from './case.ts'
import { toldInWords } from './words.ts'

/* Nothing told is lost: each figure, date, offence and cue is in the case, is set aside and shown, or is asked about. */

const today = '2026-11-19'

/** What the words leave open. */
const openIn = ({ questions }: Reading): readonly string[] =>
  questions.filter(({ from }) => from >= 0).map(({ ask, about }) => `${ask}: ${about}`)

/** A case without what is not told in it. */
const plain = (told: unknown): unknown => JSON.parse(JSON.stringify(told))

test('a text of parts that we read leaves nothing open, and tells what was told', () => {
  const wrong = Array.from({ length: isLong ? 20_000 : 2000 }, (_, number) => {
    const { text, told } = toldText(number)
    const reading = readCourt(text, { today })
    const is = { text, open: openIn(reading), told: plain(toldInWords(reading, [])) }
    return isDeepStrictEqual(is, { text, open: [], told: plain(told) }) ? [] : [{ ...is, shouldBe: told }]
  }).flat()
  expect(wrong.slice(0, 3)).toEqual([])
})

describe('What is told twice, and is not the same, is asked', () => {
  const day = 'sentenced on 2 June 2025'
  test.each<[string, ...string[]]>([
    ['3 years for robbery today', '40 days on remand', 'No remand'],
    ['3 years for robbery today', '40 days on remand', '20 days on remand'],
    ['3 years for robbery today', 'No remand', 'On remand from 3 March 2026 to 5 April 2026'],
    ['3 years for robbery today', 'No remand', 'On remand since 7 May 2026'],
    ['3 years for robbery today', '40 days on remand', 'On remand from 3 March 2026 to 5 April 2026'],
    ['3 years for robbery today', '33 days on remand', 'Remanded on 9 June 2026'],
    ['3 years for robbery today', '3 months on remand', '40 days on remand'],
    ['3 years for robbery today', '12 days off for the tag', '20 days credit for the tag'],
    ['3 years for robbery today', 'born 3 May 1990', 'born 7 June 1980'],
    ['3 years for robbery today', 'CRD 3 May 2027', 'CRD 4 July 2027'],
    [`3 years for robbery, ${day}`, 'Recalled on 3 July 2026', 'Recalled for 28 days on 4 August 2026'],
    ['3 years for robbery', 'sentenced on 3 March 2026', 'sentenced on 5 April 2026'],
  ])('%s. %s. %s, in either order', (sentence, one = '', other = '') => {
    for (const words of [`${one}. ${other}`, `${other}. ${one}`])
      expect(openIn(readCourt(`${sentence}. ${words}`, { today })), words).not.toEqual([])
  })

  test('but not where both say the same', () => {
    const text = '3 years for robbery today. 34 days on remand. On remand from 3 March 2026 to 5 April 2026'
    expect(openIn(readCourt(text, { today }))).toEqual([])
  })

  test.each(['Recalled for 28 days. Recalled for 14 days', 'Standard recall. Recalled for 14 days'])(
    '%s: the kind is not told',
    (words) => {
      const reading = readCourt(`3 years for robbery, ${day}. ${words}`, { today })
      expect(toldInWords(reading, []).recall).toEqual({})
    },
  )
})

test.each([
  ['18/8/75', '1975-08-18'],
  ['1 Jan 65', '1965-01-01'],
  ['3/4/26', '1926-04-03'],
  ['3/4/09', '2009-04-03'],
  ['18/8/1975', '1975-08-18'],
])('born %s is %s: nobody is sentenced before they are ten', (typed, born) => {
  const reading = readCourt(`3 years for robbery today, born ${typed}`, { today })
  expect(toldInWords(reading, []).person).toEqual({ dateOfBirth: born })
})

/** Figures in the case, and none; of a year the two last, too. */
function figuresOf(told: unknown): ReadonlySet<number> {
  const found = new Set([0, ...(JSON.stringify(told).match(/\d+/g) ?? []).map(Number)])
  for (const one of [...found]) found.add(one - 2000)
  return found
}
/** Parts of a number, and what stands under its line: "18/12", "2½", "1,000 days", "2.5 years", "s.240ZA". */
const parted = /\d+[/.,]\d+|\d ?[½¼¾]|\d \d\/\d|s\.? ?240|half/i
/** "41 weeks 4 theft", and the names of an offence and of a provision. */
const notNumbers = /\b4\b|\bsection \d+|\bs\.240/g
/** What tells by its figures, and where it stands in a case. */
const byFigures = /^(?:length|minimum|extension|date|remand|tag|stated|recall|recall_date|born|added)$/
/** What tells by being there. */
const byItself: Readonly<Record<string, (told: ToldCase) => boolean>> = {
  remand: isCreditTold,
  tag: isCreditTold,
  recall: ({ recall }) => recall !== null,
  removal: ({ person }) => person.liableToRemoval === true,
  offence: ({ sentences }) => sentences.some(({ offenceKey }) => offenceKey !== undefined),
}

/** What of a text is lost: a figure that stands nowhere, and what was read and is not in the case. */
function lostIn(text: string): readonly string[] {
  const reading = readCourt(text, { today })
  const { pieces, status, goesOn, questions } = reading
  const free = pieces.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  )
  const lost = (free.replace(notNumbers, '').match(/\d+/g) ?? []).map((figure) => `${figure} stands nowhere`)
  // What stops has dropped nothing: all of it is asked for again.
  if ((status === 'asks' && !goesOn) || status === 'not_custody') return lost
  const told = toldInWords(reading, [])
  const figures = figuresOf(told)
  const isAsked = (what: string): boolean =>
    questions.some(({ ask }) => ask === 'number' || ask.startsWith(what.slice(0, 3)))
  const notThere = pieces.flatMap(({ from, to, is, what }) => {
    const words = text.slice(from, to)
    if (is !== 'read' || isAsked(what)) return []
    const numbers = byFigures.test(what) && !parted.test(words) ? (words.match(/\d+/g) ?? []) : []
    const isThere = numbers.every((one) => figures.has(Number(one))) && byItself[what]?.(told) !== false
    return isThere ? [] : [`${words} (${what}) is not in the case`]
  })
  return [...lost, ...notThere]
}

const phrases = [...asTyped, ...asReported, ...asTold, ...asWritten].map(([typed]) => typed)
const withEndings = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((one) => ['', '. No remand', ' today, 40 days on remand'].map((ending) => one + ending))

test('of what people, courts and newspapers say nothing is lost', () =>
  expect(
    withEndings([...phrases, ...paragraphs]).flatMap((text) =>
      lostIn(text).map((lost) => `${text}: ${lost}`),
    ),
  ).toEqual([]))

/** To ask is no way to hold a row: who makes it more says in this number for which date that was wrong:
 *  "9+3" alone was taken for an extended sentence, and may be a special one, or months (two more). */
const askedOfPhrases = 1161

test('the phrases are asked no more than before', () => {
  const asked = withEndings(phrases).flatMap((text) => openIn(readCourt(text, { today })))
  expect(asked.length).toBeLessThanOrEqual(askedOfPhrases)
})
