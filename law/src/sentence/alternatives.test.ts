import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { type AlternativeCode, alternativeCodes } from '../tables/alternative-codes.ts'
import { asAt } from '../tables/layers.ts'
import { offenceByKey } from '../tables/offences.ts'
import { alternativesOf, releaseDaysOf } from './alternatives.ts'
import { applied } from './applied.ts'
import { calculation } from './calculation.ts'
import { doubts } from './doubts.ts'
import { type Asked, ask, type Question } from './question.ts'
import type { View } from './worked.ts'

type Given = Omit<Asked, 'offence'> & { readonly key?: string }

const question = ({ key, ...asked }: Given): Question => {
  const offence = key === undefined ? undefined : offenceByKey(key)
  return (ask({ ...asked, ...(offence && { offence }) }) as { question: Question }).question
}
const on = (start: string, years: number, rest: Partial<Given> = {}): Given => ({ start, years, ...rest })
const sds = { sentenceType: 'sds' } as const
const post = { postCommencement: true } as const

const written = (rivals: ReturnType<typeof alternativesOf>): readonly string[] =>
  rivals.map(({ code, release, paroleEligibility }) =>
    [code, release && isoDate(release), paroleEligibility && `(${isoDate(paroleEligibility)})`]
      .filter((part) => part !== null)
      .join(' '),
  )
const inForce = (given: Given) => written(alternativesOf(applied(question(given))))
const asAsked = (given: Given) => written(alternativesOf(calculation(question(given))))

