import { addMonths, type Day } from '../../calendar/day.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { isAtLeastMonths } from '../../custody/orders/figures.ts'
import { isNoSentence, isRunOfBreaches, isRunOfOrders } from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { endOf, releaseOf } from '../../custody/run-days.ts'
import { type OrderType, orderKinds } from '../../tables/order-kinds.ts'
import { type Source, sentencingCode } from '../../tables/provisions.ts'
import type { CaseRun } from '../answer.ts'
import { governingRun } from '../governing-run.ts'
import { isHistory, type KeyDateForm, type KeyDateType, type KeyDay, typeOfDate } from '../key-days.ts'

const midTermLaw: readonly Source[] = [sentencingCode('241(2)')]
const earlyLaw: readonly Source[] = [sentencingCode('241(4)')]
const lateLaw: readonly Source[] = [sentencingCode('241(5)')]

/** The dates of the orders, and on those of everything else that come before the mid-term date that the order still holds. */
export function addOrders(dates: KeyDay[], runs: readonly CaseRun[], timeline: readonly Run[]): void {
  const { release: midTerm, isLeft } = governingRun(runs.filter(({ isOrder }) => isOrder))
  dates.forEach((day, i) => {
    if (day.date < midTerm && !isLeft) dates[i] = { ...day, heldUntil: midTerm }
  })
  const months = transferMonths(timeline)
  if (months > 0) dates.push({ form: 'ETD', date: addMonths(midTerm, -months), law: earlyLaw })
  dates.push({ form: 'MTD', date: midTerm, law: midTermLaw })
  if (months > 0) dates.push({ form: 'LTD', date: addMonths(midTerm, months), law: lateLaw })
  addOfFollowing(dates, runs)
}

/** On release from what another follows, that begins, and before it, it can begin earlier (section 264AA(1A), and section 241(5A) of the
 *  Code). */
function addOfFollowing(dates: KeyDay[], runs: readonly CaseRun[]): void {
  const followed = runs.flatMap(({ isFollowing, isOrder, start }) =>
    isFollowing ? [{ isOrder, start }] : [],
  )
  for (const { isOrder, start } of followed) {
    const types: readonly KeyDateType[] = isOrder ? ['HDCED', 'CRD', 'ARD'] : ['ETD', 'MTD', 'LTD']
    if (governingRun(runs.filter((run) => run.isOrder !== isOrder)).release !== start) continue
    dates.forEach((day, i) => {
      if (types.includes(typeOfDate(day.form)) && !isHistory(day))
        dates[i] = { ...day, begins: isOrder ? 'training order' : 'sentence' }
    })
  }
}

/** The months by which a child can be let out before the mid-term date, and kept after it. Sentencing Code, section 241(4) and (5): a month each way for an order of 8 to under 18 months, two for a longer one. The order
 *  that is released last counts, or, where there are only orders, the one that ends last. */
function transferMonths(runs: readonly Run[]): number {
  const orders = runs.filter(isRunOfOrders)
  const day = orders.length === runs.length ? (run: Run) => endOf(run) as Day : releaseOf
  const run = orders.reduce((last, other) => (day(other) > day(last) ? other : last))
  if (releaseOf(run) === run.start) return 0
  return isAtLeastMonths(run, 18) ? 2 : isAtLeastMonths(run, 8) ? 1 : 0
}

/** What release from something that is no sentence is called; null for a sentence. */
export function formOfNoSentence(parts: readonly GovernedSentence[]): KeyDateForm | null {
  if (!parts.every(isNoSentence)) return null
  const { release } = Object.values(orderKinds).findLast(({ family }) =>
    parts.some(({ regime }) => regime.family === family),
  ) as (typeof orderKinds)[OrderType]
  return release
}

/** Prison for breach of supervision alone: nothing is taken off, and its end before credit is not given. */
export const isOnlyBreach = (runs: readonly Run[]): boolean =>
  runs.length === 1 && isRunOfBreaches(runs[0] as Run)
