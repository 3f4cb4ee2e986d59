import type { Stage } from '../tables/stages.ts'
import type { Calculation } from './calculation.ts'
import type { Met } from './course.ts'
import type { Question } from './question.ts'
import { warningsOf } from './warnings.ts'
import { type View, type WorkedInForce, workedInForce } from './worked.ts'

export type { View } from './worked.ts'

/** A sentence under the law that applies to it: its release point, days, date and warnings all belong to one another. */
export interface Applied extends Calculation, WorkedInForce {}

/** Works a sentence out under the law in force on its day and the stages of every later change that reaches it. Nobody is
 *  asked about commencement: the day of sentence says it. */
export function applied(question: Question, view: View | null = null): Applied {
  const worked = workedInForce(question, view)
  return { ...worked, warnings: warningsOf(worked, 'in force', view) }
}

/** A change of law whose stage held the person beyond the new release point. */
export interface Held extends Met {
  readonly stage: Stage
}

/** The change of law whose stage held the person; null where release is at the release point itself. */
export function heldBy({ point, met }: Applied): Held | null {
  const last = met.find(({ layer }) => layer === point)
  return last?.outcome === 'held until the stage' ? (last as Held) : null
}
