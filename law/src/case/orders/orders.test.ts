import { describe, expect, test } from 'vitest'
import { alone, answered, on } from '../../../../test/support/answered.ts'
import { caseIn, sentenceIn, sentencesIn } from '../../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../../facts/asked-case.ts'
import { cja2003 } from '../../tables/provisions.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { datesInWords } from '../../words/key-dates.ts'
import type { CaseAnswer } from '../answer.ts'
import { caseOf } from '../case-answer.ts'
import { statedOf } from '../stated/stated.ts'

type Told = Omit<AskedCaseSentence, 'startDate'>

const dto = { sentenceType: 'dto' } as const
const fine = { sentenceType: 'fine_default' } as const
const breach = { sentenceType: 'supervision_default' } as const

/** The letters the prison uses, with their days; what is only about leaving prison left out. */
const shown = ({ dates }: CaseAnswer): string =>
  dates
    .filter(({ form }) => !/^(LIKELY|LATEST|TWO_THIRDS)/.test(form))
    .map(({ form, date }) => `${form.replace(/,.*/, '')} ${isoDate(date)}`)
    .join(' ')

const released = ({ release, releaseType }: CaseAnswer): string =>
  `${releaseType} ${release === null ? '' : isoDate(release)}`

type Row = readonly [what: string, asked: string, dates: string, released?: string]

function table(rows: readonly Row[]): void {
  for (const [what, asked, dates, release] of rows)
    test(what, () => {
      const answer = answered(caseIn(asked))
      expect(shown(answer)).toBe(dates)
      if (release !== undefined) expect(released(answer)).toBe(release)
    })
}

const nov = '2026-11-16'

describe('Sentencing Code, section 241: detention and training orders, one-half', () => {
  test.each([
    ['dto', 'One-half'],
    ['fine_default', 'One-half'],
    ['supervision_default', 'Full term'],
    ['contempt', 'One-half'],
  ] as const)('the part of it that is served, by its own provision: %s', (sentenceType, part) => {
    const age = sentenceType === 'dto' ? 'child' : 'adult'
    const [only] = answered({
      sentences: [
        { startDate: '2026-11-16', sentenceDays: 28, sentenceMonths: 0, sentenceType, ageAtConviction: age },
      ],
    }).sentences
    expect(only?.point.fraction.label).toBe(part)
  })

  // biome-ignore format: one row a line
  table([
    ['12 months with 30 days on remand: a month each way', '2026-11-16 12m dto remandCreditDays=30',
      'ETD 2027-03-17 MTD 2027-04-17 LTD 2027-05-17 ESED 2027-11-15 SED 2027-10-16', 'MTD 2027-04-17'],
    ['6 months: no early or late transfer', '2026-11-16 6m dto', 'MTD 2027-02-14 ESED 2027-05-15 SED 2027-05-15'],
    ['8 months less a day: none', '2026-11-16 7m29d dto', 'MTD 2027-03-16 ESED 2027-07-14 SED 2027-07-14'],
    ['8 months: a month', '2026-11-16 8m dto', 'ETD 2027-02-16 MTD 2027-03-16 LTD 2027-04-16 ESED 2027-07-15 SED 2027-07-15'],
    ['17 months: a month still', '2026-11-16 17m dto', 'ETD 2027-07-01 MTD 2027-08-01 LTD 2027-09-01 ESED 2028-04-15 SED 2028-04-15'],
    ['18 months: two', '2026-11-16 18m dto', 'ETD 2027-06-16 MTD 2027-08-16 LTD 2027-10-16 ESED 2028-05-15 SED 2028-05-15'],
    ['24 months from the end of August: the last of a shorter month', '2026-08-31 24m dto', 'ETD 2027-06-30 MTD 2027-08-31 LTD 2027-10-31 ESED 2028-08-30 SED 2028-08-30'],
    ['out on the day it is made: no transfer dates', '2022-07-04 8m dto remandCreditDays=121', 'MTD 2022-07-04 ESED 2023-03-03 SED 2022-11-02'],
    ['days at large put off everything', '2026-11-16 12m dto; unlawfullyAtLarge 2027-01-04..2027-01-08',
      'ETD 2027-04-22 MTD 2027-05-22 LTD 2027-06-22 ESED 2027-11-15 SED 2027-11-20'],
    ['added days do not count', '2026-11-16 12m dto; addedDays 20', 'ETD 2027-04-17 MTD 2027-05-17 LTD 2027-06-17 ESED 2027-11-15 SED 2027-11-15'],
    ['before 28 June 2022 the credits of others in the group do not touch it',
      '2022-06-27 12m dto; 2022-06-27 12m sds_adult remandCreditDays=20',
      'HDCED 2022-09-07 CRD 2022-12-06 ETD 2022-11-26 MTD 2022-12-26 LTD 2023-01-26 LED 2023-06-06 ESED 2023-06-26 SED 2023-06-26'],
    ['the law before the Act is the same', '2026-11-16 6m dto; law before_act', 'MTD 2027-02-14 ESED 2027-05-15 SED 2027-05-15'],
    ['an offence changes nothing', '2026-11-16 6m dto child', 'MTD 2027-02-14 ESED 2027-05-15 SED 2027-05-15'],
  ])
})

