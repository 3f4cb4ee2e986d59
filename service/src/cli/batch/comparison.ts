import {
  addDays,
  type Case,
  type CaseAnswer,
  type CaseLaw,
  caseAnswer,
  type Day,
  progressionModel,
} from '@requisite/law'

/** A case at both release points, and as the change is staged against the law without it. Null where there is no such date. */
export interface CaseChange {
  readonly before: Day | null
  readonly after: Day | null
  /** By the law in force, whatever law the case was asked under. */
  readonly staged: Day | null
  /** How many days later the law in force gives than the law without the Act: less than 0 when it is earlier. */
  readonly stagedDifference: number | null
  readonly stage: number | null
}

const eve = addDays(progressionModel.day, -1)

/** By the law itself: reforms are set aside. What was answered by the law in force (`ours`) is not worked out again. */
export function changeOf(question: Case, ours?: CaseAnswer): CaseChange {
  const under = (law: CaseLaw): CaseAnswer | null => {
    const answer = caseAnswer({ ...question, law, reforms: [] })
    return 'refusals' in answer ? null : answer
  }
  const isInForce = question.law === 'in_force' && question.reforms.length === 0
  const inForce = ours !== undefined && isInForce ? ours : under('in_force')
  const staged = inForce?.release ?? null
  const without = under(eve)?.release ?? null
  return {
    before: under('before_act')?.release ?? null,
    after: under('after_act')?.release ?? null,
    staged,
    stagedDifference: staged === null || without === null ? null : staged - without,
    stage:
      inForce?.stages.findLast(({ layer }) => layer.change?.stageWarning === 'W_TRANCHE')?.stage.number ??
      null,
  }
}
