import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../http/reply.ts'

/** Writes a reply with everything that comes with it. A HEAD request gets the headers alone. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Reply,
  around: readonly string[],
): void {
  const hasBody = status !== 204 && status !== 304
  const length = hasBody ? ['Content-Length', String(Buffer.byteLength(body))] : []
  response.writeHead(status, [...around, ...headers, ...length])
  // When the reply has to wait for its turn, Node puts its "100 Continue" between the head and the bytes of the body.
  if (request.headers.expect !== undefined) response.flushHeaders()
  response.end(hasBody && request.method !== 'HEAD' ? body : undefined)
}
