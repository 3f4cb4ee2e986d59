import type { Invalid } from '../contract/invalid.ts'
import { type Charge, fitsLater } from '../http/rate-limit/charge.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'

/** Counts all that a request costs, of which one is counted already; all of it or nothing. Gives the reply where it does not fit
 *  into its client's minute. */
export async function chargeFor(
  { charge }: RouteRequest,
  cost: number,
  what: Parameters<typeof fitsLater>[0],
  neverFits: (cost: number, perMinute: number) => Invalid,
): Promise<Reply | null> {
  if (cost <= 1) return null
  const charged = await charge(cost - 1)
  return charged.fits ? null : tooDear(what, cost, charged, neverFits)
}

/** The reply to what does not fit: when it will, or, where it never does, how to send less. */
export const tooDear = (
  what: Parameters<typeof fitsLater>[0],
  cost: number,
  charged: Charge & { readonly fits: false },
  neverFits: (cost: number, perMinute: number) => Invalid,
  about?: string,
): Reply =>
  cost > charged.perMinute
    ? freshJson(422, neverFits(cost, charged.perMinute))
    : fitsLater(what, cost, charged, about)
