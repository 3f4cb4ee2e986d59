import { describe, expect, test } from 'vitest'
import { creditedDays } from './tagged-bail.ts'

describe('Tagged bail (section 240A; Sentencing Code, section 325): half the days, rounded up', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [100, 50],
    [101, 51],
  ])('%i days on tag are %i days of credit', (days, credited) => expect(creditedDays(days)).toBe(credited))
})
