import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { failure, messages } from './envelope.ts'
import { json } from './reply.ts'

/** How long a client may take to read why its connection is refused; and how long a connection without a request is waited for
 *  when the server stops, because a request may be on its way. Two round trips round the world. */
const graceMs = 500

/** Connections that may wait to be taken: Node takes one in each round of the event loop, and the usual 511 overflow in a burst. */
export const backlog = 4096

/** Bytes that are no HTTP request get the same envelope, as far as the connection still takes it, with the name of the request
 *  that they broke off, if there is one. Then it is closed, whether or not the client closes it too. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, id: string | null): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(failure(messages[status]))
  const head = `HTTP/1.1 ${status} ${process.getBuiltinModule('node:http').STATUS_CODES[status]}\r\n`
  const about = `${id === null ? '' : `X-Request-Id: ${id}\r\n`}Content-Type: ${json}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  socket.end(`${head}${about}Connection: close\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), graceMs).unref()
  // A timer that is left would keep all of a closed connection: two thousand of them where garbage comes in fast.
  socket.once('close', () => clearTimeout(timer))
}

/** Takes the connections that wait in the backlog, which would be reset: until there is none in two rounds of the event loop. */
async function takeWaiting(server: Server): Promise<void> {
  let taken = 0
  server.on('connection', () => taken++)
  for (let before = -1; before < taken && taken < backlog; ) {
    before = taken
    await nextRound()
    await nextRound()
  }
}

/** Graceful shutdown: takes no more connections than wait already, and closes those that are idle after a grace period. The `close` of
 *  node:http would close them at once, and with them requests in flight and answers that it has handed to a socket and the
 *  client has not yet read. */
export async function closeGracefully(server: Server, connections: () => Iterable<Socket>): Promise<void> {
  await takeWaiting(server)
  const closeIdle = (): void => {
    const isSending = [...connections()].some(({ writableLength }) => writableLength > 0)
    if (!isSending) server.closeIdleConnections()
  }
  const timer = setInterval(closeIdle, graceMs)
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer)
      resolve()
    })
  })
}