test('section 239: before the credit began, none can be given, and none is none', () => {
  const order = sentenceIn('2019-11-18 12m dto child')
  const fields = (more: object): readonly string[] => {
    const answer = caseOf({ sentences: [{ ...order, ...more }] })
    return 'refusals' in answer ? answer.refusals.map(({ place }) => place.field) : []
  }
  expect(fields({})).toEqual([])
  expect(fields({ remandCreditDays: 0, taggedBailCreditDays: 0 })).toEqual([])
  expect(fields({ remandCreditDays: 1, taggedBailCreditDays: 1 })).toEqual([
    'remandCreditDays',
    'taggedBailCreditDays',
  ])
})

test('orders that become one term keep the last day at large of the first', () => {
  const answer = caseOf(
    caseIn('2026-11-16 12m dto child; 2027-01-11 12m dto child', 'unlawfullyAtLarge 2026-12-01..2026-12-10'),
  )
  expect(answer).toMatchObject({ runs: [{ sentenceIds: ['1', '2'], lastAtLarge: parseDay('2026-12-10') }] })
})

describe('Which orders are one term (Sentencing Code, section 248(2))', () => {
  const order = (id: string, start: string, months: number, told: Told = {}) =>
    on(start, { id, ...dto, sentenceMonths: months, ...told })
  // biome-ignore format: one row per line
  for (const [what, sentences, want] of [
    ['of different days', [order('A', nov, 12), order('B', '2027-01-11', 12)], ['A+B, one term']],
    ['of one day', [order('A', nov, 12), order('B', nov, 6)], ['A', 'B']],
    ['parted by one that follows', [order('A', nov, 12), order('B', '2027-01-11', 12), order('C', '2027-01-18', 4, { consecutiveTo: 'A' })], ['A+C', 'B']],
  ] as const)
    test(`${what}: ${want.join(', ')}`, () =>
      expect(
        answered({ sentences }).runs.map(
          ({ sentenceIds, isSingleTerm }) => `${sentenceIds.join('+')}${isSingleTerm ? ', one term' : ''}`,
        ),
      ).toEqual(want))

  // 183 days of B are to be served, 121 of A and C; 211 of A and B as one term.
  test('190 days on remand are more than are to be served once they are parted', () => {
    const sentences = sentencesIn(
      'A 2026-11-16 4m dto; B 2027-01-11 12m dto',
      'C 2027-01-18 4m dto after A remandCreditDays=190',
    )
    const exceed = answered({ sentences }).warnings.filter(({ code }) => code === 'W_CREDITS_EXCEED')
    expect(exceed.map(({ values }) => values)).toEqual([{ unused: 7 }])
  })

  test('the one term has the last day at large of the order that bore most of them', () => {
    const sentences = [order('A', nov, 10), order('B', nov, 4), order('C', '2027-02-01', 12)]
    const atLarge = [
      { fromDate: '2027-01-04', toDate: '2027-01-06' },
      { fromDate: '2027-01-25', toDate: '2027-01-27' },
    ]
    for (const asked of [sentences, [sentences[1], sentences[0], sentences[2]] as typeof sentences])
      expect(answered({ sentences: asked, unlawfullyAtLarge: atLarge }).runs).toMatchObject([
        { atLargeDays: 6, lastAtLarge: parseDay('2027-01-27') },
      ])
    const [long, short, next] = sentences
    const named = [{ ...long, id: 'B' }, { ...short, id: 'A' }, next] as typeof sentences
    expect(answered({ sentences: named, unlawfullyAtLarge: atLarge }).runs).toMatchObject([
      { sentenceIds: ['A', 'B', 'C'], atLargeDays: 6, lastAtLarge: parseDay('2027-01-27') },
    ])
  })
})

