/** The entry without the table of offences answers as the whole law does, and refuses a key in words. */
import { describe, expect, test } from 'vitest'
import { calculationOf } from './index.ts'
import { calculationWithoutKey } from './one-sentence.ts'

describe('One sentence without the key of an offence', () => {
  for (const [about, asked] of [
    ['a standard one', { startDate: '2026-11-16', sentenceYears: 3, remandCreditDays: 40 }],
    ['an extended one', { startDate: '2024-05-01', sentenceYears: 9, sentenceType: 'eds' }],
    ['by its regime', { startDate: '2026-11-16', sentenceYears: 8, regimeId: 'sds_plus_adult_7_plus' }],
    ['one that cannot be', { startDate: '2026-02-30', sentenceYears: 0 }],
  ] as const)
    test(about, () => expect(calculationWithoutKey(asked)).toEqual(calculationOf(asked)))

  test('a key is refused in words, whether there is such an offence or not', () => {
    for (const offenceKey of ['robbery', 'no_such_key'])
      expect(
        calculationWithoutKey({ startDate: '2026-11-16', sentenceYears: 3, offenceKey } as never),
      ).toEqual({
        refusals: [
          {
            field: 'offenceKey',
            message: 'There is no table of offences here: ask @requisite/law itself.',
            fault: 'value',
          },
        ],
      })
  })
})
