import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { placeName } from '../facts/refusal.ts'
import type { CaseAlternativeCode } from '../tables/alternative-codes.ts'
import { asksWhyAway } from '../tables/changes-of-law.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { caseOf } from './case-answer.ts'

const ofLeaving: readonly CaseAlternativeCode[] = [
  'A_TAG_NOT_REVOKED',
  'A_LEFT_ON_TAG',
  'A_CURFEW_AT_HALF',
  'A_TERM_BY_ITSELF',
]

const dayOn = (text: string): Day => parseDay(text) as Day

/** The release with its rivals by how the person left, and the end. */
function told(line: string): string {
  const { release, end, alternatives } = answered(line)
  const rivals = (alternatives ?? []).filter(({ code }) => ofLeaving.includes(code))
  return [
    isoDate(release as Day),
    ...rivals.map((rival) => `or ${isoDate(rival.release as Day)}`),
    `to ${isoDate(end as Day)}`,
  ].join(', ')
}

describe('A release ends the time in custody on its day; a removal does not, and stops the clock', () => {
  // biome-ignore format: a case is what it is about, how it is told, and its dates
  for (const [what, line, want] of [
    ['credits of A stay with A; B ends last',
      'A 2025-03-03 24m sds_adult remandCreditDays=40; B 2025-10-06 12m sds_adult remandCreditDays=10; otherCustody 2025-03-03..2025-08-11 why=sentence how=curfew',
      '2026-02-18, to 2027-01-21'],
    ['A is out later than B: A stands first, B alone beside it',
      'A 2025-06-02 36m sds_adult remandCreditDays=60; B 2026-04-13 8w sds_adult; otherCustody 2025-06-02..2025-12-15 why=sentence how=curfew',
      '2026-06-15, or 2026-05-05, to 2028-04-02'],
    ['a sentence passed on the day of the release still joins: 20 days count for both',
      'A 2025-02-10 30m sds_adult; B 2026-01-12 6m sds_adult remandCreditDays=20; otherCustody 2025-02-10..2026-01-12 why=sentence how=curfew',
      '2026-03-05, to 2027-07-20'],
    ['let out on the Friday before: two times in custody; B is later, and its 20 days are its own',
      'A 2025-02-10 30m sds_adult; B 2026-01-12 6m sds_adult remandCreditDays=20; otherCustody 2025-02-10..2026-01-09 why=sentence how=curfew',
      '2026-03-05, to 2027-08-09'],
    ['out 19 days early; half, before the 40% rule; A and its 30 days are over when B is passed',
      'A 2023-10-02 12m sds_adult remandCreditDays=30; B 2024-02-26 9m sds_adult remandCreditDays=5; otherCustody 2023-10-02..2024-02-12 why=sentence how=compassionate',
      '2024-07-06, to 2024-11-20'],
    ['A would be out later than B, but was let out for good: B alone',
      'A 2023-11-06 16m sds_adult remandCreditDays=20; B 2024-05-20 4w sds_adult; otherCustody 2023-11-06..2024-05-10 why=sentence how=compassionate',
      '2024-06-02, to 2025-02-13'],
    ['EDS left by the Parole Board: the new 18 months alone decide',
      'A 2020-02-03 9y +3y eds_adult remandCreditDays=100; B 2026-10-19 18m sds_adult remandCreditDays=12; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole',
      '2027-04-07, to 2031-10-25'],
    ['the credit of B is its own',
      'A 2018-05-14 8y +4y eds_adult; B 2025-01-20 36m sds_adult remandCreditDays=33; otherCustody 2018-05-14..2023-11-20 why=sentence how=parole',
      '2026-02-28, to 2030-05-13'],
    ['the term of A ends in 2031; B alone decides, A only gives the end',
      'A 2021-04-12 10y +2y eds_adult; B 2026-11-02 4m sds_adult; otherCustody 2021-04-12..2026-06-01 why=sentence how=parole',
      '2026-12-11, to 2033-04-11'],
    ['worked out 29 December, let out 30 January: B of 19 January joins, 9 + 14 days for both',
      'A 2025-09-08 10m sds_adult remandCreditDays=9; B 2026-01-19 10m sds_adult remandCreditDays=14; otherCustody 2025-09-08..2026-01-30 why=sentence',
      '2026-04-27, to 2026-10-26'],
    ['worked out 13 December, let out 28 November: B of 8 December stands alone',
      'A 2025-09-08 10m sds_adult remandCreditDays=25; B 2025-12-08 10m sds_adult remandCreditDays=14; otherCustody 2025-09-08..2025-11-28 why=sentence',
      '2026-03-25, to 2026-09-23'],
    ['100 days away: release and end move',
      'A 2025-01-13 40m sds_adult remandCreditDays=50; unlawfullyAtLarge 2025-09-02..2025-12-10 why=removal; liableToRemoval',
      '2026-07-03, to 2028-07-01'],
    ['the prison counted 97: its number stands',
      'A 2025-01-13 40m sds_adult remandCreditDays=50; unlawfullyAtLarge 2025-09-02..2025-12-07 why=removal; liableToRemoval',
      '2026-06-30, to 2028-06-28'],
    ['no release: B joins, all 30 days count for both; the days away are only of A',
      'A 2024-11-04 30m sds_adult remandCreditDays=10; B 2025-08-18 20m sds_adult remandCreditDays=20; unlawfullyAtLarge 2025-06-20..2025-08-17 why=removal',
      '2026-03-19, to 2027-06-01'],
    ['a court may make B consecutive: A was removed, not released',
      'A 2024-11-04 24m sds_adult remandCreditDays=10; B 2025-08-18 12m sds_adult after A; unlawfullyAtLarge 2025-06-20..2025-08-17 why=removal',
      '2026-03-05, to 2027-12-22'],
    ['removed in 2021, before the clock stood still: taken as a release; A has its own date, later than B',
      'A 2020-01-06 6y sds_adult; B 2022-04-04 10m sds_adult remandCreditDays=9; otherCustody 2020-01-06..2021-11-15 why=sentence',
      '2022-08-25, to 2026-01-05'],
    ['two removals: 10 and 20 days',
      'A 2025-03-10 50m sds_adult; unlawfullyAtLarge 2025-10-02..2025-10-11 why=removal; unlawfullyAtLarge 2026-01-06..2026-01-25 why=removal; law 2026-09-01',
      '2026-12-08, to 2029-06-08'],
    ['on a tag on 10 September 2024: half stays',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew',
      '2025-01-20, to 2026-01-20'],
    ['let out on 10 September 2024 itself: in custody on that day',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; otherCustody 2024-02-05..2024-09-10 why=sentence how=curfew',
      '2024-11-08, to 2026-01-20'],
    ['released on compassionate grounds (ECSL), out on 10 September 2024',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; otherCustody 2024-02-05..2024-09-03 why=sentence how=compassionate',
      '2025-01-20, to 2026-01-20'],
    ['six years: the day is 22 October 2024; removed on that day; 152 days away',
      'A 2022-05-09 6y sds_adult; unlawfullyAtLarge 2024-06-11..2024-11-09 why=removal',
      '2025-10-07, to 2028-10-07'],
    ['back on 1 October 2024: out on 10 September, but the second day counts for six years',
      'A 2022-05-09 6y sds_adult; unlawfullyAtLarge 2024-06-11..2024-09-30 why=removal',
      '2025-01-21, to 2028-08-28'],
    ['A stays at half; B at 40% from its day; A stands first, B beside it',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; B 2024-10-14 8m sds_adult remandCreditDays=6; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew',
      '2025-01-20, or 2025-01-13, to 2026-01-20'],
    ['removed on 30 September 2026: two-fifths stay, 62 days away',
      'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-08-18..2026-10-18 why=removal',
      '2027-07-13, to 2030-07-12'],
    ['back on 18 September 2026: one-third, at the stage of 12 January 2027 (5 years, 1,826 days)',
      'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-08-18..2026-09-17 why=removal',
      '2027-02-10, to 2030-06-11'],
    ['on a tag on the eve: the Act says that it reaches it (30 months, 912 days: 10 November 2026)',
      'A 2026-01-12 30m sds_adult; otherCustody 2026-01-12..2026-08-24 why=sentence how=curfew',
      '2026-11-11, to 2028-07-11'],
    ['let out on compassionate grounds before the eve: not reached',
      'A 2026-01-12 30m sds_adult; otherCustody 2026-01-12..2026-08-24 why=sentence how=compassionate',
      '2027-01-11, to 2028-07-11'],
    ['recalled from the tag (section 255), on the tag on 10 September 2024: half, and 3 days at large',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew; recall curfew recallDate=2024-09-20 returnToCustodyDate=2024-09-24',
      '2025-01-23, to 2026-01-23'],
    ['recalled from the tag and back on 2 September 2024: in custody on the day, 40%',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew; recall curfew recallDate=2024-09-01 returnToCustodyDate=2024-09-02',
      '2024-11-08, to 2026-01-20'],
    ['B was passed after the tag and before 10 September 2024: 40% reaches B, not A',
      'A 2024-02-05 24m sds_adult remandCreditDays=15; B 2024-08-26 8m sds_adult remandCreditDays=6; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew',
      '2025-01-20, or 2024-11-25, to 2026-01-20'],
  ] as const)
    test(what, () => expect(told(line)).toBe(want))
})

