import { Counter, Histogram, type Registry } from '@prometheus-io/client'

/** The upper ends of the histogram, in seconds: from what a sentence takes to what a person notices. */
const buckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1]

/** Makes the function that counts a request and its duration, by route. */
export function requestMetrics(registry: Registry): (route: string, status: number, seconds: number) => void {
  const requests = new Counter({
    name: 'requisite_http_requests_total',
    help: 'Responses by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'requisite_http_request_duration_seconds',
    help: 'Time from the head of a request to its response, by route.',
    labelNames: ['route'] as const,
    buckets,
    registers: [registry],
  })
  return (route, status, seconds) => {
    requests.inc({ route, status: String(status) })
    durations.observe({ route }, seconds)
  }
}
