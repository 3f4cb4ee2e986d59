import { failure, sentences } from '../../http/envelope.ts'
import { freshJson, type Prepared, type Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { places } from '../link.ts'
import { lostPage, preparedPage, prepareHtml } from '../page-reply.ts'
import { getKept, type Site } from '../site.ts'
import { guideNamed, guidesPage, noSuchGuide } from './guides.ts'
import { guideLinks } from './links.ts'

/** Somebody whose browser asks for a page: they get one, and not the envelope of the API. */
const isReader = ({ method, headers }: RouteRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

/** Where things are explained. The guides do not change while the process runs, so they are made once. */
export function guideRoutes({ whole, publicUrl }: Site): readonly Route[] {
  const index = prepareHtml(whole(guidesPage()))
  const lost = prepareHtml(whole(noSuchGuide()))
  const guides = new Map<string, Prepared>(
    guideLinks.map(({ name }) => [name, prepareHtml(whole(guideNamed(name, publicUrl)))]),
  )
  const guide = (request: RouteRequest): Reply => {
    const named = guides.get(request.params.name ?? '')
    return named === undefined ? lostPage(lost, request) : preparedPage(named, request)
  }
  const elsewhere = (request: RouteRequest): Reply =>
    isReader(request) ? lostPage(lost, request) : freshJson(404, failure(sentences[404]))
  return [
    getKept(places.guides, (request) => preparedPage(index, request)),
    getKept(`${places.guides}/:name`, guide),
    { method: 'any', path: '/*', answer: elsewhere },
  ]
}
