import {
  addDays,
  type Calculation,
  type Case,
  type CaseAnswer,
  type CaseLaw,
  comparisonOf,
  type Day,
  transitionOf,
} from '@requisite/law'
import { caseAnswer, isOfNewRules, progressionModel } from '@requisite/law/internal'

/** What the Sentencing Act 2026 changes: the release at the point of before it and at that of after it, and as it is staged against
 *  the law without the Act. Null where there is no such date. */
export interface CaseChange {
  readonly before: Day | null
  readonly after: Day | null
  /** By the law in force, whatever law was asked under. */
  readonly staged: Day | null
  /** How many days later the law in force gives than the law without the Act: less than 0 when it is earlier. */
  readonly stagedDifference: number | null
  readonly stage: number | null
  /** Why there is no stage, where that is known. */
  readonly outcome?: string
}

/** How many days later the new release point is than the old one: less than 0 when it is earlier. */
export const differenceOf = ({ before, after }: Pick<CaseChange, 'before' | 'after'>): number | null =>
  before === null || after === null ? null : after - before

/** A sentence at both release points; as the change is staged where that is asked for. */
export function changeAtPoints(calculation: Calculation, isStaged: boolean) {
  const { before, after } = comparisonOf(calculation)
  const staged = isStaged ? transitionOf(calculation) : null
  const change: CaseChange = {
    before: before.release,
    after: after.release,
    staged: staged?.release ?? null,
    stagedDifference: staged === null ? null : staged.release - staged.before,
    stage: staged?.stage?.number ?? null,
    ...(staged !== null && { outcome: staged.outcome }),
  }
  const custodyDays = [before, after].map(({ requisiteCustodialPeriod }) => requisiteCustodialPeriod)
  return { change, custodyDays }
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
    stage: inForce?.stages.findLast(({ layer }) => isOfNewRules(layer.change))?.stage.number ?? null,
  }
}
