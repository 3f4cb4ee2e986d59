import { addDays, addMonths, type Day, earlier, later } from '../../calendar/day.ts'
import { oneHalf, partOf } from '../../calendar/fraction.ts'
import { daysFrom } from '../../calendar/term.ts'
import type { RunFigures } from '../figures.ts'
import { custodialOf, type GovernedSentence, idOf } from '../governed-sentence.ts'
import { daysOfTerm, lay, type Piece, sumOf } from '../length.ts'
import type { Run } from '../run.ts'

/** The most months of orders that run together; what is more is remitted (Sentencing Code, section 238). */
const mostMonths = 24

const mostDays = (start: Day): number => daysOfTerm(start, { years: 0, months: mostMonths, days: 0 })

/** The numbers of orders that run as one, of which one-half is served (Sentencing Code, section 241(2)). */
function halfOf(
  start: Day,
  days: number,
  pieces: readonly Piece[],
  sentenceIds: readonly string[],
): RunFigures {
  const custody = partOf(days, oneHalf)
  const part = { from: start, pieces, days, fraction: oneHalf, custody, sentenceIds }
  return { pieces, total: days, custodyParts: [part], custody, paroleParts: null, parole: 0 }
}

/** An order, or orders that follow one another: laid end to end, at most 24 months. */
export function figureOrders(start: Day, parts: readonly GovernedSentence[]): RunFigures {
  const { pieces, days } = lay(start, parts.map(custodialOf))
  const sentenceIds = parts.map(idOf)
  const most = mostDays(start)
  if (days <= most) return halfOf(start, days, pieces, sentenceIds)
  return halfOf(
    start,
    most,
    [{ from: start, unit: 'months', count: mostMonths, days: most, sentenceIds }],
    sentenceIds,
  )
}

/** Orders of different days that overlap are one term, from the first day to the latest end of all (Sentencing Code, section
 *  238(3)); at most 24 months. */
export function figureJoined(start: Day, parts: readonly GovernedSentence[]): RunFigures {
  let end = start
  for (const part of parts) end = later(end, endOfOrder(part))
  const days = daysFrom(start, earlier(end, addDays(start, mostDays(start) - 1)))
  const sentenceIds = parts.map(idOf)
  return halfOf(start, days, [{ from: start, unit: 'days', count: days, days, sentenceIds }], sentenceIds)
}

const endOfOrder = ({ sentence: { startDate: start }, custodial }: GovernedSentence): Day =>
  addDays(start, daysOfTerm(start, sumOf([custodial])) - 1)

/** Whether a run of orders is so many months or more: all units added, from its first day. */
export function isAtLeastMonths({ start, parts, figures, isSingleTerm }: Run, months: number): boolean {
  const { months: units, days } = sumOf(parts.map(custodialOf))
  const end = isSingleTerm ? addDays(start, figures.total as number) : addDays(addMonths(start, units), days)
  return end >= addMonths(start, months)
}
