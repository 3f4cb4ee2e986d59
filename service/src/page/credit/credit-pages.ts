import type { Query } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { type Asked, askedIn } from '../question/asked.ts'
import { byBoth, type PageAt, type Reading, type Shown } from '../routing/page-at.ts'
import { isNothingSent, restoredPage } from '../routing/restored-page.ts'
import { remandPage } from './remand-page.ts'
import { taggedBailPage } from './tagged-bail-page.ts'

/** A step page: off the form to work out one of its fields, and back. What was typed there may be wrong. */
type StepPage = (asked: Asked, query: Query) => PageContent & { readonly isWrong: boolean }

const step =
  (page: StepPage) =>
  ({ method, fields }: Reading): Shown => {
    if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
    const asked = askedIn(fields)
    if (asked === null) return { location: paths.question }
    const content = page(asked, fields)
    return { page: content, status: content.isWrong ? 422 : 200 }
  }

/** The step pages, which turn dates on remand and days on tag into days of credit. */
export const creditPages: readonly PageAt[] = [
  { path: paths.remand, methods: byBoth, shown: step(remandPage) },
  { path: paths.taggedBail, methods: byBoth, shown: step(taggedBailPage) },
]
