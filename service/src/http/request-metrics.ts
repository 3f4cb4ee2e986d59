import { Counter, type Metric, type Registry } from '@prometheus-io/client'

/** The upper ends of the histogram, in seconds. */
const bounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1] as const

/** What was counted of a route. */
interface Tally {
  readonly byStatus: Map<number, number>
  /** How many fell under each bound and not under the one before; the last is for those above all. */
  readonly byBound: number[]
  seconds: number
}

const newTally = (): Tally => ({
  byStatus: new Map(),
  byBound: Array<number>(bounds.length + 1).fill(0),
  seconds: 0,
})

/** Makes the function that counts a request and its duration, by route. The client's own counter and histogram look their
 *  labels up by text each time, which is 3% of a request; these are added up when somebody asks. */
export function requestMetrics(registry: Registry): (route: string, status: number, seconds: number) => void {
  const tallies = new Map<string, Tally>()
  const requests = new Counter({
    name: 'requisite_http_requests_total',
    help: 'Responses by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
    collect: () => {
      requests.reset()
      for (const [route, { byStatus }] of tallies)
        for (const [status, count] of byStatus) requests.inc({ route, status: String(status) }, count)
    },
  })
  registry.registerMetric(durations(tallies))
  return (route, status, seconds) => {
    let tally = tallies.get(route)
    if (tally === undefined) {
      tally = newTally()
      tallies.set(route, tally)
    }
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    let bound = 0
    while (bound < bounds.length && seconds > (bounds[bound] as number)) bound++
    tally.byBound[bound] = (tally.byBound[bound] as number) + 1
    tally.seconds += seconds
  }
}

/** The durations as a histogram: the client's cannot be given what is counted already. All that the registry asks of a metric
 *  is `get`. */
function durations(tallies: ReadonlyMap<string, Tally>): Metric {
  const about = {
    name: 'requisite_http_request_duration_seconds',
    help: 'Time from the head of a request to its response, by route.',
    type: 'histogram',
    aggregator: 'sum',
  }
  const valuesOf = ([route, { byBound, seconds }]: readonly [string, Tally]) => {
    let count = 0
    const buckets = byBound.map((here, n) => {
      count += here
      const labels = { le: bounds[n] ?? '+Inf', route }
      return { metricName: `${about.name}_bucket`, labels, value: count }
    })
    return [
      ...buckets,
      { metricName: `${about.name}_sum`, labels: { route }, value: seconds },
      { metricName: `${about.name}_count`, labels: { route }, value: count },
    ]
  }
  const get = async () => ({ ...about, values: [...tallies].flatMap(valuesOf) })
  return { ...about, get } as unknown as Metric
}
