import type { ClientKey } from '../client-address.ts'
import { retryAfter } from '../headers.ts'
import type { Counted, Limiter } from './limiter.ts'

/** Whether what a request costs fits into its client's minute; and if not, what there is. */
export type Charge =
  | { readonly fits: true }
  | {
      readonly fits: false
      readonly perMinute: number
      /** What was left for the request before it was counted. */
      readonly left: number
      /** Whole seconds until the client's next minute. */
      readonly retryAfter: number
    }

/** Counts more requests for a client that has `counted` already. Where they do not fit into what is left of its minute,
 *  none of them is counted. */
export async function chargeMore(
  { perMinute, count }: Limiter,
  key: ClientKey,
  counted: Counted,
  requests: number,
): Promise<{ readonly counted: Counted; readonly charge: Charge }> {
  const refused = (counted: Counted): Charge => ({
    fits: false,
    perMinute,
    left: Math.max(0, perMinute - counted.count + 1),
    retryAfter: retryAfter(counted),
  })
  if (requests <= 0) return { counted, charge: { fits: true } }
  if (counted.count + requests > perMinute) return { counted, charge: refused(counted) }
  let last = counted
  for (const more of await Promise.all(Array.from({ length: requests }, () => count(key))))
    if (more.count > last.count) last = more
  return { counted: last, charge: last.count <= perMinute ? { fits: true } : refused(last) }
}
