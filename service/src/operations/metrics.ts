import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import type { Limiter } from '../http/rate-limit/limiter.ts'
import { type LaneState, laneMetrics } from './lane-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

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
  longWork: LaneState | null,
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
