/** What is in doubt of days on remand: the rival stands beside the date where it moves it, and its warning with it. */

import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { remandDoubts } from './remand-doubts.ts'

const codes: ReadonlySet<string> = new Set(remandDoubts.map(({ code }) => code))
const warnings: ReadonlySet<string> = new Set([
  ...remandDoubts.map(({ warning }) => warning),
  'W_SERVED_WORKED_OUT',
])

/** The date, its rivals about remand, and what is said of it. */
function saidOf(asked: AskedCase): readonly string[] {
  const { release, alternatives, warnings: all } = answered(asked)
  return [
    isoDate(release as NonNullable<typeof release>),
    ...(alternatives ?? [])
      .filter(({ code }) => codes.has(code))
      .map(
        ({ code, release: day, sentenceIds }) =>
          `${code} ${isoDate(day as NonNullable<typeof day>)} ${sentenceIds}`,
      ),
    ...all
      .filter(({ code }) => warnings.has(code))
      .map(({ code, sentenceIds, values }) =>
        [code, ...(values.release === undefined ? [] : [isoDate(values.release)]), sentenceIds].join(' '),
      ),
  ]
}

describe('What is in doubt of days on remand', () => {
  // biome-ignore format: one row a line
  for (const [name, asked, said] of [
    ['one sentence, one time: nothing', 'B 2027-05-10 2y; remand 2027-01-10..2027-05-09', ['2027-09-10']],
    ['s.240ZA(1)(b): a time for no sentence by name is for all, and so for the first; or only for the last',
      'A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30; remand 2026-10-01..2026-10-05 outcome=no_sentence',
      ['2028-01-08', 'A_REMAND_FOR_LATER 2027-12-18 B', 'W_REMAND_FOR_ALL B']],
    ['of one day of sentence that is not in doubt', 'A 2027-05-10 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30', ['2027-12-18']],
    ['nor where every time names its sentences, or ended in none',
      'A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-01..2026-10-05 outcome=no_sentence',
      ['2028-01-08']],
    ['s.240ZA(4), (10): held under immigration powers too',
      'B 2027-05-10 2y; remand 2027-01-10..2027-05-09; otherCustody 2027-02-01..2027-02-28 why=immigration; otherCustody 2027-03-01..2027-03-02 why=contempt',
      ['2027-09-12', 'A_OTHER_DETENTION 2027-10-10 B', 'W_OTHER_DETENTION B']],
    ['an extradition warrant at another time moves nothing', 'B 2027-05-10 2y; remand 2027-01-10..2027-05-09; otherCustody 2026-02-01..2026-02-28 why=extradition', ['2027-09-10']],
    ['nor is it said where no dates of remand were told', 'B 2027-05-10 2y; otherCustody 2026-02-01..2026-02-28 why=extradition', ['2028-01-08']],
    ['s.240ZA(5)(a), (9): days that the first could not use go on, are lost, or are shared',
      'A 2026-11-16 2m; B 2027-01-11 18m; remand 2026-08-03..2026-11-15 sentenceIds=A; remand 2026-08-03..2027-01-10 sentenceIds=B',
      ['2027-02-22', 'A_UNUSED_LOST 2027-05-17 A', 'A_UNUSED_SHARED 2027-02-01 A', 'W_UNUSED_REMAND A']],
    ['also where the release on the day of sentence was told',
      'A 2026-11-16 2m; B 2027-01-11 18m; remand 2026-08-03..2026-11-15 sentenceIds=A; remand 2026-08-03..2027-01-10 sentenceIds=B; otherCustody 2026-11-16..2026-11-16 why=sentence',
      ['2027-02-22', 'A_UNUSED_LOST 2027-05-17 A', 'A_UNUSED_SHARED 2027-02-01 A', 'W_UNUSED_REMAND A']],
    ['who was recalled in between had been released: then they are not shared',
      'A 2026-11-16 18m; B 2027-01-11 4y18m; remand 2026-04-30..2026-11-15 sentenceIds=A; remand 2026-04-30..2026-11-20 sentenceIds=B; recall fixed_term_56 recallDate=2026-12-01 returnToCustodyDate=2026-12-01 sentenceIds=A',
      ['2028-10-19', 'A_UNUSED_LOST 2028-11-05 A', 'W_UNUSED_REMAND A']],
    ['nor with one that they are not for, nor after one that used all it had',
      'A 2026-11-16 2m; N 2026-11-18 1d; B 2026-11-20 18m; D 2027-11-22 2y; remand 2026-10-01..2026-11-15 sentenceIds=A,B; remand 2026-10-01..2026-10-02 sentenceIds=D',
      ['2028-07-22']],
    ['what was served before the rest was unused stays served',
      'A 2026-12-01 9m; C 2027-01-11 1m; B 2027-03-01 2y; remand 2026-06-01..2026-11-30 sentenceIds=C; remand 2026-06-01..2026-12-10 sentenceIds=B',
      ['2027-07-31', 'A_UNUSED_LOST 2027-10-30 C', 'A_UNUSED_SHARED 2027-04-30 C', 'W_SERVED_WORKED_OUT 2027-01-11 A,C',
      'W_UNUSED_REMAND C']],
    ['unused, and for nobody else: not in doubt',
      'A 2026-11-16 2m; B 2027-01-11 18m; remand 2026-08-03..2026-11-15 sentenceIds=A; remand 2026-12-21..2027-01-10 sentenceIds=B',
      ['2027-06-21']],
    ['what was served of an earlier sentence is worked out, and said where a day is lost by it',
      'A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B',
      ['2027-09-05', 'W_SERVED_WORKED_OUT 2027-02-09 A']],
    ['not where it was told',
      'A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B; otherCustody 2026-12-01..2027-02-09 why=sentence',
      ['2027-09-05']],
  ] as const)
    test(name, () => expect(saidOf(caseIn(asked) as unknown as AskedCase)).toEqual(said))

  test('the rival that shares all the days has one time in custody, and all of them off both', () => {
    const answer = answered(
      caseIn(
        'A 2026-11-16 2m; B 2027-01-11 18m; remand 2026-08-03..2026-11-15 sentenceIds=A',
        'remand 2026-08-03..2027-01-10 sentenceIds=B',
      ),
    )
    const rival = answer.alternatives?.find(({ code }) => code === 'A_UNUSED_SHARED')?.answer()
    expect(rival?.runs.map(({ group, credit }) => [group, credit])).toEqual([
      [0, 161],
      [0, 161],
    ])
  })

  test('beside life, days given by their dates with a fixed term may not have been taken off', () => {
    const life = { id: 'L', startDate: '2026-11-16', sentenceYears: 10, sentenceType: 'life' } as const
    const fixed = { id: 'F', startDate: '2026-11-16', sentenceYears: 2 }
    const rivalOf = (...sentenceIds: readonly string[]) =>
      answered({
        sentences: [life, fixed, { ...fixed, id: 'G' }],
        remand: [{ fromDate: '2026-06-15', toDate: '2026-11-15', sentenceIds }],
      }).alternatives?.find(({ code }) => code === 'A_CREDIT_OFF_MINIMUM')?.paroleEligibility
    expect(isoDate(rivalOf('F') as never)).toBe('2036-06-14')
    expect(rivalOf('L', 'F')).toBeUndefined()
    expect(rivalOf('L')).toBeUndefined()
  })
})
