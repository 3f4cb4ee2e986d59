import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { announcesBody, isPlainObject, lingerOver, noBody, readBody } from './body.ts'
import { clientAddresses, clientKey, isProxy, nameOf, networkOf } from './client-address.ts'
import { failure, messages, tooLarge, tooMany } from './envelope.ts'
import { hasPlainFraming } from './framing.ts'
import {
  apiHeaders,
  commonHeaders,
  framableHeaders,
  preflightHeaders,
  rateHeaders,
  retryAfter,
} from './headers.ts'
import type { InFlight } from './one-at-a-time.ts'
import { queryOf } from './query.ts'
import { type Charge, chargeMore } from './rate-limit/charge.ts'
import type { RequestCount } from './rate-limit/count.ts'
import type { Limiter } from './rate-limit/limiter.ts'
import { freshJson, type Reply } from './reply.ts'
import type { LongWork, Route, RouteRequest, WorkKind } from './route.ts'
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
  counted: RequestCount | null
  /** When that was counted, and how many requests beyond the first. */
  countedAt: number
  charged: number
  /** The process stops before the work is done: nothing is counted, and a proxy may ask another. */
  isLeftUndone: boolean
  holdsBody: boolean
}

/** Takes requests through their lives: counted, framed, matched, read, answered, sent. One guard stands around all of it: what
 *  is thrown anywhere is our own fault. It is written down, and nothing of it is told. */
