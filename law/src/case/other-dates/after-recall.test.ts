import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn, rowsIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { aheadInWords } from '../../words/ahead.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { isHistory, typeOfDate } from '../key-days.ts'

/** The day with these letters, behind it that of the prison service where it is another; none where there is none. */
function dayOf(letters: string, line: string): string {
  const found = answered(caseIn(line)).dates.find(({ form }) => typeOfDate(form) === letters)
  if (found === undefined) return 'none'
  const { date, byTodaysLimit } = found
  return [date, ...(byTodaysLimit === undefined ? [] : [byTodaysLimit])].map(isoDate).join(' ')
}

const table =
  (letters: string, ...rest: readonly string[]) =>
  (rows: string): void => {
    for (const [what = '', line, day] of rowsIn(rows))
      test(what, () => expect(dayOf(letters, [line, ...rest].join('; '))).toBe(day))
  }

const noteOf = (letters: string, line: string): string | undefined =>
  datesInWords(answered(caseIn(line)).dates).find(({ type }) => type === letters)?.note

const short = '2025-03-03 10m theft offenceDate=2025-01-03'
const back = 'recall fixed_term_14 recallDate=2025-08-04 returnToCustodyDate=2025-08-04'

describe('Criminal Justice Act 2003, section 256AA: supervision after the sentence, beside a recall', () => {
  table('TUSED')(`
    none under the law in force | ${short}; ${back} | none
    none from the day it ended | ${short}; ${back}; law 2026-05-11 | none
  `)
  table(
    'TUSED',
    'law 2026-05-10',
  )(`
    12 months from the first release, not from the second | ${short}; ${back} | 2026-07-03
    added days before the first release do not move it | ${short}; addedDays 12@2025-05-01; ${back} | 2026-07-03
    out on the day of sentence: from that day |
      2025-03-03 8m theft offenceDate=2024-09-01 remandCreditDays=150; recall standard recallDate=2025-05-06 returnToCustodyDate=2025-05-06 | 2026-03-03
    days at large since do not move it, but as the prison works it out |
      ${short}; recall fixed_term_14 recallDate=2025-08-04 returnToCustodyDate=2025-08-14 | 2026-07-03 2026-07-12
    due on a Sunday, let out on the Friday, at large from the Saturday |
      2025-03-06 10m theft offenceDate=2025-01-03; recall fixed_term_14 recallDate=2025-07-04 returnToCustodyDate=2025-07-15 | 2026-07-06 2026-07-16
    the same of a sentence that is not recalled |
      A 2025-03-06 10m theft offenceDate=2025-01-03; B 2025-03-06 9m theft offenceDate=2025-01-03; recall fixed_term_14 recallDate=2025-07-04 returnToCustodyDate=2025-07-15 sentenceIds=B | 2026-07-06 2026-07-16
    at large in the first time in prison: both move |
      ${short}; unlawfullyAtLarge 2025-06-02..2025-06-06; ${back} | 2026-07-08
    19 months: less than 12 months of licence |
      2025-01-06 19m theft offenceDate=2024-10-01; recall standard recallDate=2025-10-06 returnToCustodyDate=2025-10-06 | 2026-08-24
    later than the licence only as the prison works it out |
      2025-01-06 19m theft offenceDate=2024-10-01; recall standard recallDate=2025-10-06 returnToCustodyDate=2025-11-06 | 2026-09-23 2026-09-23
    21 months: the licence lasts longer |
      2025-01-06 21m theft offenceDate=2024-10-01; recall standard recallDate=2025-10-06 returnToCustodyDate=2025-10-06 | none
    24 months, at one-half |
      2022-01-10 2y theft offenceDate=2021-10-01; recall standard recallDate=2023-03-06 returnToCustodyDate=2023-03-06 | none
    a default term of 6 months in the chain is no term |
      A 2025-01-06 19m theft offenceDate=2024-10-01 remandCreditDays=60; B 2025-01-06 6m fine_default after A; recall standard recallDate=2025-12-30 returnToCustodyDate=2025-12-30 | 2026-09-25
    17 on the last day of the custodial part |
      2025-01-06 14m section_250 child robbery offenceDate=2024-10-01; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04; dateOfBirth 2007-06-25 | none
    18 on it |
      2025-01-06 14m section_250 child robbery offenceDate=2024-10-01; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04; dateOfBirth 2007-06-24 | 2026-06-24
    the licence of another sentence lasts longer | A ${short}; B 2025-08-11 3y theft; ${back} sentenceIds=A | none
    a default term has no licence, and does not count |
      A 2025-02-10 6m theft offenceDate=2025-01-03; B 2025-06-02 8m fine_default; recall standard recallDate=2025-05-19 returnToCustodyDate=2025-05-19 sentenceIds=A | 2026-04-23
    the latest of all, also of a sentence that is not recalled |
      A 2024-03-04 3y theft; B 2025-08-11 18m theft; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04 sentenceIds=A | 2027-03-18
  `)

  test('in words, and never beside the release date', () => {
    const late = 'recall fixed_term_14 recallDate=2025-08-04 returnToCustodyDate=2025-08-14; law 2026-05-10'
    expect(noteOf('TUSED', `${short}; ${late}`)).toMatch(
      / Days at large after release do not lengthen it by the Act\. The prison service added them: 12 July 2026\.$/,
    )
    const alone =
      '2025-01-06 19m theft offenceDate=2024-10-01; recall standard recallDate=2025-10-06 returnToCustodyDate=2025-11-06; law 2026-05-10'
    expect(noteOf('TUSED', alone)).toMatch(/^As the prison service works it out: it adds days at large/)
    for (const line of [`${short}; ${late}`, alone])
      expect(
        answered(caseIn(line))
          .dates.filter(isHistory)
          .map(({ form }) => typeOfDate(form)),
      ).toEqual(['TUSED'])
  })
})

