import { describe, expect, test } from 'vitest'
import { on } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type AlternativeCode, alternativeCodes } from '../tables/alternative-codes.ts'
import { sentenceTypes } from '../tables/kinds.ts'
import { type Alternative, releaseDaysOf } from './alternatives.ts'
import { ask } from './ask.ts'
import { calculation } from './calculation.ts'
import { doubts } from './doubts.ts'
import type { Question } from './question.ts'

type Given = Omit<AskedCalculation, 'offenceKey'> & { readonly key?: string }

const question = ({ key, ...asked }: Given): Question => {
  return (ask({ ...asked, offenceKey: key }) as { question: Question }).question
}
const sds = { sentenceType: 'sds' } as const
const post = { postCommencement: true } as const

const written = (rivals: readonly Alternative[]): readonly string[] =>
  rivals.map(({ code, release, paroleEligibility }) =>
    [code, release && isoDate(release), paroleEligibility && `(${isoDate(paroleEligibility)})`]
      .filter((part) => part !== null)
      .join(' '),
  )
const asAsked = (given: Given) => written(calculation(question(given)).alternatives)

describe('The rival answers at the release point that was asked for', () => {
  // biome-ignore format: one sentence a line
  for (const [source, given, rivals] of [
    ['rape, after the Act', on('2026-11-02', 8, { key: 'rape', ...post }), ['A_OFF_LIST_NAMED 2030-11-01', 'A_EXTENDED 2034-11-01 (2032-03-02)']],
    ['rape, before it: the list gives the same date', on('2026-11-02', 8, { key: 'rape' }), ['A_EXTENDED 2034-11-01 (2032-03-02)']],
    ['the default kind, named', on('2026-11-02', 8, { key: 'rape', ...sds }), ['A_EXTENDED 2034-11-01 (2032-03-02)']],
    ['section 322: days on remand off a minimum term', on('2026-11-02', 3, { sentenceType: 'life', remandCreditDays: 100 }), ['A_CREDIT_ALREADY_OFF (2029-11-01)']],
    ['and days on a tag', on('2008-11-03', 3, { sentenceType: 'ipp', taggedBailCreditDays: 10 }), ['A_CREDIT_ALREADY_OFF (2011-11-02)']],
    ['murder', on('2026-11-02', 3, { key: 'murder', remandCreditDays: 1 }), ['A_CREDIT_ALREADY_OFF (2029-11-01)']],
    ['no day was held', on('2026-11-02', 3, { key: 'murder' }), []],
    ['burglary, before the Act', on('2024-12-10', 5, { key: 'burglary_dwelling', ...sds }), ['A_COUNTED_VIOLENT 2027-06-10']],
    ['the caller chose the rules that the offence leads to', on('2024-12-10', 5, { key: 'burglary_dwelling', regimeId: 'sds_adult' }), ['A_COUNTED_VIOLENT 2027-06-10']],
    ['the caller chose other rules: the offence does not count', on('2024-12-10', 5, { key: 'burglary_dwelling', regimeId: 'life' }), []],
    ['an extended sentence named beside the offence, which decides', on('2026-11-16', 4, { key: 'actual_bodily_harm', sentenceType: 'eds', ...post }), ['A_EXTENDED 2030-11-15 (2029-07-16)']],
    ['before 2022 no days came off an order', on('2014-02-03', 1, { ageAtSentence: 'child', remandCreditDays: 40 }), ['A_TRAINING_ORDER 2014-08-04']],
    ['no days are added to an order', on('2026-02-16', 1, { ageAtSentence: 'child', addedDays: 7 }), ['A_TRAINING_ORDER 2026-08-17']],
    ['under 10 years, outside Schedule 15B: an extended sentence of its time', on('2014-05-06', 5, { key: 'racially_or_religiously_aggravated_intentional_harassment' }), ['A_EXTENDED 2017-09-04']],
    ['added days go past a custodial term that something follows', on('2026-11-16', 7, { sentenceType: 'eds', addedDays: 84 }), ['A_NO_EARLY_RELEASE 2034-02-07']],
    ['stages move no date that was asked for by its point', on('2025-06-10', 4, { key: 'robbery', ...sds, ...post }), ['A_EXTENDED 2029-06-09 (2028-02-08)']],
  ] as const)
    test(`${source}: ${rivals.length === 0 ? 'none' : rivals.join(', ')}`, () => expect(asAsked(given)).toEqual(rivals))
})

