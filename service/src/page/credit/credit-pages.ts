import type { Query } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { type FormState, readForm } from '../question/form-state.ts'
import { byBoth, type Page, type PageRequest, type PageResult } from '../routing/page.ts'
import { isNothingSent, restoredPage } from '../routing/restored-page.ts'
import { taggedBailPage } from './tagged-bail-page.ts'

/** A step page: off the form to work out one of its fields, and back. What was typed there may be wrong. */
type StepPage = (asked: FormState, query: Query) => PageContent & { readonly isWrong: boolean }

const step =
  (page: StepPage) =>
  ({ method, fields }: PageRequest): PageResult => {
    if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
    const asked = readForm(fields)
    if (asked === null) return { location: paths.question }
    const content = page(asked, fields)
    return { page: content, status: content.isWrong ? 422 : 200 }
  }

/** The step page that turns days on tag into days of credit. */
export const creditPages: readonly Page[] = [
  { path: paths.taggedBail, methods: byBoth, shown: step(taggedBailPage) },
]
