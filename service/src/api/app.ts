import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { freshJson, type Reply } from '../http/reply.ts'
import { type Asked, anyPath, type Route } from '../http/route.ts'
import { type ClientKey, clientAddress, clientKey } from './client-address.ts'
import { refuseConnection, unusedConnections } from './connections.ts'
import { failure, sentences, tooLarge, tooMany } from './envelope.ts'
import { apiHeaders, commonHeaders, preflightHeaders, rateHeaders, retryAfter } from './headers.ts'
import { createMetrics } from './metrics.ts'
import { isApi, pathOf } from './path.ts'
import { chargeMore } from './rate-limit/charge.ts'
import type { Counted, Limiter } from './rate-limit/limiter.ts'
import { routes } from './routes.ts'
import { send } from './send.ts'

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

declare module 'fastify' {
  interface FastifyRequest {
    began: number
    requestId: string
    counted: Counted | null
  }
}

const bodyLimit = 16 * 1024
/** How long a client may take to send the head of a request, and the whole of it. */
const headersTimeout = 10_000
const requestTimeout = 15_000
const slowMs = 1000
const unknownRoute = 'unknown'

/** Builds the service without a port: the composition root listens, and tests drive it as they like. */
export function buildApp(parts: Parts): FastifyInstance {
  const { limiter, log, now } = parts
  const metrics = createMetrics(limiter, parts.metricsText)
  const app = fastify({
    bodyLimit,
    frameworkErrors: (error, request, reply) => admit(request, reply, () => fail(request, reply, error)),
    clientErrorHandler: refuseConnection,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: 1000, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: bodyLimit },
  })
  const table = [...routes({ ...parts, metrics }), ...parts.doors.filter(({ path }) => path !== anyPath)]
  const places = table.map(placeOf)
  const lost = parts.doors.find(({ path }) => path === anyPath)

  app.decorateRequest('began', 0)
  app.decorateRequest('requestId', '')
  app.decorateRequest('counted', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, ({ headers }, body, done) =>
    isPlain(headers) ? done(null, body) : done(refused(415)),
  )
  const unused = unusedConnections(app.server)
  app.addHook('preClose', async () => unused.close())
  app.addHook('onRequest', admit)
  app.addHook('onRequest', ({ raw }, _reply, done) => done(hasHost(raw) ? undefined : refused(400)))
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  for (const route of table)
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? bodyLimit,
      handler: handlerOf(route),
    })
  app.setNotFoundHandler((request, reply) => {
    const forPeople = lost !== undefined && isLostReader(request)
    return forPeople
      ? handlerOf(lost)(request, reply)
      : respond(request, reply, unknownRoute, elsewhere(request, places))
  })
  app.setErrorHandler((error, request, reply) => fail(request, reply, error))
  return app

  /** Counts the request against its client's minute before anything else is done for it. */
  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    request.began = now()
    request.requestId = parts.requestId()
    request.counted = null
    if (limiter === null || !isApi(request.raw.url ?? '') || request.method === 'OPTIONS') {
      done()
      return
    }
    const counted = limiter.count(keyOf(request.raw))
    if (counted instanceof Promise) counted.then(decide)
    else decide(counted)

    function decide(found: Counted): void {
      request.counted = found
      if (found.count <= (limiter as Limiter).perMinute) done()
      else
        respond(
          request,
          reply,
          routeOf(request),
          freshJson(429, tooMany((limiter as Limiter).perMinute, retryAfter(found))),
        )
    }
  }

  function keyOf({ socket, headers }: IncomingMessage): ClientKey {
    const forwarded = headers['x-forwarded-for']?.toString()
    return clientKey(clientAddress(socket.remoteAddress ?? '', forwarded, parts.trustedProxies))
  }

  /** Counts what a request costs beyond one; the refusal, when that does not fit into its client's minute. */
  async function charge(request: FastifyRequest, requests: number): Promise<Reply | null> {
    if (limiter === null || request.counted === null) return null
    const { counted, fits } = await chargeMore(limiter, keyOf(request.raw), request.counted, requests)
    request.counted = counted
    if (fits) return null
    const wait = retryAfter(counted)
    const header = counted.count > limiter.perMinute ? [] : ['Retry-After', String(wait)]
    return freshJson(429, tooMany(limiter.perMinute, wait), ...header)
  }

  function handlerOf(route: Route): (request: FastifyRequest, reply: FastifyReply) => void | Promise<void> {
    return (request, reply) => {
      const answered = route.answer(asked(request, (requests) => charge(request, requests)))
      if (!(answered instanceof Promise)) return respond(request, reply, route.path, answered)
      return answered.then((found) => respond(request, reply, route.path, found))
    }
  }

  function respond(request: FastifyRequest, reply: FastifyReply, route: string, answer: Reply): void {
    const around = [
      'X-Request-Id',
      request.requestId,
      ...(isApi(request.raw.url ?? '') ? apiHeaders : commonHeaders),
    ]
    if (request.counted !== null && limiter !== null)
      around.push(...rateHeaders(limiter.perMinute, request.counted))
    if (!app.server.listening) around.push('Connection', 'close')
    reply.hijack()
    send(request.raw, reply.raw, answer, around)
    const ms = now() - request.began
    metrics.record(route, answer.status, ms / 1000)
    if (ms > slowMs) log.slow(request.requestId, route, answer.status, ms)
  }

  /** A fault of the request as the framework found it, or ours: then it is written down and nothing of it is told. */
  function fail(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const status = Number((error as { statusCode?: unknown }).statusCode)
    const known = status >= 400 && status < 500 && sentences[status] !== undefined
    if (!known) log.fault(request.requestId, routeOf(request), error)
    const sentence = status === 413 ? tooLarge(limitOf(request)) : sentences[known ? status : 500]
    respond(request, reply, routeOf(request), freshJson(known ? status : 500, failure(sentence as string)))
  }
}

const limitOf = (request: FastifyRequest): number => request.routeOptions.bodyLimit ?? bodyLimit

const asked = ({ headers, query, params, body }: FastifyRequest, charge: Asked['charge']): Asked => ({
  headers,
  query: query as Asked['query'],
  params: params as Asked['params'],
  body: Buffer.isBuffer(body) ? body : noBody,
  charge,
})

const noBody = Buffer.alloc(0)

const refused = (statusCode: number): Error => Object.assign(new Error(), { statusCode })

/** HTTP/1.1 wants a Host. We look for it ourselves, because what Node would answer is not in our envelope. */
const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion !== '1.1'

const isPlain = ({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders): boolean =>
  coding.toLowerCase() === 'identity'

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? unknownRoute

/** Somebody whose browser asks for a page: they get one, and not the API's envelope. */
const isLostReader = ({ method, raw }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isApi(raw.url ?? '') &&
  /\btext\/html\b/i.test(raw.headers.accept ?? '')

/** A path with its method, for those who come to it with another. */
interface Place {
  readonly method: Route['method']
  readonly pattern: RegExp
}

const placeOf = ({ method, path }: Route): Place => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
})

/** What is said where no route answers: a preflight, another method, or nothing at all. */
function elsewhere(request: FastifyRequest, places: readonly Place[]): Reply {
  const path = pathOf(request.raw.url ?? '').replace(/\/$/, '')
  const here = places.filter(({ pattern }) => pattern.test(path))
  const methods = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (here.length === 0) return freshJson(404, failure(sentences[404] as string))
  if (request.method === 'OPTIONS') return { status: 204, body: '', headers: preflightHeaders(allow) }
  return freshJson(405, failure(`This address takes ${methods.join(' and ')} only.`), 'Allow', allow)
}
