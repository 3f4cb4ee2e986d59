import type { IncomingHttpHeaders } from 'node:http'
import type { BodyType } from './body.ts'
import type { Charge } from './rate-limit/charge.ts'
import type { Reply } from './reply.ts'
import type { Turn } from './turns.ts'

/** What a route is given of a request. */
export interface RouteRequest {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly query: Query
  readonly params: PathParameters
  readonly body: Buffer
  /** Aborted when the client has gone before its answer was there: whatever is done for it may stop. */
  readonly signal: () => AbortSignal
  /** For what takes longer than a millisecond: work of this size waits for its turns on the event loop. */
  readonly turns: (size: number) => Turn
  /** Counts so many requests more against the client's minute, where they all fit into it. */
  readonly charge: (requests: number) => Promise<Charge>
}

/** The parameters of a query string; a name that was sent twice has both values. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The values of the parameters in a path. */
export type PathParameters = Readonly<Record<string, string>>

/** A route of the service: where it is, what it may cost, and what it answers. */
export interface Route {
  /** HEAD is answered by GET. A route for any method is asked where a path has no other. */
  readonly method: 'GET' | 'POST' | 'any'
  /** May end in one parameter, as `/offences/:key` does, or in `/*`, which is everything under it that no other route has. */
  readonly path: string
  /** What its body is: JSON, unless it says otherwise. */
  readonly bodyType?: BodyType
  /** How many bytes of body it takes. */
  readonly bodyLimit?: number
  /** Whether it counts against its client's minute. What it refuses counts too. */
  readonly isCounted?: boolean
  /** Whether pages of other sites may call it. */
  readonly isCrossOrigin?: boolean
  /** Whether pages of other sites may show it in a frame. */
  readonly isFramable?: boolean
  /** Whether caches may keep its answers, where the answer says so too. */
  readonly isCacheable?: boolean
  readonly answer: (request: RouteRequest) => Reply | Promise<Reply>
}
