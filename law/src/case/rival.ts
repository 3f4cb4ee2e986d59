import type { RefusedCase } from '../facts/refusal.ts'
import { type ReleaseDays, rivalLevels } from '../tables/alternative-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { CaseAlternative, CaseAnswer, CaseRival } from './answer.ts'
import type { CaseDoubt, Otherwise } from './case-doubt.ts'
import { type CaseResult, resultOf } from './prepared-answer.ts'

/** What a rival is about. */
type RivalOf = Pick<CaseAlternative, 'code' | 'about' | 'sentenceIds'> &
  Partial<Pick<CaseAlternative, 'offences' | 'after' | 'isInScheme' | 'passedOn'>>

/** The rival of an answer that the case gives with one thing otherwise; null where what was told rules it out, or it is the same. */
export function rivalIn(
  answer: CaseAnswer,
  { prepared, result: known, sentenceIds, offences = null, after = null, isInScheme = false }: Otherwise,
  { code, about, isOfLicence, isOfBasis }: CaseDoubt,
): CaseRival | null {
  const of = { code, about, sentenceIds, offences, after, isInScheme }
  const result = known ?? ('refusals' in prepared ? prepared : resultOf(prepared))
  if ('refusals' in result) return undatedRivalOf(of, result)
  const isSame =
    isSameRelease(result, answer) &&
    !(isOfLicence && result.releaseType !== answer.releaseType) &&
    !(isOfBasis && result.releaseBasis !== answer.releaseBasis)
  return isSame ? null : alternativeOf(of, result)
}

/** A rival that is not worked out here; null where what was told rules it out. */
const undatedRivalOf = (
  { code, about, sentenceIds, offences = null }: RivalOf,
  { refusals }: RefusedCase,
): CaseRival | null =>
  refusals.some(({ isUnsupported }) => isUnsupported)
    ? { code, about, sentenceIds, offences, release: null, paroleEligibility: null, isUndated: true }
    : null

/** Whether a date can be given for a rival. */
export const isDated = (rival: CaseRival): rival is CaseAlternative => !('isUndated' in rival)

/** What a warning has of rivals for none of which a date can be given: how sure the first leaves the answer. */
export function undatedLevel([first, ...others]: readonly CaseRival[]): Pick<WarningValues, 'undated'> {
  return first === undefined || isDated(first) || others.some(isDated)
    ? {}
    : { undated: rivalLevels[first.code] }
}

/** A rival with its days, which is worked out in full where somebody asks. */
export const alternativeOf = (
  { code, about, sentenceIds, offences = null, after = null, isInScheme = false, passedOn = null }: RivalOf,
  { release, paroleEligibility, releaseType, answer }: CaseResult,
): CaseAlternative => ({
  code,
  about,
  sentenceIds,
  offences,
  after,
  isInScheme,
  passedOn,
  release,
  paroleEligibility,
  releaseType,
  answer,
})

export const isSameRelease = (a: ReleaseDays, b: ReleaseDays): boolean =>
  a.release === b.release && a.paroleEligibility === b.paroleEligibility
