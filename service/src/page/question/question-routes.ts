import type { Reply } from '../../http/reply.ts'
import type { Query, Route, RouteRequest } from '../../http/route.ts'
import { paths } from '../link.ts'
import { freshPage, preparedPage, prepareHtml, redirect, sendOn } from '../page-reply.ts'
import { fieldsOf, get, getCacheable, post, type Site } from '../site.ts'
import { type Asked, askedIn } from './asked.ts'
import { courtPage } from './court-page.ts'
import { type FieldName, formValuesOf, isPrefilled } from './form-values.ts'
import { afterCourt, more, type Next, oneSentence, recall, sentences, startAgain } from './steps.ts'

/** What comes next as a reply. */
export const replyWith = ({ renderDocument }: Site, next: Next, request: RouteRequest): Reply =>
  'location' in next
    ? redirect(next.location)
    : 'sendOnTo' in next
      ? sendOn(next.sendOnTo)
      : freshPage(renderDocument(next.page), request, next.status)

/** The routes of the questions. One sentence goes by its address from page to page, several by POST. */
export function questionRoutes(site: Site): readonly Route[] {
  const { renderDocument } = site
  const first = (query: Query): string =>
    renderDocument(courtPage({ form: formValuesOf(query), others: [], at: 1 }, []))
  const empty = prepareHtml(first({}))
  const recallWay: Partial<Record<FieldName, string>> = { recalled: 'way' }
  const recallStart = prepareHtml(first(recallWay))
  const question = (request: RouteRequest): Reply =>
    isPrefilled(request.query) ? freshPage(first(request.query), request) : preparedPage(empty, request)
  const step =
    (next: (asked: Asked, query: Query) => Next) =>
    (request: RouteRequest): Reply => {
      const fields = fieldsOf(request)
      const asked = askedIn(fields)
      return replyWith(site, asked === null ? startAgain : next(asked, fields), request)
    }
  return [
    getCacheable(paths.question, question),
    getCacheable(paths.recall, (request) => preparedPage(recallStart, request)),
    post(paths.recall, step(recall)),
    ...[get, post].flatMap((by) => [by(paths.offence, step(afterCourt)), by(paths.more, step(more))]),
    post(paths.sentence, step(oneSentence)),
    post(paths.sentences, step(sentences)),
  ]
}
