import { caseAlternativesOf, caseOf, type Day, type Offence, offences, parseDay } from '@requisite/law'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../test/support/long.ts'
import { groupedOffences } from './groups.ts'
import { lexicon } from './lexicon.ts'
import { offenceFinder } from './offences.ts'
import { shownQuestion } from './questions.ts'
import { readWords } from './read.ts'
import { readCourt } from './read-court.ts'
import type { Reading } from './reading.ts'

const today = '2026-11-16'
const numRuns = isLong ? 10_000 : 300
const find = offenceFinder(groupedOffences(offences))
const asked = { today: parseDay(today) as Day, others: [], at: 1 }

const figure = fc.integer({ min: 2, max: 99 })
const unit = fc.constantFrom('years', 'yrs', 'months', 'weeks', 'days')
const length = fc.tuple(figure, unit).map(([n, of]) => `${n} ${of}`)
/** Figures that are part of a cue's name (section 250) are no numbers. */
const cue = fc.constantFrom(
  ...Object.values(lexicon)
    .flatMap((all) => all.split(','))
    .map((phrase) => phrase.trim().replaceAll('_', ' '))
    .filter((phrase) => !/[\d/~]/.test(phrase)),
)
const word = fc.constantFrom(
  'he',
  'for',
  'of',
  'and',
  'the',
  'got',
  'with',
  'to',
  'robbery',
  'Leeds',
  'on',
  'but',
  'a',
)
const separator = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '; ', '\n', ' - ', ' + ', ' (')
const span = fc.oneof(
  { weight: 4, arbitrary: length },
  { weight: 4, arbitrary: cue },
  { weight: 3, arbitrary: word },
  { weight: 1, arbitrary: figure.map(String) },
  { weight: 1, arbitrary: figure.map((n) => `£${n}`) },
  { weight: 1, arbitrary: fc.constantFrom('3 March 2025', '12/06/2026', '3/9', 'yesterday', '2 thirds') },
)
const text = fc
  .array(fc.tuple(span, separator), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.map(([said, by]) => said + by).join(''))

/** Every number that a reading holds, in what was read or in what is shown. */
function numbersIn(reading: Reading): ReadonlySet<number> {
  const found = new Set<number>()
  const add = (value: unknown): void => {
    if (typeof value === 'number') found.add(value)
    else if (typeof value === 'string')
      for (const digits of value.match(/\d+/g) ?? []) found.add(Number(digits))
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) add(one)
  }
  // The words themselves have every number.
  add({ ...reading, text: '', pieces: [], people: [] })
  return found
}

/** Parts that were joined, summed or counted in days are there as what they became. */
function isThere(n: number, all: ReadonlySet<number>, typed: readonly number[]): boolean {
  return [...all].some(
    (one) =>
      one === n ||
      one === 7 * n ||
      typed.some((more) => one === 7 * n + more || one === 7 * more + n || one === n + more),
  )
}

/** The number of a count is the name of a sentence. */
const counted = /\b(?:counts?|sentence|charges?)\s\W*\d/

test('Every figure is read, set aside or asked about, and nothing throws', () =>
  fc.assert(
    fc.property(text, (typed) => {
      const reading = readCourt(typed, { today })
      // What stops and keeps nothing has dropped nothing: all of it is asked for again.
      if (reading.status === 'asks' && !reading.goesOn) return
      if (reading.status === 'not_custody' || counted.test(typed)) return
      const all = numbersIn(reading)
      const typedFigures = (typed.match(/\d+/g) ?? []).map(Number)
      for (const n of typedFigures)
        expect(isThere(n, all, typedFigures), `${n} of “${typed}” in ${JSON.stringify(reading)}`).toBe(true)
    }),
    { numRuns },
  ))

test('Every figure stands in a piece, and no two pieces stand over one word', () =>
  fc.assert(
    fc.property(text, (typed) => {
      let end = 0
      let rest = ''
      for (const { from, to } of readCourt(typed, { today }).pieces) {
        expect(from, typed).toBeGreaterThanOrEqual(end)
        expect(to, typed).toBeGreaterThan(from)
        rest += typed.slice(end, from)
        end = to
      }
      // "41 weeks 4 theft": a message has 4 for for.
      expect((rest + typed.slice(end)).replace(/\b4\b/g, ''), typed).not.toMatch(/\d/)
    }),
    { numRuns },
  ))

