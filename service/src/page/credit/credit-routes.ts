import type { Reply } from '../../http/reply.ts'
import type { Query, Route, RouteRequest } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { freshPage, redirect } from '../page-reply.ts'
import { type Asked, askedIn } from '../question/asked.ts'
import { fieldsOf, get, post, type Site } from '../site.ts'
import { remandPage } from './remand-page.ts'
import { taggedBailPage } from './tagged-bail-page.ts'

/** A step page: off the form to work out one of its fields, and back. What was typed there may be wrong. */
type StepPage = (asked: Asked, query: Query) => PageContent & { readonly isWrong: boolean }

/** The routes of the step pages, which turn dates on remand and days on tag into days of credit. */
export function creditRoutes({ renderDocument }: Site): readonly Route[] {
  const step =
    (page: StepPage) =>
    (request: RouteRequest): Reply => {
      const query = fieldsOf(request)
      const asked = askedIn(query)
      if (asked === null) return redirect(paths.question)
      const content = page(asked, query)
      return freshPage(renderDocument(content), request, content.isWrong ? 422 : 200)
    }
  return [get, post].flatMap((by) => [
    by(paths.remand, step(remandPage)),
    by(paths.taggedBail, step(taggedBailPage)),
  ])
}
