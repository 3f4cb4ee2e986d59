import { describe, expect, test } from 'vitest'
import { on } from '../../../test/support/answered.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type WarningCode, warningCodes } from '../tables/warning-codes.ts'
import type { Warning } from '../tables/warnings.ts'
import { warningText } from '../words/en/warnings.ts'
import { ask } from './ask.ts'
import { type Calculation, calculation, calculationOf } from './calculation.ts'
import type { Question } from './question.ts'
import { resultAtPoint } from './sentence-result.ts'
import { warningsOf as inCase } from './warnings.ts'

/** What is asked at a release point, and what the law can be told of a sentence besides. */
type Given = Omit<AskedCalculation, 'offenceKey'> & {
  readonly [Name in 'key' | 'offenceDate' | 'dateOfBirth']?: string
}

const warningsOf = ({ key, offenceDate, dateOfBirth, ...asked }: Given) => {
  const { question } = calculationOf({ ...asked, offenceKey: key }) as Calculation
  const dayOf = (text: string): Day => parseDay(text) as Day
  return calculation({
    ...question,
    ...(offenceDate && { offenceDate: dayOf(offenceDate) }),
    ...(dateOfBirth && { dateOfBirth: dayOf(dateOfBirth) }),
  }).warnings
}
const codes = (given: Given): readonly WarningCode[] => warningsOf(given).map(({ code }) => code)

const now = (years: number, rest: Partial<Given> = {}): Given => on('2026-11-16', years, rest)
const post = { postCommencement: true } as const
const child = { ageAtSentence: 'child' } as const
const late = { key: 'breach_of_sexual_harm_prevention_order' } as const

