import { type AskedCase, type AskedRecall, type CaseAnswer, caseOf } from '@requisite/law'
import { recallTypes } from '@requisite/law/internal'
import fc from 'fast-check'
import { at, numberOfDay } from './drawn.ts'

/** What properties of recalls share: a recall, from some of the sentences that there were, and what stands beside it. */

export const few = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(300))
/** Kinds that are released of right. */
export const kinds = [
  'sds_adult',
  'sds_adult_sds40_excluded',
  'sds_plus_adult_7_plus',
  'section_250',
] as const

/** The last day of a sentence that stands alone. */
function lastDayOf(
  drawn: { after: number; sentenceMonths: number; remandCreditDays: number } | undefined,
  first: number,
) {
  const { after, sentenceMonths, remandCreditDays } = drawn as {
    after: number
    sentenceMonths: number
    remandCreditDays: number
  }
  const alone = caseOf({ sentences: [{ startDate: at(first + after), sentenceMonths, remandCreditDays }] })
  return 'refusals' in alone ? first : (alone.end as number)
}

/** Sentences before a recall, sentences since, awards and times at large around it. */
export const besides = fc
  .record({
    start: numberOfDay('2019-01-01', '2027-06-30'),
    old: fc.array(
      fc.record({
        after: fc.oneof(fc.constant(0), fc.nat(200), fc.nat(2500)),
        sentenceMonths: fc.integer({ min: 1, max: 90 }),
        remandCreditDays: few,
        regimeId: fc.constantFrom(...kinds),
        isRecalled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    since: fc.array(
      fc.record({
        after: fc.oneof(fc.constant(0), fc.constant(20), fc.nat(150)),
        sentenceMonths: fc.integer({ min: 1, max: 48 }),
        remandCreditDays: fc.oneof(fc.constant(0), fc.nat(60)),
        regimeId: fc.constantFrom(...kinds),
      }),
      { maxLength: 2 },
    ),
    into: fc.integer({ min: 15, max: 100 }),
    /** Days from the last day of a sentence to the recall, in place of how far into the first it came. */
    edge: fc.oneof(fc.constant(null), fc.constant(null), fc.integer({ min: -2, max: 1 })),
    gap: fc.nat(40),
    type: fc.constantFrom(...recallTypes),
    awards: fc.array(
      fc.record({ after: fc.integer({ min: -300, max: 200 }), days: fc.integer({ min: -10, max: 30 }) }),
      { maxLength: 3 },
    ),
    away: fc.array(
      fc.record({ after: fc.integer({ min: -300, max: 200 }), days: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 2 },
    ),
  })
  .map((drawn): AskedCase => {
    const { start, old, since, into, edge, gap, type, awards, away } = drawn
    const recallDay =
      edge === null
        ? start + 1 + Math.floor(((old[0]?.sentenceMonths ?? 1) * 30 * into) / 100)
        : Math.max(start + 1, lastDayOf(old.at(-1), start) + edge)
    const before = old.map(({ after, isRecalled: _, ...rest }, i) => ({
      ...rest,
      id: `A${i}`,
      startDate: at(i === 0 ? start : Math.min(start + after, recallDay - 1)),
    }))
    const later = since.map(({ after, ...rest }, i) => ({
      ...rest,
      id: `B${i}`,
      startDate: at(recallDay + after),
    }))
    return {
      sentences: [...before, ...later],
      addedDays: awards.map(({ after, days }) => ({ date: at(recallDay + after), days })),
      unlawfullyAtLarge: away
        .map(({ after, days }) => ({ first: recallDay + after, last: recallDay + after + days - 1 }))
        .filter(({ first, last }) => last <= recallDay || first >= recallDay + gap)
        .map(({ first, last }) => ({ fromDate: at(first), toDate: at(last) })),
      recall: {
        type,
        sentenceIds: before.filter((_, i) => i === 0 || old[i]?.isRecalled).map(({ id }) => id),
        recallDate: at(recallDay),
        returnToCustodyDate: at(recallDay + gap),
      },
    }
  })

export const recallOf = (asked: AskedCase): AskedRecall & { readonly sentenceIds: readonly string[] } =>
  asked.recall as AskedRecall & { readonly sentenceIds: readonly string[] }

/** The dates of an answer. */
export const datesOf = ({
  release,
  releaseType,
  releaseBasis,
  end,
  endType,
  licenceEnd,
  paroleEligibility,
}: CaseAnswer) => ({ ...{ release, releaseType, releaseBasis, end, endType, licenceEnd, paroleEligibility } })
