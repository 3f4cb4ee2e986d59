import type { RequestCount } from './rate-limit/count.ts'

const exposed =
  'RateLimit-Policy, RateLimit, X-RateLimit-Limit, X-RateLimit-Remaining, ' +
  'X-RateLimit-Reset, Retry-After, X-Request-Id, ETag, Requisite-Law, Requisite-Warning'

/** On a response that other sites may show in a frame, as its content policy says: names and values in turn. */
export const framableHeaders: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
]

/** On every other response. */
export const commonHeaders: readonly string[] = [...framableHeaders, 'X-Frame-Options', 'DENY']

/** On every response that pages of other sites may read (CORS): nothing of it is a page. */
export const apiHeaders: readonly string[] = [
  ...commonHeaders,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  exposed,
  'Cross-Origin-Resource-Policy',
  'cross-origin',
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
]

/** The headers of the answer to a CORS preflight. */
export const preflightHeaders = (allow: string): readonly string[] => [
  'Access-Control-Allow-Methods',
  allow,
  'Access-Control-Allow-Headers',
  // Whatever a client's library adds. The star does not stand for this one name, which we do not look at either.
  '*, Authorization',
  'Access-Control-Max-Age',
  '86400',
  'Allow',
  allow,
]

/** Whole seconds until a refused client may come back. */
export const retryAfter = ({ msLeft }: RequestCount): number => Math.max(1, Math.ceil(msLeft / 1000))

/** The state of a client's minute, in the draft standard's fields and in the familiar ones. Reset is in seconds from now. */
export function rateHeaders(perMinute: number): (counted: RequestCount) => readonly string[] {
  const policy = `"default";q=${perMinute};w=60`
  const limit = String(perMinute)
  return (counted) => {
    const remaining = String(Math.max(0, perMinute - counted.count))
    const reset = String(retryAfter(counted))
    const fields = [
      'RateLimit-Policy',
      policy,
      'RateLimit',
      `"default";r=${remaining};t=${reset}`,
      'X-RateLimit-Limit',
      limit,
      'X-RateLimit-Remaining',
      remaining,
      'X-RateLimit-Reset',
      reset,
    ]
    if (counted.count > perMinute) fields.push('Retry-After', reset)
    return fields
  }
}
