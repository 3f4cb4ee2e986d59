import { describe, expect, test } from 'vitest'
import { on } from '../../../test/support/answered.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { oneThird } from '../calendar/fraction.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import type { Reform } from '../sentence/reform.ts'
import { type RegimeId, regimes } from '../tables/regimes.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'

/** One sentence, which is a case of its own. */
type Given = Omit<AskedCaseSentence, 'offenceKey'> & { readonly key?: string; readonly addedDays?: number }

const underTheLaw = (
  { key, addedDays = 0, ...asked }: Given,
  law?: string,
  reforms: readonly Reform[] = [],
): CaseAnswer => caseOf({ sentences: [{ ...asked, offenceKey: key }], addedDays, law }, reforms) as CaseAnswer

const runOf = ({ runs }: CaseAnswer): CaseRun => runs[0] as CaseRun
const pointOf = ({ sentences }: CaseAnswer) => (sentences[0] as CaseSentenceAnswer).point
/** The day of release, or from which the Parole Board can direct it. */
const dayOf = ({ release, paroleEligibility }: CaseAnswer): string =>
  isoDate((paroleEligibility ?? release) as Day)

const rivalsOf = (answer: CaseAnswer): readonly string[] =>
  caseAlternativesOf(answer).map(({ code, release, paroleEligibility }) =>
    [code, release && isoDate(release), paroleEligibility && `(${isoDate(paroleEligibility)})`]
      .filter((part) => part !== null)
      .join(' '),
  )

const burglary = { key: 'burglary_dwelling' } as const
const lateOffence = { key: 'breach_of_sexual_harm_prevention_order' } as const

describe('The release point, the days and the date of the law that applies agree', () => {
  // biome-ignore format: one sentence a line
  for (const [rule, given, label, custody, release, stage] of [
    ['one-half, and nothing had changed yet', on('2016-08-08', 2), 'One-half', 365, '2017-08-07', null],
    ['out at one-half before 40% came', on('2022-01-10', 2, burglary), 'One-half', 365, '2023-01-09', null],
    ['half-way on 9 September 2024: out at one-half', on('2023-09-10', 2), 'One-half', 366, '2024-09-09', null],
    ['half-way on 10 September 2024: 40%, held until that day', on('2023-09-11', 2), '40%', 293, '2024-09-10', 1],
    ['half-way on 5 September 2024, and 10 added days: 40%, held until 10 September', on('2023-09-06', 2, { addedDays: 10 }), '40%', 293, '2024-09-10', 1],
    ['5 years: held until the second stage of 2024', on('2022-10-01', 5), '40%', 731, '2024-10-22', 2],
    ['5 years: 40% comes after its stage', on('2022-10-24', 5), '40%', 731, '2024-10-23', null],
    ['section 250 was staged in 2024 too', on('2022-09-10', 4, { sentenceMonths: 11, ageAtConviction: 'child', ...burglary }), '40%', 718, '2024-09-10', 1],
    ['passed after 10 September 2024: 40% at once', on('2024-09-10', 2), '40%', 292, '2025-06-28', null],
    ['due out before the Act: 40%', on('2024-11-04', 3), '40%', 438, '2026-01-15', null],
    ['out before its stage of 2026: 40%', on('2024-10-25', 4, { sentenceMonths: 11 }), '40%', 719, '2026-10-13', null],
    ['held until its stage of 2026', on('2025-06-16', 5, { remandCreditDays: 35 }), 'One-third', 609, '2027-01-12', 5],
    ['held, with added days on top', on('2025-06-16', 5, { remandCreditDays: 35, addedDays: 4 }), 'One-third', 609, '2027-01-16', 5],
    ['one-third comes after its stage', on('2026-06-24', 3, { addedDays: 4 }), 'One-third', 366, '2027-06-28', null],
    ['passed after commencement: one-third', on('2026-10-01', 3), 'One-third', 366, '2027-10-01', null],
    ['section 244ZA moves to one-half', on('2024-01-01', 5, { key: 'manslaughter' }), 'One-half', 914, '2027-01-12', 5],
    ['excluded from 40% from its first day', on('2022-09-10', 4, { sentenceMonths: 11, regimeId: 'sds_adult_sds40_excluded' }), 'One-half', 898, '2025-02-23', null],
    ['barred: the Act leaves it', on('2025-06-16', 3, { key: 'rape' }), 'One-half', 548, '2026-12-15', null],
    ['a kind that the Act leaves alone, after it', on('2026-11-16', 7, { sentenceType: 'eds' }), 'Two-thirds', 1705, '2031-07-17', null],
    ['life: the whole minimum term', on('2026-11-16', 18, { sentenceType: 'life' }), 'Full term', 6575, '2044-11-15', null],
  ] as const)
    test(`${rule}: ${label}, ${release}`, () => {
      const answer = underTheLaw(given)
      const { hold, parole, custodyDays } = runOf(answer)
      expect(pointOf(answer).fraction.label).toBe(label)
      expect(parole?.days ?? custodyDays).toBe(custody)
      expect(dayOf(answer)).toBe(release)
      expect(hold?.isFelt ? hold.stage.number : null).toBe(stage)
    })
})

