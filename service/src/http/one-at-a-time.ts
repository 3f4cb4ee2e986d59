import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ClientKey, nameOf } from './client-address.ts'
import { type Holding, keepWithinLimits, releaseMemory } from './memory-limits.ts'

/** Requests that may wait on a connection behind the one that is being answered: no browser sends as many in advance. Whoever
 *  sends more is cut off. */
const mostWaiting = 100
/** From the head of a request, or from its answer where that took us long, to the last byte, which the client has to take: more
 *  than a slow phone needs. */
const answerTakenWithinMs = 60_000
/** What is held is looked at so often: what one client can send in between is still within the limits of all. */
const sweepMs = 250
/** And whenever so many bytes have come or gone out, because a fast network brings more than that in a quarter of a second. */
const sweepBytes = 4 * 1024 * 1024
/** About what a request costs that only waits: its head, and Node's objects for it. */
const bytesOfRequest = 4096

/** A request that is being answered. */
export interface InFlight {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly client: ClientKey
  readonly id: string
  /** Whether what has come of the body is kept: not when the request was refused. */
  readonly holdsBody: boolean
}

/** A connection, with the requests on it that wait for their turn. */
interface Connection {
  readonly socket: Socket
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
  inFlight: InFlight | null
  /** When the request in flight began, or was last waiting for us, in sweeps; and how many bytes had come by then. */
  began: number
  bytesBefore: number
  /** Why the connection has to end, once what came before is answered. */
  fault: Error | null
  /** What is done when a response is closed: made once for a connection, not for each of its requests. */
  readonly closed: () => void
}

export interface OneAtATime {
  readonly sockets: () => Iterable<Socket>
  /** How many requests have come in whole and have no answer yet. */
  readonly unanswered: () => number
  /** Hears of bytes that have come or are sent, so that what is held is looked at in time. */
  readonly moved: (bytes: number) => void
}

/** Why bytes are no request, and a copy of up to 64 KiB of them that Node makes for whoever wants to look at it. */
type ClientError = Error & { readonly rawPacket?: Buffer }

/** What is handed over: a request to be answered, and bytes that are no request. */
export interface Handlers {
  readonly begin: (request: IncomingMessage, response: ServerResponse) => InFlight | null
  readonly refuse: (error: Error, socket: Socket, id: string | null) => void
}

/** Answers the requests of a connection one after the other, each when the answer before it is gone. Node would begin with all
 *  that have come at once (HTTP pipelining), and keep the answers in memory for as long as the client does not read them.
 *  Backpressure is thus on the connection, and what is held is bounded. */
export function oneAtATime(server: Server, { begin, refuse }: Handlers): OneAtATime {
  const connections = new Map<Socket, Connection>()
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
      inFlight: null,
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
    if (connection.inFlight === null && connection.waiting.length === 0) start(connection, request, response)
    else if (connection.waiting.push([request, response]) > mostWaiting) connection.socket.destroy()
  })
  server.on('clientError', (error: ClientError, socket: Socket) => {
    if (error.rawPacket !== undefined) releaseMemory(error.rawPacket)
    const connection = connections.get(socket)
    // What is wrong after a complete request must not be taken for the answer to that one.
    if (connection !== undefined && hasCompleteRequest(connection)) connection.fault ??= error
    else refuse(error, socket, connection?.inFlight?.id ?? null)
  })
  return {
    sockets: () => connections.keys(),
    unanswered: () => [...connections.values()].filter(isOwed).length,
    moved: (bytes) => {
      movedBytes += bytes
      if (movedBytes > sweepBytes) sweep()
    },
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.began = sweeps
    connection.bytesBefore = connection.socket.bytesRead
    response.on('close', connection.closed)
    connection.inFlight = begin(request, response)
  }

  /** The next one waits for a round of the event loop, so that a hundred sent in advance are not answered in one. */
  function closed(connection: Connection): void {
    connection.inFlight = null
    if (connection.waiting.length > 0) setImmediate(takeNext, connection)
    else if (connection.fault !== null) refuse(connection.fault, connection.socket, null)
  }

  /** Nothing behind an answer that closes the connection is looked at: it may be no request at all. */
  function takeNext(connection: Connection): void {
    const [request, response] = connection.waiting.shift() ?? []
    if (request === undefined || response === undefined || !connection.socket.writable) return
    if (connection.fault !== null && !request.complete) refuse(connection.fault, connection.socket, null)
    else start(connection, request, response)
  }

  /** Ends the connections whose clients take too long, and those that hold too much. */
  function sweep(): void {
    movedBytes = 0
    const holdings: Holding[] = []
    for (const connection of connections.values()) {
      const { inFlight, socket } = connection
      if (inFlight === null) continue
      // Nobody is to blame for how long we take.
      if (isOwed(connection)) connection.began = sweeps
      if ((sweeps - connection.began) * sweepMs > answerTakenWithinMs) socket.destroy()
      else holdings.push(holdingOf(connection, inFlight))
    }
    keepWithinLimits(holdings)
  }
}

/** Whether a request has come to its end and not yet been answered to its end. */
const hasCompleteRequest = ({ inFlight, waiting }: Connection): boolean =>
  waiting.length > 0 || inFlight?.request.complete === true

const isOwed = ({ inFlight }: Connection): boolean =>
  inFlight?.request.complete === true && !inFlight.response.headersSent

/** A body that has come so far, an answer that is not taken, and what waits. */
const holdingOf = ({ socket, bytesBefore, waiting }: Connection, inFlight: InFlight): Holding => ({
  client: nameOf(inFlight.client),
  bytes:
    (inFlight.holdsBody ? socket.bytesRead - bytesBefore : 0) +
    socket.writableLength +
    (1 + waiting.length) * bytesOfRequest,
  cut: () => socket.destroy(),
})
