/** What one client may make us hold, and all of them together: bodies that have come so far or wait for their turn, requests
 *  that are answered or wait behind others, and answers that are not taken. */
export const bounds = {
  bytesOfOne: 16 * 1024 * 1024,
  requestsOfOne: 4096,
  bytesOfAll: 64 * 1024 * 1024,
} as const

/** What a connection makes us hold for its client. */
export interface Holding {
  readonly client: string
  readonly bytes: number
  readonly requests: number
  readonly cut: () => void
}

/** All that one client holds, the largest last. */
interface Holder {
  bytes: number
  requests: number
  readonly holdings: Holding[]
}

/** Cuts connections off until everybody is within the bounds. Those who hold most go first, so that a slow client with a small
 *  body is not the one who pays. */
export function keepWithinBounds(holdings: readonly Holding[]): void {
  const holders = [...Map.groupBy(holdings, ({ client }) => client).values()].map(holderOf)
  for (const holder of holders)
    while (holder.bytes > bounds.bytesOfOne || holder.requests > bounds.requestsOfOne) cutLargest(holder)
  let bytes = holders.reduce((sum, holder) => sum + holder.bytes, 0)
  while (bytes > bounds.bytesOfAll)
    bytes -= cutLargest(holders.reduce((most, other) => (other.bytes > most.bytes ? other : most)))
}

const holderOf = (holdings: readonly Holding[]): Holder => ({
  bytes: holdings.reduce((sum, { bytes }) => sum + bytes, 0),
  requests: holdings.reduce((sum, { requests }) => sum + requests, 0),
  holdings: holdings.toSorted((a, b) => a.bytes - b.bytes || a.requests - b.requests),
})

/** Gives the bytes that are let go. */
function cutLargest(holder: Holder): number {
  const { bytes, requests, cut } = holder.holdings.pop() as Holding
  holder.bytes -= bytes
  holder.requests -= requests
  cut()
  return bytes
}
