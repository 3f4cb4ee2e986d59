import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiParts, apiRoutes, lawHeaders } from '../../service/src/api/routes.ts'
import { build } from '../../service/src/contract/build.ts'
import type { Route } from '../../service/src/http/route.ts'
import { httpServer, type Parts } from '../../service/src/http/server.ts'
import { createMetrics } from '../../service/src/operations/metrics.ts'
import { operationsRoutes } from '../../service/src/operations/routes.ts'
import { docsRoutes } from '../../service/src/page/docs/docs-routes.ts'

/** A service that listens on a port of its own, and what it has written down. */
export interface Service {
  /** The address without a slash at its end: http://127.0.0.1:port. */
  readonly url: string
  readonly port: number
  readonly server: Server
  /** The errors that were our fault. */
  readonly faults: readonly unknown[]
  readonly close: () => Promise<void>
}

export const operatorName = 'Example Law Centre'
export const publicUrl = 'https://requisite.example'
/** The day on which the tests are. */
export const today = (): string => '2026-11-16'

/** The page of the API's description, where the other pages are not there. */
const docs = docsRoutes({ publicUrl, renderDocument: ({ main }) => main.markup })

/** Starts the service on the loopback with fixed parts and no limit, save what is given; `routes` come after the API's. */
export async function startService({
  routes = [],
  ...parts
}: Partial<Omit<Parts, 'routes'> & ApiParts> & {
  readonly routes?: readonly Route[]
} = {}): Promise<Service> {
  const faults: unknown[] = []
  let requests = 0
  const { limiter = null, longWork = null } = parts
  const metrics = createMetrics(limiter, null, null, build)
  const app = httpServer({
    trustedProxies: null,
    limiter,
    longWork,
    now: () => performance.now(),
    requestId: () => `test-${++requests}`,
    record: metrics.record,
    productHeaders: lawHeaders,
    routes: [
      ...apiRoutes({ operatorName, publicUrl, today, ...parts }),
      ...(routes.length === 0 ? docs : routes),
      ...operationsRoutes(limiter, metrics),
    ],
    log: { fault: (_requestId, _route, error) => faults.push(error), slow: () => {} },
    ...parts,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, server: app.server, faults, close: async () => app.close() }
}
