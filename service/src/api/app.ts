import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, BlockList } from 'node:net'
import { announcesBody, isPlainJson, noBody, readBody } from '../http/body.ts'
import { failure, sentences, tooLarge, tooMany } from '../http/envelope.ts'
import { queryOf } from '../http/query.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import { anyPath, type Route } from '../http/route.ts'
import { type Place, type Router, router } from '../http/router.ts'
import { takeTurns } from '../http/turns.ts'
import { type ClientKey, clientAddresses, clientKey } from './client-address.ts'
import { closeUnused, refuseConnection } from './connections.ts'
import { apiHeaders, commonHeaders, preflightHeaders, rateHeaders, retryAfter } from './headers.ts'
import { answerInTurn } from './in-turn.ts'
import { createMetrics } from './metrics.ts'
import { escapedPathOf, isApi } from './path.ts'
import { chargeMore } from './rate-limit/charge.ts'
import type { Counted, Limiter } from './rate-limit/limiter.ts'
import { routes } from './routes.ts'

/** What the composition root gives the app: everything with a clock, an environment or a connection. */
export interface Parts {
  readonly operatorName: string
  readonly publicUrl: string
  readonly trustedProxies: BlockList | null
  /** Null when the limit is turned off. */
  readonly limiter: Limiter | null
  /** Milliseconds that only go forward. */
  readonly now: () => number
  readonly requestId: () => string
  readonly log: Log
  /** The metrics of all workers together; null where this process is the only one. */
  readonly metricsText: (() => Promise<string>) | null
  /** The routes of the other doors: the page, and tools for assistants. */
  readonly doors: readonly Route[]
}

/** What is written down: never a body, a query string or an address. */
export interface Log {
  readonly fault: (requestId: string, route: string, error: unknown) => void
  readonly slow: (requestId: string, route: string, status: number, ms: number) => void
}

/** The service without a port: the composition root lets it listen, and tests drive it as they like. */
export interface App {
  readonly server: Server
  /** Gives the address it listens on. */
  readonly listen: (where: { readonly host: string; readonly port: number }) => Promise<string>
  /** Takes no more connections, answers what has begun, and ends. */
  readonly close: () => Promise<void>
}

const bodyLimit = 16 * 1024
const slowMs = 1000
const unknownRoute = 'unknown'
const none: readonly string[] = []

/** How long a client may take to send the head of a request, and the whole of it; how often that is looked at; and how long
 *  a connection is kept without a request. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
} as const

/** A request with its response, and what has been found out about it. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: string
  readonly isApi: boolean
  /** Where it leads, or the status that says why nowhere. */
  readonly found: ReturnType<Router['find']>
  readonly began: number
  readonly id: string
  counted: Counted | null
}

