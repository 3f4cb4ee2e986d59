import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { howSureOf } from './how-sure.ts'

const s = (id: string, sentenceYears: number, rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  ...{ id, startDate: '2026-11-16', sentenceYears, ...rest },
})
const after = (id: string) => ({ consecutiveTo: id })
const theft = { offenceKey: 'theft' }
const ordinary = { sentenceType: 'terrorism', extensionYears: 0 } as const
const day = (date: unknown): string => (date === null ? '-' : isoDate(date as never))

describe('Criminal Justice Act 2003, section 264(2C) to (2F), (6A) and (6B): terrorism in a chain', () => {
  // By hand: 2 years are 731 days, one-third 244, two-thirds 488. 9 years from 16 November 2026 are 3,287 days, two-thirds 2,192; from 18
  // July 2027 they would be 3,288. 4 years are 1,461 days, one-third 487; 6 years from 17 March 2028 are 2,191, two-thirds 1,461; from 16
  // November 2026 they would be 2,192. Of the two the fewer days count.
  // biome-ignore format: one chain a row
  test.each<[string, readonly AskedCaseSentence[], string]>([
    ['theft after it', [s('T', 9, ordinary), s('F', 2, { ...theft, ...after('T') })], 'Board 2033-07-17, release 2036-07-16, end 2037-11-15; A_CHAIN_TWO_THIRDS Board 2034-03-18, release 2037-03-17'],
    ['theft before it', [s('F', 2, theft), s('T', 9, { ...ordinary, ...after('F') })], 'Board 2033-07-17, release 2036-07-16, end 2037-11-15; A_CHAIN_TWO_THIRDS Board 2034-03-18, release 2037-03-17'],
    ['a special sentence in its place is laid after the others, as the prison service does: a leap day more', [s('F', 2, theft), s('T', 9, { sentenceType: 'sopc', ...after('F') })], 'Board 2033-07-17, release 2036-07-17, end 2038-11-15'],
    ['robbery before it', [s('A', 4, { offenceKey: 'robbery', sentenceType: 'sds' }), s('B', 6, { ...ordinary, ...after('A') })], 'Board 2032-03-16, release 2034-03-16, end 2036-11-15; A_CHAIN_TWO_THIRDS Board 2033-07-16, release 2035-07-16'],
    ['of the kind alone, nothing said of an extension', [s('A', 4, { offenceKey: 'robbery', sentenceType: 'sds' }), s('B', 6, { sentenceType: 'terrorism', ...after('A') })], 'Board 2032-03-16, release 2034-03-16, end 2036-11-15; A_CHAIN_TWO_THIRDS Board 2033-07-16, release 2035-07-16'],
    ['an extended sentence beside it in the chain has two-thirds anyway', [s('A', 6, { offenceKey: 'robbery', sentenceType: 'eds', extensionYears: 2 }), s('B', 6, { ...ordinary, ...after('A') })], 'Board 2034-11-15, release 2038-11-15, end 2040-11-15'],
    ['(6A)(za): without early release the whole custodial term, and nothing for the Board', [s('T', 9, { regimeId: 'terrorism_s247a_no_early_release', extensionYears: 3 }), s('F', 2, { ...theft, ...after('T') })], 'Board -, release 2036-07-16, end 2040-11-15; A_CHAIN_TWO_THIRDS Board -, release 2037-03-17'],
    ['side by side is no chain', [s('T', 9, ordinary), s('F', 2, theft)], 'Board 2032-11-15, release 2035-11-15, end 2035-11-15'],
  ])('%s', (_, sentences, want) => {
    const answer = answered({ sentences: [...sentences] })
    const rivals = (answer.alternatives ?? []).filter(({ code }) => code === 'A_CHAIN_TWO_THIRDS')
    expect(
      [
        `Board ${day(answer.paroleEligibility)}, release ${day(answer.release)}, end ${day(answer.end)}`,
        ...rivals.map(
          ({ code, release, paroleEligibility }) =>
            `${code} Board ${day(paroleEligibility)}, release ${day(release)}`,
        ),
      ].join('; '),
    ).toBe(want)
    if (rivals.length > 0) expect(howSureOf(answer).level).toBe('two_dates')
  })
})
