import type { Reply } from '../http/reply.ts'
import type { Asked, Route } from '../http/route.ts'
import type { PageContent } from './layout.ts'
import { places } from './link.ts'
import { freshPage, preparedPage, prepareHtml } from './page-reply.ts'
import { questionPage } from './question-page.ts'
import { remandPage } from './remand-page.ts'
import { get, type Site } from './site.ts'
import { taggedBailPage } from './tagged-bail-page.ts'
import { isAsked, typedIn } from './typed.ts'

/** A page in between, which may find something wrong with what was typed. */
type Between = (query: Asked['query']) => PageContent & { readonly isWrong: boolean }

/** Where questions are asked: the form, and the two pages that turn dates and days into credit. */
export function questionRoutes({ whole }: Site): readonly Route[] {
  const empty = prepareHtml(whole(questionPage(typedIn({}), [])))
  const question = (asked: Asked): Reply =>
    isAsked(asked.query)
      ? freshPage(whole(questionPage(typedIn(asked.query), [])), asked)
      : preparedPage(empty, asked)
  const between =
    (page: Between) =>
    (asked: Asked): Reply => {
      const content = page(asked.query)
      return freshPage(whole(content), asked, content.isWrong ? 422 : 200)
    }
  return [
    get(places.question, question),
    get(places.remand, between(remandPage)),
    get(places.taggedBail, between(taggedBailPage)),
  ]
}
