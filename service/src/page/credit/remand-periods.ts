/** A time on remand: its first and its last day, both counted. */
export interface Period {
  readonly first: number
  readonly last: number
}

/** The days in all the periods together. A day in two periods is counted once: section 240ZA counts each day once. */
export function remandDays(periods: readonly Period[]): number {
  let days = 0
  let counted = Number.NEGATIVE_INFINITY
  for (const { first, last } of [...periods].sort((a, b) => a.first - b.first)) {
    days += Math.max(0, last - Math.max(first - 1, counted))
    counted = Math.max(counted, last)
  }
  return days
}
