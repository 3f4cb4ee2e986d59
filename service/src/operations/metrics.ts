import { once } from '../http/once.ts'
import type { Limiter } from '../http/rate-limit/limiter.ts'
import { type LaneState, laneMetrics } from './lane-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

/** What the service counts about itself: never what people ask. */
export interface Metrics {
  readonly record: (route: string, status: number, seconds: number) => void
  readonly scrape: () => Promise<{ readonly text: string; readonly contentType: string }>
  /** Loads what writes the metrics. Nothing is lost before it: requests are counted without it. */
  readonly load: () => Promise<unknown>
}

const limiterStates = ['memory', 'store', 'store away', 'primary away'] as const
const limiterStateName = 'requisite_rate_limiter_state'

/** What runs here, as labels. */
export type BuildInfo = Readonly<Record<'version' | 'lawVersion' | 'lawAsAt' | 'apiVersion', string>>

/** Counts requests by route and status, and how long they took; tells where the limiter counts. */
export function createMetrics(
  limiter: Limiter | null,
  longWork: LaneState | null,
  ofAllWorkers: (() => Promise<string | null>) | null,
  build: BuildInfo,
): Metrics {
  const { record, tellRegistry } = requestMetrics()
  // A tenth of a start, and nobody asks for it at once.
  const load = once(async () => {
    const { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } = await import(
      '@prometheus-io/client'
    )
    const registry = new Registry()
    if (ofAllWorkers !== null) {
      // Lets the primary collect the metrics of this worker: the aggregator listens for it.
      AggregatorRegistry.setRegistries(registry)
      void new AggregatorRegistry()
    }
    collectDefaultMetrics({ register: registry })
    tellRegistry(registry)
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
    new Gauge({
      name: 'requisite_build_info',
      help: 'Always 1: the versions of the program, of the law and of the API stand in the labels.',
      labelNames: ['version', 'law_version', 'law_as_at', 'api_version'] as const,
      registers: [registry],
      // All workers are one build.
      aggregator: 'first',
    }).set(
      {
        version: build.version,
        law_version: build.lawVersion,
        law_as_at: build.lawAsAt,
        api_version: build.apiVersion,
      },
      1,
    )
    return registry
  })
  // The primary may ask a worker as soon as it listens, and waits for its answer.
  if (ofAllWorkers !== null) void load()

  return {
    record,
    load,
    // Without the primary there is no sum over the workers. One worker's counters in its place would look like a restart.
    scrape: async () => {
      const registry = await load()
      const text =
        ofAllWorkers === null
          ? await registry.metrics()
          : ((await ofAllWorkers()) ?? (await registry.getSingleMetricAsString(limiterStateName)))
      return { text, contentType: registry.contentType }
    },
  }
}
