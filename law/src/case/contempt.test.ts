import { describe, expect, test } from 'vitest'
import { alone, answered } from '../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { caseAlternativesOf } from './alternatives.ts'
import { caseOf } from './case-answer.ts'

const contempt = { sentenceType: 'contempt' } as const
const theft = offenceByKey('theft') as Offence

/** The letters and the dates, and every code that is said. */
function said(asked: AskedCase): readonly string[] {
  const { dates, warnings } = answered(asked)
  return [...dates.map(({ form, date }) => `${form} ${isoDate(date)}`), ...warnings.map(({ code }) => code)]
}

describe('Criminal Justice Act 2003, section 258: contempt of court, one-half without a licence', () => {
  const eighteenMonths = ['ARD, committal 2027-08-05', ...['ESED 2028-05-04', 'SED 2028-05-04', 'W_CONTEMPT']]
  for (const [what, asked] of [
    ['named', '2026-11-05 18m contempt'],
    ['by the offence', '2026-11-05 18m contempt_of_court'],
    ['by the offence, called a standard sentence', '2026-11-05 18m sds contempt_of_court'],
    ['the law before the Act: it does not change it', '2026-11-05 18m contempt'],
  ] as const)
    test(`18 months from 5 November 2026, ${what}`, () => expect(said(caseIn(asked))).toEqual(eighteenMonths))

  // A kind that stands whatever the offence is none for contempt; an ordinary sentence is what is meant where nothing is.
  test.each(['eds', 'sopc', 'life', 'ipp', 'terrorism', 'section_250', 'sds_plus', 'dto', 'fine_default'])(
    'not as %s',
    (kind) =>
      expect(caseOf(caseIn(`2026-11-05 18m contempt_of_court sentenceType=${kind}`))).toMatchObject({
        refusals: [
          {
            place: { field: 'sentenceType' },
            message: 'Prison for contempt of court is not a sentence. Leave this out, or choose contempt.',
          },
        ],
      }),
  )

  test('beside another offence both are to be checked, and 2 years are the most', () =>
    expect(said(caseIn('2026-11-05 3y contempt theft')).filter((code) => code.startsWith('W_'))).toEqual([
      'W_KIND_OFFENCE',
      'W_CONTEMPT',
      'W_CONTEMPT_LENGTH',
      'W_NON_WORKING_DAY',
    ]))

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
    const asked = caseIn('2024-10-28 18m contempt remandCreditDays=2; addedDays 14')
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

  test('one day held has a rival, and none has none', () => {
    const rivals = (days: number) =>
      caseAlternativesOf(answered(caseIn(`2024-10-28 18m contempt remandCreditDays=${days}`))).map(
        ({ code }) => code,
      )
    expect([rivals(1), rivals(0)]).toEqual([['A_CONTEMPT_HELD'], []])
  })

  test('days at large put off release and end', () =>
    expect(said(caseIn('2026-11-05 18m contempt; unlawfullyAtLarge 2027-01-04..2027-01-06'))).toEqual([
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
  // biome-ignore format: one row a line
  for (const [what, sentences, of] of [
    ['2 years', 'A 2026-11-16 2y contempt', []],
    ['a day more', 'A 2026-11-16 2y1d contempt', ['A']],
    ['two of one day that follow, 2 years together', 'A 2026-11-16 18m contempt; B 2026-11-16 6m contempt after A', []],
    ['two of one day that follow, longer together', 'A 2026-11-16 18m contempt; B 2026-11-16 7m contempt after A', ['A', 'B']],
    ['two of two days', 'A 2026-11-16 18m contempt; B 2026-12-16 7m contempt after A', []],
    ['two side by side', 'A 2026-11-16 18m contempt; B 2026-11-16 18m contempt', []],
    ['by the offence, whose maximum says it', 'A 2026-11-16 3y contempt_of_court', []],
    ['a sentence of 3 years', 'A 2026-11-16 3y theft', []],
  ] as const)
    test(what, () => {
      const warnings = answered({ sentences: sentencesIn(sentences) }).warnings.filter(({ code }) => code === 'W_CONTEMPT_LENGTH')
      expect(warnings.flatMap(({ sentenceIds }) => sentenceIds)).toEqual(of)
      if (warnings[0] !== undefined)
        expect(caseWarningText(warnings[0])).toMatch(
          /^Prison for contempt of court is at most 2 years on one occasion/,
        )
    })
})

describe('Contempt beside sentences', () => {
  test('a later release from it decides, on licence where one still runs', () => {
    const { release, releaseType, endType, runs } = answered(
      'A 2026-11-16 9m theft remandCreditDays=40; B 2026-11-16 8m contempt; addedDays 5',
    )
    expect([isoDate(release as never), releaseType, endType]).toEqual(['2027-03-16', 'CRD', 'SED'])
    expect(runs.map(({ credit, addedDays, releaseType }) => [credit, addedDays, releaseType])).toEqual([
      [40, 5, 'CRD'],
      [0, 0, 'ARD'],
    ])
  })

  test('its length does not count for a stage', () => {
    const { stages } = answered('A 2025-12-01 3y theft; B 2025-12-01 6y contempt')
    expect(stages.map(({ stage }) => stage.number)).toEqual([3])
  })

  test('its days held count for nothing else', () =>
    expect(
      answered(
        'A 2026-11-16 9m theft remandCreditDays=0; 2026-11-16 10d contempt remandCreditDays=9',
      ).runs.map(({ credit }) => credit),
    ).toEqual([0, 0]))

  test('an old offence does not make it one term with an old sentence', () => {
    const { runs } = answered(
      '2010-03-01 2y offenceDate=2004-01-05; 2010-05-03 6m contempt offenceDate=2004-01-05',
    )
    expect(runs.map(({ isSingleTerm }) => isSingleTerm)).toEqual([false, false])
  })

  const notASentence = 'Prison for contempt of court is not a sentence. Leave this out.'
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['one contempt after another is a chain', 'A 2026-11-16 6m contempt; B 2026-11-16 3m contempt after A', []],
    ['after a sentence: worked out as a default term in a chain is', 'A 2026-11-16 9m theft remandCreditDays=40; B 2026-11-16 3m contempt after A', []],
    ['a sentence after it', 'A 2026-11-16 6m contempt; B 2026-11-16 9m theft remandCreditDays=40 after A', []],
    ['a regime', '2026-11-16 6m sds_adult contempt_of_court', [['regimeId', notASentence]]],
    ['an extension', '2026-11-16 6m +1y contempt', [['extensionYears', notASentence]]],
    ['a recall', '2026-11-16 6m contempt; recall standard', [['sentenceType', 'After prison for contempt there is no licence, so nobody is recalled from it.']]],
  ] as const)
    test(what, () => {
      const answer = caseOf(caseIn(asked))
      const refusals = 'refusals' in answer ? answer.refusals : []
      expect(refusals.map(({ place, message }) => [place.field, message])).toEqual(want)
    })
})
