import { describe, expect, test } from 'vitest'
import { alone, on } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase } from '../../facts/asked-case.ts'
import { caseOf } from '../case-answer.ts'
import { typeOfDate } from '../key-days.ts'

const sds = { regimeId: 'sds_adult' } as const
const young = { regimeId: 'section_250' } as const
const plus = { regimeId: 'sds_plus_adult_7_plus' } as const
const dto = { sentenceType: 'dto' } as const
const fine = { sentenceType: 'fine_default' } as const
const breach = { sentenceType: 'supervision_default' } as const
const eds = (years: number, more: number) => ({
  regimeId: 'eds_adult',
  sentenceYears: years,
  extensionYears: more,
})
const nov = '2026-11-16'

/** The day with these letters, as the prison service works it out; none where there is none. */
function dayOf(letters: string, asked: AskedCase): string {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const found = answer.dates.find(({ form }) => typeOfDate(form) === letters)
  return found === undefined ? 'none' : isoDate(found.byTodaysLimit ?? found.date)
}

type Row = readonly [what: string, asked: AskedCase, day: string]
const table = (letters: string, rows: readonly Row[]): void => {
  for (const [what, asked, day] of rows) test(what, () => expect(dayOf(letters, asked)).toBe(day))
}

describe('Criminal Justice Act 2003, section 246: home detention curfew', () => {
  table('HDCED', [
    [
      'section 250, 4 years, 20 days on remand',
      alone(nov, { ...young, sentenceYears: 4, remandCreditDays: 20 }),
      '2027-08-16',
    ],
    ['section 250, 18 months', alone(nov, { ...young, sentenceMonths: 18 }), '2027-03-06'],
    [
      'on the register of sex offenders',
      { ...alone(nov, { ...young, sentenceMonths: 18 }), registeredSexOffender: true },
      'none',
    ],
    [
      'the same under the law after the Act',
      { ...alone(nov, { ...young, sentenceMonths: 18 }), law: 'after_act' },
      '2027-03-06',
    ],
    [
      'an adult, at fixed points',
      { ...alone('2020-03-02', { ...sds, sentenceYears: 2 }), law: 'before_act' },
      'none',
    ],
    [
      'an order beside it does not put it off',
      { sentences: [on(nov, { ...dto, sentenceMonths: 10 }), on(nov, { ...young, sentenceYears: 3 })] },
      '2027-06-24',
    ],
    [
      'section 250, 2 years and 18 months that follow: they keep it',
      {
        sentences: [
          on(nov, { id: 'A', ...young, sentenceYears: 2 }),
          on(nov, { id: 'B', ...young, sentenceMonths: 18, consecutiveTo: 'A' }),
        ],
      },
      '2027-07-30',
    ],
    ['7 years or more under section 244ZA', alone('2022-05-18', { ...plus, sentenceYears: 8 }), 'none'],
    ['an adult today', alone(nov, { ...sds, sentenceYears: 4 }), 'none'],
    [
      'an adult long ago: given, as a day that has passed',
      alone('2020-03-02', { ...sds, sentenceYears: 2 }),
      '2020-09-03',
    ],
    [
      'an adult whose day would be the day the scheme ended',
      alone('2026-03-16', { ...sds, sentenceMonths: 27, sentenceDays: 25 }),
      'none',
    ],
    [
      'the day before it ended',
      alone('2026-03-16', { ...sds, sentenceMonths: 27, sentenceDays: 22 }),
      '2026-09-01',
    ],
    [
      'under the law of the day before it ended',
      { ...alone('2026-03-16', { ...sds, sentenceMonths: 18 }), law: '2026-09-01' },
      '2026-07-04',
    ],
    [
      'passed on the first day of the progression model',
      alone('2026-10-01', { ...sds, sentenceYears: 2 }),
      'none',
    ],
    ['less than 42 days to serve', alone('2020-03-02', { ...sds, sentenceDays: 81 }), 'none'],
    ['42 days to serve: 28 of them first', alone('2020-03-02', { ...sds, sentenceDays: 84 }), '2020-03-30'],
    [
      'a long remand: 14 days from sentence at the least',
      alone('2020-03-02', { ...sds, sentenceYears: 2, remandCreditDays: 300 }),
      '2020-03-16',
    ],
    [
      'days at large and added days put it off',
      {
        ...alone('2020-03-02', { ...sds, sentenceYears: 2 }),
        unlawfullyAtLarge: [{ fromDate: '2020-04-01', toDate: '2020-04-10' }],
        addedDays: [{ date: '2020-05-04', days: 5 }],
      },
      '2020-09-18',
    ],
    ['from 3 June 2025 up to a year', alone('2024-11-04', { ...sds, sentenceYears: 5 }), '2025-11-05'],
    ['or one-half, where that is less', alone('2024-11-04', { ...sds, sentenceYears: 3 }), '2025-06-11'],
    ['but not before that day', alone('2024-11-04', { ...sds, sentenceMonths: 33 }), '2025-06-03'],
    [
      'a chain across 3 June 2025 counts under the longer scheme',
      {
        sentences: [
          on('2025-01-06', { id: 'A', ...sds, sentenceMonths: 18 }),
          on('2025-06-09', { id: 'B', ...sds, sentenceMonths: 3, consecutiveTo: 'A' }),
        ],
      },
      '2025-06-03',
    ],
    [
      'a fine out on its first day, with days to spare, does not push',
      {
        sentences: [
          on('2022-05-18', { ...sds, sentenceMonths: 25, remandCreditDays: 198 }),
          on('2022-08-09', { ...fine, sentenceDays: 7 }),
        ],
      },
      '2022-06-01',
    ],
    [
      'a fine out later pushes',
      {
        sentences: [
          on('2022-03-20', { ...sds, sentenceYears: 2, remandCreditDays: 30 }),
          on('2022-10-01', { ...fine, sentenceDays: 90 }),
        ],
        addedDays: [{ date: '2022-03-20', days: 5 }],
      },
      '2022-10-15',
    ],
    [
      'an extended sentence that is out last leaves none',
      { sentences: [on('2022-03-21', { ...sds, sentenceYears: 2 }), on('2022-03-21', eds(3, 1))] },
      'none',
    ],
    [
      'section 244ZA beside it leaves none',
      {
        sentences: [
          on('2022-03-21', { ...sds, sentenceYears: 12 }),
          on('2022-03-21', { ...plus, sentenceYears: 7 }),
        ],
      },
      'none',
    ],
    [
      'also where the other one is out later',
      {
        sentences: [
          on('2020-04-06', { ...sds, sentenceYears: 12 }),
          on('2020-04-06', { ...plus, sentenceYears: 7 }),
        ],
      },
      'none',
    ],
    [
      'a special sentence in the chain leaves none',
      {
        sentences: [
          on('2022-06-28', { id: 'A', ...sds, sentenceMonths: 28 }),
          on('2022-06-28', { id: 'B', regimeId: 'sopc', sentenceMonths: 17, consecutiveTo: 'A' }),
        ],
      },
      'none',
    ],
    [
      'a part passed on 3 June 2025 itself is under the longer scheme',
      {
        sentences: [
          on('2025-01-06', { id: 'A', ...sds, sentenceMonths: 18 }),
          on('2025-06-03', { id: 'B', ...sds, sentenceMonths: 3, consecutiveTo: 'A' }),
        ],
      },
      '2025-06-03',
    ],
    [
      'two sentences: the later day, also of the one that is out first',
      {
        sentences: [
          on('2020-03-02', { ...sds, sentenceYears: 2 }),
          on('2020-08-03', { ...sds, sentenceYears: 1 }),
        ],
      },
      '2020-11-03',
    ],
    [
      'a shorter one beside it has an earlier day',
      {
        sentences: [
          on('2020-03-02', { ...sds, sentenceYears: 2 }),
          on('2020-04-06', { ...sds, sentenceMonths: 6 }),
        ],
      },
      '2020-09-03',
    ],
    [
      'a fine out on its first day with none to spare pushes, and one out on the day itself does not',
      {
        sentences: [
          on('2022-03-21', { ...sds, sentenceYears: 2 }),
          on('2022-09-01', { ...fine, sentenceDays: 46 }),
          on('2022-10-03', { ...fine, sentenceDays: 2 }),
        ],
      },
      '2022-10-03',
    ],
    [
      'of fines of one day the longer one pushes, which has no day to spare',
      {
        sentences: [
          on('2022-03-20', { ...sds, sentenceYears: 2, remandCreditDays: 3 }),
          on('2022-10-03', { ...fine, sentenceDays: 5 }),
          on('2022-10-03', { ...fine, sentenceDays: 7 }),
        ],
      },
      '2022-10-03',
    ],
    [
      'a fine that is served pushes, and one out on its first day later on does not push further',
      {
        sentences: [
          on('2022-03-21', { ...sds, sentenceYears: 2 }),
          on('2022-09-05', { ...fine, sentenceDays: 60 }),
          on('2022-11-07', { ...fine, sentenceDays: 2 }),
        ],
      },
      '2022-10-04',
    ],
    [
      'under the law of the day it ended',
      { ...alone('2026-03-16', { ...sds, sentenceYears: 4 }), law: '2026-09-02' },
      'none',
    ],
    [
      'and of the day before',
      { ...alone('2026-03-16', { ...sds, sentenceYears: 4 }), law: '2026-09-01' },
      '2027-01-03',
    ],
    [
      'another passed since it ended, out on its first day with days to spare',
      {
        sentences: [
          on('2025-10-06', { ...sds, sentenceYears: 4, remandCreditDays: 30 }),
          on('2026-09-07', { ...sds, sentenceDays: 30 }),
        ],
      },
      '2026-06-26',
    ],
    [
      'a part of the chain passed under the progression model',
      {
        sentences: [
          on('2026-03-16', { id: 'A', ...sds, sentenceYears: 2, remandCreditDays: 80 }),
          on('2026-10-05', { id: 'B', ...sds, sentenceMonths: 3, consecutiveTo: 'A' }),
        ],
      },
      'none',
    ],
    [
      'two sentences: the later day',
      {
        sentences: [
          on('2020-03-02', { ...sds, sentenceYears: 2 }),
          on('2020-05-04', { ...sds, sentenceYears: 2 }),
        ],
      },
      '2020-11-05',
    ],
  ])
  table('HDCED', [
    [
      'held to the stage on which release itself is: none',
      alone('2020-09-14', { ...sds, sentenceYears: 10 }),
      'none',
    ],
    ['too little to serve at 40%: none', alone('2024-09-02', { ...sds, sentenceDays: 100 }), 'none'],
    [
      'fines that are each out on the first day, with days to spare',
      {
        sentences: [
          on('2022-05-18', { ...sds, sentenceMonths: 25, remandCreditDays: 198 }),
          on('2022-08-09', { ...fine, sentenceDays: 7 }),
          on('2022-08-10', { ...fine, sentenceDays: 7 }),
          on('2022-08-10', { ...fine, sentenceDays: 6 }),
        ],
      },
      '2022-06-01',
    ],
    [
      'moved to 40% at the stage: the old day came before it',
      alone('2023-09-04', { ...sds, sentenceYears: 3 }),
      '2024-09-06',
    ],
    [
      'release itself is on the stage, and the day had passed',
      alone('2022-07-01', { ...sds, sentenceYears: 5 }),
      '2024-07-03',
    ],
    ['the same with 10 years', alone('2020-04-15', { ...sds, sentenceYears: 10 }), '2024-10-17'],
    [
      'an award since would put it after release: none',
      {
        ...alone('2020-04-15', { ...sds, sentenceYears: 10 }),
        addedDays: [{ date: '2024-10-22', days: 20 }],
      },
      'none',
    ],
    [
      'or on the day of release: none',
      {
        ...alone('2020-04-15', { ...sds, sentenceYears: 10 }),
        addedDays: [{ date: '2024-10-22', days: 5 }],
        unlawfullyAtLarge: [{ fromDate: '2024-10-22', toDate: '2024-10-22' }],
      },
      'none',
    ],
    [
      'awards since the stage come on top of it',
      {
        ...alone('2023-12-29', { ...sds, sentenceMonths: 29 }),
        addedDays: [
          { date: '2024-05-04', days: 17 },
          { date: '2024-10-24', days: 6 },
        ],
      },
      '2024-09-16',
    ],
    [
      'an award on the day of the stage is one since: without it the old day came before',
      { ...alone('2024-03-01', { ...sds, sentenceYears: 2 }), addedDays: [{ date: '2024-09-10', days: 15 }] },
      '2024-09-17',
    ],
    [
      'days given back since do not make the old day one from before the stage',
      {
        ...alone('2024-03-01', { ...sds, sentenceYears: 2 }),
        addedDays: [
          { date: '2024-05-06', days: 8 },
          { date: '2024-10-07', days: -3 },
        ],
      },
      '2024-09-10',
    ],
    [
      'the new day is that of the stage',
      { ...alone('2024-04-10', { ...sds, sentenceYears: 2 }), addedDays: [{ date: '2024-10-07', days: 7 }] },
      '2024-09-10',
    ],
    [
      'the new day comes before it: the stage',
      alone('2023-10-16', { ...sds, sentenceYears: 3 }),
      '2024-09-10',
    ],
    [
      'one whose day would be that of its release has none, and puts off that of a sentence that is out then too',
      {
        sentences: [
          on('2022-01-05', { ...sds, sentenceMonths: 12, remandCreditDays: 40 }),
          on('2022-05-13', { ...sds, sentenceDays: 110 }),
        ],
      },
      '2022-05-27',
    ],
    [
      'the progression model leaves it where it was',
      alone('2025-10-06', { ...sds, sentenceMonths: 28 }),
      '2026-03-26',
    ],
  ])
})

