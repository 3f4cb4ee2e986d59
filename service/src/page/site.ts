import type { Reply } from '../http/reply.ts'
import type { Asked, Route } from '../http/route.ts'
import type { PageContent } from './layout.ts'

/** What the routes share: where the page stands, and how a whole document is made. */
export interface Site {
  readonly publicUrl: string
  readonly whole: (content: PageContent) => string
}

/** A place that is only read. */
export const get = (path: string, answer: (asked: Asked) => Reply): Route => ({ method: 'GET', path, answer })
