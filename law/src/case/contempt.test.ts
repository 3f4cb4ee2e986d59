import { describe, expect, test } from 'vitest'
import { alone, answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { caseWarningText } from '../words/case-warnings.ts'
import { caseAlternativesOf } from './alternatives.ts'
import { caseOf } from './case-answer.ts'

const contempt = { sentenceType: 'contempt' } as const
const offence = offenceByKey('contempt_of_court') as Offence
const theft = offenceByKey('theft') as Offence

/** The letters and the dates, and every code that is said. */
function said(asked: AskedCase): readonly string[] {
  const { dates, warnings } = answered(asked)
  return [...dates.map(({ form, date }) => `${form} ${isoDate(date)}`), ...warnings.map(({ code }) => code)]
}

describe('Criminal Justice Act 2003, section 258: contempt of court, one-half without a licence', () => {
  const eighteenMonths = ['ARD, committal 2027-08-05', ...['ESED 2028-05-04', 'SED 2028-05-04', 'W_CONTEMPT']]
  for (const [what, asked] of [
    ['named', alone('2026-11-05', { sentenceMonths: 18, ...contempt })],
    ['by the offence', alone('2026-11-05', { sentenceMonths: 18, offenceKey: offence.key })],
    [
      'by the offence, called a standard sentence',
      alone('2026-11-05', { sentenceMonths: 18, offenceKey: offence.key, sentenceType: 'sds' }),
    ],
    [
      'the law before the Act: it does not change it',
      { ...alone('2026-11-05', { sentenceMonths: 18, ...contempt }) },
    ],
  ] as const)
    test(`18 months from 5 November 2026, ${what}`, () => expect(said(asked)).toEqual(eighteenMonths))

  test('no stage of 2024 or of 2026 moves it', () => {
    for (const start of ['2024-02-05', '2025-11-05']) {
      const { stages, release, runs } = answered(alone(start, { sentenceMonths: 18, ...contempt }))
      expect(stages).toEqual([])
      expect((release as number) - (runs[0]?.start as number) + 1).toBe(
        Math.ceil((runs[0]?.totalDays as number) / 2),
      )
    }
  })

  test('added days and days held before do not count, and the rival counts those held', () => {
    const asked = {
      ...alone('2024-10-28', { sentenceMonths: 18, remandCreditDays: 2, ...contempt }),
      addedDays: 14,
    }
    const answer = answered(asked)
    expect(isoDate(answer.release as never)).toBe('2025-07-28')
    expect(isoDate(answer.end as never)).toBe('2026-04-27')
    expect(answer.runs[0]).toMatchObject({ credit: 0, addedDays: 0 })
    const [rival, ...others] = caseAlternativesOf(answer)
    expect([rival?.code, isoDate(rival?.release as never), others]).toEqual([
      'A_CONTEMPT_HELD',
      '2025-07-26',
      [],
    ])
  })

  test('days at large put off release and end', () =>
    expect(
      said({
        ...alone('2026-11-05', { sentenceMonths: 18, ...contempt }),
        unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-06' }],
      }),
    ).toEqual([
      ...['ARD, committal 2027-08-08', 'LIKELY_RELEASE 2027-08-05', 'LATEST_RELEASE 2027-08-06'],
      ...['ESED 2028-05-04', 'SED 2028-05-07', 'W_CONTEMPT', 'W_NON_WORKING_DAY'],
    ]))
})

describe('Days held for contempt are counted in the rival, wherever it stands', () => {
  const held = { startDate: '2026-11-16', sentenceMonths: 6, remandCreditDays: 9, ...contempt }
  const free = { startDate: '2026-11-16', sentenceMonths: 6, ...contempt }
  const stolen = { startDate: '2026-11-16', sentenceMonths: 9, offenceKey: theft.key, remandCreditDays: 20 }
  const after = (first: AskedCaseSentence, second: AskedCaseSentence): AskedCase => ({
    sentences: [
      { ...first, id: 'A' },
      { ...second, id: 'B', consecutiveTo: 'A' },
    ],
  })
  for (const [what, asked] of [
    ['alone', { sentences: [held] }],
    ['first in a chain', after(held, free)],
    ['second in a chain', after(free, held)],
    ['after a sentence', after(stolen, held)],
    ['before a sentence', after(held, stolen)],
  ] as const)
    test(what, () => {
      const answer = answered(asked)
      const rival = caseAlternativesOf(answer).find(({ code }) => code === 'A_CONTEMPT_HELD')
      expect((answer.release as number) - (rival?.release as number)).toBe(9)
    })
})

describe('Contempt of Court Act 1981, section 14(1): at most 2 years on one occasion', () => {
  const on = (id: string, start: string, rest: Omit<AskedCaseSentence, 'startDate'>): AskedCaseSentence => ({
    ...{ id, startDate: start, ...contempt },
    ...rest,
  })
  for (const [what, sentences, of] of [
    ['2 years', [on('A', '2026-11-16', { sentenceYears: 2 })], []],
    ['a day more', [on('A', '2026-11-16', { sentenceYears: 2, sentenceDays: 1 })], ['A']],
    [
      'two of one day that follow, 2 years together',
      [
        on('A', '2026-11-16', { sentenceMonths: 18 }),
        on('B', '2026-11-16', { sentenceMonths: 6, consecutiveTo: 'A' }),
      ],
      [],
    ],
    [
      'two of one day that follow, longer together',
      [
        on('A', '2026-11-16', { sentenceMonths: 18 }),
        on('B', '2026-11-16', { sentenceMonths: 7, consecutiveTo: 'A' }),
      ],
      ['A', 'B'],
    ],
    [
      'two of two days',
      [
        on('A', '2026-11-16', { sentenceMonths: 18 }),
        on('B', '2026-12-16', { sentenceMonths: 7, consecutiveTo: 'A' }),
      ],
      [],
    ],
    [
      'two side by side',
      [on('A', '2026-11-16', { sentenceMonths: 18 }), on('B', '2026-11-16', { sentenceMonths: 18 })],
      [],
    ],
    [
      'by the offence, whose maximum says it',
      [{ id: 'A', startDate: '2026-11-16', sentenceYears: 3, offenceKey: offence.key }],
      [],
    ],
    [
      'a sentence of 3 years',
      [{ id: 'A', startDate: '2026-11-16', sentenceYears: 3, offenceKey: theft.key }],
      [],
    ],
  ] as const)
    test(what, () => {
      const warnings = answered({ sentences }).warnings.filter(({ code }) => code === 'W_CONTEMPT_LENGTH')
      expect(warnings.flatMap(({ sentenceIds }) => sentenceIds)).toEqual(of)
      if (warnings[0] !== undefined)
        expect(caseWarningText(warnings[0])).toMatch(
          /^Prison for contempt of court is at most 2 years on one occasion/,
        )
    })
})

describe('Contempt beside sentences', () => {
  const sentence = {
    id: 'A',
    startDate: '2026-11-16',
    sentenceMonths: 9,
    offenceKey: theft.key,
    remandCreditDays: 40,
  }
  test('a later release from it decides, on licence where one still runs', () => {
    const { release, releaseType, endType, runs } = answered({
      sentences: [sentence, { id: 'B', startDate: '2026-11-16', sentenceMonths: 8, ...contempt }],
      addedDays: 5,
    })
    expect([isoDate(release as never), releaseType, endType]).toEqual(['2027-03-16', 'CRD', 'SED'])
    expect(runs.map(({ credit, addedDays, releaseType }) => [credit, addedDays, releaseType])).toEqual([
      [40, 5, 'CRD'],
      [0, 0, 'ARD'],
    ])
  })

  test('its length does not count for a stage', () => {
    const { stages } = answered({
      sentences: [
        { id: 'A', startDate: '2025-12-01', sentenceYears: 3, offenceKey: theft.key },
        { id: 'B', startDate: '2025-12-01', sentenceYears: 6, ...contempt },
      ],
    })
    expect(stages.map(({ stage }) => stage.number)).toEqual([3])
  })

  test('its days held count for nothing else', () =>
    expect(
      answered({
        sentences: [
          { ...sentence, remandCreditDays: 0 },
          { ...contempt, startDate: '2026-11-16', sentenceDays: 10, remandCreditDays: 9 },
        ],
      }).runs.map(({ credit }) => credit),
    ).toEqual([0, 0]))

  test('an old offence does not make it one term with an old sentence', () => {
    const old = { startDate: '2010-03-01', offenceDate: '2004-01-05' }
    const { runs } = answered({
      sentences: [
        { ...old, sentenceYears: 2 },
        { ...old, startDate: '2010-05-03', sentenceMonths: 6, ...contempt },
      ],
    })
    expect(runs.map(({ isSingleTerm }) => isSingleTerm)).toEqual([false, false])
  })

  const notASentence = 'Prison for contempt of court is not a sentence. Leave this out.'
  for (const [what, asked, want] of [
    [
      'one contempt after another is a chain',
      {
        sentences: [
          { id: 'A', startDate: '2026-11-16', sentenceMonths: 6, ...contempt },
          { id: 'B', startDate: '2026-11-16', sentenceMonths: 3, consecutiveTo: 'A', ...contempt },
        ],
      },
      [],
    ],
    [
      'after a sentence: worked out as a default term in a chain is',
      {
        sentences: [
          sentence,
          { id: 'B', startDate: '2026-11-16', sentenceMonths: 3, consecutiveTo: 'A', ...contempt },
        ],
      },
      [],
    ],
    [
      'a sentence after it',
      {
        sentences: [
          { id: 'A', startDate: '2026-11-16', sentenceMonths: 6, ...contempt },
          { ...sentence, id: 'B', consecutiveTo: 'A' },
        ],
      },
      [],
    ],
    [
      'a regime',
      alone('2026-11-16', { sentenceMonths: 6, offenceKey: offence.key, regimeId: 'sds_adult' }),
      [['regimeId', notASentence]],
    ],
    [
      'an extension',
      alone('2026-11-16', { sentenceMonths: 6, ...contempt, extensionYears: 1 }),
      [['extensionYears', notASentence]],
    ],
    [
      'a recall',
      { ...alone('2026-11-16', { sentenceMonths: 6, ...contempt }), recall: { type: 'standard' } },
      [['sentenceType', 'After prison for contempt there is no licence, so nobody is recalled from it.']],
    ],
  ] as const satisfies readonly (readonly [string, AskedCase, unknown])[])
    test(what, () => {
      const answer = caseOf(asked)
      const refusals = 'refusals' in answer ? answer.refusals : []
      expect(refusals.map(({ place, message }) => [place.field, message])).toEqual(want)
    })
})