describe('Criminal Justice Act 2003, section 260: early removal', () => {
  const removed = (asked: AskedCase): AskedCase => ({ ...asked, liableToRemoval: true })
  test('is not given unless the person is liable to removal', () =>
    expect(dayOf('ERSED', alone(nov, { ...sds, sentenceYears: 3 }))).toBe('none'))
  table(
    'ERSED',
    (
      [
        [
          '3 years, 40 days on remand: 30 per cent',
          alone(nov, { ...sds, sentenceYears: 3, remandCreditDays: 40 }),
          '2027-01-25',
        ],
        ['extended 10 years and 4: 4 years before the parole date', alone(nov, eds(10, 4)), '2029-07-17'],
        [
          'section 244ZA, 30 years: 4 years before release',
          alone(nov, { ...plus, sentenceYears: 30 }),
          '2037-11-15',
        ],
        [
          '5 years of 2025, moved at a stage: the old day is kept',
          alone('2025-03-03', { ...sds, sentenceYears: 5 }),
          '2025-10-09',
        ],
        [
          'an order of which the mid-term date comes before release',
          {
            sentences: [
              on('2025-10-08', { ...sds, sentenceYears: 3 }),
              on('2026-01-16', { ...dto, sentenceMonths: 20 }),
            ],
            law: '2026-01-01',
          },
          '2026-11-15',
        ],
        [
          'an order of which it does not: none',
          {
            sentences: [
              on('2025-10-08', { ...sds, sentenceYears: 3 }),
              on('2026-01-16', { ...dto, sentenceMonths: 20 }),
            ],
          },
          'none',
        ],
        [
          'days given back since the stage do not put it off',
          {
            ...alone('2023-09-10', { ...sds, sentenceYears: 5 }),
            addedDays: [
              { date: '2024-08-16', days: 9 },
              { date: '2024-11-04', days: -3 },
            ],
          },
          '2024-10-22',
        ],
        [
          'before 23 September 2025: one-half',
          alone('2022-03-21', { ...sds, sentenceYears: 2 }),
          '2022-09-20',
        ],
        ['and 544 days before release', alone('2015-03-02', { ...sds, sentenceYears: 10 }), '2018-09-04'],
        [
          'one-half after that day, 30 per cent before it: that day',
          alone('2025-03-03', { ...sds, sentenceYears: 3 }),
          '2025-09-23',
        ],
        [
          'with added days on top of that day',
          {
            ...alone('2025-03-03', { ...sds, sentenceYears: 3 }),
            addedDays: [{ date: '2025-04-07', days: 4 }],
          },
          '2025-09-27',
        ],
        [
          'a long remand: not before the day of sentence',
          alone(nov, { ...sds, sentenceYears: 3, remandCreditDays: 200 }),
          '2026-11-16',
        ],
        [
          'an old sentence that stands alone has none',
          alone('2010-03-01', { ...sds, sentenceYears: 5, offenceDate: '2004-01-05' }),
          'none',
        ],
        ['nor has an order', alone(nov, { ...dto, sentenceMonths: 12 }), 'none'],
        ['section 250', alone(nov, { ...young, sentenceYears: 3 }), '2027-03-28'],
        [
          'added days and days at large put it off',
          {
            ...alone(nov, { ...sds, sentenceYears: 3 }),
            addedDays: 10,
            unlawfullyAtLarge: [{ fromDate: '2026-12-01', toDate: '2026-12-05' }],
          },
          '2027-03-21',
        ],
        [
          'a long remand with added days: not before so many days from sentence',
          { ...alone(nov, { ...sds, sentenceYears: 3, remandCreditDays: 120 }), addedDays: 20 },
          '2026-12-06',
        ],
        [
          'out on the first day: that day',
          alone(nov, { ...sds, sentenceYears: 3, remandCreditDays: 400 }),
          '2026-11-16',
        ],
        [
          'one-half on the eve of 23 September 2025',
          alone('2025-04-29', { ...sds, sentenceYears: 2 }),
          '2025-09-22',
        ],
        [
          'one-half on that day: added days on top of it, but those past the end of the sentence',
          { ...alone('2025-04-30', { ...sds, sentenceYears: 2 }), addedDays: 500 },
          '2026-12-05',
        ],
        [
          '30 per cent on that day: all added days',
          { ...alone('2025-05-14', { ...sds, sentenceYears: 3 }), addedDays: 700 },
          '2027-08-24',
        ],
        [
          'a chain of which a part was passed on that very day: 30 per cent, and not before the day it had',
          {
            sentences: [
              on('2025-03-03', { id: 'A', ...sds, sentenceYears: 2 }),
              on('2025-09-23', { id: 'B', ...sds, sentenceYears: 1, consecutiveTo: 'A' }),
            ],
          },
          '2025-07-27',
        ],
        [
          'what was passed on that day alone is no chain across it',
          {
            sentences: [
              on('2025-09-22', { ...sds, sentenceYears: 4 }),
              on('2025-09-23', { ...sds, sentenceYears: 7, remandCreditDays: 166 }),
            ],
            law: '2026-09-01',
          },
          '2026-02-11',
        ],
        [
          'a fine that is out on the day of release puts it off to that',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3 }),
              on('2027-02-01', { ...fine, sentenceDays: 578 }),
            ],
          },
          '2027-11-16',
        ],
        [
          'of two sentences with one day the fine is held against the one that is out last',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3, remandCreditDays: 200 }),
              on(nov, { ...sds, sentenceYears: 4 }),
              on(nov, { ...fine, sentenceYears: 2, sentenceMonths: 2 }),
            ],
          },
          '2027-05-30',
        ],
        [
          'an order of which the mid-term date is that of release: none',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3 }),
              on('2027-05-18', { ...dto, sentenceMonths: 12 }),
            ],
          },
          'none',
        ],
        [
          '17 years of 2024, moved at a stage of 2024 and at one of 2026: the later one',
          alone('2024-09-08', { ...sds, sentenceYears: 17 }),
          '2027-06-08',
        ],
        [
          'the same of 2025, with added days on top',
          { ...alone('2025-01-06', { ...sds, sentenceYears: 17 }), addedDays: 139 },
          '2027-10-25',
        ],
        [
          'the old day came before the stage with added days set aside: it is kept with them',
          { ...alone('2026-01-07', { ...sds, sentenceMonths: 27 }), addedDays: 108 },
          '2026-08-02',
        ],
        [
          'a fine that is out before release puts it off',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3 }),
              on('2027-02-01', { ...fine, sentenceDays: 90 }),
            ],
          },
          '2027-03-17',
        ],
        [
          'a committal for breach does not',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3 }),
              on('2027-02-22', { ...breach, sentenceDays: 28 }),
            ],
          },
          '2027-03-06',
        ],
        [
          'a fine that is out after release leaves none',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3 }),
              on('2027-02-01', { ...fine, sentenceYears: 4 }),
            ],
          },
          'none',
        ],
        [
          '14 years of 2025: the new day comes before the stage',
          alone('2025-10-06', { ...sds, sentenceYears: 14 }),
          '2027-06-08',
        ],
        [
          '20 years of 2025: the new day comes after it',
          alone('2025-10-06', { ...sds, sentenceYears: 20 }),
          '2028-06-05',
        ],
        [
          'two sentences: the later, even from before a stage',
          {
            sentences: [
              on('2026-08-03', { ...sds, sentenceMonths: 14 }),
              on('2026-10-01', { ...sds, sentenceMonths: 5 }),
            ],
          },
          '2026-10-17',
        ],
        [
          'one that is out on its first day does not count',
          {
            sentences: [
              on(nov, { ...sds, sentenceYears: 3, remandCreditDays: 40 }),
              on('2027-02-01', { ...sds, sentenceDays: 6 }),
            ],
          },
          '2027-01-25',
        ],
        [
          'a time in prison that is over has none',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceYears: 2 }),
              on(nov, { ...fine, sentenceDays: 28 }),
            ],
          },
          'none',
        ],
        [
          'a chain across 23 September 2025: never earlier than it was on that day',
          {
            sentences: [
              on('2023-09-11', {
                id: 'A',
                regimeId: 'sds_adult_barred_50',
                sentenceYears: 12,
                remandCreditDays: 264,
              }),
              on('2026-05-26', { id: 'B', ...sds, sentenceMonths: 4, consecutiveTo: 'A' }),
            ],
            law: '2026-07-01',
          },
          '2025-09-23',
        ],
        [
          'a chain that was a default term alone until then has no day before',
          {
            sentences: [
              on('2025-09-22', { id: 'A', ...fine, sentenceDays: 28 }),
              on('2025-09-24', { id: 'B', ...sds, sentenceYears: 3, consecutiveTo: 'A' }),
            ],
            law: '2026-07-01',
          },
          '2026-02-05',
        ],
      ] as const satisfies readonly Row[]
    ).map(([what, asked, day]): Row => [what, removed(asked), day]),
  )
})

