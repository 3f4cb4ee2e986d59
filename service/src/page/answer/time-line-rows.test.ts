import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeBy, several } from '../../../../test/page/told.ts'
import { rowsOf } from './time-line-rows.ts'

const titles = (...sentences: readonly string[]): readonly string[] =>
  rowsOf(outcomeBy(several(...sentences), parseDay('2026-11-16') as Day)).map(({ title }) => title)

describe('The row of the picture that decides is the first, and says so', () => {
  const life = 'startDate=2026-11-16&sentenceYears=24&sentenceType=life'
  test.each([
    [
      'a life sentence beside a shorter fixed one',
      [life, 'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft'],
      ['Sentence 1: decides the date', 'Sentence 2: runs at the same time'],
    ],
    [
      'a fixed term that holds longer than the minimum term',
      [
        life.replace('24', '5'),
        'startDate=2026-11-16&sentenceYears=14&sentenceType=sds&offenceKey=wounding_with_intent',
      ],
      ['Sentence 2: decides the date', 'Sentence 1: runs at the same time'],
    ],
    [
      'two fixed ones',
      [
        'startDate=2026-11-16&sentenceYears=1&sentenceType=sds&offenceKey=theft',
        'startDate=2026-11-16&sentenceYears=2&sentenceType=sds&offenceKey=theft',
      ],
      ['Sentence 2: decides the date', 'Sentence 1: runs at the same time'],
    ],
  ])('%s', (_what, sentences, said) => expect(titles(...sentences)).toEqual(said))
})
