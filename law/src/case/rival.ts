import type { RefusedCase } from '../facts/refusal.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { CaseAlternative } from './answer.ts'
import { type DaysUnder, preparedDays } from './prepared-answer.ts'
import type { PreparedCase } from './prepared-case.ts'

/** What a rival is about. */
type RivalOf = Pick<CaseAlternative, 'code' | 'about' | 'sentenceIds'> &
  Partial<Pick<CaseAlternative, 'offences' | 'after' | 'passedOn'>>

/** The rival of an answer that the case gives with one thing otherwise; null where it cannot be worked out, or is the same. */
export function rivalIn(
  answer: ReleaseDays,
  otherwise: PreparedCase | RefusedCase,
  of: RivalOf,
): CaseAlternative | null {
  if ('refusals' in otherwise) return null
  const days = preparedDays(otherwise)
  return days === null || isSameRelease(days, answer) ? null : alternativeOf(of, days)
}

/** A rival with its days, which are worked out in full where somebody asks. */
export const alternativeOf = (
  { code, about, sentenceIds, offences = null, after = null, passedOn = null }: RivalOf,
  { release, paroleEligibility, releaseType, answer }: DaysUnder,
): CaseAlternative => ({
  ...{ code, about, sentenceIds, offences, after, passedOn },
  ...{ release, paroleEligibility, releaseType, answer },
})

export const isSameRelease = (a: ReleaseDays, b: ReleaseDays): boolean =>
  a.release === b.release && a.paroleEligibility === b.paroleEligibility
