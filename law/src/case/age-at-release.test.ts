import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { caseOf } from './case-answer.ts'

const young = { sentenceType: 'section_250', offenceKey: 'robbery' } as const

/** The letters of release and end, the last day, and the rivals. */
function said(asked: AskedCase): string {
  const { releaseType, endType, release, alternatives } = answered(asked)
  const codes = (alternatives ?? []).map(({ code }) => code).filter((code) => code !== 'A_SECTION_250_HALF')
  return [releaseType, endType, isoDate(release as never), ...codes].join(' ')
}

describe('Criminal Justice Act 2003, section 243A(1)(b): under 18 on the last day of the requisite custodial period', () => {
  // 8 months from 2 November 2026 are 242 days; two-fifths are 96.8, up to 97: 6 February 2027. 8 and 8 months
  // are 486 days, two-fifths 195.
  const eight = { startDate: '2026-11-02', sentenceMonths: 8, ...young }
  const doubt = 'A_UNDER_18_AT_RELEASE'
  // biome-ignore format: one row a line
  test.each([
    ['the date of birth not given: on licence, and the rival', { sentences: [eight] }, `CRD SLED 2027-02-06 ${doubt}`],
    ['17 on the day', { sentences: [eight], dateOfBirth: '2009-02-07' }, 'ARD SED 2027-02-06'],
    ['18 on the day', { sentences: [eight], dateOfBirth: '2009-02-06' }, 'CRD SLED 2027-02-06'],
    ['18 by then because of added days', { sentences: [eight], dateOfBirth: '2009-02-07', addedDays: 1 }, 'CRD SLED 2027-02-07'],
    ['12 months: on licence whatever the age', caseIn('2026-11-02 12m section_250 robbery; dateOfBirth 2010-02-07'), 'CRD SLED 2027-03-27'],
    ['two that make more than 12 months: on licence, and no rival', { sentences: [eight, { ...eight, consecutiveTo: '1' }] }, 'CRD SLED 2027-05-15'],
    ['two side by side, both under 12 months', { sentences: [eight, { ...eight, sentenceMonths: 6 }] }, `CRD SLED 2027-02-06 ${doubt}`],
    ['beside an adult’s sentence the licence of that one runs on', caseIn('2026-11-02 8m section_250 robbery; 2027-01-11 9m sds theft'), 'CRD SLED 2027-04-11'],
    ['a term of one day', caseIn('2026-11-02 1d section_250 robbery'), 'ARD SED 2026-11-02'],
    ['an offence before 1 February 2015', caseIn('2026-11-02 8m section_250 robbery offenceDate=2015-01-31'), 'ARD SED 2027-02-06'],
  ] as const)('%s', (_, asked, want) => expect(said(asked as AskedCase)).toBe(want))

  test('the rival has the same day, and its answer says that there is no licence', () => {
    const rivals = (answered({ sentences: [eight] }).alternatives ?? []).filter(({ code }) => code === doubt)
    expect(rivals.map(({ answer }) => `${answer().releaseType} ${answer().endType}`)).toEqual(['ARD SED'])
    expect(rivals.flatMap(({ answer }) => answer().dates.map(({ form }) => form))).toContain('ARD')
  })

  test('the warning names the day, and the supervision of section 256B', () => {
    const warning = answered({ sentences: [eight] }).warnings.find(({ code }) => code === 'W_AGE_AT_RELEASE')
    const text = caseWarningText(warning as never)
    expect(text).toContain('under 18 on 6 February 2027')
    expect(text).toContain('section 256B')
  })

  test('no doubt on 28 and 29 February: 18 on the next day', () => {
    // Two-fifths of 225 days are 90, of 227 days 91: from 1 December 2027 to 28 and 29 February 2028.
    for (const [days, last] of [
      [225, '2028-02-28'],
      [227, '2028-02-29'],
    ] as const)
      expect(said({ sentences: [{ startDate: '2027-12-01', sentenceDays: days, ...young }] })).toBe(
        `CRD SLED ${last} ${doubt}`,
      )
  })
})

describe('Section 254: nobody is recalled from a term without a licence', () => {
  const recall = {
    type: 'fixed_term_14',
    recallDate: '2027-03-01',
    returnToCustodyDate: '2027-03-02',
  } as const
  const eight = { startDate: '2026-11-02', sentenceMonths: 8, ...young }
  test('under 18 at release: refused at the date of birth', () => {
    const refusal = { refusals: [{ place: { in: 'case', field: 'dateOfBirth' } }] }
    expect(caseOf({ sentences: [eight], dateOfBirth: '2009-02-07', recall })).toMatchObject(refusal)
    const two = [eight, { ...eight, sentenceMonths: 6 }]
    expect(caseOf({ sentences: two, dateOfBirth: '2009-02-07', recall })).toMatchObject(refusal)
  })
  test('18 by then: on licence, and 14 days', () =>
    expect(
      isoDate(answered({ sentences: [eight], dateOfBirth: '2009-02-06', recall }).release as never),
    ).toBe('2027-03-15'))
  test('an offence before 1 February 2015: refused at its day', () =>
    expect(caseOf({ sentences: [{ ...eight, offenceDate: '2015-01-31' }], recall })).toMatchObject({
      refusals: [{ place: { in: 'sentences', at: 0, field: 'offenceDate' } }],
    }))
})
