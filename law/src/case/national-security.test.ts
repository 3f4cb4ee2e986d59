import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import { howSureOf } from './how-sure.ts'

/** The regime, the release, how sure, and the rivals with their days. */
function said(line: string): string {
  const answer = answered(caseIn(line))
  const rivals = (answer.alternatives ?? []).map(
    ({ code, release }) => `${code} ${isoDate(release as never)}`,
  )
  const days = [answer.release, answer.paroleEligibility].map((day) => (day === null ? '–' : isoDate(day)))
  return [answer.sentences[0]?.regime.id, ...days, howSureOf(answer).level, ...rivals].join(' ')
}

// 5 years from 16 November 2026 are 1826 days: two-thirds 1218, one-half 913, one-third 609.
describe('National security, under 18 (Sentencing Code, sections 252A(1A)(b), 265(1A) and 278(1A))', () => {
  // biome-ignore format: one case a row
  test.each([
    ['convicted under 18, committed before', '2026-11-16 5y sabotage child offenceDate=2026-03-21', 'section_250_sds40_excluded 2029-05-16 – sure'],
    ['committed on the day', '2026-11-16 5y sabotage child offenceDate=2026-03-22', 'sopc 2031-11-15 2030-03-17 sure'],
    ['the day not told', '2026-11-16 5y sabotage child', 'sopc 2031-11-15 2030-03-17 two_dates A_COMMITTED_BEFORE 2029-05-16'],
    ['section 250 named, the day not told', '2026-11-16 5y sabotage section_250', 'section_250_sds40_excluded 2029-05-16 – sure'],
    ['section 250 named, committed since', '2026-11-16 5y sabotage section_250 offenceDate=2026-04-01', 'sopc 2031-11-15 2030-03-17 sure'],
    ['an adult, 17 at the offence', '2026-11-16 5y sabotage offenceDate=2025-11-10; dateOfBirth 2008-06-01', 'sds_adult_sds40_excluded 2028-07-16 – sure'],
    ['on the eve of the 18th birthday', '2026-11-16 5y sabotage offenceDate=2025-11-09; dateOfBirth 2007-11-10', 'sds_adult_sds40_excluded 2028-07-16 – sure'],
    ['on the birthday', '2026-11-16 5y sabotage offenceDate=2025-11-10; dateOfBirth 2007-11-10', 'sopc 2031-11-15 2030-03-17 sure'],
    ['17 at the offence, committed since', '2026-11-16 5y sabotage offenceDate=2026-03-22; dateOfBirth 2008-06-01', 'sopc 2031-11-15 2030-03-17 sure'],
    ['17 at the offence, passed before the Act', '2026-09-30 4y sabotage offenceDate=2025-12-01; dateOfBirth 2008-05-01', 'sds_adult_national_security 2028-09-29 – sure'],
    ['and on the day of it', '2026-10-01 4y sabotage offenceDate=2025-12-01; dateOfBirth 2008-05-01', 'sds_adult_sds40_excluded 2028-01-30 – sure'],
    ['the birthday leaves it open', '2026-11-16 5y sabotage; dateOfBirth 2008-06-01', 'sopc 2031-11-15 2030-03-17 fairly_sure A_UNDER_18_AT_OFFENCE 2028-07-16'],
    ['18 when such sentences began', '2026-11-16 5y sabotage; dateOfBirth 2005-06-01', 'sopc 2031-11-15 2030-03-17 fairly_sure A_UNDER_18_AT_OFFENCE 2028-07-16'],
    ['no birthday', '2026-11-16 5y sabotage', 'sopc 2031-11-15 2030-03-17 sure'],
    ['before such sentences', '2026-03-21 5y sabotage', 'sds_adult_national_security 2028-09-18 – sure'],
  ])('%s', (_, line, want) => expect(said(line)).toBe(want))

  test('the rules of the kind that was named are those for this offence', () => {
    const { warnings } = answered(caseIn('2026-11-16 5y sabotage section_250 offenceDate=2026-04-01'))
    expect(warnings.find(({ code }) => code === 'W_TYPE_IGNORED')?.values.instead).toBe(
      'section_250_sds40_excluded',
    )
  })
})

// Two-thirds of 1826 days are 1218.
describe('An extension period says that a sentence of no told kind is extended', () => {
  // biome-ignore format: one case a row
  test.each([
    ['the kind not known', '2026-11-16 5y +3y wounding_with_intent sentenceType=unknown', 'eds_adult 2031-11-15 2030-03-17 sure'],
    ['left out', '2026-11-16 5y +3y wounding_with_intent', 'eds_adult 2031-11-15 2030-03-17 sure'],
    ['a year for an offence of Schedule 13: special', '2026-11-16 5y +1y rape_of_child_under_13 sentenceType=unknown', 'sopc 2031-11-15 2030-03-17 sure'],
    ['twelve months are a year', '2026-11-16 5y +12m sabotage', 'sopc 2031-11-15 2030-03-17 sure'],
    ['two years for one: extended', '2026-11-16 5y +2y rape_of_child_under_13', 'eds_adult 2031-11-15 2030-03-17 sure'],
    ['none: no extended sentence', '2026-11-16 5y +0y wounding_with_intent', 'sds_plus_adult_4_to_7 2029-05-16 – sure'],
  ])('%s', (_, line, want) => expect(said(line)).toBe(want))
})