test('a date of a sentence beside a later order is what the prison may have said of that sentence alone', () => {
  const sentences = sentencesIn('2026-01-05 1y +1y eds child; 2026-11-16 24m dto child')
  const answer = caseOf({ sentences }) as CaseAnswer
  const { reasons } = statedOf(answer, parseDay('2027-01-04') as Day)
  expect(reasons.map(({ code }) => code)).toContain('S_ONE_RUN')
  expect(reasons.map(({ code }) => code)).not.toContain('S_OTHER_DATE')
})

describe('Sentencing Code, section 238: several orders, at most 24 months', () => {
  // biome-ignore format: one row a line
  table([
    ['14 and 14 months consecutive: the half of 24', 'A 2026-11-16 14m dto; B 2026-11-16 14m dto after A',
      'ETD 2027-09-16 MTD 2027-11-16 LTD 2028-01-16 ESED 2028-11-15 SED 2028-11-15'],
    ['12 and 12 months consecutive: not cut', 'A 2026-11-16 12m dto; B 2026-11-16 12m dto after A', 'ETD 2027-09-16 MTD 2027-11-16 LTD 2028-01-16 ESED 2028-11-15 SED 2028-11-15'],
    ['12 months, and 12 more of another day: one term of 442 days', '2026-11-16 12m dto; 2027-02-01 12m dto',
      'ETD 2027-05-24 MTD 2027-06-24 LTD 2027-07-24 ESED 2028-01-31 SED 2028-01-31'],
    ['one term of two orders is at most 24 months', '2026-11-16 24m dto; 2027-06-01 24m dto', 'ETD 2027-09-16 MTD 2027-11-16 LTD 2028-01-16 ESED 2028-11-15 SED 2028-11-15'],
    ['the latest end of all counts, also of an order made between the first and the last: 380 days',
      '2026-11-16 6m dto; 2026-11-16 4m dto; 2026-12-01 12m dto; 2027-01-04 8m dto',
      'ETD 2027-04-24 MTD 2027-05-24 LTD 2027-06-24 ESED 2027-11-30 SED 2027-11-30'],
    ['of one day they stay apart: transfer dates by the one that ends last', '2026-11-16 6m dto; 2026-11-16 12m dto',
      'ETD 2027-04-17 MTD 2027-05-17 LTD 2027-06-17 ESED 2027-11-15 SED 2027-11-15'],
    ['with a fine beside them they stay apart', '2026-11-16 12m dto; 2026-11-16 28d fine_default; 2027-02-01 12m dto',
      'ARD 2026-11-29 ETD 2027-07-02 MTD 2027-08-02 LTD 2027-09-02 ESED 2028-01-31 SED 2028-01-31'],
    ['what is joined stays joined when a fine comes later', '2026-11-16 12m dto; 2027-02-01 12m dto; 2027-02-08 28d fine_default',
      'ARD 2027-02-21 ETD 2027-05-24 MTD 2027-06-24 LTD 2027-07-24 ESED 2028-01-31 SED 2028-01-31'],
    ['an order that follows one of those joined parts them again',
      'A 2026-11-16 12m dto; B 2027-02-01 12m dto; C 2027-02-08 4m dto after B',
      'ETD 2027-09-01 MTD 2027-10-01 LTD 2027-11-01 ESED 2028-05-31 SED 2028-05-31'],
    ['and leaves a fine beside them where it was',
      'A 2026-11-16 12m dto; B 2027-02-01 12m dto; 2027-02-08 28d fine_default; C 2027-02-15 4m dto after B',
      'ARD 2027-02-21 ETD 2027-09-01 MTD 2027-10-01 LTD 2027-11-01 ESED 2028-05-31 SED 2028-05-31'],
    ['also in its time in custody: a sentence passed before it is out shares the days on remand',
      'A 2026-11-16 12m dto remandCreditDays=10; B 2027-02-01 12m dto; 2027-02-08 2y fine_default; C 2027-02-15 4m dto after B; 2027-12-06 2y sds_adult',
      'CRD 2028-07-26 ETD 2027-08-21 MTD 2027-09-21 LTD 2027-10-21 ESED 2029-12-05 SLED 2029-11-25'],
    ['of one day, the longer one first', '2026-11-16 12m dto; 2026-11-16 6m dto', 'ETD 2027-04-17 MTD 2027-05-17 LTD 2027-06-17 ESED 2027-11-15 SED 2027-11-15'],
    ['days at large that several bore count once for the one term',
      '2026-11-16 12m dto; 2026-11-16 10m dto; 2027-02-01 12m dto; unlawfullyAtLarge 2027-01-04..2027-01-06; unlawfullyAtLarge 2027-01-11..2027-01-12',
      'ETD 2027-05-29 MTD 2027-06-29 LTD 2027-07-29 ESED 2028-01-31 SED 2028-02-05'],
    ['the time at large that only the longer one bore',
      '2026-11-16 4m dto; 2026-11-16 10m dto; 2027-02-01 12m dto; unlawfullyAtLarge 2027-01-25..2027-01-27',
      'ETD 2027-05-27 MTD 2027-06-27 LTD 2027-07-27 ESED 2028-01-31 SED 2028-02-03'],
    ['days at large that one bore stay with the one term',
      '2026-11-16 12m dto; 2027-02-01 12m dto; unlawfullyAtLarge 2027-01-04..2027-01-06',
      'ETD 2027-05-27 MTD 2027-06-27 LTD 2027-07-27 ESED 2028-01-31 SED 2028-02-03'],
    ['parted again, one that was made later bears no day at large from before it, and those from its day on',
      'A 2026-11-16 4m dto; B 2027-01-11 12m dto; C 2027-01-18 4m dto after A; unlawfullyAtLarge 2026-11-16..2026-11-18; unlawfullyAtLarge 2027-01-11..2027-01-12',
      'ETD 2027-06-14 MTD 2027-07-14 LTD 2027-08-14 ESED 2028-01-10 SED 2028-01-12'],
    ['transfer dates of orders alone that stay apart: by the one that ends last, here 24 months',
      'A 2026-11-16 24m dto; B 2027-10-01 4m dto; C 2027-10-01 4m dto after B',
      'ETD 2027-11-30 MTD 2028-01-30 LTD 2028-03-30 ESED 2028-11-15 SED 2028-11-15'],
    ['and beside a fine: by the one that is released last, here 8 months',
      '2026-11-16 24m dto; 2026-11-16 28d fine_default; 2027-10-01 8m dto',
      'ARD 2026-11-29 ETD 2027-12-30 MTD 2028-01-30 LTD 2028-02-29 ESED 2028-11-15 SED 2028-11-15'],
    ['of two that are released on one day, by the one that was made first: 18 months and 450 days',
      '2026-11-16 18m dto; 2026-11-16 28d fine_default; 2027-01-04 450d dto',
      'ARD 2026-11-29 ETD 2027-06-16 MTD 2027-08-16 LTD 2027-10-16 ESED 2028-05-15 SED 2028-05-15'],
    ['made before and since 28 June 2022: the credit counts for the one term', '2022-05-17 11m dto; 2022-08-03 12m dto remandCreditDays=30',
      'ETD 2022-10-24 MTD 2022-11-24 LTD 2022-12-24 ESED 2023-08-02 SED 2023-07-03'],
  ])
})

