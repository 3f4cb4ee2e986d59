import type { Day } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import type { Query, Route, RouteRequest } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'

/** What the routes share: the public address, the day it is, and how a document is rendered. */
export interface Site {
  readonly publicUrl: string
  readonly today: () => Day
  readonly renderDocument: (content: PageContent) => string
}

/** The fields of a form, however it was sent. */
export const siteFields = ({ method, query, body }: RouteRequest): Query =>
  method === 'POST' ? parametersOf(body.toString()) : query

/** A page or a file that caches may keep, as its reply says. */
export const getCacheable = (
  path: string,
  answer: Route['answer'],
  prepare: () => unknown = () => {},
): Route => ({ method: 'GET', path, isCacheable: true, answer, prepare })