describe('Sections 263(1)(b) and 264(1)(b): what was left early does not keep the person beside what came later', () => {
  const A = 'A 2025-06-02 36m sds_adult remandCreditDays=60; B 2026-04-13 8w sds_adult'
  const eds = 'A 2020-02-03 9y +3y eds_adult remandCreditDays=100'
  // biome-ignore format: a case is what it is about, how it is told, and its dates
  for (const [what, line, want] of [
    ['how was not told, and there is no tag from an extended sentence', `${eds}; B 2026-10-19 18m sds_adult remandCreditDays=12; otherCustody 2020-02-03..2026-03-02 why=sentence`, '2027-04-07, to 2031-10-25'],
    ['how was not told, and it can have been a tag', `${A}; otherCustody 2025-06-02..2025-12-15 why=sentence`, '2026-05-05, or 2026-06-15, to 2028-04-02'],
    ['too early for a tag', `${A}; otherCustody 2025-06-02..2025-11-08 why=sentence`, '2026-05-05, to 2028-04-02'],
    ['on the first day for one', `${A}; otherCustody 2025-06-02..2025-11-09 why=sentence`, '2026-05-05, or 2026-06-15, to 2028-04-02'],
    ['on the sex offender register there is no tag', `${A}; otherCustody 2025-06-02..2025-12-15 why=sentence; registeredSexOffender`, '2026-05-05, to 2028-04-02'],
    ['nor for who is to be removed', `${A}; otherCustody 2025-06-02..2025-12-15 why=sentence; liableToRemoval`, '2026-05-05, to 2028-04-02'],
    ['since 2 September 2026 adults have none', 'A 2025-12-01 36m sds_adult_sds40_excluded; B 2026-10-05 8w sds_adult; otherCustody 2025-12-01..2026-09-03 why=sentence', '2026-10-23, to 2028-11-30'],
    ['section 250 keeps it', 'A 2025-12-01 36m section_250 child; B 2026-10-05 8w sds_adult; otherCustody 2025-12-01..2026-09-03 why=sentence', '2026-10-23, or 2027-02-12, to 2028-11-30'],
    ['a parole date of what came later stands', `${eds}; B 2026-10-19 6y +2y eds_adult; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole`, '2032-10-18, to 2034-10-18'],
    ['an order that came later', `${eds}; B 2026-10-19 10m dto child; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole`, '2027-03-19, to 2031-10-25'],
    ['who is recalled since is kept by the recall', `${eds}; B 2026-10-19 18m sds_adult; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole; recall standard recallDate=2026-10-20 returnToCustodyDate=2026-10-20 sentenceIds=A`, '2031-10-25, to 2031-10-25'],
    ['a recall from the other alone', `${eds}; B 2026-06-01 4y sds_adult; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole; recall standard recallDate=2028-06-01 returnToCustodyDate=2028-06-01 sentenceIds=B`, '2030-05-31, to 2031-10-25'],
    ['a third time in custody', 'A 2026-01-12 12m sds_adult; B 2026-04-13 18m sds_adult; C 2026-10-05 6m sds_adult; otherCustody 2026-01-12..2026-03-30 why=sentence how=curfew; otherCustody 2026-04-13..2026-08-10 why=sentence how=compassionate', '2026-12-04, to 2027-10-12'],
  ] as const)
    test(what, () => expect(told(line)).toBe(want))

  test('the working says what does not count', () => {
    const steps = caseExplanationOf(
      answered(
        `${eds}; B 2026-10-19 18m sds_adult remandCreditDays=12; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole`,
      ),
    )
    expect(steps.find(({ id }) => id === 'releaseDate')?.working).toBe(
      'The person was let out from sentence A before a later one was passed, so its day does not keep them. Release is due under sentence B on 7 April 2027. It is on licence.',
    )
  })
})

