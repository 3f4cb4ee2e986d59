import { type Day, later } from '../../calendar/day.ts'

/** The latest of some days; null where there is none. */
export function latestOf(dates: readonly (Day | null)[]): Day | null {
  let last: Day | null = null
  for (const day of dates) if (day !== null) last = last === null ? day : later(last, day)
  return last
}
