import type { Answer } from './answer.ts'
import { type Calculation, calculate } from './calculate.ts'

/** The dates of one sentence before and after the Act, side by side. */
export interface Comparison {
  readonly before: Calculation
  readonly after: Calculation
  /** Days by which release is later after the Act; less than 0 when it is earlier. */
  readonly differenceDays: number
}

/** Works out the sentence at both release points of its regime. */
export function comparison({ question, regime }: Answer): Comparison {
  const before = calculate(question, regime.before)
  const after = calculate(question, regime.after, before)
  return { before, after, differenceDays: after.release.found - before.release.found }
}
