import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCalculation } from '../../facts/calculation.ts'
import { ask } from '../../sentence/ask.ts'
import { calculation } from '../../sentence/calculation.ts'
import type { Question } from '../../sentence/question.ts'
import { offenceByKey } from '../../tables/offences.ts'
import { type RegimeId, regimes } from '../../tables/regimes.ts'
import { keyDaysOf } from '../one-sentence.ts'

const question = (asked: AskedCalculation): Question => (ask(asked) as { question: Question }).question

const eligible = (asked: Question): string | null => {
  const found = keyDaysOf(calculation(asked)).find(({ form }) => form === 'HDCED')
  return found === undefined ? null : isoDate(found.date)
}

/** A section 250 sentence at one-half of which so many days are custody. */
const withCustody = (start: string, days: number): Question => ({
  ...question({ startDate: start, sentenceYears: 1, regimeId: 'section_250_sds40_excluded' }),
  term: { years: 0, months: 0, days: 2 * days },
})

describe('The Ministry’s examples', () => {
  // biome-ignore format: one row a line
  for (const [source, asked, day] of [
    ['crs-2673-ac1-1b', { startDate: '2025-12-05', sentenceYears: 3, sentenceMonths: 8, regimeId: 'section_250' }, '2026-08-30'],
    ['crs-921-pcsc-sec250-ac2', { startDate: '2022-06-28', sentenceYears: 6, regimeId: 'section_250_sds40_excluded' }, '2024-12-30'],
    ['crs-921-pcsc-sec250-ac4', { startDate: '2022-06-28', sentenceYears: 12, regimeId: 'section_250_sds40_excluded' }, '2027-06-29'],
    ['crs-2218-ac01', { startDate: '2024-11-13', sentenceYears: 3, remandCreditDays: 57, regimeId: 'section_250' }, '2025-06-02'],
    ['crs-2218-ac03-1', { startDate: '2024-04-25', sentenceYears: 4, regimeId: 'section_250' }, '2025-06-03'],
    ['14-day-hdced-rule-1', sentenceIn('2021-09-21 1y5m section_250_sds40_excluded remandCreditDays=118'), '2021-10-05'],
    ['14-day-hdced-rule-2', sentenceIn('2015-03-14 3y11m section_250_sds40_excluded remandCreditDays=575'), '2015-03-28'],
  ] as const)
    test(`${source}: ${day}`, () => expect(eligible(question(asked))).toBe(day))
})

describe('At least 42 days of custody, 28 served, and then half, up to a limit before release', () => {
  for (const [rule, start, custody, day] of [
    ['41 days of custody: none', '2026-11-02', 41, null],
    ['42 days of custody: after 28', '2026-11-02', 42, '2026-11-30'],
    ['56 days: half is 28', '2026-11-02', 56, '2026-11-30'],
    ['57 days: half is 28 and a half, so 29', '2026-11-02', 57, '2026-12-01'],
    ['scheme of 180 days: 358 days, half', '2023-07-03', 358, '2023-12-29'],
    ['scheme of 180 days: 359 days, half is 179 and a half, so 180', '2023-07-03', 359, '2023-12-30'],
    ['scheme of 180 days: 360 days, half is 180 before release', '2023-07-03', 360, '2023-12-30'],
    ['scheme of 180 days: 362 days, 180 before release', '2023-07-03', 362, '2024-01-01'],
    ['scheme of 365 days: 728 days, half', '2026-11-02', 728, '2027-11-01'],
    ['scheme of 365 days: 729 days, half is 364 and a half, so 365', '2026-11-02', 729, '2027-11-02'],
    ['scheme of 365 days: 730 days, half is 365 before release', '2026-11-02', 730, '2027-11-02'],
    ['scheme of 365 days: 732 days, 365 before release', '2026-11-02', 732, '2027-11-04'],
  ] as const)
    test(`${rule}: ${day}`, () => expect(eligible(withCustody(start, custody))).toBe(day))
})

describe('The scheme of 365 days begins on 3 June 2025', () => {
  for (const [rule, start, day] of [
    ['eligible under the old scheme on 2 June 2025: then', '2023-05-30', '2025-06-02'],
    ['eligible under the old scheme on 3 June: the new one, not before that day', '2023-05-31', '2025-06-03'],
    ['eligible under the new scheme on 3 June', '2023-12-02', '2025-06-03'],
    ['eligible under the new scheme on 4 June', '2023-12-03', '2025-06-04'],
  ] as const)
    test(`${rule}: 5 years from ${start}, ${day}`, () =>
      expect(
        eligible(question({ startDate: start, sentenceYears: 5, regimeId: 'section_250_sds40_excluded' })),
      ).toBe(day))
})

describe('Credit brings it forward, but not to within 14 days of sentence; added days put it back', () => {
  // Section 250, 1 year from 2 November 2026: 146 days of custody, eligible after 73, on 14 January 2027.
  // biome-ignore format: one row a line
  for (const [rule, given, day] of [
    ['no credit', {}, '2027-01-14'],
    ['58 days of credit', { remandCreditDays: 58 }, '2026-11-17'],
    ['59 days: 14 days after sentence', { remandCreditDays: 50, taggedBailCreditDays: 9 }, '2026-11-16'],
    ['60 days: still 14 days after sentence', { remandCreditDays: 60 }, '2026-11-16'],
    ['130 days: release is 15 days after sentence', { remandCreditDays: 130 }, '2026-11-16'],
    ['131 days: release is 14 days after sentence, no sooner than the curfew', { remandCreditDays: 131 }, null],
    ['132 days: release is sooner', { remandCreditDays: 132 }, null],
    ['10 added', { addedDays: 10 }, '2027-01-24'],
    ['219 added: release at the end of the sentence', { addedDays: 219 }, '2027-08-21'],
    ['220 added: one is left over and does not count', { addedDays: 220 }, '2027-08-21'],
  ] as const)
    test(`${rule}: ${day}`, () =>
      expect(
        eligible(question({ startDate: '2026-11-02', sentenceYears: 1, regimeId: 'section_250', ...given })),
      ).toBe(day))
})

describe('Who has it (Sentencing Act 2026, section 26)', () => {
  for (const regimeId of Object.keys(regimes) as RegimeId[]) {
    const has = regimeId === 'section_250' || regimeId === 'section_250_sds40_excluded'
    test(`${regimeId}: ${has ? 'yes' : 'no'}`, () =>
      expect(eligible(question({ startDate: '2026-11-02', sentenceYears: 5, regimeId })) !== null).toBe(has))
  }

  for (const [rule, key, start, years, has] of [
    ['robbery', 'robbery', '2026-11-02', 5, true],
    ['robbery of 8 years: section 244ZA(6) is not for it', 'robbery', '2021-05-04', 8, true],
    ['a sexual offence', 'sexual_assault', '2026-11-02', 3, false],
    ['section 244ZA(6) governs', 'manslaughter', '2026-11-02', 7, false],
    ['section 244ZA(6) would govern but for the day of sentence', 'manslaughter', '2021-05-04', 7, false],
    ['the same offence under 7 years', 'manslaughter', '2022-05-04', 6, true],
  ] as const)
    test(`${rule}: ${key}, ${years} years from ${start}, child: ${has ? 'yes' : 'no'}`, () => {
      const offence = offenceByKey(key)
      expect(
        eligible(
          question({
            startDate: start,
            sentenceYears: years,
            ageAtSentence: 'child',
            ...(offence && { offenceKey: offence.key }),
          }),
        ) !== null,
      ).toBe(has)
    })
})
