import { announcesBody } from './body.ts'
import type { Exchange } from './exchange.ts'
import { apiHeaders, commonHeaders, framableHeaders, rateHeaders } from './headers.ts'
import { dropBody, endAfterRequest } from './linger.ts'
import type { Pace } from './pace.ts'
import { encodingOf, type Reply } from './reply.ts'

/** Sends a reply with everything that comes with it. */
export type Respond = (exchange: Exchange, reply: Reply) => void

export interface ResponderParts {
  /** Requests a minute for each client. */
  readonly perMinute: number
  /** What every answer of the API says of itself, whatever its status: names and values in turn. */
  readonly productHeaders: readonly string[]
  /** Whether the server is stopping: then no connection is kept. */
  readonly isStopping: () => boolean
  /** How fast bodies are dropped that nobody looks at. */
  readonly pace: Pace
  /** Hears of every reply: its status, and the bytes that are sent. */
  readonly sent: (exchange: Exchange, status: number, bytes: number) => void
}

const none: readonly string[] = []
const noStore: readonly string[] = ['Cache-Control', 'no-store']

/** Makes the function that sends replies. A HEAD request gets the headers alone. What caches may share says nothing about the
 *  client it was made for: neither its request nor its rate. */
export function responder({ perMinute, productHeaders, isStopping, pace, sent }: ResponderParts): Respond {
  const rateOf = rateHeaders(perMinute)
  const crossOrigin = [...apiHeaders, ...productHeaders]

  function headersOf(exchange: Exchange, { status, headers, caching }: Reply, length: number): string[] {
    const { match, id, counted } = exchange
    const kept = caching !== undefined && isCacheable(exchange) ? caching : null
    const isShared = kept?.isShared === true
    const own = isShared ? none : ['X-Request-Id', id]
    return own.concat(
      hasBody(status) ? ['Content-Length', String(length)] : none,
      match.place.isCrossOrigin ? crossOrigin : match.place.isFramable ? framableHeaders : commonHeaders,
      kept === null ? noStore : ['Cache-Control', kept.control],
      headers,
      counted === null || isShared ? none : rateOf(counted),
    )
  }

  return (exchange, reply) => {
    const { request, response } = exchange
    const { status, body, refusesBody = false } = reply
    const encoding = encodingOf(reply)
    const length = Buffer.byteLength(body, encoding)
    const fields = headersOf(exchange, reply, length)
    // A body that we do not read to its end leaves the connection in the middle of a request.
    if (refusesBody || isStopping()) fields.push('Connection', 'close')
    if (!refusesBody && !request.complete && announcesBody(request)) dropBody(request, pace)
    response.writeHead(status, fields)
    // When the reply has to wait for its turn, Node puts its "100 Continue" between the head and the bytes of the body.
    if (request.headers.expect !== undefined) response.flushHeaders()
    if (refusesBody) {
      exchange.holdsBody = false
      response.write(body, encoding)
      endAfterRequest(request, response, pace)
    } else if (!hasBody(status) || request.method === 'HEAD') response.end()
    else response.end(body, encoding)
    sent(exchange, status, length)
  }
}

const hasBody = (status: number): boolean => status !== 204 && status !== 304

const isCacheable = ({ request, match }: Exchange): boolean =>
  (match.place.routes.get(request.method ?? '') ?? match.place.any)?.isCacheable === true
