import { gzipSync } from 'node:zlib'
import { quickly } from '../../contract/price.ts'
import {
  fromPrepared,
  type PreparedReply,
  prepare,
  type Reply,
  retryBusyAfter,
  revalidate,
} from '../../http/reply.ts'
import type { Query, RouteRequest } from '../../http/route.ts'
import { payForForm } from '../ask.ts'
import { framedHeaders, markup, pageHeaders } from '../page-headers.ts'

/** A page that stays the same while the process runs. */
export const prepareHtml = (text: string): PreparedReply => prepare(markup, text, 'best', revalidate)

/** A prepared page for a request. */
export function preparedPage(prepared: PreparedReply, { headers }: Pick<RouteRequest, 'headers'>): Reply {
  const reply = fromPrepared(prepared, headers)
  return { ...reply, headers: [...reply.headers, ...pageHeaders] }
}

/** The 404 page, whatever the client has in its cache. Nobody may keep it: something may be there tomorrow. */
export function notFoundPage(prepared: PreparedReply, { headers }: Pick<RouteRequest, 'headers'>): Reply {
  const { caching: _never, ...page } = preparedPage(prepared, {
    headers: { ...headers, 'if-none-match': '' },
  })
  return { ...page, status: 404 }
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/

/** A page made for one request, which nobody may keep. It is compressed lightly: it is sent once. */
export const freshPage = (text: string, request: Pick<RouteRequest, 'headers'>, status = 200): Reply =>
  fresh(text, request, status, pageHeaders)

/** The same for the small form that other sites show in a frame. */
export const framedPage = (text: string, request: Pick<RouteRequest, 'headers'>, status = 200): Reply =>
  fresh(text, request, status, framedHeaders)

function fresh(
  text: string,
  { headers }: Pick<RouteRequest, 'headers'>,
  status: number,
  policy: readonly string[],
): Reply {
  const isGzip = takesGzip.test(headers['accept-encoding']?.toString() ?? '')
  const own = ['Content-Type', markup, 'Vary', 'Accept-Encoding', ...policy]
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

/** The reply to what was sent: here where all that it takes is quick; else from where long work is done, and what is said where too
 *  much of it waits. */
export function quicklyOrLater(
  { handOver }: RouteRequest,
  fields: Query,
  reply: () => Reply,
  busy: () => Reply,
): Reply | Promise<Reply> {
  if (handOver === null) return reply()
  const quick = quickly(() => {
    payForForm(fields)
    return reply()
  })
  return quick ?? handOver('single').then((later) => later ?? busy())
}

/** A page that says that too much waits, with the time after which it may be asked again. */
export const busyReply = (page: Reply): Reply => ({
  ...page,
  headers: [...page.headers, 'Retry-After', String(retryBusyAfter)],
})
