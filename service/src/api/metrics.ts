import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from '@prometheus-io/client'
import type { Limiter } from './rate-limit/limiter.ts'

/** What the service counts about itself: never what people ask. */
export interface Metrics {
  readonly record: (route: string, status: number, seconds: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

const limiterStates = ['memory', 'store', 'store away'] as const

/** Counts requests by route and status, and how long they took; tells where the limiter counts. */
export function createMetrics(
  limiter: Limiter | null,
  ofAllWorkers: (() => Promise<string>) | null,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (ofAllWorkers !== null) answerThePrimary(registry)
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'requisite_http_requests_total',
    help: 'Responses by route and status.',
    labelNames: ['route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'requisite_http_request_duration_seconds',
    help: 'Time from the head of a request to its response, by route.',
    labelNames: ['route'] as const,
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1],
    registers,
  })
  const state = new Gauge({
    name: 'requisite_rate_limiter_state',
    help: '1 for where the limiter counts now: in memory, in the store, or in memory because the store is away.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      for (const name of limiterStates) state.set({ state: name }, limiter?.state() === name ? 1 : 0)
    },
  })

  /** The counters of a route and status are looked up once. */
  const bound = new Map<string, (seconds: number) => void>()
  const bind = (route: string, status: number): ((seconds: number) => void) => {
    const count = requests.labels({ route, status: String(status) })
    const duration = durations.labels({ route })
    return (seconds) => {
      count.inc()
      duration.observe(seconds)
    }
  }
  return {
    record: (route, status, seconds) => {
      const name = `${status} ${route}`
      let add = bound.get(name)
      if (add === undefined) {
        add = bind(route, status)
        bound.set(name, add)
      }
      add(seconds)
    },
    text: ofAllWorkers ?? (() => registry.metrics()),
    contentType: registry.contentType,
  }
}

/** Lets the primary of several workers collect this one's metrics: the aggregator listens for it. */
function answerThePrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  void new AggregatorRegistry()
}
