import { describe, expect, test } from 'vitest'
import { isLong } from '../../../test/support/long.ts'
import { addDays, isoDate } from '../calendar/day.ts'
import { lengthInWords } from '../calendar/term.ts'
import { offences } from '../tables/offences.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { whatIfWarningText } from '../words/what-if.ts'
import type { AskedWhatIf } from './ask.ts'
import { type WhatIf, whatIf } from './what-if.ts'

const onRemand = { sentenceDate: '2026-11-16', remandedSince: '2026-03-20' }
const section18: Partial<AskedWhatIf> = { offenceKey: 'wounding_with_intent', ...onRemand }

function answered(asked: Partial<AskedWhatIf>): WhatIf {
  const answer = whatIf({ lengths: [{ years: 5 }], sentenceDate: '2026-11-16', ...asked })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}
const releases = ({ rows }: WhatIf): readonly string[] => rows.map(({ worked }) => isoDate(worked.release))
const cliffsOf = ({ cliffs }: WhatIf): readonly string[] =>
  cliffs.map(({ code, months, plea, differenceDays }) => `${code} ${months} ${plea?.text} ${differenceDays}`)
const someOffences = offences.filter(
  ({ key }, at) => at % (isLong ? 5 : 41) === 0 || key === section18.offenceKey,
)
const every = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ months: from + i }))

describe('Section 18, in prison on remand since 20 March 2026, sentenced on 16 November 2026', () => {
  const answer = answered({
    ...section18,
    lengths: { from: { years: 4 }, to: { years: 8 }, step: { months: 6 } },
    pleaReductions: ['0', '1/3'],
  })
  // biome-ignore format: one row a line
  const table = [
    ['4 years', '2028-03-19', '2027-02-07', '2 years 8 months'],
    ['4 years 6 months', '2028-06-17', '2027-03-20', '3 years'],
    ['5 years', '2028-09-17', '2027-04-29', '3 years 4 months'],
    ['5 years 6 months', '2028-12-17', '2027-06-08', '3 years 8 months'],
    ['5 years 11 months', '2029-03-04', '2027-07-09', '3 years 11 months'],
    ['6 years', '2029-03-19', '2028-03-19', '4 years'],
    ['6 years 6 months', '2029-06-18', '2028-05-18', '4 years 4 months'],
    ['7 years', '2029-09-18', '2028-07-18', '4 years 8 months'],
    ['7 years 6 months', '2029-12-17', '2028-09-17', '5 years'],
    ['8 years', '2030-03-19', '2028-11-17', '5 years 4 months'],
  ]
  test('the table, to the day', () => {
    const rows = table.map((_, i) => {
      const [trial, plea] = [answer.rows[2 * i], answer.rows[2 * i + 1]] as const
      return [
        lengthInWords(trial?.monthsBefore ?? 0),
        ...releases({ ...answer, rows: [trial, plea] as WhatIf['rows'] }),
        lengthInWords(plea?.worked.months ?? 0),
      ]
    })
    expect(rows).toEqual(table)
    expect(answer.rows).toHaveLength(2 * table.length)
  })
  test('only the row under the cliff was added, with what rounding up would mean', () => {
    const added = answer.rows.filter(({ isAdded }) => isAdded)
    expect(added.map(({ monthsBefore, exactMonths }) => [monthsBefore, exactMonths])).toEqual([
      [71, null],
      [71, '142/3'],
    ])
    expect(added.map(({ roundedUp }) => roundedUp && isoDate(roundedUp.release))).toEqual([
      null,
      '2028-03-19',
    ])
  })
  test('the cliff of the plea is found', () =>
    expect(cliffsOf(answer)).toEqual(['C_SUSPENDED_POSSIBLE 56 1/3 10', 'C_RELEASE_POINT 72 1/3 254']))
  test('the cliff just under the range is found by those who look so far', () => {
    const near = answer.cliffsNear(6).filter(({ code }) => code === 'C_RELEASE_POINT')
    expect(near.map(({ months, plea }) => `${months} ${plea?.text}`)).toEqual(['48 0', '72 1/3'])
  })
  test('241 days are served, which is all of 23 months and not of 24', () => {
    expect([answer.creditDays, answer.servedMonths]).toEqual([241, 23])
    const sides = answered({ ...section18, lengths: every(23, 24) })
    expect(releases(sides)).toEqual(['2026-11-16', '2026-11-18'])
    expect(sides.sentenceDateMatters).toContain('credits_exceed')
  })
  test('another day of sentence matters by a leap day only', () =>
    expect(answer.sentenceDateMatters).toEqual(['leap_day']))
  test('what must be known is said once, the court first', () =>
    expect(answer.warnings.map(({ code, rows }) => `${code} ${rows.length}`)).toEqual([
      ...['W_ONLY_THE_COURT 20', 'W_PLEA_ROUNDED 1', 'W_SUSPENDED_POSSIBLE 2', 'W_NON_WORKING_DAY 11'],
    ]))
})

