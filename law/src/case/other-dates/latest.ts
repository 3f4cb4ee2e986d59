import type { Day } from '../../calendar/day.ts'

/** The latest of some days; null where there is none. */
export const latestOf = (dates: readonly (Day | null)[]): Day | null =>
  // unseen: Of equal days either is the latest.
  dates.reduce<Day | null>((last, day) => (last === null || (day !== null && day > last) ? day : last), null)
