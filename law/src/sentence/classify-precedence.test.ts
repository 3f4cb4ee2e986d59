import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { pointOf, type RegimeId, regimeOf, regimes } from '../tables/regimes.ts'
import { classifiedLaw } from '../words/classified.ts'
import { ask } from './ask.ts'
import { type Classification, classify } from './classify.ts'
import type { Question } from './question.ts'

const classified = (key: string | null, asked: AskedCalculation): Classification => {
  const { question } = ask({ ...asked, offenceKey: key }) as { question: Question }
  return classify(question)
}

describe('The caller’s choice comes first, then the offence, then the kind of sentence', () => {
  const asked = sentenceIn('2026-11-14 8y eds regimeId=section_250')
  const { regimeId: _, ...withoutRegime } = asked

  for (const [given, key, from, regimeId, chosenBy] of [
    ['all three', 'robbery', asked, 'section_250', 'caller'],
    ['a regime and a kind', null, asked, 'section_250', 'caller'],
    ['an offence and a kind', 'robbery', withoutRegime, 'sds_plus_adult_7_plus', 'offence'],
    ['a kind', null, withoutRegime, 'eds_adult', 'kind of sentence'],
    ['nothing', null, { startDate: '2026-11-14', sentenceYears: 8 }, 'sds_adult', 'kind of sentence'],
  ] as const)
    test(`${given}: ${regimeId}, by the ${chosenBy}`, () =>
      expect(classified(key, from)).toMatchObject({ regimeId, chosenBy }))

  for (const id of Object.keys(regimes) as RegimeId[])
    test(`a caller’s ${id} is barred as its row says, or as the offence is where one is given`, () => {
      const { offenceBarred, exclusion } = regimeOf(id)
      const asked = { startDate: '2026-11-14', sentenceYears: 3 }
      const found = classified(null, { ...asked, regimeId: id })
      expect([found.regimeId, found.excludedBy]).toEqual([id, offenceBarred ? exclusion?.law : null])
      for (const [key, isBarred] of [
        ['burglary_dwelling', false],
        ['rape', true],
      ] as const) {
        const { regimeId, why, excludedBy } = classified(key, { ...asked, regimeId: id })
        expect([regimeId, excludedBy !== null]).toEqual([id, isBarred])
        expect(why).toBe('These rules were named in the question.')
        expect(excludedBy).toEqual(classified(key, asked).excludedBy)
      }
    })

  for (const [key, regimeId, years, age, isExcluded] of [
    ['rape', 'section_250_plus', 7, 'child', true],
    ['manslaughter', 'section_250_plus', 7, 'child', false],
    ['rape_of_child_under_13', 'sopc', 9, 'adult', true],
    ['rape', 'sds_adult_barred_50', 3, 'adult', true],
  ] as const)
    test(`a caller’s ${regimeId} for ${key}, which leads there: ${isExcluded ? '' : 'not '}barred, as the offence is`, () => {
      const asked = { startDate: '2026-11-14', sentenceYears: years, ageAtSentence: age }
      const { excludedBy } = classified(key, { ...asked, regimeId })
      expect(excludedBy !== null).toBe(isExcluded)
      expect(excludedBy).toEqual(classified(key, asked).excludedBy)
    })
})

