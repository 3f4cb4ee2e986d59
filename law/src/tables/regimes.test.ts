import { describe, expect, test } from 'vitest'
import {
  type Fraction,
  fortyPerCent,
  oneHalf,
  oneThird,
  sameFraction,
  twoThirds,
  wholeTerm,
} from '../calendar/fraction.ts'
import { warningTexts } from '../words/en/warnings.ts'
import { pointLabel } from '../words/release-point.ts'
import { progressionModel } from './days.ts'
import { isChanged, isRegimeId, pointOf, type RegimeId, regimeOf, regimeSources, regimes } from './regimes.ts'
import { committalPoints } from './release-points.ts'

const ids = Object.keys(regimes) as RegimeId[]
const sites = [
  'https://www.legislation.gov.uk/',
  'https://www.gov.uk/',
  'https://github.com/ministryofjustice/calculate-release-dates-api',
]

/** The regimes of the published table: id, release point before and after, age, excluded, and barred by the offence. */
// biome-ignore format: one regime a line
const table = [
  ['sds_adult', fortyPerCent, oneThird, 'adult', false, false],
  ['sds_adult_sds40_excluded', oneHalf, oneThird, 'adult', false, false],
  ['sds_adult_barred_40', fortyPerCent, fortyPerCent, 'adult', true, true],
  ['sds_adult_barred_50', oneHalf, oneHalf, 'adult', true, true],
  ['sds_adult_pre_sds_plus', oneHalf, oneHalf, 'adult', true, true],
  ['sds_adult_national_security', oneHalf, oneHalf, 'adult', true, true],
  ['sds_plus_adult_7_plus', twoThirds, oneHalf, 'adult', false, false],
  ['sds_plus_adult_4_to_7', twoThirds, oneHalf, 'adult', false, false],
  ['sds_plus_adult_barred', twoThirds, twoThirds, 'adult', true, true],
  ['section_250', fortyPerCent, fortyPerCent, 'child', true, false],
  ['section_250_sds40_excluded', oneHalf, oneHalf, 'child', true, false],
  ['section_250_plus', twoThirds, twoThirds, 'child', true, false],
  ['eds_adult', twoThirds, twoThirds, 'adult', true, false],
  ['eds_child', twoThirds, twoThirds, 'child', true, false],
  ['eds_automatic_2012_2015', twoThirds, twoThirds, 'any', true, false],
  ['sopc', twoThirds, twoThirds, 'any', true, false],
  ['sopc_pre_june_2022', oneHalf, oneHalf, 'adult', true, false],
  ['terrorism_s247a', twoThirds, twoThirds, 'any', true, false],
  ['terrorism_s247a_no_early_release', wholeTerm, wholeTerm, 'any', true, false],
  ['life', wholeTerm, wholeTerm, 'any', true, false],
  ['ipp', wholeTerm, wholeTerm, 'any', true, false],
] as const satisfies readonly (readonly [RegimeId, Fraction, Fraction, string, boolean, boolean])[]

describe('The regimes are those of the published table', () => {
  test('there are 21, in its order', () => expect(ids).toEqual(table.map(([id]) => id)))

  for (const [id, before, after, age, isExcluded, offenceBarred] of table)
    test(`${id}: ${before.label} before, ${after.label} after`, () => {
      const regime = regimeOf(id)
      expect(pointOf(regime, false).fraction).toBe(before)
      expect(pointOf(regime, true).fraction).toBe(after)
      expect(regime.eligibilityAge).toBe(age)
      expect(regime.exclusion !== null).toBe(isExcluded)
      expect(regime.offenceBarred).toBe(offenceBarred)
    })
})

describe('What is no sentence of imprisonment', () => {
  for (const id of Object.keys(committalPoints) as (keyof typeof committalPoints)[])
    test(`${id}: no list of offences bars it, and no days are added to it`, () => {
      const { offenceBarred, takesAddedDays } = regimeOf(id)
      expect([offenceBarred, takesAddedDays]).toEqual([false, false])
    })
})

