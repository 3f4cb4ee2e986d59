/** Life and public protection beside fixed terms: the Parole Board waits for each of them, and before 28 June 2022 what is said as
 *  the day before which nobody is let out is never after a day on which release is possible. */
import type { AskedCase, AskedCaseSentence, CaseAnswer, Day } from '@requisite/law'
import { addDays, howSureOf, isoDate, parseDay } from '@requisite/law'
import { minimumTermDoubts } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answeredOrNull, dayBetween, noneOr, runs } from '../support/drawn.ts'

const { numRuns, holds } = runs(200, 20_000)
const start = dayBetween('2013-04-01', '2029-12-31')
const length = fc.record({
  sentenceYears: fc.integer({ min: 1, max: 25 }),
  sentenceMonths: fc.nat(11),
  sentenceDays: fc.nat(30),
})
const terrorism = 'collecting_information_useful_to_terrorist'
const kinds = fc.oneof(
  fc.record({ sentenceType: fc.constant('eds' as const), extensionYears: fc.integer({ min: 1, max: 8 }) }),
  fc.constant({ sentenceType: 'eds' as const }),
  fc.constant({ sentenceType: 'sopc' as const }),
  fc
    .constantFrom('theft', 'rape', 'wounding_with_intent', terrorism)
    .map((key) => ({ offenceKey: key }) as Partial<AskedCaseSentence>),
)
const fixed = fc.record({ length, kind: kinds, remandCreditDays: noneOr(400) })
const drawnCases = fc.record({
  start,
  minimum: length,
  kind: fc.constantFrom('life' as const, 'ipp' as const),
  credit: noneOr(400),
  terms: fc.array(fixed, { minLength: 1, maxLength: 3 }),
  addedDays: noneOr(84),
})

/** Section 247A reaches those who were not out on 26 February 2020: alone they were, beside life they were not. */
const cases = drawnCases.filter(
  ({ start, terms }) =>
    start >= '2020-02-26' ||
    terms.every(({ kind }) => !('offenceKey' in kind) || kind.offenceKey !== terrorism),
)

/** The fixed terms of one day, alone and beside a minimum term: where none of them has days, alone they have those given with it. */
function asked({
  start,
  minimum,
  kind,
  credit,
  terms,
  addedDays,
}: typeof cases extends fc.Arbitrary<infer T> ? T : never) {
  const sentences: readonly AskedCaseSentence[] = terms.map(({ length, kind, remandCreditDays }, i) => ({
    ...{ id: `F${i}`, startDate: start, ...length, remandCreditDays },
    ...kind,
  }))
  const life: AskedCaseSentence = {
    id: 'L',
    startDate: start,
    ...minimum,
    sentenceType: kind,
    remandCreditDays: credit,
  }
  const taken = terms.some(({ remandCreditDays }) => Number(remandCreditDays) > 0)
    ? {}
    : { remandCreditDays: credit }
  const own = sentences.map((sentence, i) => (i === 0 ? { ...sentence, ...taken } : sentence))
  return {
    alone: { sentences: own, addedDays },
    beside: { sentences: [life, ...sentences], addedDays },
    life,
  }
}

/** What counts for each of the fixed terms: credit is shared. */
const mostCredit = ({ sentences }: AskedCase): number =>
  sentences.reduce((sum, { remandCreditDays }) => sum + Number(remandCreditDays), 0)

const holdsBeside = (property: (value: ReturnType<typeof asked>) => void): void =>
  holds(cases, (drawn) => property(asked(drawn)))

