/** Waits until this work may go on for about a millisecond. Rejects when its signal is aborted: the client has gone, and what
 *  it asked for is dropped with everything that was kept for it. */
export type Turn = () => Promise<void>

/** Work that is too long for one turn of the event loop. */
export interface Work {
  readonly size: number
  readonly signal: AbortSignal
  /** Whether its client has closed its side. It may still read, or it has hung up: both look the same until something is
   *  sent. */
  readonly isHalfClosed: () => boolean
  /** Sends something, so that work for a client that has hung up is aborted before it is done in vain. */
  readonly probe: () => void
}

interface Waiting {
  readonly work: Work & { isProbed: boolean }
  readonly number: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Cooperative scheduling, shortest job first: gives one turn in each round of the event loop, so that everybody else is
 *  answered in between, and so that one item does not wait for a thousand (head-of-line blocking); of the same size, what
 *  came first is finished first, so that few results are held at once. What perhaps nobody waits for goes last. `taken` tells
 *  how many connections have been taken so far, and `now` milliseconds that only go forward. */
export function takeTurns(taken: () => number, now: () => number): (work: Work) => Turn {
  let queue: Waiting[] = []
  let works = 0
  let isScheduled = false
  let lastTaken = 0
  let waitsSince: number | null = null

  function schedule(): void {
    if (isScheduled || queue.length === 0) return
    isScheduled = true
    setImmediate(give)
  }

  function give(): void {
    isScheduled = false
    if (queue.length === 0) return
    const next = queue.reduce((first, other) => (goesBefore(other, first) ? other : first))
    if (next.work.size >= sizeOfTurn && areMoreConnecting()) {
      schedule()
      return
    }
    // Nothing large is begun for a client that has perhaps hung up before it had a round to show it.
    if (mayHaveHungUp(next)) {
      for (const { work } of queue.filter(mayHaveHungUp)) {
        work.isProbed = true
        work.probe()
      }
      schedule()
      return
    }
    queue.splice(queue.indexOf(next), 1)
    schedule()
    next.work.signal.removeEventListener('abort', drop)
    next.resolve()
  }

  /** Node takes one connection in each round, so that behind one that was just taken others may stand, with less to ask. */
  function areMoreConnecting(): boolean {
    const isNew = taken() !== lastTaken
    lastTaken = taken()
    const since = waitsSince ?? now()
    const areMore = isNew && now() - since < mostMsForConnections
    waitsSince = areMore ? since : null
    return areMore
  }

  /** Takes out what nobody waits for any more. */
  function drop(): void {
    const gone = queue.filter(({ work }) => work.signal.aborted)
    queue = queue.filter(({ work }) => !work.signal.aborted)
    for (const { work, reject } of gone) reject(work.signal.reason)
  }

  return (asked) => {
    const number = ++works
    const work = { ...asked, isProbed: false }
    let isFirst = true
    return () =>
      new Promise((resolve, reject) => {
        const wait = (): void => {
          if (work.signal.aborted) {
            reject(work.signal.reason)
            return
          }
          queue.push({ work, number, resolve, reject })
          work.signal.addEventListener('abort', drop, { once: true })
          schedule()
        }
        // The end of the connection, where it came with the last byte, is read in the next round.
        if (isFirst && work.size >= leastProbedSize) setImmediate(wait)
        else wait()
        isFirst = false
      })
  }
}

/** Work of this size takes about as long as a turn: a hundred rows, or a page. */
export const sizeOfTurn = 16 * 1024

/** So long such work waits for connections: about as long as it takes itself, in which ten are taken. Those who never stop
 *  connecting must not stop all work. */
const mostMsForConnections = 1

/** Work from this size on costs more than to ask whether anybody still reads. */
const leastProbedSize = 64 * 1024

const mayHaveHungUp = ({ work }: Waiting): boolean =>
  !work.isProbed && work.size >= leastProbedSize && work.isHalfClosed()

function goesBefore(a: Waiting, b: Waiting): boolean {
  const [isLastA, isLastB] = [a.work.isHalfClosed(), b.work.isHalfClosed()]
  if (isLastA !== isLastB) return isLastB
  return a.work.size === b.work.size ? a.number < b.number : a.work.size < b.work.size
}

/** So much is done in one turn of the event loop: about a millisecond of work. */
export const weightOfTurn = 10

/** Does work that pauses, and lets others have their turn once the steps between weigh enough. */
export async function inTurns<T>(
  steps: Generator<undefined, T>,
  turn: Turn,
  weightOfStep: number,
): Promise<T> {
  let weight = 0
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    weight += weightOfStep
    if (weight < weightOfTurn) continue
    await turn()
    weight = 0
  }
}
