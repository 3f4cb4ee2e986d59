import { describe, expect, test } from 'vitest'
import { addDays, type Day, isoDate, parseDay } from '../calendar/day.ts'
import { progressionModel } from './days.ts'
import { asAt, inForceOn, type Layer, nothingKnown, reaching } from './layers.ts'
import { type Offence, offenceByKey } from './offences.ts'
import { type RegimeId, regimeOf, regimes } from './regimes.ts'

const day = (text: string): Day => parseDay(text) as Day
const ids = Object.keys(regimes) as RegimeId[]

const written = ({ from, fraction, staging }: Layer): string =>
  [
    from === null ? 'at first' : isoDate(from.day),
    fraction.label,
    ...(staging === null ? [] : [`${staging.stages.length} stages`]),
  ].join(' ')

/** The layers of each regime, for those excluded from 40% at first or not at all, and for those excluded later. */
// biome-ignore format: one regime a line
const table = [
  ['sds_adult', false, ['at first One-half', '2024-09-10 40% 2 stages', '2026-10-01 One-third 10 stages']],
  ['sds_adult_sds40_excluded', false, ['at first One-half', '2024-09-10 One-half 1 stages', '2026-10-01 One-third 10 stages']],
  ['sds_adult_sds40_excluded', true, ['at first One-half', '2024-09-10 40% 2 stages', '2024-12-16 One-half 1 stages', '2026-10-01 One-third 10 stages']],
  ['sds_adult_barred_40', false, ['at first One-half', '2024-09-10 40% 2 stages']],
  ['sds_adult_barred_50', true, ['at first One-half', '2024-09-10 40% 2 stages', '2024-12-16 One-half 1 stages']],
  ['sds_adult_national_security', false, ['at first One-half', '2024-09-10 One-half 1 stages']],
  ['sds_plus_adult_7_plus', false, ['2020-04-01 Two-thirds', '2026-10-01 One-half 10 stages']],
  ['sds_plus_adult_4_to_7', false, ['2022-06-28 Two-thirds', '2026-10-01 One-half 10 stages']],
  ['sds_plus_adult_barred', false, ['2020-04-01 Two-thirds']],
  ['section_250', false, ['at first One-half', '2024-09-10 40% 2 stages']],
  ['section_250_plus', false, ['2022-06-28 Two-thirds']],
  ['eds_adult', false, ['2012-12-03 Two-thirds']],
  ['sopc', false, ['2022-06-28 Two-thirds']],
  ['sopc_pre_june_2022', false, ['2015-04-13 One-half']],
  ['terrorism_s247a', false, ['2020-02-26 Two-thirds']],
  ['terrorism_s247a_no_early_release', false, ['2021-06-29 Full term']],
  ['life', false, ['at first Full term']],
] as const satisfies readonly (readonly [RegimeId, boolean, readonly string[]])[]

const later = {
  offence: offenceByKey('breach_of_stalking_protection_order') as Offence,
  atLeast4: false,
  atLeast1: false,
}

describe('A release point is a list of dated layers', () => {
  for (const [id, isLater, layers] of table)
    test(`${id}${isLater ? ', offence excluded from 40% later' : ''}: ${layers.join(', ')}`, () =>
      expect(reaching(regimeOf(id).layers, isLater ? later : nothingKnown).map(written)).toEqual(layers))

  for (const id of ids)
    test(`${id}: in the order of their days, each with its law`, () => {
      const { layers } = regimeOf(id)
      const days = layers.map(({ from }) => from?.day ?? Number.NEGATIVE_INFINITY)
      expect([...days].sort((a, b) => a - b)).toEqual(days)
      for (const { law, from, staging } of layers) {
        expect(law.length).toBeGreaterThan(0)
        if (staging !== null) expect(staging.stages[0]?.day).toBe(from?.day)
      }
    })
})

describe('Before and after the Act, in force on a day, and as at a date are views', () => {
  for (const id of ids)
    test(`${id}: before and after`, () => {
      const { layers, before, after } = regimeOf(id)
      const published = reaching(layers, nothingKnown)
      expect(before).toBe(inForceOn(published, addDays(progressionModel.day, -1)))
      expect(after).toBe(inForceOn(published, progressionModel.day))
    })

  const { layers } = regimes.sds_adult
  for (const [date, fraction, count] of [
    ['2024-09-09', 'One-half', 1],
    ['2024-09-10', '40%', 2],
    ['2026-09-30', '40%', 2],
    ['2026-10-01', 'One-third', 3],
  ] as const)
    test(`a standard sentence of ${date}: ${fraction}, one of ${count} layers begun by then`, () => {
      expect(inForceOn(layers, day(date)).fraction.label).toBe(fraction)
      expect(asAt(layers, day(date))).toHaveLength(count)
    })

  test('a day before every layer is under the first', () =>
    expect(inForceOn(regimes.sopc.layers, day('2010-01-01'))).toBe(regimes.sopc.layers[0]))
})
