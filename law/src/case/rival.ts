import type { Day } from '../calendar/day.ts'
import type { Case } from '../custody/case.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { CaseAlternative, CaseAnswer } from './answer.ts'
import { type DaysUnder, type PreparedCase, preparedAnswer } from './prepared-case.ts'

/** What a rival is about. */
type RivalOf = Pick<CaseAlternative, 'code' | 'about' | 'sentenceIds' | 'offences'> & {
  readonly after?: string
  readonly passedOn?: Day
}

/** A rival with its days, which are worked out in full where somebody asks. */
export const alternativeOf = (
  { code, about, sentenceIds, offences, after, passedOn }: RivalOf,
  { release, paroleEligibility, releaseType }: DaysUnder,
  question: Case,
  prepared: PreparedCase,
): CaseAlternative => ({
  ...{ code, about, sentenceIds, offences, after: after ?? null, passedOn: passedOn ?? null },
  release,
  paroleEligibility,
  releaseType,
  answer: () => preparedAnswer(question, prepared) as CaseAnswer,
})

export const isSame = (a: ReleaseDays, b: ReleaseDays): boolean =>
  a.release === b.release && a.paroleEligibility === b.paroleEligibility
