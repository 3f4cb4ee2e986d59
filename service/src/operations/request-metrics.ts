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

/** A line of a metric, as the registry writes it. */
interface Line {
  readonly metricName: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
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
  const tell = (
    about: { name: string; help: string; type: string },
    linesOf: (...entry: Entry) => Line[],
  ) => {
    const metric = { ...about, aggregator: 'sum' }
    const get = async () => ({ ...metric, values: [...tallies].flatMap((entry) => linesOf(...entry)) })
    // All that the registry asks of a metric is `get`.
    registry.registerMetric({ ...metric, get } as unknown as Metric)
  }
  const requests = 'requisite_http_requests_total'
  const durations = 'requisite_http_request_duration_seconds'
  tell({ name: requests, help: 'Responses by route and status.', type: 'counter' }, (route, { byStatus }) =>
    Array.from(byStatus, ([status, value]) => ({ metricName: requests, labels: { route, status }, value })),
  )
  const help = 'Time from the head of a request to its response, by route.'
  tell({ name: durations, help, type: 'histogram' }, (route, { byBound, seconds }) => {
    let count = 0
    const buckets = byBound.map((here, n) => {
      count += here
      return { metricName: `${durations}_bucket`, labels: { le: bounds[n] ?? '+Inf', route }, value: count }
    })
    return [
      ...buckets,
      { metricName: `${durations}_sum`, labels: { route }, value: seconds },
      { metricName: `${durations}_count`, labels: { route }, value: count },
    ]
  })
}

type Entry = readonly [route: string, tally: Tally]

const newTally = (): Tally => ({
  byStatus: new Map(),
  byBound: Array<number>(bounds.length + 1).fill(0),
  seconds: 0,
})
