import type { BlockList, Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { freshJson, type Reply } from '../http/reply.ts'
import type { Asked, Route } from '../http/route.ts'
import { clientAddress, clientKey } from './client-address.ts'
import { failure, sentences, tooMany } from './envelope.ts'
import { apiHeaders, commonHeaders, preflightHeaders, rateHeaders, retryAfter } from './headers.ts'
import { createMetrics } from './metrics.ts'
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
const slowMs = 1000
const unknownRoute = 'unknown'

const isApi = (url: string): boolean => url.startsWith('/api/') || url === '/api'

/** Builds the service without a port: the composition root listens, and tests drive it as they like. */
export function buildApp(parts: Parts): FastifyInstance {
  const { limiter, log, now } = parts
  const metrics = createMetrics(limiter)
  const app = fastify({
    bodyLimit,
    frameworkErrors: (error, request, reply) => fail(request, reply, error),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  const table = [...routes({ ...parts, metrics }), ...parts.doors]

  app.decorateRequest('began', 0)
  app.decorateRequest('requestId', '')
  app.decorateRequest('counted', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', admit)
  for (const route of table) app.route({ method: route.method, url: route.path, handler: handlerOf(route) })
  app.setNotFoundHandler((request, reply) => respond(request, reply, unknownRoute, elsewhere(request, table)))
  app.setErrorHandler((error, request, reply) => fail(request, reply, error))
  return app

  /** Counts the request against its client's minute before anything else is done for it. */
  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    request.began = now()
    request.requestId = parts.requestId()
    if (limiter === null || !isApi(request.raw.url ?? '') || request.method === 'OPTIONS') {
      done()
      return
    }
    const peer = request.raw.socket.remoteAddress ?? ''
    const forwarded = request.raw.headers['x-forwarded-for']?.toString()
    const counted = limiter.count(clientKey(clientAddress(peer, forwarded, parts.trustedProxies)))
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

  function handlerOf(route: Route): (request: FastifyRequest, reply: FastifyReply) => void | Promise<void> {
    return (request, reply) => {
      const answered = route.answer(asked(request))
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
    respond(
      request,
      reply,
      routeOf(request),
      freshJson(known ? status : 500, failure(sentences[known ? status : 500] as string)),
    )
  }
}

const asked = ({ headers, query, params, body }: FastifyRequest): Asked => ({
  headers,
  query: query as Asked['query'],
  params: params as Asked['params'],
  body: Buffer.isBuffer(body) ? body : noBody,
})

const noBody = Buffer.alloc(0)

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? unknownRoute

/** What is said where no route answers: a preflight, another method, or nothing at all. */
function elsewhere(request: FastifyRequest, table: readonly Route[]): Reply {
  const path = (request.raw.url ?? '').split('?')[0]?.replace(/\/+$/, '') ?? ''
  const here = table.filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
  const methods = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (here.length === 0) return freshJson(404, failure(sentences[404] as string))
  if (request.method === 'OPTIONS') return { status: 204, body: '', headers: preflightHeaders(allow) }
  return freshJson(405, failure(`This address takes ${methods.join(' and ')} only.`), 'Allow', allow)
}

/** Bytes that are no HTTP request get the same envelope, as far as the connection still takes it. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(failure(sentences[status] as string))
  const head = `HTTP/1.1 ${status} ${statusNames[status]}\r\nContent-Type: application/json; charset=utf-8\r\n`
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}
