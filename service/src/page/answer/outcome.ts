import type { CaseAnswer, CaseRefusal, Day, Stated } from '@requisite/law'
import {
  type AheadInDoubt,
  aheadInDoubt,
  type Rival,
  statedFor,
  type WayOut,
  wayOutOf,
  weighedRivals,
} from '@requisite/law/internal'
import { askedOf, type PageCase } from '../../told/told.ts'
import { answerToCase } from '../ask.ts'

/** Everything that was told, worked out. */
export interface Outcome {
  readonly told: PageCase
  readonly answer: CaseAnswer
  readonly rivals: readonly Rival[]
  /** How the person gets out. */
  readonly way: WayOut
  /** The date that the prison gave, beside ours; null where none was told. */
  readonly stated: Stated | null
  /** The day on which it is read: whether a date has passed. */
  readonly today: Day
}

/** What lies ahead of the day on which it is read. Of what has passed only where one can still act on it. */
export const aheadFor = ({ answer, rivals, stated, today }: Outcome): readonly AheadInDoubt[] =>
  aheadInDoubt(answer, rivals, { stated, today }).filter(
    ({ code, days }) =>
      days.length === 0 || days.some((day) => day >= today) || code === 'TAG' || code === 'RECALL_WRITE',
  )

/** What was told cannot be worked out, and why. */
export interface RefusedOutcome {
  readonly told: PageCase
  readonly refusals: readonly CaseRefusal[]
}

/** Works out what was told, with its rivals; or says why it cannot be. */
export function outcomeOf(told: PageCase, today: Day): Outcome | RefusedOutcome {
  const answer = answerToCase(askedOf(told))
  if ('refusals' in answer) return { told, refusals: answer.refusals }
  const stated = statedFor(answer)
  const rivals = weighedRivals(answer)
  return { told, answer, stated, today, rivals, way: wayOutOf(answer, rivals, today) }
}

/** Whether it was said that the person was out on a tag, and could be: then a recall before the first release date fits. */
export const isSaidToBeOnTag = ({ told, answer }: Pick<Outcome, 'told' | 'answer'>): boolean =>
  told.recall?.onTag === true && !isPastTag(answer)

/** Whether the first release was to come, and yet does not hold the 56 days: the law takes it that there was no tag. */
function isPastTag({ recalled, warnings }: CaseAnswer): boolean {
  const { term, firstRelease } = recalled?.run.recalled ?? {}
  const isBefore = warnings.some(
    ({ code, values }) => code === 'W_RECALL_BEFORE_RELEASE' && values.release === firstRelease,
  )
  return recalled?.recall.type === 'fixed_term_56' && term?.notBefore === null && isBefore
}
