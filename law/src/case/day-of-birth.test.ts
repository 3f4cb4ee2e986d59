import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'
import { isOfSuspension } from './warnings/suspensions.ts'

type Told = Omit<AskedCaseSentence, 'startDate' | 'offenceKey'> & {
  readonly startDate?: string
  readonly key?: string
}

const on = ({ key, ...told }: Told): AskedCaseSentence => ({
  startDate: '2026-11-16',
  ...told,
  ...(key !== undefined && { offenceKey: key }),
})

function worked(told: Told, dateOfBirth: string | undefined, rest: Partial<AskedCase> = {}): CaseAnswer {
  const answer = answered({ sentences: [on(told)], dateOfBirth, ...rest })
  return answer
}

const codes = ({ warnings }: CaseAnswer): readonly string[] => warnings.map(({ code }) => code)
const ageOf = ({ case: { sentences } }: CaseAnswer): string => String(sentences[0]?.ageAtConviction)

/** The rules, the release with its letters, and the rivals. */
function said(answer: CaseAnswer): string {
  const { sentences, release, releaseType, alternatives } = answer
  const rivals = (alternatives ?? []).map(({ code, release }) => `${code} ${isoDate(release as never)}`)
  return [sentences[0]?.regime.id, releaseType, isoDate(release as never), ...rivals].join(' ')
}

const born = '2010-05-05'
const half = 'A_SECTION_250_HALF'
const order = 'A_TRAINING_ORDER'

// 2 years from 16 November 2026 are 731 days: two-fifths 293, one-half 366. 10 months are 304: one-half 152.
describe('Sentencing Code, sections 234 and 249: under 18 by the day of birth', () => {
  // biome-ignore format: one sentence a row
  test.each([
    ['robbery, 14 years or more: section 250, or an order', { sentenceYears: 2, key: 'robbery' }, `section_250 CRD 2027-09-04 ${half} 2027-11-16 ${order} 2027-11-16`],
    ['over 24 months: no order', { sentenceYears: 3, key: 'robbery' }, `section_250 CRD 2028-01-28 ${half} 2028-05-16`],
    ['a standard sentence named: there is none under 18', { sentenceYears: 2, key: 'robbery', sentenceType: 'sds' }, `section_250 CRD 2027-09-04 ${half} 2027-11-16 ${order} 2027-11-16`],
    ['section 250 named: no order', { sentenceYears: 2, key: 'robbery', sentenceType: 'section_250' }, `section_250 CRD 2027-09-04 ${half} 2027-11-16`],
    ['the same where the offence is not known', { sentenceYears: 2, sentenceType: 'sds' }, `section_250 CRD 2027-09-04 A_OFFENCE_KEPT_AT_HALF 2027-11-16 A_OFFENCE_PAROLE 2028-11-15 ${half} 2027-11-16 ${order} 2027-11-16`],
    ['section 244ZA named, under 7 years: there is none under 18', { sentenceYears: 5, sentenceType: 'sds_plus' }, `section_250 CRD 2028-11-15 ${half} 2029-05-16`],
    ['theft, 7 years: an order', { sentenceMonths: 10, key: 'theft' }, 'dto MTD 2027-04-16'],
    ['the same, a standard sentence named', { sentenceMonths: 10, key: 'theft', sentenceType: 'sds' }, 'dto MTD 2027-04-16'],
    ['24 months', { sentenceYears: 2, key: 'theft' }, 'dto MTD 2027-11-16'],
    ['section 250 named for theft: it stands, and the order is a rival', { sentenceMonths: 10, key: 'theft', sentenceType: 'section_250' }, `section_250 ARD 2027-03-17 ${half} 2027-04-16 ${order} 2027-04-16`],
    ['an extended sentence named stands', { sentenceYears: 4, key: 'actual_bodily_harm', sentenceType: 'eds', extensionYears: 2 }, 'eds_child CRD 2030-11-15'],
    ['sexual assault, which section 249 names', { sentenceYears: 3, key: 'sexual_assault' }, 'section_250_sds40_excluded CRD 2028-05-16'],
    ['false communications, of weeks', { sentenceMonths: 6, key: 'false_communications' }, 'dto MTD 2027-02-14'],
    ['a prohibited weapon: from 16, on the day of the offence', { sentenceYears: 3, key: 'possessing_prohibited_weapon', offenceDate: '2026-05-05' }, `section_250 CRD 2028-01-28 ${half} 2028-05-16`],
    ['a day younger', { sentenceYears: 2, key: 'possessing_prohibited_weapon', offenceDate: '2026-05-04' }, 'dto MTD 2027-11-16'],
    ['16 on the day of sentence, that of the offence not known', { sentenceYears: 3, key: 'possessing_prohibited_weapon' }, `section_250 CRD 2028-01-28 ${half} 2028-05-16`],
    ['until 28 June 2022 without credit', { startDate: '2022-06-27', sentenceMonths: 10, key: 'theft' }, 'dto_without_credit MTD 2022-11-25'],
  ] as const)('%s', (_, told, want) =>
    expect(said(worked(told as Told, 'startDate' in told ? '2006-05-05' : born))).toBe(want))

  test('before orders began the rules were others', () =>
    expect(said(worked({ startDate: '2000-03-31', sentenceMonths: 10, key: 'theft' }, '1984-05-05'))).toBe(
      'section_250 ARD 2000-08-30',
    ))

  test('a child of whom only the class is known is the same', () => {
    for (const [key, months] of [
      ['robbery', 24],
      ['theft', 10],
    ] as const)
      expect(
        said(worked({ key, sentenceMonths: months, ageAtConviction: 'child' }, undefined))
          .split(' ')
          .slice(0, 3),
      ).toEqual(
        said(worked({ key, sentenceMonths: months }, born))
          .split(' ')
          .slice(0, 3),
      )
  })

  test('nothing is said of suspending it, and an order has no curfew', () => {
    for (const told of [
      { sentenceYears: 2, key: 'robbery' },
      { sentenceMonths: 10, key: 'theft' },
      { sentenceMonths: 6 },
    ] as const) {
      const answer = worked(told, born)
      expect(answer.warnings.filter(({ code }) => isOfSuspension(code))).toEqual([])
      if ('key' in told && told.key === 'theft')
        expect(answer.dates.map(({ form }) => form)).not.toContain('HDCED')
    }
  })

  test('that it is an order, and only an order, is said', () => {
    const answer = worked({ sentenceMonths: 10, key: 'theft' }, born)
    const warning = answer.warnings.find(({ code }) => code === 'W_ORDER_ONLY')
    expect(caseWarningText(warning as never)).toContain('So sentence 1 was worked out as one.')
    expect(codes(worked({ sentenceMonths: 10, key: 'theft', sentenceType: 'dto' }, born))).not.toContain(
      'W_ORDER_ONLY',
    )
    expect(codes(worked({ sentenceYears: 2, key: 'robbery' }, born))).not.toContain('W_ORDER_ONLY')
  })
})