describe('Which changes of law pass by who was out of prison', () => {
  const A = 'A 2024-02-05 24m sds_adult remandCreditDays=15'
  const left = (day: string, how: string) => `otherCustody 2024-02-05..${day} why=sentence${how}`
  // biome-ignore format: a case is what it is about, how it is told, and its dates
  for (const [what, line, want] of [
    ['SI 2024/844 says nothing of the Parole Board', `${A}; ${left('2024-08-12', ' how=parole')}`, '2024-11-08, to 2026-01-20'],
    ['how was not told', `${A}; ${left('2024-08-12', '')}`, '2024-11-08, to 2026-01-20'],
    ['back for a new sentence, and not recalled: not in custody under the first', `A 2022-05-09 6y sds_adult; B 2024-10-01 12m sds_adult; otherCustody 2022-05-09..2024-09-02 why=sentence how=compassionate`, '2025-02-23, to 2028-05-08'],
    ['a fixed term from the tag is kept to one-half', `${A}; ${left('2024-08-12', ' how=curfew')}; recall fixed_term_28 recallDate=2024-09-05 returnToCustodyDate=2024-09-12`, '2025-01-20, to 2026-01-26'],
    ['to 40%, back before the day', `${A}; ${left('2024-08-12', ' how=curfew')}; recall fixed_term_28 recallDate=2024-09-02 returnToCustodyDate=2024-09-05`, '2024-11-08, to 2026-01-22'],
    ['back, on a day that is not told', `${A}; ${left('2024-08-12', ' how=curfew')}; recall curfew recallDate=2024-09-02`, '2024-11-08, to 2026-01-20'],
    ['a fixed term from compassionate release ends by itself', `${A}; ${left('2024-08-12', ' how=compassionate')}; recall fixed_term_28 recallDate=2024-09-02 returnToCustodyDate=2024-09-05`, '2024-10-02, to 2026-01-22'],
    ['in prison on the day, on a tag later, recalled from it', `${A}; ${left('2024-09-16', ' how=curfew')}; recall curfew recallDate=2024-10-20 returnToCustodyDate=2024-10-24`, '2024-11-11, to 2026-01-23'],
    ['the Act of 2026: let out on 30 September', 'A 2026-01-12 30m sds_adult; otherCustody 2026-01-12..2026-09-30 why=sentence how=compassionate', '2027-01-11, to 2028-07-11'],
    ['let out on 1 October', 'A 2026-01-12 30m sds_adult; otherCustody 2026-01-12..2026-10-01 why=sentence how=compassionate', '2026-11-11, to 2028-07-11'],
    ['removed on 30 September', 'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-10-01..2026-10-18 why=removal', '2027-05-30, to 2030-05-29'],
    ['removed on 1 October', 'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-10-02..2026-10-18 why=removal', '2027-01-27, to 2030-05-28'],
    ['back on 1 October', 'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-08-18..2026-09-30 why=removal', '2027-06-25, to 2030-06-24'],
    ['back on 30 September', 'A 2025-05-12 5y sds_adult; unlawfullyAtLarge 2026-08-18..2026-09-29 why=removal', '2027-02-22, to 2030-06-23'],
  ] as const)
    test(what, () => expect(told(line)).toBe(want))
})

