import type { Metric } from '@prometheus-io/client'

/** How many requests there were and how long they took, as two metrics for the registry. The client's own counter and
 *  histogram look their labels up by text for each request, which takes longer than to work out a release date. */
export interface RequestMetrics {
  readonly record: (route: string, status: number, seconds: number) => void
  readonly metrics: readonly Metric[]
}

const requests = {
  name: 'requisite_http_requests_total',
  help: 'Responses by route and status.',
  type: 'counter',
}
const durations = {
  name: 'requisite_http_request_duration_seconds',
  help: 'Time from the head of a request to its response, by route.',
  type: 'histogram',
}
/** The upper ends of the histogram, in seconds. */
const bounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1] as const

interface OfRoute {
  readonly byStatus: Map<number, number>
  /** How many fell under each bound and not under the one before; the last is for those above all. */
  readonly byBound: number[]
  seconds: number
}

interface Value {
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
  readonly metricName?: string
}

export function requestMetrics(): RequestMetrics {
  const routes = new Map<string, OfRoute>()

  const counts = (): Value[] =>
    [...routes].flatMap(([route, { byStatus }]) =>
      [...byStatus].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
    )

  const times = (): Value[] =>
    [...routes].flatMap(([route, { byBound, seconds }]) => {
      let total = 0
      const buckets = byBound.map((here, i) => {
        total += here
        return {
          metricName: `${durations.name}_bucket`,
          labels: { le: bounds[i] ?? '+Inf', route },
          value: total,
        }
      })
      return [
        ...buckets,
        { metricName: `${durations.name}_sum`, labels: { route }, value: seconds },
        { metricName: `${durations.name}_count`, labels: { route }, value: total },
      ]
    })

  return {
    record: (route, status, seconds) => {
      let here = routes.get(route)
      if (here === undefined) {
        here = { byStatus: new Map(), byBound: Array(bounds.length + 1).fill(0), seconds: 0 }
        routes.set(route, here)
      }
      here.byStatus.set(status, (here.byStatus.get(status) ?? 0) + 1)
      let bound = 0
      while (bound < bounds.length && seconds > (bounds[bound] as number)) bound++
      ;(here.byBound[bound] as number)++
      here.seconds += seconds
    },
    metrics: [metricOf(requests, counts), metricOf(durations, times)],
  }
}

/** A metric as the registry reads it: all that it asks for is `get`. */
function metricOf(about: typeof requests, values: () => readonly Value[]): Metric {
  const get = async () => ({ ...about, aggregator: 'sum', values: values() })
  return { ...about, get } as unknown as Metric
}
