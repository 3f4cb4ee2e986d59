import type { IncomingMessage } from 'node:http'

export const noBody = Buffer.alloc(0)

/** Whether a request says that a body follows. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** JSON that is not compressed. */
export const isPlainJson = ({ headers }: IncomingMessage): boolean =>
  isJson(headers['content-type'] ?? '') &&
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'

const isJson = (type: string): boolean =>
  type === 'application/json' || /^application\/json[\t ]*(?:;|$)/i.test(type)

/** A body may come in so many pieces, however small; after that they must have so many bytes each, taken together. Every
 *  piece costs the same, and a few kilobytes can be thousands of them. */
const freePieces = 256
const leastBytes = 64

/** Reads the body of a request and gives it; null as soon as it is over the limit. What comes after that is let go, so that
 *  the client is done sending when it reads the answer. A client that sends crumbs is cut off. */
export function readBody(request: IncomingMessage, limit: number, done: (body: Buffer | null) => void): void {
  const parts: Buffer[] = []
  let length = 0
  let pieces = 0
  let isOver = Number(request.headers['content-length']) > limit
  request.on('data', (part: Buffer) => {
    if (isOver) return
    length += part.length
    if (++pieces > freePieces && length < pieces * leastBytes) {
      isOver = true
      request.socket.destroy()
      return
    }
    parts.push(part)
    if (length <= limit) return
    isOver = true
    parts.length = 0
    done(null)
  })
  request.on('end', () => {
    if (!isOver) done(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, length))
  })
  if (isOver) done(null)
}
