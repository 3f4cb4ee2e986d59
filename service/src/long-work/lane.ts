import type { Worker } from 'node:worker_threads'
import type { Reply } from '../http/reply.ts'
import type { Job, LongWork } from '../http/route.ts'
import { type FromThread, movable, type ToThread } from './messages.ts'
import { fairQueue } from './queue.ts'

/** Work that has not come to its end by then never will: the dearest that the bounds allow takes less than half of it on a busy
 *  machine, which a test holds. */
export const usualDeadlineMs = 10_000

/** How long after a thread has gone another is begun. It doubles each time that one does no work, up to the deadline. */
const firstBackOffMs = 100

export interface LaneParts {
  /** Starts the thread. */
  readonly start: () => Worker
  readonly pastDeadline: (route: string) => void
  readonly threadLost: (error: unknown) => void
}

export interface Lane extends LongWork {
  /** Resolves when the first thread can work. */
  readonly ready: Promise<void>
  readonly close: () => void
}

/** A job with whoever waits for its reply. */
interface Waiting extends Job {
  readonly resolve: (reply: Reply | null) => void
  readonly reject: (error: unknown) => void
}

/** The lane for long work: one thread beside the event loop, one job at a time, and a fair queue before it. A job that runs past
 *  its deadline ends with its thread, and another thread is begun. */
export function longWorkLane(
  { start, pastDeadline, threadLost }: LaneParts,
  deadlineMs = usualDeadlineMs,
): Lane {
  const queue = fairQueue<Waiting>()
  let thread: Worker | null = null
  let isReady = false
  let running: Waiting | null = null
  let deadline: NodeJS.Timeout | undefined
  let backOffMs = firstBackOffMs
  let isClosed = false
  const ready = Promise.withResolvers<void>()
  begin()

  return {
    ready: ready.promise,
    run: (job) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = { ...job, resolve, reject }
        queue.add(waiting)?.resolve(null)
        const drop = (): void => {
          if (queue.drop(waiting)) resolve(null)
        }
        job.gone.addEventListener('abort', drop, { once: true })
        work()
      }),
    close: () => {
      isClosed = true
      void thread?.terminate()
    },
  }

  function begin(): void {
    if (isClosed) return
    const begun = start()
    thread = begun
    isReady = false
    begun.on('message', (message: FromThread) => {
      if (thread === begun) heard(begun, message)
    })
    begun.on('error', threadLost)
    begun.once('exit', () => {
      if (thread === begun) lost()
    })
  }

  /** Another thread takes the place of one that has gone; what it was at gets no answer. */
  function lost(): void {
    thread = null
    finish()?.resolve(null)
    if (isClosed) return
    setTimeout(begin, backOffMs).unref()
    backOffMs = Math.min(2 * backOffMs, deadlineMs)
  }

  function work(): void {
    if (thread === null || !isReady || running !== null) return
    running = queue.next()
    if (running === null) return
    const { request, gone, route } = running
    const flag = new Int32Array(new SharedArrayBuffer(4))
    gone.addEventListener('abort', () => Atomics.store(flag, 0, 1), { once: true })
    deadline = setTimeout(() => {
      pastDeadline(route)
      void thread?.terminate()
    }, deadlineMs)
    const body = movable(request.body)
    thread.postMessage({ request: { ...request, body }, gone: flag } as unknown as ToThread, [body.buffer])
  }

  function heard(from: Worker, message: FromThread): void {
    if ('ready' in message) {
      isReady = true
      ready.resolve()
    } else if ('charge' in message) {
      const charging = running
      charging?.charge(message.charge).then((charged) => {
        if (thread === from && running === charging) from.postMessage({ charged } satisfies ToThread)
      }, charging.reject)
      return
    } else {
      backOffMs = firstBackOffMs
      const done = finish()
      if ('fault' in message) done?.reject(message.fault)
      else done?.resolve({ ...message.reply, body: Buffer.from(message.reply.body.buffer) })
    }
    work()
  }

  function finish(): Waiting | null {
    clearTimeout(deadline)
    const done = running
    running = null
    return done
  }
}
