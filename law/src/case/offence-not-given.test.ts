import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isLong } from '../../../test/support/long.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import { paroleClasses } from '../tables/offence-classes.ts'
import { isOverMaximum } from '../tables/offence-traits.ts'
import { offences } from '../tables/offences.ts'
import type { CaseAlternative } from './answer.ts'
import { caseOf } from './case-answer.ts'

/** "SERIOUS 2030-11-01"; with the Parole Board "PAROLE from 2032-03-02, 2034-11-01". */
const written = ({ code, release, paroleEligibility }: CaseAlternative): string =>
  `${code.replace(/^A_(OFFENCE_)?/, '')} ${paroleEligibility === null ? '' : `from ${isoDate(paroleEligibility)}, `}${release === null ? '-' : isoDate(release)}`

const rivals = (asked: AskedCase): readonly string[] => (answered(asked).alternatives ?? []).map(written)
const releaseOf = (asked: AskedCase): string | null => {
  const { release } = answered(asked)
  return release === null ? null : isoDate(release)
}

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })

// Worked out by hand for each class: the part of the term that is served, counted from the first day, and the stages.
describe('Where the offence was not given, each class of offences whose date differs stands beside it', () => {
  // biome-ignore format: one case a row
  for (const [sentence, ours, want] of [
    [{ startDate: '2026-11-16', sentenceWeeks: 12 }, '2026-12-13', ['LIST 2026-12-27', 'PAROLE from 2027-01-10, 2027-02-07']],
    [{ startDate: '2026-11-16', sentenceMonths: 18 }, '2027-05-17', ['LIST 2027-08-16', 'PAROLE from 2027-11-15, 2028-05-15']],
    [{ startDate: '2026-11-02', sentenceYears: 3 }, '2027-11-02', ['LIST 2028-05-02', 'PAROLE from 2028-11-01, 2029-11-01']],
    [{ startDate: '2026-11-02', sentenceYears: 5 }, '2028-07-02', ['SERIOUS 2029-05-02', 'LIST 2029-05-02', 'LIST_LIFE 2030-03-03', 'PAROLE from 2030-03-03, 2031-11-01', 'EXTENDED from 2030-03-03, 2031-11-01']],
    [{ startDate: '2026-11-02', sentenceYears: 8 }, '2029-07-02', ['SERIOUS 2030-11-01', 'LIST 2030-11-01', 'LIST_LIFE 2032-03-02', 'PAROLE from 2032-03-02, 2034-11-01', 'EXTENDED from 2032-03-02, 2034-11-01']],
    [{ startDate: '2025-06-10', sentenceYears: 3 }, '2026-08-22', ['KEPT_AT_HALF 2026-11-10', 'LIST 2026-12-09', 'PAROLE from 2027-06-10, 2028-06-09']],
    [{ startDate: '2024-12-10', sentenceYears: 5 }, '2026-12-10', ['KEPT_AT_HALF 2027-01-12', 'SERIOUS 2027-06-10', 'LIST 2027-06-10', 'LIST_LIFE 2028-04-10', 'PAROLE from 2028-04-10, 2029-12-09', 'EXTENDED from 2028-04-10, 2029-12-09']],
    [{ startDate: '2022-07-11', sentenceYears: 8 }, '2025-09-21', ['KEPT_AT_HALF 2026-07-10', 'SERIOUS 2027-03-09', 'LIST 2026-07-10', 'LIST_LIFE 2027-11-09', 'PAROLE from 2027-11-09, 2030-07-10', 'EXTENDED from 2027-11-09, 2030-07-10']],
    [{ startDate: '2015-04-12', sentenceYears: 5 }, '2017-10-11', ['EXTENDED from 2018-08-11, 2020-04-11', 'EXTENDED_AUTOMATIC 2018-08-11']],
    [{ startDate: '2013-03-04', sentenceYears: 20 }, '2023-03-04', ['PAROLE from 2026-07-03, 2033-03-03', 'EXTENDED from 2026-07-03, 2033-03-03']],
    [{ startDate: '2018-03-05', sentenceYears: 9 }, '2022-09-03', ['PAROLE from 2024-03-04, 2027-03-04', 'SPECIAL from 2022-09-03, 2027-03-04', 'EXTENDED from 2024-03-04, 2027-03-04']],
    [{ startDate: '2012-12-03', sentenceYears: 9 }, '2017-06-03', ['EXTENDED from 2018-12-03, 2021-12-02', 'EXTENDED_AUTOMATIC 2018-12-03']],
    [{ startDate: '2012-12-02', sentenceYears: 9, offenceDate: '2012-06-01' }, '2017-06-02', []],
    [{ startDate: '2008-07-13', sentenceYears: 9, offenceDate: '2008-06-01' }, '2013-01-11', ['EXTENDED from 2013-01-11, 2017-07-12']],
    [{ startDate: '2005-04-04', sentenceYears: 9, offenceDate: '2005-04-04' }, '2009-10-03', ['EXTENDED from 2009-10-03, 2014-04-03']],
    [{ startDate: '2015-04-13', sentenceYears: 5 }, '2017-10-12', ['PAROLE from 2017-10-12, 2020-04-12', 'EXTENDED from 2018-08-12, 2020-04-12']],
    [{ startDate: '2023-06-05', sentenceMonths: 6 }, '2023-09-04', ['PAROLE from 2023-10-04, 2023-12-04']],
  ] as const)
    test(`${JSON.stringify(sentence)}`, () => {
      expect(releaseOf({ sentences: [sentence] })).toBe(ours)
      expect(rivals({ sentences: [sentence] })).toEqual(want)
    })
})

