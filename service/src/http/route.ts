import type { IncomingHttpHeaders } from 'node:http'
import type { BodyType } from './body.ts'
import type { Charge } from './rate-limit/charge.ts'
import type { Reply } from './reply.ts'

/** What a route is given of a request. */
export interface RouteRequest {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly query: Query
  readonly params: PathParameters
  readonly body: Buffer
  /** Whether the client has gone before its answer was there: whatever is done for it may stop. */
  readonly isGone: () => boolean
  /** Counts so many requests more against the client's minute, where they all fit into it. */
  readonly charge: (requests: number) => Promise<Charge>
  /** Between the items of a batch: where its slice is over, what it has to wait for until it may go on; else null. */
  readonly pause: () => Promise<void> | null
  /** Hands this very request over to where long work is done, and gives the reply from there: the same route answers it again,
   *  away from the event loop. Null in place of a reply where too much waits, or the work ran past its deadline. Null in place
   *  of the function where the work is to be done here. */
  readonly handOver: ((kind: WorkKind) => Promise<Reply | null>) | null
}

/** A request as it is handed over. */
export interface WorkRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The kinds of long work, in the order in which they are begun: one question, and many items with pauses between them. */
export const workKinds = ['single', 'batch'] as const
export type WorkKind = (typeof workKinds)[number]

/** A piece of long work, and for whom it is done. */
export interface Job {
  readonly kind: WorkKind
  readonly client: string
  /** The /24 or /48 that the client is in. */
  readonly network: string
  /** Whether the client has closed its side of the connection. */
  readonly isHalfClosed: () => boolean
  /** The path of its route, for the log. */
  readonly route: string
  readonly request: WorkRequest
  readonly charge: RouteRequest['charge']
  /** Hears that it has used up all the processor time that one may: then it keeps what it was charged. */
  readonly spent: () => void
  /** Aborted when nobody waits for the reply any more. */
  readonly gone: AbortSignal
}

/** Where long work is done. */
export interface LongWork {
  readonly run: (job: Job) => Promise<Reply | null>
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
  /** Makes what the first answer would have to: it is called after the start, when there is nothing else to do. */
  readonly prepare?: () => unknown
  readonly answer: (request: RouteRequest) => Reply | Promise<Reply>
}
