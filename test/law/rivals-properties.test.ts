/** A rival supposes a fact. Asked directly, with that fact told, the case has the days of the rival. */
import type { AskedCase, AskedCaseSentence, CaseAlternative, CaseWarning, Offence } from '@requisite/law'
import { addDays, caseOf, howSureOf, isoDate, offenceByKey } from '@requisite/law'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBetween, noneOr, runs } from '../support/drawn.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

const { holds } = runs(120, 20_000)
type Facts = Partial<AskedCaseSentence>

const offence = (key: string): Facts => ({ offenceKey: key })

/** The offences that are named in one rival, each by one of them. */
const named: readonly (readonly [RegExp, string])[] = [
  [/terrorism/i, 'preparation_of_terrorist_acts'],
  [/spying/i, 'obtaining_or_disclosing_protected_information'],
  [/rape of a child under 13/i, 'rape_of_child_under_13'],
]

/** What each rival supposes of a sentence, as a caller would tell it; left out where it cannot be told. */
const supposed: Readonly<
  Partial<Record<CaseAlternative['code'], (sentence: AskedCaseSentence) => Facts | null>>
> = {
  A_EXTENDED: () => ({ sentenceType: 'eds' }),
  A_EXTENDED_AUTOMATIC: () => ({ regimeId: 'eds_automatic_2012_2015' }),
  A_NO_EARLY_RELEASE: () => ({ regimeId: 'terrorism_s247a_no_early_release' }),
  A_NOT_RELEASED: () => ({ regimeId: 'terrorism_s247a' }),
  A_RELEASED_AT_HALF: () => ({ regimeId: 'sds_adult_national_security' }),
  A_SECTION_250_HALF: () => ({ regimeId: 'section_250_sds40_excluded' }),
  A_SPECIAL: () => ({ sentenceType: 'sopc' }),
  A_SPECIFIED_OFFENCE: () => offence('robbery'),
  A_OLD_OFFENCE: () => ({ offenceDate: '2005-04-03' }),
  A_UNDER_18: ({ sentenceType }) => ({
    ageAtConviction: 'child',
    sentenceType: sentenceType === 'sds' ? undefined : sentenceType,
  }),
  // No offence is later than its sentence.
  A_EARLIER_CONDUCT: ({ offenceKey, startDate: start }) => {
    const from = offenceByKey(offenceKey ?? '')?.lifeMaximumFrom ?? null
    if (from === null) return null
    const eve = isoDate(addDays(from, -1))
    return { offenceDate: eve < (start as string) ? eve : (start as string) }
  },
}

/** The facts of a rival, in each way in which they can be told. */
function waysOf(rival: CaseAlternative): readonly ((sentence: AskedCaseSentence) => Facts | null)[] {
  if (rival.offences === null) {
    const ofCode = supposed[rival.code]
    return ofCode === undefined ? [] : [ofCode]
  }
  const keys = named.filter(([words]) => words.test(rival.offences as string)).map(([, key]) => key)
  if (keys.length > 0) return keys.map((key) => () => offence(key))
  // Sentences of other lengths are for other offences of the class.
  const { sentences } = rival.answer().case
  const ofId = new Map(sentences.map((one) => [one.id, one.offence as Offence]))
  return [({ id }) => ({ offenceKey: ofId.get(id as string)?.key })]
}

/** The case with the facts told of the sentences that a rival is of; null where they cannot be. */
function told(asked: AskedCase, ids: readonly string[], way: (sentence: AskedCaseSentence) => Facts | null) {
  const sentences: AskedCaseSentence[] = []
  for (const sentence of asked.sentences) {
    const facts = ids.includes(sentence.id as string) ? way(sentence) : {}
    if (facts === null) return null
    sentences.push({ ...sentence, ...facts })
  }
  return { ...asked, sentences }
}

const days = ({
  release,
  paroleEligibility,
}: Pick<CaseAlternative, 'release' | 'paroleEligibility'>): string =>
  [release, paroleEligibility].map((day) => (day === null ? '-' : isoDate(day))).join(' ')

