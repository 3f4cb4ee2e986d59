import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { announcesBody, bodyReader, giveBack, isPlain, joined, type LargeBody, noBody } from './body.ts'
import { clientAddresses, clientKey } from './client-address.ts'
import { failure, messages, tooLarge, tooMany } from './envelope.ts'
import { type Exchange, isGone, signalOf } from './exchange.ts'
import { hasPlainFraming } from './framing.ts'
import { preflightHeaders, retryAfter } from './headers.ts'
import type { Pace } from './pace.ts'
import { queryOf } from './query.ts'
import { type Charge, chargeMore } from './rate-limit/charge.ts'
import type { Counted, Limiter } from './rate-limit/limiter.ts'
import { freshJson, type Reply } from './reply.ts'
import type { Respond } from './respond.ts'
import type { Route, RouteRequest } from './route.ts'
import type { Place, Router } from './router.ts'
import { type Turn, takeTurns } from './turns.ts'

/** What the life of a request needs. */
export interface LifecycleParts {
  readonly match: Router
  readonly trustedProxies: BlockList | null
  /** Null when the limit is turned off. */
  readonly limiter: Limiter | null
  /** Milliseconds that only go forward. */
  readonly now: () => number
  readonly requestId: () => string
  readonly respond: Respond
  readonly fault: (requestId: string, route: string, error: unknown) => void
  /** How fast bodies are read. */
  readonly pace: Pace
  /** Hears of bytes that are held for a request. */
  readonly received: (bytes: number) => void
  /** How many connections have been taken so far. */
  readonly taken: () => number
}

/** Takes requests through their lives: counted, matched, read, answered. One guard stands around all of it: what is thrown
 *  anywhere is our own fault. It is written down, and nothing of it is told. */