const passed = 'A 2024-03-04 3y theft; B 2025-08-11 18m theft offenceDate=2025-07-20'
const fixed = 'recall fixed_term_28 recallDate=2025-08-04 returnToCustodyDate=2025-08-04 sentenceIds=A'
const young = 'A 2025-06-02 2y section_250 child robbery; B 2026-11-09 2y section_250 child robbery'
const youngBack = 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=A'

describe('Criminal Justice Act 2003, section 246: the first day on a tag, beside a recall', () => {
  const older = table('HDCED', 'law 2025-12-01')
  older(`
    what was recalled alone has none | 2024-11-04 30m theft; recall fixed_term_28 recallDate=2025-11-10 returnToCustodyDate=2025-11-10 | none
    a new sentence, and a fixed term that is over by then | ${passed}; ${fixed} | 2025-11-29
    the day of the recall is not told | ${passed}; recall fixed_term_28 returnToCustodyDate=2025-08-04 sentenceIds=A | 2025-11-29
    neither day is | ${passed}; recall standard sentenceIds=A | none
    one that let go before the return does not count: it is of a sexual offence |
      ${passed}; C 2024-06-03 18m sexual_assault; ${fixed} | 2025-11-29
    one that was still held puts it off | ${passed}; C 2025-08-11 14m sexual_assault; ${fixed} | 2026-03-11
    one without a day of its own that is the last to let go | ${passed}; C 2025-08-11 3y sexual_assault; ${fixed} | none
    the recall lets go last |
      ${passed}; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04 sentenceIds=A | none
    on the same day |
      A 2024-09-19 18m theft; B 2025-08-11 18m theft; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04 sentenceIds=A | none
    the day before: put off to it |
      A 2024-09-18 18m theft; B 2025-08-11 18m theft; recall standard recallDate=2025-08-04 returnToCustodyDate=2025-08-04 sentenceIds=A | 2026-03-17
    section 244ZA, which was recalled |
      A 2021-03-01 7y regimeId=sds_plus_adult_7_plus; B 2025-08-11 18m theft; recall fixed_term_28 recallDate=2025-12-01 returnToCustodyDate=2025-12-01 sentenceIds=A | none
    on the register of sex offenders | ${passed}; ${fixed}; registeredSexOffender | none
    to be deported | ${passed}; ${fixed}; liableToRemoval | none
  `)
  table('HDCED')(`
    adults today |
      A 2024-03-04 4y theft; B 2026-11-09 2y theft; recall fixed_term_56 ${youngBack} | none
    only section 250 | ${young}; recall fixed_term_28 ${youngBack} | 2027-04-05
    an adult sentence was recalled | A 2024-03-04 4y theft; B 2026-11-09 2y section_250 child robbery; recall fixed_term_56 ${youngBack} | none
    put off by a standard recall | ${young}; recall standard ${youngBack} | 2027-06-01
    from a curfew that was perhaps broken, less than two years before |
      A 2025-06-02 2y section_250 child robbery; B 2026-06-09 2y section_250 child robbery; recall curfew recallDate=2026-01-02 returnToCustodyDate=2026-01-09 sentenceIds=A | none
    more than two years before |
      A 2023-06-02 2y section_250 child robbery; B 2026-11-09 2y section_250 child robbery; recall curfew recallDate=2024-04-02 returnToCustodyDate=2024-04-09 sentenceIds=A | 2027-04-05
  `)

  test('in words, where a recall puts it off', () => {
    expect(noteOf('HDCED', `${young}; recall standard ${youngBack}`)).toMatch(
      / The recall can last until this day\. If it ends sooner: from 5 April 2027\.$/,
    )
    const long =
      'A 2024-03-04 3y theft; B 2025-08-11 15m theft; recall fixed_term_28 recallDate=2025-11-24 returnToCustodyDate=2025-11-24 sentenceIds=A; law 2026-01-01'
    expect(noteOf('HDCED', long)).toMatch(/ Not before the recall ends\.$/)
    expect(noteOf('HDCED', `${young}; recall fixed_term_28 ${youngBack}`)).toMatch(/can have it\.$/)
  })
})

