import { once } from '../../http/once.ts'
import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { calendarHeaders } from '../answer/calendar.ts'
import { paths } from '../link.ts'
import { busyPage } from './busy-page.ts'
import type { Page, PageResult } from './page.ts'
import {
  busyReply,
  freshPage,
  preparedPage,
  prepareHtml,
  quicklyOrLater,
  redirect,
  sendOn,
} from './page-reply.ts'
import { pages } from './pages.ts'
import { getCacheable, type Site, siteFields } from './site.ts'

/** Room for the most sentences a case may have. */
const formLimit = 64 * 1024

/** What is shown, as a reply that nobody may keep. */
function replyWith({ renderDocument }: Site, shown: PageResult, request: RouteRequest): Reply {
  if ('location' in shown) return redirect(shown.location)
  if ('sendOnTo' in shown) return sendOn(shown.sendOnTo)
  if ('calendar' in shown) return { status: 200, body: shown.calendar, headers: calendarHeaders }
  return freshPage(renderDocument(shown.page), request, shown.status)
}

function routesOf(site: Site, { path, methods, shown, isFixed }: Page): readonly Route[] {
  const show = (method: string, fields: RouteRequest['query']): PageResult =>
    shown({ method, fields, linkStart: `${site.publicUrl}${paths.answer}?`, today: site.today() })
  const answer = (request: RouteRequest): Reply | Promise<Reply> => {
    const fields = siteFields(request)
    return quicklyOrLater(
      request,
      fields,
      () => replyWith(site, show(request.method, fields), request),
      () => busyReply(freshPage(site.renderDocument(busyPage()), request, 503)),
    )
  }
  if (isFixed !== undefined) {
    const empty = once(() => {
      const page = show('GET', {})
      return prepareHtml('page' in page ? site.renderDocument(page.page) : '')
    })
    return [
      getCacheable(
        path,
        (request) => (isFixed(request.query) ? preparedPage(empty(), request) : answer(request)),
        () => empty().ready(),
      ),
    ]
  }
  // By POST nothing of a form stands in an address.
  return methods.map((method) =>
    method === 'POST'
      ? { method, path, bodyType: 'form', bodyLimit: formLimit, answer }
      : { method, path, answer },
  )
}

/** The routes of the pages that depend on what was entered. They are rendered for each request and never cached. */
export const pageRoutesOf = (site: Site): readonly Route[] => pages.flatMap((page) => routesOf(site, page))