test('What is shown as not used holds no figure', () =>
  fc.assert(
    fc.property(text, (typed) => {
      expect(readCourt(typed, { today }).unused.join(' ')).not.toMatch(/\d/)
    }),
    { numRuns },
  ))

describe('A clause about an order, money or something else changes nothing', () => {
  const certain = fc.constantFrom(
    '3 years',
    '18 months less 40 days on remand',
    'life, minimum 18 years',
    '8 years and 4 on licence',
    '3 years for robbery, 6 months consecutive for theft',
    '12 months suspended for 2 years',
    '28 days for not paying',
    '6 month DTO',
  )
  const noise = fc.oneof(
    figure.map((n) => `restraining order for ${n} years`),
    figure.map((n) => `a ${n} year driving ban`),
    figure.map((n) => `£${n} surcharge`),
    figure.map((n) => `banned from driving for ${n} months`),
    figure.map((n) => `${n} points`),
    figure.map((n) => `pay £${n}00 compensation within 28 days`),
    fc.integer({ min: 18, max: 70 }).map((n) => `aged ${n}`),
    figure.map((n) => `SHPO ${n} years`),
    fc.constant('no separate penalty on count 4'),
  )
  test('whatever it is', () =>
    fc.assert(
      fc.property(certain, noise, fc.constantFrom(', ', '. ', '; ', '\n'), (said, more, by) => {
        const [plain, both] = [readCourt(said, { today }), readCourt(`${said}${by}${more}`, { today })]
        expect([both.status, both.sentences, both.credit]).toEqual([
          plain.status,
          plain.sentences,
          plain.credit,
        ])
      }),
      { numRuns },
    ))
})

/** Whatever is answered beside the words: nothing throws, and a question that was answered is not asked again. */
test('An answer settles its question, or leaves it open as one that nobody can answer', () =>
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (typed, which, how) => {
      const reading = readWords(typed, find, asked)
      const question = reading.questions[which % Math.max(1, reading.questions.length)]
      if (question === undefined) return
      const { choices } = shownQuestion(question, reading, (key) => key)
      const say = choices[how % choices.length]?.say ?? 'unknown'
      const answers = [{ ask: question.ask, from: question.from, say }]
      const again = readWords(typed, find, { ...asked, answers })
      expect(
        again.questions.filter(
          ({ ask, from, isUnknown }) =>
            ask === question.ask && from === question.from && from >= 0 && (say !== 'unknown' || !isUnknown),
        ),
      ).toEqual([])
    }),
    { numRuns: numRuns / 4 },
  ))

describe('The offences of one group lead to one answer', () => {
  const byKey = new Map(offences.map((offence) => [offence.key, offence]))
  const groups = Map.groupBy(groupedOffences(offences), ({ group }) => group)
  const answer = (key: string, start: string, years: number): string => {
    const found = caseOf({
      sentences: [{ startDate: start, sentenceYears: years, offenceKey: (byKey.get(key) as Offence).key }],
    })
    if ('refusals' in found) return found.refusals.map(({ message }) => message).join()
    return [
      found.release,
      ...caseAlternativesOf(found).map(({ code, release }) => `${code} ${release}`),
    ].join()
  }
  test.each([
    ['2026-11-16', 1],
    ['2026-11-16', 3],
    ['2026-11-16', 5],
    ['2026-11-16', 8],
    ['2025-03-10', 3],
    ['2025-03-10', 5],
    ['2023-03-10', 8],
  ] as const)('from %s, %i years', (start, years) => {
    for (const [first, ...others] of groups.values())
      for (const { key } of others)
        expect(answer(key, start, years), `${key}, ${first?.key}`).toBe(
          answer(first?.key ?? '', start, years),
        )
  })
  test('and there is more than one', () => expect(groups.size).toBeGreaterThan(10))
})

test('No two cues at the end of the words, where a rule looks beyond them, stop the reader', () => {
  const firsts = Object.values(lexicon).map((all) => all.split(',')[0])
  for (const [n, one] of firsts.entries())
    for (const other of firsts.filter((_, m) => isLong || (n + m) % 4 === 0))
      expect(readWords(`3 years, no ${one} ${other}`, find, asked).status).toMatch(/./)
})