describe('What is said of it', () => {
  const codes = [
    'W_LEFT',
    'W_UNREACHED',
    'W_REMOVED',
    'W_RELEASED_BETWEEN',
    'W_RECALL_BEFORE_RELEASE',
    'W_RECALL_CURFEW',
  ]
  const said = (line: string) =>
    answered(line)
      .warnings.filter(({ code }) => codes.includes(code))
      .map(caseWarningText)
  const A = 'A 2020-02-03 9y +3y eds_adult'
  // biome-ignore format: a row is what is said
  for (const [line, want] of [
    [`${A}; B 2026-10-19 18m sds_adult; otherCustody 2020-02-03..2026-03-02 why=sentence how=parole`,
      ['The person left sentence A on 2 March 2026, by the Parole Board. Only sentence B keeps them in prison, unless they were recalled.']],
    ['A 2023-11-06 16m sds_adult; B 2024-05-20 4w sds_adult; C 2024-05-20 3w sds_adult; otherCustody 2023-11-06..2024-05-10 why=sentence how=compassionate',
      ['The person left sentence A on 10 May 2024, on compassionate grounds. Only sentences B and C keep them in prison, unless they were recalled.']],
    ['A 2024-02-05 24m sds_adult; otherCustody 2024-02-05..2024-08-12 why=sentence how=curfew',
      ['The person left sentence A on 12 August 2024, on a tag. Nothing keeps them in prison, unless they were recalled.',
      'The person was on a tag on 10 September 2024: the 40% rule does not reach sentence A; one-half stays.']],
    ['A 2024-02-05 24m sds_adult; otherCustody 2024-02-05..2024-08-12 why=sentence how=compassionate',
      ['The person left sentence A on 12 August 2024, on compassionate grounds. Nothing keeps them in prison, unless they were recalled.',
      'The person was let out on compassionate grounds on 10 September 2024: the 40% rule does not reach sentence A; one-half stays.']],
    ['A 2025-05-12 5y sds_adult; B 2026-12-07 12m sds_adult after A; unlawfullyAtLarge 2026-08-18..2026-10-18 why=removal',
      ['The person was removed to be deported on 30 September 2026: the change of 1 October 2026 does not reach sentence A; 40% stays.', 'The sentence stood still for 62 days while the person was away.']],
    ['A 2025-05-12 12m sds_adult; unlawfullyAtLarge 2027-08-18..2027-10-18 why=removal', []],
    ['A 2025-03-03 24m sds_adult; recall standard recallDate=2025-09-01 returnToCustodyDate=2025-09-01; otherCustody 2025-03-03..2025-08-11 why=sentence how=parole', []],
  ] as const)
    test(line, () => expect(said(line)).toEqual(want))
})

