/** Days on remand by their dates, counted while a case is walked through. Examples of our own; the sentences are standard ones. */

import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { Span } from '../calendar/spans.ts'
import type { CaseAnswer } from '../case/answer.ts'
import type { AskedCase, AskedCaseSentence, AskedOtherCustody, AskedRemand } from '../facts/asked-case.ts'

/** "03-20..11-15": days of 2026 where no year is given. */
const daysOf = (text: string): readonly [string, string] => {
  const [first, last] = text.split('..').map((day) => (day.length === 5 ? `2026-${day}` : day)) as [
    string,
    string?,
  ]
  return [first, last ?? first]
}
/** A time on remand: for all sentences, or for those named. */
const on = (text: string, ...sentenceIds: readonly string[]): AskedRemand => {
  const [fromDate, toDate] = daysOf(text)
  return { fromDate, toDate, ...(sentenceIds.length === 0 ? {} : { sentenceIds }) }
}
const inOther = (text: string, why: AskedOtherCustody['why']): AskedOtherCustody => {
  const [fromDate, toDate] = daysOf(text)
  return { fromDate, toDate, why }
}
const of = (id: string, start: string, more: Partial<AskedCaseSentence>): AskedCaseSentence => ({
  id,
  startDate: daysOf(start)[0],
  ...more,
})

const short = (day: number): string => isoDate(day as Parameters<typeof isoDate>[0]).replace(/^2026-/, '')
const inText = ({ fromDate: first, toDate: last }: Span): string =>
  first === last ? short(first) : `${short(first)}..${short(last)}`

/** What is said of remand, in short. */
function countOf({ remand }: CaseAnswer) {
  if (remand === null) return null
  const { days, unusedDays: unused } = remand
  return {
    days,
    counted: remand.counted.map(
      (range) => `${inText(range)} ${range.recordedFor}: ${range.sentenceIds.join(' ')}`,
    ),
    not: remand.notCounted.map((range) => `${range.period} ${inText(range)} ${range.reason}`),
    served: remand.served.map(
      (time) => `${inText(time)} ${time.sentenceIds.join(' ')}, ${time.unusedDays} unused`,
    ),
    unused,
  }
}

interface Row {
  readonly name: string
  readonly asked: AskedCase
  readonly days: number
  readonly counted: readonly string[]
  readonly not?: readonly string[]
  readonly served?: readonly string[]
  readonly unused?: number
  readonly release: string
  readonly end?: string
}

const A9 = of('A', '12-01', { sentenceMonths: 9 })
const A2 = of('A', '11-16', { sentenceMonths: 2 })
const B18 = of('B', '2027-01-11', { sentenceMonths: 18 })

