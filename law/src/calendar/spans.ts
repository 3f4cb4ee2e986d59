import { addDays, type Day, earlier, later } from './day.ts'
import { daysFrom } from './term.ts'

/** A first and a last day, both counted. */
export interface Span {
  readonly fromDate: Day
  readonly toDate: Day
}

/** Days as spans: in order, and no day in two of them. */
export type Spans = readonly Span[]

/** Whether two spans have a day in common. */
export const meets = (one: Span, other: Span): boolean =>
  one.fromDate <= other.toDate && one.toDate >= other.fromDate

/** The days of any spans: a day in two of them is one day, and neighbours are one span. */
export function spansOf(given: Spans): Spans {
  const result: Span[] = []
  for (const { fromDate: first, toDate: last } of [...given].sort((a, b) => a.fromDate - b.fromDate)) {
    const before = result.at(-1)
    if (before === undefined || first > before.toDate + 1) result.push({ fromDate: first, toDate: last })
    else result[result.length - 1] = { fromDate: before.fromDate, toDate: later(before.toDate, last) }
  }
  return result
}

/** The days that are in both. */
export function common(some: Spans, others: Spans): Spans {
  const result: Span[] = []
  let i = 0
  let j = 0
  while (i < some.length && j < others.length) {
    const one = some[i] as Span
    const other = others[j] as Span
    const first = later(one.fromDate, other.fromDate)
    const last = earlier(one.toDate, other.toDate)
    if (first <= last) result.push({ fromDate: first, toDate: last })
    if (one.toDate < other.toDate) i++
    else j++
  }
  return result
}

/** The days of some that are not among the others. */
export function without(some: Spans, others: Spans): Spans {
  const result: Span[] = []
  let j = 0
  for (const { fromDate: first, toDate: last } of some) {
    let from = first
    for (; j < others.length && (others[j] as Span).fromDate <= last; j++) {
      const other = others[j] as Span
      if (other.fromDate > from) result.push({ fromDate: from, toDate: addDays(other.fromDate, -1) })
      from = later(from, addDays(other.toDate, 1))
      // What goes on beyond this span may take something from the next.
      if (other.toDate > last) break
    }
    if (from <= last) result.push({ fromDate: from, toDate: last })
  }
  return result
}

/** The days before a day. */
export const before = (some: Spans, day: Day): Spans =>
  some
    .filter(({ fromDate: first }) => first < day)
    .map(({ fromDate: first, toDate: last }) => ({
      fromDate: first,
      toDate: earlier(last, addDays(day, -1)),
    }))

/** How many days they are. */
export function daysIn(some: Spans): number {
  let days = 0
  for (const { fromDate: first, toDate: last } of some) days += daysFrom(first, last)
  return days
}

/** The last days of them, so many or all. */
export function lastDays(some: Spans, count: number): Spans {
  const result: Span[] = []
  let left = count
  for (const { fromDate: first, toDate: last } of [...some].reverse()) {
    if (left <= 0) break
    const from = later(first, addDays(last, 1 - left))
    result.unshift({ fromDate: from, toDate: last })
    left -= daysFrom(from, last)
  }
  return result
}
