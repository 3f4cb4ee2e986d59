/** What one client may make us hold, and all of them together: bodies that have come so far or wait for their turn, requests
 *  that wait behind others, and answers that are not taken. */
export const limits = {
  /** As many bodies of the largest size, or one of the longest answers. */
  bytesOfOne: 16 * 1024 * 1024,
  /** With what the process needs itself, this stays within half of the memory that deploy/ gives a replica. */
  bytesOfAll: 64 * 1024 * 1024,
} as const

/** What a connection makes us hold for its client. */
export interface Holding {
  readonly client: string
  readonly bytes: number
  readonly cut: () => void
}

/** All that one client holds, the largest last. */
interface Holder {
  bytes: number
  readonly holdings: Holding[]
}

/** Cuts connections off until everybody is within the limits. Those who hold most go first, so that a slow client with a small
 *  body is not the one who pays. */
export function keepWithinLimits(holdings: readonly Holding[]): void {
  const holders = [...Map.groupBy(holdings, ({ client }) => client).values()].map(holderOf)
  for (const holder of holders) while (holder.bytes > limits.bytesOfOne) cutLargest(holder)
  let bytes = sumOf(holders)
  while (bytes > limits.bytesOfAll)
    bytes -= cutLargest(holders.reduce((most, other) => (other.bytes > most.bytes ? other : most)))
}

const sumOf = (held: readonly { readonly bytes: number }[]): number =>
  held.reduce((sum, { bytes }) => sum + bytes, 0)

const holderOf = (holdings: readonly Holding[]): Holder => ({
  bytes: sumOf(holdings),
  holdings: holdings.toSorted((a, b) => a.bytes - b.bytes),
})

/** Gives the bytes that are let go. */
function cutLargest(holder: Holder): number {
  const { bytes, cut } = holder.holdings.pop() as Holding
  holder.bytes -= bytes
  cut()
  return bytes
}

/** Gives memory back at once that nobody looks at any more. The collector sees of it only a small object, and lets hundreds of
 *  megabytes pile up: 600 MB in the attack of the ghosts, and 354 with this. What is a part of memory that others have parts of
 *  too, as small buffers are, is left alone. */
export function releaseMemory({ buffer, length }: Buffer): void {
  if (buffer.byteLength === length && !(buffer instanceof SharedArrayBuffer)) buffer.transfer(0)
}