describe('Criminal Justice Act 2003, section 256AA: supervision after the sentence, until 11 May 2026', () => {
  const before = (asked: AskedCase): AskedCase => ({ ...asked, law: '2026-05-10' })
  test('none under the law in force', () =>
    expect(dayOf('TUSED', alone('2020-03-02', { ...sds, sentenceMonths: 12 }))).toBe('none'))
  test('none from the day it ended', () =>
    expect(
      dayOf('TUSED', { ...alone('2020-03-02', { ...sds, sentenceMonths: 12 }), law: '2026-05-11' }),
    ).toBe('none'))
  table(
    'TUSED',
    (
      [
        [
          '12 months: a year after release',
          alone('2020-03-02', { ...sds, sentenceMonths: 12 }),
          '2021-08-31',
        ],
        [
          'added days do not move it',
          { ...alone('2020-03-02', { ...sds, sentenceMonths: 12 }), addedDays: 10 },
          '2021-08-31',
        ],
        [
          'out on the first day: from that day',
          alone('2020-03-02', { ...sds, sentenceMonths: 12, remandCreditDays: 200 }),
          '2021-03-02',
        ],
        [
          'one offence from before the licence for short terms, and one since',
          {
            sentences: [
              { id: 'A', startDate: '2020-03-02', ...sds, sentenceMonths: 6, offenceDate: '2014-05-01' },
              { id: 'B', startDate: '2020-03-02', ...sds, sentenceMonths: 6, consecutiveTo: 'A' },
            ],
          },
          '2021-08-31',
        ],
        [
          'an extended sentence and a short one after it: none, though 364 days of licence are left',
          {
            sentences: [
              { id: 'A', startDate: '2021-02-28', ...eds(0, 1), sentenceMonths: 5, sentenceDays: 16 },
              { id: 'B', startDate: '2021-02-28', ...sds, sentenceDays: 4, consecutiveTo: 'A' },
            ],
          },
          'none',
        ],
        ['2 years: none', alone('2020-03-02', { ...sds, sentenceMonths: 24 }), 'none'],
        ['90 days', alone('2020-03-02', { ...sds, sentenceDays: 90 }), '2021-04-15'],
        [
          'one day beside it adds nothing',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceDays: 90 }),
              on('2020-04-20', { ...sds, sentenceDays: 1 }),
            ],
          },
          '2021-04-15',
        ],
        [
          'an order, released under 18: none',
          { ...alone('2022-07-04', { ...dto, sentenceMonths: 12 }), dateOfBirth: '2005-01-03' },
          'none',
        ],
        ['one day: none', alone('2020-03-02', { ...sds, sentenceDays: 1 }), 'none'],
        [
          'an offence before 1 February 2015: none',
          alone('2020-03-02', { ...sds, sentenceMonths: 13, offenceDate: '2014-03-02' }),
          'none',
        ],
        [
          'an offence on that day',
          alone('2020-03-02', { ...sds, sentenceMonths: 13, offenceDate: '2015-02-01' }),
          '2021-09-15',
        ],
        [
          'passed before it, so for an earlier offence: none',
          alone('2014-03-03', { ...sds, sentenceMonths: 18 }),
          'none',
        ],
        ['passed on it', alone('2015-02-01', { ...sds, sentenceMonths: 18 }), '2016-11-01'],
        ['two days', alone('2020-03-02', { ...sds, sentenceDays: 2 }), '2021-03-02'],
        ['one month', alone('2025-01-04', { ...sds, sentenceMonths: 1 }), '2026-01-16'],
        ['364 days of licence left', alone('2020-03-02', { ...sds, sentenceDays: 729 }), '2022-03-01'],
        [
          '30 months, of which less than a year of licence is left: none',
          alone('2024-09-10', { ...plus, sentenceMonths: 30 }),
          'none',
        ],
        [
          'a fine beside it does not count',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceDays: 90 }),
              on('2020-06-01', { ...fine, sentenceDays: 28 }),
            ],
          },
          '2021-04-15',
        ],
        [
          'years at large in a chain that began under the Act of 1991: none',
          {
            sentences: [
              on('2012-11-05', { id: 'A', ...sds, sentenceMonths: 12, offenceDate: '2004-05-03' }),
              on('2016-01-11', { id: 'B', ...sds, sentenceMonths: 6, consecutiveTo: 'A' }),
            ],
            unlawfullyAtLarge: [{ fromDate: '2012-12-03', toDate: '2015-12-31' }],
          },
          'none',
        ],
        [
          'half-way the day before 18, and kept longer by days at large: none',
          {
            ...alone('2020-03-02', { ...sds, sentenceMonths: 14 }),
            dateOfBirth: '2002-10-01',
            unlawfullyAtLarge: [{ fromDate: '2020-04-01', toDate: '2020-04-10' }],
          },
          'none',
        ],
        [
          'half-way on the 18th birthday',
          {
            ...alone('2020-03-02', { ...sds, sentenceMonths: 14 }),
            dateOfBirth: '2002-09-30',
            unlawfullyAtLarge: [{ fromDate: '2020-04-01', toDate: '2020-04-10' }],
          },
          '2021-10-10',
        ],
        [
          'a licence that ends on the same day: none',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceMonths: 12 }),
              on('2020-03-01', { ...sds, sentenceMonths: 18, offenceDate: '2014-05-01' }),
            ],
          },
          'none',
        ],
        [
          'an order that ends on the same day',
          {
            sentences: [
              on('2022-07-04', { ...dto, sentenceMonths: 24 }),
              on('2023-01-02', { ...sds, sentenceMonths: 12 }),
            ],
          },
          '2024-07-03',
        ],
        ['an order of 23 months', alone('2022-07-04', { ...dto, sentenceMonths: 23 }), '2024-06-19'],
        [
          'orders of 24 months and of 12: none',
          {
            sentences: [
              on('2022-07-04', { ...dto, sentenceMonths: 24 }),
              on('2022-07-04', { ...dto, sentenceMonths: 12 }),
            ],
          },
          'none',
        ],
        [
          'an order and a fine: none',
          {
            sentences: [
              on('2022-07-04', { ...dto, sentenceMonths: 12 }),
              on('2022-07-04', { ...fine, sentenceDays: 28 }),
            ],
          },
          'none',
        ],
        ['a year or more of licence left: none', alone('2024-11-04', { ...sds, sentenceMonths: 23 }), 'none'],
        ['an extended sentence: none', alone('2020-03-02', eds(1, 1)), 'none'],
        [
          'an automatic extended sentence: none',
          alone('2013-03-04', { regimeId: 'eds_automatic_2012_2015', sentenceYears: 1, extensionYears: 1 }),
          'none',
        ],
        [
          'an extension that is not known: none',
          alone('2020-03-02', { sentenceType: 'eds', sentenceYears: 1 }),
          'none',
        ],
        [
          'under 18 on release: none',
          { ...alone('2020-03-02', { ...sds, sentenceMonths: 14 }), dateOfBirth: '2002-10-03' },
          'none',
        ],
        [
          '18 on release',
          { ...alone('2020-03-02', { ...sds, sentenceMonths: 14 }), dateOfBirth: '2002-09-30' },
          '2021-09-30',
        ],
        ['an order alone', alone('2022-07-04', { ...dto, sentenceMonths: 12 }), '2024-01-02'],
        ['an order of 24 months: none', alone('2022-07-04', { ...dto, sentenceMonths: 24 }), 'none'],
        ['a fine alone: none', alone('2022-07-04', { ...fine, sentenceDays: 28 }), 'none'],
        [
          'an order that ends after it leaves none',
          {
            sentences: [
              on('2022-07-04', { ...sds, sentenceMonths: 6 }),
              on('2022-07-04', { ...dto, sentenceMonths: 24 }),
            ],
          },
          'none',
        ],
        [
          'a licence that ends after it leaves none',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceMonths: 12 }),
              on('2020-03-02', { ...sds, sentenceYears: 4 }),
            ],
          },
          'none',
        ],
        [
          'the recorded end, where the sentence beside it gives none',
          {
            sentences: [
              on('2020-03-02', { ...sds, sentenceYears: 4 }),
              on('2020-03-02', { ...breach, sentenceDays: 7, supervisionEndDate: '2024-12-01' }),
            ],
          },
          '2024-12-01',
        ],
        [
          'of two committals the later',
          {
            sentences: [
              on('2020-03-02', { ...breach, sentenceDays: 7, supervisionEndDate: '2020-12-01' }),
              on('2020-03-02', { ...breach, sentenceDays: 7, supervisionEndDate: '2020-11-01' }),
            ],
          },
          '2020-12-01',
        ],
        [
          'a committal and a fine: none',
          {
            sentences: [
              on('2020-03-02', { ...breach, sentenceDays: 7, supervisionEndDate: '2020-12-01' }),
              on('2020-03-02', { ...fine, sentenceDays: 28 }),
            ],
          },
          'none',
        ],
      ] as const satisfies readonly Row[]
    ).map(([what, asked, day]): Row => [what, before(asked), day]),
  )
})