describe('Every cliff is found, and none where nothing jumps', () => {
  /** One month at most. */
  const obstructing = { offenceKey: 'obstructing_police_constable' }
  for (const [key, months, below, from, difference] of [
    ['wounding_with_intent', 48, '2027-07-09', '2028-03-19', 254],
    ['manslaughter', 48, '2027-07-09', '2028-03-19', 254],
    ['attempted_murder', 48, '2027-07-09', '2028-03-19', 254],
    ['robbery', 84, '2028-07-08', '2029-09-18', 437],
    ['arson_endangering_life', 84, '2028-07-08', '2029-09-18', 437],
  ] as const)
    test(`${key}: at ${months} months, ${difference} days`, () => {
      const found = answered({
        offenceKey: key,
        ...onRemand,
        lengths: [{ months: 24 }, { months: 120 }],
      }).cliffs
      const jumps = found.filter(({ code }) => code === 'C_RELEASE_POINT')
      expect(
        jumps.map((jump) => [jump.months, isoDate(jump.below.release), isoDate(jump.from.release)]),
      ).toEqual([[months, below, from]])
      expect(jumps.map(({ differenceDays }) => differenceDays)).toEqual([difference])
    })

  test('12 months and 3 years, up to which a sentence is suspended as a rule and can be; and the maximum', () =>
    expect(cliffsOf(answered({ offenceKey: 'theft', lengths: [{ months: 6 }, { years: 8 }] }))).toEqual([
      'C_SUSPENDED_USUAL 13 0 10',
      'C_SUSPENDED_POSSIBLE 37 0 10',
      'C_MAXIMUM 85 0 10',
    ]))

  test('no jump where all is served on both sides', () => {
    const served = { offenceKey: 'robbery', remandCreditDays: 3000, lengths: [{ years: 6 }, { years: 8 }] }
    expect(cliffsOf(answered(served))).toEqual([])
  })
  // biome-ignore format: one row a line
  for (const [what, asked, months, want] of [
    ['8 months above the range', { ...section18, lengths: [{ months: 40 }] }, 8, ['C_SUSPENDED_POSSIBLE 37 0', 'C_RELEASE_POINT 48 0']],
    ['and not where one month less is looked at', { ...section18, lengths: [{ months: 40 }] }, 7, ['C_SUSPENDED_POSSIBLE 37 0']],
    ['down to one month, whose most is one', { ...obstructing, lengths: [{ months: 3 }] }, 6, ['C_MAXIMUM 2 0']],
    ['the same with one-half off', { ...obstructing, lengths: [{ months: 3 }], pleaReductions: ['1/2'] }, 6, ['C_MAXIMUM 4 1/2']],
    ['in the range itself', { ...obstructing, lengths: [{ months: 1 }, { months: 2 }] }, 0, ['C_MAXIMUM 2 0']],
    ['up to 100 years', { ...obstructing, lengths: [{ years: 100 }] }, 6, []],
  ] as const)
    test(`beside the range: ${what}`, () =>
      expect(
        answered(asked).cliffsNear(months).map(({ code, months, plea }) => `${code} ${months} ${plea?.text}`),
      ).toEqual(want))

  // 70 months less one-third are 46 and two-thirds, 71 are 47 and one-third, 72 are 48; half of 4 years is served.
  for (const [months, pleas, want] of [
    [70, ['1/3'], [null]],
    [71, ['1/3'], [48]],
    [72, ['1/3'], [null]],
    [47, ['0'], [null]],
  ] as const)
    test(`${months} months less ${pleas}: what rounding up would mean`, () =>
      expect(
        answered({ ...section18, lengths: [{ months }], pleaReductions: pleas }).rows.map(
          ({ roundedUp }) => roundedUp?.months ?? null,
        ),
      ).toEqual(want))

  test('nothing beside the lengths, of which there is one', () =>
    expect(cliffsOf(answered({ ...section18, lengths: [{ years: 4 }] }))).toEqual([]))
  test('rows are added only where they are asked for', () => {
    const asked = { ...section18, lengths: [{ years: 3 }, { years: 5 }] }
    expect(answered(asked).rows.map(({ worked }) => worked.months)).toEqual([36, 47, 48, 60])
    expect(answered({ ...asked, addCliffRows: false }).rows).toHaveLength(2)
  })
  test('the months at which the part served differs from the month before are the cliffs, over some offences of each sort', () => {
    const all = new Set<number>()
    for (const offence of someOffences.filter(
      ({ mandatoryLife, isCommittal }) => !mandatoryLife && !isCommittal,
    )) {
      const { cliffs, rows } = answered({
        offenceKey: offence.key,
        lengths: every(36, 95),
        addCliffRows: false,
      })
      const jumps = rows.flatMap(({ worked }, i) =>
        i > 0 && worked.fraction !== rows[i - 1]?.worked.fraction ? [worked.months] : [],
      )
      const found = cliffs.filter(({ code }) => code === 'C_RELEASE_POINT').map(({ months }) => months)
      expect([offence.key, found]).toEqual([offence.key, jumps])
      for (const months of jumps) all.add(months)
    }
    expect([...all].toSorted()).toEqual([48, 84])
  })
})

