import { offences, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { type CourtRead, type CourtWords, readCourtWords } from './court-words.ts'
import { notRead, readInWords, restInWords } from './in-words.ts'
import { namedIn } from './named.ts'

const named = namedIn(offences.map(({ key, title, aliases }) => [key, title, ...aliases]))
const today = parseDay('2026-11-16')
const read = (typed: string): CourtWords => readCourtWords(typed, named, today)
const shortly = (typed: string): string => {
  const words = read(typed)
  if (words.is === 'read') return readInWords(words)
  return words.is === 'unread' ? `?${words.why}` : words.is
}
const restOf = (typed: string): string => {
  const words = read(typed)
  return words.is === 'read' ? restInWords(words).join(' ') : ''
}

describe('A figure or a deciding word without a place stops: nothing is read', () => {
  test.each([
    ['3 years, electronically monitored', '?left'],
    ['14 months, made subject to supervision', '?left'],
    ['3 years with a quarter off', '?left'],
    ['18 months with licence conditions', '?left'],
    ['2 years then released on licence', '?left'],
    ['40 days remand 3 years to serve', '?left'],
    ['4 years, wing 7', '?unit'],
    ['3 years, 2 dogs', '?unit'],
  ])('“%s”: %s', (typed, why) => expect(shortly(typed)).toBe(why))

  test('it says what it is, and what was read so far', () => {
    const words = read('18 months with licence conditions') as Exclude<CourtWords, CourtRead>
    expect(notRead(words)).toBe(
      'We read 18 months. What is “licence conditions”? If it changes the sentence, use the boxes. If it does not, leave it out here.',
    )
  })

  test('plain words do not stop', () =>
    expect(restOf('my poor son got 3 years in Leeds')).toBe('We did not use: “poor son”, “leeds”.'))
})

describe('A cue takes the number that it governs', () => {
  test.each([
    ['3 years, remanded 8 months', 'standard sentence, 3 years; time on remand'],
    ['remanded for 6 weeks, 42 weeks', 'standard sentence, 42 weeks; 42 days on remand'],
    ['3 years with 2 months 10 days on remand', 'standard sentence, 3 years; time on remand'],
    ['9 months, criminal behaviour order for 5 years', 'standard sentence, 9 months'],
    ['3 years 9 months, restraining order', 'standard sentence, 3 years 9 months'],
    ['20 months, 120 days on tagged curfew', 'standard sentence, 20 months'],
    ['26 weeks, pay £500 compensation within 6 months', 'standard sentence, 26 weeks'],
  ])('“%s” is %s', (typed, said) => expect(shortly(typed)).toBe(said))

  test.each([
    ['3 years, remanded 8 months', 'We ask later about “remanded 8 months”.'],
    ['20 months, 120 days on tagged curfew', 'We ask later about “120 days on tagged curfew”.'],
    [
      '14 months, 5 year restraining order, £156 surcharge',
      'Not part of the time: “5 year restraining order”, “£156 surcharge”.',
    ],
    ['4 years for s.20 assault', 'We ask later about “s 20”. We did not use: “assault”.'],
  ])('“%s”: %s', (typed, said) => expect(restOf(typed)).toBe(said))
})

describe('A cue that is denied, or that is said of something else, does not count', () => {
  test.each([
    ['the sentence of 8 months cannot be suspended', 'Not part of the time: “cannot be suspended”.'],
    [
      'driving ban suspended pending appeal, 6 months prison',
      'Not part of the time: “driving ban suspended pending appeal”.',
    ],
    [
      '15 months; banned from keeping animals for life',
      'Not part of the time: “banned from keeping animals for life”.',
    ],
    ['12 months, contempt proceedings dropped', 'Not part of the time: “contempt proceedings dropped”.'],
    [
      'unpaid work order revoked, resentenced 10 weeks custody',
      'Not part of the time: “unpaid work order revoked”. We did not use: “resentenced”.',
    ],
    ['32 months instead of 48', 'Not part of the time: “instead of 48”.'],
  ])('“%s”: %s', (typed, rest) => {
    expect(shortly(typed)).toMatch(/^standard sentence, \d+ (?:weeks|months)$/)
    expect(restOf(typed)).toBe(rest)
  })
})

describe('A kind is a reading, not what is left', () => {
  test.each([
    ['28 days for not paying a fine', 'prison for not paying, 28 days'],
    ['45 days unpaid council tax', 'prison for not paying, 45 days'],
    ['90 days for child maintenance arrears', 'prison for not paying, 90 days'],
    ['fined £800 or 21 days if he doesn’t pay', 'prison for not paying, 21 days'],
    ['breach of licence sent back 28 days', 'recall'],
    ['got called back to prison', 'recall'],
    ['he was on licence from a 5 yr sentence and they’ve pulled him back in', '?recall'],
    ['community order, then 10 weeks custody', '?custody'],
    ['not sentenced yet, on remand', '?custody'],
    ['2 year driving ban and 8 points', 'not-prison'],
    ['10 years and a year on licence', '?kind'],
    ['5 years, 2 of them on licence', '?kind'],
    ['3 years: 18 months in prison and 18 months on licence', '?kind'],
    ['20 years for murder', '?minimum_term'],
    ['25 to life', '?minimum_term'],
    ['life', '?minimum_term'],
  ])('“%s” is %s', (typed, said) => expect(shortly(typed)).toBe(said))
})

describe('A day is what the words before it say', () => {
  test.each([
    [
      '5 years for robbery, on remand since 20 march 2026',
      'standard sentence, 5 years; time on remand, Robbery',
    ],
    ['offence 3 March 2025, sentenced 12 June 2026, 5 years', 'standard sentence, 5 years, 12 June 2026'],
    ['DOB 12/04/1998. 16 months imprisonment. 02/11/2026', 'standard sentence, 16 months, 2 November 2026'],
    ['5 years for robbery on 3 march 2025', '?date'],
    ['3 years 2/3/2026 4/5/2026', '?date'],
    ['3 years on 17 November 2026', '?date'],
    ['15 months, tag until 5 January 2027', '?left'],
  ])('“%s” is %s', (typed, said) => expect(shortly(typed)).toBe(said))
})

describe('A name that is part of another offence’s name is asked about', () => {
  test.each([
    ['4 years for GBH', 'standard sentence, 4 years'],
    ['conspiracy to supply 4 years', 'standard sentence, 4 years'],
    ['4 years for GBH with intent', 'standard sentence, 4 years, Causing grievous bodily harm with intent'],
  ])('“%s” is %s', (typed, said) => expect(shortly(typed)).toBe(said))
})

describe('What breaks a limit of law or sense stops', () => {
  test.each([
    ['8 years and 9 years on licence', '?extension'],
    ['DTO 3 years', '?length'],
    ['120 years', '?length'],
    ['3 years '.repeat(1000), '?long'],
  ])('“%.40s”: %s', (typed, why) => expect(shortly(typed)).toBe(why))
})
