import { describe, expect, test } from 'vitest'
import { asReported, asTyped } from '../../../test/support/court-phrases.ts'
import { inShort } from '../../../test/support/court-reading.ts'
import { lexicon } from './lexicon.ts'
import { readCourt } from './read-court.ts'
import type { Reading } from './reading.ts'

/** Two tests that cannot be fitted: they need no new phrases, and measure what the next unseen word will do. */
const read = (typed: string): Reading => readCourt(typed, { today: '2026-11-16' })
const phrases = [...asTyped, ...asReported]
  .map(([typed]) => typed)
  .filter((typed) => read(typed).status === 'read')

/** What goes on: the sentences and the time before them. An offence or a day that is left to be asked is not lost. */
const goesOn = ({ sentences, credit, status }: Reading): string =>
  inShort({
    ...{ ...read(''), status, credit, asked: [], aside: [] },
    sentences: sentences.map((one) => ({ ...one, offence: null, date: null })),
  })

const deciding = new RegExp(
  `\\b(?:${Object.entries(lexicon)
    .filter(
      ([cue]) =>
        !/^(?:AND|WITH|BUT|OR|SENT|DO|CUST|YOUNG|ODAY|SDAY|PLEA|FROM|TO|H|TRIAL|AWAY|ALL)$/.test(cue),
    )
    .flatMap(([, all]) => all.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => /^[a-z]{3,}$/.test(phrase))
    .join('|')})\\b`,
  'gi',
)
const nonsense = ['blorped', 'quendle', 'throm', 'vasked', 'zibbly']

describe('A deciding word that nobody knows', () => {
  const knocked = phrases.flatMap((typed, n) =>
    [...typed.matchAll(deciding)].map(({ 0: word, index }, i) => ({
      typed,
      without: `${typed.slice(0, index)}${nonsense[(n + i) % nonsense.length]}${typed.slice(index + word.length)}`,
    })),
  )
  test('is asked about: at most one in a hundred goes on with anything else', () => {
    const wrong = knocked
      .filter(({ typed, without }) => {
        const now = read(without)
        return now.status === 'read' && goesOn(now) !== goesOn(read(typed))
      })
      .map(({ without }) => `${without}: ${inShort(read(without))}`)
    expect(knocked.length).toBeGreaterThan(80)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(knocked.length / 100)
  })
})

describe('A sentence beside it that does not matter changes nothing', () =>
  test.each<[string, (typed: string) => string]>([
    ['an order', (typed) => `${typed}. Criminal behaviour order for 3 years.`],
    ['money', (typed) => `${typed}. He must pay costs of £425 within 14 days.`],
    ['the court', (typed) => `At Hull Crown Court the judge said: ${typed}`],
    ['another person', (typed) => `${typed}. His sister got 9 months.`],
    ['what it might have been', (typed) => `The starting point was 8 years. ${typed}`],
    ['a story', (typed) => `The old man was frightened and now hardly leaves the house. ${typed}`],
    ['a worry', (typed) => `${typed}. Nobody tells us anything and his nan is in bits`],
    ['words that nobody knows', (typed) => `Vasked zibbly throm. ${typed}`],
  ])('%s', (_, beside) => {
    const all = phrases.map((typed) => ({ typed, both: beside(typed.replace(/[.\s]+$/, '')) }))
    const other = all.filter(({ typed, both }) => goesOn(read(both)) !== goesOn(read(typed)))
    const wrong = other.filter(({ both }) => read(both).status !== 'asks').map(({ both }) => both)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
    expect(other.length, other.map(({ both }) => both).join('\n')).toBeLessThanOrEqual(all.length / 10)
  }))
