import type { Answer } from './answer.ts'
import { type Calculation, calculate } from './calculate.ts'
import type { ReleasePoint } from './regimes.ts'

/** The dates of one sentence before and after the Act, side by side. */
export interface Comparison {
  readonly before: Calculation
  readonly after: Calculation
  /** Days by which release is later after the Act; less than 0 when it is earlier. */
  readonly differenceDays: number
}

/** Gives the sentence at both release points of its regime; the one that was asked for is worked out already. */
export function comparison({ question, regime, point, dates }: Answer): Comparison {
  const at = (wanted: ReleasePoint): Calculation =>
    wanted === point ? dates : calculate(question, wanted, dates)
  const before = at(regime.before)
  const after = at(regime.after)
  return { before, after, differenceDays: after.release.found - before.release.found }
}
