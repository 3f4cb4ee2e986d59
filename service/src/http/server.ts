import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { backlog, closeGracefully, refuseConnection } from './connections.ts'
import { type LifecycleParts, lifecycle } from './lifecycle.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'
import type { Route } from './route.ts'
import { router } from './router.ts'

/** What the composition root gives the server: the routes, and everything with a clock, an environment or a connection. */
export interface Parts
  extends Pick<
    LifecycleParts,
    'trustedProxies' | 'limiter' | 'longWork' | 'now' | 'requestId' | 'productHeaders'
  > {
  readonly routes: readonly Route[]
  readonly log: ServerLog
  /** Counts a request that was answered. */
  readonly record: (route: string, status: number, seconds: number) => void
}

/** What is written down: never a body, a query string or an address. */
interface ServerLog {
  readonly fault: (requestId: string, route: string, error: unknown) => void
  readonly slow: (requestId: string, route: string, status: number, ms: number) => void
}

/** A server without a port: the composition root lets it listen, and tests drive it as they like. */
export interface HttpServer extends Pick<OneAtATime, 'unanswered'> {
  readonly server: Server
  /** Gives the address it listens on. */
  readonly listen: (where: { readonly host: string; readonly port: number }) => Promise<string>
  /** Takes no more connections, answers what has begun, and ends. */
  readonly close: () => Promise<void>
}

/** A reply that takes longer is logged: a person notices it. */
const slowMs = 1000

/** Against slow loris: how long a client may take to send the head of a request, and all of it, and how often that is checked;
 *  and how long a connection is kept alive without a request. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
} as const

/** Builds the server from its parts, on node:http itself: docs/decisions/0018 says why there is no framework. */
export function httpServer({ routes, now, log, record, ...parts }: Parts): HttpServer {
  const { createServer } = process.getBuiltinModule('node:http') // An import loads undici: 65 ms of a start.
  // A Host is looked for by us, because what Node would answer is not in our envelope.
  const server = createServer({ ...timeouts, requireHostHeader: false, optimizeEmptyRequests: true })
  // A client may close its side when it has sent its request, and still read the answer.
  Object.assign(server, { httpAllowHalfOpen: true })
  // An expectation that nobody knows is not looked at.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))

  let isStopping = false
  const begin = lifecycle({
    ...parts,
    now,
    match: router(routes),
    isStopping: () => isStopping,
    fault: log.fault,
    received: (bytes) => connections.moved(bytes),
    sent: ({ began, id, match }, status, bytes) => {
      const ms = now() - began
      record(match.endpoint.path, status, ms / 1000)
      if (ms > slowMs) log.slow(id, match.endpoint.path, status, ms)
      connections.moved(bytes)
    },
  })
  const connections = oneAtATime(server, { begin, refuse: refuseConnection })

  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, host, backlog }, () => {
          server.off('error', reject)
          // From here on a fault of the server is no reason to end: it is written down.
          server.on('error', (error) => log.fault('none', 'none', error))
          resolve(urlOf(server))
        })
      }),
    close: () => {
      isStopping = true
      return closeGracefully(server, connections.sockets)
    },
    unanswered: connections.unanswered,
  }
}

function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
