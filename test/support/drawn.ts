import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedRecall,
  type CaseAnswer,
  caseOf,
  type Day,
  isoDate,
  parseDay,
} from '@requisite/law'
import { recallTypes, regimes } from '@requisite/law/internal'
import fc from 'fast-check'
import { isLong } from './long.ts'

/** What all properties of the law draw from: days and counts, rules, awards, times away, recalls with what stands beside them; and a run
 *  that draws the same every time. */

/** So many cases in the short form and in the long one; a property may have a number of its own. */
export function runs(short: number, long: number) {
  const numRuns = isLong ? long : short
  const holds = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void, runs = numRuns): void =>
    fc.assert(fc.property(arbitrary, property), { seed: 2026, numRuns: runs })
  return { numRuns, holds }
}

/** The answer to a case, or null where it is refused. */
export const answeredOrNull = (asked: AskedCase): CaseAnswer | null => {
  const answer = caseOf(asked)
  return 'refusals' in answer ? null : answer
}

export const dayOf = (text: string): number => parseDay(text) as number
export const at = (day: number): string => isoDate(day as Day)

/** The number of a day, and a day in the words of the API. */
export const numberOfDay = (min: string, max: string): fc.Arbitrary<number> =>
  fc.integer({ min: dayOf(min), max: dayOf(max) })
export const dayBetween = (min: string, max: string): fc.Arbitrary<string> => numberOfDay(min, max).map(at)

/** A count from nothing to one of these; and none at all as often as each. */
export const upTo = (...most: readonly number[]): fc.Arbitrary<number> =>
  fc.oneof(...most.map((max) => fc.nat({ max })))
export const noneOr = (...most: readonly number[]): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(0), ...most.map((max) => fc.nat(max)))

/** Rules for a term of a fixed length, and those of them that release as of right. */
export const fixedTerms = Object.values(regimes)
  .filter(({ family }) => !['terrorist', 'life', 'public protection'].includes(family))
  .map(({ id }) => id)
export const automaticTerms = fixedTerms.filter((id) => regimes[id].ends === 'with the term')

/** What an extended sentence has besides its term. */
export const extensionOf = (id: string, extensionYears = 2): Pick<AskedCaseSentence, 'extensionYears'> =>
  regimes[id as keyof typeof regimes].ends === 'after an extension' && extensionYears > 0
    ? { extensionYears }
    : {}

/** Awards of added days, and times unlawfully at large. */
export const awards = (date: fc.Arbitrary<string>, min: number, max: number, maxLength: number) =>
  fc.array(fc.record({ date, days: fc.integer({ min, max }) }), { maxLength })
export const timesAway = (first: fc.Arbitrary<string>, most: number, maxLength: number) =>
  fc.array(
    fc
      .tuple(first, fc.nat(most))
      .map(([fromDate, more]) => ({ fromDate, toDate: at(dayOf(fromDate) + more) })),
    { maxLength },
  )

/** The same in another order. */
export const shuffled = <T>(all: readonly T[], keys: Iterator<number>): readonly T[] =>
  all
    .map((one) => ({ one, key: keys.next().value as number }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)

export const few = noneOr(20, 300)
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
        after: noneOr(200, 2500),
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
        remandCreditDays: noneOr(60),
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
