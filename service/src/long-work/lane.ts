import type { Worker } from 'node:worker_threads'
import { windowMs } from '../http/rate-limit/memory.ts'
import type { Reply } from '../http/reply.ts'
import { type Job, type LongWork, type WorkKind, workKinds } from '../http/route.ts'
import { type FromThread, movable, type ToThread } from './messages.ts'
import { fairQueue, type QueuedJob } from './queue.ts'
import { beatMs, msOf } from './watchdog.ts'

/** Work that has not come to its end after so much processor time never will: the dearest that the bounds allow takes less than
 *  half of it, which a test holds. */
export const usualDeadlineMs = 10_000

/** And what takes none for so many beats of the main thread hangs. A process that is stopped has no beats. */
const mostBeatsWithoutWork = 40

/** Less in a beat is none: the thread's own timers take that. */
const leastMs = 1

export interface LaneParts {
  /** Starts the thread. */
  readonly start: () => Worker
  /** Milliseconds that only go forward. */
  readonly now: () => number
  readonly pastDeadline: (route: string) => void
  readonly threadLost: (error: unknown) => void
  /** Hears of what was done with its processor time, of what was not, and of each thread in the place of another. */
  readonly tally: LaneTally
}

export interface LaneTally {
  readonly served: (kind: WorkKind, costMs: number) => void
  readonly refused: (kind: WorkKind, why: NotDone) => void
  readonly restarted: () => void
}

/** Why a job is not done: more waited than there is room for, it waited too long, it ran past its deadline or its thread was lost,
 *  or the process stops. */
export const notDone = ['full', 'late', 'ended', 'stopping'] as const
type NotDone = (typeof notDone)[number]

export interface Lane extends LongWork {
  /** Lets the thread load the routes, where it has not yet: the first job does, too. */
  readonly load: () => void
  /** How many jobs of a kind wait. */
  readonly waiting: (kind: WorkKind) => number
  /** Begins nothing more. What is at work has so long to end. */
  readonly stop: (graceMs: number) => void
}

/** A job with whoever waits for its reply. */
interface Waiting extends Job, QueuedJob {
  readonly bytes: number
  readonly resolve: (reply: Reply | null) => void
  readonly reject: (error: unknown) => void
}

/** The lane for long work: one thread beside the event loop, a fair queue before it, and of each kind one job at work. A job that
 *  runs past its deadline ends with its thread, and another thread is begun. */