const met = new Map<string, number>()

function faultsOf(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) return []
  return (answer.alternatives ?? []).flatMap((rival) =>
    waysOf(rival).flatMap((way) => {
      const question = told(asked, rival.sentenceIds, way)
      if (question === null) return []
      met.set(rival.code, (met.get(rival.code) ?? 0) + 1)
      const direct = caseOf(question)
      const found = 'refusals' in direct ? JSON.stringify(direct.refusals) : days(direct)
      return found === days(rival) ? [] : [`${rival.code} ${days(rival)}, asked directly ${found}`]
    }),
  )
}

/** Offences of which something is in doubt, and any. */
const doubtful = sentencedOffences.filter(
  ({ lifeMaximumFrom, mayBeInSchedule13, isInSchedule19ZA, schedule15Part }) =>
    lifeMaximumFrom !== null || mayBeInSchedule13 || isInSchedule19ZA || schedule15Part === 2,
)
const anySentence = fc.record({
  startDate: fc.oneof(
    dayBetween('2003-01-01', '2027-12-31'),
    dayBetween('2012-01-01', '2020-12-31'),
    dayBetween('2024-06-01', '2027-06-30'),
  ),
  sentenceMonths: fc.integer({ min: 1, max: 260 }),
  remandCreditDays: noneOr(700),
  offenceKey: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(...doubtful.map(({ key }) => key)) },
    fc.constantFrom(...sentencedOffences.map(({ key }) => key)),
  ),
  sentenceType: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'sds',
    'eds',
    'sopc',
    'section_250',
    'terrorism',
  ),
  ageAtConviction: fc.constantFrom('adult', 'adult', 'adult', 'unknown', 'child'),
})
/** Section 247A and those it did not reach. */
const terrorism = fc
  .record({
    startDate: dayBetween('2012-01-01', '2020-12-31'),
    sentenceMonths: fc.integer({ min: 12, max: 200 }),
    remandCreditDays: noneOr(700),
    ageAtConviction: fc.constant('adult' as const),
    told: fc.constantFrom(
      ...[{ sentenceType: 'sopc' }, { sentenceType: 'sds' }, {}].map((kind) => ({
        ...kind,
        ...offence('encouragement_of_terrorism'),
      })),
      { regimeId: 'terrorism_s247a' },
    ),
  })
  .map(({ told, ...rest }) => ({ ...rest, ...told }))
const sentence = fc.oneof({ weight: 5, arbitrary: anySentence }, terrorism)
const cases = fc
  .record({
    sentences: fc.array(sentence, { minLength: 1, maxLength: 2 }),
    isChain: fc.boolean(),
    addedDays: fc.constantFrom(0, 0, 40),
  })
  .map(
    ({ sentences, isChain, addedDays }): AskedCase => ({
      sentences: sentences.map(
        (one, i): AskedCaseSentence =>
          ({
            ...one,
            id: String(i + 1),
            ...(i > 0 && isChain ? { consecutiveTo: '1', startDate: sentences[0]?.startDate } : {}),
          }) as AskedCaseSentence,
      ),
      addedDays,
    }),
  )

/** A fact of which a rival speaks, told of a case, and what is said where that is not worked out; null where it cannot be told. */
const tellings: readonly (readonly [CaseWarning['code'], (asked: AskedCase) => AskedCase | null])[] = [
  [
    'W_OLD_OFFENCE',
    (asked) => {
      const isOpen = ({ startDate, offenceDate, sentenceType }: AskedCaseSentence): boolean =>
        offenceDate === undefined &&
        sentenceType !== 'fine_default' &&
        (startDate as string) >= '2005-04-04' &&
        (startDate as string) < '2012-12-03'
      if (!asked.sentences.some(isOpen)) return null
      const old = { offenceDate: '2005-04-03' }
      return { ...asked, sentences: asked.sentences.map((one) => (isOpen(one) ? { ...one, ...old } : one)) }
    },
  ],
  [
    'W_RUNS_NOT_TOLD',
    ({ sentences: [first, ...others], ...asked }) =>
      others.length === 1 && others[0]?.howItRuns === 'unknown'
        ? {
            ...asked,
            sentences: [
              first as AskedCaseSentence,
              { ...others[0], howItRuns: 'consecutive', consecutiveTo: first?.id as string },
            ],
          }
        : null,
  ],
  [
    'W_LICENCE_REVOKED',
    (asked) =>
      asked.sentences.some(({ onLicence }) => onLicence)
        ? { ...asked, sentences: asked.sentences.map((one) => ({ ...one, onLicence: false })) }
        : null,
  ],
]

