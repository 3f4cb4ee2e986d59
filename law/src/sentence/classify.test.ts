import { describe, expect, test } from 'vitest'
import { on } from '../../../test/support/answered.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { classifiedLaw } from '../words/classified.ts'
import { ask } from './ask.ts'
import { type Classification, classify } from './classify.ts'
import type { Question } from './question.ts'

const offence = (key: string): Offence => {
  const found = offenceByKey(key)
  if (found === undefined) throw new Error(`${key} is not in the library`)
  return found
}

const question = (asked: AskedCalculation): Question => (ask(asked) as { question: Question }).question

const classified = (key: string | null, asked: AskedCalculation): Classification =>
  classify(question(key === null ? asked : { ...asked, offenceKey: offence(key).key }))

const child = { ageAtSentence: 'child' } as const

describe('By the offence: the first row that fits governs', () => {
  // biome-ignore format: one rule a line
  for (const [rule, key, asked, regimeId, isExcluded] of [
    ['section 247A: terrorism offence of Schedule 19ZA', 'attendance_at_place_for_terrorist_training', on('2026-11-14', 5), 'terrorism_s247a', false],
    ['section 247A: the same for a child', 'attendance_at_place_for_terrorist_training', on('2026-11-14', 5, child), 'terrorism_s247a', false],
    ['section 247A: whenever imposed', 'attendance_at_place_for_terrorist_training', on('2010-01-01', 5), 'terrorism_s247a', false],
    ['section 247A: before life was the maximum (13 April 2015) and after', 'terrorist_training', on('2015-04-12', 8), 'terrorism_s247a', false],
    ['section 247A: the same on that day', 'terrorist_weapons_training', on('2015-04-13', 8), 'terrorism_s247a', false],
    ['section 244(3): facilitation carries life since 28 June 2022, but is not in Schedule 15', 'facilitating_illegal_immigration', on('2022-06-28', 8), 'sds_adult', false],
    ['section 244(3): facilitation before that day', 'facilitating_illegal_immigration', on('2022-06-27', 8), 'sds_adult', false],
    ['murder: life', 'murder', on('2026-11-14', 18), 'life', false],
    ['murder by a child: detention for life', 'murder', on('2026-11-14', 12, child), 'life', false],
    ['attempted murder is not murder', 'attempted_murder', on('2026-11-14', 18), 'sds_plus_adult_7_plus', false],
    ['section 244ZA(6): child, 7 years, offence of subsection (7)', 'manslaughter', on('2026-11-14', 7, child), 'section_250_plus', false],
    ['section 244ZA(6): sexual offence that carries life', 'assault_by_penetration', on('2026-11-14', 7, child), 'section_250_plus', false],
    ['section 244ZA(6): barred as well', 'rape', on('2026-11-14', 7, child), 'section_250_plus', true],
    ['section 244ZA(6) is not for robbery', 'robbery', on('2026-11-14', 8, child), 'section_250_sds40_excluded', false],
    ['section 244ZA(6) is not for under 7 years', 'manslaughter', on('2026-11-14', 6, child), 'section_250_sds40_excluded', false],
    ['section 250: in the Schedule to SI 2024/844 at any length', 'coercive_or_controlling_behaviour', on('2026-11-14', 1, child), 'section_250_sds40_excluded', false],
    ['section 250: barred, and in that Schedule', 'sexual_activity_with_child', on('2026-11-14', 3, child), 'section_250_sds40_excluded', true],
    ['section 250: anything else', 'burglary_dwelling', on('2026-11-14', 5, child), 'section_250', false],
    ['Schedule 13, Part 2: special sentence', 'assault_of_child_under_13_by_penetration', on('2026-11-14', 9), 'sopc', true],
    ['Schedule 13, Part 2 is not for a child', 'rape_of_child_under_13', on('2026-11-14', 3, child), 'section_250_sds40_excluded', true],
    ['Schedule 13, Part 3, before special sentences: section 23(14)', 'spying_1911', on('2026-03-21', 9), 'sds_adult_national_security', true],
    ['Schedule 13, Part 3, from 22 March 2026: special sentence (2026 Act, section 7(6))', 'spying_1911', on('2026-03-22', 9), 'sopc', false],
    ['Schedule 13, Part 3, under 18, from 22 March 2026: section 252A (2026 Act, section 7(3))', 'spying_1911', on('2026-03-22', 9, child), 'sopc', false],
    ['Schedule 13, Part 3, under 18, before it: section 250', 'spying_1911', on('2026-03-21', 3, child), 'section_250_sds40_excluded', false],
    ['Schedule 13, Part 1 alone decides nothing: section 247A did', 'attendance_at_place_for_terrorist_training', on('2026-11-14', 1), 'terrorism_s247a', false],
    ['section 244ZA(4): violent, carries life', 'kidnapping', on('2026-11-14', 7), 'sds_plus_adult_7_plus', false],
    ['section 244ZA(4): sexual, carries life', 'assault_by_penetration', on('2026-11-14', 7), 'sds_plus_adult_7_plus', false],
    ['section 244ZA(4): barred', 'rape', on('2026-11-14', 7), 'sds_plus_adult_barred', true],
    ['section 244ZA(4) needs life: wounding, section 20', 'grievous_bodily_harm', on('2026-11-14', 7), 'sds_adult_sds40_excluded', false],
    ['section 244ZA(4) needs Schedule 15: drugs carry life', 'possession_with_intent_to_supply_class_a_drug', on('2026-11-14', 10), 'sds_adult', false],
    ['section 244ZA(5): manslaughter', 'manslaughter', on('2026-11-14', 4), 'sds_plus_adult_4_to_7', false],
    ['section 244ZA(5): soliciting murder', 'soliciting_murder', on('2026-11-14', 4), 'sds_plus_adult_4_to_7', false],
    ['section 244ZA(5): wounding with intent', 'wounding_with_intent', on('2026-11-14', 4), 'sds_plus_adult_4_to_7', false],
    ['section 244ZA(5): attempted murder', 'attempted_murder', on('2026-11-14', 4), 'sds_plus_adult_4_to_7', false],
    ['section 244ZA(5): barred', 'rape_1956_act', on('2026-11-14', 4), 'sds_plus_adult_barred', true],
    ['section 244ZA(5) is not for robbery', 'robbery', on('2026-11-14', 4), 'sds_adult_sds40_excluded', false],
    ['section 244ZA(5) needs life: sexual assault', 'sexual_assault', on('2026-11-14', 5), 'sds_adult_sds40_excluded', false],
    ['section 23(15): 7 years before 1 April 2020', 'robbery', on('2020-01-28', 15), 'sds_adult_pre_sds_plus', true],
    ['section 23(15): subsection (7) before 28 June 2022', 'manslaughter', on('2021-05-01', 5), 'sds_adult_pre_sds_plus', true],
    ['section 23(15): a barred offence is barred by it too', 'rape', on('2021-05-01', 5), 'sds_adult_pre_sds_plus', true],
    ['section 23(15) is not for under 4 years', 'manslaughter', on('2021-05-01', 3), 'sds_adult', false],
    ['section 23(15) is not for robbery under 7 years', 'robbery', on('2019-05-01', 6), 'sds_adult_sds40_excluded', false],
    ['the list: barred, excluded from 40%', 'sexual_activity_with_child', on('2026-11-14', 3), 'sds_adult_barred_50', true],
    ['the list: barred whenever sentenced', 'sexual_activity_with_child', on('2025-01-01', 3), 'sds_adult_barred_50', true],
    ['SI 2024/844, article 3(6)(b): violent, 4 years', 'grievous_bodily_harm', on('2026-11-14', 4), 'sds_adult_sds40_excluded', false],
    ['SI 2024/844, Schedule: at any length', 'coercive_or_controlling_behaviour', on('2026-11-14', 1), 'sds_adult_sds40_excluded', false],
    ['section 244: anything else', 'burglary_dwelling', on('2026-11-14', 5), 'sds_adult', false],
  ] as const)
    test(`${rule}: ${regimeId}`, () => {
      const found = classified(key, asked)
      expect(found).toMatchObject({ regimeId, chosenBy: 'offence' })
      expect(found.excludedBy !== null).toBe(isExcluded)
      expect(classifiedLaw(found, offence(key)).length).toBeGreaterThan(0)
      expect(found.why).toMatch(/\.$/)
    })

  test('the list: barred, not excluded from 40%: no offence of the library is, but one could be', () => {
    const barred: Offence = { ...offence('burglary_dwelling'), progressionList: 'confirmed' }
    const found = classify({ ...question(on('2026-11-14', 3)), offence: barred })
    expect(found.regimeId).toBe('sds_adult_barred_40')
    expect(found.excludedBy).not.toBeNull()
    expect(classifiedLaw(found, barred)).toEqual(found.excludedBy)
  })
})

