import { type MessagePort, parentPort } from 'node:worker_threads'
import { once } from '../http/once.ts'
import { queryOf } from '../http/query.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import { encodingOf, type Reply } from '../http/reply.ts'
import type { Route, RouteRequest, WorkRequest } from '../http/route.ts'
import { type Router, router } from '../http/router.ts'
import { type FromThread, movable, type ToThread } from './messages.ts'

/** The thread's side of the lane: answers the requests that are handed over, by the same routes, one at a time. */
export function answerJobs(routes: () => Promise<readonly Route[]>): void {
  const port = parentPort as MessagePort
  const match = once(async () => router(await routes()))
  const tell = (message: FromThread, moved: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, moved as ArrayBuffer[])
  let counted: ((charge: Charge) => void) | null = null

  function charge(requests: number): Promise<Charge> {
    tell({ charge: requests })
    return new Promise((resolve) => {
      counted = resolve
    })
  }

  async function answer(
    found: Router,
    request: WorkRequest,
    gone: Int32Array<SharedArrayBuffer>,
  ): Promise<Reply> {
    const { endpoint, params } = found(request.url)
    const asked: RouteRequest = {
      ...{ method: request.method, headers: request.headers, query: queryOf(request.url), params },
      body: Buffer.from(request.body.buffer),
      isGone: () => Atomics.load(gone, 0) === 1,
      charge,
      handOver: null,
    }
    return (endpoint.routes.get(request.method) as Route).answer(asked)
  }

  port.on('message', (message: ToThread) => {
    if ('charged' in message) {
      counted?.(message.charged)
      return
    }
    // A thread that cannot load the routes ends by that, and the lane begins another: nothing catches it here.
    void match().then((found) => respond(found, message.request, message.gone))
  })
  tell({ ready: true })

  function respond(found: Router, request: WorkRequest, gone: Int32Array<SharedArrayBuffer>): void {
    answer(found, request, gone).then(
      (reply) => {
        const bytes = typeof reply.body === 'string' ? Buffer.from(reply.body, encodingOf(reply)) : reply.body
        const body = movable(bytes)
        tell({ reply: { ...reply, body } as Reply & { body: Uint8Array } }, [body.buffer])
      },
      (fault: unknown) => tell({ fault }),
    )
  }
}
