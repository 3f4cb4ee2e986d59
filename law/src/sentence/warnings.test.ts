import { describe, expect, test } from 'vitest'
import { offenceByKey } from '../tables/offences.ts'
import { type WarningCode, warningCodes } from '../tables/warning-codes.ts'
import type { Warning } from '../tables/warnings.ts'
import { warningText } from '../words/warnings.ts'
import { type Calculation, calculationOf } from './calculation.ts'
import type { Asked } from './question.ts'

type Given = Omit<Asked, 'offence'> & { readonly key?: string }

const warningsOf = ({ key, ...asked }: Given) => {
  const offence = key === undefined ? undefined : offenceByKey(key)
  return (calculationOf({ ...asked, ...(offence && { offence }) }) as Calculation).warnings
}
const codes = (given: Given): readonly WarningCode[] => warningsOf(given).map(({ code }) => code)

const on = (start: string, years: number, rest: Partial<Given> = {}): Given => ({ start, years, ...rest })
const now = (years: number, rest: Partial<Given> = {}): Given => on('2026-11-16', years, rest)
const post = { postCommencement: true } as const
const child = { age: 'child' } as const
const late = { key: 'breach_of_sexual_harm_prevention_order' } as const

/** Each warning: when it is said, and a neighbouring case when it is not. */
// biome-ignore format: one condition a line
const conditions = [
  ['W_START_AFTER_COMMENCEMENT', 'starts on 1 October 2026, old point asked for', on('2026-10-01', 3), on('2026-09-30', 3)],
  ['W_START_AFTER_COMMENCEMENT', 'only where the two points differ', now(3, { regimeId: 'sds_adult' }), now(3, { regimeId: 'section_250' })],
  ['W_START_AFTER_COMMENCEMENT', 'only for the old point', now(3), now(3, post)],
  ['W_LIFE', 'life', now(18, { sentenceType: 'life' }), now(18, { sentenceType: 'ipp' })],
  ['W_IPP', 'public protection', now(4, { sentenceType: 'ipp' }), now(4, { sentenceType: 'life' })],
  ['W_PAROLE', 'extended sentence', now(7, { sentenceType: 'eds' }), now(7, { regimeId: 'eds_automatic_2012_2015' })],
  ['W_PAROLE', 'special sentence', now(7, { regimeId: 'sopc' }), now(7, { sentenceType: 'life' })],
  ['W_PAROLE', 'terrorism', now(7, { sentenceType: 'terrorism' }), now(7, { regimeId: 'terrorism_s247a_no_early_release' })],
  ['W_CONTEMPT', 'a committal, section 258', now(1, { key: 'contempt_of_court' }), now(1, { key: 'perjury' })],
  ['W_CONTEMPT', 'a chosen regime does not make it a sentence', now(1, { key: 'contempt_of_court', regimeId: 'section_250' }), now(1, { key: 'burglary_dwelling', regimeId: 'section_250' })],
  ['W_REGIME_OVER_OFFENCE', 'the offence leads to other rules', now(8, { key: 'robbery', regimeId: 'sds_adult' }), now(8, { key: 'robbery', regimeId: 'sds_plus_adult_7_plus' })],
  ['W_TRANCHE', 'rule 4: held until the stage', on('2025-06-16', 5, { remandCredit: 35, ...post }), on('2026-10-01', 5, { remandCredit: 35, ...post })],
  ['W_TRANCHE', 'the old point was asked for, the stage moves it', on('2025-06-16', 5), on('2024-10-25', 4, { months: 11 })],
  ['W_TRANCHE_SAME', 'rule 5: the new point comes after the stage', on('2026-06-24', 3, post), on('2025-06-16', 5, { remandCredit: 35, ...post })],
  ['W_TRANCHE_SAME', 'only for the new point', on('2026-06-24', 3, post), on('2026-06-24', 3)],
  ['W_BEFORE_CHANGE', 'rule 2: due out before 1 October 2026', on('2024-11-04', 3, post), on('2025-11-04', 3, post)],
  ['W_BEFORE_CHANGE', 'only where the new point was asked for', on('2024-11-04', 3, post), on('2024-11-04', 3)],
  ['W_SDS40_STAGED', '40% came before its stage of 2024', on('2022-09-10', 4, { months: 11 }), on('2022-09-25', 4, { months: 11 })],
  ['W_SDS40_STAGED', 'section 250 too', on('2022-09-10', 4, { months: 11, regimeId: 'section_250', ...post }), on('2024-09-10', 4, { months: 11, regimeId: 'section_250' })],
  ['W_SDS40_STAGED', 'not where the new point was asked for and W_BEFORE_CHANGE says it', on('2022-09-10', 4, { months: 11 }), on('2022-09-10', 4, { months: 11, ...post })],
  ['W_SDS40_STAGED', 'excluded from 40% later: only if imposed before 10 September 2024', on('2024-09-09', 0, { months: 6, ...late }), on('2024-09-10', 0, { months: 6, ...late })],
  ['W_BARRED_POSSIBLE', 'may be on the list', now(3, { key: 'making_indecent_images_of_children' }), now(3, { key: 'sexual_assault' })],
  ['W_BARRED_LIST_UNCONFIRMED', 'inferred to be on the list', now(3, { key: 'sexual_activity_with_child' }), now(3, { key: 'rape' })],
  ['W_BARRED_LIST_UNCONFIRMED', 'chosen without an offence', now(3, { regimeId: 'sds_adult_barred_50' }), now(3, { regimeId: 'sds_adult_barred_50', key: 'rape' })],
  ['W_SDS40_ASSUMED', 'no offence was given', now(3), now(3, { key: 'burglary_dwelling' })],
  ['W_LIFE_MAXIMUM_DATE', 'life from a day only, 4 years', now(4, { key: 'causing_death_by_dangerous_driving' }), now(3, { key: 'causing_death_by_dangerous_driving' })],
  ['W_LIFE_MAXIMUM_DATE', 'not where life always was the maximum', now(4, { key: 'causing_death_by_dangerous_driving' }), now(4, { key: 'robbery' })],
  ['W_LIFE_MAXIMUM_DATE', 'not where life does not matter: terrorism is under section 247A', now(4, { key: 'making_or_possessing_explosive_suspicious' }), now(4, { key: 'terrorist_training' })],
  ['W_LIFE_MAXIMUM_DATE', 'not outside Schedule 15', now(4, { key: 'causing_death_by_dangerous_driving' }), now(4, { key: 'facilitating_illegal_immigration' })],
  ['W_VIOLENT_TO_PRISON_SERVICE', 'burglary, 4 years', now(4, { key: 'burglary_dwelling' }), now(3, { months: 11, key: 'burglary_dwelling' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 2', now(9, { key: 'rape_of_child_under_13' }), now(9, { key: 'rape' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, after commencement', on('2026-10-01', 4, { key: 'spying_1911' }), now(4, { regimeId: 'sopc' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, on 22 March 2026', on('2026-03-22', 4, { key: 'spying_1911' }), on('2026-03-21', 4, { key: 'spying_1911' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, on 23 March 2026', on('2026-03-23', 4, { key: 'spying_1911' }), on('2025-06-01', 4, { key: 'spying_1911' })],
  ['W_S250_FRACTION', 'section 250 at 40%', now(3, { sentenceType: 'section_250', ...child }), now(4, { key: 'robbery', ...child })],
  ['W_CHILD_SDS', 'no kind was named', now(3, child), now(3, { sentenceType: 'section_250', ...child })],
  ['W_CHILD_SDS', 'by the offence', now(3, { key: 'robbery', sentenceType: 'sds', ...child }), now(3, { key: 'robbery', sentenceType: 'section_250', ...child })],
  ['W_CHILD_SDS', 'excluded from 40%', now(4, { key: 'robbery', ...child }), now(8, { key: 'manslaughter', ...child })],
  ['W_CHILD_ADULT_SENTENCE', 'an adult sentence was named (docs/decisions/0003)', now(3, { sentenceType: 'sds', ...child }), now(3, child)],
  ['W_CHILD_ADULT_SENTENCE', 'section 244ZA under 7 years was named', now(5, { sentenceType: 'sds_plus', ...child }), now(7, { sentenceType: 'sds_plus', ...child })],
  ['W_S250_ADULT', 'section 250 for an adult', now(3, { sentenceType: 'section_250' }), now(3, { sentenceType: 'section_250', ...child })],
  ['W_AGE_UNKNOWN', 'the age is not known', now(3, { age: 'unknown' }), now(3, { age: 'adult' })],
  ['W_AGE_UNKNOWN', 'not where the rules are those for a child', now(3, { age: 'unknown', sentenceType: 'eds' }), now(3, { age: 'unknown', sentenceType: 'section_250' })],
  ['W_AGE_MISMATCH', 'a regime for a child, chosen for an adult', now(3, { regimeId: 'eds_child' }), now(3, { regimeId: 'eds_child', ...child })],
  ['W_AGE_MISMATCH', 'a regime for an adult, chosen for a child', now(3, { regimeId: 'sds_adult', ...child }), now(3, { regimeId: 'life', ...child })],
  ['W_SDS_PLUS_LENGTH', 'section 244ZA under 4 years', now(3, { months: 11, sentenceType: 'sds_plus' }), now(4, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_LENGTH', 'section 244ZA under 7 years, child', now(6, { months: 11, sentenceType: 'sds_plus', ...child }), now(7, { sentenceType: 'sds_plus', ...child })],
  ['W_SDS_PLUS_DATE', '7 years before 1 April 2020', on('2020-03-31', 7, { sentenceType: 'sds_plus' }), on('2020-04-01', 7, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_DATE', '4 years before 28 June 2022', on('2022-06-27', 4, { sentenceType: 'sds_plus' }), on('2022-06-28', 4, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_DATE', 'section 250 before 28 June 2022', on('2022-06-27', 7, { sentenceType: 'sds_plus', ...child }), on('2022-06-28', 7, { sentenceType: 'sds_plus', ...child })],
  ['W_TYPE_IGNORED', 'the offence decides against an extended sentence', now(8, { key: 'robbery', sentenceType: 'eds' }), now(8, { key: 'robbery', sentenceType: 'sds' })],
  ['W_TYPE_IGNORED', 'against public protection', now(8, { key: 'robbery', sentenceType: 'ipp' }), now(8, { key: 'robbery', sentenceType: 'sds_plus' })],
  ['W_TYPE_IGNORED', 'against life', now(8, { key: 'robbery', sentenceType: 'life' }), now(8, { key: 'murder', sentenceType: 'life' })],
  ['W_TYPE_IGNORED', 'against section 250', now(8, { key: 'robbery', sentenceType: 'section_250' }), now(8, { key: 'robbery', sentenceType: 'section_250', ...child })],
  ['W_TYPE_IGNORED', 'against terrorism', now(8, { key: 'robbery', sentenceType: 'terrorism' }), now(8, { key: 'attendance_at_place_for_terrorist_training', sentenceType: 'terrorism' })],
  ['W_EDS_TERM', 'extended sentence', now(7, { sentenceType: 'eds' }), now(7, { regimeId: 'sopc' })],
  ['W_EDS_2012_2015', 'extended sentence before 13 April 2015', on('2015-04-12', 7, { sentenceType: 'eds' }), on('2015-04-13', 7, { sentenceType: 'eds' })],
  ['W_EDS_2012_2015', 'under 18 too (section 246A(2) as it was)', on('2015-04-12', 7, { sentenceType: 'eds', ...child }), on('2015-04-13', 7, { sentenceType: 'eds', ...child })],
  ['W_EDS_2012_2015', 'not for a standard sentence', on('2012-12-03', 7, { sentenceType: 'eds' }), on('2012-12-03', 7)],
  ['W_EDS_2012_2015', 'not for another sentence of the Parole Board', on('2014-05-06', 7, { sentenceType: 'eds' }), on('2014-05-06', 7, { regimeId: 'sopc_pre_june_2022' })],
  ['W_EDS_2012_2015', 'not for one that is released automatically', on('2014-05-06', 7, { regimeId: 'eds_adult' }), on('2014-05-06', 7, { regimeId: 'eds_automatic_2012_2015' })],
  ['W_SOPC_LICENCE', 'special sentence', now(7, { regimeId: 'sopc' }), now(7, { sentenceType: 'eds' })],
  ['W_SOPC_DATE', 'special sentence before 13 April 2015', on('2015-04-12', 7, { regimeId: 'sopc_pre_june_2022' }), on('2015-04-13', 7, { regimeId: 'sopc_pre_june_2022' })],
  ['W_SOPC_DATE', 'not for another kind of sentence', on('2015-04-12', 7, { regimeId: 'sopc_pre_june_2022' }), on('2015-04-12', 7)],
  ['W_TERRORISM_2A', 'terrorism', now(7, { sentenceType: 'terrorism' }), now(7, { regimeId: 'terrorism_s247a_no_early_release' })],
  ['W_IPP_DATE', 'public protection on 3 December 2012', on('2012-12-03', 4, { sentenceType: 'ipp' }), on('2012-12-02', 4, { sentenceType: 'ipp' })],
  ['W_LIFE_REMAND', 'life with remand', now(18, { sentenceType: 'life', remandCredit: 1 }), now(18, { sentenceType: 'life' })],
  ['W_LIFE_REMAND', 'not for a fixed term', now(18, { sentenceType: 'ipp', taggedBailCredit: 1 }), now(18, { remandCredit: 1 })],
  ['W_ADDED_DAYS_INDETERMINATE', 'life with added days', now(18, { sentenceType: 'life', addedDays: 1 }), now(18, { addedDays: 1 })],
  ['W_ADDED_DAYS_INDETERMINATE', 'not without them', now(18, { sentenceType: 'ipp', addedDays: 1 }), now(18, { sentenceType: 'ipp' })],
  ['W_CREDITS_EXCEED', 'one day to serve, one credited', now(0, { days: 1, remandCredit: 1 }), now(0, { days: 1 })],
  ['W_CREDITS_EXCEED', 'credit equal to the days to serve', now(3, { remandCredit: 366, ...post }), now(3, { remandCredit: 365, ...post })],
  ['W_CREDITS_EXCEED', 'added days are days to serve', now(3, { remandCredit: 376, addedDays: 10, ...post }), now(3, { remandCredit: 375, addedDays: 10, ...post })],
  ['W_ADDED_CAP', 'added days pass the end', now(3, { addedDays: 731, ...post }), now(3, { addedDays: 730, ...post })],
  ['W_ADDED_CAP', 'not for life, where none count', now(3, { sentenceType: 'eds', addedDays: 400 }), now(3, { sentenceType: 'life', addedDays: 400 })],
  ['W_TAGGED_BAIL', 'tagged bail', now(3, { taggedBailCredit: 1 }), now(3, { remandCredit: 1 })],
  ['W_BARRED_LIST_NO_EFFECT', 'inferred, but another rule governs', now(3, { key: 'sexual_activity_with_child', ...child }), now(3, { key: 'sexual_activity_with_child' })],
  ['W_BARRED_LIST_NO_EFFECT', 'not where it is confirmed', now(9, { key: 'assault_of_child_under_13_by_penetration' }), now(9, { key: 'rape_of_child_under_13' })],
  ['W_NO_CHANGE', 'the new point is the old one', now(3, { regimeId: 'section_250', ...post }), now(3, { regimeId: 'section_250' })],
  ['W_NO_CHANGE', 'not where it differs', now(3, { sentenceType: 'eds', ...post }), now(3, post)],
  ['W_NON_WORKING_DAY', 'release on a Sunday', on('2026-11-14', 3, post), on('2026-11-16', 3, post)],
  ['W_NON_WORKING_DAY', 'not for a date of the Parole Board', on('2025-04-16', 7, { regimeId: 'sds_plus_adult_barred' }), on('2025-04-16', 7, { sentenceType: 'eds' })],
  ['W_NON_WORKING_DAY', 'not for a minimum term', on('2026-11-02', 5, { regimeId: 'terrorism_s247a_no_early_release' }), on('2026-11-02', 5, { sentenceType: 'life' })],
  ['W_LEGACY', 'before 3 December 2012', on('2012-12-02', 3), on('2012-12-03', 3)],
] as const satisfies readonly (readonly [WarningCode, string, Given, Given])[]

describe('Each warning is said when its condition holds, and not in the case beside it', () => {
  for (const [code, why, said, notSaid] of conditions)
    test(`${code}: ${why}`, () => {
      expect(codes(said)).toContain(code)
      expect(codes(notSaid)).not.toContain(code)
    })

  test('no warning is left out of this table', () =>
    expect([...new Set(conditions.map(([code]) => code))]).toEqual([...warningCodes]))
})

describe('The words in braces are the words of the case', () => {
  // biome-ignore format: one case a line
  for (const [code, given, words] of [
    ['W_REGIME_OVER_OFFENCE', now(8, { key: 'robbery', regimeId: 'sds_adult' }), ['Adult section 244ZA sentence: 7 years or more']],
    ['W_CONTEMPT', now(1, { key: 'contempt_of_court', remandCredit: 10, addedDays: 3, ...post }), ['on 17 May 2027, before']],
    ['W_TRANCHE', on('2025-06-16', 5, { remandCredit: 35, ...post }), ['is 12 January 2027.', 'is on 12 January 2027, not 10 January 2027']],
    ['W_TRANCHE', on('2024-10-25', 4, { months: 11, ...post }), ['is 12 January 2027.', 'is on 13 October 2026, not 15 June 2026']],
    ['W_TRANCHE_SAME', on('2026-06-24', 3, post), ['10 November 2026']],
    ['W_BEFORE_CHANGE', on('2024-11-04', 3, post), ['15 January 2026']],
    ['W_BEFORE_CHANGE', on('2025-07-15', 3, { addedDays: 20, ...post }), ['leaving out any added days', '16 October 2026']],
    ['W_SDS40_STAGED', on('2022-09-10', 4, { months: 11 }), ['10 September 2024, not 27 August 2024']],
    ['W_LIFE_MAXIMUM_DATE', now(4, { key: 'causing_death_by_dangerous_driving' }), ['on or after 28 June 2022']],
    ['W_CREDITS_EXCEED', now(3, { remandCredit: 400, ...post }), ['34 days']],
    ['W_CREDITS_EXCEED', now(3, { remandCredit: 366, ...post }), ['0 days']],
    ['W_ADDED_CAP', now(3, { addedDays: 731, ...post }), ['1 day.']],
    ['W_NON_WORKING_DAY', on('2026-11-14', 3, post), ['Thursday 11 November 2027']],
  ] as const)
    test(`${code}: ${words.join(' … ')}`, () => {
      const warning = warningsOf(given).find((warning) => warning.code === code) as Warning
      for (const part of words) expect(warningText(warning)).toContain(part)
    })
})