export function lifecycle(parts: LifecycleParts) {
  const { match, limiter, longWork, now, requestId, fault, received } = parts
  const addressOf = clientAddresses(parts.trustedProxies)
  const rateOf = rateHeaders(limiter?.perMinute ?? 0)
  const crossOrigin = [...apiHeaders, ...parts.productHeaders]

  return (request: IncomingMessage, response: ServerResponse): InFlight | null => {
    try {
      const exchange = newExchange(request, response)
      void live(exchange)
      return exchange
    } catch (error) {
      // Without an exchange there is nothing to answer with.
      fault('none', 'none', error)
      request.socket.destroy()
      return null
    }
  }

  function newExchange(request: IncomingMessage, response: ServerResponse): Exchange {
    const { socket, headers, url = '' } = request
    const began = now()
    return {
      request,
      response,
      match: match(url),
      client: clientKey(addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString())),
      began,
      id: givenId(headers['x-request-id']) ?? requestId(),
      counted: null,
      countedAt: began,
      charged: 0,
      isLeftUndone: false,
      holdsBody: true,
    }
  }

  /** Where the client has gone, nobody waits for an answer; that the work for it was dropped is no fault. */
  async function live(exchange: Exchange): Promise<void> {
    const { response, id, match } = exchange
    try {
      const reply = await replyTo(exchange)
      if (!isGone(response)) respond(exchange, reply)
    } catch (error) {
      if (isGone(response)) return
      fault(id, match.endpoint.path, error)
      if (response.headersSent) response.destroy()
      else respond(exchange, refusal(500))
    }
  }

  /** The request counts against its client's minute before anything else is done for it. No function here is async, because a
   *  count in memory and most answers are there at once: each await would be one more round of the microtask queue. */
  function replyTo(exchange: Exchange): Reply | Promise<Reply> {
    const isCounted = exchange.match.endpoint.isCounted && exchange.request.method !== 'OPTIONS'
    if (limiter === null || !isCounted) return frame(exchange)
    const counted = limiter.count(exchange.client)
    return counted instanceof Promise
      ? counted.then((later) => frame(exchange, later))
      : frame(exchange, counted)
  }

  /** Where what was sent can be read in two ways, nothing behind it is looked at, whoever sent it. */
  function frame(exchange: Exchange, counted: RequestCount | null = null): Reply | Promise<Reply> {
    exchange.counted = counted
    if (!hasPlainFraming(exchange.request)) return { ...refusal(400), closes: true }
    if (limiter === null || counted === null || counted.count <= limiter.perMinute) return answer(exchange)
    return freshJson(429, tooMany(limiter.perMinute, retryAfter(counted)))
  }

  function answer(exchange: Exchange): Reply | Promise<Reply> {
    const { request } = exchange
    const { endpoint, isMalformed } = exchange.match
    const method = request.method ?? ''
    if (isMalformed) return refusal(400)
    const route = endpoint.routes.get(method)
    if (route?.method === 'POST') return answerWithBody(exchange, route)
    if (route !== undefined) return route.answer(routeRequest(exchange, noBody))
    if (endpoint.routes.size > 0) return method === 'OPTIONS' ? preflight(endpoint) : otherMethod(endpoint)
    return endpoint.any === null ? refusal(404) : endpoint.any.answer(routeRequest(exchange, noBody))
  }

  function answerWithBody(exchange: Exchange, route: Route): Reply | Promise<Reply> {
    const { request } = exchange
    const hasBody = announcesBody(request)
    const hasType = request.headers['content-type'] !== undefined
    if ((hasBody || hasType) && !isPlainObject(request, route.bodyType ?? 'json')) return refusal(415)
    if (!hasBody) return route.answer(routeRequest(exchange, noBody))
    const limit = route.bodyLimit ?? usualBodyLimit
    return readBody(request, limit, received).then((body) => {
      if (body === 'too large') return refusedBody(tooLarge(limit))
      if (body === 'too many chunks') return refusedBody(tooManyChunks)
      return route.answer(routeRequest(exchange, body))
    })
  }

  /** Functions, and no getter: an object literal with one gets a hidden class of its own for each request, which keeps all of
   *  the request alive until the next full garbage collection. */
  function routeRequest(exchange: Exchange, body: Buffer): RouteRequest {
    const { request, response, match } = exchange
    return {
      method: request.method ?? '',
      headers: request.headers,
      query: queryOf(request.url ?? ''),
      params: match.params,
      body,
      isGone: () => isGone(response),
      charge: (requests) => charge(exchange, requests),
      pause: noPause,
      handOver: longWork === null ? null : (kind) => handOver(longWork, kind, exchange, body),
    }
  }

  /** Counts what a request costs beyond one. */
  async function charge(exchange: Exchange, requests: number): Promise<Charge> {
    if (limiter === null || exchange.counted === null) return { fits: true }
    const { counted, charge } = await chargeMore(limiter, exchange.client, exchange.counted, requests)
    exchange.counted = counted
    exchange.countedAt = now()
    if (charge.fits) exchange.charged += requests
    return charge
  }

  async function handOver(work: LongWork, kind: WorkKind, exchange: Exchange, body: Buffer) {
    const { request, response, client, match } = exchange
    const { method = '', url = '', headers } = request
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const reply = await work.run({
      kind,
      client: nameOf(client),
      network: networkOf(client),
      isHalfClosed: () => request.socket.readableEnded,
      route: match.endpoint.path,
      request: { method, url, headers, body },
      charge: (requests) => charge(exchange, requests),
      spent: () => Object.assign(exchange, { charged: 0 }),
      gone: gone.signal,
    })
    if (reply === null) await giveBack(exchange)
    return reply
  }

  /** What was not done costs the one request, and nothing where the process stops; within the minute in which it was counted. */
  async function giveBack(exchange: Exchange): Promise<void> {
    const { counted, countedAt, charged } = exchange
    exchange.isLeftUndone = parts.isStopping()
    const isSameMinute = counted !== null && now() - countedAt < counted.msLeft
    if (isSameMinute) await charge(exchange, -charged - Number(exchange.isLeftUndone))
  }

  /** Sends a reply with everything that comes with it. A HEAD request gets the headers alone. */
  function respond(exchange: Exchange, reply: Reply): void {
    const { request, response } = exchange
    const { body, refusesBody = false, closes = false } = reply
    const isForAnother =
      exchange.isLeftUndone && isProxy(parts.trustedProxies, request.socket.remoteAddress ?? '')
    const status = isForAnother ? 502 : reply.status
    const length = Buffer.byteLength(body)
    const fields = headersOf(exchange, reply, length)
    // A body that we do not read to its end leaves the connection in the middle of a request.
    const isLast = refusesBody || closes || request.headers.upgrade !== undefined || parts.isStopping()
    if (isLast) fields.push('Connection', 'close')
    response.writeHead(status, fields)
    // When the reply has to wait for its turn, Node puts its "100 Continue" between the head and the bytes of the body.
    if (request.headers.expect !== undefined) response.flushHeaders()
    if (refusesBody) {
      exchange.holdsBody = false
      response.write(body)
      lingerOver(request, () => response.end())
    } else if (!hasBody(status) || request.method === 'HEAD') response.end()
    else response.end(body)
    parts.sent(exchange, status, length)
  }

  /** What caches may share says nothing about the client it was made for: neither its request nor its rate. */
  function headersOf(exchange: Exchange, { status, headers, caching }: Reply, length: number): string[] {
    const { match, id, counted } = exchange
    const kept = caching !== undefined && isCacheable(exchange) ? caching : null
    const isShared = kept?.isShared === true
    const own = isShared ? none : ['X-Request-Id', id]
    return own.concat(
      isShared ? none : traceOf(exchange.request),
      hasBody(status) ? ['Content-Length', String(length)] : none,
      match.endpoint.isCrossOrigin
        ? crossOrigin
        : match.endpoint.isFramable
          ? framableHeaders
          : commonHeaders,
      kept === null ? noStore : ['Cache-Control', kept.control],
      headers,
      counted === null || isShared ? none : rateOf(counted),
    )
  }
}