describe('By the kind of sentence, when no offence is given', () => {
  // biome-ignore format: one rule a line
  for (const [rule, sentenceType, age, years, regimeId] of [
    ['section 244', 'sds', 'adult', 3, 'sds_adult'],
    ['section 244, age not known', 'sds', 'unknown', 3, 'sds_adult'],
    ['named, though for a child (docs/decisions/0003)', 'sds', 'child', 3, 'sds_adult'],
    ['not named, adult', null, 'adult', 3, 'sds_adult'],
    ['not named, age not known', null, 'unknown', 3, 'sds_adult'],
    ['not named, child: section 250 (docs/decisions/0003)', null, 'child', 3, 'section_250'],
    ['section 244ZA(4)', 'sds_plus', 'adult', 7, 'sds_plus_adult_7_plus'],
    ['section 244ZA(4), age not known', 'sds_plus', 'unknown', 7, 'sds_plus_adult_7_plus'],
    ['section 244ZA(5)', 'sds_plus', 'adult', 6, 'sds_plus_adult_4_to_7'],
    ['section 244ZA(5), though under 4 years', 'sds_plus', 'adult', 3, 'sds_plus_adult_4_to_7'],
    ['section 244ZA(6)', 'sds_plus', 'child', 7, 'section_250_plus'],
    ['named, though for a child under 7 years (docs/decisions/0003)', 'sds_plus', 'child', 6, 'sds_plus_adult_4_to_7'],
    ['section 250', 'section_250', 'child', 3, 'section_250'],
    ['section 250, 18 before sentence', 'section_250', 'adult', 3, 'section_250'],
    ['section 250, age not known', 'section_250', 'unknown', 3, 'section_250'],
    ['section 246A', 'eds', 'adult', 7, 'eds_adult'],
    ['section 246A, age not known', 'eds', 'unknown', 7, 'eds_adult'],
    ['section 246A, under 18', 'eds', 'child', 7, 'eds_child'],
    ['life', 'life', 'adult', 18, 'life'],
    ['detention for life', 'life', 'child', 12, 'life'],
    ['public protection', 'ipp', 'adult', 4, 'ipp'],
    ['public protection, under 18', 'ipp', 'child', 4, 'ipp'],
    ['section 247A', 'terrorism', 'adult', 5, 'terrorism_s247a'],
    ['section 247A, under 18', 'terrorism', 'child', 5, 'terrorism_s247a'],
  ] as const)
    test(`${rule}: ${regimeId}, and never barred`, () => {
      const kind = sentenceType === null ? {} : { sentenceType }
      const found = classified(null, { startDate: '2026-11-14', sentenceYears: years, ageAtSentence: age, ...kind })
      expect(found).toMatchObject({ regimeId, chosenBy: 'kind of sentence', excludedBy: null })
      expect(classifiedLaw(found, null)).toHaveLength(1)
      expect(found.why).toMatch(/\.$/)
    })

  for (const [age, years, months, days, regimeId] of [
    ['adult', 6, 11, 29, 'sds_plus_adult_4_to_7'],
    ['adult', 7, 0, 0, 'sds_plus_adult_7_plus'],
    ['adult', 7, 0, 1, 'sds_plus_adult_7_plus'],
    ['child', 6, 11, 29, 'sds_plus_adult_4_to_7'],
    ['child', 7, 0, 0, 'section_250_plus'],
  ] as const)
    test(`a section 244ZA sentence of ${years} years, ${months} months and ${days} days, ${age}: ${regimeId}`, () => {
      const length = {
        startDate: '2026-12-15',
        sentenceYears: years,
        sentenceMonths: months,
        sentenceDays: days,
      }
      expect(classified(null, { ...length, sentenceType: 'sds_plus', ageAtSentence: age }).regimeId).toBe(
        regimeId,
      )
    })
})

