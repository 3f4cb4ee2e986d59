import { type Day, offences, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { groupedOffences } from '../../court-words/groups.ts'
import { offenceFinder } from '../../court-words/offences.ts'
import { type CourtWords, readCourtWords } from './court-words.ts'
import { notRead, readInWords, restInWords } from './in-words.ts'

const find = offenceFinder(groupedOffences(offences))
const titleOf = (key: string): string | undefined => offences.find((offence) => offence.key === key)?.title
const read = (typed: string, told = 0): CourtWords =>
  readCourtWords(typed, find, parseDay('2026-11-16') as Day, told)

/** What the page says below the box. */
function said(typed: string, told = 0): string {
  const words = read(typed, told)
  return words.is === 'read'
    ? [`${readInWords(words, titleOf)}.`, ...restInWords(words)].join(' ')
    : notRead(words)
}

describe('What the page says to the words of a court', () => {
  test.each([
    ['3 years for robbery', 'standard sentence, 3 years, Robbery.'],
    [
      '3 years, remanded 8 months',
      'standard sentence, 3 years; time on remand. We ask later about “8 months”.',
    ],
    ['16 months, 94 days on remand to count', 'standard sentence, 16 months; 94 days on remand.'],
    [
      '20 months, 120 days on tagged curfew',
      'standard sentence, 20 months; time on a tag. We ask later about “120 days”.',
    ],
    [
      '14 months, 5 year restraining order, £156 surcharge',
      'standard sentence, 14 months. Not part of the time: “5 year restraining order”, “£156 surcharge”.',
    ],
    [
      '6 months suspended for a year activated in full',
      'suspended sentence, 6 months, put into effect. We did not use: “full”.',
    ],
    ['21 days for breach of supervision', 'prison for breaking supervision, 21 days.'],
    ['3', '3 what? Type “3 years”, “3 months” or “3 weeks”.'],
    ['a long time', 'We could not read a length. Type it like “18 months”, or use the boxes.'],
    [
      '3 years 40',
      'We read 3 years. What is “40”? If it changes the sentence, use the boxes. If it does not, leave it out here.',
    ],
    [
      '18 months with licence conditions',
      'We read 18 months. Which kind is it? “licence” can be more than one. Name the kind, like “extended” or “life”, or use the boxes.',
    ],
    [
      '3 years, 6 months consecutive, 2 months concurrent',
      'We read 3 sentences. Type only the first. We ask for the others later.',
    ],
    ['recalled for 28 days', 'This is a recall. Use the recall questions.'],
    ['12 month community order', 'This is not a prison sentence. There is no release date to work out.'],
    ['x'.repeat(6_001), 'This is too long to read. Paste only the part with the sentence.'],
  ])('“%.60s”: %s', (typed, words) => expect(said(typed)).toBe(words))

  test('beside another sentence, how it runs is asked below', () =>
    expect(said('6 months', 1)).toBe('standard sentence, 6 months.'))
})
