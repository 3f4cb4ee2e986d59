import type { Day } from '../../calendar/day.ts'
import type { GovernedSentence } from '../governed-sentence.ts'
import type { Group, Run } from '../run.ts'
import type { Timeline, TimelineInput } from '../timeline.ts'
import { isRunOfOrders } from './kinds.ts'

/** Orders of different days, with nothing else in the group and none that follows another, become one term (Sentencing Code,
 *  sections 238(3) and 248(2)). Those of one day stay apart. */
export function joinOrders(timeline: Timeline, { links }: TimelineInput, group: Group): Run | null {
  const { runs } = group
  const first = runs[0] as Run
  if (!runs.every(isRunOfOrders) || runs.every(({ start }) => start === first.start)) return null
  const parts = runs.flatMap((run) => run.parts)
  if (parts.some(({ at }) => links.before[at] !== null)) return null
  // unseen: Those of one day who bore as many days at large bore the same.
  const { atLarge, lastAtLarge } = runs.reduce((most, run) => (run.atLarge > most.atLarge ? run : most))
  take(first, parts)
  first.isSingleTerm = true
  first.atLarge = atLarge
  first.lastAtLarge = lastAtLarge
  for (const run of runs.slice(1)) {
    runs.splice(runs.indexOf(run), 1)
    timeline.runs.splice(timeline.runs.indexOf(run), 1)
  }
  for (const { at } of parts) timeline.runOf[at] = first
  return first
}

/** An order that follows one of those that were joined parts them again: each stands for itself, with the time at large since it
 *  was made. */
export function partOrders(timeline: Timeline, input: TimelineInput, joined: Run): readonly Run[] {
  const apart = joined.parts.map((part): Run => {
    const { start } = part.sentence
    const run: Run = {
      ...{ ...joined, start, isSingleTerm: false },
      atLarge: joined.atLarge - daysAway(input, joined.start, start),
      ...{ parts: [part], points: [part.point], parolePoints: [part.point], conversions: [] },
    }
    timeline.runOf[part.at] = run
    return run
  })
  const { runs } = joined.group
  runs.splice(runs.indexOf(joined), 1, ...apart)
  timeline.runs.splice(timeline.runs.indexOf(joined), 1, ...apart)
  return apart
}

function take(run: Run, parts: readonly GovernedSentence[]): void {
  for (const part of parts) {
    if (run.parts.includes(part)) continue
    run.parts.push(part)
    run.points.push(part.point)
    run.parolePoints.push(part.point)
  }
}

/** The days at large that began from one day on and before another. */
function daysAway({ atLarge }: TimelineInput, from: Day, to: Day): number {
  let away = 0
  for (const { first, days } of atLarge) if (first >= from && first < to) away += days
  return away
}
