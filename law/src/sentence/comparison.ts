import type { Layer } from '../tables/layers.ts'
import type { Calculation } from './calculation.ts'
import { type Dates, datesAt } from './dates.ts'

/** The dates of one sentence before and after the Act, side by side. */
export interface Comparison {
  readonly before: Dates
  readonly after: Dates
  /** Days by which release is later after the Act; less than 0 when it is earlier. */
  readonly differenceDays: number
}

/** Gives the sentence at both release points of its regime; the one that was asked for is worked out already. */
export function comparisonOf({ question, regime, point, dates }: Calculation): Comparison {
  const at = (wanted: Layer): Dates =>
    wanted === point ? dates : datesAt(question, wanted.fraction, regime, dates)
  const before = at(regime.before)
  const after = at(regime.after)
  return { before, after, differenceDays: after.release - before.release }
}
