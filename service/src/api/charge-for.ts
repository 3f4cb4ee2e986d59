import type { Invalid } from '../contract/invalid.ts'
import { fitsLater } from '../http/rate-limit/charge.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'

/** Counts all that a request costs, of which one is counted already; all of it or nothing. Gives the reply where it does not fit
 *  into its client's minute: when it will, or, where it never does, how to send less. */
export async function chargeFor(
  { charge }: RouteRequest,
  cost: number,
  what: Parameters<typeof fitsLater>[0],
  neverFits: (cost: number, perMinute: number) => Invalid,
): Promise<Reply | null> {
  if (cost <= 1) return null
  const charged = await charge(cost - 1)
  if (charged.fits) return null
  return cost > charged.perMinute
    ? freshJson(422, neverFits(cost, charged.perMinute))
    : fitsLater(what, cost, charged)
}
