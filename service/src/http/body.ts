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

/** A body may come in so many chunks, however small; after that they must have so many bytes each, taken together. Every
 *  chunk costs the same, and a few kilobytes can be thousands of them. */
const freeChunks = 256
const leastBytes = 64

/** A body that comes as fast as the machine can take it is read so much at a time, and the event loop is yielded in
 *  between. */
const bytesOfTurn = 64 * 1024

/** What became of a body: its bytes, or why they were not read to the end. */
export type BodyRead = Buffer | 'too large' | 'too many chunks'

/** Reads the body of a request. `received` hears of every chunk that is kept. Gives up as soon as the body is over the limit;
 *  what comes after that is left to whoever answers. It never settles when the client goes away: then nobody waits. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  received: (bytes: number) => void,
): Promise<BodyRead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    let bytesOfThisTurn = 0
    const giveUp = (why: BodyRead): void => {
      request.off('data', take).off('end', finish).pause()
      chunks.length = 0
      resolve(why)
    }
    const take = (chunk: Buffer): void => {
      length += chunk.length
      chunks.push(chunk)
      if (length > limit) giveUp('too large')
      else if (chunks.length > freeChunks && length < chunks.length * leastBytes) giveUp('too many chunks')
      else keep(chunk.length)
    }
    const keep = (bytes: number): void => {
      received(bytes)
      bytesOfThisTurn += bytes
      if (bytesOfThisTurn < bytesOfTurn) return
      bytesOfThisTurn = 0
      request.pause()
      setImmediate(() => request.resume())
    }
    const finish = (): void => {
      const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length)
      // The request is held until it is answered, and its listeners with it: the body must not be held twice.
      chunks.length = 0
      resolve(body)
    }
    if (Number(request.headers['content-length']) > limit) resolve('too large')
    else request.on('data', take).on('end', finish)
  })
}