describe('What cannot be so', () => {
  const A = 'A 2025-03-03 24m sds_adult'
  const B = 'B 2025-04-07 24m sds_adult'
  const onTag = 'why=sentence how=curfew'
  const twoEnds =
    'otherCustody[1].fromDate: This time in custody has two ends. Give it once, with the day on which the person left.'
  // biome-ignore format: a row is what is refused
  for (const [what, line, want] of [
    ['how, of no sentence', `${A}; otherCustody 2025-03-03..2025-08-11 why=recall how=curfew`, ['otherCustody[0].how: Only of a time under a sentence is it told how the person left.']],
    ['from no day of sentence', `${A}; otherCustody 2025-03-04..2025-08-11 ${onTag}`, ['otherCustody[0].fromDate: No sentence was passed on this day. Give the day of the first sentence that was then served.']],
    ['two ends', `${A}; ${B}; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-04-07..2025-08-20 ${onTag}`, [twoEnds]],
    ['two ends, of one of which it is told how', `${A}; ${B}; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-04-07..2025-08-20 why=sentence`, [twoEnds]],
    ['of the other', `${A}; ${B}; otherCustody 2025-03-03..2025-08-11 why=sentence; otherCustody 2025-04-07..2025-08-20 ${onTag}`, [twoEnds]],
    ['a sentence of the day of the release joins, and the time goes on', `${A}; B 2025-08-11 24m sds_adult; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-08-11..2025-12-20 ${onTag}`, [twoEnds]],
    ['an old removal', 'A 2020-01-06 6y sds_adult; unlawfullyAtLarge 2022-06-28..2022-08-03 why=removal', ['unlawfullyAtLarge[0].why: Before 28 June 2022 the sentence ran on after a removal. Tell it as otherCustody, up to the day of removal.']],
    ['a sentence while the person was removed', `${A}; ${B}; unlawfullyAtLarge 2025-04-01..2025-04-07 why=removal`, ['unlawfullyAtLarge[0].toDate: A sentence was passed in these days. End them on the day before the return.']],
    ['consecutive to what was left', `${A}; B 2025-10-06 6m sds_adult after A; otherCustody 2025-03-03..2025-08-11 ${onTag}`,
      ['sentences[1].consecutiveTo: By 6 October 2025 the person had been released from sentence A, so a court could not make B consecutive to it (Sentencing Code, section 225).']],
    ['no such way', `${A}; otherCustody 2025-03-03..2025-08-11 why=sentence how=bail`, ['otherCustody[0].how: Say how the person left: curfew, parole or compassionate; or leave it out.']],
    ['no reason to be away', `${A}; unlawfullyAtLarge 2025-04-01..2025-04-06 why=holiday`, ['unlawfullyAtLarge[0].why: Say removal, or leave it out.']],
  ] as const)
    test(what, () => {
      const answer = caseOf(caseIn(line))
      expect('refusals' in answer ? answer.refusals.map(({ place, message }) => `${placeName(place)}: ${message}`) : []).toEqual(want)
    })

  // biome-ignore format: a row is what is answered
  for (const [what, line] of [
    ['two times that do not overlap', `${A}; B 2025-10-06 6m sds_adult; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-10-06..2025-11-11 ${onTag}`],
    ['another sentence, that is not told, was served meanwhile', `${A}; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-04-01..2025-06-20 why=sentence`],
    ['a recall was served meanwhile', `${A}; otherCustody 2025-03-03..2025-08-11 ${onTag}; otherCustody 2025-03-03..2025-06-20 why=recall`],
    ['two ends, of none of which it is told how', `${A}; ${B}; otherCustody 2025-03-03..2025-08-11 why=sentence; otherCustody 2025-04-07..2025-08-20 why=sentence`],
    ['removed on 28 June 2022', 'A 2020-01-06 6y sds_adult; unlawfullyAtLarge 2022-06-29..2022-08-03 why=removal'],
    ['a sentence on the day of the return', `${A}; ${B}; unlawfullyAtLarge 2025-04-01..2025-04-06 why=removal`],
  ] as const)
    test(`not refused: ${what}`, () => expect(caseOf(caseIn(line))).toHaveProperty('release'))
})

