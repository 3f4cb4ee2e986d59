import type { StagedChange } from '../custody/change.ts'
import { changesWith, isOnEve, passesByOnEve } from './at-large-on-eve.ts'
import type { CaseDoubt } from './case-doubt.ts'

/** The case by the other reading of who was in custody immediately before a change. */
const otherwise =
  (isPassedBy: boolean): CaseDoubt['otherwise'] =>
  ({ case: question }, prepared) => {
    const { parts } = prepared.input
    const isOther = (change: StagedChange): boolean =>
      isOnEve(question, change) && passesByOnEve(question, change) === isPassedBy
    if (changesWith(question, parts, isOther).length === 0) return null
    const changes = changesWith(
      question,
      parts,
      (change) => !isOnEve(question, change) || passesByOnEve(question, change),
    )
    return { prepared: { ...prepared, changes }, sentenceIds: question.sentences.map(({ id }) => id) }
  }

const ofEve = {
  about: 'the law',
  warning: 'W_AT_LARGE_ON_EVE',
  ids: () => [],
  values: ({ release, paroleEligibility }) => ({ rival: { release, paroleEligibility } }),
} as const satisfies Partial<CaseDoubt>

/** What is in doubt about a person who was at large when the stages of 2026 began. */
export const atLargeDoubts: readonly CaseDoubt[] = [
  { ...ofEve, code: 'A_AT_LARGE_STAGED', otherwise: otherwise(true) },
  { ...ofEve, code: 'A_AT_LARGE_NOT_STAGED', otherwise: otherwise(false) },
]
