import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { remandPage } from '../credit/remand-page.ts'
import { taggedBailPage } from '../credit/tagged-bail-page.ts'
import type { PageContent } from '../layout.ts'
import { places } from '../link.ts'
import { freshPage, preparedPage, prepareHtml } from '../page-reply.ts'
import { get, getKept, type Site } from '../site.ts'
import { questionPage } from './question-page.ts'
import { isAsked, typedIn } from './typed.ts'

/** A page in between, which may find something wrong with what was typed. */
type Between = (query: RouteRequest['query']) => PageContent & { readonly isWrong: boolean }

/** Where questions are asked: the form, and the two pages that turn dates and days into credit. */
export function questionRoutes({ whole }: Site): readonly Route[] {
  const empty = prepareHtml(whole(questionPage(typedIn({}), [])))
  const question = (request: RouteRequest): Reply =>
    isAsked(request.query)
      ? freshPage(whole(questionPage(typedIn(request.query), [])), request)
      : preparedPage(empty, request)
  const between =
    (page: Between) =>
    (request: RouteRequest): Reply => {
      const content = page(request.query)
      return freshPage(whole(content), request, content.isWrong ? 422 : 200)
    }
  return [
    getKept(places.question, question),
    get(places.remand, between(remandPage)),
    get(places.taggedBail, between(taggedBailPage)),
  ]
}
