import { type MessagePort, parentPort } from 'node:worker_threads'
import { releaseMemory } from '../http/memory-limits.ts'
import { once } from '../http/once.ts'
import { queryOf } from '../http/query.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import type { Reply } from '../http/reply.ts'
import { type Route, type WorkKind, workKinds } from '../http/route.ts'
import { type Router, router } from '../http/router.ts'
import { type FromThread, movable, type ToThread } from './messages.ts'
import { msOf } from './watchdog.ts'

/** After so much processor time a batch lets one short job go first: about what is still answered on the event loop. */
const sliceMs = 5

/** A job that is at work: what it has cost so far, and by its last pause. */
interface Work {
  readonly kind: WorkKind
  cost: number
  costAtPause: number
  counted: (charge: Charge) => void
}

/** The thread's side of the lane: answers the requests that are handed over, by the same routes. Between the items of a batch a
 *  short job goes first, and after it the batch goes on for a slice, whatever else waits. */
export function answerJobs(routes: () => Promise<readonly Route[]>): void {
  const port = parentPort as MessagePort
  const match = once(async () => router(await routes()))
  const tell = (message: FromThread, ...moved: ArrayBuffer[]): void => port.postMessage(message, moved)
  const works = new Map<WorkKind, Work>()
  let place: Int32Array<SharedArrayBuffer> | null = null
  let current: Work | null = null
  let since = processorMs()

  port.on('message', (message: ToThread) => {
    // A thread that cannot load the routes ends by that, and the lane begins another: nothing catches it here.
    if ('load' in message) {
      place = message.load
      void match().then(() => tell({ ready: true }))
    } else if ('charged' in message) {
      const work = works.get(message.kind) as Work
      goOnWith(work)
      work.counted(message.charged)
    } else void match().then((found) => respond(found, message))
  })

  /** From here on processor time is that of this job, or of none. */
  function goOnWith(work: Work | null): void {
    const now = processorMs()
    if (current !== null) current.cost += now - since
    since = now
    current = work
    if (place !== null && work !== null) Atomics.store(place, 0, workKinds.indexOf(work.kind))
  }

  async function respond(found: Router, { kind, request, gone }: Extract<ToThread, { request: unknown }>) {
    const work: Work = { kind, cost: 0, costAtPause: 0, counted: () => {} }
    works.set(kind, work)
    goOnWith(work)
    const { endpoint, params } = found(request.url)
    const { method, headers } = request
    const body = Buffer.from(request.body.buffer)
    try {
      const reply = await (endpoint.routes.get(method) as Route).answer({
        method,
        headers,
        params,
        body,
        query: queryOf(request.url),
        handOver: null,
        isGone: () => Atomics.load(gone, 0) === 1,
        charge: (requests) => charge(work, requests),
        pause: () => pause(work),
      })
      const text = reply.body
      const moved = movable(typeof text === 'string' ? Buffer.from(text) : text)
      goOnWith(null)
      tell(
        { kind, cost: work.cost, reply: { ...reply, body: moved } as Reply & { body: Uint8Array } },
        moved.buffer,
      )
    } catch (fault) {
      goOnWith(null)
      tell({ kind, cost: work.cost, fault })
    }
    releaseMemory(body)
  }

  function charge(work: Work, requests: number): Promise<Charge> {
    goOnWith(null)
    tell({ kind: work.kind, charge: requests })
    return new Promise((resolve) => {
      work.counted = resolve
    })
  }

  /** Until the next round of the event loop; before it whatever has come is begun. */
  function pause(work: Work): Promise<void> | null {
    goOnWith(work)
    if (work.cost - work.costAtPause < sliceMs) return null
    work.costAtPause = work.cost
    goOnWith(null)
    return new Promise((resolve) =>
      setImmediate(() => {
        goOnWith(work)
        resolve()
      }),
    )
  }
}

/** What this thread has used. */
const processorMs = (): number => msOf(process.threadCpuUsage())