/** Builds the service from its parts, on node:http itself: docs/decisions/0018 says why there is no framework. */
export function buildApp(parts: Parts): App {
  const { limiter, log, now } = parts
  const addressOf = clientAddresses(parts.trustedProxies)
  const rateOf = rateHeaders(limiter?.perMinute ?? 0)
  const turns = takeTurns()
  const metrics = createMetrics(limiter, parts.metricsText)
  const lost = parts.doors.find(({ path }) => path === anyPath)
  const { fixed, find } = router([
    ...routes({ ...parts, metrics }),
    ...parts.doors.filter((door) => door !== lost),
  ])
  // A Host is looked for by us, because what Node would answer is not in our envelope.
  const server = createServer({ ...timeouts, requireHostHeader: false, optimizeEmptyRequests: true })
  const { connections } = answerInTurn(server, take, refuseConnection)
  // An expectation that nobody knows is not looked at.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve(urlOf(server)))
      }),
    close: () =>
      new Promise((resolve) => {
        closeUnused(connections)
        server.close(() => resolve())
      }),
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? ''
    const exchange: Exchange = {
      request,
      response,
      url,
      isApi: isApi(url),
      found: fixed.get(url) ?? find(escapedPathOf(url)),
      began: now(),
      id: parts.requestId(),
      counted: null,
    }
    if (limiter === null || !exchange.isApi || request.method === 'OPTIONS') dispatch(exchange)
    else admit(exchange, limiter)
  }

  /** Counts the request against its client's minute before anything else is done for it. */
  function admit(exchange: Exchange, limiter: Limiter): void {
    const counted = limiter.count(keyOf(exchange.request))
    if (counted instanceof Promise) void counted.then((found) => decide(exchange, limiter, found))
    else decide(exchange, limiter, counted)
  }

  function decide(exchange: Exchange, { perMinute }: Limiter, counted: Counted): void {
    exchange.counted = counted
    if (counted.count <= perMinute) dispatch(exchange)
    else respond(exchange, freshJson(429, tooMany(perMinute, retryAfter(counted))))
  }

  function keyOf({ socket, headers }: IncomingMessage): ClientKey {
    const forwarded = headers['x-forwarded-for']?.toString()
    return clientKey(addressOf(socket.remoteAddress ?? '', forwarded))
  }

  function dispatch(exchange: Exchange): void {
    const { request, found } = exchange
    const method = request.method ?? ''
    const route = typeof found === 'object' ? found.place.routes.get(method) : undefined
    if (!hasHost(request) || found === 400) refuse(exchange, 400)
    else if (route?.method === 'POST') takeBody(exchange, route)
    else if (route !== undefined) answer(exchange, route, noBody)
    else if (lost !== undefined && isLostReader(exchange)) answer(exchange, lost, noBody)
    else if (found === 404) refuse(exchange, 404)
    else respond(exchange, otherMethod(method, found.place))
  }

  function takeBody(exchange: Exchange, route: Route): void {
    const { request } = exchange
    const hasBody = announcesBody(request)
    const limit = route.bodyLimit ?? bodyLimit
    if ((hasBody || request.headers['content-type'] !== undefined) && !isPlainJson(request))
      refuse(exchange, 415)
    else if (!hasBody) answer(exchange, route, noBody)
    else
      readBody(request, limit, (body) => {
        if (body === null) respond(exchange, freshJson(413, failure(tooLarge(limit))))
        else answer(exchange, route, body)
      })
  }

  /** What goes wrong in an answer is our own fault: it is written down, and nothing of it is told. */
  function answer(exchange: Exchange, route: Route, body: Buffer): void {
    try {
      const signal = signalOf(exchange)
      const answered = route.answer({
        headers: exchange.request.headers,
        query: queryOf(exchange.url),
        params: typeof exchange.found === 'object' ? exchange.found.params : {},
        body,
        charge: (requests) => charge(exchange, requests),
        signal,
        turns: (size) => turns(size, signal),
      })
      if (answered instanceof Promise)
        answered.then((reply) => respond(exchange, reply)).catch((error) => fail(exchange, error))
      else respond(exchange, answered)
    } catch (error) {
      fail(exchange, error)
    }
  }

  /** Where the client has gone, nobody waits for an answer and nothing is our fault. */
  function fail(exchange: Exchange, error: unknown): void {
    if (exchange.response.destroyed) return
    log.fault(exchange.id, routeOf(exchange), error)
    if (exchange.response.headersSent) exchange.response.destroy()
    else refuse(exchange, 500)
  }

  /** Counts what a request costs beyond one; the refusal, when that does not fit into its client's minute. */
  async function charge(exchange: Exchange, requests: number): Promise<Reply | null> {
    if (limiter === null || exchange.counted === null) return null
    const { counted, fits } = await chargeMore(limiter, keyOf(exchange.request), exchange.counted, requests)
    exchange.counted = counted
    if (fits) return null
    const wait = retryAfter(counted)
    const header = counted.count > limiter.perMinute ? [] : ['Retry-After', String(wait)]
    return freshJson(429, tooMany(limiter.perMinute, wait), ...header)
  }

  function refuse(exchange: Exchange, status: number): void {
    respond(exchange, freshJson(status, failure(sentences[status] as string)))
  }

  /** Sends a reply with everything that comes with it. A HEAD request gets the headers alone. */
  function respond(exchange: Exchange, { status, body, headers }: Reply): void {
    const { request, response, id, counted } = exchange
    const hasBody = status !== 204 && status !== 304
    const length = Buffer.byteLength(body)
    const own = hasBody ? ['X-Request-Id', id, 'Content-Length', String(length)] : ['X-Request-Id', id]
    const rate = counted === null ? none : rateOf(counted)
    const fields = own.concat(exchange.isApi ? apiHeaders : commonHeaders, headers, rate)
    if (!server.listening) fields.push('Connection', 'close')
    response.writeHead(status, fields)
    // When the reply has to wait for its turn, Node puts its "100 Continue" between the head and the bytes of the body.
    if (request.headers.expect !== undefined) response.flushHeaders()
    if (!hasBody || request.method === 'HEAD') response.end()
    // Text with a byte for each character is ASCII, and written the fastest way.
    else response.end(body, length === body.length ? 'latin1' : 'utf8')
    const ms = now() - exchange.began
    metrics.record(routeOf(exchange), status, ms / 1000)
    if (ms > slowMs) log.slow(id, routeOf(exchange), status, ms)
  }
}

/** Aborted when the connection closes before the answer is sent. */
function signalOf({ response }: Exchange): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

const routeOf = ({ found }: Exchange): string => (typeof found === 'object' ? found.place.path : unknownRoute)

/** HTTP/1.1 wants a Host. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion !== '1.1'

/** Somebody whose browser asks for a page: they get one, and not the API's envelope. */
const isLostReader = ({ request: { method, headers }, isApi }: Exchange): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApi && /\btext\/html\b/i.test(headers.accept ?? '')

/** What is said where the path is right and the method is not: a preflight, or which methods there are. */
function otherMethod(method: string, { routes }: Place): Reply {
  const methods = [...routes.keys()]
  const allow = [...methods, 'OPTIONS'].join(', ')
  return method === 'OPTIONS'
    ? { status: 204, body: '', headers: preflightHeaders(allow) }
    : freshJson(405, failure(`This address takes ${methods.join(' and ')} only.`), 'Allow', allow)
}
