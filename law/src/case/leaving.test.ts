import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import { inWordsWithWeekday, isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { calculationOf } from '../sentence/calculation.ts'
import { keyDatesOf } from '../words/key-dates.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })

function said(...sentences: readonly AskedCaseSentence[]): string {
  const answer = caseOf({ sentences: [...sentences] }) as CaseAnswer
  const { release, leaving } = answer
  const of = leaving === null ? ['-'] : [isoDate(leaving.latest), isoDate(leaving.usual)]
  return [inWordsWithWeekday(release as never), ...of].join(' ')
}

describe('Criminal Justice Act 1961, section 23(3): any discharge as of right, so the end of a custodial term too', () => {
  const start = '2026-11-16'
  // biome-ignore format: one sentence a row
  test.each([
    ['extended, on a Saturday', { startDate: start, sentenceYears: 5, sentenceType: 'eds', extensionYears: 3 }, 'Saturday 15 November 2031 2031-11-14 2031-11-13'],
    ['extended, the extension not known', { startDate: start, sentenceYears: 5, sentenceType: 'eds' }, 'Saturday 15 November 2031 2031-11-14 2031-11-13'],
    ['extended, 5 days, the extension not known: a year more at least, so no short term', { startDate: '2026-11-17', sentenceDays: 5, sentenceType: 'eds' }, 'Saturday 21 November 2026 2026-11-20 2026-11-20'],
    ['special, on a Saturday', { startDate: start, sentenceYears: 5, sentenceType: 'sopc' }, 'Saturday 15 November 2031 2031-11-14 2031-11-13'],
    ['special for national security, on a Thursday: none', { startDate: start, sentenceYears: 3, ...key('spying_1911') }, 'Thursday 15 November 2029 -'],
    ['section 247A, on a Wednesday: none', { startDate: '2026-11-14', sentenceYears: 4, sentenceType: 'terrorism' }, 'Wednesday 13 November 2030 -'],
    ['section 247A, on a Sunday', { startDate: '2026-11-16', sentenceYears: 11, sentenceType: 'terrorism' }, 'Sunday 15 November 2037 2037-11-13 2037-11-12'],
    ['section 247A, on a Friday', { startDate: '2026-11-16', sentenceYears: 8, sentenceMonths: 1, sentenceType: 'terrorism' }, 'Friday 15 December 2034 2034-12-15 2034-12-14'],
    ['under 18: two working days', { startDate: start, sentenceYears: 5, sentenceType: 'eds', ageAtConviction: 'child' }, 'Saturday 15 November 2031 2031-11-14 2031-11-12'],
  ] as const)('%s', (_, sentence, want) => expect(said(sentence as AskedCaseSentence)).toBe(want))

  // Two years of section 250 from 16 November 2026: 731 days, 40% 293, on Saturday 4 September 2027.
  describe('for who was under 18 when convicted, by the day of birth: no published text says one day or two', () => {
    const detained = { startDate: start, sentenceYears: 2, sentenceType: 'section_250' } as const
    const recall = { type: 'standard', recallDate: '2027-10-04', returnToCustodyDate: '2027-10-04' } as const
    const back = { ...recall, returnToCustodyDate: '2028-11-16', unlawfullyAtLargeDays: 0 } as const
    // biome-ignore format: one case a row
    test.each([
      ['not known: two, and one is possible', detained, undefined, {}, '2027-09-03 2027-09-01 2027-09-02'],
      ['17 on the latest day', detained, '2009-09-04', {}, '2027-09-03 2027-09-01 2027-09-02'],
      ['18 on the latest day: one, and two are possible', detained, '2009-09-03', {}, '2027-09-03 2027-09-02 2027-09-01'],
      ['an adult: one', { startDate: start, sentenceYears: 2 }, '1990-09-04', {}, '2027-07-16 2027-07-15 -'],
      ['too few days in custody for the practice', { ...detained, remandCreditDays: 273 }, undefined, {}, '2026-12-04 2026-12-04 -'],
      ['recalled, to Wednesday: none', detained, '2009-09-03', { recall }, 'none'],
      ['recalled, 17 then', { ...detained, sentenceMonths: 0, sentenceDays: 3 }, '2010-12-01', { recall }, '2028-11-17 2028-11-15 2028-11-16'],
      ['recalled, 18 by then', { ...detained, sentenceMonths: 0, sentenceDays: 3 }, '2009-09-03', { recall }, '2028-11-17 2028-11-16 2028-11-15'],
      ['recalled, the day of return not known', { ...detained, sentenceMonths: 0, sentenceDays: 3 }, '2009-09-03', { recall: { type: 'standard', recallDate: '2027-10-04' } }, '2028-11-17 2028-11-16 2028-11-15'],
      ['recalled and back so late that both counts are one', { ...detained, sentenceMonths: 0, sentenceDays: 3 }, '2009-09-03', { recall: back }, '2028-11-17 2028-11-16 -'],
    ] as const)('%s', (_, sentence, dateOfBirth, rest, want) => {
      const answer = caseOf({ sentences: [sentence as AskedCaseSentence], dateOfBirth, ...rest }) as CaseAnswer
      const { leaving } = answer
      const days = leaving === null ? [] : [leaving.latest, leaving.usual, leaving.otherwise]
      expect(days.map((day) => (day === null ? '-' : isoDate(day))).join(' ') || 'none').toBe(want)
      const isSaid = answer.warnings.some(({ code }) => code === 'W_LEAVING_AGE')
      expect(isSaid).toBe((leaving?.otherwise ?? null) !== null)
    })
  })

  test('not for the parole date: the Board directs that day', () => {
    // Two-thirds of 3 years and 3 days from 16 November 2026, 733 of 1,099 days, are on Friday 17 November 2028; the end on a Sunday.
    const answer = caseOf(caseIn('2026-11-16 3y3d eds')) as CaseAnswer
    expect(inWordsWithWeekday(answer.paroleEligibility as never)).toBe('Friday 17 November 2028')
    expect(inWordsWithWeekday(answer.release as never)).toBe('Sunday 18 November 2029')
    expect(answer.leaving?.latest).toBe((answer.release as number) - 2)
  })

  test('at a release point the same days stand beside the CRD', () => {
    const alone = calculationOf({ startDate: start, sentenceYears: 5, sentenceType: 'eds' })
    if ('refusals' in alone) throw new Error('refused')
    expect(keyDatesOf(alone).map(({ type, date }) => `${type} ${isoDate(date)}`)).toEqual([
      ...['PED 2030-03-17', 'CRD 2031-11-15', 'LIKELY_RELEASE 2031-11-13', 'LATEST_RELEASE 2031-11-14'],
    ])
  })
})
