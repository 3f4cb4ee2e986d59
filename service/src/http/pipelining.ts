import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { giveBack } from './body.ts'
import type { ClientKey } from './client-address.ts'
import { type Exchange, closed as exchangeClosed } from './exchange.ts'
import { type Holding, keepWithinBounds } from './holdings.ts'

/** Requests that may wait on a connection behind the one that is being answered. Whoever sends more is cut off. */
const mostWaiting = 100
/** From the head of a request to the last byte of its answer, which the client has to take. */
const answerTakenWithinMs = 60_000
/** What is held is looked at so often, and whenever so many bytes have come or gone out. */
const sweepMs = 250
const sweepBytes = 4 * 1024 * 1024
/** About what a request costs that only waits. */
const bytesOfWaiting = 4096

/** A connection, with the requests on it that wait for their turn. */
interface Connection {
  readonly socket: Socket
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
  exchange: Exchange | null
  /** When the exchange began, in sweeps; and how many bytes had come by then. */
  began: number
  bytesBefore: number
  /** Why the connection has to end, once what came before is answered. */
  fault: Error | null
  /** What is done when a response is closed: made once for a connection, not for each of its requests. */
  readonly closed: () => void
}

export interface Pipelining {
  readonly sockets: () => Iterable<Socket>
  /** Hears of bytes that have come or are sent, so that what is held is looked at in time. */
  readonly moved: (bytes: number) => void
}

/** Why bytes are no request, and a copy of up to 64 KiB of them that Node makes for whoever wants to look at it. */
type ClientError = Error & { readonly rawPacket?: Buffer }

/** What the pipeline hands over: a request to be answered, and bytes that are no request. */
export interface Handlers {
  readonly begin: (request: IncomingMessage, response: ServerResponse) => Exchange | null
  readonly refuse: (error: Error, socket: Socket) => void
}

/** Answers the requests of a connection one after the other, each when the answer before it is gone. What was sent in advance
 *  waits behind what others ask. Node would begin with all that have come at once, and keep the answers in memory for as
 *  long as the client does not read them. Backpressure is thus on the connection, and what is held is bounded. */
export function pipelining(server: Server, { begin, refuse }: Handlers): Pipelining {
  const connections = new Map<Socket, Connection>()
  const next: Connection[] = []
  let sweeps = 0
  let movedBytes = 0
  const timer = setInterval(() => {
    sweeps++
    sweep()
  }, sweepMs).unref()
  server.once('close', () => clearInterval(timer))

  server.on('connection', (socket: Socket) => {
    const connection: Connection = {
      socket,
      waiting: [],
      exchange: null,
      began: 0,
      bytesBefore: 0,
      fault: null,
      closed: () => closed(connection),
    }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (connection === undefined || connection.socket.destroyed) return
    if (connection.exchange === null && connection.waiting.length === 0) start(connection, request, response)
    else if (connection.waiting.push([request, response]) > mostWaiting) connection.socket.destroy()
  })
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.rawPacket !== undefined) giveBack(error.rawPacket)
    const connection = connections.get(socket)
    // What is wrong after a complete request must not be taken for the answer to that one.
    if (connection !== undefined && hasCompleteRequest(connection)) connection.fault ??= error
    else refuse(error, socket)
  })
  return {
    sockets: () => connections.keys(),
    moved: (bytes) => {
      movedBytes += bytes
      if (movedBytes > sweepBytes) sweep()
    },
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.began = sweeps
    connection.bytesBefore = connection.socket.bytesRead
    response.on('close', connection.closed)
    connection.exchange = begin(request, response)
  }

  function closed(connection: Connection): void {
    if (connection.exchange !== null) exchangeClosed(connection.exchange)
    connection.exchange = null
    if (connection.waiting.length === 0) {
      if (connection.fault !== null) refuse(connection.fault, connection.socket)
    } else if (next.push(connection) === 1) setImmediate(takeNext)
  }

  /** One request that waits, of one connection; then it is the turn of what has come meanwhile. */
  function takeNext(): void {
    const connection = next.shift()
    if (next.length > 0) setImmediate(takeNext)
    const [request, response] = connection?.waiting.shift() ?? []
    if (connection === undefined || request === undefined || response === undefined) return
    if (connection.socket.destroyed) return
    if (connection.fault !== null && !request.complete) refuse(connection.fault, connection.socket)
    else start(connection, request, response)
  }

  /** Ends the connections whose clients take too long, and those that hold too much. */
  function sweep(): void {
    movedBytes = 0
    const holdings: Holding[] = []
    for (const connection of connections.values()) {
      const { exchange, socket, began } = connection
      if (exchange === null) continue
      if ((sweeps - began) * sweepMs > answerTakenWithinMs) socket.destroy()
      else holdings.push(holdingOf(connection, exchange))
    }
    keepWithinBounds(holdings)
  }
}

/** Whether a request has come to its end and not yet been answered to its end. */
const hasCompleteRequest = ({ exchange, waiting }: Connection): boolean =>
  waiting.length > 0 || exchange?.request.complete === true

/** A body that has come so far, an answer that is not taken, and what waits. */
const holdingOf = ({ socket, bytesBefore, waiting }: Connection, exchange: Exchange): Holding => ({
  client: nameOf(exchange.client),
  bytes:
    (exchange.holdsBody ? socket.bytesRead - bytesBefore : 0) +
    socket.writableLength +
    waiting.length * bytesOfWaiting,
  requests: 1 + waiting.length,
  cut: () => socket.destroy(),
})

const nameOf = ({ high, low }: ClientKey): string => `${high}.${low}`
