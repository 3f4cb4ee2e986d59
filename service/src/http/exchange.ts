import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientKey } from './client-address.ts'
import type { Counted } from './rate-limit/limiter.ts'
import type { Match } from './router.ts'
import type { Turn } from './turns.ts'

/** A request with its response, from its head to the last byte of its answer. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly match: Match
  readonly client: ClientKey
  readonly began: number
  readonly id: string
  counted: Counted | null
  /** Whether what has come of the body is kept: not when the request was refused. */
  holdsBody: boolean
  /** Most routes never look at the signal, so that it is made when it is asked for. */
  abort: AbortController | null
  /** One request is one work, however often it asks for turns. */
  turn: Turn | null
}

/** Aborted when the client has gone before its answer was sent. */
export function signalOf(exchange: Exchange): AbortSignal {
  exchange.abort ??= new AbortController()
  closed(exchange)
  return exchange.abort.signal
}

/** The response is closed: sent, or given up because its client has gone. */
export function closed({ response, abort }: Exchange): void {
  if (isGone(response)) abort?.abort()
}

/** Whether nobody is there any more to take the answer. */
export const isGone = ({ destroyed, writableFinished }: ServerResponse): boolean =>
  destroyed && !writableFinished
