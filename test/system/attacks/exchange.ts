import { connect } from 'node:net'

/** A busy machine takes so long for an answer, and what gets none is closed at once. */
export const answerWithinMs = 60_000

/** Sends bytes and gives all that comes back, until the other side closes or has been silent for a while: a short one where the
 *  first answer is the last, `answerWithinMs` where others follow it. It does not close its own side: a proxy would take that for
 *  a client that has gone. */
export function responseText(port: number, bytes: string | Uint8Array, silentMs = 400): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (part) => {
      text += part
      socket.setTimeout(silentMs)
    })
    socket.setTimeout(Math.max(answerWithinMs, silentMs), () => socket.destroy())
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(text))
  })
}

/** The statuses of all answers in what came back. */
export const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
