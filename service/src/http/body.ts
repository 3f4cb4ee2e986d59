import type { IncomingMessage } from 'node:http'
import type { Pace } from './pace.ts'

export const noBody = Buffer.alloc(0)

/** Whether a request says that a body follows. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** What a route takes as its body: JSON, or what the form of a page sends. */
export type BodyType = 'json' | 'form'

/** Whether the body is of this type, and not compressed. */
export const isPlain = ({ headers }: IncomingMessage, type: BodyType): boolean =>
  isOfType[type](headers['content-type'] ?? '') &&
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'

const isOfType: Readonly<Record<BodyType, (type: string) => boolean>> = {
  json: (type) => type === 'application/json' || /^application\/json[\t ]*(?:;|$)/i.test(type),
  form: (type) => /^application\/x-www-form-urlencoded[\t ]*(?:;|$)/i.test(type),
}

/** A body may come in so many chunks, however small; after that they must have so many bytes each, taken together. Every
 *  chunk costs the same, and a few kilobytes can be thousands of them. */
const freeChunks = 256
const leastBytes = 64

/** Whether a body that came in so many chunks so far came in too many for its length. */
export const isInTooManyChunks = (chunks: number, length: number): boolean =>
  chunks > freeChunks && length < chunks * leastBytes

/** From here on a body is large: it is put together only when it has its turn, because many of those who send one have hung up
 *  by then. */
export const leastLarge = 64 * 1024

/** A large body that has come to its end, in the chunks it came in. */
export interface LargeBody {
  readonly chunks: readonly Buffer[]
  readonly length: number
}

/** What became of a body: its bytes, or why they were not read to the end. */
export type BodyRead = Buffer | LargeBody | 'too large' | 'too many chunks'

/** Reads the body of a request. Gives up as soon as it is over the limit; what comes after that is left to whoever answers. It
 *  never settles when the client goes away: then nobody waits. */
export type ReadBody = (request: IncomingMessage, limit: number) => Promise<BodyRead>

/** Makes the reader of all bodies. `received` hears of every chunk that is kept. */
export function bodyReader(pace: Pace, received: (bytes: number) => void): ReadBody {
  return (request, limit) =>
    new Promise((resolve) => {
      let chunks: Buffer[] = []
      let length = 0
      const drop = (): void => chunks.splice(0).forEach(giveBack)
      const giveUp = (why: BodyRead): void => {
        request.off('data', take).off('end', finish)
        // Small pieces are passed over at once: kept until the answer is there, they would be thousands of objects that the
        // collector carries along.
        if (why === 'too many chunks') request.on('data', passOver)
        else request.pause()
        drop()
        resolve(why)
      }
      const take = (chunk: Buffer): void => {
        length += chunk.length
        if (chunks.push(chunk) === 2) request.once('close', drop)
        if (length > limit) giveUp('too large')
        else if (isInTooManyChunks(chunks.length, length)) giveUp('too many chunks')
        else {
          received(chunk.length)
          pace(request, chunk.length, length)
        }
      }
      const finish = (): void => {
        // The request is held until it is answered, and its listeners with it: the body must not be held twice.
        const all = chunks
        chunks = []
        if (all.length === 1) resolve(all[0] as Buffer)
        else resolve(length < leastLarge ? joined({ chunks: all, length }) : { chunks: all, length })
      }
      if (Number(request.headers['content-length']) > limit) resolve('too large')
      else request.on('data', take).on('end', finish)
    })
}

const passOver = (): void => {}

/** The bytes of a body in one piece. What it came in is given back. */
export function joined({ chunks, length }: LargeBody): Buffer {
  const body = Buffer.concat(chunks, length)
  chunks.forEach(giveBack)
  return body
}

/** Less than this the collector sees to better: a chunk of one byte costs more to give back than to leave. */
const leastGivenBack = 16 * 1024

/** Gives memory back at once that nobody looks at any more. The collector sees of it only a small object, and lets hundreds of
 *  megabytes pile up before a full collection, which holds up everybody for 10 ms. */
export function giveBack(bytes: Buffer): void {
  if (bytes.length < leastGivenBack) return
  const { buffer } = bytes
  // Small buffers are parts of one that others have parts of too.
  if (buffer.byteLength === bytes.length && !(buffer instanceof SharedArrayBuffer)) buffer.transfer(0)
}