describe('The lengths that are given after the plea', () => {
  const answer = answered({ ...section18, lengthIs: 'after_plea', lengths: [{ months: 47 }, { years: 4 }] })
  test('are what they are', () => {
    expect(answer.rows.map(({ monthsBefore, plea, worked }) => [monthsBefore, plea, worked.months])).toEqual([
      [null, null, 47],
      [null, null, 48],
    ])
    expect(cliffsOf(answer)).toEqual(['C_RELEASE_POINT 48 undefined 254'])
  })
})

describe('Other kinds', () => {
  test('extended: the whole custodial term, the Parole Board from two-thirds, and an end where the extension is known', () => {
    const asked = { ...section18, sentenceType: 'eds', lengths: [{ years: 6 }] } as const
    const [open, known] = [answered(asked), answered({ ...asked, extensionYears: 3 })]
    expect(releases(open)).toEqual(['2032-03-19'])
    expect(open.rows.map(({ worked: { answer } }) => answer.end)).toEqual([null])
    expect(
      known.rows.map(({ worked: { answer } }) => isoDate(answer.end ?? addDays(answer.release as never, 0))),
    ).toEqual(['2035-03-19'])
  })
  test('a day of sentence whose law is not worked out is refused in its field', () =>
    expect(whatIf({ lengths: [{ years: 5 }], sentenceDate: '1992-09-30' })).toMatchObject({
      refusals: [{ field: 'sentenceDate', isUnsupported: true }],
    }))
  test('an extension of 0 is as if it were left out', () => {
    const asked = { ...section18, sentenceType: 'eds', lengths: [{ years: 6 }] } as const
    for (const zero of [
      { extensionYears: 0 },
      { extensionMonths: 0 },
      { extensionYears: 0, extensionMonths: 0 },
    ])
      expect(answered({ ...asked, ...zero }).rows.map(({ warningCodes }) => warningCodes)).toEqual(
        answered(asked).rows.map(({ warningCodes }) => warningCodes),
      )
    const without = { sentenceType: 'eds', sentenceDate: '2024-06-03', lengths: [{ years: 5 }] } as const
    const codes = (whatIf({ ...without, extensionMonths: 0 }) as WhatIf).rows[0]?.warningCodes
    expect(codes).toEqual(expect.arrayContaining(['W_EXTENSION_UNKNOWN', 'W_TERRORISM_2A']))
  })
  test('an extension of a kind that has none is refused in its field', () =>
    expect(whatIf({ lengths: [{ years: 5 }], sentenceDate: '2026-11-16', extensionYears: 3 })).toEqual({
      refusals: [
        { field: 'extensionYears', message: 'Only extended and special sentences have an extension period.' },
      ],
    }))
  test('under 18 the plea has a guideline of its own, and the age matters', () => {
    const child = answered({ ...section18, sentenceType: 'section_250', pleaReductions: ['0', '1/3'] })
    expect(child.rows.map(({ warningCodes }) => warningCodes.includes('W_PLEA_CHILD'))).toEqual([false, true])
    expect(child.sentenceDateMatters).toContain('age')
  })
  test('without remand every day later is a day later', () =>
    expect(answered({}).sentenceDateMatters).toContain('no_remand'))
  test('in the year before a change of law the day matters', () => {
    expect(answered({ sentenceDate: '2026-09-30' }).sentenceDateMatters).toContain('law')
    expect(answered({ sentenceDate: '2026-10-01' }).sentenceDateMatters).not.toContain('law')
  })
  test('a change of law a year later is looked at, and one a day after that is not', () => {
    expect(answered({ sentenceDate: '1997-09-30', lengths: [{ years: 1 }] }).sentenceDateMatters).toContain(
      'law',
    )
    expect(
      answered({ sentenceDate: '1997-09-29', lengths: [{ years: 1 }] }).sentenceDateMatters,
    ).not.toContain('law')
  })
  test('days on remand and on a tag are credit', () =>
    expect(answered({ remandCreditDays: 10, taggedBailCreditDays: 5 }).creditDays).toBe(15))
  test('no month is served where nothing is', () => expect(answered({}).servedMonths).toBeNull())
  // 24 months from 16 November 2026 are 731 days, of which 244 are to be served: 243 before, and the day itself.
  for (const [what, remandCreditDays, more, served] of [
    ['as many days as are to be served', 244, {}, 24],
    ['one less: the last is the day of sentence', 243, {}, 24],
    ['two less', 242, {}, 23],
    ['extended, 24 months until release is automatic: 731 days', 730, { sentenceType: 'eds' }, 24],
    ['two less than that', 729, { sentenceType: 'eds' }, 23],
  ] as const)
    test(`the length that is served: ${what}`, () =>
      expect(answered({ sentenceDate: '2026-11-16', remandCreditDays, ...more }).servedMonths).toBe(served))
  test('every length is served by a lifetime', () =>
    expect(answered({ remandCreditDays: 36_525 }).servedMonths).toBe(1200))
})

