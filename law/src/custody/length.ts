import { addDays, type Day } from '../calendar/day.ts'
import { daysFrom, lastDay, type Term } from '../calendar/term.ts'
import type { Length } from '../facts/fact.ts'

export type { Length } from '../facts/fact.ts'

/** A length in the two sorts that are counted in different ways: on the calendar, and in days. */
export interface Measure {
  readonly id: string
  readonly months: number
  readonly days: number
}

/** A length as calendar months and days; two lengths are added unit by unit. */
export const measure = (id: string, a: Length, b: Length | null = null): Measure => ({
  id,
  months: 12 * (a.years + (b?.years ?? 0)) + a.months + (b?.months ?? 0),
  days: 7 * (a.weeks + (b?.weeks ?? 0)) + a.days + (b?.days ?? 0),
})

/** Whether a length is nothing at all: said of an extension period, there is none. */
export const isNone = ({ years, months, weeks, days }: Length): boolean => years + months + weeks + days === 0

/** The terms together, all units added. */
export function sumOf(measures: readonly Measure[]): Term {
  let months = 0
  let days = 0
  for (const measure of measures) {
    months += measure.months
    days += measure.days
  }
  return { years: 0, months, days }
}

/** The days of a term that begins on a day. */
export const daysOfTerm = (from: Day, term: Term): number => daysFrom(from, lastDay(from, term))

/** A stretch of a chain's length: calendar months or days that follow one another, laid from a day. */
export interface Piece {
  readonly from: Day
  readonly unit: 'months' | 'days'
  readonly count: number
  /** So many days, counted from `from`. */
  readonly days: number
  readonly sentenceIds: readonly string[]
}

/** Lengths laid end to end. */
export interface Laid {
  readonly pieces: readonly Piece[]
  readonly days: number
}

/** Lays terms end to end from a day, each with its calendar part first. Neighbours of one sort are one piece: 3 months and
 *  then 7 months are 10 months (section 264(2B); PSI 03/2015, 5.5, carried into the Policy Framework). */
export function lay(from: Day, measures: readonly Measure[]): Laid {
  const pieces: Growing[] = []
  for (const { id, months, days } of measures) {
    if (months > 0) add(pieces, from, 'months', months, id)
    if (days > 0) add(pieces, from, 'days', days, id)
  }
  let start = from
  for (const piece of pieces) {
    const { unit, count } = piece
    piece.from = start
    piece.days = unit === 'days' ? count : daysOfTerm(start, { years: 0, months: count, days: 0 })
    start = addDays(start, piece.days)
  }
  return { pieces, days: start - from }
}

/** A piece while neighbours of its sort are added to it, and before it has its place on the calendar. */
interface Growing extends Piece {
  from: Day
  count: number
  days: number
  readonly sentenceIds: string[]
}

function add(pieces: Growing[], from: Day, unit: Piece['unit'], count: number, id: string): void {
  const last = pieces.at(-1)
  if (last?.unit !== unit) pieces.push({ from, unit, count, days: 0, sentenceIds: [id] })
  else {
    last.count += count
    last.sentenceIds.push(id)
  }
}

/** Whether a length is one year, whatever its units. */
export function isOneYear(length: Length): boolean {
  const { months, days } = measure('', length)
  return months === 12 && days === 0
}
