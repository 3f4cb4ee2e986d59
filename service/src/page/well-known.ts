import { readFileSync } from 'node:fs'
import { addDays, type Day, isoDate } from '@requisite/law'
import { failure } from '../http/envelope.ts'
import { freshJson, fromPrepared, prepare, type Reply } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { paths } from './link.ts'
import { getCacheable, type Site } from './routing/site.ts'

/** What no crawler has to ask for: calls of programs, and addresses in which somebody's case can stand. */
const notCrawled = [
  '/api/',
  '/mcp',
  '/metrics',
  ...Object.values(paths)
    .filter((path) => path !== paths.start && path !== paths.question && path !== paths.guides)
    .map((path) => (path === paths.whatIf || path === paths.embed ? `${path}?` : path)),
  '/?',
]

const plain = 'text/plain; charset=utf-8'

/** For so many days the contact stands without being looked at again. */
const contactDays = 180

/** What crawlers, assistants and people who found a weakness look for. */
export function wellKnownRoutes(
  { publicUrl, today }: Pick<Site, 'publicUrl' | 'today'>,
  contact: string | null,
): readonly Route[] {
  const robots = prepare(
    plain,
    `User-agent: *\n${notCrawled.map((path) => `Disallow: ${path}\n`).join('')}`,
    'none',
  )
  const llms = prepare(plain, readFileSync(new URL('llms.txt', import.meta.url)), 'none')
  const address = contactAddress(contact)
  return [
    getCacheable('/robots.txt', ({ headers }) => fromPrepared(robots, headers)),
    getCacheable('/llms.txt', ({ headers }) => fromPrepared(llms, headers)),
    {
      method: 'GET',
      path: '/.well-known/security.txt',
      answer: () =>
        address === null
          ? freshJson(404, failure('The operator of this service has given no contact that can stand here.'))
          : securityText(address, publicUrl, today()),
    },
  ]
}

/** An e-mail address, or a page over TLS: no other may stand there (RFC 9116, section 2.5.3). */
const contactAddress = (contact: string | null): string | null =>
  contact === null || contact.startsWith('http:')
    ? null
    : contact.startsWith('https:')
      ? contact
      : `mailto:${contact}`

/** Whom to write to about a weakness (RFC 9116). */
const securityText = (contact: string, publicUrl: string, today: Day): Reply => ({
  status: 200,
  body:
    `Contact: ${contact}\nExpires: ` +
    `${isoDate(addDays(today, contactDays))}T00:00:00Z\nPreferred-Languages: en\nCanonical: ` +
    `${publicUrl}/.well-known/security.txt\n`,
  headers: ['Content-Type', plain],
})