describe('Worked rows: the regime, the release point, and whether the offence is barred', () => {
  // biome-ignore format: one example a line
  for (const [what, key, rest, start, post, regimeId, label, isExcluded] of [
    ['standard sentence, 3 years', null, { sentenceYears: 3, sentenceType: 'sds' }, '2026-11-14', true, 'sds_adult', 'One-third', false],
    ['standard sentence, 3 years', null, { sentenceYears: 3, sentenceType: 'sds' }, '2026-11-14', false, 'sds_adult', '40%', false],
    ['GBH, section 18, 5 years', 'grievous_bodily_harm_with_intent', { sentenceYears: 5 }, '2026-11-14', true, 'sds_plus_adult_4_to_7', 'One-half', false],
    ['GBH, section 18, 3 years', 'grievous_bodily_harm_with_intent', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult', 'One-third', false],
    ['GBH, section 18, 5 years, of 2021', 'grievous_bodily_harm_with_intent', { sentenceYears: 5 }, '2021-05-01', true, 'sds_adult_pre_sds_plus', 'One-half', true],
    ['GBH, section 20, 4 years 6 months', 'grievous_bodily_harm', { sentenceYears: 4, sentenceMonths: 6 }, '2026-11-14', false, 'sds_adult_sds40_excluded', 'One-half', false],
    ['GBH, section 20, 4 years 6 months', 'grievous_bodily_harm', { sentenceYears: 4, sentenceMonths: 6 }, '2026-11-14', true, 'sds_adult_sds40_excluded', 'One-third', false],
    ['robbery, 8 years', 'robbery', { sentenceYears: 8 }, '2026-11-14', true, 'sds_plus_adult_7_plus', 'One-half', false],
    ['robbery, 5 years', 'robbery', { sentenceYears: 5 }, '2026-11-14', false, 'sds_adult_sds40_excluded', 'One-half', false],
    ['robbery, 5 years', 'robbery', { sentenceYears: 5 }, '2026-11-14', true, 'sds_adult_sds40_excluded', 'One-third', false],
    ['burglary, 3 years', 'burglary_dwelling', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult', 'One-third', false],
    ['drug supply, 10 years', 'possession_with_intent_to_supply_class_a_drug', { sentenceYears: 10 }, '2026-11-14', true, 'sds_adult', 'One-third', false],
    ['coercive control, 2 years', 'coercive_or_controlling_behaviour', { sentenceYears: 2 }, '2026-11-14', false, 'sds_adult_sds40_excluded', 'One-half', false],
    ['coercive control, 2 years', 'coercive_or_controlling_behaviour', { sentenceYears: 2 }, '2026-11-14', true, 'sds_adult_sds40_excluded', 'One-third', false],
    ['rape, 6 years', 'rape', { sentenceYears: 6 }, '2026-11-14', true, 'sds_plus_adult_barred', 'Two-thirds', true],
    ['rape, 3 years', 'rape', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult_barred_50', 'One-half', true],
    ['sexual assault of an adult, 3 years', 'sexual_assault', { sentenceYears: 3 }, '2026-11-14', false, 'sds_adult_sds40_excluded', 'One-half', false],
    ['sexual assault of an adult, 3 years', 'sexual_assault', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult_sds40_excluded', 'One-third', false],
    ['sexual activity with a child, 3 years', 'sexual_activity_with_child', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult_barred_50', 'One-half', true],
    ['making indecent images of children, 3 years', 'making_indecent_images_of_children', { sentenceYears: 3 }, '2026-11-14', true, 'sds_adult_sds40_excluded', 'One-third', false],
    ['rape of a child under 13, 9 years', 'rape_of_child_under_13', { sentenceYears: 9 }, '2026-11-14', true, 'sopc', 'Two-thirds', true],
    ['assisting a foreign intelligence service, 4 years', 'assisting_foreign_intelligence_service', { sentenceYears: 4 }, '2025-06-01', true, 'sds_adult_national_security', 'One-half', true],
    ['manslaughter by a child, 8 years', 'manslaughter', { sentenceYears: 8, ageAtSentence: 'child' }, '2026-11-14', true, 'section_250_plus', 'Two-thirds', false],
    ['robbery by a child, 3 years', 'robbery', { sentenceYears: 3, ageAtSentence: 'child' }, '2026-11-14', true, 'section_250', '40%', false],
    ['robbery by a child, 4 years', 'robbery', { sentenceYears: 4, ageAtSentence: 'child' }, '2026-11-14', true, 'section_250_sds40_excluded', 'One-half', false],
  ] as const)
    test(`${what}, ${post ? 'after' : 'before'} the Act: ${regimeId}, ${label}`, () => {
      const found = classified(key, { ...rest, startDate: start })
      expect(found.regimeId).toBe(regimeId)
      expect(pointOf(regimeOf(found.regimeId), post).fraction.label).toBe(label)
      expect(found.excludedBy !== null).toBe(isExcluded)
    })
})
