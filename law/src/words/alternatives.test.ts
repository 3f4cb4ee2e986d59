import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { caseAlternativeCodes } from '../tables/alternative-codes.ts'
import { alternativeTexts, alternativeWords } from './alternatives.ts'
import { rivalInWords } from './warnings.ts'

describe('A doubt in words', () => {
  for (const code of caseAlternativeCodes)
    test(`${code}: a condition that goes after a date, why there are two, and a question to ask`, () => {
      const { condition, why, ask } = alternativeTexts[code]
      expect(condition).toMatch(/^if [^.]+[^.]$/)
      expect(why).toMatch(/^[A-Z].*\.$/)
      expect(ask).toMatch(/^[A-Z].*\?$/)
    })
})

describe('The days of a rival, at the end of a warning', () => {
  const day = (text: string): Day => parseDay(text) as Day
  for (const [what, rival, words] of [
    ['none', null, ''],
    [
      'release as of right',
      { release: day('2027-01-12'), paroleEligibility: null },
      ' Then release is on 12 January 2027.',
    ],
    [
      'the Parole Board, and release in the end',
      { release: day('2034-11-01'), paroleEligibility: day('2032-03-02') },
      ' Then the Parole Board can direct release from 2 March 2032, and release is automatic on 1 November 2034.',
    ],
    [
      'the Parole Board alone',
      { release: null, paroleEligibility: day('2042-11-01') },
      ' Then the Parole Board can direct release from 1 November 2042.',
    ],
  ] as const)
    test(what, () => expect(rivalInWords(rival)).toBe(words))
})

test('where the offence was not given, the rival names the offences', () => {
  expect(alternativeWords({ code: 'A_OFFENCE_LIST', offences: 'Rape; Arson' }).condition).toBe(
    'if the offence is rape; arson',
  )
  expect(alternativeWords({ code: 'A_EXTENDED', offences: null })).toBe(alternativeTexts.A_EXTENDED)
})