const leftWithout = new Map<string, number>()

/** Warnings that an answer lacks of what would not be worked out, and answers that are sure all the same. */
function silencesOf(asked: AskedCase): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer || answer.releaseBasis === 'none' || answer.releaseBasis === 'on licence')
    return []
  return tellings.flatMap(([code, telling]) => {
    const question = telling(asked)
    const direct = question === null ? answer : caseOf(question)
    if (!('refusals' in direct) || !direct.refusals.some(({ isUnsupported }) => isUnsupported)) return []
    leftWithout.set(code, (leftWithout.get(code) ?? 0) + 1)
    const isSaid = answer.warnings.some((warning) => warning.code === code)
    return isSaid && howSureOf(answer).level !== 'sure'
      ? []
      : [`${code} ${isSaid} ${howSureOf(answer).level}`]
  })
}

const onLicence = fc.record({
  startDate: dayBetween('2005-06-01', '2012-06-01'),
  sentenceYears: fc.constant(2),
  sentenceType: fc.constantFrom('ipp', 'life'),
  onLicence: fc.constant(true),
})
const life = fc.record({
  startDate: dayBetween('2008-01-01', '2026-11-01'),
  sentenceYears: fc.integer({ min: 3, max: 20 }),
  sentenceType: fc.constant('life' as const),
})
const committal = fc.record({
  startDate: dayBetween('2024-01-01', '2026-11-30'),
  sentenceMonths: fc.integer({ min: 1, max: 12 }),
  sentenceType: fc.constantFrom('fine_default', 'contempt'),
})
const openOffence = fc.record({
  startDate: fc.oneof(dayBetween('2005-04-04', '2012-12-02'), dayBetween('2012-12-03', '2026-11-30')),
  sentenceMonths: fc.integer({ min: 3, max: 120 }),
  offenceKey: fc.constantFrom('theft', 'robbery'),
})
const notWorkedOut = fc
  .record({
    first: fc.oneof(anySentence, openOffence, life, onLicence),
    second: fc.oneof(openOffence, openOffence, committal),
    howItRuns: fc.constantFrom('unknown', undefined, undefined),
  })
  .map(
    ({ first, second, howItRuns }) =>
      ({
        sentences: [
          { ...first, id: '1' },
          { ...second, id: '2', ...(howItRuns && { howItRuns, startDate: first.startDate }) },
        ],
      }) as AskedCase,
  )

describe('A rival that is not worked out leaves its warning', { timeout: 600_000 }, () => {
  test('and no answer is sure beside it', () =>
    holds(notWorkedOut, (asked) => {
      expect(silencesOf(asked)).toEqual([])
    }))

  test('and two of these were met, the third where there is a committal', () =>
    expect([...leftWithout.keys()]).toEqual(expect.arrayContaining(['W_OLD_OFFENCE', 'W_RUNS_NOT_TOLD'])))
})

describe('A rival has the days of the direct question', { timeout: 600_000 }, () => {
  test('for every fact that can be told', () =>
    holds(cases, (asked) => {
      expect(faultsOf(asked)).toEqual([])
    }))

  test('and each of these was met', () => {
    const codes = isLong
      ? Object.keys(supposed)
      : ['A_EXTENDED', 'A_UNDER_18', 'A_OFFENCE_PAROLE', 'A_OFFENCE_LIST']
    expect(codes.filter((code) => !met.has(code))).toEqual([])
  })
})
