import { describe, expect, test } from 'vitest'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { exclusionFrom40, governing } from './governing.ts'

describe('Which regime governs an offence, at the three lengths the law distinguishes', () => {
  // biome-ignore format: one offence a line
  for (const [key, under4, from4, from7, before] of [
    ['burglary_dwelling', 'sds_adult', 'sds_adult', 'sds_adult', 'sds_adult'],
    ['robbery', 'sds_adult', 'sds_adult_sds40_excluded', 'sds_plus_adult_7_plus', 'sds_adult'],
    ['manslaughter', 'sds_adult', 'sds_plus_adult_4_to_7', 'sds_plus_adult_7_plus', 'sds_adult'],
    ['rape', 'sds_adult_barred_50', 'sds_plus_adult_barred', 'sds_plus_adult_barred', 'sds_adult_barred_50'],
    ['coercive_or_controlling_behaviour', 'sds_adult_sds40_excluded', 'sds_adult_sds40_excluded', 'sds_adult_sds40_excluded', 'sds_adult_sds40_excluded'],
    ['spying_1911', 'sopc', 'sopc', 'sopc', 'sds_adult_national_security'],
    ['murder', 'life', 'life', 'life', 'life'],
  ] as const)
    test(`${key}: ${under4} under 4 years, ${from4} from 4, ${from7} from 7, ${before} before 1 October 2026`, () => {
      const found = governing(offenceByKey(key) as Offence)
      expect(found.under4Years.regimeId).toBe(under4)
      expect(found.from4To7Years.regimeId).toBe(from4)
      expect(found.from7Years.regimeId).toBe(from7)
      expect(found.beforeCommencement.regimeId).toBe(before)
    })
})

describe('Whether an offence stayed at one-half when 40% came (SI 2024/844, article 3(6) and Schedule)', () => {
  for (const [key, excluded] of [
    ['coercive_or_controlling_behaviour', 'always'],
    ['breach_of_sexual_harm_prevention_order', 'always'],
    ['robbery', 'from 4 years'],
    ['burglary_dwelling', 'never'],
    ['attendance_at_place_for_terrorist_training', 'always'],
  ] as const)
    test(`${key}: ${excluded}`, () => expect(exclusionFrom40(offenceByKey(key) as Offence)).toBe(excluded))
})
