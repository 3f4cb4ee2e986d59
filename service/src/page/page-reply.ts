import { gzipSync } from 'node:zlib'
import { fromPrepared, type Prepared, prepare, type Reply, revalidate } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'

/** The names under which a script may say what becomes of a text that is to be HTML or a script's address (Trusted Types):
 *  `default` (browser/default-policy.ts) escapes, the other two are for templates of our own and for the address of a
 *  service worker. A name that nobody uses yet opens nothing: only a script that runs can make a policy, once for each
 *  name, and only our own script runs. Markup that was slipped in, which is what this stops, cannot make one. */
const trustedTypes = ['default', 'requisite-html', 'requisite-worker']

/** Nothing from another host, no script or style inside the page, nobody may frame it, and no text becomes HTML or script
 *  but through a policy that is named. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypes.join(' ')}`,
].join('; ')

const pageHeaders: readonly string[] = [
  'Content-Security-Policy',
  contentSecurityPolicy,
  'Permissions-Policy',
  'geolocation=(), camera=(), microphone=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
]

const markup = 'text/html; charset=utf-8'

/** A page that stays the same while the process runs. */
export const prepareHtml = (text: string): Prepared => prepare(markup, text, 'best', revalidate)

/** A prepared page for a request. */
export function preparedPage(prepared: Prepared, { headers }: Pick<RouteRequest, 'headers'>): Reply {
  const reply = fromPrepared(prepared, headers['accept-encoding']?.toString(), headers['if-none-match'])
  return { ...reply, headers: [...reply.headers, ...pageHeaders] }
}

/** The 404 page, whatever the client has in its cache. Nobody may keep it: something may be there tomorrow. */
export function notFoundPage(prepared: Prepared, { headers }: Pick<RouteRequest, 'headers'>): Reply {
  const { caching: _never, ...page } = preparedPage(prepared, {
    headers: { ...headers, 'if-none-match': '' },
  })
  return { ...page, status: 404 }
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/

/** A page made for one request, which nobody may keep. It is compressed lightly: it is sent once. */
export function freshPage(text: string, { headers }: Pick<RouteRequest, 'headers'>, status = 200): Reply {
  const isGzip = takesGzip.test(headers['accept-encoding']?.toString() ?? '')
  const own = ['Content-Type', markup, 'Vary', 'Accept-Encoding', ...pageHeaders]
  return {
    status,
    body: isGzip ? gzipSync(text, { level: 5 }) : text,
    headers: isGzip ? [...own, 'Content-Encoding', 'gzip'] : own,
  }
}

/** The way to another place, to which the browser sends the same form by the same method. */
export const sendOn = (location: string): Reply => ({
  status: 307,
  body: '',
  headers: ['Location', location, ...pageHeaders],
})

/** The way to another place, which nobody may keep. */
export const redirect = (location: string): Reply => ({
  status: 303,
  body: '',
  headers: ['Location', location, ...pageHeaders],
})
