import { type MessagePort, parentPort } from 'node:worker_threads'
import { release } from '../http/memory-limits.ts'
import { once } from '../http/once.ts'
import { queryOf } from '../http/query.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import { encodingOf, type Reply } from '../http/reply.ts'
import { type Route, type RouteRequest, type WorkKind, type WorkRequest, workKinds } from '../http/route.ts'
import { type Router, router } from '../http/router.ts'
import { type FromThread, movable, type ToThread } from './messages.ts'

/** After so much processor time a batch lets one short job go first: about what is still answered on the event loop. */
const sliceMs = 5

/** A job that is at work: what it has cost so far, and of that at its last pause. */
interface Work {
  readonly kind: WorkKind
  cost: number
  costAtPause: number
  counted: ((charge: Charge) => void) | null
}

/** The thread's side of the lane: answers the requests that are handed over, by the same routes. Between the items of a batch a
 *  short job goes first, and after it the batch goes on for a slice, whatever else waits. */
export function answerJobs(routes: () => Promise<readonly Route[]>): void {
  const port = parentPort as MessagePort
  const match = once(async () => router(await routes()))
  const tell = (message: FromThread, moved: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, moved as ArrayBuffer[])
  const works = new Map<WorkKind, Work>()
  let current: Work | null = null
  let since = processorMs()
  let place: Int32Array<SharedArrayBuffer> | null = null

  /** From here on processor time is that of this job, or of none. */
  function goOnWith(work: Work | null): void {
    const now = processorMs()
    if (current !== null) current.cost += now - since
    current = work
    since = now
    if (place !== null && work !== null) Atomics.store(place, 0, workKinds.indexOf(work.kind))
  }

  function charge(work: Work, requests: number): Promise<Charge> {
    goOnWith(null)
    tell({ kind: work.kind, charge: requests })
    return new Promise((resolve) => {
      work.counted = resolve
    })
  }

  /** In the next round of the event loop; before it whatever has come is begun. */
  function pause(work: Work): Promise<void> | null {
    goOnWith(work)
    if (work.cost - work.costAtPause < sliceMs) return null
    goOnWith(null)
    work.costAtPause = work.cost
    return new Promise((resolve) =>
      setImmediate(() => {
        goOnWith(work)
        resolve()
      }),
    )
  }

  async function answer(
    found: Router,
    work: Work,
    request: WorkRequest,
    gone: Int32Array<SharedArrayBuffer>,
  ): Promise<Reply> {
    const { endpoint, params } = found(request.url)
    const asked: RouteRequest = {
      ...{ method: request.method, headers: request.headers, query: queryOf(request.url), params },
      body: Buffer.from(request.body.buffer),
      isGone: () => Atomics.load(gone, 0) === 1,
      charge: (requests) => charge(work, requests),
      pause: () => pause(work),
      handOver: null,
    }
    return (endpoint.routes.get(request.method) as Route).answer(asked)
  }

  port.on('message', (message: ToThread) => {
    // A thread that cannot load the routes ends by that, and the lane begins another: nothing catches it here.
    if ('load' in message) {
      place = message.load
      void match().then(() => tell({ ready: true }))
    } else if ('charged' in message) {
      const work = works.get(message.kind) as Work
      goOnWith(work)
      work.counted?.(message.charged)
    } else void match().then((found) => respond(found, message.kind, message.request, message.gone))
  })

  function respond(
    found: Router,
    kind: WorkKind,
    request: WorkRequest,
    gone: Int32Array<SharedArrayBuffer>,
  ): void {
    const work: Work = { kind, cost: 0, costAtPause: 0, counted: null }
    works.set(kind, work)
    goOnWith(work)
    const done = () => {
      goOnWith(null)
      return { kind, cost: work.cost }
    }
    answer(found, work, request, gone)
      .finally(() => release(Buffer.from(request.body.buffer)))
      .then(
        (reply) => {
          const text = reply.body
          const body = movable(typeof text === 'string' ? Buffer.from(text, encodingOf(reply)) : text)
          const sent = { ...reply, body } as Reply & { body: Uint8Array }
          tell({ ...done(), reply: sent }, [body.buffer])
        },
        (fault: unknown) => tell({ ...done(), fault }),
      )
  }
}

/** What this thread has used. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
