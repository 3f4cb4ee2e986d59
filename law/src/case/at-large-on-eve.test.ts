import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { howSureOf } from './how-sure.ts'

/** The release, how sure, and the rivals with their dates. */
function said(text: string): string {
  const answer = answered(caseIn(text))
  const rivals = (answer.alternatives ?? [])
    .filter(({ code }) => code.startsWith('A_AT_LARGE'))
    .map(({ code, release }) => `${code} ${isoDate(release as never)}`)
  return [isoDate(answer.release as never), howSureOf(answer).level, ...rivals].join(', ')
}

describe('At large on the eve of the progression model (Sentencing Act 2026, section 23(12))', () => {
  const five = 'A 2025-06-16 5y theft'
  // biome-ignore format: a case a row
  test.each([
    ['back before it', `${five}; unlawfullyAtLarge 2026-09-20..2026-09-29`, '2027-02-24, sure'],
    ['the last day is the eve: reached', `${five}; unlawfullyAtLarge 2026-09-20..2026-09-30`, '2027-02-25, not_sure, A_AT_LARGE_NOT_STAGED 2027-06-27'],
    ['over the eve: not reached', `${five}; unlawfullyAtLarge 2026-09-30..2026-10-02`, '2027-06-19, not_sure, A_AT_LARGE_STAGED 2027-02-17'],
    ['two times that touch are one', `${five}; unlawfullyAtLarge 2026-09-30..2026-09-30; unlawfullyAtLarge 2026-10-01..2026-10-02`, '2027-06-19, not_sure, A_AT_LARGE_STAGED 2027-02-17'],
    ['away since it', `${five}; unlawfullyAtLarge 2026-10-01..2026-10-02`, '2027-02-16, sure'],
    ['one date by both readings', 'A 2025-09-08 32m theft; unlawfullyAtLarge 2026-09-26..2026-09-30', '2026-10-07, sure'],
    ['fixed release points meet no stage', `${five}; unlawfullyAtLarge 2026-09-20..2026-09-30; law before_act`, '2027-06-27, sure'],
    ['released before it', 'A 2023-01-09 6y theft; unlawfullyAtLarge 2026-09-20..2026-10-02', '2025-06-03, not_sure'],
    ['when 40 per cent began', 'A 2023-01-09 6y theft; unlawfullyAtLarge 2024-09-02..2024-09-12', '2025-06-14, sure'],
    ['a recall beside it', 'A 2023-01-09 6y theft; B 2025-11-03 4y theft; recall standard recallDate=2025-10-06 returnToCustodyDate=2025-10-06 sentenceIds=A; unlawfullyAtLarge 2026-09-30..2026-10-02', '2029-01-11, two_dates'],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))

  test('is said, with the other date', () => {
    const { warnings } = answered(caseIn(`${five}; unlawfullyAtLarge 2026-09-20..2026-09-30`))
    const warning = warnings.find(({ code }) => code === 'W_AT_LARGE_ON_EVE')
    expect(warning && caseWarningText(warning)).toMatch(
      /on 30 September 2026\. .*It can be read both ways\. Then release is on 27 June 2027\.$/,
    )
  })
})