// biome-ignore format: one row a line
const rows: readonly Row[] = [
  { name: 'one sentence: every day to its eve', asked: caseIn('A 2026-11-16 3y; remand 2026-03-20..2026-11-15'), days: 241,
    counted: ['03-20..11-15 A: A'], release: '2027-03-20', end: '2029-03-19' },
  { name: 'typed to the day of sentence: that day is cut off', asked: caseIn('A 2026-11-16 3y; remand 2026-03-20..2026-11-16'), days: 241,
    counted: ['03-20..11-15 A: A'], not: ['0 11-16 from_sentence'], release: '2027-03-20', end: '2029-03-19' },
  { name: 'two charges, sentenced on one day: once for both, and 6 days more than either needs',
    asked: caseIn('A 2026-11-16 18m; B 2026-11-16 12m; remand 2026-06-01..2026-11-15 sentenceIds=A; remand 2026-05-11..2026-08-31 sentenceIds=B'),
    days: 189, counted: ['05-11..05-31 B: A B', '06-01..11-15 A: A B'], not: ['1 06-01..08-31 twice'], unused: 6, release: '2026-11-16',
    end: '2027-11-14' },
  { name: 'consecutive sentences are one', asked: caseIn('A 2026-11-16 18m; B 2026-11-16 12m after A; remand 2026-06-01..2026-11-15'),
    days: 168, counted: ['06-01..11-15 A: A B'], release: '2027-03-31', end: '2028-11-28' },
  { name: 'a sentence served and left in between: its days are its own, and hide those of the other charge',
    asked: caseIn('A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B'),
    days: 146, counted: ['10-05..11-09 B: B', '11-10..11-30 A: A', '2027-02-10..2027-05-09 B: B'],
    not: ['1 11-10..11-30 another_sentence', '1 12-01..2027-02-09 serving'], served: ['12-01..2027-02-09 A, 0 unused'],
    release: '2027-09-05', end: '2029-01-04' },
  { name: 'passed while the other is served: one time in custody, and a day for B does not shorten A before B is passed',
    asked: caseIn('A 2026-12-01 9m; B 2027-01-11 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-01-10 sentenceIds=B'),
    days: 57, counted: ['10-05..11-09 B: A B', '11-10..11-30 A: A B'], not: ['1 11-10..11-30 twice', '1 12-01..2027-01-10 serving'],
    served: ['12-01..2027-02-09 A, 0 unused'], release: '2027-07-16', end: '2028-11-14' },
  { name: 'passed on the day of release it joins',
    asked: caseIn('A 2026-12-01 9m; B 2027-02-09 2y; remand 2026-11-10..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-02-08 sentenceIds=B'),
    days: 57, counted: ['10-05..11-09 B: A B', '11-10..11-30 A: A B'], not: ['1 11-10..11-30 twice', '1 12-01..2027-02-08 serving'],
    served: ['12-01..2027-02-09 A, 0 unused'], release: '2027-08-14', end: '2028-12-13' },
  { name: 'release on a Saturday: that day is served, not the Friday alone',
    asked: caseIn('A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-14..2026-11-30 sentenceIds=A; remand 2026-10-05..2027-05-09 sentenceIds=B'),
    days: 142, counted: ['10-05..11-13 B: B', '11-14..11-30 A: A', '2027-02-14..2027-05-09 B: B'],
    not: ['1 11-14..11-30 another_sentence', '1 12-01..2027-02-13 serving'], served: ['12-01..2027-02-13 A, 0 unused'],
    release: '2027-09-05' },
  { name: 'a release that was told is the release, whatever we work out',
    asked: caseIn('A 2026-12-01 9m; B 2027-01-11 2y; remand 2026-11-10..2026-11-30 sentenceIds=A',
    'remand 2026-10-05..2027-01-10 sentenceIds=B; otherCustody 2026-12-01..2026-12-15 why=sentence'), days: 83,
    counted: ['10-05..11-09 B: B', '11-10..11-30 A: A', '12-16..2027-01-10 B: B'],
    not: ['1 11-10..11-30 another_sentence', '1 12-01..12-15 serving'], release: '2027-07-11', end: '2028-11-09' },
  { name: 'a release that was told later than ours holds the time in custody open',
    asked: caseIn('A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A',
    'remand 2026-10-05..2027-05-09 sentenceIds=B; otherCustody 2026-12-01..2027-05-10 why=sentence'), days: 57,
    counted: ['10-05..11-09 B: A B', '11-10..11-30 A: A B'], not: ['1 11-10..11-30 twice', '1 12-01..2027-05-09 serving'],
    release: '2027-11-12' },
  { name: 'a release that was told with a later sentence ends all of the time in custody',
    asked: caseIn('A 2026-12-01 9m; C 2027-01-04 3m; B 2027-05-10 2y; remand 2026-12-10..2027-05-09 sentenceIds=B',
    'otherCustody 2027-01-04..2027-01-04 why=sentence'), days: 125, counted: ['2027-01-05..2027-05-09 B: B'],
    not: ['0 12-10..2027-01-04 serving'], release: '2027-09-05' },
  { name: 'recalled in between, by a recall from something that is not among the sentences',
    asked: caseIn('A 2027-02-01 3y; remand 2026-10-20..2027-01-31; otherCustody 2026-10-22..2026-12-16 why=recall'), days: 48,
    counted: ['10-20..10-21 A: A', '12-17..2027-01-31 A: A'], not: ['0 10-22..12-16 serving'], release: '2027-12-15', end: '2029-12-14' },
  { name: 'days that the first could not use go on to the next',
    asked: { sentences: [A2, B18], remand: [on('08-03..11-15', 'A'), on('08-03..2027-01-10', 'B')] }, days: 161,
    counted: ['08-03..08-23 A: A', '08-24..2027-01-10 B: B'], not: ['0 08-24..11-15 another_sentence', '1 08-03..08-23 another_sentence'],
    served: ['11-16 A, 84 unused'], release: '2027-02-22', end: '2028-02-21' },
  { name: 'they stay where they are for nobody else',
    asked: { sentences: [A2, B18], remand: [on('08-03..11-15', 'A'), on('12-21..2027-01-10', 'B')] }, days: 126,
    counted: ['08-03..11-15 A: A', '12-21..2027-01-10 B: B'], served: ['11-16 A, 84 unused'], unused: 84, release: '2027-06-21',
    end: '2028-06-19' },
  { name: 'days on remand are called unused before those on a tag',
    asked: caseIn('A 2026-11-16 2m taggedBailCreditDays=15; B 2027-01-11 18m; remand 2026-11-06..2026-11-15 sentenceIds=A',
    'remand 2026-11-01..2026-11-15 sentenceIds=B'), days: 15, counted: ['11-01..11-05 B: B', '11-06..11-11 A: A', '11-12..11-15 B: B'],
    not: ['0 11-12..11-15 another_sentence', '1 11-06..11-11 another_sentence'], served: ['11-16 A, 4 unused'], release: '2027-07-03' },
  { name: 'unused is what the run with most days to serve does not need',
    asked: caseIn('A 2026-11-16 6m; B 2026-11-16 1m; remand 2026-08-05..2026-11-15 sentenceIds=A'), days: 103,
    counted: ['08-05..11-15 A: A B'], unused: 42, release: '2026-11-16' },
  { name: 'acquitted of one charge: its days are nobody’s',
    asked: caseIn('A 2026-11-16 2y; remand 2026-05-04..2026-09-30 outcome=no_sentence; remand 2026-06-15..2026-11-15 sentenceIds=A'),
    days: 154, counted: ['06-15..11-15 A: A'], not: ['0 05-04..09-30 no_sentence'], release: '2027-02-13', end: '2028-06-14' },
  { name: 'contempt takes no days, and hides them while it is served',
    asked: caseIn('C 2026-07-01 28d contempt; A 2026-11-16 2y; remand 2026-06-15..2026-06-30 sentenceIds=C',
    'remand 2026-06-20..2026-11-15 sentenceIds=A'), days: 135, counted: ['06-20..06-30 A: A', '07-15..11-15 A: A'],
    not: ['0 06-15..06-30 no_credit', '1 07-01..07-14 serving'], served: ['07-01..07-14 C, 0 unused'], release: '2027-03-04' },
  { name: 'three times in custody: each hides the days of the next',
    asked: caseIn('A 2026-03-02 3m; B 2026-07-06 3m; C 2026-11-16 2y; remand 2026-03-01..2026-11-15 sentenceIds=C'), days: 186,
    counted: ['03-01 C: C', '04-08..07-05 C: C', '08-12..11-15 C: C'], not: ['0 03-02..04-07 serving', '0 07-06..08-11 serving'],
    served: ['03-02..04-07 A, 0 unused', '07-06..08-11 B, 0 unused'], release: '2027-01-12' },
  { name: 'three sentences without a release: one time in custody, as it stood when the last was passed',
    asked: caseIn('A 2026-03-02 9m; B 2026-04-06 12m; C 2026-05-04 2y; remand 2026-02-01..2026-05-03 sentenceIds=C'), days: 29,
    counted: ['02-01..03-01 C: A B C'], not: ['0 03-02..05-03 serving'], served: ['03-02..08-29 A B, 0 unused'], release: '2026-12-04' },
]