describe('Each row agrees with itself', () => {
  for (const id of ids) {
    const regime = regimeOf(id)
    const moves = !sameFraction(regime.before.fraction, regime.after.fraction)
    test(`${id}: ${moves ? 'the Act moves it, from commencement' : 'unchanged, and says why'}`, () => {
      expect(isChanged(regime)).toBe(moves)
      expect(regime.commencement).toBe(moves ? progressionModel : null)
      expect(regime.exclusion?.reason ?? '').toMatch(moves ? /^$/ : /\.$/)
    })
    test(`${id}: both points and the exclusion cite their provisions`, () => {
      for (const law of [
        regime.before.law,
        regime.after.law,
        ...(regime.exclusion ? [regime.exclusion.law] : []),
      ])
        expect(law.some(({ url }) => url.startsWith('https://www.legislation.gov.uk/'))).toBe(true)
      const sources = regimeSources(regime)
      expect(sources.filter(({ url }) => !sites.some((site) => url.startsWith(site)))).toEqual([])
      expect(new Set(sources.map(({ url, provision }) => url + provision)).size).toBe(sources.length)
      const cited = [...regime.before.law, ...regime.after.law, ...(regime.exclusion?.law ?? [])]
      for (const source of cited) expect(sources).toContainEqual(source)
      for (const { title, provision } of [...sources, ...regime.layers.flatMap(({ law }) => law)]) {
        expect(title).toMatch(/^[A-Z]/)
        expect(provision).toMatch(/^\S.*\S$/)
      }
    })
    test(`${id}: its words are whole, and its warnings are known`, () => {
      expect(regime.displayName).toMatch(/^[A-Z].*[^.]$/)
      expect(regime.description).toMatch(/\.$/)
      for (const code of regime.warnings) expect(warningTexts).toHaveProperty(code)
    })
  }

  test('no two regimes have one name', () =>
    expect(new Set(ids.map((id) => regimeOf(id).displayName)).size).toBe(ids.length))
})

describe('The kind of sentence that a regime governs, and where it ends', () => {
  // biome-ignore format: one kind a line
  for (const [family, ends, governed] of [
    ['standard', 'with the term', ['sds_adult', 'sds_adult_sds40_excluded', 'sds_adult_barred_40', 'sds_adult_barred_50', 'sds_adult_pre_sds_plus', 'sds_adult_national_security']],
    ['section 244ZA', 'with the term', ['sds_plus_adult_7_plus', 'sds_plus_adult_4_to_7', 'sds_plus_adult_barred']],
    ['section 250', 'with the term', ['section_250', 'section_250_sds40_excluded', 'section_250_plus']],
    ['extended', 'after an extension', ['eds_adult', 'eds_child', 'eds_automatic_2012_2015']],
    ['special', 'a year after the term', ['sopc', 'sopc_pre_june_2022']],
    ['terrorist', 'after an extension', ['terrorism_s247a', 'terrorism_s247a_no_early_release']],
    ['life', 'never', ['life']],
    ['public protection', 'never', ['ipp']],
  ] as const)
    test(`${family}, ${ends}: ${governed.join(', ')}`, () => {
      const isOne = (id: RegimeId) => regimeOf(id).family === family && regimeOf(id).ends === ends
      expect(ids.filter(isOne)).toEqual(governed)
    })
})

describe('What happens at the release point is in the label', () => {
  for (const [id, label] of [
    ['sds_adult', 'One-third'],
    ['terrorism_s247a_no_early_release', 'Full term'],
    ['eds_automatic_2012_2015', 'Two-thirds'],
    ['eds_adult', 'Two-thirds (Parole Board eligibility)'],
    ['sopc_pre_june_2022', 'One-half (Parole Board eligibility)'],
    ['terrorism_s247a', 'Two-thirds (Parole Board eligibility)'],
    ['life', 'Full term (minimum term)'],
    ['ipp', 'Full term (minimum term)'],
  ] as const)
    test(`${id}: ${label}`, () => expect(pointLabel(regimeOf(id), regimeOf(id).after)).toBe(label))
})

test('an id is matched exactly as written', () => {
  for (const id of ids) expect(isRegimeId(id)).toBe(true)
  for (const other of ['SDS_ADULT', 'sds_adult ', '', 'toString', '__proto__'])
    expect(isRegimeId(other)).toBe(false)
})

describe('The provision that fixes each of these points', () => {
  // biome-ignore format: one regime a line
  for (const [regimeId, law] of [
    ['terrorism_s247a', ['Criminal Justice Act 2003, section 247A(8)']],
    ['life', ['Crime (Sentences) Act 1997, section 28', 'Sentencing Code, section 321']],
    ['ipp', ['Crime (Sentences) Act 1997, section 28', 'Powers of Criminal Courts (Sentencing) Act 2000, section 82A']],
  ] as const)
    test(`${regimeId}: ${law.join('; ')}`, () =>
      expect(regimes[regimeId].after.law.map(({ title, provision }) => `${title}, ${provision}`)).toEqual(law))
})