describe('Offences excluded from 40% only from 16 December 2024 (SI 2024/1331) had it until then', () => {
  // biome-ignore format: one sentence a line
  for (const [rule, given, label, release] of [
    ['out at 40% on 15 December 2024', on('2024-06-28', 1, { sentenceMonths: 2, ...lateOffence }), '40%', '2024-12-15'],
    ['40% comes on 16 December: back to one-half', on('2024-06-29', 1, { sentenceMonths: 2, ...lateOffence }), 'One-half', '2025-01-27'],
    ['held until the first stage of 2024', on('2023-09-11', 2, lateOffence), '40%', '2024-09-10'],
    ['out at one-half before 40% came', on('2023-01-09', 2, lateOffence), 'One-half', '2024-01-09'],
    ['passed between the two days, and out at 40%', { startDate: '2024-09-16', sentenceMonths: 6, ...lateOffence }, '40%', '2024-11-27'],
    ['passed between the two days, and still in on 16 December', on('2024-09-16', 1, lateOffence), 'One-half', '2025-03-17'],
    ['passed from that day on: one-half', { startDate: '2024-12-16', sentenceMonths: 6, ...lateOffence }, 'One-half', '2025-03-16'],
    ['after the Act like any other', on('2026-11-16', 3, lateOffence), 'One-third', '2027-11-16'],
    ['section 250 too', on('2023-09-11', 2, { ...lateOffence, ageAtConviction: 'child', sentenceType: 'section_250' }), '40%', '2024-09-10'],
    ['an offence of the Schedule from its first day never had it', on('2023-09-11', 2, { key: 'coercive_or_controlling_behaviour' }), 'One-half', '2024-09-10'],
  ] as const)
    test(`${rule}: ${label}, ${release}`, () => {
      const answer = underTheLaw(given)
      expect(pointOf(answer).fraction.label).toBe(label)
      expect(dayOf(answer)).toBe(release)
    })
})

describe('Nothing is said of a release point that nobody asked for', () => {
  // biome-ignore format: one row a line
  for (const [rule, given, codes] of [
    ['moved by a stage, the same day whether it is violent or not', on('2025-06-16', 5, { ...burglary, remandCreditDays: 35 }), []],
    ['staged in 2024', on('2022-09-10', 4, { sentenceMonths: 11, key: 'theft' }), []],
    ['outside the model', on('2026-11-20', 3, { regimeId: 'section_250', ageAtConviction: 'child' }), ['W_S250_FRACTION']],
    ['after commencement', on('2026-11-16', 4, { key: 'theft' }), []],
    ['life, since 3 December 2012', on('2016-08-08', 18, { sentenceType: 'life' }), ['W_LIFE']],
    ['life, before it', on('2012-08-08', 18, { sentenceType: 'life' }), ['W_LIFE']],
  ] as const)
    test(rule, () => expect(underTheLaw(given).warnings.map(({ code }) => code)).toEqual(codes))

  // biome-ignore format: one row a line
  for (const [rule, given, code] of [
    ['3 years from 22 March 2026 (Sentencing Code, section 277)', on('2026-03-22', 3), 'W_SUSPENDED_POSSIBLE'],
    ['a day more', on('2026-03-22', 3, { sentenceDays: 1 }), undefined],
    ['2 years before it', on('2026-03-21', 2), 'W_SUSPENDED_POSSIBLE'],
    ['a day more', on('2026-03-21', 2, { sentenceDays: 1 }), undefined],
    ['12 months from it: as a rule (section 277A)', on('2026-03-22', 1), 'W_SUSPENDED_USUAL'],
  ] as const)
    test(`a sentence may be suspended: ${rule}, ${given.startDate}`, () => {
      const codes = underTheLaw(given).warnings.map(({ code }) => code)
      expect(codes.find((said) => said === 'W_SUSPENDED_USUAL' || said === 'W_SUSPENDED_POSSIBLE')).toBe(code)
    })

  test('the day of leaving is that of the staged date', () => {
    // Stage 5 is on Tuesday 12 January 2027; three added days make it Friday.
    const at = (addedDays: number) =>
      underTheLaw(on('2025-06-16', 5, { remandCreditDays: 35, addedDays, key: 'theft' })).warnings
    expect(at(0)).toEqual([])
    expect(at(3)).toEqual([
      {
        code: 'W_NON_WORKING_DAY',
        values: { latest: parseDay('2027-01-15'), usual: parseDay('2027-01-14') },
        sentenceIds: [],
      },
    ])
  })
})

