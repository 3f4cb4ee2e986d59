import { type AskedCase, type AskedCaseSentence, caseOf } from '@requisite/law'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answeredOrNull,
  awards,
  dayBetween,
  extensionOf,
  fixedTerms,
  runs,
  timesAway,
} from '../support/drawn.ts'

const { numRuns, holds } = runs(250, 20_000)

const day = dayBetween('2021-01-01', '2027-12-31')

/** A sentence under any rules; what is none of them; each with a length that it can have. */
const sentence = fc
  .record({
    startDate: day,
    sentenceYears: fc.nat(8),
    sentenceMonths: fc.integer({ min: 1, max: 11 }),
    regimeId: fc.constantFrom(...fixedTerms),
  })
  .map((drawn): AskedCaseSentence => ({ ...drawn, ...extensionOf(drawn.regimeId) }))
const order = fc.record({
  startDate: day,
  sentenceMonths: fc.integer({ min: 4, max: 24 }),
  sentenceType: fc.constant('dto' as const),
})
const debt = fc.record({
  ...{
    startDate: day,
    sentenceDays: fc.integer({ min: 1, max: 700 }),
    sentenceType: fc.constant('fine_default' as const),
  },
  ...{ fineAmount: fc.constantFrom(500, 20_000_000), civilDebt: fc.boolean() },
})
const breach = fc.record({
  startDate: day,
  sentenceDays: fc.integer({ min: 1, max: 28 }),
  sentenceType: fc.constant('supervision_default' as const),
})
const contempt = fc.record({
  startDate: day,
  sentenceDays: fc.integer({ min: 1, max: 700 }),
  sentenceType: fc.constant('contempt' as const),
})
const noSentence: fc.Arbitrary<AskedCaseSentence> = fc.oneof(order, debt, breach, contempt)

const withIds = (sentences: readonly AskedCaseSentence[]): readonly AskedCaseSentence[] =>
  sentences.map((one, i) => ({ ...one, id: `S${i}` }))

/** Any mixture, perhaps with chains, credit, awards, times at large, a date of birth, and another law. */
const anyCase: fc.Arbitrary<AskedCase> = fc
  .record({
    sentences: fc.array(fc.oneof(sentence, noSentence), { minLength: 1, maxLength: 5 }),
    links: fc.array(fc.option(fc.nat(4), { freq: 3 }), { minLength: 5, maxLength: 5 }),
    credit: fc.array(fc.nat(200), { minLength: 5, maxLength: 5 }),
    addedDays: awards(day, -20, 60, 2),
    unlawfullyAtLarge: timesAway(day, 20, 2),
    dateOfBirth: fc.option(fc.constantFrom('2007-05-05', '1990-02-28', '2008-02-29'), { nil: undefined }),
    law: fc.constantFrom('in_force', 'before_act', 'after_act', '2024-09-09', '2026-01-01'),
    liableToRemoval: fc.boolean(),
  })
  .map(({ sentences, links, credit, ...rest }) => ({
    ...rest,
    sentences: withIds(sentences).map((one, i) => ({
      ...one,
      remandCreditDays: credit[i] as number,
      ...(links[i] == null || links[i] >= sentences.length ? {} : { consecutiveTo: `S${links[i]}` }),
    })),
  }))

describe('Orders, default of payment, committals and the other dates, whatever the case', () => {
  test('there is an answer or a named reason, never an exception', () => {
    let answers = 0
    holds(anyCase, (asked) => {
      const answer = caseOf(asked)
      if ('refusals' in answer) expect(answer.refusals.length).toBeGreaterThan(0)
      else answers++
    })
    expect(answers).toBeGreaterThan(numRuns / 10)
  })

  test('release on a curfew and removal are never after release', () => {
    let given = 0
    holds(anyCase, (asked) => {
      const answer = answeredOrNull({ ...asked, liableToRemoval: true })
      for (const { form, date } of answer?.dates ?? [])
        if (/^(?:HDCED|ERSED)/.test(form)) {
          given++
          expect(date).toBeLessThanOrEqual(answer?.release as number)
        }
    })
    expect(given).toBeGreaterThan(numRuns / 6)
  })

  test('without credit, awards and times at large nothing beside a sentence brings its release forward', () =>
    holds(fc.tuple(fc.array(sentence, { minLength: 1, maxLength: 3 }), noSentence), ([sentences, more]) => {
      const before = answeredOrNull({ sentences: withIds(sentences) })
      const after = answeredOrNull({ sentences: withIds([...sentences, more]) })
      if (before === null || after === null) return
      expect(after.release as number).toBeGreaterThanOrEqual(before.release as number)
    }))

  test('added days never touch what is no sentence, outside a chain with one', () =>
    holds(anyCase, (asked) => {
      const answer = answeredOrNull(asked)
      for (const run of answer?.runs ?? []) if (!run.isSentence) expect(run.addedDays).toBe(0)
    }))

  test('of an order and sentences the later day decides, and both stand in the dates', () =>
    holds(
      fc.tuple(
        fc.array(sentence, { minLength: 1, maxLength: 2 }),
        fc.array(order, { minLength: 1, maxLength: 2 }),
      ),
      ([sentences, orders]) => {
        const answer = answeredOrNull({ sentences: withIds([...sentences, ...orders]) })
        if (answer === null) return
        const days = answer.dates.filter(({ form }) => /^(?:CRD|ARD|MTD)/.test(form)).map(({ date }) => date)
        expect(days).toHaveLength(2)
        expect(answer.release).toBe(Math.max(...days))
      },
    ))

  test('a committal in a chain leaves the licence of the sentences as it is (section 258)', () => {
    const committal = fc
      .oneof(debt, contempt)
      .map((one) => ({ ...one, startDate: '2026-11-16', remandCreditDays: 0 }))
    const chained = fc.record({
      sentence,
      committal,
      remandCreditDays: fc.nat(200),
      more: fc.option(committal),
    })
    let onLicence = 0
    let without = 0
    holds(chained, ({ sentence, committal, remandCreditDays, more }) => {
      const first = { ...sentence, id: 'A', startDate: '2026-11-16', remandCreditDays }
      const alone = answeredOrNull({ sentences: [first] })
      const chain = answeredOrNull({
        sentences: [
          first,
          { ...committal, id: 'B', consecutiveTo: 'A' },
          ...(more === null ? [] : [{ ...more, id: 'C', consecutiveTo: 'B' }]),
        ],
      })
      if (alone === null || chain === null) throw new Error('refused')
      const [run] = chain.runs
      if (run?.releaseType === 'CRD') {
        onLicence++
        expect(run.licenceEnd).toBe(alone.end)
      } else {
        without++
        expect(alone.end).toBeLessThan(chain.release as number)
      }
      expect(chain.release).toBeGreaterThanOrEqual(alone.release as number)
      const rival = chain.alternatives?.find(({ code }) => code === 'A_DEFAULT_AFTER_END')
      const isSaid = chain.warnings.some(({ code }) => code === 'W_DEFAULT_BEGINS')
      expect(isSaid).toBe(rival !== undefined)
      if (rival !== undefined) expect(rival.release).toBeGreaterThanOrEqual(chain.release as number)
    })
    expect(Math.min(onLicence, without)).toBeGreaterThan(numRuns / 20)
  })
})
