/** Who is recalled, and what stands beside it: nothing is refused for that, and what was told twice or in another order changes nothing. */
import { type AskedCase, type AskedCaseSentence, caseOf } from '@requisite/law'
import { recallKinds } from '@requisite/law/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answeredOrNull, at, dayOf, numberOfDay, runs } from '../support/drawn.ts'

const { holds } = runs(300, 10_000)

type Kind = Pick<AskedCaseSentence, 'sentenceType' | 'offenceKey' | 'extensionYears' | 'offenceDate'>

/** A kind of sentence, with what it needs. */
const kinds: readonly Kind[] = [
  { offenceKey: 'theft' },
  { offenceKey: 'robbery' },
  { offenceKey: 'supplying_class_a_drug' },
  { offenceKey: 'wounding_with_intent', sentenceType: 'eds', extensionYears: 2 },
  { offenceKey: 'robbery', sentenceType: 'section_250' },
  { sentenceType: 'terrorism' },
  { sentenceType: 'life' },
  { sentenceType: 'ipp' },
]

const recalledBefore = numberOfDay('2010-01-01', '2024-06-30')
const sentenceOf = (id: string, start: number, months: number, kind: Kind): AskedCaseSentence => ({
  ...{ id, startDate: at(start), sentenceMonths: months },
  ...kind,
})

/** One or two sentences of which the licence runs on the day of a recall, and none or one that is new since. */
const cases = fc
  .record({
    start: recalledBefore,
    months: fc.integer({ min: 30, max: 200 }),
    kind: fc.constantFrom(...kinds),
    other: fc.option(
      fc.record({ months: fc.integer({ min: 30, max: 200 }), kind: fc.constantFrom(...kinds) }),
    ),
    beside: fc.option(
      fc.record({ months: fc.integer({ min: 1, max: 200 }), kind: fc.constantFrom(...kinds) }),
    ),
    into: fc.integer({ min: 72, max: 95 }),
    gap: fc.nat(40),
    type: fc.constantFrom('standard', 'unknown', 'fixed_term_56', 'fixed_term_28') as fc.Arbitrary<
      'standard' | 'unknown' | 'fixed_term_56' | 'fixed_term_28'
    >,
  })
  .map(({ start, months, kind, other, beside, into, gap, type }) => {
    const recallDay = start + Math.floor((months * 30 * into) / 100)
    const recalled = [
      sentenceOf('A', start, months, kind),
      ...(other === null ? [] : [sentenceOf('B', start, Math.max(other.months, months), other.kind)]),
    ]
    const since = beside === null ? [] : [sentenceOf('C', recallDay + gap + 30, beside.months, beside.kind)]
    const days = { recallDate: at(recallDay), returnToCustodyDate: at(recallDay + gap) }
    const ids = recalled.map(({ id }) => id as string)
    return { recalled, since, days, ids, type }
  })

const told = (
  sentences: readonly AskedCaseSentence[],
  recall: NonNullable<AskedCase['recall']>,
): AskedCase => ({ sentences, recall })

/** Everything that the answer says with a date, whatever the order of its sentences. */
function datesOf(asked: AskedCase): string {
  const answer = answeredOrNull(asked)
  if (answer === null) return 'refused'
  const { release, releaseBasis, paroleEligibility, end, licenceEnd, dates, recalled } = answer
  const letters = dates.map(({ form, date }) => `${form} ${date}`).sort()
  return JSON.stringify([
    release,
    releaseBasis,
    paroleEligibility,
    end,
    licenceEnd,
    letters,
    recalled?.sentenceIds.toSorted(),
  ])
}

describe('A recall, and what stands beside it', () => {
  test('a standard one, or one of a kind that is not known, is answered whatever stands beside it', () => {
    let answered = 0
    holds(cases, ({ recalled, since, days, ids, type }) => {
      if (type !== 'standard' && type !== 'unknown') return
      const alone = caseOf(told(recalled, { type, ...days, sentenceIds: ids }))
      if ('refusals' in alone) return
      const beside = caseOf(told([...recalled, ...since], { type, ...days, sentenceIds: ids }))
      expect('refusals' in beside ? beside.refusals : []).toEqual([])
      answered++
    })
    expect(answered).toBeGreaterThan(50)
  })

  test('a fixed term is refused for its kind alone: told as a standard one the same case is answered', () => {
    holds(cases, ({ recalled, since, days, ids, type }) => {
      if (type === 'unknown' || recallKinds[type].days === null) return
      const sentences = [...recalled, ...since]
      const fixed = caseOf(told(sentences, { type, ...days, sentenceIds: ids }))
      if (!('refusals' in fixed)) return
      const standard = caseOf(told(sentences, { type: 'standard', ...days, sentenceIds: ids }))
      const isOfKind = fixed.refusals.every(({ place }) => place.in === 'recall' && place.field === 'type')
      expect(isOfKind ? 'refusals' in standard : !('refusals' in standard)).toBe(false)
    })
  })

  test('the order of the sentences changes nothing', () =>
    holds(cases, ({ recalled, since, days, ids, type }) => {
      const sentences = [...recalled, ...since]
      const recall = { type, ...days, sentenceIds: ids }
      expect(datesOf(told(sentences.toReversed(), recall))).toBe(datesOf(told(sentences, recall)))
    }))

  test('naming all recalled sentences or none is the same', () =>
    holds(cases, ({ recalled, days, ids, type }) => {
      const named = answeredOrNull(told(recalled, { type, ...days, sentenceIds: ids }))
      const unnamed = answeredOrNull(told(recalled, { type, ...days }))
      if (unnamed?.recalled?.sentenceIds.length !== ids.length || named === null) return
      expect(datesOf(told(recalled, { type, ...days }))).toBe(
        datesOf(told(recalled, { type, ...days, sentenceIds: ids })),
      )
    }))

  test('a return before the recall is one on its day', () =>
    holds(cases, ({ recalled, since, days, ids, type }) => {
      const sentences = [...recalled, ...since]
      const { recallDate } = days
      const before = at(Math.max(...recalled.map(({ startDate }) => dayOf(startDate as string))) + 1)
      const of = (returnToCustodyDate: string): string =>
        datesOf(told(sentences, { type, recallDate, returnToCustodyDate, sentenceIds: ids }))
      expect(of(before)).toBe(of(recallDate))
    }))
})
