import { failure, messages } from '../../http/envelope.ts'
import { once } from '../../http/once.ts'
import { freshJson, type PreparedReply, type Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { noSuchGuide } from '../guides/guides.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { notFoundPage, preparedPage, prepareHtml } from './page-reply.ts'
import { getCacheable, type Site } from './site.ts'

/** A browser, which gets a page, and not the error envelope of the API. */
const acceptsHtml = ({ method, headers }: RouteRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Where things are explained. The guides do not change while the process runs, so they are rendered once. */
export function guideRoutes(
  { renderDocument }: Site,
  guidesByPath: () => ReadonlyMap<string, PageContent>,
): readonly Route[] {
  const notFound = prepareHtml(renderDocument(noSuchGuide()))
  const guides = once(
    () =>
      new Map<string, PreparedReply>(
        [...guidesByPath()].map(([path, content]) => [path, prepareHtml(renderDocument(content))]),
      ),
  )
  const guide = (path: string, request: RouteRequest): Reply => {
    const prepared = guides().get(path)
    return prepared === undefined ? notFoundPage(notFound, request) : preparedPage(prepared, request)
  }
  const unmatched = (request: RouteRequest): Reply =>
    acceptsHtml(request) ? notFoundPage(notFound, request) : freshJson(404, failure(messages[404]))
  return [
    getCacheable(
      paths.guides,
      (request) => guide(paths.guides, request),
      () => [notFound, ...guides().values()].map(({ ready }) => ready()),
    ),
    getCacheable(`${paths.guides}/:name`, (request) =>
      guide(`${paths.guides}/${request.params.name}`, request),
    ),
    { method: 'any', path: '/*', answer: unmatched },
  ]
}
