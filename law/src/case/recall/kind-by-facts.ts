import { addMonths, type Day } from '../../calendar/day.ts'
import type { Recall } from '../../custody/case.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { isExcludedSince56, isNew } from '../../custody/recall/fixed-term-rules.ts'
import { days } from '../../tables/days.ts'
import { type RecallBar, recallKindRow } from '../../tables/recall-kind-rows.ts'
import type { RecallType } from '../../tables/recall-types.ts'
import type { CaseRun } from '../answer.ts'

/** What of a recall says which kind the law gives: its facts, and the sentences it is from. */
interface RecalledFrom {
  readonly recall: Recall
  readonly parts: readonly Pick<GovernedSentence, 'regime' | 'question'>[]
  readonly runs: readonly CaseRun[]
}

/** Whether something stands in the way of a fixed term; null where nobody knows. */
const bars: Readonly<Record<RecallBar, (from: RecalledFrom, day: Day) => boolean | null>> = {
  kind: ({ parts }) =>
    parts.some(
      (part) =>
        part.regime.family === 'extended' || part.regime.family === 'act of 1991' || isExcludedSince56(part),
    ),
  // Charged and convicted since does not stand in the way any more, as probation works it out.
  charged: ({ recall: { charge } }, day) =>
    charge === null ? null : charge === 'convicted' ? day < days.chargedAndConvicted.day : charge !== 'none',
  'serious charge': ({ recall: { charge, seriousCharge } }) => (charge === 'none' ? false : seriousCharge),
  mappa: ({ recall: { mappaLevel } }) => (mappaLevel === null ? null : mappaLevel > 1),
  'terrorism or state': ({ recall: { terrorismOrState } }) => terrorismOrState,
}

/** The only kind that the law gives, where it leaves no choice; null where it turns on risk, or on what nobody knows. */
export function kindByFacts(from: RecalledFrom): RecallType | null {
  const { recall, parts, runs } = from
  const { recallDate, returnToCustodyDate: back } = recall
  // Who was at large when 56 days came is under them (Sentencing Act 2026, section 33(14)).
  const day = isNew(back) && !isNew(recallDate) ? days.fixedTermOf56Days.day : (recallDate ?? back)
  if (day === null || runs.length === 0) return null
  const isYoung = parts.every(({ regime }) => regime.family === 'section 250')
  const isUnder = (years: number): boolean =>
    runs.every(
      ({ start, totalDays }) => totalDays !== null && addMonths(start, 12 * years) - start > totalDays,
    )
  const row = recallKindRow(day, isYoung, isUnder)
  if (row === undefined) return null
  const found = row.bars.map((bar) => bars[bar](from, day))
  if (found.includes(true)) return row.isBarred ? 'standard' : null
  if (found.includes(null)) return null
  return row.isBarred ? 'fixed_term_56' : isUnder(1) ? 'fixed_term_14' : 'fixed_term_28'
}

/** Whether any fact was told that says which kind the law gives. */
export const isKindTold = ({ charge, seriousCharge, mappaLevel, terrorismOrState }: Recall): boolean =>
  [charge, seriousCharge, mappaLevel, terrorismOrState].some((told) => told !== null)