/** The name that a client has given its request. It stands in our log, where nothing may stand that people type: so digits as a
 *  UUID has them, and no words. */
const givenId = (text: string | string[] | undefined): string | null =>
  typeof text === 'string' && /^[\da-f][\da-f-]{6,62}[\da-f]$/i.test(text) ? text : null

/** The trace that a client follows its request by (W3C Trace Context), as it came. */
function traceOf({ headers: { traceparent } }: IncomingMessage): readonly string[] {
  const isTrace =
    typeof traceparent === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(traceparent)
  return isTrace ? ['traceparent', traceparent] : none
}

/** How many bytes of body a route takes that does not say: a sentence needs one of them. */
const usualBodyLimit = 16 * 1024

const noPause = (): null => null
const none: readonly string[] = []
const noStore: readonly string[] = ['Cache-Control', 'no-store']

const tooManyChunks = 'The body came in too many small pieces. Send it in larger ones.'

const refusedBody = (message: string): Reply => ({ ...freshJson(413, failure(message)), refusesBody: true })

const refusal = (status: keyof typeof messages): Reply => freshJson(status, failure(messages[status]))

/** Whether nobody is there any more to take the answer. */
const isGone = ({ destroyed, writableFinished }: ServerResponse): boolean => destroyed && !writableFinished

const hasBody = (status: number): boolean => status !== 204 && status !== 304

const isCacheable = ({ request, match }: Exchange): boolean =>
  (match.endpoint.routes.get(request.method ?? '') ?? match.endpoint.any)?.isCacheable === true

/** The reply where the path is right and the method is not. */
function otherMethod({ routes }: Endpoint): Reply {
  const methods = [...routes.keys()]
  return freshJson(
    405,
    failure(`This address takes ${methods.join(' and ')} only.`),
    'Allow',
    allowed(methods),
  )
}

/** The reply to a CORS preflight. */
const preflight = ({ routes }: Endpoint): Reply => ({
  status: 204,
  body: '',
  headers: preflightHeaders(allowed([...routes.keys()])),
})

const allowed = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ')