describe('Sentencing Code, section 236 and section 239 as it was: an order that the offence leads to', () => {
  const fields = (told: Told, rest: Partial<AskedCase> = {}): readonly string[] => {
    const answer = caseOf({ sentences: [on({ key: 'theft', ageAtConviction: 'child', ...told })], ...rest })
    return 'refusals' in answer ? answer.refusals.map(({ place }) => place.field) : []
  }
  // biome-ignore format: one sentence a row
  test.each([
    ['24 months', { sentenceMonths: 24 }, []],
    ['a day more', { sentenceMonths: 24, sentenceDays: 1 }, ['sentenceYears']],
    ['with days on remand, from 28 June 2022', { startDate: '2022-06-28', sentenceMonths: 10, remandCreditDays: 5, taggedBailCreditDays: 5 }, []],
    ['until then the court took them into account', { startDate: '2022-06-27', sentenceMonths: 10, remandCreditDays: 5, taggedBailCreditDays: 5 }, ['remandCreditDays', 'taggedBailCreditDays']],
    ['none were given', { startDate: '2022-06-27', sentenceMonths: 10 }, []],
    ['an extension period: an extended sentence', { sentenceMonths: 10, extensionYears: 1 }, []],
    ['an extension period of an order', { sentenceMonths: 10, extensionYears: 1, sentenceType: 'dto' }, ['extensionYears']],
    ['section 250 named', { sentenceMonths: 30, sentenceType: 'section_250' }, []],
  ] as const)('%s', (_, told, want) => expect(fields(told as Told)).toEqual(want))

  test('nobody is recalled from it', () =>
    expect(
      fields({ sentenceMonths: 10 }, { recall: { type: 'standard', returnToCustodyDate: '2027-08-02' } }),
    ).toEqual(['recall']))
})