/** Whether the dates of a length differ from those of the first day on any of so many days; on one in thirteen in the short form. */
function isMoved(asked: Partial<AskedWhatIf>, first: WhatIf, days: number): boolean {
  const last = Math.min(...first.rows.map(({ worked }) => worked.release))
  for (
    let later = 1;
    later <= days && first.question.sentenceDate + later <= last;
    later += isLong ? 1 : 13
  ) {
    const sentenceDate = isoDate(addDays(first.question.sentenceDate, later))
    if (releases(answered({ ...asked, sentenceDate })).join() !== releases(first).join()) return true
  }
  return false
}

describe('The days on remand, over some offences of each sort', () => {
  const sentenceDate = '2026-11-16'
  for (const [remandedSince, remandCreditDays] of [
    ['2026-11-15', 1],
    ['2026-03-20', 241],
    ['2025-11-17', 364],
  ] as const)
    test(`since ${remandedSince}, ${remandCreditDays} in all: the same dates, and the length that is served`, () => {
      for (const offence of someOffences) {
        const first = whatIf({
          offenceKey: offence.key,
          lengths: [{ months: 60 }],
          sentenceDate,
          remandedSince,
        })
        if ('refusals' in first) continue
        // Up to what is served release is on the day of sentence, which is day 1; one month more, and it is not.
        const served = first.servedMonths ?? 0
        const asked = {
          offenceKey: offence.key,
          lengths: every(Math.max(served - 1, 1), served + 2),
          sentenceDate,
        }
        const since = answered({ ...asked, remandedSince })
        expect(releases(answered({ ...asked, remandCreditDays }))).toEqual(releases(since))
        for (const { worked } of since.rows.filter(({ isAdded }) => !isAdded)) {
          const isCovered = worked.months <= served
          expect(isoDate(worked.release) === sentenceDate).toBe(isCovered)
        }
      }
    })
})

