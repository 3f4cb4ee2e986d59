import type { ClientKey } from '../client-address.ts'
import type { Counted, Limiter } from './limiter.ts'

/** Counts more requests for a client that has `counted` already. Where they do not fit into what is left of its minute,
 *  none of them is counted. */
export async function chargeMore(
  { perMinute, count }: Limiter,
  key: ClientKey,
  counted: Counted,
  requests: number,
): Promise<{ readonly counted: Counted; readonly fits: boolean }> {
  if (counted.count + requests > perMinute) return { counted, fits: requests <= 0 }
  let last = counted
  for (const more of await Promise.all(Array.from({ length: requests }, () => count(key))))
    if (more.count > last.count) last = more
  return { counted: last, fits: last.count <= perMinute }
}
