import type { ClientKey } from '../client-address.ts'
import { failure, inSeconds } from '../envelope.ts'
import { retryAfter } from '../headers.ts'
import { freshJson, type Reply } from '../reply.ts'
import { oneRequest, type RequestCount } from './count.ts'
import type { Limiter } from './limiter.ts'

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

/** Counts more requests for a client, in one step: all of them, or none where they do not fit into what is left of its minute.
 *  Of two batches at once, the one that is refused takes nothing from the other. Fewer than none are given back. */
export async function chargeMore(
  { perMinute, count }: Limiter,
  key: ClientKey,
  counted: RequestCount,
  requests: number,
): Promise<{ readonly counted: RequestCount; readonly charge: Charge }> {
  if (requests === 0) return { counted, charge: { fits: true } }
  if (requests < 0) return { counted: await count(key, { ...oneRequest, requests }), charge: { fits: true } }
  const sum = await count(key, { requests, most: perMinute })
  if (sum.count <= perMinute) return { counted: sum, charge: { fits: true } }
  const before = { ...sum, count: sum.count - requests }
  return {
    counted: before,
    charge: {
      fits: false,
      perMinute,
      left: Math.max(0, perMinute - before.count + 1),
      retryAfter: retryAfter(sum),
    },
  }
}

/** The reply to what does not fit into what is left of its client's minute: when it will. Only of a question can more be counted
 *  when it is worked out. */
export function fitsLater(
  what: keyof typeof instead,
  cost: number,
  { left, retryAfter }: Charge & { fits: false },
  about = '',
): Reply {
  const message =
    `This ${what} counts as ${what === 'question' ? about : ''}${cost} requests, and ${left} ` +
    `${left === 1 ? 'is' : 'are'} left in this minute. ${instead[what]}, or try again ` +
    `${inSeconds(retryAfter)}.`
  return freshJson(429, { ...failure(message), retryAfter }, 'Retry-After', String(retryAfter))
}

/** What is sent, and how to send less of it. */
const instead = {
  batch: 'Send fewer at once',
  case: 'Send fewer at once',
  question: 'Try fewer lengths or pleas',
  text: 'Send fewer words',
} as const
