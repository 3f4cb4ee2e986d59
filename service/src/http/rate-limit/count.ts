import type { ClientKey } from '../client-address.ts'

/** How many requests a client has made in its minute, and how much of the minute is left. */
export interface RequestCount {
  readonly count: number
  readonly msLeft: number
}

/** What is counted at once, and the count that it must not pass. Where it would, nothing is counted. */
export interface RequestCharge {
  readonly requests: number
  readonly most: number
}

/** One request, which counts whether or not it is answered. */
export const oneRequest: RequestCharge = { requests: 1, most: Number.MAX_SAFE_INTEGER }

/** Counts requests of a client in one step, and gives what the count then is; where they were not counted, what it would be. */
export type Count = (key: ClientKey, charged?: RequestCharge) => RequestCount
