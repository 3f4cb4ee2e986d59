import { addDays, addMonths, type Day } from '../../calendar/day.ts'
import { figure, figureSingleTerm, halfOf, type RunFigures } from '../figures.ts'
import { custodialOf, type GovernedSentence, idOf } from '../governed-sentence.ts'
import { daysOfTerm, lay, sumOf } from '../length.ts'
import type { Run } from '../run.ts'
import { isRunOfOrders } from './kinds.ts'

/** The most months of orders that run together; what is more is remitted (Sentencing Code, section 238). */
const mostMonths = 24

const mostDays = (start: Day): number => daysOfTerm(start, { years: 0, months: mostMonths, days: 0 })

/** The figures of a run from its first day. One-half is served of orders (Sentencing Code, section 241(2)). */
export function figuresOf(run: Run): RunFigures {
  const { start, parts, points, parolePoints, isSingleTerm } = run
  if (isRunOfOrders(run))
    return isSingleTerm ? figureSingleTerm(start, parts, mostDays(start)) : figureOrders(start, parts)
  return isSingleTerm ? figureSingleTerm(start, parts) : figure(start, parts, points, parolePoints)
}

/** An order, or orders that follow one another: laid end to end, at most 24 months. */
function figureOrders(start: Day, parts: readonly GovernedSentence[]): RunFigures {
  const { pieces, days } = lay(start, parts.map(custodialOf))
  const sentenceIds = parts.map(idOf)
  const most = mostDays(start)
  if (days <= most) return halfOf(start, days, pieces, sentenceIds)
  const capped = { from: start, unit: 'months', count: mostMonths, days: most, sentenceIds } as const
  return halfOf(start, most, [capped], sentenceIds)
}

/** Whether a run of orders is so many months or more: all units added, from its first day. */
export function isAtLeastMonths({ start, parts, figures, isSingleTerm }: Run, months: number): boolean {
  const { months: units, days } = sumOf(parts.map(custodialOf))
  const end = isSingleTerm ? addDays(start, figures.total as number) : addDays(addMonths(start, units), days)
  return end >= addMonths(start, months)
}
