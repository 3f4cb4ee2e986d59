import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../../facts/asked-case.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import type { CaseAnswer } from '../answer.ts'
import { caseOf } from '../case-answer.ts'

const nov = '2026-11-16'
const s = (id: string, months: number, rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  ...{ id, startDate: nov, sentenceMonths: months, sentenceType: 'sds' },
  ...rest,
})
const debt = (id: string, months: number, consecutiveTo?: string): AskedCaseSentence =>
  s(id, months, { sentenceType: 'fine_default', fineAmount: 50_000, consecutiveTo })
const contempt = (id: string, months: number, consecutiveTo?: string): AskedCaseSentence =>
  s(id, months, { sentenceType: 'contempt', consecutiveTo })

/** The dates that matter, and the rival if a committal begins when the sentence ends. */
function said(asked: AskedCase): string {
  const { dates, alternatives } = answered(asked)
  const letters = datesInWords(dates).filter(({ type }) => /^(?:PED|CRD|ARD|LED|SED|SLED)$/.test(type))
  const rival = alternatives?.find(({ code }) => code === 'A_DEFAULT_AFTER_END')
  return [
    ...letters.map(({ type, date }) => `${type} ${isoDate(date)}`),
    ...(rival === undefined ? [] : [`or ${isoDate(rival.release as never)} ${rival.releaseType}`]),
  ].join(' ')
}

describe('Criminal Justice Act 2003, section 258(2) and (3): a committal in a chain is no sentence', () => {
  const eds = { sentenceType: 'eds' } as const
  // By hand. 3 months are 92 days, 31 to serve. 18 months from 17 December 2026 are 548, one-half 274; from 16 February 2027 they are
  // 547, one-half 274. 2 years are 731 days, 244 to serve. 18 months from 18 July 2027 are 549, one-half 275.
  // biome-ignore format: one case a row
  test.each<[string, AskedCase, string]>([
    ['the licence is over by the release', { sentences: [s('A', 3), debt('B', 18, 'A')] }, 'ARD 2027-09-16 SED 2028-08-15 or 2027-11-16 ARD'],
    ['the same for contempt', { sentences: [s('A', 3), contempt('B', 18, 'A')] }, 'ARD 2027-09-16 SED 2028-08-15 or 2027-11-16 ARD'],
    ['the licence still runs', { sentences: [s('A', 24), debt('B', 18, 'A')] }, 'CRD 2028-04-17 LED 2028-11-15 SED 2030-05-15 or 2029-08-15 ARD'],
    ['it ends on the day of release', { sentences: [s('A', 3), s('B', 0, { sentenceType: 'fine_default', sentenceDays: 122, consecutiveTo: 'A' })] }, 'CRD 2027-02-15 LED 2027-02-15 SED 2027-06-17 or 2027-04-17 ARD'],
    ['the committal first: the sentence runs from the release from it', { sentences: [debt('A', 18), s('B', 3, { consecutiveTo: 'A' })] }, 'CRD 2027-09-16 LED 2027-11-16 SED 2028-08-15'],
    ['a committal of which the whole is served first: both end together', { sentences: [s('A', 1, { sentenceType: 'fine_default', fineAmount: 20_000_000 }), s('B', 3, { consecutiveTo: 'A' })] }, 'CRD 2027-01-14 SLED 2027-03-15'],
    ['a committal before and after', { sentences: [debt('A', 2), s('B', 3, { consecutiveTo: 'A' }), contempt('C', 2, 'B')] }, 'CRD 2027-02-14 LED 2027-03-16 SED 2027-06-15 or 2027-04-16 ARD'],
    ['two sentences and a committal between them', { sentences: [s('A', 3), debt('B', 2, 'A'), s('C', 3, { consecutiveTo: 'B' })] }, 'CRD 2027-02-14 LED 2027-06-15 SED 2027-07-15 or 2027-06-15 CRD'],
    ['several committals after it', { sentences: [s('A', 3), debt('B', 12, 'A'), contempt('C', 6, 'B')] }, 'ARD 2027-09-17 SED 2028-08-15 or 2027-11-17 ARD'],
    ['a committal after a committal: no sentence, no rival', { sentences: [debt('A', 12), contempt('B', 6, 'A')] }, 'ARD 2027-08-17 SED 2028-05-15'],
    ['an extended sentence', { sentences: [s('A', 12, { ...eds, extensionYears: 2 }), debt('B', 18, 'A')] }, 'PED 2028-04-16 CRD 2028-08-16 LED 2029-11-15 SED 2031-05-15 or 2030-08-15 ARD'],
    ['an extended sentence whose end is not known', { sentences: [s('A', 12, eds), debt('B', 18, 'A')] }, 'PED 2028-04-16 CRD 2028-08-16'],
    ['days held count for the sentence', { sentences: [s('A', 3, { remandCreditDays: 20 }), contempt('B', 18, 'A')] }, 'ARD 2027-08-27 SED 2028-07-26 or 2027-10-27 ARD'],
    ['and no further than it for contempt', { sentences: [s('A', 3, { remandCreditDays: 60 }), contempt('B', 18, 'A')] }, 'ARD 2027-08-16 SED 2028-07-15 or 2027-09-17 ARD'],
    ['a sum that was not paid bears them too', { sentences: [s('A', 3, { remandCreditDays: 60 }), debt('B', 18, 'A')] }, 'ARD 2027-07-18 SED 2028-06-16 or 2027-09-17 ARD'],
    ['days added to the sentence put it off', { sentences: [s('A', 3), debt('B', 18, 'A')], addedDays: 5 }, 'ARD 2027-09-21 SED 2028-08-15 or 2027-11-21 ARD'],
  ])('%s', (_, asked, want) => expect(said(asked)).toBe(want))
})