const eight = { startDate: '2026-11-02', sentenceYears: 8 } as const
const codesOf = (sentence: AskedCaseSentence): readonly string[] =>
  (answered({ sentences: [sentence] }).alternatives ?? []).map(({ code }) => code.replace(/^A_/, ''))

test('a rival is of the same person: born on the day that was given, or on none', () => {
  for (const dateOfBirth of [undefined, '1970-01-01'])
    for (const rival of answered({ sentences: [eight], ...(dateOfBirth && { dateOfBirth }) }).alternatives ??
      [])
      expect(rival.answer().case.dateOfBirth).toBe(dateOfBirth === undefined ? null : 0)
})

describe('Which classes an offence can be of', () => {
  // biome-ignore format: one case a row
  for (const [what, sentence, want] of [
    ['a standard sentence is not an extended one', { ...eight, sentenceType: 'sds' }, ['OFFENCE_SERIOUS', 'OFFENCE_LIST', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE']],
    ['section 244ZA was named: it can still be on the list', { ...eight, sentenceType: 'sds_plus' }, ['OFFENCE_LIST_LIFE']],
    ['an extended sentence: who decides does not turn on the offence, but for terrorism', { ...eight, sentenceType: 'eds', extensionYears: 3 }, ['NO_EARLY_RELEASE']],
    ['the offence is known', { ...eight, ...key('theft') }, []],
    ['the rules were chosen', { ...eight, regimeId: 'sds_adult' }, []],
    ['over 14 years no offence against a child is left but those that carry life', { startDate: '2026-11-02', sentenceYears: 15, sentenceType: 'sds' }, ['OFFENCE_SERIOUS', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE']],
    ['the same in weeks', { startDate: '2026-11-02', sentenceWeeks: 900, sentenceType: 'sds' }, ['OFFENCE_SERIOUS', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE']],
    ['over 14 years, before the Act: an old sexual offence', { startDate: '2018-03-01', sentenceYears: 18, sentenceType: 'sds' }, ['OFFENCE_KEPT_AT_HALF', 'OFFENCE_SERIOUS', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE', 'OFFENCE_SPECIAL']],
    ['one day under 4 years', { startDate: '2026-11-02', sentenceYears: 3, sentenceMonths: 11, sentenceDays: 29 }, ['OFFENCE_LIST', 'OFFENCE_PAROLE']],
    ['one day under 7 years: robbery is as most offences', { startDate: '2026-11-02', sentenceYears: 6, sentenceMonths: 11, sentenceDays: 29, sentenceType: 'sds' }, ['OFFENCE_SERIOUS', 'OFFENCE_LIST', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE']],
    ['the age is not known', { startDate: '2026-11-02', sentenceYears: 3, ageAtConviction: 'unknown' }, ['OFFENCE_LIST', 'OFFENCE_PAROLE', 'UNDER_18']],
    ['section 250 detention', { startDate: '2026-11-02', sentenceYears: 3, sentenceType: 'section_250' }, ['OFFENCE_KEPT_AT_HALF', 'OFFENCE_PAROLE', 'SECTION_250_HALF']],
    ['under 18, 8 years: section 244ZA(6)', { ...eight, sentenceType: 'section_250' }, ['OFFENCE_KEPT_AT_HALF', 'OFFENCE_SERIOUS', 'OFFENCE_LIST_LIFE', 'OFFENCE_PAROLE', 'SECTION_250_HALF']],
    ['under 18, nothing else known: it can be an extended sentence', { startDate: '2026-11-02', sentenceYears: 5, ageAtConviction: 'child' }, ['OFFENCE_KEPT_AT_HALF', 'OFFENCE_PAROLE', 'SECTION_250_HALF', 'EXTENDED']],
    ['a special sentence at one-half', { startDate: '2016-03-01', sentenceYears: 6, sentenceType: 'sds' }, ['OFFENCE_PAROLE']],
    ['extended sentences of which some had automatic release', { startDate: '2014-03-03', sentenceYears: 6 }, ['EXTENDED', 'EXTENDED_AUTOMATIC']],
    ['10 years: none of them had', { startDate: '2014-03-03', sentenceYears: 10 }, ['EXTENDED']],
    ['a standard sentence was named', { startDate: '2014-03-03', sentenceYears: 6, sentenceType: 'sds' }, []],
    ['contempt is not for an offence', { startDate: '2026-11-02', sentenceMonths: 6, sentenceType: 'contempt' }, []],
  ] as const)
    test(what, () => expect(codesOf(sentence)).toEqual(want))
})

describe('The Parole Board decides for terrorism, spying and rape of a child under 13: one rival where they are released alike', () => {
  // biome-ignore format: one case a row
  for (const [what, asked, want] of [
    ['all three', '2026-11-16 5y', ['A_OFFENCE_PAROLE from 2030-03-17, 2031-11-15: Terrorism, spying, or rape of a child under 13']],
    ['Sentencing Code, section 278(1A): not special for an offence committed under 18', '2026-11-16 5y offenceDate=2024-06-01; dateOfBirth 2007-09-01', ['A_OFFENCE_PAROLE from 2030-03-17, 2031-11-15: Terrorism', 'A_OFFENCE_SPECIAL 2030-03-17: Rape of a child under 13']],
    ['before special sentences for spying', '2026-03-21 5y', ['A_OFFENCE_PAROLE from 2029-07-20, 2031-03-20: Terrorism, or rape of a child under 13']],
    ['before two-thirds of special sentences', '2022-06-27 5y', ['A_OFFENCE_PAROLE from 2025-10-26, 2027-06-26: Terrorism', 'A_OFFENCE_SPECIAL from 2024-12-25, 2027-06-26: Rape of a child under 13']],
    ['under 18', '2026-11-16 5y child', ['A_OFFENCE_PAROLE from 2030-03-17, 2031-11-15: Terrorism or spying']],
    ['in a chain with theft', '2026-11-16 1y theft; 2026-11-16 3y after 1', ['A_OFFENCE_PAROLE from 2029-03-17, 2030-03-17: Terrorism, spying, or rape of a child under 13']],
    ['of two sentences only one can be for spying as a special sentence', '2026-03-20 5y; 2026-03-23 5y', ['A_OFFENCE_PAROLE from 2029-07-22, 2031-03-22: Terrorism, or rape of a child under 13', 'A_OFFENCE_SPYING from 2029-07-22, 2031-03-22: Spying']],
  ] as const)
    test(what, () => {
      const said = (answered(caseIn(asked)).alternatives ?? [])
        .filter(({ code }) => paroleClasses.has(code))
        .map((rival) => `${rival.code} ${written(rival).replace(/^\w+ /, '')}: ${rival.offences}`)
      expect(said).toEqual(want)
    })
})

describe('A rival is worked out with the whole case', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['days on remand come off', { sentences: [{ startDate: '2026-11-02', sentenceYears: 3, remandCreditDays: 40 }] }, ['LIST 2028-03-23', 'PAROLE from 2028-09-22, 2029-09-22']],
    ['one sentence without an offence behind one for theft: only its own part moves', caseIn('2026-11-16 1y theft; 2026-11-16 3y after 1'),
      ['LIST 2028-09-15', 'PAROLE from 2029-03-17, 2030-03-17']],
    ['a new sentence beside a recall: its offence decides',
      caseIn('2025-01-10 4y fraud_by_false_representation; 2026-11-20 9m; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=1'),
      ['LIST 2027-04-05', 'PAROLE from 2027-05-20, 2027-08-19']],
  ] as const)
    test(what, () => expect(rivals(asked)).toEqual(want))

  test('two sentences without an offence: a class moves both, and only one speaks of each length', () => {
    const { alternatives, warnings } = answered(caseIn('2026-11-16 3y; 2026-11-16 5y sds after 1'))
    expect(
      (alternatives ?? []).map((one) => [written(one), one.sentenceIds.join('+'), one.offences]),
    ).toEqual([
      ['SERIOUS 2030-05-18', '2', 'Manslaughter, attempted murder, or section 18'],
      [
        'LIST 2030-11-15',
        '1+2',
        'Rape, or a sexual offence against a child; A sexual offence against a child',
      ],
      ['LIST_LIFE 2031-03-18', '2', 'Rape'],
      ['PAROLE from 2032-03-16, 2034-11-15', '1+2', 'Terrorism, spying, or rape of a child under 13'],
    ])
    expect(warnings.filter(({ code }) => code === 'W_OFFENCE_NOT_GIVEN')).toEqual([
      { code: 'W_OFFENCE_NOT_GIVEN', values: {}, sentenceIds: ['1', '2'] },
    ])
  })

  for (const type of ['standard', 'fixed_term_56'] as const)
    test(`after a recall (${type}) the offence moves nothing`, () =>
      expect(
        rivals({
          sentences: [{ startDate: '2025-06-02', sentenceYears: 5 }],
          recall: { type, recallDate: '2027-11-01', returnToCustodyDate: '2027-11-08' },
        }),
      ).toEqual([]))
})

describe('No offence of the table has a date that is missing where it was not given', () => {
  const starts = [
    ...['2006-03-01', '2010-03-01', '2013-03-04', '2016-03-01', '2018-03-01', '2021-03-01', '2022-07-11'],
    ...['2024-09-16', '2024-12-10', '2025-06-10'],
  ]
  const all = [...starts, '2026-04-06', '2026-09-30', '2026-10-01', '2026-11-02']
  const lengths = [{ years: 0, months: 6 }, ...[3, 5, 8, 12, 18].map((years) => ({ years, months: 0 }))]
  const daysIn = (one: ReleaseDays): string => `${one.release} ${one.paroleEligibility}`
  for (const [n, start] of all.entries())
    test(`passed on ${start}`, () => {
      // The short form asks of each offence on one of these days.
      const some = offences.filter((_, i) => isLong || (i + n) % all.length === 0)
      const missing: string[] = []
      for (const { years, months } of lengths)
        for (const age of ['adult', 'child'] as const) {
          const sentence = {
            ...{ startDate: start, sentenceYears: years, sentenceMonths: months, ageAtConviction: age },
          }
          const { alternatives, ...ours } = answered({ sentences: [sentence] })
          const known = new Set([ours, ...(alternatives ?? [])].map(daysIn))
          for (const offence of some) {
            if (
              offence.mandatoryLife ||
              offence.isCommittal ||
              isOverMaximum(offence, { years, months, days: 0 })
            )
              continue
            const answer = caseOf({ sentences: [{ ...sentence, offenceKey: offence.key }] })
            if ('refusals' in answer) continue
            if (!known.has(daysIn(answer))) missing.push(`${years}y${months}m ${age} ${offence.key}`)
          }
        }
      expect(missing).toEqual([])
    })
})
