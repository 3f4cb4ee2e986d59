import type { Prepared, Reply } from '../http/reply.ts'
import { type Asked, anyPath, type Route } from '../http/route.ts'
import { guideNamed, guidesPage, noSuchGuide } from './guides/guides.ts'
import { guideLinks } from './guides/links.ts'
import { places } from './link.ts'
import { lostPage, preparedPage, prepareHtml, prepareLost } from './page-reply.ts'
import { get, type Site } from './site.ts'

/** Where things are explained. The guides do not change while the process runs, so they are made once. */
export function guideRoutes({ whole, publicUrl }: Site): readonly Route[] {
  const index = prepareHtml(whole(guidesPage()))
  const lost = prepareLost(whole(noSuchGuide()))
  const guides = new Map<string, Prepared>(
    guideLinks.map(({ name }) => [name, prepareHtml(whole(guideNamed(name, publicUrl)))]),
  )
  const guide = (asked: Asked): Reply => {
    const found = guides.get(asked.params.name ?? '')
    return found === undefined ? lostPage(lost, asked) : preparedPage(found, asked)
  }
  return [
    get(places.guides, (asked) => preparedPage(index, asked)),
    get(`${places.guides}/:name`, guide),
    get(anyPath, (asked) => lostPage(lost, asked)),
  ]
}
