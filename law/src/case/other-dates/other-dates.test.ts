import { describe, expect, test } from 'vitest'
import { caseIn, rowsIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase } from '../../facts/asked-case.ts'
import { caseOf } from '../case-answer.ts'
import { typeOfDate } from '../key-days.ts'

/** The day with these letters, as the prison service works it out; none where there is none. */
function dayOf(letters: string, asked: AskedCase): string {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const found = answer.dates.find(({ form }) => typeOfDate(form) === letters)
  return found === undefined ? 'none' : isoDate(found.byTodaysLimit ?? found.date)
}

/** Rows of what, the case, and its day; with what is told of the person in all of them. */
const table =
  (letters: string, ...rest: readonly string[]) =>
  (rows: string): void => {
    for (const [what, asked, day] of rowsIn(rows))
      test(what, () => expect(dayOf(letters, caseIn(asked, ...rest))).toBe(day))
  }

describe('Criminal Justice Act 2003, section 246: home detention curfew', () => {
  table('HDCED')(`
    section 250, 4 years, 20 days on remand | 2026-11-16 4y regimeId=section_250 remandCreditDays=20 | 2027-08-16
    section 250, 18 months | 2026-11-16 18m regimeId=section_250 | 2027-03-06
    on the register of sex offenders | 2026-11-16 18m regimeId=section_250; registeredSexOffender | none
    liable to removal: nobody who is has one | 2026-11-09 2y regimeId=section_250; liableToRemoval | none
    an adult who is liable, under an older law | 2025-06-02 3y sds_adult; liableToRemoval; law 2026-03-01 | none
    the same under the law after the Act | 2026-11-16 18m regimeId=section_250; law after_act | 2027-03-06
    an adult, at fixed points | 2020-03-02 2y sds_adult; law before_act | none
    an order beside it does not put it off | 2026-11-16 10m dto; 2026-11-16 3y regimeId=section_250 | 2027-06-24
    section 250, 2 years and 18 months that follow: they keep it | A 2026-11-16 2y regimeId=section_250; B 2026-11-16 18m regimeId=section_250 after A | 2027-07-30
    7 years or more under section 244ZA | 2022-05-18 8y sds_plus_adult_7_plus | none
    an adult today | 2026-11-16 4y sds_adult | none
    an adult long ago: given, as a day that has passed | 2020-03-02 2y sds_adult | 2020-09-03
    an adult whose day would be the day the scheme ended | 2026-03-16 27m25d sds_adult | none
    the day before it ended | 2026-03-16 27m22d sds_adult | 2026-09-01
    under the law of the day before it ended | 2026-03-16 18m sds_adult; law 2026-09-01 | 2026-07-04
    passed on the first day of the progression model | 2026-10-01 2y sds_adult | none
    less than 42 days to serve | 2020-03-02 81d sds_adult | none
    42 days to serve: 28 of them first | 2020-03-02 84d sds_adult | 2020-03-30
    a long remand: 14 days from sentence at the least | 2020-03-02 2y sds_adult remandCreditDays=300 | 2020-03-16
    days at large and added days put it off | 2020-03-02 2y sds_adult; unlawfullyAtLarge 2020-04-01..2020-04-10; addedDays 5@2020-05-04 | 2020-09-18
    from 3 June 2025 up to a year | 2024-11-04 5y sds_adult | 2025-11-05
    or one-half, where that is less | 2024-11-04 3y sds_adult | 2025-06-11
    but not before that day | 2024-11-04 33m sds_adult | 2025-06-03
    a chain across 3 June 2025 counts under the longer scheme | A 2025-01-06 18m sds_adult; B 2025-06-09 3m sds_adult after A | 2025-06-03
    a fine out on its first day, with days to spare, does not push | 2022-05-18 25m sds_adult remandCreditDays=198; 2022-08-09 7d fine_default | 2022-06-01
    a fine out later pushes | 2022-03-20 2y sds_adult remandCreditDays=30; 2022-10-01 90d fine_default; addedDays 5@2022-03-20 | 2022-10-15
    an extended sentence that is out last leaves none | 2022-03-21 2y sds_adult; 2022-03-21 3y +1y eds_adult | none
    section 244ZA beside it leaves none | 2022-03-21 12y sds_adult; 2022-03-21 7y sds_plus_adult_7_plus | none
    also where the other one is out later | 2020-04-06 12y sds_adult; 2020-04-06 7y sds_plus_adult_7_plus | none
    a special sentence in the chain leaves none | A 2022-06-28 28m sds_adult; B 2022-06-28 17m regimeId=sopc after A | none
    a part passed on 3 June 2025 itself is under the longer scheme | A 2025-01-06 18m sds_adult; B 2025-06-03 3m sds_adult after A | 2025-06-03
    two sentences: the later day, also of the one that is out first | 2020-03-02 2y sds_adult; 2020-08-03 1y sds_adult | 2020-11-03
    a shorter one beside it has an earlier day | 2020-03-02 2y sds_adult; 2020-04-06 6m sds_adult | 2020-09-03
    a fine out on its first day with none to spare pushes, and one out on the day itself does not |
      2022-03-21 2y sds_adult; 2022-09-01 46d fine_default; 2022-10-03 2d fine_default | 2022-10-03
    of fines of one day the longer one pushes, which has no day to spare |
      2022-03-20 2y sds_adult remandCreditDays=3; 2022-10-03 5d fine_default; 2022-10-03 7d fine_default | 2022-10-03
    a fine that is served pushes, and one out on its first day later on does not push further |
      2022-03-21 2y sds_adult; 2022-09-05 60d fine_default; 2022-11-07 2d fine_default | 2022-10-04
    under the law of the day it ended | 2026-03-16 4y sds_adult; law 2026-09-02 | none
    and of the day before | 2026-03-16 4y sds_adult; law 2026-09-01 | 2027-01-03
    another passed since it ended, out on its first day with days to spare | 2025-10-06 4y sds_adult remandCreditDays=30; 2026-09-07 30d sds_adult | 2026-06-26
    a part of the chain passed under the progression model | A 2026-03-16 2y sds_adult remandCreditDays=80; B 2026-10-05 3m sds_adult after A | none
    two sentences: the later day | 2020-03-02 2y sds_adult; 2020-05-04 2y sds_adult | 2020-11-05
  `)
  table('HDCED')(`
    held to the stage on which release itself is: none | 2020-09-14 10y sds_adult | none
    too little to serve at 40%: none | 2024-09-02 100d sds_adult | none
    fines that are each out on the first day, with days to spare |
      2022-05-18 25m sds_adult remandCreditDays=198; 2022-08-09 7d fine_default; 2022-08-10 7d fine_default; 2022-08-10 6d fine_default | 2022-06-01
    moved to 40% at the stage: the old day came before it | 2023-09-04 3y sds_adult | 2024-09-06
    release itself is on the stage, and the day had passed | 2022-07-01 5y sds_adult | 2024-07-03
    the same with 10 years | 2020-04-15 10y sds_adult | 2024-10-17
    an award since would put it after release: none | 2020-04-15 10y sds_adult; addedDays 20@2024-10-22 | none
    or on the day of release: none | 2020-04-15 10y sds_adult; addedDays 5@2024-10-22; unlawfullyAtLarge 2024-10-22..2024-10-22 | none
    awards since the stage come on top of it | 2023-12-29 29m sds_adult; addedDays 17@2024-05-04 6@2024-10-24 | 2024-09-16
    an award on the day of the stage is one since: without it the old day came before | 2024-03-01 2y sds_adult; addedDays 15@2024-09-10 | 2024-09-17
    days given back since do not make the old day one from before the stage | 2024-03-01 2y sds_adult; addedDays 8@2024-05-06 -3@2024-10-07 | 2024-09-10
    the new day is that of the stage | 2024-04-10 2y sds_adult; addedDays 7@2024-10-07 | 2024-09-10
    the new day comes before it: the stage | 2023-10-16 3y sds_adult | 2024-09-10
    one whose day would be that of its release has none, and puts off that of a sentence that is out then too |
      2022-01-05 12m sds_adult remandCreditDays=40; 2022-05-13 110d sds_adult | 2022-05-27
    the progression model leaves it where it was | 2025-10-06 28m sds_adult | 2026-03-26
  `)
})

