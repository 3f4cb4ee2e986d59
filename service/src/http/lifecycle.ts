import type { IncomingMessage, ServerResponse } from 'node:http'
import { announcesBody, isPlainObject, lingerOver, noBody, readBody } from './body.ts'
import { clientAddresses, clientKey, isProxy, nameOf, networkOf } from './client-address.ts'
import { tooLarge, tooMany } from './envelope.ts'
import {
  type Exchange,
  givenId,
  hasBody,
  isCacheable,
  isGone,
  type LifecycleParts,
  none,
  noPause,
  noStore,
  otherMethod,
  preflight,
  refusal,
  refusedBody,
  tooManyChunks,
  traceOf,
  usualBodyLimit,
} from './exchange.ts'
import { hasPlainFraming } from './framing.ts'
import { apiHeaders, commonHeaders, framableHeaders, rateHeaders, retryAfter } from './headers.ts'
import type { InFlight } from './one-at-a-time.ts'
import { queryOf } from './query.ts'
import { type Charge, chargeMore } from './rate-limit/charge.ts'
import type { Counted } from './rate-limit/count.ts'
import { freshJson, type Reply } from './reply.ts'
import type { LongWork, Route, RouteRequest, WorkKind } from './route.ts'

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
  function frame(exchange: Exchange, counted: Counted | null = null): Reply | Promise<Reply> {
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
