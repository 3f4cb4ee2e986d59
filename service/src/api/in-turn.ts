import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is allowed to a connection, and to all of them together. */
export const bounds = {
  /** Requests that wait behind the one that is being answered. Whoever sends more is cut off. */
  mostWaiting: 100,
  /** From the head of a request to the last byte of its answer, which the client has to take. */
  answerTakenWithinMs: 60_000,
  /** What all connections together may make us hold; then those that have held it longest are cut off. */
  mostHeldBytes: 64 * 1024 * 1024,
  lookedAtEveryMs: 250,
} as const

/** About what a request costs that only waits. */
const bytesOfWaiting = 4096

/** A connection, with the requests on it that wait for their turn. */
interface Line {
  readonly socket: Socket
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
  answering: IncomingMessage | null
  /** When the one that is being answered began, in looks; and what had come by then. */
  began: number
  bytesBefore: number
  /** Why the connection has to end, once what came before is answered. */
  fault: Error | null
  /** What is done when an answer is gone: made once for a connection, not for each of its requests. */
  readonly answered: () => void
}

/** Answers the requests of a connection one after the other, each when the answer before it is gone. What was sent in advance
 *  waits behind what others ask. Node would begin with all that have come at once, and keep the answers in memory for as
 *  long as the client does not read them. Gives the connections that are open. */
export function answerInTurn(
  server: Server,
  answer: RequestListener,
  refuse: (error: Error, socket: Socket) => void,
): { readonly connections: () => Iterable<Socket> } {
  const lines = new Map<Socket, Line>()
  const next: Line[] = []
  let look = 0
  const timer = setInterval(() => cutOff([...lines.values()], ++look), bounds.lookedAtEveryMs).unref()

  server.on('connection', (socket: Socket) => {
    const line: Line = {
      socket,
      waiting: [],
      answering: null,
      began: 0,
      bytesBefore: 0,
      fault: null,
      answered: () => answered(line),
    }
    lines.set(socket, line)
    socket.once('close', () => lines.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const line = lines.get(request.socket)
    if (line === undefined || line.socket.destroyed) return
    if (line.answering === null && line.waiting.length === 0) begin(line, request, response)
    else if (line.waiting.push([request, response]) > bounds.mostWaiting) line.socket.destroy()
  })
  server.on('clientError', (error: Error, socket: Socket) => {
    const line = lines.get(socket)
    // What is wrong after a whole request must not be taken for the answer to that one.
    if (line !== undefined && hasWholeRequest(line)) line.fault ??= error
    else refuse(error, socket)
  })
  server.once('close', () => clearInterval(timer))
  return { connections: () => lines.keys() }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.answering = request
    line.began = look
    line.bytesBefore = line.socket.bytesRead
    response.on('close', line.answered)
    answer(request, response)
  }

  function answered(line: Line): void {
    line.answering = null
    if (line.waiting.length === 0) {
      if (line.fault !== null) refuse(line.fault, line.socket)
    } else if (next.push(line) === 1) setImmediate(giveTurn)
  }

  /** One request that waits, of one connection; then it is the turn of what has come meanwhile. */
  function giveTurn(): void {
    const line = next.shift()
    if (next.length > 0) setImmediate(giveTurn)
    const [request, response] = line?.waiting.shift() ?? []
    if (line === undefined || request === undefined || response === undefined || line.socket.destroyed) return
    if (line.fault !== null && !request.complete) refuse(line.fault, line.socket)
    else begin(line, request, response)
  }
}

/** Whether a request has come to its end and not yet been answered to its end. */
const hasWholeRequest = ({ answering, waiting }: Line): boolean =>
  waiting.length > 0 || answering?.complete === true

/** Ends the connections whose clients take too long, and, where all hold too much, those that have held it longest. */
function cutOff(lines: readonly Line[], look: number): void {
  const busy = lines.filter(({ answering }) => answering !== null).sort((a, b) => a.began - b.began)
  let held = busy.reduce((sum, line) => sum + heldBy(line), 0)
  for (const line of busy) {
    const isLate = (look - line.began) * bounds.lookedAtEveryMs > bounds.answerTakenWithinMs
    if (!isLate && held <= bounds.mostHeldBytes) continue
    held -= heldBy(line)
    line.socket.destroy()
  }
}

/** What a connection makes us hold: a body that has come so far, an answer that is not taken, and what waits. */
const heldBy = ({ socket, bytesBefore, waiting }: Line): number =>
  socket.bytesRead - bytesBefore + socket.writableLength + waiting.length * bytesOfWaiting
