/// <reference lib="dom" />
import type { Day } from '@requisite/law'
import { commonHeaders } from '../../http/headers.ts'
import { parametersOf, queryOf } from '../../http/query.ts'
import { calendarHeaders } from '../answer/calendar.ts'
import { html } from '../html.ts'
import { layout, type PageContent } from '../layout.ts'
import type { Page, PageResult } from '../routing/page.ts'
import { markup, pageHeaders } from '../routing/page-headers.ts'
import { pages } from '../routing/pages.ts'
import { onDeviceLink, type Settings } from './settings.ts'
import { onDevice } from './words.ts'

/** Names and values in turn, as the server keeps them, in pairs. */
const pairs = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1] ?? '']] : []))

/** With the same headers as from the server: the browser holds a page to them wherever it comes from. */
const response = (body: string, status: number, headers: readonly string[]): Response =>
  new Response(body, {
    status,
    headers: pairs([...commonHeaders, 'Cache-Control', 'no-store', ...headers]),
  })

/** A page of ours as a response. */
export const documentResponse = (settings: Settings, content: PageContent, status = 200): Response =>
  response(layout({ ...settings, note: html`${onDevice}` }, content), status, [
    'Content-Type',
    markup,
    ...pageHeaders,
  ])

function responseWith(settings: Settings, shown: PageResult, url: URL): Response {
  if ('location' in shown) return Response.redirect(new URL(shown.location, url).href, 303)
  if ('sendOnTo' in shown) return Response.redirect(new URL(shown.sendOnTo, url).href, 307)
  if ('calendar' in shown) return response(shown.calendar, 200, calendarHeaders)
  return documentResponse(settings, shown.page, shown.status)
}

/** The page that answers a request; none where it is not one of those that the browser works out. */
export const pageFor = ({ method, url }: Pick<Request, 'method' | 'url'>): Page | undefined => {
  const { pathname } = new URL(url)
  return pages.find(({ path, methods }) => path === pathname && methods.some((known) => known === method))
}

/** Works a page out, from the same code as the server. */
export async function pageResponse(
  settings: Settings,
  page: Page,
  request: Request,
  today: Day,
): Promise<Response> {
  const { method, url } = request
  const fields = method === 'POST' ? parametersOf(await request.text()) : queryOf(url)
  const linkStart = onDeviceLink(settings)
  return responseWith(settings, page.shown({ method, fields, linkStart, today }), new URL(url))
}
