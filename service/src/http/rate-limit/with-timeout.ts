/** The second part of a timeout, see below. */
const graceMs = 20

/** The answer, or a rejection after a timeout. When the event loop was blocked, the answer may have come and lie unread in its
 *  socket: so the time is given in two parts, and the event loop reads what has come before each ends. */
export function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void =>
      reject(Object.assign(new Error('No answer came in time.'), { code: 'ETIMEDOUT' }))
    let timer = setTimeout(() => {
      timer = setTimeout(() => setImmediate(late), graceMs)
    }, ms - graceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
