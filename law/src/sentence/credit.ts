import type { Day } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { daysFrom } from '../calendar/term.ts'
import { cja2003, type Source, sentencingCode } from '../tables/provisions.ts'

/** A time on remand: its first and its last day, both counted. */
export interface RemandPeriod {
  readonly first: Day
  readonly last: Day
}

/** Each day on remand counts as served, and counts once. */
export const remandLaw: readonly Source[] = [cja2003('240ZA(3)'), cja2003('240ZA(5)')]

/** The days in all the periods together; a day in two of them is counted once. */
export function remandDays(periods: readonly RemandPeriod[]): number {
  let days = 0
  let counted = Number.NEGATIVE_INFINITY
  for (const { first, last } of [...periods].sort((a, b) => a.first - b.first)) {
    days += Math.max(0, daysFrom(Math.max(first, counted + 1) as Day, last))
    counted = Math.max(counted, last)
  }
  return days
}

/** Half of the days on a qualifying curfew with a tag are credited. */
export const taggedBailLaw: readonly Source[] = [cja2003('240A'), sentencingCode('325')]

/** The days credited for so many days on a qualifying curfew with a tag: half of them, and half a day counts as a day. */
export const taggedBailDays = (qualifyingDays: number): number => partOf(qualifyingDays, oneHalf)