/** Each warning: when it is said, and a neighbouring case when it is not. */
// biome-ignore format: one condition a line
const conditions = [
  ['W_START_AFTER_COMMENCEMENT', 'starts on 1 October 2026, old point asked for', on('2026-10-01', 3), on('2026-09-30', 3)],
  ['W_START_AFTER_COMMENCEMENT', 'only where the two points differ', now(3, { regimeId: 'sds_adult' }), now(3, { regimeId: 'section_250' })],
  ['W_START_AFTER_COMMENCEMENT', 'only for the old point', now(3), now(3, post)],
  ['W_TYPE_IGNORED', 'the offence decides against an extended sentence', now(8, { key: 'robbery', sentenceType: 'eds' }), now(8, { key: 'robbery', sentenceType: 'sds' })],
  ['W_TYPE_IGNORED', 'against public protection', now(8, { key: 'robbery', sentenceType: 'ipp' }), now(8, { key: 'robbery', sentenceType: 'sds_plus' })],
  ['W_TYPE_IGNORED', 'against life', now(8, { key: 'robbery', sentenceType: 'life' }), now(8, { key: 'murder', sentenceType: 'life' })],
  ['W_TYPE_IGNORED', 'against section 250', now(8, { key: 'robbery', sentenceType: 'section_250' }), now(8, { key: 'robbery', sentenceType: 'section_250', ...child })],
  ['W_TYPE_IGNORED', 'against terrorism', now(8, { key: 'robbery', sentenceType: 'terrorism' }), now(8, { key: 'attendance_at_place_for_terrorist_training', sentenceType: 'terrorism' })],
  ['W_LIFE', 'life', now(18, { sentenceType: 'life' }), now(18, { sentenceType: 'ipp' })],
  ['W_IPP', 'public protection', now(4, { sentenceType: 'ipp' }), now(4, { sentenceType: 'life' })],
  ['W_PAROLE', 'extended sentence', now(7, { sentenceType: 'eds' }), now(7, { regimeId: 'eds_automatic_2012_2015' })],
  ['W_PAROLE', 'special sentence', now(7, { regimeId: 'sopc' }), now(7, { sentenceType: 'life' })],
  ['W_PAROLE', 'terrorism', now(7, { sentenceType: 'terrorism' }), now(7, { regimeId: 'terrorism_s247a_no_early_release' })],
  ['W_REGIME_OVER_OFFENCE', 'the offence leads to other rules', now(8, { key: 'robbery', regimeId: 'sds_adult' }), now(8, { key: 'robbery', regimeId: 'sds_plus_adult_7_plus' })],
  ['W_TRANCHE', 'rule 4: held until the stage', on('2025-06-16', 5, { remandCreditDays: 35, ...post }), on('2026-10-01', 5, { remandCreditDays: 35, ...post })],
  ['W_TRANCHE', 'the old point was asked for, the stage moves it', on('2025-06-16', 5), on('2024-10-25', 4, { sentenceMonths: 11 })],
  ['W_TRANCHE', 'due out at the old point on the day of the first stage, and not on the day before', on('2026-05-09', 1, post), on('2026-05-08', 1, post)],
  ['W_TRANCHE_SAME', 'rule 5: the new point comes after the stage', on('2026-06-24', 3, post), on('2025-06-16', 5, { remandCreditDays: 35, ...post })],
  ['W_TRANCHE_SAME', 'only for the new point', on('2026-06-24', 3, post), on('2026-06-24', 3)],
  ['W_BEFORE_CHANGE', 'rule 2: due out before 1 October 2026', on('2024-11-04', 3, post), on('2025-11-04', 3, post)],
  ['W_BEFORE_CHANGE', 'only where the new point was asked for', on('2024-11-04', 3, post), on('2024-11-04', 3)],
  ['W_SDS40_STAGED', '40% came before its stage of 2024', on('2022-09-10', 4, { sentenceMonths: 11 }), on('2022-09-25', 4, { sentenceMonths: 11 })],
  ['W_SDS40_STAGED', 'section 250 too', on('2022-09-10', 4, { sentenceMonths: 11, regimeId: 'section_250', ...post }), on('2024-09-10', 4, { sentenceMonths: 11, regimeId: 'section_250' })],
  ['W_SDS40_STAGED', 'not where the new point was asked for and W_BEFORE_CHANGE says it', on('2022-09-10', 4, { sentenceMonths: 11 }), on('2022-09-10', 4, { sentenceMonths: 11, ...post })],
  ['W_SDS40_STAGED', 'excluded from 40% later: only if imposed before 10 September 2024', on('2024-09-09', 0, { sentenceMonths: 6, ...late }), on('2024-09-10', 0, { sentenceMonths: 6, ...late })],
  ['W_SDS40_EXCLUDED_LATER', 'out at 40% before 16 December 2024 (SI 2024/1331)', on('2024-09-20', 0, { sentenceMonths: 7, key: 'breach_of_sexual_harm_prevention_order' }), on('2024-09-23', 0, { sentenceMonths: 7, key: 'breach_of_sexual_harm_prevention_order' })],
  ['W_SDS40_EXCLUDED_LATER', 'section 250 too, whichever point is asked for', on('2024-09-20', 0, { sentenceMonths: 6, key: 'breach_of_sexual_harm_prevention_order', ...child, ...post }), on('2024-09-20', 0, { sentenceMonths: 6, key: 'sexual_assault', ...child, ...post })],
  ['W_SDS40_EXCLUDED_LATER', 'not for a sentence passed from that day', on('2024-12-09', 0, { sentenceDays: 15, key: 'breach_of_sexual_harm_prevention_order' }), on('2024-12-16', 0, { sentenceDays: 15, key: 'breach_of_sexual_harm_prevention_order' })],
  ['W_BARRED_POSSIBLE', 'may be on the list', now(3, { key: 'making_indecent_images_of_children', ...post }), now(3, { key: 'sexual_assault', ...post })],
  ['W_BARRED_POSSIBLE', 'not before the Act: the date is the same', now(3, { key: 'making_indecent_images_of_children', ...post }), now(3, { key: 'making_indecent_images_of_children' })],
  ['W_BARRED_LIST_UNCONFIRMED', 'inferred to be on the list', now(3, { key: 'sexual_activity_with_child', ...post }), now(3, { key: 'rape', ...post })],
  ['W_BARRED_LIST_UNCONFIRMED', 'chosen without an offence', now(3, { regimeId: 'sds_adult_barred_50', ...post }), now(3, { regimeId: 'sds_adult_barred_50', key: 'rape', ...post })],
  ['W_BARRED_LIST_NAMED', 'rape: the description of the list names it', now(8, { key: 'rape', ...post }), now(8, { key: 'rape' })],
  ['W_SDS40_ASSUMED', 'no offence was given', now(3), now(3, { key: 'burglary_dwelling' })],
  ['W_EXTENDED_OR_LIFE', 'Sentencing Code, section 280: wounding with intent can draw an extended or a life sentence', now(8, { key: 'grievous_bodily_harm_with_intent', ...post }), now(8, { key: 'theft', ...post })],
  ['W_EXTENDED_OR_LIFE', 'not a drug offence that carries life', now(8, { key: 'robbery', ...post }), now(8, { key: 'being_concerned_in_supply_of_class_a_drug', ...post })],
  ['W_EXTENDED_OR_LIFE', 'not under 4 years', now(4, { key: 'robbery', ...post }), now(3, { sentenceMonths: 11, key: 'robbery', ...post })],
  ['W_EXTENDED_OR_LIFE', 'also where the caller chose the rules it leads to', now(8, { key: 'robbery', regimeId: 'sds_plus_adult_7_plus' }), now(8, { key: 'robbery', regimeId: 'sds_adult' })],
  ['W_EXTENDED_OR_LIFE', 'not where the Parole Board decides already', now(8, { key: 'affray' }), now(8, { key: 'rape_of_child_under_13' })],
  ['W_SUSPENDED_USUAL', 'Sentencing Code, section 277A: 12 months, from 22 March 2026', on('2026-03-22', 1), on('2026-03-21', 1)],
  ['W_SUSPENDED_USUAL', 'not a day more than 12 months', now(1), now(1, { sentenceDays: 1 })],
  ['W_SUSPENDED_USUAL', 'not under 14 days', now(0, { sentenceDays: 14 }), now(0, { sentenceDays: 13 })],
  ['W_SUSPENDED_USUAL', 'not for a person under 18', now(1, { ageAtSentence: 'unknown' }), now(1, child)],
  ['W_SUSPENDED_USUAL', 'not where days were added in prison', now(1), now(1, { addedDays: 1 })],
  ['W_SUSPENDED_USUAL', 'not where it was said that it was not', now(1), now(1, { notSuspended: true })],
  ['W_SUSPENDED_USUAL', 'not after days on remand, unless it was said that it may have been', now(1, { remandCreditDays: 1, notSuspended: false }), now(1, { remandCreditDays: 1 })],
  ['W_SUSPENDED_USUAL', 'not an extended sentence', now(1, { key: 'theft' }), now(1, { sentenceType: 'eds' })],
  ['W_SUSPENDED_POSSIBLE', 'Sentencing Code, section 277: 12 months before 22 March 2026', on('2026-03-21', 1), on('2026-03-22', 1)],
  ['W_SUSPENDED_POSSIBLE', 'not where two years are over: it could not be suspended still', on('2024-11-15', 1), on('2024-11-14', 1)],
  ['W_SUSPENDED_POSSIBLE', 'with a release point that was asked for, only to 12 months', on('2026-03-21', 1), on('2026-03-21', 2)],
  ['W_OVER_MAXIMUM', 'common assault: 6 months (Criminal Justice Act 1988, section 39)', now(0, { sentenceMonths: 6, sentenceDays: 1, key: 'common_assault' }), now(0, { sentenceMonths: 6, key: 'common_assault' })],
  ['W_OVER_MAXIMUM', 'a month too many', now(0, { sentenceMonths: 7, key: 'common_assault' }), now(0, { sentenceMonths: 5, key: 'common_assault' })],
  ['W_OVER_MAXIMUM', 'years count', now(9, { key: 'common_assault' }), now(9, { key: 'robbery' })],
  ['W_OVER_MAXIMUM', 'the longest of several maxima; not for a minimum term', now(14, { sentenceDays: 1, key: 'burglary_dwelling' }), now(18, { key: 'common_assault', regimeId: 'life' })],
  ['W_OVER_MAXIMUM', 'not the maximum itself, 14 years', now(14, { sentenceDays: 1, key: 'burglary_dwelling' }), now(14, { key: 'burglary_dwelling' })],
  ['W_LIFE_MAXIMUM_DATE', 'life from a day only, 7 years', now(7, { key: 'causing_death_by_dangerous_driving' }), now(6, { key: 'causing_death_by_dangerous_driving' })],
  ['W_LIFE_MAXIMUM_DATE', 'not where life always was the maximum', now(7, { key: 'causing_death_by_dangerous_driving' }), now(7, { key: 'robbery' })],
  ['W_COUNTED_AS_LIFE', 'the offence was before life became the maximum', now(8, { key: 'causing_death_by_dangerous_driving', offenceDate: '2022-06-27' }), now(8, { key: 'causing_death_by_dangerous_driving', offenceDate: '2022-06-28' })],
  ['W_VIOLENT_TO_PRISON_SERVICE', 'not after the Act: the date is the same', now(4, { key: 'burglary_dwelling' }), now(4, { key: 'burglary_dwelling', ...post })],
  ['W_LIFE_MAXIMUM_DATE', 'not where life does not matter: terrorism is under section 247A', now(7, { key: 'causing_death_by_dangerous_driving' }), now(7, { key: 'terrorist_training' })],
  ['W_LIFE_MAXIMUM_DATE', 'not outside Schedule 15', now(7, { key: 'causing_death_by_dangerous_driving' }), now(7, { key: 'facilitating_illegal_immigration' })],
  ['W_VIOLENT_TO_PRISON_SERVICE', 'burglary, 4 years', now(4, { key: 'burglary_dwelling' }), now(3, { sentenceMonths: 11, key: 'burglary_dwelling' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 2', now(9, { key: 'rape_of_child_under_13' }), now(9, { key: 'rape' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, after commencement', on('2026-10-01', 4, { key: 'spying_1911' }), now(4, { regimeId: 'sopc' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, on 22 March 2026', on('2026-03-22', 4, { key: 'spying_1911' }), on('2026-03-21', 4, { key: 'spying_1911' })],
  ['W_SOPC_USUAL', 'Schedule 13, Part 3, on 23 March 2026', on('2026-03-23', 4, { key: 'spying_1911' }), on('2025-06-01', 4, { key: 'spying_1911' })],
  ['W_SOPC_USUAL', 'the older rules of national security offences chosen, from 22 March 2026', on('2026-03-22', 4, { regimeId: 'sds_adult_national_security' }), on('2026-03-21', 4, { regimeId: 'sds_adult_national_security' })],
  ['W_SPECIAL_POSSIBLE', 'an abolished offence: from 13 April 2015', on('2015-04-13', 8, { key: 'rape_1956_act' }), on('2015-04-12', 8, { key: 'rape_1956_act' })],
  ['W_AGE_AT_OFFENCE', 'Schedule 13, Part 2, and not Part 3', now(9, { key: 'rape_of_child_under_13' }), now(4, { key: 'spying_1911' })],
  ['W_SOPC_CONVICTION', 'a national security offence, from 22 March 2026', on('2026-03-22', 4, { key: 'spying_1911' }), on('2026-03-21', 4, { key: 'spying_1911' })],
  ['W_SOPC_CONVICTION', 'after the Act too', on('2026-10-01', 4, { key: 'spying_1911' }), on('2026-10-01', 9, { key: 'rape_of_child_under_13' })],
  ['W_SOPC_CONVICTION', 'under 18 too; not for other special sentences', on('2026-09-30', 4, { key: 'spying_1911', ...child }), on('2026-09-30', 9, { key: 'rape_of_child_under_13' })],
  ['W_SOPC_CONVICTION', 'not where special sentences had not begun', on('2026-03-23', 4, { key: 'spying_1911', regimeId: 'sopc' }), on('2026-03-21', 4, { key: 'spying_1911', regimeId: 'sopc' })],
  ['W_S250_FRACTION', 'not on a sentence that was over before the Act', on('2026-06-24', 3, { sentenceType: 'section_250', ...child }), on('2024-11-04', 3, { sentenceType: 'section_250', ...child })],
  ['W_S250_FRACTION', 'section 250 at 40%', now(3, { sentenceType: 'section_250', ...child }), now(4, { key: 'robbery', ...child })],
  ['W_CHILD_SDS', 'by the offence', now(3, { key: 'robbery', sentenceType: 'sds', ...child }), now(3, { key: 'robbery', sentenceType: 'section_250', ...child })],
  ['W_CHILD_SECTION_250', 'no kind was named', now(3, child), now(3, { sentenceType: 'section_250', ...child })],
  ['W_CHILD_SECTION_250', 'excluded from 40%', now(4, { key: 'robbery', ...child }), now(8, { key: 'manslaughter', ...child })],
  ['W_CHILD_DTO', 'a detention and training order is at most 2 years (Sentencing Code, section 236)', now(2, child), now(2, { sentenceDays: 1, ...child })],
  ['W_CHILD_ADULT_SENTENCE', 'an adult sentence was named (docs/decisions/0003)', now(3, { sentenceType: 'sds', ...child }), now(3, child)],
  ['W_CHILD_ADULT_SENTENCE', 'section 244ZA under 7 years was named', now(5, { sentenceType: 'sds_plus', ...child }), now(7, { sentenceType: 'sds_plus', ...child })],
  ['W_S250_ADULT', 'section 250 for an adult', now(3, { sentenceType: 'section_250' }), now(3, { sentenceType: 'section_250', ...child })],
  ['W_AGE_UNKNOWN', 'the age is not known', now(3, { ageAtSentence: 'unknown' }), now(3, { ageAtSentence: 'adult' })],
  ['W_AGE_UNKNOWN', 'not where the rules are those for a child', now(3, { ageAtSentence: 'unknown', sentenceType: 'eds' }), now(3, { ageAtSentence: 'unknown', sentenceType: 'section_250' })],
  ['W_AGE_AT_RELEASE', 'section 250 under 12 months', now(0, { sentenceMonths: 11, ...child }), now(1, child)],
  ['W_AGE_AT_RELEASE', 'not where the date of birth is known', now(0, { sentenceMonths: 6, ...child }), now(0, { sentenceMonths: 6, ...child, dateOfBirth: '2010-03-01' })],
  ['W_AGE_AT_RELEASE', 'not for a term of one day', now(0, { sentenceDays: 2, ...child }), now(0, { sentenceDays: 1, ...child })],
  ['W_AGE_MISMATCH', 'a regime for a child, chosen for an adult', now(3, { regimeId: 'eds_child' }), now(3, { regimeId: 'eds_child', ...child })],
  ['W_AGE_MISMATCH', 'a regime for an adult, chosen for a child', now(3, { regimeId: 'sds_adult', ...child }), now(3, { regimeId: 'life', ...child })],
  ['W_SDS_PLUS_LENGTH', 'section 244ZA under 4 years', now(3, { sentenceMonths: 11, sentenceType: 'sds_plus' }), now(4, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_LENGTH', 'section 244ZA under 7 years, child', now(6, { sentenceMonths: 11, sentenceType: 'sds_plus', ...child }), now(7, { sentenceType: 'sds_plus', ...child })],
  ['W_SDS_PLUS_DATE', '7 years before 1 April 2020', on('2020-03-31', 7, { sentenceType: 'sds_plus' }), on('2020-04-01', 7, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_DATE', '4 years before 28 June 2022', on('2022-06-27', 4, { sentenceType: 'sds_plus' }), on('2022-06-28', 4, { sentenceType: 'sds_plus' })],
  ['W_SDS_PLUS_DATE', 'section 250 before 28 June 2022', on('2022-06-27', 7, { sentenceType: 'sds_plus', ...child }), on('2022-06-28', 7, { sentenceType: 'sds_plus', ...child })],
  ['W_EDS_TERM', 'extended sentence', now(7, { sentenceType: 'eds' }), now(7, { regimeId: 'sopc' })],
  ['W_EDS_2012_2015', 'extended sentence before 13 April 2015', on('2015-04-12', 7, { sentenceType: 'eds' }), on('2015-04-13', 7, { sentenceType: 'eds' })],
  ['W_EDS_2012_2015', 'under 18 too (section 246A(2) as it was)', on('2015-04-12', 7, { sentenceType: 'eds', ...child }), on('2015-04-13', 7, { sentenceType: 'eds', ...child })],
  ['W_EDS_2012_2015', 'not for a standard sentence', on('2012-12-03', 7, { sentenceType: 'eds' }), on('2012-12-03', 7)],
  ['W_EDS_2012_2015', 'not for another sentence of the Parole Board', on('2014-05-06', 7, { sentenceType: 'eds' }), on('2014-05-06', 7, { regimeId: 'sopc_pre_june_2022' })],
  ['W_EDS_2012_2015', 'not for one that is released automatically', on('2014-05-06', 7, { regimeId: 'eds_adult' }), on('2014-05-06', 7, { regimeId: 'eds_automatic_2012_2015' })],
  ['W_SOPC_LICENCE', 'special sentence', now(7, { regimeId: 'sopc' }), now(7, { sentenceType: 'eds' })],
  ['W_SOPC_DATE', 'special sentence before 13 April 2015', on('2015-04-12', 7, { regimeId: 'sopc_pre_june_2022' }), on('2015-04-13', 7, { regimeId: 'sopc_pre_june_2022' })],
  ['W_SOPC_DATE', 'not for another kind of sentence', on('2015-04-12', 7, { regimeId: 'sopc_pre_june_2022' }), on('2015-04-12', 7)],
  ['W_TERRORISM_TERM', 'terrorism: a licence follows (Sentencing Code, sections 278 and 279)', now(7, { sentenceType: 'terrorism' }), now(7, { sentenceType: 'eds' })],
  ['W_TERRORISM_2A', 'terrorism', now(7, { sentenceType: 'terrorism' }), now(7, { regimeId: 'terrorism_s247a_no_early_release' })],
  ['W_TERRORISM_2A', 'section 247A(2A): an extended sentence from 29 June 2021, the offence not given', on('2021-06-29', 7, { sentenceType: 'eds' }), on('2021-06-28', 7, { sentenceType: 'eds' })],
  ['W_TERRORISM_2A', 'section 247A(2A): a terrorism offence that carries life', on('2021-06-29', 7, { key: 'preparation_of_terrorist_acts' }), on('2021-06-29', 7, { key: 'encouragement_of_terrorism' })],
  ['W_TERRORISM_2A', 'section 247A(2A): another offence than terrorism, rules chosen by the caller', on('2021-06-29', 7, { regimeId: 'eds_adult' }), on('2021-06-29', 7, { regimeId: 'eds_adult', key: 'robbery' })],
  ['W_TERRORISM_RELEASED', 'half-way before 26 February 2020 (section 247A(1)(b))', on('2016-02-26', 8, { sentenceType: 'terrorism' }), on('2016-02-27', 8, { sentenceType: 'terrorism' })],
  ['W_TERRORISM_RELEASED', 'by the offence; not for a later sentence', on('2018-03-05', 3, { key: 'encouragement_of_terrorism' }), on('2020-02-26', 0, { sentenceDays: 1, key: 'encouragement_of_terrorism' })],
  ['W_IPP_DATE', 'public protection on 3 December 2012', on('2012-12-03', 4, { sentenceType: 'ipp' }), on('2012-12-02', 4, { sentenceType: 'ipp' })],
  ['W_LIFE_REMAND', 'life with remand', now(18, { sentenceType: 'life', remandCreditDays: 1 }), now(18, { sentenceType: 'life' })],
  ['W_LIFE_REMAND', 'not for a fixed term', now(18, { sentenceType: 'ipp', taggedBailCreditDays: 1 }), now(18, { remandCreditDays: 1 })],
  ['W_ADDED_DAYS_INDETERMINATE', 'life with added days', now(18, { sentenceType: 'life', addedDays: 1 }), now(18, { addedDays: 1 })],
  ['W_ADDED_DAYS_INDETERMINATE', 'not without them', now(18, { sentenceType: 'ipp', addedDays: 1 }), now(18, { sentenceType: 'ipp' })],
  ['W_CREDITS_EXCEED', 'one day to serve, one credited', now(0, { sentenceDays: 1, remandCreditDays: 1 }), now(0, { sentenceDays: 1 })],
  ['W_CREDITS_EXCEED', 'credit equal to the days to serve', now(3, { remandCreditDays: 366, ...post }), now(3, { remandCreditDays: 365, ...post })],
  ['W_CREDITS_EXCEED', 'only where release is automatic', now(3, { remandCreditDays: 800, ...post }), now(3, { sentenceType: 'eds', remandCreditDays: 800 })],
  ['W_CREDITS_EXCEED', 'added days are days to serve', now(3, { remandCreditDays: 376, addedDays: 10, ...post }), now(3, { remandCreditDays: 375, addedDays: 10, ...post })],
  ['W_CREDITS_EXCEED_PAROLE', 'extended sentence', now(3, { sentenceType: 'eds', remandCreditDays: 731 }), now(3, { sentenceType: 'eds', remandCreditDays: 730 })],
  ['W_CREDITS_EXCEED_PAROLE', 'life', now(3, { sentenceType: 'life', remandCreditDays: 1200 }), now(3, { remandCreditDays: 1200 })],
  ['W_ADDED_PAST_TERM', 'no early release: any added day (section 257(2)(a))', now(3, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 1 }), now(3, { regimeId: 'terrorism_s247a_no_early_release' })],
  ['W_ADDED_PAST_TERM', 'extended: past the custodial term', now(3, { sentenceType: 'eds', addedDays: 366 }), now(3, { sentenceType: 'eds', addedDays: 365 })],
  ['W_ADDED_PAST_TERM', 'not for a sentence that ends with its term', now(3, { regimeId: 'sopc', addedDays: 366 }), now(3, { addedDays: 731, ...post })],
  ['W_ADDED_CAP', 'an ordinary sentence for terrorism ends with its term', now(3, { sentenceType: 'terrorism', addedDays: 400 }), now(3, { regimeId: 'terrorism_s247a', addedDays: 400 })],
  ['W_ADDED_CAP', 'so does one for such an offence', now(3, { key: 'dissemination_of_terrorist_publications', sentenceType: 'sds', addedDays: 400 }), now(3, { key: 'dissemination_of_terrorist_publications', addedDays: 400 })],
  ['W_ADDED_CAP', 'not where a licence follows the term', now(3, { addedDays: 731, ...post }), now(3, { sentenceType: 'eds', addedDays: 400 })],
  ['W_ADDED_CAP', 'added days pass the end', now(3, { addedDays: 731, ...post }), now(3, { addedDays: 730, ...post })],
  ['W_ADDED_CAP', 'not for life, where none count', now(3, { addedDays: 800 }), now(3, { sentenceType: 'life', addedDays: 400 })],
  ['W_TAGGED_BAIL', 'tagged bail', now(3, { taggedBailCreditDays: 1 }), now(3, { remandCreditDays: 1 })],
  ['W_BARRED_LIST_NO_EFFECT', 'inferred, but another rule governs', now(3, { key: 'sexual_activity_with_child', ...child }), now(3, { key: 'sexual_activity_with_child', ...post })],
  ['W_BARRED_LIST_NO_EFFECT', 'inferred, before the Act', now(3, { key: 'sexual_activity_with_child' }), now(3, { key: 'sexual_assault' })],
  ['W_BARRED_LIST_NO_EFFECT', 'not where it is confirmed', now(9, { key: 'assault_of_child_under_13_by_penetration' }), now(9, { key: 'rape_of_child_under_13' })],
  ['W_NO_CHANGE', 'the new point is the old one', now(3, { regimeId: 'section_250', ...post }), now(3, { regimeId: 'section_250' })],
  ['W_NO_CHANGE', 'not where it differs', now(3, { sentenceType: 'eds', ...post }), now(3, post)],
  ['W_NON_WORKING_DAY', 'release on a Sunday', on('2026-11-14', 3, post), on('2026-11-16', 3, post)],
  ['W_NON_WORKING_DAY', 'not for a date of the Parole Board', on('2025-04-16', 7, { regimeId: 'sds_plus_adult_barred' }), on('2025-04-16', 7, { sentenceType: 'eds' })],
  ['W_NON_WORKING_DAY', 'not for a minimum term', on('2026-11-02', 5, { regimeId: 'terrorism_s247a_no_early_release' }), on('2026-11-02', 5, { sentenceType: 'life' })],
  ['W_LEAVING_AGE', 'under 18 when convicted: one working day or two', now(2, { sentenceType: 'section_250', ...child }), now(2, { key: 'theft' })],
  ['W_LEAVING_AGE', 'not where there is no day of leaving', now(2, { sentenceType: 'section_250', ...child }), on('2026-11-17', 2, { sentenceType: 'section_250', sentenceDays: 2, ...child })],
  ['W_SHORT_NO_LICENCE', 'under 12 months, and no date of the offence (section 243A(1A))', on('2016-03-07', 0, { sentenceMonths: 11 }), on('2016-03-07', 1)],
  ['W_SHORT_NO_LICENCE', 'not where the date is known', on('2016-03-07', 0, { sentenceMonths: 6 }), on('2016-03-07', 0, { sentenceMonths: 6, offenceDate: '2014-01-01' })],
  ['W_SHORT_NO_LICENCE', 'not before 1 February 2015, when there was certainly none', on('2015-02-01', 0, { sentenceMonths: 6 }), on('2015-01-31', 0, { sentenceMonths: 6 })],
  ['W_SHORT_NO_LICENCE', 'not for one day, which never has one', on('2016-03-07', 0, { sentenceDays: 2 }), on('2016-03-07', 0, { sentenceDays: 1 })],
  ['W_SHORT_NO_LICENCE', 'not with the new point', on('2016-03-07', 0, { sentenceMonths: 6 }), on('2016-03-07', 0, { sentenceMonths: 6, ...post })],
  ['W_SHORT_NO_LICENCE', 'not from three years after', on('2018-01-31', 0, { sentenceMonths: 6 }), on('2018-02-01', 0, { sentenceMonths: 6 })],
  ['W_SHORT_NO_LICENCE', 'not for section 250, which says so itself', on('2016-03-07', 0, { sentenceMonths: 6 }), on('2016-03-07', 0, { sentenceMonths: 6, regimeId: 'section_250' })],
  ['W_LEGACY', 'before 3 December 2012', on('2012-12-02', 3), on('2012-12-03', 3)],
  ['W_LEGACY', 'not of life', on('2012-12-02', 3), on('2012-12-02', 15, { regimeId: 'life' })],
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
    ['W_TYPE_IGNORED', now(8, { key: 'robbery', sentenceType: 'eds' }), ['the regimeId eds_adult.']],
    ['W_TYPE_IGNORED', now(8, { key: 'robbery', sentenceType: 'eds', ...child }), ['the regimeId eds_child.']],
    ['W_TYPE_IGNORED', now(8, { key: 'robbery', sentenceType: 'life', ...child }), ['the regimeId life.']],
    ['W_TRANCHE', on('2025-06-16', 5, { remandCreditDays: 35, ...post }), ['is 12 January 2027.', 'is on 12 January 2027, not 10 January 2027']],
    ['W_TRANCHE', on('2024-10-25', 4, { sentenceMonths: 11, ...post }), ['is 12 January 2027.', 'is on 13 October 2026, not 15 June 2026']],
    ['W_TRANCHE_SAME', on('2026-06-24', 3, post), ['10 November 2026']],
    ['W_BEFORE_CHANGE', on('2024-11-04', 3, post), ['15 January 2026']],
    ['W_BEFORE_CHANGE', on('2025-07-15', 3, { addedDays: 20, ...post }), ['leaving out any added days', '16 October 2026']],
    ['W_SOPC_CONVICTION', on('2026-09-30', 4, { key: 'spying_1911' }), ['automatic at one-half', 'sds_adult_national_security']],
    ['W_SOPC_CONVICTION', on('2026-10-01', 4, { key: 'spying_1911' }), ['automatic at one-third', 'sds_adult_sds40_excluded']],
    ['W_SOPC_CONVICTION', on('2026-10-01', 4, { key: 'spying_1911', ...child }), ['automatic at one-half', 'section_250_sds40_excluded']],
    ['W_NON_WORKING_DAY', now(5, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 29 }), ['Friday 12 December 2031', 'Thursday 11 December 2031']],
    ['W_LIFE_MAXIMUM_DATE', now(7, { key: 'causing_death_by_dangerous_driving', ...post }), ['on or after 28 June 2022', 'Then release is on 17 March 2029.']],
    ['W_BARRED_LIST_NAMED', on('2026-11-02', 8, { key: 'rape', ...post }), ['Then release is on 1 November 2030.']],
    ['W_S250_FRACTION', on('2026-11-02', 3, { key: 'actual_bodily_harm', ...child }), ['Then release is on 2 May 2028.']],
    ['W_EDS_2012_2015', on('2014-01-06', 6, { sentenceType: 'eds' }), ['Then release is on 5 January 2018.']],
    ['W_SDS40_STAGED', on('2022-09-10', 4, { sentenceMonths: 11 }), ['governed by 40%', '10 September 2024, not 27 August 2024']],
    ['W_SDS40_STAGED', on('2022-01-10', 2, { key: 'burglary_dwelling' }), ['governed by one-half', 'on 9 January 2023, not 28 October 2022']],
    ['W_TERRORISM_RELEASED', on('2018-03-05', 3, { key: 'encouragement_of_terrorism', remandCreditDays: 48 }), ['began on 26 February 2020', 'release was on 17 July 2019']],
    ['W_SDS40_EXCLUDED_LATER', on('2024-09-20', 0, { sentenceMonths: 7, key: 'breach_of_sexual_harm_prevention_order' }), ['only on 16 December 2024', 'at 40%, on 13 December 2024, not 3 January 2025']],
    ['W_SHORT_NO_LICENCE', on('2017-05-08', 0, { sentenceMonths: 11 }), ['before 1 February 2015', 'on 22 October 2017 is', 'ends on 7 April 2018']],
    ['W_OVER_MAXIMUM', now(9, { key: 'common_assault' }), ['for this offence is 6 months,']],
    ['W_OVER_MAXIMUM', now(6, { key: 'actual_bodily_harm' }), ['for this offence is 5 years,']],
    ['W_CREDITS_EXCEED', now(3, { remandCreditDays: 400, ...post }), ['34 days']],
    ['W_CREDITS_EXCEED', now(3, { remandCreditDays: 366, ...post }), ['0 days']],
    ['W_ADDED_PAST_TERM', now(3, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 20 }), ['to 5 December 2029', 'shown, 15 November 2029']],
    ['W_ADDED_PAST_TERM', now(3, { regimeId: 'terrorism_s247a_no_early_release', addedDays: 1 }), ['to 16 November 2029', 'shown, 15 November 2029']],
    ['W_ADDED_CAP', now(3, { addedDays: 731, ...post }), ['1 day.']],
    ['W_NON_WORKING_DAY', on('2026-11-14', 3, post), ['leaves prison on Friday 12 November 2027 at the latest, and usually on Thursday 11 November 2027.']],
    ['W_NON_WORKING_DAY', on('2026-11-03', 0, { sentenceDays: 30 }), ['leaves prison on Friday 13 November 2026.']],
    ['W_LEAVING_AGE', now(2, { sentenceType: 'section_250', ...child }), ['two working days', 'may be one: Thursday 2 September 2027.', 'allows one or two at every age', 'section 23(3C)']],
    ['W_LEAVING_AGE', now(2, { sentenceType: 'section_250', ...child, dateOfBirth: '2009-02-01' }), ['one working day', 'Two are possible', 'Wednesday 1 September 2027.']],
  ] as const)
    test(`${code}: ${words.join(' … ')}`, () => {
      const warning = warningsOf(given).find((warning) => warning.code === code) as Warning
      for (const part of words) expect(warningText(warning)).toContain(part)
    })
})

describe('Said of a sentence in a case, where less is said than of one alone', () => {
  const section244ZA = { startDate: '2026-11-16', sentenceType: 'sds_plus' } as const
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['section 244ZA: nothing', { ...section244ZA, sentenceYears: 8 }, []],
    ['under 4 years: that alone', { ...section244ZA, sentenceYears: 3 }, [{ code: 'W_SDS_PLUS_LENGTH', values: {} }]],
    ['an extended sentence at an age that is not known: what is in doubt is said of the case',
      { startDate: '2021-06-28', sentenceType: 'eds', sentenceYears: 7, ageAtSentence: 'unknown' }, []],
  ] as const satisfies readonly (readonly [string, AskedCalculation, unknown])[])
    test(what, () => {
      const { question } = ask(asked) as { question: Question }
      expect(inCase(resultAtPoint(question), 'in_force', 'in a case', [])).toEqual(want)
    })
})