export function longWorkLane(
  { start, now, pastDeadline, threadLost, tally }: LaneParts,
  deadlineMs = usualDeadlineMs,
  mostBeats = mostBeatsWithoutWork,
): Lane {
  const queue = fairQueue<Waiting>(now)
  /** The jobs that the thread has, and what it had used before each, or meanwhile for another. */
  const atWork = new Map<WorkKind, { readonly job: Waiting; usedElsewhere: number }>()
  /** By route, what it has cost so far, and for how many bytes that were sent. */
  const costs = new Map<string, { ms: number; bytes: number }>()
  /** Where the thread says at which of its jobs it is, by the place of its kind. */
  const current = new Int32Array(new SharedArrayBuffer(4))
  let thread: Worker | null = null
  let state: 'started' | 'loading' | 'ready' | 'ending' = 'started'
  let used = 0
  let beatsWithoutWork = 0
  /** How long after a thread has gone another is begun. It doubles each time that one does no work, up to the deadline. */
  let backOffMs = beatMs
  let isStopping = false
  setInterval(beat, beatMs).unref()
  setInterval(queue.forget, windowMs).unref()
  begin()

  return {
    load,
    run: (job) =>
      new Promise((resolve, reject) => {
        const cost = costs.get(job.route) ?? { ms: 1, bytes: 1 }
        const bytes = job.request.body.length + job.request.url.length
        const estimate = (bytes * cost.ms) / cost.bytes
        const waiting: Waiting = { ...job, bytes, estimate, since: now(), resolve, reject }
        if (isStopping) return refuse(waiting, 'stopping')
        const out = queue.add(waiting)
        if (out !== null) refuse(out, 'full')
        job.gone.addEventListener('abort', () => queue.drop(waiting) && resolve(null), { once: true })
        load()
        work()
      }),
    stop: (graceMs) => {
      isStopping = true
      for (const job of queue.empty()) refuse(job, 'stopping')
      setTimeout(() => void thread?.terminate(), graceMs).unref()
    },
    waiting: (kind) => queue.waiting().filter((job) => job.kind === kind).length,
  }

  function begin(): void {
    if (isStopping) return
    const begun = start()
    thread = begun
    state = 'started'
    used = 0
    begun.on('message', (message: FromThread) => {
      if (thread === begun) heard(begun, message)
    })
    begun.on('error', threadLost)
    begun.once('exit', () => {
      if (thread === begun) lost()
    })
  }

  function load(): void {
    if (state !== 'started') return
    state = 'loading'
    thread?.postMessage({ load: current } satisfies ToThread)
  }

  /** Another thread takes the place of one that has gone, and loads the routes before it is given a job; what it was at gets no
   *  answer. */
  function lost(): void {
    thread = null
    for (const [kind, { job, usedElsewhere }] of atWork) {
      queue.served(job, kind === workKinds[Atomics.load(current, 0)] ? used - usedElsewhere : 0)
      refuse(job, isStopping ? 'stopping' : 'ended')
    }
    atWork.clear()
    if (isStopping) return
    tally.restarted()
    setTimeout(() => {
      begin()
      load()
    }, backOffMs).unref()
    backOffMs = Math.min(2 * backOffMs, deadlineMs)
  }

  function refuse({ kind, resolve }: Waiting, why: NotDone): void {
    tally.refused(kind, why)
    resolve(null)
  }

  /** Gives the thread what it can take: of each kind one job. */
  function work(): void {
    if (thread === null || state !== 'ready') return
    for (const kind of workKinds) {
      const job = atWork.has(kind) ? null : queue.next(kind)
      if (job === null) continue
      atWork.set(kind, { job, usedElsewhere: used })
      beatsWithoutWork = 0
      const flag = new Int32Array(new SharedArrayBuffer(4))
      job.gone.addEventListener('abort', () => Atomics.store(flag, 0, 1), { once: true })
      const body = movable(job.request.body)
      const message = { kind, request: { ...job.request, body }, gone: flag }
      thread.postMessage(message as unknown as ToThread, [body.buffer])
    }
  }

  /** Looks how much processor time the thread has used, and whether a job has waited too long. */
  function beat(): void {
    for (const job of queue.late()) refuse(job, 'late')
    if (thread === null || atWork.size === 0) return
    const asked = thread
    asked.cpuUsage().then(
      (usage) => {
        if (thread !== asked) return
        const now = msOf(usage)
        if (now - used >= leastMs) beatsWithoutWork = 0
        used = now
        if ([...atWork.values()].some(({ usedElsewhere }) => used - usedElsewhere > deadlineMs)) end()
      },
      () => {},
    )
    if (++beatsWithoutWork > mostBeats) end()
  }

  function end(): void {
    if (state === 'ending') return
    state = 'ending'
    const kind = workKinds[Atomics.load(current, 0)] as WorkKind
    const running = atWork.get(kind) ?? atWork.values().next().value
    if (running !== undefined && used - running.usedElsewhere > deadlineMs) running.job.spent()
    pastDeadline(running?.job.route ?? 'none')
    void thread?.terminate()
  }

  function heard(from: Worker, message: FromThread): void {
    if ('ready' in message) state = 'ready'
    else if ('charge' in message) {
      const charging = atWork.get(message.kind)?.job
      charging?.charge(message.charge).then((charged) => {
        if (thread === from && atWork.get(message.kind)?.job === charging)
          from.postMessage({ kind: message.kind, charged } satisfies ToThread)
      }, charging.reject)
      return
    } else finish(message)
    work()
  }

  function finish(message: Extract<FromThread, { cost: number }>): void {
    const { kind, cost } = message
    const job = atWork.get(kind)?.job as Waiting
    atWork.delete(kind)
    backOffMs = beatMs
    beatsWithoutWork = 0
    used += cost
    for (const other of atWork.values()) other.usedElsewhere += cost
    const soFar = costs.get(job.route) ?? { ms: 0, bytes: 0 }
    costs.set(job.route, { ms: soFar.ms + cost, bytes: soFar.bytes + job.bytes })
    tally.served(kind, cost)
    queue.served(job, cost)
    if ('fault' in message) job.reject(message.fault)
    else job.resolve({ ...message.reply, body: Buffer.from(message.reply.body.buffer) })
  }
}