describe('Life and public protection beside fixed terms of the same day', { timeout: 300_000 }, () => {
  test('section 33A: never before a minimum term, a fixed term’s own parole day, or its release; as it was: not before is said', () => {
    const section33A = parseDay('2022-06-28') as Day
    let [kept, moved] = [0, 0]
    holdsBeside(({ alone, beside }) => {
      const own = answeredOrNull(alone)
      const answer = answeredOrNull(beside)
      if (own === null || answer === null) return
      // By the fixed terms alone the person could go on this day: the Parole Board's first, or that of release as of right.
      const possible = (own.paroleEligibility ?? own.release) as Day
      const board = answer.paroleEligibility as Day
      const said = answer.warnings.find(({ code }) => code === 'W_FIXED_TERM_LATER')
      expect(said?.values.release).toBe(possible > board ? possible : undefined)
      expect(answer.dates.map(({ date }) => date)).toContain(possible)
      const first = answer.dates.find(({ form }) => form === 'TARIFF')
      if (board >= section33A) {
        expect(board).toBe(Math.max(first?.date as Day, possible))
        for (const sentence of alone.sentences) {
          const single = answeredOrNull({
            ...alone,
            sentences: [{ ...sentence, remandCreditDays: mostCredit(alone) }],
          })
          expect(board).toBeGreaterThanOrEqual(single?.paroleEligibility ?? single?.release ?? 0)
        }
      }
      if (said !== undefined) kept++
      if (answer.paroleMovedBy !== null) moved++
      expect(first?.of === undefined).toBe(said === undefined && answer.paroleMovedBy === null)
    })
    expect(kept).toBeGreaterThan(0)
    expect(moved).toBeGreaterThan(numRuns / 10)
  })

  test('the warning of a doubt stands if and only if its rival does, and the rival is worked out as it is said', () => {
    const met = new Set<string>()
    holdsBeside(({ beside }) => {
      const answer = answeredOrNull(beside)
      if (answer === null) return
      const codes = answer.warnings.map(({ code }) => code)
      for (const { code, warning } of minimumTermDoubts) {
        const rival = answer.alternatives?.find((one) => one.code === code)
        expect(codes.includes(warning)).toBe(rival !== undefined)
        if (rival === undefined) continue
        met.add(code)
        const { release, paroleEligibility, releaseType } = rival.answer()
        expect([rival.release, rival.paroleEligibility, rival.releaseType]).toEqual([
          ...[release, paroleEligibility, releaseType],
        ])
      }
    })
    expect([...met].toSorted()).toEqual([
      'A_CREDIT_ALREADY_OFF',
      'A_CREDIT_NOT_SHARED',
      'A_CREDIT_OFF_MINIMUM',
    ])
  })

  test('the same days told as a number or as a period give one day, and are equally sure', () => {
    let told = 0
    holdsBeside(({ beside }) => {
      const { sentences } = beside
      const credited = sentences.find(({ remandCreditDays }) => Number(remandCreditDays) > 0)
      if (credited === undefined) return
      const one = (remandCreditDays: number) =>
        sentences.map((sentence) => ({
          ...sentence,
          remandCreditDays: sentence === credited ? remandCreditDays : 0,
        }))
      const { id, remandCreditDays: days } = credited as { id: string; remandCreditDays: number }
      const eve = addDays(parseDay(credited.startDate as string) as Day, -1)
      const remand = [{ fromDate: isoDate(addDays(eve, 1 - days)), toDate: isoDate(eve), sentenceIds: [id] }]
      const byNumber = answeredOrNull({ ...beside, sentences: one(days) })
      const byDates = answeredOrNull({ ...beside, sentences: one(0), remand })
      expect(byDates === null).toBe(byNumber === null)
      if (byNumber === null || byDates === null) return
      told++
      const saidOf = (answer: CaseAnswer) => [
        answer.paroleEligibility,
        howSureOf(answer),
        (answer.alternatives ?? []).map(({ code, paroleEligibility }) => [code, paroleEligibility]),
      ]
      expect(saidOf(byDates)).toEqual(saidOf(byNumber))
    })
    expect(told).toBeGreaterThan(numRuns / 4)
  })

  test('on licence from life, later terms are released as if they stood alone, and the rival is the Parole Board', () =>
    holdsBeside(({ alone, life }) => {
      const own = answeredOrNull(alone)
      const earlier = {
        ...life,
        startDate: '1990-01-08',
        sentenceYears: 10,
        onLicence: true,
        remandCreditDays: 0,
      }
      const answer = answeredOrNull({ ...alone, sentences: [earlier, ...alone.sentences] })
      if (own === null) return
      for (const name of [
        ...['release', 'releaseType', 'releaseBasis', 'paroleEligibility', 'end', 'endType'],
      ] as const)
        expect(answer?.[name]).toBe(own[name])
      expect(answer?.dates).toEqual(own.dates)
      const rival = answer?.alternatives?.find(({ code }) => code === 'A_LICENCE_REVOKED')
      expect(rival?.release).toBeNull()
      expect(answer?.warnings.some(({ code }) => code === 'W_LICENCE_REVOKED')).toBe(true)
    }))
})