describe('Which days on remand count, and the date (Criminal Justice Act 2003, section 240ZA)', () => {
  for (const { name, asked, days, counted, not = [], served = [], unused = 0, release, end } of rows)
    test(name, () => {
      const answer = answered(asked)
      expect(countOf(answer)).toEqual({ days, counted, not, served, unused })
      expect(answer.release === null ? null : isoDate(answer.release)).toBe(release)
      if (end !== undefined) expect(answer.end === null ? null : isoDate(answer.end)).toBe(end)
    })

  test('without dates nothing is said of remand', () => {
    expect(answered({ sentences: [A9] }).remand).toBeNull()
    expect(answered({ sentences: [A9], otherCustody: [inOther('11-01..11-05', 'recall')] }).remand).toBeNull()
  })
  test('none is none', () =>
    expect(countOf(answered({ sentences: [A9], remand: [] }))).toEqual({
      ...{ days: 0, counted: [], not: [], served: [], unused: 0 },
    }))
})

const P = of('P', '2025-01-06', { sentenceYears: 3 })
const N = of('N', '2027-02-01', { sentenceYears: 3 })
const Q = of('Q', '01-05', { sentenceYears: 2 })

describe('The recall of the case is served, from the return to the release without the new sentence (section 240ZA(4))', () => {
  // biome-ignore format: one row a line
  for (const [name, sentences, remand, recall, days, not, release] of [
    ['56 days from the return', [P, N], on('10-20..2027-01-31', 'N'),
      { type: 'fixed_term_56', recallDate: '2026-10-21', returnToCustodyDate: '2026-10-22' }, 48, ['0 10-22..12-16 serving'], '2027-12-15'],
    ['a standard recall: to the end', [P, N], on('10-20..2027-01-31', 'N'),
      { type: 'standard', recallDate: '2026-10-21', returnToCustodyDate: '2026-10-22' }, 2, ['0 10-22..2027-01-31 serving'], '2028-01-30'],
    ['where the return is not told, from the recall', [P, N], on('10-20..2027-01-31', 'N'), { type: 'standard', recallDate: '2026-10-22' },
      2, ['0 10-22..2027-01-31 serving'], '2028-01-30'],
    ['where neither is told, nothing is known to be served', [P, N], on('10-20..2027-01-31', 'N'), { type: 'standard' }, 104, [], '2028-01-05'],
    ['a return on the day of the new sentence hides nothing before it', [P, N], on('10-20..2027-01-31', 'N'),
      { type: 'standard', recallDate: '2027-02-01', returnToCustodyDate: '2027-02-01' }, 104, [], '2028-01-05'],
    ['recalled from a curfew: the person had left before the recall, and is kept to the first release', [Q, N],
      on('05-20..2027-01-31', 'N'), { type: 'curfew', recallDate: '2026-06-01', returnToCustodyDate: '2026-06-02' }, 111,
      ['0 05-20..05-31 serving', '0 06-02..10-13 serving'], '2027-10-13'],
    ['back from a curfew when the first release had passed: nothing is served', [Q, N], on('05-20..2027-01-31', 'N'),
      { type: 'curfew', recallDate: '2026-06-01', returnToCustodyDate: '2026-12-02', unlawfullyAtLargeDays: 0 }, 245,
      ['0 05-20..05-31 serving'], '2027-06-01'],
  ] as const)
    test(name, () => {
      const [first] = sentences
      const answer = answered({
        sentences,
        remand: [remand],
        recall: { ...recall, sentenceIds: [first.id as string] },
      })
      const count = countOf(answer)
      expect(count?.days).toBe(days)
      expect(count?.not).toEqual(not)
      expect(isoDate(answer.release as NonNullable<CaseAnswer['release']>)).toBe(release)
    })

  test('a recalled sentence that was over by then is not served again', () => {
    const answer = answered(
      caseIn(
        'O 2025-01-06 12m; S 2025-01-06 24m; N 2027-02-01 3y',
        'remand 2026-10-20..2027-01-31 sentenceIds=N',
        'recall standard recallDate=2026-10-22 returnToCustodyDate=2026-10-22 sentenceIds=O,S',
      ),
    )
    expect(countOf(answer)?.not).toEqual(['0 10-22..2027-01-05 serving'])
  })

  test('a second recall that is thought of leaves the first as served', () => {
    const answer = answered(
      caseIn(
        'P 2025-01-06 3y; N 2027-02-01 3y; remand 2026-10-20..2027-01-31 sentenceIds=N',
        'recall fixed_term_56 recallDate=2026-10-21 returnToCustodyDate=2026-10-22 sentenceIds=P',
      ),
    )
    const rival = answer.alternatives?.find(({ code }) => code === 'A_RECALLED')?.answer() as CaseAnswer
    expect(countOf(rival)?.days).toBe(48)
  })

  test('days that went on leave the credit of the first, after a recall too', () => {
    const asked = (...remand: readonly AskedRemand[]) =>
      answered({
        sentences: [of('A', '11-16', { sentenceMonths: 18 }), of('B', '11-23', { sentenceMonths: 1 })],
        remand,
        recall: {
          type: 'standard',
          recallDate: '2027-01-04',
          returnToCustodyDate: '2027-01-04',
          sentenceIds: ['A'],
        },
      })
    const goesOn = asked(on('04-30..11-15', 'A'), on('04-30..11-22', 'B'))
    const stays = asked(on('04-30..11-15', 'A'), on('11-16..11-22', 'B'))
    const endOf = ({ runs }: CaseAnswer) => [runs[0]?.credit, isoDate(runs[0]?.end as never)]
    expect(endOf(goesOn)).toEqual([183, '2027-11-14'])
    expect(endOf(stays)).toEqual([200, '2027-10-28'])
  })

  test('the recalled and the new do not share, though something holds the person between them', () => {
    const answer = answered(
      caseIn(
        'A 2025-01-06 18m; H 2025-01-06 10y; N 2027-02-01 3y',
        'remand 2024-12-01..2025-01-05 sentenceIds=A',
        'remand 2024-11-01..2024-11-30 sentenceIds=N',
        'remand 2024-10-01..2024-10-31 sentenceIds=H',
        'recall standard recallDate=2026-03-02 returnToCustodyDate=2026-03-02 sentenceIds=A',
      ),
    )
    expect(countOf(answer)?.counted).toEqual([
      '2024-10-01..2024-10-31 H: A H N',
      '2024-11-01..2024-11-30 N: H N',
      '2024-12-01..2025-01-05 A: A H',
    ])
    expect(answer.runs.map(({ sentenceIds, credit }) => `${sentenceIds} ${credit}`)).toEqual([
      'A 67',
      'H 97',
      'N 61',
    ])
  })
})