describe('The rival answers under the law that applies', () => {
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
    ['Act s.23 as passed: section 250 at one-half', on('2026-11-02', 3, { key: 'actual_bodily_harm', age: 'child', ...sds }), ['A_SECTION_250_HALF 2028-05-02']],
    ['section 250 that was over before the Act', on('2024-11-04', 3, { key: 'actual_bodily_harm', age: 'child', ...sds }), []],
    ['section 250, moved to 40% in 2024 and still served', on('2023-06-05', 9, { key: 'theft', age: 'child', ...sds }), ['A_SECTION_250_HALF 2027-12-04']],
    ['Schedule 15, paragraph 32: burglary counted as violent', on('2024-12-10', 5, { key: 'burglary_dwelling', ...sds }), ['A_COUNTED_VIOLENT 2027-01-12']],
    ['burglary under 4 years is not', on('2024-12-10', 3, { months: 11, key: 'burglary_dwelling', ...sds }), []],
    ['burglary from the Act on: one-third either way', on('2026-11-16', 5, { key: 'burglary_dwelling', ...sds }), []],
    ['stage 4, whose instrument was not seen: the old date', on('2025-06-10', 4, { key: 'robbery', ...sds }), ['A_STAGE_NOT_BEGUN 2027-06-10']],
    ['out before the stage: it does not depend on it', on('2024-10-25', 4, { months: 11, key: 'theft', ...sds }), []],
    ['after the stage: it does not depend on it', on('2026-06-24', 4, { key: 'theft', ...sds }), []],
    ['a stage of 2024, in the order itself', on('2023-09-11', 2, { key: 'theft', ...sds }), []],
    ['SI 2024/1331: back to one-half while it was served', on('2024-11-01', 3, { key: 'breach_of_sexual_harm_prevention_order', ...sds }), ['A_STAYED_AT_40 2026-01-12']],
    ['SI 2024/1331: out at 40% before', on('2024-09-16', 0, { months: 6, key: 'breach_of_sexual_harm_prevention_order', ...sds }), []],
    ['PCSC Act 2022: life only for later conduct', on('2026-11-02', 8, { key: 'causing_death_by_dangerous_driving', ...sds }), ['A_EARLIER_CONDUCT 2029-07-02']],
    ['the age is not known', on('2026-11-02', 3, { age: 'unknown' }), ['A_UNDER_18 2028-01-14']],
    ['the age is not known, a standard sentence named', on('2026-11-02', 3, { age: 'unknown', ...sds }), ['A_UNDER_18 2028-01-14']],
    ['the age is not known and makes no difference', on('2021-06-28', 7, { age: 'unknown', sentenceType: 'eds' }), []],
    ['CJA 2003 s.247A(2A): an extended sentence from 29 June 2021, the offence not given', on('2021-06-29', 7, { sentenceType: 'eds' }), ['A_NO_EARLY_RELEASE 2028-06-28']],
    ['CJA 2003 s.247A(2A): the same under 18', on('2021-06-29', 7, { sentenceType: 'eds', age: 'child' }), ['A_NO_EARLY_RELEASE 2028-06-28']],
    ['Sentencing Code s.280: the kind is not known, 4 years', on('2026-11-16', 4, { key: 'actual_bodily_harm' }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['the kind is not known, under 4 years', on('2026-11-16', 3, { months: 11, key: 'actual_bodily_harm' }), []],
    ['s.255(1)(e): the kind is not known, under 18', on('2026-11-16', 4, { key: 'robbery', age: 'child' }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['an extended sentence named beside the offence, which decides', on('2026-11-16', 4, { key: 'actual_bodily_harm', sentenceType: 'eds' }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['no extended sentence for theft', on('2026-11-16', 5, { key: 'theft' }), []],
    ['Sentencing Code, section 278(1A): special only if 18 on the day of the offence; and no extended one beside it', on('2026-11-16', 9, { key: 'rape_of_child_under_13' }), ['A_UNDER_18_AT_OFFENCE 2032-11-15']],
    ['Sentencing Code, Schedule 13, paragraph 9: special if the victim was under 13', on('2026-11-16', 9, { key: 'buggery_1956', ...sds }), ['A_SPECIAL 2035-11-15 (2032-11-15)']],
    ['before every extended sentence went to the Parole Board', on('2015-04-12', 5, { key: 'actual_bodily_harm' }), []],
    ['on the day from which every one did', on('2015-04-13', 5, { key: 'actual_bodily_harm' }), ['A_EXTENDED 2020-04-12 (2018-08-12)']],
    ['section 246A(2) as it was, on its first day', on('2012-12-03', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2016-12-02']],
    ['section 246A(2) as it was, on its last day', on('2015-04-12', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2019-04-12']],
    ['section 246A(2) as it was: extended, automatic', on('2014-01-06', 6, { sentenceType: 'eds' }), ['A_EXTENDED_AUTOMATIC 2018-01-05']],
    ['section 247A(2A): no early release', on('2026-11-02', 8, { sentenceType: 'terrorism' }), ['A_NO_EARLY_RELEASE 2034-11-01']],
    ['on the first day of section 247A(2A)', on('2021-06-29', 8, { sentenceType: 'terrorism' }), ['A_NO_EARLY_RELEASE 2029-06-28']],
    ['before section 247A(2A) began', on('2021-06-28', 8, { sentenceType: 'terrorism' }), []],
    ['section 247A reached those still in prison on 26 February 2020: out at one-half before', on('2018-03-05', 3, { sentenceType: 'terrorism' }), ['A_RELEASED_AT_HALF 2019-09-03']],
    ['half-way on the eve of it', on('2016-02-26', 8, { sentenceType: 'terrorism' }), ['A_RELEASED_AT_HALF 2020-02-25']],
    ['half-way on that very day', on('2016-02-27', 8, { sentenceType: 'terrorism' }), []],
    ['half-way only after it', on('2019-03-05', 3, { sentenceType: 'terrorism' }), []],
    ['life: nothing in doubt', on('2026-11-02', 16, { sentenceType: 'life' }), []],
    ['an ordinary sentence', on('2026-11-16', 3), []],
  ] as const)
    test(`${source}: ${rivals.length === 0 ? 'none' : rivals.join(', ')}`, () => expect(inForce(given)).toEqual(rivals))
})

describe('The rival answers at the release point that was asked for', () => {
  // biome-ignore format: one sentence a line
  for (const [source, given, rivals] of [
    ['rape, after the Act', on('2026-11-02', 8, { key: 'rape', ...sds, ...post }), ['A_OFF_LIST_NAMED 2030-11-01']],
    ['rape, before it: the same date', on('2026-11-02', 8, { key: 'rape', ...sds }), []],
    ['burglary, before the Act', on('2024-12-10', 5, { key: 'burglary_dwelling', ...sds }), ['A_COUNTED_VIOLENT 2027-06-10']],
    ['the caller chose the rules that the offence leads to', on('2024-12-10', 5, { key: 'burglary_dwelling', regimeId: 'sds_adult' }), ['A_COUNTED_VIOLENT 2027-06-10']],
    ['the caller chose other rules: the offence does not count', on('2024-12-10', 5, { key: 'burglary_dwelling', regimeId: 'life' }), []],
    ['stages move no date that was asked for by its point', on('2025-06-10', 4, { key: 'robbery', ...sds, ...post }), []],
  ] as const)
    test(`${source}: ${rivals.length === 0 ? 'none' : rivals.join(', ')}`, () => expect(asAsked(given)).toEqual(rivals))
})

test('under another view of the law, the rival is worked out under the same view', () => {
  const view: View = (layers) => asAt(layers, parseDay('2026-09-30') as Day)
  const burglary = question(on('2024-12-10', 5, { key: 'burglary_dwelling', ...sds }))
  expect(written(alternativesOf(applied(burglary, view), view))).toEqual(['A_COUNTED_VIOLENT 2027-06-10'])
  const late = question(on('2024-11-01', 3, { key: 'breach_of_sexual_harm_prevention_order', ...sds }))
  expect(written(alternativesOf(applied(late, view), view))).toEqual(['A_STAYED_AT_40 2026-01-12'])
})

test('the days of an answer: as of right, and for the Parole Board', () => {
  const days = (given: Given) => {
    const { release, paroleEligibility } = releaseDaysOf(applied(question(given)))
    return [release && isoDate(release), paroleEligibility && isoDate(paroleEligibility)]
  }
  expect(days(on('2026-11-02', 3))).toEqual(['2027-11-02', null])
  expect(days(on('2026-11-02', 7, { sentenceType: 'eds' }))).toEqual(['2033-11-01', '2031-07-03'])
  expect(days(on('2026-11-02', 16, { sentenceType: 'life' }))).toEqual([null, '2042-11-01'])
})

test('each doubt is about the law, or about a fact that was not said', () => {
  const about = (what: string) => doubts.filter((doubt) => doubt.about === what).map(({ code }) => code)
  expect(about('the law')).toEqual(alternativeCodes.slice(0, 9))
  expect(about('the case')).toEqual(alternativeCodes.slice(9))
})

test('the table has every code once, in its order, and the rival carries its own answer', () => {
  expect(doubts.map(({ code }) => code)).toEqual([...alternativeCodes] satisfies AlternativeCode[])
  const [rival] = alternativesOf(applied(question(on('2026-11-02', 8, { key: 'rape', ...sds }))))
  expect(rival?.worked.regime.id).toBe('sds_plus_adult_7_plus')
  expect(rival?.about).toBe('the law')
  for (const [age, regimeId] of [
    ['adult', 'eds_adult'],
    ['child', 'eds_child'],
  ] as const) {
    const rivals = alternativesOf(applied(question(on('2026-11-16', 4, { key: 'robbery', age }))))
    expect(rivals.find(({ code }) => code === 'A_EXTENDED')?.worked.regime.id).toBe(regimeId)
  }
})
