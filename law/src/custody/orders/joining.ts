import type { Day } from '../../calendar/day.ts'
import { joinRuns } from '../joined-runs.ts'
import type { Group, Run } from '../run.ts'
import type { Timeline, TimelineInput } from '../timeline.ts'
import { isRunOfOrders } from './kinds.ts'

/** Orders of different days, with nothing else in the group and none that follows another, become one term (Sentencing Code,
 *  sections 238(3) and 248(2)). Those of one day stay apart. */
export function joinOrders(timeline: Timeline, { links }: TimelineInput, group: Group): Run | null {
  const { runs } = group
  const first = runs[0] as Run
  if (!runs.every(isRunOfOrders) || runs.every(({ start }) => start === first.start)) return null
  if (runs.some(({ parts }) => parts.some(({ at }) => links.before[at] !== null))) return null
  return joinRuns(timeline, [...runs])
}

/** An order that follows one of those that were joined parts them again: each stands for itself, with the time at large since it
 *  was made. */
export function partOrders(timeline: Timeline, input: TimelineInput, joined: Run): readonly Run[] {
  const apart = joined.parts.map((part): Run => {
    const { startDate: start } = part.sentence
    const run: Run = {
      ...joined,
      start,
      isSingleTerm: false,
      atLarge: joined.atLarge - daysAway(input, joined.start, start),
      parts: [part],
      points: [part.point],
      parolePoints: [part.point],
      conversions: [],
    }
    timeline.runOf[part.at] = run
    return run
  })
  const { runs } = joined.group
  runs.splice(runs.indexOf(joined), 1, ...apart)
  timeline.runs.splice(timeline.runs.indexOf(joined), 1, ...apart)
  return apart
}

/** The days at large that began from one day on and before another. */
function daysAway({ atLarge }: TimelineInput, from: Day, to: Day): number {
  let away = 0
  for (const { fromDate: first, days } of atLarge) if (first >= from && first < to) away += days
  return away
}
