import { once } from '../http/once.ts'
import type { Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'
import { inTurns, sizeOfTurn, weightOfTurn } from '../http/turns.ts'
import { calendarHeaders } from './answer/calendar.ts'
import { isInSteps, type PageAt, type Showing, type Shown, shownAtOnce } from './page-at.ts'
import { freshPage, preparedPage, prepareHtml, redirect, sendOn } from './page-reply.ts'
import { pages } from './pages.ts'
import { fieldsOf, getCacheable, type Site } from './site.ts'

/** Room for the most sentences a case may have. */
const formLimit = 64 * 1024

/** A step works a whole case out, which may have many sentences. */
const weightOfStep = weightOfTurn

/** What is shown, as a reply that nobody may keep. */
function replyWith({ renderDocument }: Site, shown: Shown, request: RouteRequest): Reply {
  if ('location' in shown) return redirect(shown.location)
  if ('sendOnTo' in shown) return sendOn(shown.sendOnTo)
  if ('calendar' in shown) return { status: 200, body: shown.calendar, headers: calendarHeaders }
  return freshPage(renderDocument(shown.page), request, shown.status)
}

function routesOf(site: Site, { path, methods, shown, isFixed }: PageAt): readonly Route[] {
  const show = (method: string, fields: RouteRequest['query']): Showing =>
    shown({ method, fields, publicUrl: site.publicUrl, today: site.today() })
  // A page takes about a millisecond, and fifty that come in one round of the event loop would hold up everybody else for all
  // of them together.
  const answer = async (request: RouteRequest): Promise<Reply> => {
    const turn = request.turns(sizeOfTurn)
    await turn()
    const showing = show(request.method, fieldsOf(request))
    const shown = isInSteps(showing) ? await inTurns(showing, turn, weightOfStep) : showing
    return replyWith(site, shown, request)
  }
  if (isFixed !== undefined) {
    const empty = once(() => {
      const page = shownAtOnce(show('GET', {}))
      return prepareHtml('page' in page ? site.renderDocument(page.page) : '')
    })
    return [
      getCacheable(path, (request) =>
        isFixed(request.query) ? preparedPage(empty(), request) : answer(request),
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
