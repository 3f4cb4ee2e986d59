import type { Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'
import type { PageContent } from './layout.ts'

/** What the routes share: the public address, and how a document is rendered. */
export interface Site {
  readonly publicUrl: string
  readonly renderDocument: (content: PageContent) => string
}

/** A page that is rendered for each request and never cached. */
export const get = (path: string, answer: (request: RouteRequest) => Reply): Route => ({
  method: 'GET',
  path,
  answer,
})

/** A page or a file that caches may keep, as its reply says. */
export const getCacheable = (path: string, answer: (request: RouteRequest) => Reply): Route => ({
  ...get(path, answer),
  isCacheable: true,
})