export function lifecycle(parts: LifecycleParts) {
  const { match, limiter, now, requestId, respond, fault, pace, received } = parts
  const addressOf = clientAddresses(parts.trustedProxies)
  const readBody = bodyReader(pace, received)
  const turns = takeTurns(parts.taken, now)

  return (request: IncomingMessage, response: ServerResponse): Exchange | null => {
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
    return {
      request,
      response,
      match: match(url),
      client: clientKey(addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString())),
      began: now(),
      id: requestId(),
      counted: null,
      holdsBody: true,
      abort: null,
      turn: null,
    }
  }

  async function live(exchange: Exchange): Promise<void> {
    try {
      const reply = await replyTo(exchange)
      if (!isGone(exchange.response)) respond(exchange, reply)
    } catch (error) {
      fail(exchange, error)
    }
  }

  /** Where the client has gone, nobody waits for an answer; that the work for it was dropped is no fault. */
  function fail(exchange: Exchange, error: unknown): void {
    if (isGone(exchange.response)) return
    fault(exchange.id, exchange.match.place.path, error)
    if (exchange.response.headersSent) exchange.response.destroy()
    else respond(exchange, refusal(500))
  }

  /** The request counts against its client's minute before anything else is done for it. No function here is async, because a
   *  count in memory and most answers are there at once: each await would be one more round of the microtask queue. */
  function replyTo(exchange: Exchange): Reply | Promise<Reply> {
    const isCounted = exchange.match.place.isCounted && exchange.request.method !== 'OPTIONS'
    if (limiter === null || !isCounted) return answer(exchange)
    const counted = limiter.count(exchange.client)
    return counted instanceof Promise
      ? counted.then((later) => answerCounted(exchange, limiter, later))
      : answerCounted(exchange, limiter, counted)
  }

  function answerCounted(
    exchange: Exchange,
    { perMinute }: Limiter,
    counted: Counted,
  ): Reply | Promise<Reply> {
    exchange.counted = counted
    return counted.count > perMinute
      ? freshJson(429, tooMany(perMinute, retryAfter(counted)))
      : answer(exchange)
  }

  function answer(exchange: Exchange): Reply | Promise<Reply> {
    const { request } = exchange
    const { place, isMalformed } = exchange.match
    const method = request.method ?? ''
    if (isMalformed || !hasPlainFraming(request)) return refusal(400)
    const route = place.routes.get(method)
    if (route?.method === 'POST') return answerWithBody(exchange, route)
    if (route !== undefined) return route.answer(routeRequest(exchange, noBody))
    if (place.routes.size > 0) return method === 'OPTIONS' ? preflight(place) : otherMethod(place)
    return place.any === null ? refusal(404) : place.any.answer(routeRequest(exchange, noBody))
  }

  function answerWithBody(exchange: Exchange, route: Route): Reply | Promise<Reply> {
    const { request } = exchange
    const hasBody = announcesBody(request)
    const hasType = request.headers['content-type'] !== undefined
    if ((hasBody || hasType) && !isPlain(request, route.bodyType ?? 'json')) return refusal(415)
    if (!hasBody) return route.answer(routeRequest(exchange, noBody))
    const limit = route.bodyLimit ?? usualBodyLimit
    return readBody(request, limit).then((body) => {
      if (body === 'too large') return refusedBody(tooLarge(limit))
      if (body === 'too many chunks') return refusedBody(tooManyChunks)
      return 'chunks' in body
        ? answerLarge(exchange, route, body)
        : route.answer(routeRequest(exchange, body))
    })
  }

  /** A large body waits for its turn before it is put together, and is given back as soon as the answer is there, or nobody
   *  waits for it. */
  async function answerLarge(
    exchange: Exchange,
    route: Route,
    { chunks, length }: LargeBody,
  ): Promise<Reply> {
    let held = chunks
    try {
      await turnOf(exchange, length)()
      const body = joined({ chunks, length })
      held = [body]
      return await route.answer(routeRequest(exchange, body))
    } finally {
      held.forEach(giveBack)
    }
  }

  function turnOf(exchange: Exchange, size: number): Turn {
    exchange.turn ??= turns({
      size,
      signal: signalOf(exchange),
      isHalfClosed: () => exchange.request.socket.readableEnded,
      probe: () => probe(exchange),
    })
    return exchange.turn
  }

  /** Functions, and no getter: an object literal with one gets a hidden class of its own for each request, which keeps all of
   *  the request alive until the next full garbage collection. */
  function routeRequest(exchange: Exchange, body: Buffer): RouteRequest {
    return {
      method: exchange.request.method ?? '',
      headers: exchange.request.headers,
      query: queryOf(exchange.request.url ?? ''),
      params: exchange.match.params,
      body,
      signal: () => signalOf(exchange),
      turns: (size) => turnOf(exchange, size),
      charge: (requests) => charge(exchange, requests),
    }
  }

  /** Counts what a request costs beyond one. */
  async function charge(exchange: Exchange, requests: number): Promise<Charge> {
    if (limiter === null || exchange.counted === null) return unlimited
    const { counted, charge } = await chargeMore(limiter, exchange.client, exchange.counted, requests)
    exchange.counted = counted
    return charge
  }
}

/** Sends an interim response, which every client of HTTP/1.1 passes over. The machine of one that has hung up answers it with
 *  a reset. */
function probe({ request, response }: Exchange): void {
  if (request.httpVersion === '1.1' && !request.socket.destroyed) response.writeContinue()
}

/** How many bytes of body a route takes that does not say. */
const usualBodyLimit = 16 * 1024

const unlimited: Charge = { fits: true }

const tooManyChunks = 'The body came in too many small pieces. Send it in larger ones.'

const refusedBody = (message: string): Reply => ({ ...freshJson(413, failure(message)), refusesBody: true })

const refusal = (status: keyof typeof messages): Reply => freshJson(status, failure(messages[status]))

/** The reply where the path is right and the method is not. */
function otherMethod({ routes }: Place): Reply {
  const methods = [...routes.keys()]
  return freshJson(
    405,
    failure(`This address takes ${methods.join(' and ')} only.`),
    'Allow',
    allowed(methods),
  )
}

/** The reply to a CORS preflight. */
const preflight = ({ routes }: Place): Reply => ({
  status: 204,
  body: '',
  headers: preflightHeaders(allowed([...routes.keys()])),
})

const allowed = (methods: readonly string[]): string => [...methods, 'OPTIONS'].join(', ')