test('the rival is the whole case, worked out again', () => {
  const { alternatives } = answered({ sentences: [s('A', 3), debt('B', 18, 'A')] })
  const rival = alternatives?.find(({ code }) => code === 'A_DEFAULT_AFTER_END')
  expect(rival?.answer().runs.map(({ custodyDays }) => custodyDays)).toEqual([92 + 274])
})

describe('What is said with a committal in a chain does not contradict its letters', () => {
  const short = answered({ sentences: [s('A', 3), contempt('B', 18, 'A')] })
  const long = answered({ sentences: [s('A', 24), debt('B', 18, 'A')] })
  const texts = ({ warnings }: CaseAnswer): string => warnings.map(caseWarningText).join(' ')

  test('on licence: nothing says that release is without one', () => {
    expect(long.releaseType).toBe('CRD')
    expect(texts(long)).not.toMatch(/release is without a licence/i)
  })

  test('without a licence: the note of the date says why', () =>
    expect(datesInWords(short.dates).find(({ type }) => type === 'ARD')?.note).toBe(
      'Release is due by this day, without a licence: that of the sentence is over by then, and prison for contempt of court or for a sum that was not paid has none.',
    ))

  // A sentence that never had a licence is not over: section 243A.
  test('a short sentence for an old offence has its own reason', () => {
    const old = s('A', 3, { startDate: '2014-03-03', offenceDate: '2014-01-06' })
    const answer = answered({ sentences: [old, { ...debt('B', 6, 'A'), startDate: '2014-03-03' }] })
    expect(answer.dates.map(({ form }) => form)).toContain('ARD, old offence')
  })

  const provisions = (answer: CaseAnswer): readonly string[] => [
    ...new Set(caseExplanationOf(answer).flatMap(({ law }) => law.map(({ provision }) => provision))),
  ]
  test('section 264 is for sentences alone', () => {
    expect(provisions(short)).not.toContain('section 264(2B)')
    expect(provisions(short)).toContain('section 258(3)')
    const two = answered({ sentences: [s('A', 3), s('B', 3, { consecutiveTo: 'A' }), debt('C', 2, 'B')] })
    expect(provisions(two)).toEqual(expect.arrayContaining(['section 264(2B)', 'section 258(3)']))
  })
})

describe('Section 254: a recall from the sentence of such a chain', () => {
  const recall = { type: 'standard', recallDate: '2028-06-05', returnToCustodyDate: '2028-06-05' } as const
  test('the licence that it is from ends with the sentence', () => {
    const { release, end } = answered({ sentences: [s('A', 24), debt('B', 18, 'A')], recall })
    expect([isoDate(release as never), isoDate(end as never)]).toEqual(['2028-11-15', '2028-11-15'])
  })

  test('none where that licence was over', () => {
    const answer = caseOf({ sentences: [s('A', 3), debt('B', 18, 'A')], recall })
    expect('refusals' in answer && answer.refusals[0]?.message).toMatch(
      /^The licence ended on 15 February 2027\./,
    )
  })
})
