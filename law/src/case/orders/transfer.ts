import { addMonths, type Day } from '../../calendar/day.ts'
import { isAtLeastMonths } from '../../custody/orders/figures.ts'
import { isRunOfOrders } from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { endOf, releaseOf } from '../../custody/run-days.ts'

/** The days on which a child can be let out before the mid-term date, and kept after it. */
export interface Transfer {
  readonly early: Day
  readonly late: Day
}

/** Sentencing Code, section 241(4) and (5): a month each way for an order of 8 to under 18 months, two for a longer one. The order
 *  that is released last counts, or, where there are only orders, the one that ends last. */
export function transferDates(runs: readonly Run[], midTerm: Day): Transfer | null {
  const orders = runs.filter(isRunOfOrders)
  const day = orders.length === runs.length ? (run: Run) => endOf(run) as Day : releaseOf
  const run = orders.reduce((last, other) => (day(other) > day(last) ? other : last))
  if (releaseOf(run) === run.start) return null
  const months = isAtLeastMonths(run, 18) ? 2 : isAtLeastMonths(run, 8) ? 1 : 0
  return months === 0 ? null : { early: addMonths(midTerm, -months), late: addMonths(midTerm, months) }
}
