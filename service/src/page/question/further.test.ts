import { type Day, inWords, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../answer/outcome.ts'
import type { SentenceInput, ToldKind } from './case-input.ts'
import { type FormState, readForm } from './form-state.ts'
import { furtherOf } from './further.ts'

const sentence = (
  start: string,
  months: number,
  kind: ToldKind,
  offenceKey: string | null,
): SentenceInput => ({
  ...{
    kind,
    start: parseDay(start) as Day,
    length: { years: 0, months, weeks: 0, days: 0 },
    extension: null,
  },
  ...{
    offenceKey,
    age: 'adult',
    follows: null,
    remandDays: 0,
    taggedBailDays: 0,
    regimeId: null,
    unsure: [],
  },
})

const nothingSince = { added: [], away: [], recall: null, stated: null }
const today = parseDay('2026-11-16') as Day
const one = readForm({}) as FormState

describe('Asked only where it decides, and then always', () => {
  test.each([
    ['2026-11-16', 96, 'sds', 'causing_death_by_dangerous_driving', '28 June 2022'],
    ['2026-11-16', 96, 'sds', 'robbery', null],
    ['2015-06-16', 6, 'sds', 'theft', '1 February 2015'],
    ['2016-06-16', 6, 'sds', 'theft', null],
    ['2014-06-16', 6, 'sds', 'theft', null],
    ['2015-06-16', 36, 'sds', 'theft', null],
    ['2026-11-16', 96, 'life', 'murder', null],
  ] as const)('the day of the offence: %s, %i months, %s, %s', (start, months, kind, offence, day) => {
    const { offenceBefore } = furtherOf(one, sentence(start, months, kind, offence))
    expect(offenceBefore === null ? null : inWords(offenceBefore)).toBe(day)
  })

  test.each([
    ['section_250', 10, 'robbery', { born: true, register: false }],
    ['section_250', 36, 'robbery', { born: false, register: false }],
    ['section_250', 36, 'rape', { born: false, register: true }],
    ['dto', 6, 'theft', { born: false, register: false }],
    ['sds', 10, 'rape', { born: false, register: false }],
  ] as const)('the date of birth and the register: %s, %i months, %s', (kind, months, offence, asked) =>
    expect(furtherOf(one, sentence('2026-11-16', months, kind, offence))).toMatchObject(asked),
  )

  test.each([
    ['2021-06-29', 'eds', null, true],
    ['2021-06-28', 'eds', null, false],
    ['2026-11-16', 'eds', null, true],
    ['2026-11-16', 'eds', 'robbery', false],
    ['2026-11-16', 'sopc', null, false],
    ['2026-11-16', 'sds', null, false],
  ] as const)(
    'whether it was for terrorism, section 247A(2A): %s, %s, %s',
    (start, kind, offence, isAsked) => {
      const told = sentence(start, 60, kind, offence)
      expect(furtherOf(one, told).terrorism).toBe(isAsked)
      const outcome = outcomeOf({ ...nothingSince, sentences: [told] }, today)
      expect('rivals' in outcome && outcome.rivals.some(({ code }) => code === 'A_NO_EARLY_RELEASE')).toBe(
        isAsked,
      )
    },
  )

  test('the date of birth, for an order beside another sentence', () => {
    const other = sentence('2026-11-16', 6, 'section_250', 'theft')
    expect(
      furtherOf({ ...one, others: [other], at: 2 }, sentence('2026-11-16', 6, 'dto', 'theft')).born,
    ).toBe(true)
  })
})
