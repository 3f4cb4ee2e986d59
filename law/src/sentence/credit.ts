import type { Day } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { daysIn, spansOf } from '../calendar/spans.ts'

/** A time on remand: its first and its last day, both counted. */
export interface RemandPeriod {
  readonly first: Day
  readonly last: Day
}

/** The days in all the periods together: each counts as served, and counts once (Criminal Justice Act 2003, section 240ZA(3) and (5)). */
export const remandDays = (periods: readonly RemandPeriod[]): number =>
  daysIn(
    spansOf(
      periods
        .filter(({ first, last }) => first <= last)
        .map(({ first, last }) => ({ fromDate: first, toDate: last })),
    ),
  )

/** The days credited for so many days on a qualifying curfew with a tag: half of them, and half a day counts as a day (section 240A;
 *  Sentencing Code, section 325). */
export const taggedBailDays = (qualifyingDays: number): number => partOf(qualifyingDays, oneHalf)
