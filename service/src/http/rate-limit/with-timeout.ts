/** The answer, or a rejection after a timeout. When the event loop was blocked, the answer may have come and lie unread in its
 *  socket: it is read before the time is said to be over. */
export function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void =>
      reject(Object.assign(new Error('No answer came in time.'), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(() => setImmediate(() => setImmediate(late)), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