const sds = { sentenceType: 'sds' } as const

describe('The rival answers of one sentence under the law in force', () => {
  // biome-ignore format: one sentence a line
  for (const [source, given, rivals] of [
    ['barred list: an offence that may be on it', on('2026-11-16', 3, { key: 'making_indecent_images_of_children', ...sds }), ['A_ON_LIST 2028-05-16']],
    ['barred list: an offence that its description fits', on('2026-11-16', 3, { key: 'sexual_activity_with_child', ...sds }), ['A_OFF_LIST 2027-11-16']],
    ['barred list: rape, which its description names', on('2026-11-02', 8, { key: 'rape', ...sds }), ['A_OFF_LIST_NAMED 2030-11-01']],
    ['barred list: rules chosen without an offence, 40%', on('2026-11-16', 3, { regimeId: 'sds_adult_barred_40' }), ['A_OFF_LIST 2027-11-16']],
    ['barred list: rules chosen, one-half', on('2026-11-16', 3, { regimeId: 'sds_adult_barred_50' }), ['A_OFF_LIST 2027-11-16']],
    ['barred list: rules chosen, section 244ZA, 4 to 7 years', on('2026-11-16', 5, { regimeId: 'sds_plus_adult_barred' }), ['A_OFF_LIST 2029-05-16']],
    ['barred list: rules chosen, section 244ZA, 7 years', on('2026-11-16', 7, { regimeId: 'sds_plus_adult_barred' }), ['A_OFF_LIST 2030-05-17']],
    ['barred list: rules chosen against what the offence leads to', on('2026-11-16', 3, { regimeId: 'sds_adult_barred_50', key: 'theft' }), ['A_OFF_LIST 2027-11-16']],
    ['barred list: over before the Act, nothing in doubt', on('2024-01-08', 3, { key: 'rape', ...sds }), []],
    ['Act s.23 as passed: section 250 at one-half', on('2026-11-02', 3, { key: 'robbery', ageAtConviction: 'child', ...sds }), ['A_SECTION_250_HALF 2028-05-02']],
    ['section 250 that was over before the Act', on('2024-11-04', 3, { key: 'robbery', ageAtConviction: 'child', ...sds }), []],
    ['section 250, moved to 40% in 2024 and still served', on('2023-06-05', 9, { key: 'blackmail', ageAtConviction: 'child', ...sds }), ['A_SECTION_250_HALF 2027-12-04']],
    ['Schedule 15, paragraph 32: burglary counted as violent', on('2024-12-10', 5, { key: 'burglary_dwelling', ...sds }), ['A_COUNTED_VIOLENT 2027-01-12']],
    ['burglary under 4 years is not', on('2024-12-10', 3, { sentenceMonths: 11, key: 'burglary_dwelling', ...sds }), []],
    ['burglary from the Act on: one-third either way', on('2026-11-16', 5, { key: 'burglary_dwelling', ...sds }), []],
    ['stage 4, whose instrument was not seen: the old date', on('2025-06-10', 4, { key: 'robbery', ...sds }), ['A_STAGE_NOT_BEGUN 2027-06-10']],
    ['out before the stage: it does not depend on it', on('2024-10-25', 4, { sentenceMonths: 11, key: 'theft', ...sds }), []],
    ['after the stage: it does not depend on it', on('2026-06-24', 4, { key: 'theft', ...sds }), []],
    ['a stage of 2024, in the order itself', on('2023-09-11', 2, { key: 'theft', ...sds }), []],
    ['SI 2024/1331: back to one-half while it was served', on('2024-11-01', 3, { key: 'breach_of_sexual_harm_prevention_order', ...sds }), []],
    ['SI 2024/1331: out at 40% before', on('2024-09-16', 0, { sentenceMonths: 6, key: 'breach_of_sexual_harm_prevention_order', ...sds }), []],
    ['PCSC Act 2022: life only for later conduct', on('2026-11-02', 8, { key: 'causing_death_by_dangerous_driving', ...sds }), ['A_EARLIER_CONDUCT 2029-07-02']],
    ['the age is not known', on('2026-11-02', 3, { ageAtConviction: 'unknown' }), ['A_OFFENCE_LIST 2028-05-02', 'A_OFFENCE_PAROLE 2029-11-01 (2028-11-01)', 'A_UNDER_18 2028-01-14']],
    ['the age is not known, a standard sentence named', on('2026-11-02', 3, { ageAtConviction: 'unknown', ...sds }), ['A_OFFENCE_LIST 2028-05-02', 'A_OFFENCE_PAROLE 2029-11-01 (2028-11-01)', 'A_UNDER_18 2028-01-14']],
    ['the age is not known and makes no difference', on('2021-06-28', 7, { ageAtConviction: 'unknown', sentenceType: 'eds' }), []],
    ['CJA 2003 s.247A(2A): an extended sentence from 29 June 2021, the offence not given', on('2021-06-29', 7, { sentenceType: 'eds' }), ['A_NO_EARLY_RELEASE 2028-06-28']],
    ['CJA 2003 s.247A(2A): the same under 18', on('2021-06-29', 7, { sentenceType: 'eds', ageAtConviction: 'child' }), ['A_NO_EARLY_RELEASE 2028-06-28']],
    ['Sentencing Code s.280: the kind is not known, 4 years', on('2026-11-16', 4, { key: 'actual_bodily_harm' }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['the kind is not known, under 4 years', on('2026-11-16', 3, { sentenceMonths: 11, key: 'actual_bodily_harm' }), []],
    ['s.255(1)(e): the kind is not known, under 18', on('2026-11-16', 4, { key: 'robbery', ageAtConviction: 'child' }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['an extended sentence named beside the offence stands', on('2026-11-16', 4, { key: 'actual_bodily_harm', sentenceType: 'eds' }), []],
    ['no extended sentence for theft', on('2026-11-16', 5, { key: 'theft' }), []],
    ['Sentencing Code, section 278(1A): special only if 18 on the day of the offence; and no extended one beside it', on('2026-11-16', 9, { key: 'rape_of_child_under_13' }), ['A_UNDER_18_AT_OFFENCE 2032-11-15']],
    ['Sentencing Code, Schedule 13, Part 2: special if the victim was under 13', on('2026-11-16', 9, { key: 'buggery_1956', ...sds }), ['A_SPECIAL 2035-11-15 (2032-11-15)']],
    ['outside Schedule 15B, before every extended sentence went to the Parole Board', on('2015-04-12', 5, { key: 'actual_bodily_harm' }), ['A_EXTENDED 2018-08-11']],
    ['section 226A, on its first day', on('2012-12-03', 5, { key: 'actual_bodily_harm', offenceDate: '2012-06-01' }), ['A_EXTENDED 2016-04-03']],
    ['section 227, released automatically at one-half', on('2012-12-02', 5, { key: 'actual_bodily_harm', offenceDate: '2012-06-01' }), []],
    ['on the day from which every one did', on('2015-04-13', 5, { key: 'actual_bodily_harm' }), ['A_EXTENDED 2020-04-12 (2018-08-12)']],
    ['section 246A(2) as it was, on its first day', on('2012-12-03', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2016-12-02']],
    ['section 246A(2) as it was, on its last day', on('2015-04-12', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2019-04-12']],
    ['section 246A(2) as it was: extended, automatic', on('2014-01-06', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2018-01-05']],
    ['section 247A(2A): no early release', on('2026-11-02', 8, { sentenceType: 'terrorism' }), ['A_NO_EARLY_RELEASE 2034-11-01']],
    ['section 247A(2A), 12 months: the shortest extended sentence', on('2026-11-02', 1, { sentenceType: 'terrorism' }), ['A_NO_EARLY_RELEASE 2027-11-01']],
    ['on the first day of section 247A(2A)', on('2021-06-29', 8, { sentenceType: 'terrorism' }), ['A_NO_EARLY_RELEASE 2029-06-28']],
    ['before section 247A(2A) began', on('2021-06-28', 8, { sentenceType: 'terrorism' }), []],
    ['section 247A reached those still in prison on 26 February 2020: out at one-half before, the rules chosen', on('2018-03-05', 3, { regimeId: 'terrorism_s247a' }), ['A_RELEASED_AT_HALF 2019-09-03']],
    ['half-way on the eve of it', on('2016-02-26', 8, { regimeId: 'terrorism_s247a' }), ['A_RELEASED_AT_HALF 2020-02-25']],
    ['half-way on that very day', on('2016-02-27', 8, { regimeId: 'terrorism_s247a' }), []],
    ['half-way only after it', on('2019-03-05', 3, { sentenceType: 'terrorism' }), []],
    ['life: nothing in doubt', on('2026-11-02', 16, { sentenceType: 'life' }), []],
    ['the offence is not known', on('2026-11-16', 3), ['A_OFFENCE_LIST 2028-05-16', 'A_OFFENCE_PAROLE 2029-11-15 (2028-11-15)']],
    ['an ordinary sentence', on('2026-11-16', 3, { key: 'theft' }), []],
  ] as const)
    test(`${source}: ${rivals.length === 0 ? 'none' : rivals.join(', ')}`, () => expect(rivalsOf(underTheLaw(given))).toEqual(rivals))
})

test('under another view of the law, the rival is worked out under the same view', () => {
  const view = '2026-09-30'
  const burgled = on('2024-12-10', 5, { ...burglary, ...sds })
  expect(rivalsOf(underTheLaw(burgled, view))).toEqual(['A_COUNTED_VIOLENT 2027-06-10'])
})

describe('Other views of the law are views of the same layers', () => {
  const given = on('2025-06-16', 5, { remandCreditDays: 35 })
  for (const [law, release] of [
    ['2026-09-30', '2027-05-12'],
    ['2026-10-01', '2027-01-12'],
  ] as const)
    test(`as at ${law}: only the layers begun by then, with all their stages`, () =>
      expect(dayOf(underTheLaw(given, law))).toBe(release))

  test('a reform that is not law yet: a layer more, for the regimes it is for', () => {
    const from = parseDay('2028-01-01') as Day
    const stages = [{ number: 1, day: from, upToDays: null, underYears: null }]
    const reforms = [{ from, regimes: ['section_250'] as const, fraction: oneThird, stages }]
    const child = on('2027-01-04', 4, { ...burglary, ageAtConviction: 'child' })
    expect(dayOf(underTheLaw(child))).toBe('2028-08-10')
    expect(dayOf(underTheLaw(child, undefined, reforms))).toBe('2028-05-04')
    expect(pointOf(underTheLaw(child, undefined, reforms)).from?.day).toBe(from)
    const adult = on('2027-01-04', 4, burglary)
    expect(underTheLaw(adult, undefined, reforms).dates).toEqual(underTheLaw(adult).dates)
  })
})

test('whatever the regime, release is in the sentence', () => {
  for (const regimeId of Object.keys(regimes) as RegimeId[])
    for (const start of ['2012-01-09', '2021-05-04', '2024-06-03', '2024-11-04', '2025-06-16', '2026-12-01'])
      for (const years of [1, 4, 9]) {
        const { release, start: first, end } = runOf(underTheLaw(on(start, years, { regimeId })))
        expect(release).toBeGreaterThanOrEqual(first)
        expect(release).toBeLessThanOrEqual(end ?? release)
      }
})

test('section 257(2)(a): added days take release past a custodial term that a licence follows', () => {
  const noEarly = on('2026-11-16', 3, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 20 })
  const { release, warnings } = underTheLaw(noEarly)
  expect(isoDate(release as Day)).toBe('2029-12-05')
  expect(warnings.some(({ code }) => /^W_ADDED/.test(code))).toBe(false)
  const special = underTheLaw(on('2026-11-16', 1, { regimeId: 'sopc', addedDays: 488 }))
  expect(isoDate(special.release as Day)).toBe('2028-11-15')
  expect(special.warnings.map(({ code }) => code)).toContain('W_ADDED_CAP')
})

test('section 243A(1A): said for three years, in which offences from before it were sentenced', () => {
  const said = (given: Given) => underTheLaw(given).warnings.map(({ code }) => code)
  expect(said(on('2015-02-01', 0, { sentenceMonths: 6 }))).toContain('W_SHORT_NO_LICENCE')
  expect(said(on('2018-01-31', 0, { sentenceMonths: 6 }))).toContain('W_SHORT_NO_LICENCE')
  expect(said(on('2018-02-01', 0, { sentenceMonths: 6 }))).not.toContain('W_SHORT_NO_LICENCE')
})
