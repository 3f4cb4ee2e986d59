import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../../test/support/case-in.ts'
import { type Day, parseDay } from '../../calendar/day.ts'
import { fortyPerCent } from '../../calendar/fraction.ts'
import type { AskedCalculation } from '../../facts/calculation.ts'
import { type Calculation, calculation, calculationOf } from '../../sentence/calculation.ts'
import { progressionModel } from '../../tables/days.ts'
import { ages, sentenceTypes } from '../../tables/kinds.ts'
import { type Offence, offenceByKey } from '../../tables/offences.ts'
import { type RegimeId, regimes } from '../../tables/regimes.ts'
import { type WarningCode, warningCodes } from '../../tables/warning-codes.ts'
import { warningText, warningTexts } from './warnings.ts'

const rankOf = (code: WarningCode): number => warningCodes.indexOf(code)

const day = (text: string): Day => parseDay(text) as Day
const offence = (key: string): Offence => offenceByKey(key) as Offence
const allCodes = Object.keys(warningTexts) as WarningCode[]

describe('The texts', () => {
  test('the first of all is that the Act applies and the old release point was asked for', () =>
    expect(allCodes[0]).toBe('W_START_AFTER_COMMENCEMENT'))
  test('then that the kind that was named was not used, and what is no release date at all', () =>
    expect(allCodes.slice(1, 5)).toEqual(['W_TYPE_IGNORED', 'W_LIFE', 'W_IPP', 'W_PAROLE']))
  test('seriousness is the order of the table', () =>
    expect(allCodes.map((code) => rankOf(code))).toEqual(allCodes.map((_, i) => i)))
  test('no two say the same', () => expect(new Set(Object.values(warningTexts)).size).toBe(allCodes.length))
  for (const code of allCodes)
    test(`${code} is whole sentences with braces that close`, () => {
      expect(warningTexts[code]).toMatch(/^[A-Z].*\.$/)
      expect(warningTexts[code].replace(/\{[a-z]+\}/g, '')).not.toMatch(/[{}]/)
    })
})

describe('Words are filled in', () => {
  test('each in its place', () =>
    expect(
      warningText({
        code: 'W_SDS40_STAGED',
        values: { part: fortyPerCent, staged: day('2024-09-10'), release: day('2024-08-27') },
      }),
    ).toMatch(/governed by 40%, and release was on 10 September 2024, not 27 August 2024\.$/))
  test('a text without braces stays as it is', () =>
    expect(warningText({ code: 'W_NO_CHANGE', values: {} })).toBe(warningTexts.W_NO_CHANGE))
})

describe('The kind that was named is called by its name', () => {
  for (const [named, words] of [
    ['sds', 'a standard sentence'],
    ['sds_plus', 'a section 244ZA sentence'],
    ['section_250', 'section 250 detention'],
    ['eds', 'an extended sentence'],
    ['life', 'a life sentence'],
    ['ipp', 'a sentence for public protection'],
    ['terrorism', 'a sentence under section 247A'],
  ] as const)
    test(named, () =>
      expect(warningText({ code: 'W_TYPE_IGNORED', values: { named, instead: 'life' } })).toBe(
        `This date is wrong for ${words}. The kind of sentence was not used, because an offence was given and decides the rules. For the kind you named, send the regimeId life.`,
      ),
    )

  for (const [can, words] of [
    ['extended', 'pass an extended sentence instead'],
    ['life', 'pass a life sentence instead'],
    ['either', 'pass an extended sentence or a life sentence instead'],
  ] as const)
    test(can, () => expect(warningText({ code: 'W_EXTENDED_OR_LIFE', values: { can } })).toContain(words))
})

