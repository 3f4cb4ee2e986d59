import type { IncomingMessage, ServerResponse } from 'node:http'
import { giveBack, isInTooManyChunks } from './body.ts'
import type { Pace } from './pace.ts'

/** How much of a body that was refused is still read, and for how long. */
const mostBytes = 128 * 1024 * 1024
const mostMs = 5000

/** A lingering close: ends a response whose request has not come to its end. Most clients read nothing before they have sent
 *  everything, and a connection that is closed before that loses the answer on its way (RFC 9112, 9.6). So what still comes
 *  is read and dropped for a while, and the connection closed after it. */
export function endAfterRequest(request: IncomingMessage, response: ServerResponse, pace: Pace): void {
  let chunks = 0
  const cut = (): void => void request.socket.destroy()
  const timer = setTimeout(cut, mostMs)
  dropBody(request, pace, (length) => {
    if (length > mostBytes || isInTooManyChunks(++chunks, length)) cut()
  })
  request.once('end', () => response.end())
  response.once('close', () => clearTimeout(timer))
  request.resume()
}

/** Reads what still comes of a body that nobody looks at, so that the connection can be used again. Node would read it too, but
 *  without letting others have a turn. `dropped` hears how much it is so far. */
export function dropBody(request: IncomingMessage, pace: Pace, dropped?: (length: number) => void): void {
  let length = 0
  request.on('data', (chunk: Buffer) => {
    const bytes = chunk.length
    giveBack(chunk)
    length += bytes
    pace(request, bytes, length)
    dropped?.(length)
  })
}
