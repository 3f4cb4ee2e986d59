import { batchBodyLimit } from '../contract/batch.ts'
import { poweredBy } from '../contract/notices.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { calculateRoute } from './calculate.ts'
import { batchRoute } from './calculate-batch.ts'
import { docsRoutes } from './docs.ts'
import { offencesRoutes, regimesRoute } from './library.ts'
import type { Metrics } from './metrics.ts'
import type { Limiter } from './rate-limit/limiter.ts'

const api = '/api/v1/sentencing'

export interface RouteParts {
  readonly operatorName: string
  readonly publicUrl: string
  readonly limiter: Limiter | null
  readonly metrics: Metrics
}

/** Every route of the service. */
export function routes({ operatorName, publicUrl, limiter, metrics }: RouteParts): readonly Route[] {
  const calculate = calculateRoute(poweredBy(operatorName))
  const batch = batchRoute(poweredBy(operatorName))
  const regimes = regimesRoute()
  const offences = offencesRoutes()
  const docs = docsRoutes(publicUrl, operatorName)
  return [
    {
      method: 'POST',
      path: `${api}/calculate`,
      answer: ({ body, query }) => calculate(body, query.include),
    },
    { method: 'POST', path: `${api}/calculate/batch`, bodyLimit: batchBodyLimit, answer: batch },
    { method: 'GET', path: `${api}/regimes`, answer: ({ headers }) => regimes(headers) },
    {
      method: 'GET',
      path: `${api}/offences`,
      answer: ({ headers, query }) => offences.list(query, headers),
    },
    {
      method: 'GET',
      path: `${api}/offences/:key`,
      answer: ({ headers, params }) => offences.one(params.key ?? '', headers),
    },
    { method: 'GET', path: '/openapi.json', answer: ({ headers }) => docs.openapi(headers) },
    { method: 'GET', path: '/docs', answer: ({ headers }) => docs.file('index.html', headers) },
    {
      method: 'GET',
      path: '/docs/:file',
      answer: ({ headers, params }) => docs.file(params.file ?? '', headers),
    },
    { method: 'GET', path: '/health/live', answer: () => freshJson(200, { status: 'ok' }) },
    { method: 'GET', path: '/health/ready', answer: () => ready(limiter) },
    { method: 'GET', path: '/metrics', answer: () => metricsText(metrics) },
  ]
}

/** Ready to answer, whatever the limiter's store does; but it says when the store is away. */
const ready = (limiter: Limiter | null): Reply =>
  freshJson(200, { status: 'ok', rateLimit: limiter === null ? 'off' : limiter.state() })

const metricsText = async (metrics: Metrics): Promise<Reply> => ({
  status: 200,
  body: await metrics.text(),
  headers: ['Content-Type', metrics.contentType, 'Cache-Control', 'no-store'],
})
