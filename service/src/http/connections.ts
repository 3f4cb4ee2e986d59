import type { Socket } from 'node:net'
import { failure, sentences } from './envelope.ts'
import { json } from './reply.ts'

/** How long a client may take to read why its connection is refused. */
const lingerMs = 500

/** Bytes that are no HTTP request get the same envelope, as far as the connection still takes it. Then it is closed, whether
 *  or not the client closes it too. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(failure(sentences[status]))
  const head = `HTTP/1.1 ${status} ${statusNames[status]}\r\nContent-Type: ${json}\r\n`
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** How long a connection on which nothing has been sent is still waited for: its first request may be on the way. */
const firstRequestMs = 500

/** Closes the connections on which nothing has ever been sent, as browsers open them in advance: a server that stops takes
 *  them for busy and would wait for them. */
export function closeUnused(connections: () => Iterable<Socket>): void {
  setTimeout(() => {
    for (const socket of connections()) if (socket.bytesRead === 0) socket.destroy()
  }, firstRequestMs)
}
