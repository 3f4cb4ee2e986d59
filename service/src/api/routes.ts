import type { FastifyRequest } from 'fastify'
import { poweredBy } from '../contract/notices.ts'
import { calculateRoute } from './calculate.ts'
import { docsRoutes } from './docs.ts'
import { type OffenceQuery, offencesRoutes, regimesRoute } from './library.ts'
import type { Metrics } from './metrics.ts'
import type { Limiter } from './rate-limit/limiter.ts'
import { freshJson, type Reply } from './reply.ts'

/** A place in the service: what it takes, and what it answers. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (request: FastifyRequest) => Reply | Promise<Reply>
}

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
  const regimes = regimesRoute()
  const offences = offencesRoutes()
  const docs = docsRoutes(publicUrl, operatorName)
  return [
    {
      method: 'POST',
      path: `${api}/calculate`,
      answer: ({ body, query }) => calculate(bytes(body), parameters(query).include),
    },
    { method: 'GET', path: `${api}/regimes`, answer: ({ headers }) => regimes(headers) },
    {
      method: 'GET',
      path: `${api}/offences`,
      answer: ({ headers, query }) => offences.list(parameters(query), headers),
    },
    {
      method: 'GET',
      path: `${api}/offences/:key`,
      answer: ({ headers, params }) => offences.one((params as { key: string }).key, headers),
    },
    { method: 'GET', path: '/openapi.json', answer: ({ headers }) => docs.openapi(headers) },
    { method: 'GET', path: '/docs', answer: ({ headers }) => docs.file('index.html', headers) },
    {
      method: 'GET',
      path: '/docs/:file',
      answer: ({ headers, params }) => docs.file((params as { file: string }).file, headers),
    },
    { method: 'GET', path: '/health/live', answer: () => freshJson(200, { status: 'ok' }) },
    { method: 'GET', path: '/health/ready', answer: () => ready(limiter) },
    { method: 'GET', path: '/metrics', answer: () => metricsText(metrics) },
  ]
}

const bytes = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

const parameters = (query: unknown): OffenceQuery => query as OffenceQuery

/** Ready to answer, whatever the limiter's store does; but it says when the store is away. */
const ready = (limiter: Limiter | null): Reply =>
  freshJson(200, { status: 'ok', rateLimit: limiter === null ? 'off' : limiter.state() })

const metricsText = async (metrics: Metrics): Promise<Reply> => ({
  status: 200,
  body: await metrics.text(),
  headers: ['Content-Type', metrics.contentType, 'Cache-Control', 'no-store'],
})