const removed = 'A 2024-06-03 4y robbery; B 2026-11-09 5y robbery; liableToRemoval'
const recalled = 'recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=A'

describe('Criminal Justice Act 2003, section 260: early removal beside a recall', () => {
  table('ERSED')(`
    what was recalled alone has no day | 2024-06-03 4y robbery; recall standard recallDate=2026-11-02; liableToRemoval | none
    that of another sentence, which a recall until after it does not put off | ${removed}; recall standard ${recalled} | 2027-05-11
    only section 250 | ${young}; liableToRemoval; recall fixed_term_28 ${youngBack} | 2027-02-05
    not asked for | ${young}; recall fixed_term_28 ${youngBack} | none
    one that is out on its first day has none |
      A 2024-06-03 4y robbery; B 2026-11-09 3m theft remandCreditDays=90; liableToRemoval; recall standard ${recalled} | none
    one that had let go before the return has none |
      A 2024-06-03 4y robbery; B 2025-11-10 6m theft; liableToRemoval; recall standard ${recalled} | none
    a fine that is out after it puts it off |
      ${removed}; C 2027-01-04 12m fine_default; recall standard ${recalled} | 2027-07-05
    a chain across 23 September 2025 has the day of the others then |
      A 2020-06-03 8y robbery; B 2023-09-11 12y sds_adult_barred_50 remandCreditDays=264; C 2026-05-26 4m sds_adult after B; liableToRemoval; recall standard recallDate=2023-09-04 returnToCustodyDate=2023-09-04 sentenceIds=A; law 2026-07-01 | 2025-09-23
  `)
})

describe('What lies ahead beside a recall', () => {
  const rowsOf = (line: string): readonly string[] =>
    aheadInWords(answered(caseIn(line)))
      .filter(({ code }) => code === 'TAG' || code === 'REMOVAL')
      .map(({ code, date, why }) => `${code} ${date === null ? why : isoDate(date)}`)
  // biome-ignore format: one case a row
  test.each<readonly [what: string, line: string, ...rows: readonly string[]]>([
    ['the day', `${young}; recall fixed_term_28 ${youngBack}`, 'TAG 2027-04-05'],
    ['the recall keeps the person as long', `A 2025-06-02 4y section_250 child robbery; B 2026-11-09 12m section_250 child robbery; recall standard ${youngBack}`, 'TAG beside_recall'],
    ['from a tag', 'A 2025-06-02 2y section_250 child robbery; B 2026-06-09 2y section_250 child robbery; recall curfew recallDate=2026-01-02 returnToCustodyDate=2026-01-09 sentenceIds=A', 'TAG beside_recall'],
    ['too short', `A 2025-06-02 2y section_250 child robbery; B 2026-11-09 3m section_250 child robbery; recall fixed_term_28 ${youngBack}`, 'TAG too_short'],
    ['section 244ZA was recalled', `A 2020-03-01 7y regimeId=sds_plus_adult_7_plus; B 2026-11-09 2y section_250 child robbery; recall standard ${youngBack}`, 'TAG kind_of_sentence'],
    ['an adult sentence was recalled', `A 2024-03-04 4y theft; B 2026-11-09 2y section_250 child robbery; recall fixed_term_56 ${youngBack}`, 'TAG ended_for_adults'],
    ['removal at any time', '2024-06-03 4y robbery; recall standard recallDate=2026-11-02; liableToRemoval', 'REMOVAL recalled'],
    ['no day was told', '2024-06-03 4y robbery; recall standard; liableToRemoval', 'REMOVAL recalled'],
    ['not before it reached people after a recall', '2016-06-03 4y robbery; recall standard recallDate=2019-11-02; liableToRemoval; law 2022-06-27', ],
    ['on that day', '2016-06-03 4y robbery; recall standard recallDate=2019-11-02; liableToRemoval; law 2022-06-28', 'REMOVAL recalled'],
    ['another sentence has a day', `${removed}; recall standard ${recalled}`, 'TAG ended_for_adults'],
    ['what was passed is out on its first day', `A 2024-06-03 4y robbery; B 2026-11-09 3m theft remandCreditDays=90; liableToRemoval; recall standard ${recalled}`, 'TAG ended_for_adults', 'REMOVAL recalled'],
  ])('%s', (_what, line, ...rows) => expect(rowsOf(line)).toEqual(rows))

  test('why there is no tag, in words', () => {
    const said = (line: string): string | undefined =>
      aheadInWords(answered(caseIn(line))).find(({ code }) => code === 'TAG')?.text
    expect(
      said(
        `A 2025-06-02 4y section_250 child robbery; B 2026-11-09 12m section_250 child robbery; recall standard ${youngBack}`,
      ),
    ).toMatch(/^The recall keeps the person at least as long as the other sentence/)
    expect(
      said(
        'A 2025-06-02 2y section_250 child robbery; B 2026-06-09 2y section_250 child robbery; recall curfew recallDate=2026-01-02 returnToCustodyDate=2026-01-09 sentenceIds=A',
      ),
    ).toMatch(/Ask the prison\.$/)
  })
})
