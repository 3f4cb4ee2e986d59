/** Only the month of a sentence is known: a day that is given for it is one that some day of the month gives. */
import type { AskedCase, CaseAnswer, Day } from '@requisite/law'
import { addDays, caseAlternativesOf, caseOf, isoDate, requestOf } from '@requisite/law'
import { askCase, firstIn, lastIn } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOfDay, runs } from '../support/drawn.ts'

const { numRuns, holds } = runs(100, 20_000)
const kinds = [
  { offenceKey: 'robbery' },
  { offenceKey: 'theft' },
  { offenceKey: 'rape' },
  {},
  { sentenceType: 'eds', extensionYears: 3 },
  { sentenceType: 'life' },
  { sentenceType: 'ipp' },
  { sentenceType: 'dto' },
  { sentenceType: 'section_250', offenceKey: 'robbery' },
] as const

/** Days from the last day of the month to a fact near it, or null: it is not told. */
const near = fc.option(fc.integer({ min: -45, max: 10 }), { freq: 1 })

const cases = fc
  .record({
    month: numberOfDay('2004-01-01', '2029-12-31').map((day) => isoDate(day as Day).slice(0, 7)),
    kind: fc.constantFrom(...kinds),
    sentenceMonths: fc.integer({ min: 1, max: 120 }),
    born: near,
    offence: near,
    remand: fc.option(fc.tuple(fc.integer({ min: -90, max: 5 }), fc.nat(60)), { freq: 1 }),
    beside: fc.option(fc.integer({ min: 1, max: 60 })),
    recalled: fc.option(fc.integer({ min: 0, max: 1500 }), { freq: 1 }),
  })
  .map(({ month, kind, sentenceMonths, born, offence, remand, beside, recalled }) => {
    const end = lastIn(month)
    const on = (days: number): string => isoDate(addDays(end, days))
    return {
      month,
      asked: (told: { readonly startDate: string } | { readonly startMonth: string }): AskedCase => ({
        sentences: [
          { ...told, sentenceMonths, ...kind, ...(offence !== null && { offenceDate: on(offence) }) },
          ...(beside === null ? [] : [{ startDate: on(-20), sentenceMonths: beside, offenceKey: 'theft' }]),
        ],
        ...(born !== null && { dateOfBirth: isoDate(addDays(end, born - 6574)) }),
        ...(remand !== null && { remand: [{ fromDate: on(remand[0]), toDate: on(remand[0] + remand[1]) }] }),
        ...(recalled !== null && { recall: { type: 'standard', recallDate: on(recalled) } }),
      }),
    }
  })

const daysOf = ({ release, paroleEligibility }: Pick<CaseAnswer, 'release' | 'paroleEligibility'>): string =>
  `${release} ${paroleEligibility}`

const daysOfMonth = (month: string): readonly string[] =>
  Array.from({ length: lastIn(month) - firstIn(month) + 1 }, (_, i) => isoDate(addDays(firstIn(month), i)))

/** Why the cases of the rivals of an answer could not be told at the door. */
const wrongEdits = (answer: CaseAnswer): readonly unknown[] =>
  caseAlternativesOf(answer).flatMap(({ code, answer: rival }) => {
    const checked = askCase(requestOf(rival().case) as AskedCase)
    return 'refusals' in checked ? [[code, checked.refusals]] : []
  })

describe('The month alone', { timeout: 1_800_000 }, () =>
  test('a day that is given is one that some day of the month gives, and every edit passes the door', () => {
    let worked = 0
    holds(cases, ({ month, asked }) => {
      const inMonth = caseOf(asked({ startMonth: month }))
      const onDays = daysOfMonth(month).map((startDate) => caseOf(asked({ startDate })))
      const given = onDays.flatMap((answer) => ('refusals' in answer ? [] : [daysOf(answer)]))
      if ('refusals' in inMonth) {
        expect(given).toEqual([])
        return
      }
      worked++
      expect(given).toContain(daysOf(inMonth))
      const rival = inMonth.alternatives?.find(({ code }) => code === 'A_DAY_IN_MONTH')
      if (rival !== undefined) expect(given).toContain(daysOf(rival))
      expect(rival === undefined).toBe(new Set(given).size === 1)
      expect(wrongEdits(inMonth)).toEqual([])
    })
    expect(worked).toBeGreaterThan(numRuns / 4)
  }),
)
