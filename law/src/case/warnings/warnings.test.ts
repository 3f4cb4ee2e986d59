import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../../test/support/case-in.ts'
import { type Day, parseDay } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../../facts/asked-case.ts'
import { caseOf } from '../case-answer.ts'

const s = (id: string, start: string, rest: object): AskedCaseSentence => ({
  id,
  startDate: start,
  regimeId: 'sds_adult_sds40_excluded',
  ...rest,
})
/** That the court may have suspended the sentence. */
const suspensions: readonly string[] = ['W_SUSPENDED_USUAL', 'W_SUSPENDED_POSSIBLE']
const day = (text: string): Day => parseDay(text) as Day

function said(asked: AskedCase) {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  // Nearly every short term here could be suspended: that has a table of its own below.
  return answer.warnings
    .filter(({ code }) => !suspensions.includes(code))
    .map(({ code, sentenceIds, values }) => [code, sentenceIds.join(), values])
}

describe('What is said with a case', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['nothing', 'A 2026-11-16 6m16d sds_adult_sds40_excluded', []],
    ['fixed release points', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; law after_act', [['W_FIXED_LAW', '', {}]]],
    ['the same, before: not what is said of one sentence', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; law before_act', [['W_FIXED_LAW', '', {}]]],
    ['the law as on the day it was last read', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; law 2026-11-14', []],
    ['the law as on a day after it was last read', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; law 2026-11-15', [['W_LAW_NOT_READ', '', {}]]],
    ['a parole date', 'A 2026-11-16 4y +1y eds_adult', [['W_PAROLE_DATE', 'A', {}], ['W_TERRORISM_2A', 'A', {}],
      ['W_NON_WORKING_DAY', '', { latest: day('2030-11-15'), usual: day('2030-11-14') }]]],
    ['an extension that is not known', 'A 2026-11-16 4y eds_adult', [['W_PAROLE_DATE', 'A', {}], ['W_EXTENSION_UNKNOWN', 'A', {}],
      ['W_TERRORISM_2A', 'A', {}], ['W_NON_WORKING_DAY', '', { latest: day('2030-11-15'), usual: day('2030-11-14') }]]],
    ['an extension that is not known, beside a sentence that has none',
      'A 2026-11-16 4y eds_adult; B 2026-11-16 5y sds_adult_sds40_excluded', [['W_PAROLE_DATE', 'A', {}], ['W_EXTENSION_UNKNOWN', 'A', {}],
      ['W_TERRORISM_2A', 'A', {}], ['W_NON_WORKING_DAY', '', { latest: day('2030-11-15'), usual: day('2030-11-14') }]]],
    ['a release between', 'A 2026-11-16 3m sds_adult_sds40_excluded; B 2027-10-18 3m14d sds_adult_sds40_excluded', [['W_RELEASED_BETWEEN', 'B', {}]]],
    ['with one number of added days', 'A 2026-11-16 3m sds_adult_sds40_excluded; B 2027-10-18 3m14d sds_adult_sds40_excluded; addedDays 2',
      [['W_RELEASED_BETWEEN', 'B', {}], ['W_ADDED_DAYS_RELEASED_BETWEEN', '', {}]]],
    ['a single one', 'A 2026-11-16 3m sds_adult_sds40_excluded; B 2027-10-18 3m14d sds_adult_sds40_excluded; addedDays 1',
      [['W_RELEASED_BETWEEN', 'B', {}], ['W_ADDED_DAYS_RELEASED_BETWEEN', '', {}]]],
    ['a default term of 2 days, of which one is served, and one on remand', 'A 2026-11-16 2d fine_default remandCreditDays=1',
      [['W_PART_PAID', 'A', {}], ['W_CREDITS_EXCEED', 'A', { unused: 0 }]]],
    ['remand recorded while serving',
      'A 2026-11-16 8m sds_adult_sds40_excluded; B 2026-12-07 3m sds_adult_sds40_excluded remandCreditDays=3',
      [['W_REMAND_WHILE_SERVING', 'B', {}]]],
    ['a single day of it', 'A 2026-11-16 8m sds_adult_sds40_excluded; B 2026-12-07 3m sds_adult_sds40_excluded remandCreditDays=1', [['W_REMAND_WHILE_SERVING', 'B', {}]]],
    ['remand of the second of a chain alone',
      'A 2026-11-16 8m sds_adult_sds40_excluded; B 2026-12-07 3m sds_adult_sds40_excluded remandCreditDays=3 after A',
      [['W_REMAND_WHILE_SERVING', 'B', {}]]],
    ['at large while serving', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; unlawfullyAtLarge 2026-12-01..2026-12-07', []],
    ['at large from the day of release on', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; unlawfullyAtLarge 2027-01-20..2027-01-26', []],
    ['at large from the day after it', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; unlawfullyAtLarge 2027-01-21..2027-01-21', [['W_AT_LARGE_NO_EFFECT', '', {}]]],
    ['at large after release', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; unlawfullyAtLarge 2027-06-01..2027-06-02', [['W_AT_LARGE_NO_EFFECT', '', {}]]],
    ['at large from before the sentence', 'A 2026-11-16 6m16d sds_adult_sds40_excluded; unlawfullyAtLarge 2026-10-01..2026-11-16', [['W_AT_LARGE_NO_EFFECT', '', { day: day('2026-11-16') }]]],
    ['as many days given back as were added', 'A 2026-11-16 8m sds_adult_sds40_excluded; addedDays 5@2026-12-07 -5@2026-12-17', []],
    ['more given back than were added', 'A 2026-11-16 8m sds_adult_sds40_excluded; addedDays 5@2026-12-07 -8@2026-12-17', [['W_GIVEN_BACK', '', { unused: 3 }]]],
    ['tagged bail', 'A 2026-11-16 8m sds_adult_sds40_excluded taggedBailCreditDays=1; B 2026-11-16 3m sds_adult_sds40_excluded', [['W_TAGGED_BAIL', 'A', {}]]],
    ['more credit than the longest has to serve',
      'A 2026-11-16 8m sds_adult_sds40_excluded remandCreditDays=100; B 2026-11-16 3m sds_adult_sds40_excluded',
      [['W_CREDITS_EXCEED', 'A,B', { unused: 19 }]]],
    ['a later sentence without remand', 'A 2026-11-16 8m sds_adult_sds40_excluded; B 2026-12-07 3m sds_adult_sds40_excluded', []],
    ['as much credit as there is to serve', 'A 2026-11-16 8m sds_adult_sds40_excluded remandCreditDays=81', [['W_CREDITS_EXCEED', 'A', { unused: 0 }]]],
    ['a day of credit less', 'A 2026-11-16 8m sds_adult_sds40_excluded remandCreditDays=80', []],
    ['more added days than the end leaves room for', 'A 2026-11-16 3m sds_adult_sds40_excluded; addedDays 90', [['W_ADDED_CAP', 'A', { unused: 29 }]]],
    ['a single day more', 'A 2026-11-16 3m sds_adult_sds40_excluded; addedDays 62', [['W_ADDED_CAP', 'A', { unused: 1 }]]],
    ['the same of two that end on one day: the first is named',
      'A 2026-11-16 3m sds_adult_sds40_excluded; B 2026-11-16 3m sds_adult_sds40_excluded; addedDays 90',
      [['W_ADDED_CAP', 'A', { unused: 29 }]]],
    ['a release on a Sunday, too early for the rule against Fridays', 'A 2026-11-16 12w sds_adult_sds40_excluded',
      [['W_NON_WORKING_DAY', '', { latest: day('2026-12-11'), usual: day('2026-12-11') }]]],
    ['the same regime over the offence of two sentences once, and another by itself',
      'A 2026-11-16 6m16d sds_adult_sds40_excluded theft; B 2026-11-16 3m sds_adult_sds40_excluded theft; C 2026-11-16 3m regimeId=section_250 sexual_assault child',
      [['W_REGIME_OVER_OFFENCE', 'A,B', { regime: 'sds_adult' }], ['W_REGIME_OVER_OFFENCE', 'C', { regime: 'section_250_sds40_excluded' }]]],
    ['a short term, and the day of the offence not said',
      'A 2016-11-21 6m4d sds_adult_sds40_excluded; B 2016-11-21 3m sds_adult_sds40_excluded',
      [['W_SHORT_NO_LICENCE', 'A', { staged: day('2017-02-21'), end: day('2017-05-24') }]]],
    ['two days are one', 'A 2016-11-21 2d sds_adult_sds40_excluded', [['W_SHORT_NO_LICENCE', 'A', { staged: day('2016-11-21'), end: day('2016-11-22') }]]],
    ['years later the offence is hardly from before', 'A 2024-11-18 6m4d sds_adult_sds40_excluded', []],
    ['before 1 February 2015 a short term certainly has none', 'A 2015-01-30 6m1d sds_adult_sds40_excluded', []],
    ['one day never has a licence', 'A 2016-11-21 1d sds_adult_sds40_excluded', []],
    ['12 months are no short term', 'A 2016-11-21 12m sds_adult_sds40_excluded', []],
    ['a short term, one part of which is under the progression model: on licence', 'A 2026-08-03 6m sds_adult_barred_50; B 2026-10-12 2m sds_adult_sds40_excluded after A', []],
    ['life with credit and added days', 'A 2026-11-16 12y regimeId=life remandCreditDays=3; addedDays 3',
      [['W_CREDIT_ALREADY_OFF', 'A', { day: day('2038-11-15'), isForLife: true }], ['W_LIFE', 'A', {}],
      ['W_ADDED_DAYS_INDETERMINATE', 'A', {}]]],
    ['life with a day of credit and none added', 'A 2026-11-16 12y regimeId=life remandCreditDays=1',
      [['W_CREDIT_ALREADY_OFF', 'A', { day: day('2038-11-15'), isForLife: true }], ['W_LIFE', 'A', {}]]],
    ['life with a day added and no credit', 'A 2026-11-16 12y regimeId=life; addedDays 1', [['W_LIFE', 'A', {}], ['W_ADDED_DAYS_INDETERMINATE', 'A', {}]]],
    ['life with neither', 'A 2026-11-16 12y regimeId=life', [['W_LIFE', 'A', {}]]],
    ['the same of two sentences once', 'A 2026-11-16 6m16d regimeId=section_250 adult; B 2026-11-16 3m regimeId=section_250 adult',
      [['W_S250_FRACTION', 'A,B', {}], ['W_AGE_AT_RELEASE', 'A,B', { release: 20851 }], ['W_AGE_MISMATCH', 'A,B', {}]]],
  ] as const)
    test(what, () => expect(said(caseIn(asked))).toEqual(want))
})

describe('What is said of one of two sentences names that one', () => {
  const theft = { offenceKey: 'theft' }
  const robbery = { offenceKey: 'robbery', offenceDate: '2004-06-01', sentenceType: 'sds' } as const
  const short = { startDate: '2016-03-07', sentenceMonths: 4, sentenceType: 'sds' } as const
  // biome-ignore format: one row per line
  for (const [what, code, sentences, want] of [
    ['under the Criminal Justice Act 1991', 'W_OLD_LAW', [{ startDate: '2006-01-09', sentenceYears: 8, ...robbery }, { startDate: '2026-11-16', sentenceYears: 1, ...theft }], ['1']],
    ['extended, for an offence that is not in Schedule 15', 'W_KIND_OFFENCE', [{ startDate: '2026-11-16', sentenceYears: 4, sentenceType: 'eds', extensionYears: 1, ...theft }, { startDate: '2026-11-16', sentenceYears: 1, sentenceType: 'sds', ...theft }], ['1']],
    ['a chain under 12 months, no day of an offence given', 'W_SHORT_NO_LICENCE', [{ ...short, id: 'A' }, { ...short, id: 'B', consecutiveTo: 'A' }], ['A', 'B']],
    ['the same, of one the day is given', 'W_SHORT_NO_LICENCE', [{ ...short, id: 'A' }, { ...short, id: 'B', consecutiveTo: 'A', offenceDate: '2015-06-01' }], []],
  ] as const)
    test(`${what}: ${code}`, () => {
      const answer = caseOf({ sentences })
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const named = answer.warnings.filter((warning) => warning.code === code)
      expect(named.flatMap(({ sentenceIds }) => sentenceIds)).toEqual(want)
    })
})

describe('What is said of a doubt, with its rival and nowhere else', () => {
  const death = { offenceKey: 'causing_death_by_dangerous_driving', sentenceYears: 8 }
  const child = { offenceKey: 'sexual_activity_with_child' }
  const under13 = { offenceKey: 'assault_of_child_under_13_by_penetration' }
  const life = { day: day('2022-06-28') }
  // biome-ignore format: one row per line
  for (const [what, sentence, want] of [
    ['life is the maximum for conduct since 28 June 2022, and the day of the offence is not given', { startDate: '2026-11-02', ...death, sentenceType: 'sds' }, [['W_LIFE_MAXIMUM_DATE', 'A', life]]],
    ['the conduct was before, and the sentence after', { startDate: '2022-07-11', ...death, offenceDate: '2021-05-01', sentenceType: 'sds' }, [['W_COUNTED_AS_LIFE', 'A', life]]],
    ['out before the list of barred offences had any effect', { startDate: '2020-01-06', sentenceYears: 3, ...child }, [['W_BARRED_LIST_NO_EFFECT', 'A', {}]]],
    ['a special sentence, whatever the list says', { startDate: '2026-11-16', sentenceYears: 9, ...under13 }, [['W_BARRED_LIST_NO_EFFECT', 'A', {}]]],
    ['the list decides', { startDate: '2026-11-16', sentenceYears: 3, ...child }, [['W_BARRED_LIST_UNCONFIRMED', 'A', {}]]],
    ['the list decides, and the kind is in doubt too', { startDate: '2026-11-16', sentenceYears: 4, ...child }, [['W_BARRED_LIST_UNCONFIRMED', 'A', {}]]],
  ] as const)
    test(what, () =>
      expect(
        said({ sentences: [{ id: 'A', ...sentence }] }).filter(([code]) => /_LIST|LIFE_MAX|AS_LIFE/.test(String(code))),
      ).toEqual(want))
})

describe('That a sentence may have been suspended is said where it can be so of all, a chain taken together', () => {
  const suspension = (...sentences: readonly AskedCaseSentence[]): readonly string[] => {
    const answer = caseOf({ sentences })
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    return answer.warnings.map(({ code }) => code).filter((code) => suspensions.includes(code))
  }
  const short = s('A', '2026-11-16', { sentenceMonths: 6 })
  const after = (length: object) => s('B', '2026-11-16', { ...length, consecutiveTo: 'A' })
  // biome-ignore format: one row a line
  for (const [what, sentences, codes] of [
    ['one short term', [short], ['W_SUSPENDED_USUAL']],
    ['two', [short, s('B', '2026-11-16', { sentenceMonths: 3 })], ['W_SUSPENDED_USUAL']],
    ['one beside a long one', [short, s('B', '2026-11-16', { sentenceYears: 5 })], []],
    ['one beside a long one of which something else is said', [short, s('B', '2026-11-16', { sentenceYears: 5, regimeId: 'sds_adult' })], []],
    ['a chain of 12 months', [short, after({ sentenceMonths: 6 })], ['W_SUSPENDED_USUAL']],
    ['a chain of a day more', [short, after({ sentenceMonths: 6, sentenceDays: 1 })], ['W_SUSPENDED_POSSIBLE']],
    ['a chain of 3 years', [short, after({ sentenceMonths: 30 })], ['W_SUSPENDED_POSSIBLE']],
    ['a chain of a day more', [short, after({ sentenceMonths: 30, sentenceDays: 1 })], []],
    ['a chain too long for the rule beside one that is not', [short, after({ sentenceMonths: 7 }), s('C', '2026-11-16', { sentenceMonths: 2 })], ['W_SUSPENDED_POSSIBLE']],
    ['a chain too long beside one that is not', [short, after({ sentenceMonths: 31 }), s('C', '2026-11-16', { sentenceMonths: 2 })], []],
  ] as const)
    test(what, () => expect(suspension(...sentences)).toEqual(codes))

  const said = (asked: Partial<AskedCase>): readonly string[] => {
    const answer = caseOf({ sentences: [short], ...asked })
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    return answer.warnings.map(({ code }) => code).filter((code) => suspensions.includes(code))
  }
  // biome-ignore format: one row a line
  for (const [what, asked] of [
    ['days were added in prison, as a number', { addedDays: 5 }],
    ['by their day', { addedDays: [{ date: '2026-12-07', days: 5 }] }],
    ['the prison has a date', { statedReleaseDate: '2027-01-15' }],
    ['the person was on remand', { sentences: [{ ...short, remandCreditDays: 1 }] }],
    ['by its dates', { remand: [{ fromDate: '2026-11-10', toDate: '2026-11-15' }] }],
    ['it was told', { sentences: [{ ...short, notSuspended: true }] }],
    ['it was told of one beside it', { sentences: [short, { ...short, id: 'B', notSuspended: true }] }],
    ['the person was away from prison', { unlawfullyAtLarge: [{ fromDate: '2026-12-07', toDate: '2026-12-08' }] }],
  ] as const)
    test(`nothing where ${what}`, () => expect(said(asked)).toEqual([]))
})
