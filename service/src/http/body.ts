import type { IncomingMessage } from 'node:http'

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

/** A body that comes as fast as the machine can take it is read so much at a time, and of all such bodies so many in one round
 *  of the event loop. A thousand of them at once would make one round of 64 MB, and everybody else would wait for it. */
const bytesOfTurn = 64 * 1024
const bodiesOfRound = 16

/** What became of a body: its bytes, or why they were not read to the end. */
export type BodyRead = Buffer | 'too large' | 'too many chunks'

/** Reads the body of a request. Gives up as soon as it is over the limit; what comes after that is left to whoever answers. It
 *  never settles when the client goes away: then nobody waits. */
export type ReadBody = (request: IncomingMessage, limit: number) => Promise<BodyRead>

/** Makes the reader of all bodies. `received` hears of every chunk that is kept. */
export function bodyReader(received: (bytes: number) => void): ReadBody {
  const paused: { readonly request: IncomingMessage; readonly length: number }[] = []
  /** What has come furthest is finished first, so that few bodies are held in part. */
  const resumeSome = (): void => {
    paused.sort((a, b) => b.length - a.length)
    for (const { request } of paused.splice(0, bodiesOfRound)) request.resume()
    if (paused.length > 0) setImmediate(resumeSome)
  }
  const pause = (request: IncomingMessage, length: number): void => {
    request.pause()
    if (paused.push({ request, length }) === 1) setImmediate(resumeSome)
  }

  return (request, limit) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = []
      let length = 0
      let bytesThisTurn = 0
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
        bytesThisTurn += bytes
        if (bytesThisTurn < bytesOfTurn) return
        bytesThisTurn = 0
        pause(request, length)
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