/** Sentences of every kind: thousands, so that the rules below are held to all that can be said together. */
function* everyKindOfQuestion(): Generator<AskedCalculation> {
  const starts = [
    ...['2011-01-04', '2014-05-06', '2019-05-07', '2022-09-10', '2025-06-16', '2026-06-24', '2026-11-14'],
  ]
  const keys = ['robbery', 'rape', 'manslaughter', 'burglary_dwelling', 'spying_1911', 'murder']
  const others = [
    'rape_of_child_under_13',
    'sexual_activity_with_child',
    'assault_by_penetration',
    'causing_death_by_dangerous_driving',
  ]
  const chosen: readonly Partial<AskedCalculation>[] = [
    {},
    ...sentenceTypes.map((sentenceType) => ({ sentenceType })),
    ...[...keys, ...others]
      .map(offence)
      .flatMap((offence) => [
        { offenceKey: offence.key },
        { offenceKey: offence.key, sentenceType: 'eds' as const },
      ]),
    ...(Object.keys(regimes) as RegimeId[]).map((regimeId) => ({ regimeId })),
    { regimeId: 'sopc', offenceKey: offence('rape_of_child_under_13').key },
    { regimeId: 'sds_adult', offenceKey: offence('robbery').key },
  ]
  const credits = [
    {},
    { remandCreditDays: 9000, taggedBailCreditDays: 9000 },
    { addedDays: 9000, taggedBailCreditDays: 3 },
  ]
  yield sentenceIn('2024-09-20 0y7m breach_of_sexual_harm_prevention_order')
  yield { startDate: '2017-05-08', sentenceYears: 0, sentenceMonths: 11 }
  yield { startDate: '2026-11-16', sentenceYears: 9, offenceKey: offence('common_assault').key }
  yield { startDate: '2026-11-16', sentenceYears: 9, offenceKey: offence('buggery_1956').key }
  yield { startDate: '2026-11-16', sentenceYears: 0, sentenceMonths: 9, ageAtSentence: 'child' }
  for (const start of starts)
    for (const years of [1, 3, 5, 8])
      for (const age of ages)
        for (const choice of chosen)
          for (const credit of credits)
            for (const postCommencement of [false, true])
              yield {
                startDate: start,
                sentenceYears: years,
                ageAtSentence: age,
                postCommencement,
                ...choice,
                ...credit,
              }
}

describe('Whatever is asked', () => {
  // The day of the offence is a fact of a case: here the law itself is told of it.
  const driving = calculationOf(sentenceIn('2026-11-16 9y causing_death_by_dangerous_driving')) as Calculation
  const answers = [
    ...[...everyKindOfQuestion()].map((asked) => calculationOf(asked) as Calculation),
    calculation({ ...driving.question, offenceDate: day('2021-05-04') }),
  ]
  const failing = (fails: (codes: readonly WarningCode[], texts: readonly string[]) => boolean) =>
    answers
      .filter(({ warnings }) =>
        fails(
          warnings.map(({ code }) => code),
          warnings.map(warningText),
        ),
      )
      .map(({ question, warnings }) => ({ question, warnings }))
      .slice(0, 1)

  test('the most serious comes first', () =>
    expect(
      failing((codes) =>
        codes.some((code, i) => i > 0 && rankOf(code) < rankOf(codes[i - 1] as WarningCode)),
      ),
    ).toEqual([]))
  test('nothing is said twice', () =>
    expect(
      failing((codes, texts) => new Set(codes).size < codes.length || new Set(texts).size < texts.length),
    ).toEqual([]))
  test('no brace is left unfilled', () =>
    expect(failing((_, texts) => texts.some((text) => /[{}]|undefined|NaN/.test(text)))).toEqual([]))
  test('where the Act applies and the old point was asked for, that is the first thing said', () => {
    const isUnfit = ({ question: { start, postCommencement }, regime }: Calculation) =>
      start >= progressionModel.day && !postCommencement && regime.exclusion === null
    const unfit = answers.filter(isUnfit)
    expect(unfit.length).toBeGreaterThan(100)
    expect(unfit.filter(({ warnings }) => warnings[0]?.code !== 'W_START_AFTER_COMMENCEMENT')).toEqual([])
  })
  test('every warning is reached', () => {
    const said = new Set(answers.flatMap(({ warnings }) => warnings.map(({ code }) => code)))
    expect(allCodes.filter((code) => !said.has(code))).toEqual([])
  })
})
