import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { paths } from '../link.ts'
import { freshPage, preparedPage, prepareHtml } from '../page-reply.ts'
import { getCacheable, type Site } from '../site.ts'
import { formValuesOf, isPrefilled } from './form-values.ts'
import { questionPage } from './question-page.ts'

/** The route of the form. */
export function questionRoutes({ renderDocument }: Site): readonly Route[] {
  const empty = prepareHtml(renderDocument(questionPage(formValuesOf({}), [])))
  const question = (request: RouteRequest): Reply =>
    isPrefilled(request.query)
      ? freshPage(renderDocument(questionPage(formValuesOf(request.query), [])), request)
      : preparedPage(empty, request)
  return [getCacheable(paths.question, question)]
}
