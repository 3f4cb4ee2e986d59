import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import {
  isBreachOfSupervision,
  isContempt,
  isNoSentence,
  isRunOfBreaches,
} from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { type Source, sentencingCode } from '../../tables/provisions.ts'
import type { CaseRun } from '../answer.ts'
import { governingRun } from '../governing-run.ts'
import type { KeyDateForm, KeyDay } from '../key-days.ts'
import { transferDates } from './transfer.ts'

const midTermLaw: readonly Source[] = [sentencingCode('241(2)')]
const earlyLaw: readonly Source[] = [sentencingCode('241(4)')]
const lateLaw: readonly Source[] = [sentencingCode('241(5)')]

/** The dates of the orders, and on those of everything else that come before the mid-term date that the order still holds. */
export function addOrders(dates: KeyDay[], runs: readonly CaseRun[], timeline: readonly Run[]): void {
  const { release: midTerm } = governingRun(runs.filter(({ isOrder }) => isOrder))
  dates.forEach((day, i) => {
    if (day.date < midTerm) dates[i] = { ...day, heldUntil: midTerm }
  })
  const transfer = transferDates(timeline, midTerm)
  if (transfer !== null) dates.push({ form: 'ETD', date: transfer.early, law: earlyLaw })
  dates.push({ form: 'MTD', date: midTerm, law: midTermLaw })
  if (transfer !== null) dates.push({ form: 'LTD', date: transfer.late, law: lateLaw })
}

/** What release from something that is no sentence is called; null for a sentence. */
export function formOfNoSentence(parts: readonly GovernedSentence[]): KeyDateForm | null {
  if (!parts.every(isNoSentence)) return null
  if (isBreachOfSupervision(parts[0] as GovernedSentence)) return 'ARD, breach of supervision'
  return parts.every(isContempt) ? 'ARD, committal' : 'ARD, default of payment'
}

/** Prison for breach of supervision alone: nothing is taken off, and its end before credit is not given. */
export const isOnlyBreach = (runs: readonly Run[]): boolean =>
  runs.length === 1 && isRunOfBreaches(runs[0] as Run)
