import type { Registry } from '@prometheus-io/client'
import { type WorkKind, workKinds } from '../http/route.ts'
import { type LaneTally, notDone } from '../long-work/lane.ts'
import { type Lines, tellMetric } from './request-metrics.ts'

/** What was done of a kind of long work so far, and its processor time; and what was not, by why. */
interface KindFigures {
  served: number
  costMs: number
  readonly refused: Record<string, number>
}

export interface LaneFigures {
  readonly of: Readonly<Record<WorkKind, KindFigures>>
  readonly restarts: () => number
}

/** Counts what the lane tells. */
export function laneTally(): LaneTally & LaneFigures {
  const none = (): KindFigures => ({
    served: 0,
    costMs: 0,
    refused: Object.fromEntries(notDone.map((why) => [why, 0])),
  })
  const of = { single: none(), batch: none() }
  let restarts = 0
  return {
    of,
    restarts: () => restarts,
    served: (kind, costMs) => {
      of[kind].served++
      of[kind].costMs += costMs
    },
    refused: (kind, why) => {
      of[kind].refused[why] = (of[kind].refused[why] as number) + 1
    },
    restarted: () => {
      restarts++
    },
  }
}

/** What is told of long work: what waits, and what was counted. */
export interface LaneState {
  readonly waiting: (kind: WorkKind) => number
  readonly figures: LaneFigures
}

/** What waits for the thread of long work, what it has done, and what was not done, by class and why. */
export function laneMetrics(registry: Registry, { waiting, figures: { of, restarts } }: LaneState): void {
  const tell = (name: string, type: string, help: string, lines: () => Lines): void =>
    tellMetric(registry, `long_work_${name}`, type, help, lines)
  const byClass = (value: (kind: WorkKind) => number) => (): Lines =>
    workKinds.map((kind) => [{ class: kind }, value(kind)])
  tell('waiting', 'gauge', 'Jobs that wait, by class.', byClass(waiting))
  const served = byClass((kind) => of[kind].served)
  tell('served_total', 'counter', 'Jobs that were done, by class.', served)
  const seconds = byClass((kind) => of[kind].costMs / 1000)
  tell('processor_seconds_total', 'counter', 'Processor time of jobs, by class.', seconds)
  tell('refused_total', 'counter', 'Jobs that were not done, by class and reason.', () =>
    workKinds.flatMap((kind) =>
      Object.entries(of[kind].refused).map(([reason, count]) => [{ class: kind, reason }, count] as const),
    ),
  )
  const help = 'Threads begun in the place of one that had gone.'
  tell('thread_restarts_total', 'counter', help, () => [[{}, restarts()]])
}
