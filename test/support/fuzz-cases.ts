import { addDays, type Day, isoDate, offences, parseDay } from '@requisite/law'
import { ages, bounds, caseBounds, caseSentenceTypes, regimes } from '@requisite/law/internal'
import fc, { type Arbitrary } from 'fast-check'
import { day, nullOr, oddText, oddValue } from './fuzz-values.ts'

type Fields = Record<string, unknown>

/** A sentence as most are. */
const plainSentence: Arbitrary<Fields> = fc.record(
  {
    startDate: fc
      .integer({ min: 0, max: 3000 })
      .map((n) => isoDate(addDays(parseDay('2019-01-01') as Day, n))),
    sentenceYears: fc.integer({ min: 1, max: 12 }),
    sentenceMonths: nullOr(fc.nat(11)),
    offenceKey: fc.constantFrom(...offences.map(({ key }) => key)),
    remandCreditDays: nullOr(fc.nat(400)),
  },
  { requiredKeys: ['startDate', 'sentenceYears'] },
)

/** One with anything in it. It says which one it follows by a name that may be its own, or nobody's. */
const anySentence: Arbitrary<Fields> = fc.record(
  {
    id: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('1', '2', '3', '4') }, oddText),
    startDate: fc.oneof(
      { weight: 2, arbitrary: day },
      fc.constantFrom('2024-10-22', '2025-06-02', '2026-10-13'),
    ),
    sentenceYears: nullOr(fc.nat(20)),
    sentenceMonths: nullOr(fc.nat(30)),
    sentenceWeeks: nullOr(fc.nat(60)),
    sentenceDays: nullOr(fc.nat(400)),
    extensionYears: nullOr(fc.nat(9)),
    sentenceType: nullOr(fc.constantFrom(...caseSentenceTypes)),
    offenceKey: nullOr(fc.constantFrom(...offences.map(({ key }) => key))),
    regimeId: nullOr(fc.constantFrom(...Object.keys(regimes))),
    ageAtConviction: nullOr(fc.constantFrom(...ages)),
    offenceDate: nullOr(day),
    consecutiveTo: nullOr(fc.constantFrom('1', '2', '3', '4', '5')),
    remandCreditDays: nullOr(fc.nat(400)),
    taggedBailCreditDays: nullOr(fc.nat(bounds.creditDays)),
  },
  { requiredKeys: ['startDate', 'sentenceYears'] },
)

/** Some of them each after the one before. */
const linked = fc
  .tuple(fc.array(plainSentence, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([all, isChain]) =>
    isChain
      ? all.map((one, n) => (n === 0 ? one : { ...one, startDate: all[0]?.startDate, consecutiveTo: `${n}` }))
      : all,
  )

const sentences = fc.oneof(
  { weight: 8, arbitrary: linked },
  { weight: 4, arbitrary: fc.array(anySentence, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(plainSentence, { maxLength: caseBounds.sentences + 1, size: 'large' }) },
)

/** A case that can be answered, or nearly. */
const validCase: Arbitrary<Fields> = fc.record(
  {
    sentences,
    addedDays: fc.oneof(
      nullOr(fc.nat(100)),
      fc.array(fc.record({ days: fc.integer({ min: -20, max: 50 }), date: day }), { maxLength: 4 }),
    ),
    unlawfullyAtLarge: nullOr(fc.array(fc.record({ fromDate: day, toDate: day }), { maxLength: 3 })),
    law: nullOr(fc.oneof(fc.constantFrom('in_force', 'before_act', 'after_act'), day)),
    recall: nullOr(
      fc.record(
        {
          type: fc.constantFrom('standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56'),
          sentenceIds: nullOr(fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 3 })),
          recallDate: nullOr(day),
          returnToCustodyDate: nullOr(day),
          unlawfullyAtLargeDays: nullOr(fc.nat(60)),
        },
        { requiredKeys: ['type'] },
      ),
    ),
  },
  { requiredKeys: ['sentences'] },
)

const names = [
  ...['sentences', 'addedDays', 'unlawfullyAtLarge', 'law', 'recall', 'statedReleaseDate', 'startDate'],
]
const namesOfSentence = [
  ...['id', 'startDate', 'sentenceYears', 'extensionYears', 'consecutiveTo', 'offenceKey', 'regimeId'],
]

const set = (fields: Fields, name: string, value: unknown): Fields =>
  Object.defineProperty({ ...fields }, name, { value, enumerable: true, configurable: true, writable: true })

/** A case with one thing in it set to something else, in a sentence or beside them. */
const mutatedCase = fc
  .tuple(
    validCase,
    fc.boolean(),
    fc.oneof(fc.constantFrom(...names), oddText),
    fc.oneof(fc.constantFrom(...namesOfSentence), oddText),
    oddValue,
  )
  .map(([whole, isInSentence, name, nameOfSentence, value]) => {
    const [first, ...others] = whole.sentences as readonly Fields[]
    if (!isInSentence || first === undefined) return set(whole, name, value)
    return { ...whole, sentences: [...others, set(first, nameOfSentence, value)] }
  })

/** The text of a case: one that can be answered, or one with something wrong in it. */
export const caseText: Arbitrary<string> = fc
  .oneof({ weight: 1, arbitrary: validCase }, { weight: 2, arbitrary: mutatedCase })
  .map((whole) => JSON.stringify(whole))
