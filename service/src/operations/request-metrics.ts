import type { Metric, Registry } from '@prometheus-io/client'

/** The upper ends of the histogram, in seconds: from what a sentence takes to what a person notices. */
const bounds: readonly number[] = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1]

/** What was counted of a route. */
interface Tally {
  readonly byStatus: Map<number, number>
  /** How many took no longer than each bound, and longer than the one before; the last for those above all. */
  readonly byBound: number[]
  seconds: number
}

/** The lines of a metric: labels, the value, and what stands behind its name. */
export type Lines = readonly (readonly [
  labels: Readonly<Record<string, string | number>>,
  value: number,
  ending?: string,
])[]

/** Tells a registry of a metric whose lines are made when somebody asks. */
export function tellMetric(
  registry: Registry,
  name: string,
  type: string,
  help: string,
  lines: () => Lines,
): void {
  const metric = { name: `requisite_${name}`, help, type, aggregator: 'sum' }
  const get = async () => ({
    ...metric,
    values: lines().map(([labels, value, ending = '']) => ({
      metricName: `${metric.name}${ending}`,
      labels,
      value,
    })),
  })
  // All that the registry asks of a metric is `get`.
  registry.registerMetric({ ...metric, get } as unknown as Metric)
}

/** Counts a request and its duration, by route, and tells a registry. The client's own counter and histogram look their labels
 *  up by text for each request, which is 7% of what /calculate takes; here a route has its numbers, and lines are made of them
 *  when somebody asks. */
export function requestMetrics() {
  const tallies = new Map<string, Tally>()
  return {
    record: (route: string, status: number, seconds: number): void => {
      const tally = tallies.get(route) ?? newTally()
      tallies.set(route, tally)
      tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
      const bound = bounds.findIndex((most) => seconds <= most)
      const at = bound < 0 ? bounds.length : bound
      tally.byBound[at] = (tally.byBound[at] ?? 0) + 1
      tally.seconds += seconds
    },
    tellRegistry: (registry: Registry): void => tellRegistry(registry, tallies),
  }
}

function tellRegistry(registry: Registry, tallies: ReadonlyMap<string, Tally>): void {
  tellMetric(registry, 'http_requests_total', 'counter', 'Responses by route and status.', () =>
    [...tallies].flatMap(([route, { byStatus }]) =>
      Array.from(byStatus, ([status, value]) => [{ route, status }, value] as const),
    ),
  )
  const help = 'Time from the head of a request to its response, by route.'
  tellMetric(registry, 'http_request_duration_seconds', 'histogram', help, () =>
    [...tallies].flatMap(([route, { byBound, seconds }]): Lines => {
      let count = 0
      const buckets = byBound.map((here, n) => {
        count += here
        return [{ le: bounds[n] ?? '+Inf', route }, count, '_bucket'] as const
      })
      return [...buckets, [{ route }, seconds, '_sum'], [{ route }, count, '_count']]
    }),
  )
}

const newTally = (): Tally => ({
  byStatus: new Map(),
  byBound: Array<number>(bounds.length + 1).fill(0),
  seconds: 0,
})
