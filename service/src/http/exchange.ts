import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { failure, messages } from './envelope.ts'
import { preflightHeaders } from './headers.ts'
import type { InFlight } from './one-at-a-time.ts'
import type { Counted } from './rate-limit/count.ts'
import type { Limiter } from './rate-limit/limiter.ts'
import { freshJson, type Reply } from './reply.ts'
import type { LongWork } from './route.ts'
import type { Endpoint, RouteMatch, Router } from './router.ts'

/** What the life of a request needs. */
export interface LifecycleParts {
  readonly match: Router
  readonly trustedProxies: BlockList | null
  /** Null when the limit is turned off. */
  readonly limiter: Limiter | null
  /** Where long work is done; null where it is done in place. */
  readonly longWork: LongWork | null
  /** Milliseconds that only go forward. */
  readonly now: () => number
  readonly requestId: () => string
  /** What every answer of the API says of itself, whatever its status: names and values in turn. */
  readonly productHeaders: readonly string[]
  /** Whether the server is stopping: then no connection is kept. */
  readonly isStopping: () => boolean
  readonly fault: (requestId: string, route: string, error: unknown) => void
  /** Hears of bytes that are held for a request. */
  readonly received: (bytes: number) => void
  /** Hears of every reply: its status, and the bytes that are sent. */
  readonly sent: (exchange: Exchange, status: number, bytes: number) => void
}

/** A request with its response, from its head to the last byte of its answer. */
export interface Exchange extends InFlight {
  readonly response: ServerResponse
  readonly match: RouteMatch
  readonly began: number
  counted: Counted | null
  /** When that was counted, and how many requests beyond the first. */
  countedAt: number
  charged: number
  /** The process stops before the work is done: nothing is counted, and a proxy may ask another. */
  isLeftUndone: boolean
  holdsBody: boolean
}

/** The name that a client has given its request. It stands in our log, where nothing may stand that people type: so digits as a
 *  UUID has them, and no words. */
export const givenId = (text: string | string[] | undefined): string | null =>
  typeof text === 'string' && /^[\da-f][\da-f-]{6,62}[\da-f]$/i.test(text) ? text : null

/** The trace that a client follows its request by (W3C Trace Context), as it came. */
export function traceOf({ headers: { traceparent } }: IncomingMessage): readonly string[] {
  const isTrace =
    typeof traceparent === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(traceparent)
  return isTrace ? ['traceparent', traceparent] : none
}

/** How many bytes of body a route takes that does not say: a sentence needs one of them. */
export const usualBodyLimit = 16 * 1024

export const noPause = (): null => null
export const none: readonly string[] = []
export const noStore: readonly string[] = ['Cache-Control', 'no-store']

export const tooManyChunks = 'The body came in too many small pieces. Send it in larger ones.'

export const refusedBody = (message: string): Reply => ({
  ...freshJson(413, failure(message)),
  refusesBody: true,
})

export const refusal = (status: keyof typeof messages): Reply => freshJson(status, failure(messages[status]))

/** Whether nobody is there any more to take the answer. */
export const isGone = ({ destroyed, writableFinished }: ServerResponse): boolean =>
  destroyed && !writableFinished

export const hasBody = (status: number): boolean => status !== 204 && status !== 304

export const isCacheable = ({ request, match }: Exchange): boolean =>
  (match.endpoint.routes.get(request.method ?? '') ?? match.endpoint.any)?.isCacheable === true

/** The reply where the path is right and the method is not. */
export function otherMethod({ routes }: Endpoint): Reply {
  const methods = [...routes.keys()]
  return freshJson(
    405,
    failure(`This address takes ${methods.join(' and ')} only.`),
    'Allow',
    allowed(methods),
  )
}

/** The reply to a CORS preflight. */
export const preflight = ({ routes }: Endpoint): Reply => ({
  status: 204,
  body: '',
  headers: preflightHeaders(allowed([...routes.keys()])),
})

export const allowed = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ')
