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
  if (runs.length < 2 || !runs.every(isRunOfOrders) || runs.every(({ start }) => start === first.start))
    return null
  const parts = runs.flatMap((run) => run.parts)
  if (parts.some(({ at }) => links.before[at] !== null)) return null
  const others = runs.slice(1)
  take(first, parts)
  first.isSingleTerm = true
  for (const { atLarge, lastAtLarge } of others) {
    // What was borne by one was borne by all that were made by then.
    first.atLarge = Math.max(first.atLarge, atLarge)
    first.lastAtLarge = latest(first.lastAtLarge, lastAtLarge)
  }
  for (const run of others) {
    runs.splice(runs.indexOf(run), 1)
    timeline.runs.splice(timeline.runs.indexOf(run), 1)
  }
  for (const { at } of parts) timeline.runOf[at] = first
  return first
}

/** An order that follows one of those that were joined parts them again: each stands for itself, with the time at large that they
 *  bore. */
export function partOrders(timeline: Timeline, joined: Run): readonly Run[] {
  const apart = joined.parts.map((part): Run => {
    const { sentence, point } = part
    const run: Run = {
      ...{ ...joined, start: sentence.start, isSingleTerm: false },
      ...{ parts: [part], points: [point], parolePoints: [point], conversions: [] },
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

const latest = (a: Day | null, b: Day | null): Day | null => (a === null || (b !== null && b > a) ? b : a)