describe('The reason cites the provisions it rests on', () => {
  // biome-ignore format: one offence a line
  for (const [key, asked, provisions] of [
    ['attendance_at_place_for_terrorist_training', on('2026-11-14', 5), ['section 247A(2)', 'Schedule 19ZA, Parts 1 and 2']],
    ['murder', on('2026-11-14', 18), ['section 1(1)', 'section 322', 'section 28']],
    ['manslaughter', on('2026-11-14', 7, child), ['section 244ZA(6)', 'Schedule 15, Part 1, paragraph 1']],
    ['robbery', on('2026-11-14', 4, child), ['section 250', 'article 3(6)(b)', 'Schedule 15, Part 1, paragraph 31']],
    ['robbery', on('2026-11-14', 3, child), ['section 250', 'article 3(2)']],
    ['rape_of_child_under_13', on('2026-11-14', 9), ['Schedule 13, Part 2', 'section 278', 'section 244A']],
    ['spying_1911', on('2026-03-21', 9), ['Schedule 13, Part 3', 'section 23(13)', 'section 23(14)']],
    ['spying_1911', on('2026-10-01', 9), ['Schedule 13, Part 3', 'section 7(6)', 'section 244A']],
    ['assault_by_penetration', on('2026-11-14', 7), ['section 244ZA(4)', 'Schedule 15, Part 2, paragraph 103']],
    ['manslaughter', on('2026-11-14', 4), ['section 244ZA(5)', 'Schedule 15, Part 1, paragraph 1']],
    ['manslaughter', on('2021-05-01', 5), ['section 23(13)', 'section 23(15)', 'section 244ZA', 'Schedule 15, Part 1, paragraph 1']],
    ['sexual_activity_with_child', on('2026-11-14', 3), ['SA2026 Excluded Offences for Progression Model', 'section 49(2)', 'section 267', 'Schedule, paragraph 12']],
    ['coercive_or_controlling_behaviour', on('2026-11-14', 1), ['section 244(3)', 'Schedule, paragraph 23']],
    ['grievous_bodily_harm', on('2026-11-14', 4), ['section 244(3)', 'article 3(6)(b)', 'Schedule 15, Part 1, paragraph 7']],
    ['burglary_dwelling', on('2026-11-14', 5), ['section 244(3)']],
  ] as const)
    test(`${key}: ${provisions.join('; ')}`, () =>
      expect(classifiedLaw(classified(key, asked), offence(key)).map(({ provision }) => provision)).toEqual(provisions))
})

