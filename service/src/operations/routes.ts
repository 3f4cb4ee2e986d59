import type { Limiter } from '../http/rate-limit/limiter.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import type { Metrics } from './metrics.ts'

/** The routes for those who run the service: whether it lives, whether it is ready, and what it has counted. */
export const operationsRoutes = (limiter: Limiter | null, metrics: Metrics): readonly Route[] => [
  { method: 'GET', path: '/health/live', answer: () => freshJson(200, { status: 'ok' }) },
  { method: 'GET', path: '/health/ready', answer: () => ready(limiter) },
  { method: 'GET', path: '/metrics', prepare: metrics.load, answer: () => metricsText(metrics) },
]

/** Ready to answer, whatever the limiter's store does; but it says when the store is away. */
const ready = (limiter: Limiter | null): Reply =>
  freshJson(200, { status: 'ok', rateLimit: limiter === null ? 'off' : limiter.state() })

async function metricsText({ scrape }: Metrics): Promise<Reply> {
  const { text, contentType } = await scrape()
  return { status: 200, body: text, headers: ['Content-Type', contentType] }
}
