import type { Run } from './run.ts'
import type { Timeline } from './timeline.ts'

/** Makes runs of one group one term, which begins with the first of them and has the time at large of the one that has most. */
export function joinRuns(timeline: Timeline, runs: readonly Run[]): Run {
  const [first, ...others] = runs as readonly [Run, ...Run[]]
  const { atLarge, lastAtLarge, away } = runs.reduce((most, run) => (run.atLarge > most.atLarge ? run : most))
  for (const run of others) {
    first.parts.push(...run.parts)
    first.points.push(...run.points)
    first.parolePoints.push(...run.parolePoints)
    first.group.runs.splice(first.group.runs.indexOf(run), 1)
    timeline.runs.splice(timeline.runs.indexOf(run), 1)
  }
  first.isSingleTerm = true
  first.atLarge = atLarge
  first.lastAtLarge = lastAtLarge
  first.away = away
  for (const { at } of first.parts) timeline.runOf[at] = first
  return first
}
