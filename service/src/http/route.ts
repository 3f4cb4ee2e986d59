import type { IncomingHttpHeaders } from 'node:http'
import type { Reply } from './reply.ts'
import type { Turn } from './turns.ts'

/** What a route is told of a request. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly query: Parameters
  readonly params: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Counts so many more requests against the client's minute; the refusal, when they do not fit into it. */
  readonly charge: (requests: number) => Promise<Reply | null>
  /** Aborted when the client has gone before its answer was there: whatever is done for it may stop. */
  readonly signal: AbortSignal
  /** For what takes longer than a millisecond: work of this size waits for its turns. */
  readonly turns: (size: number) => Turn
}

/** The parameters of a query string; a name that was sent twice has both values. */
export type Parameters = Readonly<Record<string, string | string[] | undefined>>

/** The path of a route for people who ask for a page where there is none. */
export const anyPath = '*'

/** A place in the service: what it takes, and what it answers. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** How many bytes of body it takes, where that is not the usual limit. */
  readonly bodyLimit?: number
  readonly answer: (asked: Asked) => Reply | Promise<Reply>
}