describe('Criminal Justice Act 2003, section 258: default of payment', () => {
  // biome-ignore format: one row a line
  table([
    ['28 days, £950', '2026-11-16 28d fine_default fineAmount=950', 'ARD 2026-11-29 ESED 2026-12-13 SED 2026-12-13'],
    ['45 days: a part of a day is a day', '2026-11-16 45d fine_default', 'ARD 2026-12-08 ESED 2026-12-30 SED 2026-12-30'],
    ['days on remand count', '2026-11-16 45d fine_default remandCreditDays=5', 'ARD 2026-12-03 ESED 2026-12-30 SED 2026-12-25'],
    ['but not for a civil debt', '2026-11-16 45d fine_default remandCreditDays=5 civilDebt', 'ARD 2026-12-08 ESED 2026-12-30 SED 2026-12-30'],
    ['added days do not', '2026-11-16 28d fine_default; addedDays 5', 'ARD 2026-11-29 ESED 2026-12-13 SED 2026-12-13'],
    ['14 years for £12 million: the whole term', '2026-11-16 14y fine_default fineAmount=12000000', 'ARD 2040-11-15 ESED 2040-11-15 SED 2040-11-15'],
    ['for £10 million exactly: one-half, as the statute says more than', '2026-11-16 14y fine_default fineAmount=10000000', 'ARD 2033-11-15 ESED 2040-11-15 SED 2040-11-15'],
    ['for a penny more: the whole', '2026-11-16 14y fine_default fineAmount=10000000.01', 'ARD 2040-11-15 ESED 2040-11-15 SED 2040-11-15'],
    ['committed before 1 June 2015: one-half', '2015-05-31 14y fine_default fineAmount=12000000', 'ARD 2022-05-30 ESED 2029-05-30 SED 2029-05-30'],
    ['committed on that day: the whole', '2015-06-01 14y fine_default fineAmount=12000000', 'ARD 2029-05-31 ESED 2029-05-31 SED 2029-05-31'],
    ['a civil debt of £12 million is no confiscation order', '2026-11-16 1y fine_default fineAmount=12000000 civilDebt', 'ARD 2027-05-17 ESED 2027-11-15 SED 2027-11-15'],
    ['after a sentence at one-half: no part of it, 366 and 8 days',
      'A 2023-09-05 2y sds_adult; B 2023-09-05 15d fine_default after A; law 2024-09-09',
      'HDCED 2024-03-17 CRD 2024-09-12 LED 2025-09-04 ESED 2025-09-19 SED 2025-09-19'],
    ['after a sentence at 40 per cent: 292 and 8 days', 'A 2024-11-05 2y sds_adult; B 2024-11-05 15d fine_default after A; law 2026-01-01',
      'HDCED 2025-04-04 CRD 2025-08-31 LED 2026-11-04 ESED 2026-11-19 SED 2026-11-19'],
    ['followed by a sentence: its length counts for no stage, and the sentence is on licence',
      'A 2026-09-07 28d fine_default; B 2026-09-14 1y sds_adult after A', 'CRD 2027-01-20 LED 2027-09-20 ESED 2027-10-04 SED 2027-10-04'],
    ['added days are borne by a chain of a default term and a sentence',
      'A 2026-11-16 1y sds_adult; B 2026-11-16 28d fine_default after A; addedDays 10',
      'CRD 2027-04-10 LED 2027-11-15 ESED 2027-12-13 SED 2027-12-13'],
  ])
})