describe('Criminal Justice Act 2003, section 260: early removal', () => {
  table('ERSED')('is not given unless the person is liable to removal | 2026-11-16 3y sds_adult | none')
  const removed = table('ERSED', 'liableToRemoval')
  removed(`
    3 years, 40 days on remand: 30 per cent | 2026-11-16 3y sds_adult remandCreditDays=40 | 2027-01-25
    extended 10 years and 4: 4 years before the parole date | 2026-11-16 10y +4y eds_adult | 2029-07-17
    section 244ZA, 30 years: 4 years before release | 2026-11-16 30y sds_plus_adult_7_plus | 2037-11-15
    5 years of 2025, moved at a stage: the old day is kept | 2025-03-03 5y sds_adult | 2025-10-09
    an order of which the mid-term date comes before release | 2025-10-08 3y sds_adult; 2026-01-16 20m dto; law 2026-01-01 | 2026-11-15
    an order of which it does not: none | 2025-10-08 3y sds_adult; 2026-01-16 20m dto | none
    days given back since the stage do not put it off | 2023-09-10 5y sds_adult; addedDays 9@2024-08-16 -3@2024-11-04 | 2024-10-22
    before 23 September 2025: one-half | 2022-03-21 2y sds_adult | 2022-09-20
    and 544 days before release | 2015-03-02 10y sds_adult | 2018-09-04
    one-half after that day, 30 per cent before it: that day | 2025-03-03 3y sds_adult | 2025-09-23
    with added days on top of that day | 2025-03-03 3y sds_adult; addedDays 4@2025-04-07 | 2025-09-27
    a long remand: not before the day of sentence | 2026-11-16 3y sds_adult remandCreditDays=200 | 2026-11-16
    an old sentence that stands alone has none | 2010-03-01 5y sds_adult offenceDate=2004-01-05 | none
    nor has an order | 2026-11-16 12m dto | none
    section 250 | 2026-11-16 3y regimeId=section_250 | 2027-03-28
    added days and days at large put it off | 2026-11-16 3y sds_adult; addedDays 10; unlawfullyAtLarge 2026-12-01..2026-12-05 | 2027-03-21
    a long remand with added days: not before so many days from sentence | 2026-11-16 3y sds_adult remandCreditDays=120; addedDays 20 | 2026-12-06
    out on the first day: that day | 2026-11-16 3y sds_adult remandCreditDays=400 | 2026-11-16
    one-half on the eve of 23 September 2025 | 2025-04-29 2y sds_adult | 2025-09-22
    one-half on that day: added days on top of it, but those past the end of the sentence | 2025-04-30 2y sds_adult; addedDays 500 | 2026-12-05
    30 per cent on that day: all added days | 2025-05-14 3y sds_adult; addedDays 700 | 2027-08-24
    a chain of which a part was passed on that very day: 30 per cent, and not before the day it had | A 2025-03-03 2y sds_adult; B 2025-09-23 1y sds_adult after A | 2025-07-27
    what was passed on that day alone is no chain across it | 2025-09-22 4y sds_adult; 2025-09-23 7y sds_adult remandCreditDays=166; law 2026-09-01 | 2026-02-11
    a fine that is out on the day of release puts it off to that | 2026-11-16 3y sds_adult; 2027-02-01 578d fine_default | 2027-11-16
    of two sentences with one day the fine is held against the one that is out last |
      2026-11-16 3y sds_adult remandCreditDays=200; 2026-11-16 4y sds_adult; 2026-11-16 2y2m fine_default | 2027-05-30
    an order of which the mid-term date is that of release: none | 2026-11-16 3y sds_adult; 2027-05-18 12m dto | none
    17 years of 2024, moved at a stage of 2024 and at one of 2026: the later one | 2024-09-08 17y sds_adult | 2027-06-08
    the same of 2025, with added days on top | 2025-01-06 17y sds_adult; addedDays 139 | 2027-10-25
    the old day came before the stage with added days set aside: it is kept with them | 2026-01-07 27m sds_adult; addedDays 108 | 2026-08-02
    a fine that is out before release puts it off | 2026-11-16 3y sds_adult; 2027-02-01 90d fine_default | 2027-03-17
    a committal for breach does not | 2026-11-16 3y sds_adult; 2027-02-22 28d supervision_default | 2027-03-06
    a fine that is out after release leaves none | 2026-11-16 3y sds_adult; 2027-02-01 4y fine_default | none
    14 years of 2025: the new day comes before the stage | 2025-10-06 14y sds_adult | 2027-06-08
    20 years of 2025: the new day comes after it | 2025-10-06 20y sds_adult | 2028-06-05
    two sentences: the later, even from before a stage | 2026-08-03 14m sds_adult; 2026-10-01 5m sds_adult | 2026-10-17
    one that is out on its first day does not count | 2026-11-16 3y sds_adult remandCreditDays=40; 2027-02-01 6d sds_adult | 2027-01-25
    a time in prison that is over has none | 2020-03-02 2y sds_adult; 2026-11-16 28d fine_default | none
    a chain across 23 September 2025: never earlier than it was on that day |
      A 2023-09-11 12y sds_adult_barred_50 remandCreditDays=264; B 2026-05-26 4m sds_adult after A; law 2026-07-01 | 2025-09-23
    a chain that was a default term alone until then has no day before | A 2025-09-22 28d fine_default; B 2025-09-24 3y sds_adult after A; law 2026-07-01 | 2026-02-05
  `)
})

