import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Gauge,
  type Metric,
  Registry,
} from '@prometheus-io/client'
import type { Limiter } from './rate-limit/limiter.ts'
import { requestMetrics } from './request-metrics.ts'
import { type LaneFigures, type LongWork, workKinds } from './route.ts'

/** What the service counts about itself: never what people ask. */
export interface Metrics {
  readonly record: (route: string, status: number, seconds: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

const limiterStates = ['memory', 'store', 'store away', 'primary away'] as const
const limiterStateName = 'requisite_rate_limiter_state'

/** Counts requests by route and status, and how long they took; tells where the limiter counts. */
export function createMetrics(
  limiter: Limiter | null,
  longWork: LongWork | null,
  ofAllWorkers: (() => Promise<string | null>) | null,
): Metrics {
  const registry = new Registry()
  if (ofAllWorkers !== null) answerThePrimary(registry)
  collectDefaultMetrics({ register: registry })
  const record = requestMetrics(registry)
  if (longWork !== null) laneMetrics(registry, longWork)
  const state = new Gauge({
    name: limiterStateName,
    help: '1 for where the limiter counts now: in memory, in the store, or in memory because the store or the primary is away.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () => {
      for (const name of limiterStates) state.set({ state: name }, limiter?.state() === name ? 1 : 0)
    },
  })

  return {
    record,
    // Without the primary there is no sum over the workers. One worker's counters in its place would look like a restart.
    text: async () =>
      ofAllWorkers === null
        ? registry.metrics()
        : ((await ofAllWorkers()) ?? registry.getSingleMetricAsString(limiterStateName)),
    contentType: registry.contentType,
  }
}

/** Lets the primary of several workers collect this one's metrics: the aggregator listens for it. */
function answerThePrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  void new AggregatorRegistry()
}

/** What waits for the thread of long work, what it has done, and what was not done, by class and why. */
function laneMetrics(registry: Registry, { figures }: LongWork): void {
  type Lines = readonly (readonly [labels: Record<string, string>, value: number])[]
  const tell = (name: string, type: string, help: string, linesOf: (all: LaneFigures) => Lines): void => {
    const metric = { name: `requisite_long_work_${name}`, help, type, aggregator: 'sum' }
    const get = async () => ({
      ...metric,
      values: linesOf(figures()).map(([labels, value]) => ({ metricName: metric.name, labels, value })),
    })
    registry.registerMetric({ ...metric, get } as unknown as Metric)
  }
  const byClass =
    (of: 'waiting' | 'served' | 'costMs', unit = 1) =>
    (all: LaneFigures): Lines =>
      workKinds.map((kind) => [{ class: kind }, all[kind][of] / unit])
  tell('waiting', 'gauge', 'Jobs that wait, by class.', byClass('waiting'))
  tell('served_total', 'counter', 'Jobs that were done, by class.', byClass('served'))
  tell('processor_seconds_total', 'counter', 'Processor time of jobs, by class.', byClass('costMs', 1000))
  tell('refused_total', 'counter', 'Jobs that were not done, by class and reason.', (all) =>
    workKinds.flatMap((kind) =>
      Object.entries(all[kind].refused).map(([reason, count]) => [{ class: kind, reason }, count] as const),
    ),
  )
  tell('thread_restarts_total', 'counter', 'Threads that took the place of one that had gone.', (all) => [
    [{}, all.restarts],
  ])
}