describe('Thresholds of length: at, one day below, one day above', () => {
  const from = '2026-12-15' // The month before each anniversary has 30 days: 29 days are one short of it.
  for (const [provision, key, years, months, days, regimeId] of [
    ['244ZA(5)', 'manslaughter', 3, 11, 29, 'sds_adult'],
    ['244ZA(5)', 'manslaughter', 4, 0, 0, 'sds_plus_adult_4_to_7'],
    ['244ZA(5)', 'manslaughter', 4, 0, 1, 'sds_plus_adult_4_to_7'],
    ['244ZA(4)', 'manslaughter', 6, 11, 29, 'sds_plus_adult_4_to_7'],
    ['244ZA(4)', 'manslaughter', 7, 0, 0, 'sds_plus_adult_7_plus'],
    ['244ZA(4)', 'manslaughter', 7, 0, 1, 'sds_plus_adult_7_plus'],
    ['244ZA(4)', 'robbery', 6, 11, 29, 'sds_adult_sds40_excluded'],
    ['244ZA(4)', 'robbery', 7, 0, 0, 'sds_plus_adult_7_plus'],
    ['SI 2024/844, 3(6)(b)', 'robbery', 3, 11, 29, 'sds_adult'],
    ['SI 2024/844, 3(6)(b)', 'robbery', 4, 0, 0, 'sds_adult_sds40_excluded'],
    ['SI 2024/844, 3(6)(b)', 'robbery', 4, 0, 1, 'sds_adult_sds40_excluded'],
  ] as const)
    test(`${provision}: ${key}, ${years} years, ${months} months and ${days} days: ${regimeId}`, () =>
      expect(
        classified(key, { startDate: from, sentenceYears: years, sentenceMonths: months, sentenceDays: days })
          .regimeId,
      ).toBe(regimeId))

  test('244ZA(4): 6 years, 11 months and 30 days from 1 March 2026 count as 7 years', () => {
    const length = { startDate: '2026-03-01', sentenceYears: 6, sentenceMonths: 11, sentenceDays: 30 }
    expect(classified('robbery', length).regimeId).toBe('sds_plus_adult_7_plus')
  })
})

