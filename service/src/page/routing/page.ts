import type { Day } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'

/** What a page is given: the fields that were sent, and where and when it is read. */
export interface PageRequest {
  readonly method: string
  readonly fields: Query
  /** What a link to an answer begins with. */
  readonly linkStart: string
  readonly today: Day
}

/** A page to show, with its status; an address to go to; or one to send the same form on to. */
type Next =
  | { readonly page: PageContent; readonly status?: number }
  | { readonly location: string }
  | { readonly sendOnTo: string }

/** The same, or a calendar file to keep. */
export type PageResult = Next | { readonly calendar: string }

/** A page of the questions or of an answer. It is a pure function of what was sent, so that the server and the browser
 *  show the same. */
export interface Page {
  readonly path: string
  readonly methods: readonly ('GET' | 'POST')[]
  readonly shown: (reading: PageRequest) => PageResult
  /** Whether these fields show everybody the same, whenever they are sent by GET; where it does not say, never. */
  readonly isFixed?: (fields: Query) => boolean
}

export const byBoth = ['GET', 'POST'] as const