describe('Criminal Justice Act 2003, section 256AA: supervision after the sentence, until 11 May 2026', () => {
  table('TUSED')(`
    none under the law in force | 2020-03-02 12m sds_adult | none
    none from the day it ended | 2020-03-02 12m sds_adult; law 2026-05-11 | none
  `)
  const before = table('TUSED', 'law 2026-05-10')
  before(`
    12 months: a year after release | 2020-03-02 12m sds_adult | 2021-08-31
    added days do not move it | 2020-03-02 12m sds_adult; addedDays 10 | 2021-08-31
    out on the first day: from that day | 2020-03-02 12m sds_adult remandCreditDays=200 | 2021-03-02
    one offence from before the licence for short terms, and one since | A 2020-03-02 6m sds_adult offenceDate=2014-05-01; B 2020-03-02 6m sds_adult after A | 2021-08-31
    an extended sentence and a short one after it: none, though 364 days of licence are left | A 2021-02-28 0y5m16d +1y eds_adult; B 2021-02-28 4d sds_adult after A | none
    2 years: none | 2020-03-02 24m sds_adult | none
    90 days | 2020-03-02 90d sds_adult | 2021-04-15
    one day beside it adds nothing | 2020-03-02 90d sds_adult; 2020-04-20 1d sds_adult | 2021-04-15
    an order, released under 18: none | 2022-07-04 12m dto; dateOfBirth 2005-01-03 | none
    one day: none | 2020-03-02 1d sds_adult | none
    an offence before 1 February 2015: none | 2020-03-02 13m sds_adult offenceDate=2014-03-02 | none
    an offence on that day | 2020-03-02 13m sds_adult offenceDate=2015-02-01 | 2021-09-15
    passed before it, so for an earlier offence: none | 2014-03-03 18m sds_adult | none
    passed on it | 2015-02-01 18m sds_adult | 2016-11-01
    two days | 2020-03-02 2d sds_adult | 2021-03-02
    one month | 2025-01-04 1m sds_adult | 2026-01-16
    364 days of licence left | 2020-03-02 729d sds_adult | 2022-03-01
    30 months, of which less than a year of licence is left: none | 2024-09-10 30m sds_plus_adult_7_plus | none
    a fine beside it does not count | 2020-03-02 90d sds_adult; 2020-06-01 28d fine_default | 2021-04-15
    years at large in a chain that began under the Act of 1991: none |
      A 2012-11-05 12m sds_adult offenceDate=2004-05-03; B 2016-01-11 6m sds_adult after A; unlawfullyAtLarge 2012-12-03..2015-12-31 | none
    half-way the day before 18, and kept longer by days at large: none | 2020-03-02 14m sds_adult; dateOfBirth 2002-10-01; unlawfullyAtLarge 2020-04-01..2020-04-10 | none
    half-way on the 18th birthday | 2020-03-02 14m sds_adult; dateOfBirth 2002-09-30; unlawfullyAtLarge 2020-04-01..2020-04-10 | 2021-10-10
    a licence that ends on the same day: none | 2020-03-02 12m sds_adult; 2020-03-01 18m sds_adult offenceDate=2014-05-01 | none
    an order that ends on the same day | 2022-07-04 24m dto; 2023-01-02 12m sds_adult | 2024-07-03
    an order of 23 months | 2022-07-04 23m dto | 2024-06-19
    orders of 24 months and of 12: none | 2022-07-04 24m dto; 2022-07-04 12m dto | none
    an order and a fine: none | 2022-07-04 12m dto; 2022-07-04 28d fine_default | none
    a year or more of licence left: none | 2024-11-04 23m sds_adult | none
    an extended sentence: none | 2020-03-02 1y +1y eds_adult | none
    an automatic extended sentence: none | 2013-03-04 1y +1y eds_automatic_2012_2015 | none
    an extension that is not known: none | 2020-03-02 1y eds | none
    under 18 on release: none | 2020-03-02 14m sds_adult; dateOfBirth 2002-10-03 | none
    18 on release | 2020-03-02 14m sds_adult; dateOfBirth 2002-09-30 | 2021-09-30
    an order alone | 2022-07-04 12m dto | 2024-01-02
    an order of 24 months: none | 2022-07-04 24m dto | none
    a fine alone: none | 2022-07-04 28d fine_default | none
    an order that ends after it leaves none | 2022-07-04 6m sds_adult; 2022-07-04 24m dto | none
    a licence that ends after it leaves none | 2020-03-02 12m sds_adult; 2020-03-02 4y sds_adult | none
    the recorded end, where the sentence beside it gives none | 2020-03-02 4y sds_adult; 2020-03-02 7d supervision_default supervisionEndDate=2024-12-01 | 2024-12-01
    of two committals the later | 2020-03-02 7d supervision_default supervisionEndDate=2020-12-01; 2020-03-02 7d supervision_default supervisionEndDate=2020-11-01 | 2020-12-01
    a committal and a fine: none | 2020-03-02 7d supervision_default supervisionEndDate=2020-12-01; 2020-03-02 28d fine_default | none
  `)
})