describe('A later day of sentence while remand runs', () => {
  for (const [key, months] of [
    ['wounding_with_intent', 48],
    ['wounding_with_intent', 60],
    ['wounding_with_intent', 72],
    ['wounding_with_intent', 84],
    ['wounding_with_intent', 120],
    ['robbery', 47],
    ['theft', 36],
    ['theft', 30],
  ] as const)
    test(`${key}, ${months} months: moves a date if and only if it is said why`, () => {
      const asked = { ...section18, offenceKey: key, lengths: [{ months }] }
      const first = answered(asked)
      expect(first.sentenceDateMatters.length > 0).toBe(isMoved(asked, first, 365))
    })
  test('48, 72, 84 and 120 months of section 18 give one date each, 60 months two', () => {
    const matters = [48, 72, 84, 120, 60].map(
      (months) => answered({ ...section18, lengths: [{ months }] }).sentenceDateMatters,
    )
    expect(matters).toEqual([[], [], [], [], ['leap_day']])
  })
  // One-half of 5 years is 913 days, and 914 where 29 February comes twice: in those passed from 1 March 2031 on.
  for (const [sentenceDate, reasons] of [
    ['2030-02-28', []],
    ['2030-03-01', ['leap_day']],
  ] as const)
    test(`5 years of section 18, passed on ${sentenceDate}: days of sentence up to a year later are looked at`, () =>
      expect(
        answered({ ...section18, sentenceDate, remandedSince: '2030-01-01' }).sentenceDateMatters,
      ).toEqual(reasons))
  // Standard, 3 years: 1,095 days and 365 to serve where no 29 February is in it, 1,096 and 366 where one is: from 1 March 2029 on.
  // biome-ignore format: one row a line
  for (const [what, asked, reasons] of [
    ['the day before', { sentenceDate: '2029-02-28', remandedSince: '2029-02-01' }, ['leap_day']],
    ['that day: the eve is not looked at', { sentenceDate: '2029-03-01', remandedSince: '2029-02-01' }, []],
    ['months before', { sentenceDate: '2028-12-04', remandedSince: '2028-11-01' }, ['leap_day']],
    ['months before, and out by then, on 6 February 2029', { sentenceDate: '2028-12-04', remandedSince: '2028-02-08' }, []],
  ] as const)
    test(`3 years passed ${what}`, () =>
      expect(answered({ lengths: [{ years: 3 }], ...asked }).sentenceDateMatters).toEqual(reasons))

  test('6 years, out on 3 February 2027, before stage 6: a later day is a day more on remand, so it stays before', () => {
    const asked = { lengths: [{ years: 6 }], sentenceDate: '2026-02-16', remandedSince: '2024-09-10' }
    expect(releases(answered(asked))).toEqual(['2027-02-03'])
    expect(answered(asked).sentenceDateMatters).toEqual(['law'])
  })

  test('36 months: from 20 March 2027 on release would be on the day of sentence', () => {
    const asked = { ...section18, lengths: [{ years: 3 }] }
    expect(releases(answered({ ...asked, sentenceDate: '2027-03-20' }))).toEqual(['2027-03-20'])
    expect(answered({ ...asked, sentenceDate: '2027-03-21' }).sentenceDateMatters).toContain('credits_exceed')
    expect(releases(answered({ ...asked, sentenceDate: '2027-03-21' }))).toEqual(['2027-03-21'])
  })
})

describe('Any question', () => {
  const dates = [
    ...['1995-06-01', '2010-06-01', '2019-01-07', '2024-08-01', '2025-06-16', '2026-11-16', '2040-02-29'],
  ]
  test('is answered or refused by name, whatever the offence, the kind, the age and the day', () => {
    let rows = 0
    for (const [n, offence] of [...someOffences, undefined].entries())
      for (const sentenceType of ['sds', 'eds', 'sopc', 'section_250'] as const)
        for (const i of [n % 7, (n + 1) % 7]) {
          const sentenceDate = dates[i] as string
          const age = (['adult', 'child', 'unknown'] as const)[i % 3] as 'adult'
          const answer = whatIf({
            ...{ offenceKey: offence?.key, sentenceType, sentenceDate },
            ...{ ageAtConviction: age, remandCreditDays: 40 },
            lengths: [{ months: [3, 48, 108][rows % 3] as number }],
          })
          if ('refusals' in answer) {
            // Special sentences began on 13 April 2015, and no extended ones are worked out from before 30 September 1998.
            const isTooEarly =
              (sentenceType === 'sopc' && sentenceDate < '2015-04-13') ||
              (sentenceType === 'eds' && sentenceDate < '1998-09-30')
            const field = isTooEarly && offence?.isCommittal !== true ? 'sentenceType' : 'offenceKey'
            expect(answer.refusals.map((refusal) => refusal.field)).toEqual([field])
            continue
          }
          for (const row of answer.rows) expect(row.worked.release).toBeGreaterThan(0)
          rows += answer.rows.length
          expectOneText(answer)
        }
    expect(rows).toBeGreaterThan(isLong ? 500 : 60)
  })
})

/** What is said once is true of every row that it is said of. */
function expectOneText(answer: WhatIf): void {
  for (const warning of answer.warnings) {
    if (warning.ofCase === null) continue
    const text = whatIfWarningText(warning)
    if (text !== caseWarningText(warning.ofCase)) continue
    for (const at of warning.rows)
      for (const said of answer.rows[at]?.worked.answer.warnings ?? [])
        if (said.code === warning.code) expect(caseWarningText(said)).toBe(text)
  }
}