describe('Criminal Justice Act 2003, section 256AC: breach of supervision, the whole term', () => {
  // biome-ignore format: one row a line
  table([
    ['12 days: nothing is taken off, and there is no end before credit', '2020-03-30 12d supervision_default remandCreditDays=3', 'ARD 2020-04-10 SED 2020-04-10'],
    ['4 days at large', '2020-03-30 12d supervision_default; unlawfullyAtLarge 2020-04-01..2020-04-04', 'ARD 2020-04-14 SED 2020-04-14'],
    ['one after another is a chain', 'A 2024-03-01 7d supervision_default; B 2024-03-05 7d supervision_default after A', 'ARD 2024-03-14 SED 2024-03-14'],
    ['the end of supervision is given back under the older law',
      '2024-10-12 14d supervision_default supervisionEndDate=2025-05-14; law 2026-01-01', 'ARD 2024-10-25 SED 2024-10-25 TUSED 2025-05-14'],
    ['and not under the law in force', '2024-10-12 14d supervision_default supervisionEndDate=2025-05-14', 'ARD 2024-10-25 SED 2024-10-25'],
  ])
})

describe('Sentencing Code, sections 244 and 245: the later of the order and the sentences', () => {
  // biome-ignore format: one row a line
  table([
    ['3 months and 12 months in default: no licence runs when the fine lets go', '2026-11-16 3m sds_adult; 2026-11-16 12m fine_default',
      'ARD 2027-05-17 ESED 2027-11-15 SED 2027-11-15', 'ARD 2027-05-17'],
    ['9 months and 8 months in default: a licence still runs', '2026-11-16 9m sds_adult; 2026-11-16 8m fine_default',
      'CRD 2027-03-16 ESED 2027-08-15 SLED 2027-08-15', 'CRD 2027-03-16'],
    ['order 10 months, section 250 3 years: the sentence is later', '2026-11-16 10m dto; 2026-11-16 3y regimeId=section_250',
      'HDCED 2027-06-24 CRD 2028-01-28 ETD 2027-03-16 MTD 2027-04-16 LTD 2027-05-16 ESED 2029-11-15 SLED 2029-11-15', 'CRD 2028-01-28'],
    ['order 24 months, section 250 18 months: the order is later', '2026-11-16 24m dto; 2026-11-16 18m regimeId=section_250',
      'HDCED 2027-03-06 CRD 2027-06-22 ETD 2027-09-16 MTD 2027-11-16 LTD 2028-01-16 LED 2028-05-15 ESED 2028-11-15 SED 2028-11-15',
      'MTD 2027-11-16'],
    ['order 12 months, fine 28 days', '2026-11-16 12m dto; 2026-11-16 28d fine_default',
      'ARD 2026-11-29 ETD 2027-04-17 MTD 2027-05-17 LTD 2027-06-17 ESED 2027-11-15 SED 2027-11-15', 'MTD 2027-05-17'],
    ['the same day: the letters of the sentence, and the licence counts for the end',
      '2022-03-18 18m dto; 2022-03-18 18m sds_adult; law 2024-09-09',
      'HDCED 2022-08-05 CRD 2022-12-17 ETD 2022-10-17 MTD 2022-12-17 LTD 2023-02-17 ESED 2023-09-17 SLED 2023-09-17 TUSED 2023-12-17',
      'CRD 2022-12-17'],
    ['an order does not put off the parole date, a default term does',
      '2026-10-05 4y +2y eds_adult; 2029-05-14 24m dto; 2029-05-14 80d fine_default',
      'PED 2029-06-22 CRD 2030-10-04 ETD 2030-03-13 MTD 2030-05-13 LTD 2030-07-13 ESED 2032-10-04 SLED 2032-10-04', 'CRD 2030-10-04'],
    ['a licence that ends on the day of release from the sentences is still given beside a later order',
      '2015-04-06 9m sds_adult offenceDate=2014-12-01; 2015-04-06 138d sds_adult offenceDate=2015-03-01; 2015-04-06 12m dto',
      'HDCED 2015-06-14 CRD 2015-08-21 ETD 2015-09-05 MTD 2015-10-05 LTD 2015-11-05 LED 2015-08-21 ESED 2016-04-05 SED 2016-04-05',
      'MTD 2015-10-05'],
    ['released at 17 from under 12 months: without a licence',
      '2022-10-27 12m dto; 2022-10-27 8m sds_adult remandCreditDays=62; dateOfBirth 2005-04-01; law 2024-09-09',
      'HDCED 2022-11-10 ARD 2022-12-25 ETD 2023-01-24 MTD 2023-02-24 LTD 2023-03-24 ESED 2023-10-26 SED 2023-08-25', 'MTD 2023-02-24'],
    ['an extension that is not known: no end', '2026-11-16 12m dto; 2026-11-16 4y eds', 'PED 2029-07-16 CRD 2030-11-15 ETD 2027-04-17 MTD 2027-05-17 LTD 2027-06-17'],
    ['section 250 of under 12 months, 18 by the day of release: on licence', '2026-11-16 6m regimeId=section_250; dateOfBirth 2009-01-05',
      'HDCED 2026-12-23 CRD 2027-01-27 ESED 2027-05-15 SLED 2027-05-15'],
    ['not yet 18 by then: without one', '2026-11-16 6m regimeId=section_250; dateOfBirth 2009-01-28', 'HDCED 2026-12-23 ARD 2027-01-27 ESED 2027-05-15 SED 2027-05-15'],
    ['the credit recorded against a committal for breach shortens the sentence beside it, not the committal',
      '2026-11-16 9m sds_adult; 2026-11-16 14d supervision_default remandCreditDays=10', 'CRD 2027-02-04 ESED 2027-08-15 SLED 2027-08-05'],
  ])

  const held = ({ dates }: CaseAnswer): readonly string[] =>
    dates.filter(({ heldUntil }) => heldUntil !== undefined).map(({ form }) => form)
  test('what comes before the mid-term date says that the order still holds', () => {
    const answer = answered(caseIn('A 2026-11-16 24m dto; B 2026-11-16 18m regimeId=section_250'))
    const { decidedBy, releaseBasis } = answer
    expect(held(answer)).toEqual(['HDCED', 'CRD'])
    expect([decidedBy, releaseBasis]).toEqual([{ release: ['A'], end: ['A'] }, 'automatic'])
  })
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['comes after it', '2026-11-16 10m dto; 2026-11-16 3y regimeId=section_250', []],
    ['is on that day, but for the tag before it', '2022-03-18 18m dto; 2022-03-18 18m sds_adult', ['HDCED, of its day']],
  ] as const)
    test(`and nothing that ${what}`, () =>
      expect(held(answered({ sentences: sentencesIn(asked), law: '2026-11-16' }))).toEqual(want))

  test('each run has its own letters', () =>
    expect(
      answered(
        caseIn('2026-11-16 24m dto; 2026-11-16 18m regimeId=section_250', '2026-11-16 28d fine_default'),
      ).runs.map(({ releaseType, endType }) => `${releaseType} ${endType}`),
    ).toEqual([...['MTD SED', 'CRD SLED', 'ARD SED']]))

  test('an order has no rival, whatever is not known of the age', () =>
    expect(
      answered(alone(nov, { ...dto, sentenceMonths: 12, ageAtConviction: 'unknown' })).alternatives,
    ).toEqual([]))

  test('and says so in words', () => {
    const { dates } = answered(caseIn('2026-11-16 12m dto; 2026-11-16 28d fine_default'))
    const [first] = datesInWords(dates)
    expect(first?.note).toBe(
      'Release is due by this day, without a licence, because prison for a sum that was not paid is not a sentence. The detention and training order still holds until 17 May 2027.',
    )
  })

  test('the length of an order or a default term counts for no stage', () => {
    const { stages } = answered(caseIn('2025-12-01 3y sds_adult; 2025-12-01 6y fine_default'))
    expect(stages.map(({ stage }) => stage.number)).toEqual([3])
  })
})

