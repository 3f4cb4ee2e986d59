/** Waits until this work may go on for about a millisecond. Rejects when the signal is aborted: the client has gone, and what
 *  it asked for is dropped with everything that was kept for it. */
export type Turn = () => Promise<void>

/** Work that waits for its next turn. */
interface Waiting {
  readonly size: number
  readonly number: number
  readonly signal: AbortSignal
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** For work that is too long for one turn of the event loop: gives one turn in each round, so that everybody else is answered
 *  in between. The smallest work goes first, so that one sentence does not wait for a thousand; of the same size, what came
 *  first is finished first, so that few results are held at once. */
export function takeTurns(): (size: number, signal: AbortSignal) => Turn {
  const queue: Waiting[] = []
  let works = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || queue.length === 0) return
    isScheduled = true
    setImmediate(give)
  }

  function give(): void {
    isScheduled = false
    const next = queue.shift()
    schedule()
    next?.signal.removeEventListener('abort', drop)
    next?.resolve()
  }

  /** Takes out what nobody waits for any more. */
  function drop(): void {
    for (const { signal, reject } of queue) if (signal.aborted) reject(signal.reason)
    queue.splice(0, queue.length, ...queue.filter(({ signal }) => !signal.aborted))
  }

  return (size, signal) => {
    const number = ++works
    const isBehind = (other: Waiting): boolean =>
      other.size > size || (other.size === size && other.number > number)
    return () =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const behind = queue.findIndex(isBehind)
        queue.splice(behind < 0 ? queue.length : behind, 0, { size, number, signal, resolve, reject })
        signal.addEventListener('abort', drop, { once: true })
        schedule()
      })
  }
}