describe('By what a person was away matters where the time lies over the days that count', () => {
  test('whoever was removed on the eve of 1 October 2026 keeps the old point', () => {
    const away = (why: string) =>
      told(`A 2023-06-01 8y sds_adult_sds40_excluded; unlawfullyAtLarge 2026-10-01..2026-10-13${why}`)
    expect([away(''), away(' why=removal')]).toEqual([
      '2027-03-09, to 2031-06-13',
      '2027-06-13, to 2031-06-13',
    ])
  })

  for (const [first, last, isAsked] of [
    ['2024-06-11', '2024-09-09', false],
    ['2024-06-11', '2024-09-10', true],
    ['2024-09-11', '2024-10-21', false],
    ['2024-10-22', '2024-10-22', true],
    ['2024-12-16', '2024-12-16', false],
    ['2026-09-30', '2026-09-30', true],
    ['2026-09-16', '2026-09-29', false],
    // Removed on 30 September: out of prison immediately before 1 October.
    ['2026-10-01', '2026-10-13', true],
    ['2026-10-02', '2026-10-13', false],
  ] as const)
    test(`${first} to ${last}: ${isAsked}`, () =>
      expect(asksWhyAway({ fromDate: dayOn(first), toDate: dayOn(last) })).toBe(isAsked))
})