describe('What is said of them in words', () => {
  const workings = (asked: AskedCase): string =>
    caseExplanationOf(answered(asked))
      .map(({ working }) => working)
      .join(' ')
  test('the second half of an order is supervision', () =>
    expect(workings(alone(nov, { ...dto, sentenceMonths: 12 }))).toContain(
      'Release is due on 17 May 2027. The second half of the order is supervision, not licence.',
    ))
  test('orders of 24 months to the day are not cut: they are counted as the court gave them', () =>
    expect(workings(caseIn('A 2026-11-16 12m dto; B 2026-11-16 366d dto after A'))).toContain(
      '1 year from 16 November 2026 are 365 days (sentence A). 366 days from 16 November 2027 (sentence B). 365 + 366 is 731 days.',
    ))
  const contempt = { sentenceType: 'contempt' } as const
  for (const [what, first, second, want] of [
    ['contempt after contempt', contempt, contempt, 'ARD, committal'],
    ['contempt after a fine', fine, contempt, 'ARD, default of payment'],
    ['a fine after contempt', contempt, fine, 'ARD, default of payment'],
    ['breach of supervision after another', breach, breach, 'ARD, breach of supervision'],
  ] as const)
    test(`why release has no licence: ${what}`, () => {
      const { dates } = answered({
        sentences: [
          on(nov, { id: 'A', ...first, sentenceDays: 14 }),
          on(nov, { id: 'B', ...second, sentenceDays: 14, consecutiveTo: 'A' }),
        ],
      })
      expect(dates[0]?.form).toBe(want)
    })
  test('a short sentence for an offence from before 2015, with a fine after it: by section 243A', () => {
    const { dates } = answered(
      caseIn('A 2015-04-06 6m sds_adult offenceDate=2014-12-01', 'B 2015-04-06 28d fine_default after A'),
    )
    const release = dates.find(({ form }) => form.startsWith('ARD'))
    expect(release?.form).toBe('ARD, old offence')
    expect(release?.law).toContainEqual(cja2003('243A(2)'))
  })
  test('orders that became one term', () =>
    expect(workings(caseIn('2026-11-16 12m dto; 2027-02-01 12m dto'))).toContain(
      'Orders of different days that overlap are one term from the first day, 16 November 2026, to the later end, 31 January 2028: 442 days.',
    ))
  test('no other rules are offered for the date that the prison gave', () => {
    const answer = answered(alone(nov, { ...fine, sentenceDays: 90 }))
    const { reasons } = statedOf(answer, answer.end as Day)
    expect(reasons.flatMap(({ changes }) => changes.map(({ place }) => place.field))).not.toContain(
      'regimeId',
    )
  })
})

