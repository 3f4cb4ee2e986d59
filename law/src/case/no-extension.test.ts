import { describe, expect, test } from 'vitest'
import { answered, on } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const collecting = key('collecting_information_useful_to_terrorist')
const preparing = key('preparation_of_terrorist_acts')
const sds = { sentenceType: 'sds' } as const
const none = { extensionYears: 0 } as const

/** The end of the sentence; "not known" where its extension was not given. */
function endOf(sentence: AskedCaseSentence): string {
  const { end, warnings } = answered({ sentences: [sentence] })
  const isUnknown = warnings.some(({ code }) => code === 'W_EXTENSION_UNKNOWN')
  expect(isUnknown).toBe(end === null)
  return end === null ? 'not known' : isoDate(end)
}

describe('Section 247A: an ordinary sentence for a terrorism offence ends with its term', () => {
  // biome-ignore format: one case a row
  for (const [what, sentence, want] of [
    ['standard', on('2019-01-14', 3, { ...sds, ...collecting }), '2022-01-13'],
    ['standard, section 244ZA named', on('2019-01-14', 3, { sentenceType: 'sds_plus', ...collecting }), '2022-01-13'],
    ['section 250 detention', on('2019-01-14', 3, { sentenceType: 'section_250', ...collecting }), '2022-01-13'],
    ['the kind was not named: it can be a special or an extended one', on('2019-01-14', 3, collecting), 'not known'],
    ['it was not named, and has no extension', on('2019-01-14', 3, { ...collecting, ...none }), '2022-01-13'],
    ['a sentence for terrorism without an extension', on('2023-01-16', 3, { sentenceType: 'terrorism', ...none }), '2026-01-15'],
    ['a sentence for terrorism, and nothing said of an extension', on('2023-01-16', 3, { sentenceType: 'terrorism' }), '2026-01-15'],
    ['a sentence for terrorism with one', on('2023-01-16', 3, { sentenceType: 'terrorism', extensionYears: 2 }), '2028-01-15'],
    ['the rules were chosen beside the kind: it may be any', on('2023-01-16', 3, { ...sds, regimeId: 'terrorism_s247a' }), 'not known'],
    ['the rules were chosen, without an extension', on('2023-01-16', 3, { regimeId: 'terrorism_s247a', ...none }), '2026-01-15'],
    ['a special sentence has its year', on('2021-06-07', 9, { sentenceType: 'sopc', ...collecting }), '2031-06-06'],
    ['an extended sentence has an extension: which, was not said', on('2026-11-16', 5, { sentenceType: 'eds' }), 'not known'],
    ['another sentence has none anyhow', on('2026-11-16', 3, { ...key('theft'), ...none }), '2029-11-15'],
    ['nor has an order', { startDate: '2026-11-16', sentenceMonths: 8, sentenceType: 'dto', ...none }, '2027-07-15'],
  ] as const)
    test(what, () => expect(endOf(sentence)).toBe(want))

  test('it can be recalled', () =>
    expect(
      isoDate(
        answered(
          caseIn(
            '2019-01-14 3y sds collecting_information_useful_to_terrorist',
            'recall standard recallDate=2021-06-01 returnToCustodyDate=2021-06-01',
          ),
        ).release as never,
      ),
    ).toBe('2022-01-13'))

  test('and its length is known for the stage of another sentence', () =>
    expect(
      caseOf(caseIn('2025-01-13 6y sds collecting_information_useful_to_terrorist; 2025-01-13 9y theft')),
    ).toHaveProperty('release'))
})

describe('An extended or a special sentence has one, so that none is not known, or wrong', () => {
  // biome-ignore format: one case a row
  for (const line of ['2026-11-16 3y eds', '2026-11-16 5y eds robbery', '2026-11-16 5y eds preparation_of_terrorist_acts'])
    test(`as if it were left out: ${line}`, () => {
      const said = (asked: string) => {
        const { release, paroleEligibility, end, alternatives, warnings } = answered(caseIn(asked))
        return [release, paroleEligibility, end, alternatives?.map(({ code }) => code), warnings.map(({ code }) => code)]
      }
      expect(said(`${line} extensionYears=0`)).toEqual(said(line))
      expect(said(`${line} extensionMonths=0 extensionDays=0`)).toEqual(said(line))
      expect(said(line)[4]).toContain('W_EXTENSION_UNKNOWN')
    })

  test.each(['2021-06-07 9y sopc extensionYears=0', '2021-06-07 9y sopc extensionYears=2'])(
    'section 265: %s',
    (line) =>
      expect(caseOf(caseIn(line))).toMatchObject({
        refusals: [
          {
            place: { field: 'extensionYears' },
            message: 'The licence of a special custodial sentence is 12 months.',
          },
        ],
      }),
  )
})

describe('Who says that there is no extension says that the sentence is no extended one', () => {
  const codes = (sentence: AskedCaseSentence, of: RegExp): readonly string[] => {
    const { alternatives, warnings } = answered({ sentences: [sentence] })
    return [...(alternatives ?? []), ...warnings].map(({ code }) => code).filter((code) => of.test(code))
  }
  // biome-ignore format: one case a row
  for (const [what, sentence, said, unsaid] of [
    ['the offence is not known', on('2026-11-16', 5, {}), ['A_EXTENDED'], []],
    ['an offence of Schedule 15 that carries life', on('2026-11-16', 5, key('robbery')), ['A_EXTENDED', 'W_EXTENDED_OR_LIFE'], ['W_EXTENDED_OR_LIFE']],
    ['an offence of Schedule 15 that does not', on('2026-11-16', 5, key('actual_bodily_harm')), ['A_EXTENDED', 'W_EXTENDED_OR_LIFE'], []],
    ['2012 to 2015', on('2014-03-03', 6, {}), ['A_EXTENDED', 'A_EXTENDED_AUTOMATIC'], []],
    ['section 247A(2A)', on('2023-01-16', 6, preparing), ['A_NO_EARLY_RELEASE'], ['W_SOPC_USUAL']],
  ] as const)
    test(what, () => {
      const of = /EXTENDED|NO_EARLY|SOPC_USUAL/
      expect(codes(sentence, of)).toEqual(said)
      expect(codes({ ...sentence, ...none }, of)).toEqual(unsaid)
    })

  test('of an offence that carries life, only that is left', () =>
    expect(
      answered({ sentences: [on('2026-11-16', 5, { ...key('robbery'), ...none })] }).warnings,
    ).toContainEqual({ code: 'W_EXTENDED_OR_LIFE', values: { can: 'life' }, sentenceIds: ['1'] }))
})

describe('From 29 June 2021 a special sentence is the rule for terrorism (Sentencing Code, section 278)', () => {
  // biome-ignore format: one case a row
  for (const [what, sentence, isSaid] of [
    ['standard, on its first day', on('2021-06-29', 3, { ...sds, ...collecting }), true],
    ['on its eve', on('2021-06-28', 3, { ...sds, ...collecting }), false],
    ['the kind was not named', on('2021-06-29', 3, collecting), false],
    ['a special sentence was', on('2021-06-29', 3, { sentenceType: 'sopc', ...collecting }), false],
    ['the rules were chosen', on('2021-06-29', 3, { ...sds, ...key('theft'), regimeId: 'terrorism_s247a' }), false],
  ] as const)
    test(what, () =>
      expect(answered({ sentences: [sentence] }).warnings.some(({ code }) => code === 'W_SOPC_USUAL')).toBe(
        isSaid,
      ))
})