describe('Life takes its days for itself (Sentencing Code, sections 322 and 323)', () => {
  const L = of('L', '11-16', { sentenceYears: 10, sentenceType: 'life' })
  const F = of('F', '11-16', { sentenceYears: 2 })
  const runsOf = ({ runs }: CaseAnswer) =>
    runs.map(({ sentenceIds, credit, release }) => `${sentenceIds} ${credit} ${isoDate(release)}`)

  test('a day that is for a fixed term too is recorded for both', () => {
    const answer = answered({ sentences: [L, F], remand: [on('06-15..11-15', 'L', 'F')] })
    expect(countOf(answer)?.counted).toEqual(['06-15..11-15 F: L F'])
    expect(runsOf(answer)).toEqual(['F 154 2027-02-13', 'L 154 2036-06-14'])
  })
  test('for life alone it shortens a fixed term of the same day, and no other', () => {
    const remand = [on('06-15..11-15', 'L')]
    expect(runsOf(answered({ sentences: [L, F], remand }))).toEqual(['F 154 2027-02-13', 'L 154 2036-06-14'])
    const later = { ...F, startDate: '2026-11-17' }
    expect(runsOf(answered({ sentences: [L, later], remand }))).toEqual([
      'L 154 2036-06-14',
      'F 0 2027-07-18',
    ])
  })
  test('while life is served nothing counts, and no release is set down', () => {
    const count = countOf(
      answered({ sentences: [L, { ...F, startDate: '2027-11-16' }], remand: [on('06-15..2027-11-15', 'F')] }),
    )
    expect(count).toMatchObject({ days: 154, not: ['0 11-16..2027-11-15 serving'], served: [] })
  })
  test('life that is passed while another is served takes its release away', () => {
    const [C, N] = [of('C', '01-20', { sentenceMonths: 11 }), of('N', '05-20', { sentenceYears: 1 })]
    const count = countOf(
      answered({ sentences: [C, { ...L, startDate: '2026-05-01' }, N], remand: [on('05-19', 'N')] }),
    )
    expect(count).toMatchObject({ days: 0, not: ['0 05-19 serving'], served: [] })
  })
  test('a whole life order has no minimum term that days could come off', () => {
    const W = { id: 'W', startDate: '2026-11-16', sentenceType: 'life', wholeLife: true } as const
    expect(countOf(answered({ sentences: [W], remand: [on('06-15..11-15')] }))?.not).toEqual([
      '0 06-15..11-15 no_credit',
    ])
  })
  test('on licence from life nobody serves it', () => {
    const licence = { ...L, startDate: '2005-11-16', onLicence: true }
    const count = countOf(answered({ sentences: [licence, F], remand: [on('06-15..11-15', 'F')] }))
    expect(count).toMatchObject({ days: 154, not: [], served: [] })
  })
})