describe('Recall beside a default term (Criminal Justice Act 2003, section 254)', () => {
  test('the default term is another run, and is not recalled', () => {
    const { runs, recalled } = answered(
      caseIn(
        'A 2025-01-10 4y sds_adult; B 2027-03-01 28d fine_default',
        'recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ),
    )
    expect(runs.map((run) => run.recalled !== null)).toEqual([true, false])
    expect(recalled?.sentenceIds).toEqual(['A'])
  })

  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['an order anywhere',
      '2025-01-10 4y sds_adult; 2027-03-01 4m dto; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ['recall', 'A recall together with a detention and training order is not worked out.']],
    ['from a default term alone', '2026-01-10 28d fine_default; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ['sentenceType', 'After prison in default of payment there is no licence, so nobody is recalled from it.']],
    ['from a committal for breach',
      '2026-01-10 14d supervision_default; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ['sentenceType', 'After prison for breach of supervision there is no licence, so nobody is recalled from it.']],
    ['from one that is named',
      'A 2025-01-10 4y sds_adult; B 2025-02-03 28d fine_default; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01 sentenceIds=B',
      ['sentenceType', 'After prison in default of payment there is no licence, so nobody is recalled from it.']],
    ['from a sentence and one beside it, both named',
      'A 2025-01-10 4y sds_adult; B 2025-02-03 28d fine_default; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01 sentenceIds=A,B',
      ['sentenceType', 'After prison in default of payment there is no licence, so nobody is recalled from it.']],
    ['from default terms, by the day of the recall',
      '2026-01-10 28d fine_default; 2026-01-10 30d fine_default; recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ['sentenceType', 'After prison in default of payment there is no licence, so nobody is recalled from it.']],
  ] as const)
    test(`refused: ${what}`, () => {
      const answer = caseOf(caseIn(asked) as AskedCase)
      const refusals = 'refusals' in answer ? answer.refusals : []
      expect(refusals.map(({ place, message }) => [place.field, message])[0]).toEqual(want)
    })

  test('a default term in a chain is recalled with the sentence', () => {
    const { runs } = answered(
      caseIn(
        'A 2025-01-10 28d fine_default; B 2025-01-10 4y sds_adult after A',
        'recall standard recallDate=2027-02-01 returnToCustodyDate=2027-02-01',
      ),
    )
    expect(runs.map(({ sentenceIds }) => sentenceIds)).toEqual([['A', 'B']])
  })

  test('a default term passed during a licence makes no recall likely', () =>
    expect(answered(caseIn('2024-11-18 3y sds_adult; 2026-11-16 28d fine_default')).alternatives).toEqual([]))
})

describe('Criminal Justice Act 2003, section 258(2B): the sum of a long default term was not told', () => {
  const rivals = (rest: object): string => {
    const answer = caseOf({ sentences: [{ startDate: '2026-11-02', sentenceType: 'fine_default', ...rest }] })
    if ('refusals' in answer) return 'refused'
    return (answer.alternatives ?? [])
      .map(({ code, release, answer: rival }) => {
        expect(rival().case.sentences[0]?.fineAmount).toBe(10_000_001)
        return `${code} ${isoDate(release as never)}`
      })
      .join()
  }
  // biome-ignore format: one committal a row
  test.each([
    ['12 years: all of it', { sentenceYears: 12 }, 'A_WHOLE_DEFAULT_TERM 2038-11-01'],
    ['7 years and a day', { sentenceYears: 7, sentenceDays: 1 }, 'A_WHOLE_DEFAULT_TERM 2033-11-02'],
    ['7 years: at most £1 million (Proceeds of Crime Act 2002, section 35(2A))', { sentenceYears: 7 }, ''],
    ['the sum was told', { sentenceYears: 12, fineAmount: 2_000_000 }, ''],
    ['a debt that is not a crime', { sentenceYears: 12, civilDebt: true }, ''],
    ['committed before 1 June 2015', { startDate: '2015-05-29', sentenceYears: 12 }, ''],
    ['committed on that day', { startDate: '2015-06-01', sentenceYears: 12 }, 'A_WHOLE_DEFAULT_TERM 2027-05-31'],
  ])('%s', (_, rest, want) => expect(rivals(rest)).toBe(want))
})
