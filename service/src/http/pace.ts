import type { IncomingMessage } from 'node:http'

/** A body that comes as fast as the machine can take it is read so much at a time, and of all such bodies so many in one round
 *  of the event loop. A thousand of them at once would make one round of 64 MB, and everybody else would wait for it. */
const bytesOfTurn = 64 * 1024
const bodiesOfRound = 4

/** Hears of every chunk of a body, with the bytes that have come by then, and pauses it where others have their turn first. */
export type Pace = (request: IncomingMessage, chunk: number, length: number) => void

interface Paused {
  readonly request: IncomingMessage
  readonly length: number
}

/** Makes the pace of all bodies of a server, whether they are kept or dropped. */
export function bodyPace(): Pace {
  let paused: Paused[] = []
  /** What has come furthest is finished first, so that few bodies are held in part. */
  const resumeSome = (): void => {
    // Those who have gone would wait behind all that come, with what has come of them.
    paused = paused.filter(({ request }) => !request.destroyed).sort((a, b) => b.length - a.length)
    for (const { request } of paused.splice(0, bodiesOfRound)) request.resume()
    if (paused.length > 0) setImmediate(resumeSome)
  }

  return (request, chunk, length) => {
    if (length % bytesOfTurn >= chunk) return
    request.pause()
    if (paused.push({ request, length }) === 1) setImmediate(resumeSome)
  }
}
