import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of a body that was refused is still read, and for how long. */
const mostBytes = 128 * 1024 * 1024
const mostChunks = 16 * 1024
const mostMs = 5000

/** A lingering close: ends a response whose request has not come to its end. Most clients read nothing before they have sent
 *  everything, and a connection that is closed before that loses the answer on its way (RFC 9112, 9.6). So what still comes
 *  is read and dropped for a while, and the connection closed after it. */
export function endAfterRequest(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  let chunks = 0
  const cut = (): void => void request.socket.destroy()
  const timer = setTimeout(cut, mostMs)
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes || ++chunks > mostChunks) cut()
  })
  request.once('end', () => response.end())
  response.once('close', () => clearTimeout(timer))
  request.resume()
}
