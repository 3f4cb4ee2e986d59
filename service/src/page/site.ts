import type { Day } from '@requisite/law'
import { parametersOf } from '../http/query.ts'
import type { Reply } from '../http/reply.ts'
import type { Query, Route, RouteRequest } from '../http/route.ts'
import type { PageContent } from './layout.ts'

/** What the routes share: the public address, the day it is, and how a document is rendered. */
export interface Site {
  readonly publicUrl: string
  readonly today: () => Day
  readonly renderDocument: (content: PageContent) => string
}

/** A page that is rendered for each request and never cached. */
export const get = (path: string, answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  answer,
})

/** Room for the most sentences a case may have. */
const formLimit = 64 * 1024

/** A page that takes a form by POST, so that nothing of it stands in an address. */
export const post = (path: string, answer: Route['answer']): Route => ({
  method: 'POST',
  path,
  bodyType: 'form',
  bodyLimit: formLimit,
  answer,
})

/** The fields of a form, however it was sent. */
export const fieldsOf = ({ method, query, body }: RouteRequest): Query =>
  method === 'POST' ? parametersOf(body.toString()) : query

/** A page or a file that caches may keep, as its reply says. */
export const getCacheable = (path: string, answer: (request: RouteRequest) => Reply): Route => ({
  ...get(path, answer),
  isCacheable: true,
})