describe('Thresholds of date: on the day, the day before, the day after', () => {
  // biome-ignore format: one rule a line
  for (const [provision, key, years, age, before, day, dayAfter, regimeBefore, regimeFrom] of [
    ['244ZA(4)(c)', 'robbery', 7, 'adult', '2020-03-31', '2020-04-01', '2020-04-02', 'sds_adult_pre_sds_plus', 'sds_plus_adult_7_plus'],
    ['244ZA(5)(c)', 'manslaughter', 5, 'adult', '2022-06-27', '2022-06-28', '2022-06-29', 'sds_adult_pre_sds_plus', 'sds_plus_adult_4_to_7'],
    ['244ZA(6)(c)', 'manslaughter', 8, 'child', '2022-06-27', '2022-06-28', '2022-06-29', 'section_250_sds40_excluded', 'section_250_plus'],
    ['244A, begun by the 2015 Act (Fruen [2016] EWCA Crim 561)', 'rape_of_child_under_13', 9, 'adult', '2015-04-12', '2015-04-13', '2015-04-14', 'sds_adult_pre_sds_plus', 'sopc_pre_june_2022'],
    ['244A, begun by the 2015 Act, 2 years', 'assault_of_child_under_13_by_penetration', 2, 'adult', '2015-04-12', '2015-04-13', '2015-04-14', 'sds_adult_barred_50', 'sopc_pre_june_2022'],
    ['244A(6)', 'rape_of_child_under_13', 9, 'adult', '2022-06-27', '2022-06-28', '2022-06-29', 'sopc_pre_june_2022', 'sopc'],
    ['life for death by dangerous driving', 'causing_death_by_dangerous_driving', 8, 'adult', '2022-06-27', '2022-06-28', '2022-06-29', 'sds_adult_pre_sds_plus', 'sds_plus_adult_7_plus'],
    ['7(6): the special sentence for national security offences', 'assisting_foreign_intelligence_service', 4, 'adult', '2026-03-21', '2026-03-22', '2026-03-23', 'sds_adult_national_security', 'sopc'],
    ['7(3): the same under 18', 'assisting_foreign_intelligence_service', 4, 'child', '2026-03-21', '2026-03-22', '2026-03-23', 'section_250_sds40_excluded', 'sopc'],
  ] as const)
    test(`${provision}: ${key}, ${regimeBefore} until ${before}, ${regimeFrom} from ${day}`, () => {
      const regimes = [before, day, dayAfter].map((start) => classified(key, { startDate: start, sentenceYears: years, ageAtSentence: age }).regimeId)
      expect(regimes).toEqual([regimeBefore, regimeFrom, regimeFrom])
    })

  test('23(15) ends with the last sentence before 1 October 2026: from then on 244ZA has no date to miss', () => {
    // Life became available only after this day of sentence: nothing else keeps it out of 244ZA(4).
    const newlyLife: Offence = { ...offence('robbery'), lifeMaximumFrom: question(on('2026-10-01', 1)).start }
    const regime = (start: string) => classify({ ...question(on(start, 8)), offence: newlyLife }).regimeId
    expect(regime('2026-09-30')).toBe('sds_adult_pre_sds_plus')
    expect(regime('2026-10-01')).toBe('sds_plus_adult_7_plus')
    const lifeLater: Offence = { ...newlyLife, lifeMaximumFrom: question(on('2027-01-01', 1)).start }
    const late = classify({ ...question(on('2026-10-01', 8)), offence: lifeLater })
    expect(late.regimeId).toBe('sds_adult_sds40_excluded')
  })
})
