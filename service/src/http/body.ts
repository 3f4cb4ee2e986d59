import type { IncomingMessage } from 'node:http'
import { releaseMemory } from './memory-limits.ts'

export const noBody = Buffer.alloc(0)

/** Whether a request says that a body follows. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** What a route takes as its body: JSON, or what the form of a page sends. */
export type BodyType = 'json' | 'form'

/** Whether the body is of this type, and not compressed. */
export const isPlainObject = ({ headers }: IncomingMessage, type: BodyType): boolean =>
  isOfType[type](headers['content-type'] ?? '') &&
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'

const isOfType: Readonly<Record<BodyType, (type: string) => boolean>> = {
  // JSON is UTF-8 (RFC 8259, 8.1): what says that it is something wider cannot be read.
  json: (type) =>
    type === 'application/json' ||
    (/^application\/json[\t ]*(?:;|$)/i.test(type) && !/;[\t ]*charset="?utf-?(?:16|32)/i.test(type)),
  form: (type) => /^application\/x-www-form-urlencoded[\t ]*(?:;|$)/i.test(type),
}

/** A body may come in so many chunks, however small; after that they must have so many bytes each, taken together. Every
 *  chunk costs the same, and a few kilobytes can be thousands of them. */
const freeChunks = 256
const leastBytes = 64

/** Whether a body that came in so many chunks so far came in too many for its length. */
const isInTooManyChunks = (chunks: number, length: number): boolean =>
  chunks > freeChunks && length < chunks * leastBytes

/** What became of a body: its bytes, or why they were not read to the end. */
export type BodyRead = Buffer | 'too large' | 'too many chunks'

/** Reads the body of a request. Gives up as soon as it is over the limit; what comes after that is left to whoever answers. It
 *  never settles when the client goes away: then nobody waits. `received` hears of every chunk that is kept. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  received: (bytes: number) => void,
): Promise<BodyRead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const drop = (): void => chunks.splice(0).forEach(releaseMemory)
    const giveUp = (why: BodyRead): void => {
      request.off('data', take).off('end', finish)
      // Small pieces are passed over at once: kept until the answer is there, they would be thousands of objects.
      if (why === 'too many chunks') request.on('data', () => {})
      else request.pause()
      drop()
      resolve(why)
    }
    const take = (chunk: Buffer): void => {
      length += chunk.length
      if (chunks.push(chunk) === 2) request.once('close', drop)
      if (length > limit) giveUp('too large')
      else if (isInTooManyChunks(chunks.length, length)) giveUp('too many chunks')
      else received(chunk.length)
    }
    const finish = (): void => {
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length))
      if (chunks.length > 1) drop()
    }
    if (Number(request.headers['content-length']) > limit) resolve('too large')
    else request.on('data', take).on('end', finish)
  })
}

/** How long a body that was refused is still read: what a slow line needs for a megabyte. */
const mostMsRefused = 5000

/** A lingering close: reads and drops what still comes of a refused body, then calls `ended`. Most clients read nothing before
 *  they have sent everything, and a connection that is closed before that loses the answer on its way (RFC 9112, 9.6). */
export function lingerOver(request: IncomingMessage, ended: () => void): void {
  let chunks = 0
  let length = 0
  const cut = (): void => void request.socket.destroy()
  const timer = setTimeout(cut, mostMsRefused)
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    releaseMemory(chunk)
    if (isInTooManyChunks(++chunks, length)) cut()
  })
  request.once('end', ended).once('close', () => clearTimeout(timer))
  request.resume()
}
