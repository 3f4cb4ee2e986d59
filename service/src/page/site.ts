import type { Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'
import type { PageContent } from './layout.ts'

/** What the routes share: where the page stands, and how a whole document is made. */
export interface Site {
  readonly publicUrl: string
  readonly whole: (content: PageContent) => string
}

/** A page that is made for each request and never kept. */
export const get = (path: string, answer: (request: RouteRequest) => Reply): Route => ({
  method: 'GET',
  path,
  answer,
})

/** A page or a file that may be kept, as its reply says. */
export const getKept = (path: string, answer: (request: RouteRequest) => Reply): Route => ({
  ...get(path, answer),
  isCacheable: true,
})
