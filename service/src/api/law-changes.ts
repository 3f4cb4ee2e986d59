import { isoDate, type LawChange, type LawVersion, lawVersions } from '@requisite/law'
import { refusalOf } from '../contract/invalid.ts'
import { lawChanges } from '../contract/law-changes.ts'
import {
  freshJson,
  fromPrepared,
  type Negotiation,
  type PreparedReply,
  prepare,
  prepareJson,
  type Reply,
} from '../http/reply.ts'
import type { Query } from '../http/route.ts'

/** Where the feed is: pages name it. */
export const feedPath = '/law-changes.atom'

/** Answers GET /law-changes and its feed. There is one body for each number of versions, made when it is first asked for: whatever is older than the table has the same. */
export function lawChangesRoutes(publicUrl: string) {
  const bodies = new Map<number, PreparedReply>()
  const feed = prepare('application/atom+xml; charset=utf-8', atomFeed(publicUrl, lawVersions), 'best')
  return {
    list: ({ since }: Query, caching: Negotiation): Reply => {
      const data = lawChanges([since ?? null].flat()[0] ?? null)
      if ('errors' in data) return freshJson(422, refusalOf(data))
      const { length } = data.versions
      const prepared = bodies.get(length) ?? prepareJson({ success: true, data }, 'best')
      bodies.set(length, prepared)
      return fromPrepared(prepared, caching)
    },
    feed: (caching: Negotiation): Reply => fromPrepared(feed, caching),
  }
}

/** A text between tags, or in an attribute. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`

/** A day as the feed writes moments. */
const momentOf = ({ day }: LawVersion): string => `${isoDate(day)}T00:00:00Z`

const kindOf = { law: 'The law changed', correction: 'A correction of ours' } as const

const changeText = ({ kind, summary, provisions }: LawChange): string =>
  `${kindOf[kind]}: ${summary} (${provisions.map(({ title, provision }) => `${title}, ${provision}`).join('; ')})`

/** The same as a feed (RFC 4287), for people and programs that are told of what is new. */
function atomFeed(publicUrl: string, versions: readonly LawVersion[]): string {
  const api = `${publicUrl}/api/v1/sentencing/law-changes`
  const entry = (version: LawVersion, at: number): string =>
    [
      '<entry>',
      element('id', `${publicUrl}${feedPath}#${version.version}`),
      element('title', `Law version ${version.version}`),
      element('updated', momentOf(version)),
      link(
        'alternate',
        'application/json',
        at + 1 < versions.length ? `${api}?since=${versions[at + 1]?.version}` : api,
      ),
      `<content type="text">${escaped(version.changes.map(changeText).join('\n\n') || 'The first version.')}</content>`,
      '</entry>',
    ].join('')
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">${[
    element('id', `${publicUrl}${feedPath}`),
    element('title', 'Requisite: what moved dates'),
    element('updated', momentOf(versions[0] as LawVersion)),
    `<author>${element('name', 'Requisite')}</author>`,
    link('self', 'application/atom+xml', `${publicUrl}${feedPath}`),
    link('alternate', 'application/json', api),
    ...versions.map(entry),
  ].join('\n')}
</feed>
`
}