// In `data` the warning stands whatever kind is told beside the offence. Before 3 December 2012 no extended sentence can be asked for at its point.
test('that it may be an extended sentence is said where its rival stands', () => {
  for (const kind of [undefined, ...sentenceTypes])
    for (const key of [
      'robbery',
      'rape',
      'wounding_with_intent',
      'theft',
      'murder',
      'actual_bodily_harm',
      'rape_of_child_under_13',
    ])
      for (const [years, regimeId] of [[3], [4], [8], [8, 'sds_plus_adult_7_plus']] as const)
        for (const ageAtSentence of ['adult', 'child'] as const) {
          const given = on('2026-11-02', years, { key, ageAtSentence, regimeId, sentenceType: kind, ...post })
          const { warnings, alternatives } = calculation(question(given))
          const isSaid = warnings.some(({ code }) => code === 'W_EXTENDED_OR_LIFE')
          expect(
            alternatives.some(({ code }) => code === 'A_EXTENDED'),
            JSON.stringify(given),
          ).toBe(isSaid)
        }
})

test('the days of an answer: as of right, and for the Parole Board', () => {
  const days = (given: Given) => {
    const { release, paroleEligibility } = releaseDaysOf(calculation(question({ ...given, ...post })))
    return [release && isoDate(release), paroleEligibility && isoDate(paroleEligibility)]
  }
  expect(days(on('2026-11-02', 3))).toEqual(['2027-11-02', null])
  expect(days(on('2026-11-02', 7, { sentenceType: 'eds' }))).toEqual(['2033-11-01', '2031-07-03'])
  // 100 days of credit and 20 added: both 80 days earlier.
  const credited = { sentenceType: 'eds', remandCreditDays: 100, addedDays: 20 } as const
  expect(days(on('2026-11-02', 7, credited))).toEqual(['2033-08-13', '2031-04-14'])
  expect(days(on('2026-11-02', 1, { sentenceType: 'eds', remandCreditDays: 400 }))).toEqual([
    '2026-11-02',
    '2026-11-02',
  ])
  expect(days(on('2026-11-02', 16, { sentenceType: 'life' }))).toEqual([null, '2042-11-01'])
})

test('each doubt is about the law, or about a fact that was not said', () => {
  const about = (what: string) => doubts.filter((doubt) => doubt.about === what).map(({ code }) => code)
  expect(about('the law')).toEqual(alternativeCodes.slice(0, 9))
  expect(about('the case')).toEqual(alternativeCodes.slice(9))
})

test('the table has every code once, in its order, and the rival carries its own answer', () => {
  expect(doubts.map(({ code }) => code)).toEqual([...alternativeCodes] satisfies AlternativeCode[])
  const [rival] = calculation(question(on('2026-11-02', 8, { key: 'rape', ...sds, ...post }))).alternatives
  expect(rival?.worked.regime.id).toBe('sds_plus_adult_7_plus')
  expect(rival?.about).toBe('the law')
  for (const [age, regimeId] of [
    ['adult', 'eds_adult'],
    ['child', 'eds_child'],
  ] as const) {
    const rivals = calculation(
      question(on('2026-11-16', 4, { key: 'robbery', ageAtSentence: age })),
    ).alternatives
    expect(rivals.find(({ code }) => code === 'A_EXTENDED')?.worked.regime.id).toBe(regimeId)
  }
})