describe('What was said of the age, and what the day of birth says', () => {
  // biome-ignore format: one sentence a row
  test.each([
    ['not said: under 18 on the day of sentence', { sentenceYears: 2, key: 'robbery' }, '2008-11-17', 'child', false],
    ['18 on that day', { sentenceYears: 2, key: 'robbery' }, '2008-11-16', 'adult', false],
    ['not known: under 18', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'unknown' }, '2008-11-17', 'child', false],
    ['not known: 18 then, the day of the offence not told', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'unknown' }, '2008-11-16', 'unknown', false],
    ['not known: 18 at the offence', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'unknown', offenceDate: '2026-11-16' }, '2008-11-16', 'adult', false],
    ['not known: 17 at the offence', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'unknown', offenceDate: '2026-11-15' }, '2008-11-16', 'unknown', false],
    ['adult said of a person under 18', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'adult' }, '2008-11-17', 'adult', true],
    ['adult said at 18', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'adult' }, '2008-11-16', 'adult', false],
    ['child said of an adult: convicted before 18', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'child', offenceDate: '2026-11-15' }, '2008-11-16', 'child', false],
    ['child said, 18 at the offence', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'child', offenceDate: '2026-11-16' }, '2008-11-16', 'child', true],
    ['section 250, 18 at the offence', { sentenceYears: 2, key: 'robbery', sentenceType: 'section_250', offenceDate: '2026-11-16' }, '2008-11-16', 'child', true],
    ['adult said with section 250', { sentenceYears: 2, key: 'robbery', sentenceType: 'section_250', ageAtConviction: 'adult' }, '2008-11-17', 'adult', true],
    ['an order has its own warnings', { sentenceYears: 2, sentenceType: 'dto', ageAtConviction: 'adult' }, '2008-11-17', 'adult', false],
    ['rules that were chosen stand', { sentenceYears: 2, regimeId: 'sds_adult' }, '2008-11-17', 'child', false],
  ] as const)('%s', (_, told, dateOfBirth, age, isDenied) => {
    const answer = worked(told as Told, dateOfBirth)
    expect(ageOf(answer)).toBe(age)
    expect(codes(answer).includes('W_AGE_BIRTH')).toBe(isDenied)
  })

  // biome-ignore format: one sentence a row
  test.each([
    ['adult: section 250 is the rival', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'adult' }, '2008-11-17', 'sds_adult CRD 2027-07-17 A_AGE_BY_BIRTH 2027-09-04'],
    ['a standard sentence named', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'adult', sentenceType: 'sds' }, '2008-11-17', 'sds_adult CRD 2027-07-17 A_AGE_BY_BIRTH 2027-09-04'],
    ['theft: an order is', { sentenceMonths: 10, key: 'theft', ageAtConviction: 'adult' }, '2008-11-17', 'sds_adult CRD 2027-02-25 A_AGE_BY_BIRTH 2027-04-16'],
    ['child, 18 at the offence: an adult’s sentence is', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'child', offenceDate: '2026-11-16' }, '2008-11-16', `section_250 CRD 2027-09-04 ${half} 2027-11-16 A_AGE_BY_BIRTH 2027-07-17 ${order} 2027-11-16`],
    ['section 250 named, 18 at the offence', { sentenceYears: 2, key: 'robbery', sentenceType: 'section_250', offenceDate: '2026-11-16' }, '2008-11-16', `section_250 CRD 2027-09-04 ${half} 2027-11-16 A_AGE_BY_BIRTH 2027-07-17`],
    ['child, and 28 on the day of sentence', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'child' }, '1998-11-16', `section_250 CRD 2027-09-04 ${half} 2027-11-16 A_AGE_BY_BIRTH 2027-07-17 ${order} 2027-11-16`],
    ['child, and 27 until the next', { sentenceYears: 2, key: 'robbery', ageAtConviction: 'child' }, '1998-11-17', `section_250 CRD 2027-09-04 ${half} 2027-11-16 ${order} 2027-11-16`],
    ['an extended sentence is the same at either age', { sentenceYears: 5, key: 'robbery', ageAtConviction: 'adult', sentenceType: 'eds', extensionYears: 2 }, '2008-11-17', 'eds_adult CRD 2031-11-15'],
  ] as const)('%s', (_, told, dateOfBirth, want) => expect(said(worked(told as Told, dateOfBirth))).toBe(want))

  test('a day that is none settles nothing', () =>
    expect(caseOf({ sentences: [on({ sentenceYears: 2 })], dateOfBirth: '2010-02-30' })).toMatchObject({
      refusals: [{ place: { field: 'dateOfBirth' } }, ...[]],
    }))
})
