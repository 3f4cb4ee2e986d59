import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { requestMetrics } from './request-metrics.ts'

test('Requests are told as Prometheus reads them: by route and status, and how long they took', async () => {
  const registry = new Registry()
  const { record, tellRegistry } = requestMetrics()
  tellRegistry(registry)
  record('/a', 200, 0.0001)
  record('/a', 200, 0.0002)
  record('/a', 404, 2)
  record('/b', 200, 0.5)
  const lines = (await registry.metrics()).split('\n')
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toEqual([
    '# TYPE requisite_http_requests_total counter',
    '# TYPE requisite_http_request_duration_seconds histogram',
  ])
  expect(lines.filter((line) => line.startsWith('requisite_http_requests_total'))).toEqual([
    'requisite_http_requests_total{route="/a",status="200"} 2',
    'requisite_http_requests_total{route="/a",status="404"} 1',
    'requisite_http_requests_total{route="/b",status="200"} 1',
  ])
  const times = lines.filter((line) => line.includes('seconds') && line.includes('route="/a"'))
  expect(times.map((line) => line.replace('requisite_http_request_duration_seconds_', ''))).toEqual([
    'bucket{le="0.0001",route="/a"} 1',
    ...['0.00025', '0.0005', '0.001', '0.0025', '0.005', '0.01', '0.05', '0.25', '1'].map(
      (bound) => `bucket{le="${bound}",route="/a"} 2`,
    ),
    'bucket{le="+Inf",route="/a"} 3',
    'sum{route="/a"} 2.0003',
    'count{route="/a"} 3',
  ])
})
