import { failure, messages } from '../../http/envelope.ts'
import { freshJson, type Prepared, type Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { paths } from '../link.ts'
import { notFoundPage, preparedPage, prepareHtml } from '../page-reply.ts'
import { getCacheable, type Site } from '../site.ts'
import { guideNamed, guidesPage, noSuchGuide } from './guides.ts'
import { guideLinks } from './links.ts'

/** A browser, which gets a page, and not the error envelope of the API. */
const acceptsHtml = ({ method, headers }: RouteRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Where things are explained. The guides do not change while the process runs, so they are rendered once. */
export function guideRoutes({ renderDocument, publicUrl }: Site): readonly Route[] {
  const index = prepareHtml(renderDocument(guidesPage()))
  const notFound = prepareHtml(renderDocument(noSuchGuide()))
  const guides = new Map<string, Prepared>(
    guideLinks.map(({ name }) => [name, prepareHtml(renderDocument(guideNamed(name, publicUrl)))]),
  )
  const guide = (request: RouteRequest): Reply => {
    const prepared = guides.get(request.params.name ?? '')
    return prepared === undefined ? notFoundPage(notFound, request) : preparedPage(prepared, request)
  }
  const unmatched = (request: RouteRequest): Reply =>
    acceptsHtml(request) ? notFoundPage(notFound, request) : freshJson(404, failure(messages[404]))
  return [
    getCacheable(paths.guides, (request) => preparedPage(index, request)),
    getCacheable(`${paths.guides}/:name`, guide),
    { method: 'any', path: '/*', answer: unmatched },
  ]
}
