/** What changed, for whoever stored an answer: as data and as a feed; and which build answers. */
import { spawnSync } from 'node:child_process'
import { isoDate, lawVersion, lawVersions } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../service/package.json' with { type: 'json' }
import { pageRoutes } from '../../service/src/page/routes.ts'
import { command } from '../support/command.ts'
import { describedHttp } from '../support/described.ts'
import { http, jsonOf } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { operatorName, publicUrl, startService, today } from '../support/service.ts'
import { findProgram } from '../support/system-packages.ts'

const parts = { publicUrl, operatorName, operatorContact: 'security@example.org', today }
const service = await startService({ routes: pageRoutes(parts) })
const described = await describedHttp(service)
afterAll(() => service.close())

const path = '/api/v1/sentencing/law-changes'
const oldest = lawVersions.at(-1)?.version as string

describe('GET /law-changes', () => {
  const versionsOf = async (query: string): Promise<readonly string[]> => {
    const { data } = jsonOf(await described(`${path}${query}`)) as {
      data: { versions: { version: string }[] }
    }
    return data.versions.map(({ version }) => version)
  }
  const all = lawVersions.map(({ version }) => version)

  for (const [what, query, want] of [
    ['all of them', '', all],
    ['those after the first', `?since=${oldest}`, all.slice(0, -1)],
    ['all of them after a version from before the first one', '?since=2026.11.4', all],
    ['the same after one of another year', '?since=2019.1.30', all],
    ['none after this one', `?since=${lawVersion}`, []],
  ] as const)
    test(`gives ${what}, the newest first`, async () => expect(await versionsOf(query)).toEqual(want))

  test('says of each change what moved, whom it affects, and one case of it', async () => {
    const { data } = jsonOf(await described(path)) as { data: { versions: { changes: unknown[] }[] } }
    expect(data).toMatchObject({ lawVersion })
    expect(data.versions.map(({ changes }) => changes)).toEqual(
      JSON.parse(
        JSON.stringify(
          lawVersions.map(({ changes }) => changes.map(({ neighbour: _near, ...change }) => change)),
        ),
      ),
    )
  })

  for (const [what, query, field] of [
    ['a version that is not there yet', '?since=2199.1.1', 'since'],
    ['what is no version', '?since=yesterday', 'since'],
    ['no version at all', '?since=', 'since'],
    ['a name of a query that nobody knows', '?after=2026.11.4', 'after'],
  ] as const)
    test(`refuses ${what}`, async () => {
      const refused = await described(`${path}${query}`)
      expect(refused.status).toBe(422)
      expect(jsonOf(refused)).toMatchObject({ reason: 'invalid', errors: { [field]: [expect.any(String)] } })
    })
})

test('What changed and its feed are cached as the regimes are; a version is not', async () => {
  for (const cached of [path, `${path}?since=${oldest}`, `${path}?since=2026.11.4`, '/law-changes.atom']) {
    const { headers } = await http(service, cached)
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const again = await http(service, cached, { headers: { 'if-none-match': headers.etag as string } })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  expect((await http(service, '/version')).headers['cache-control']).toBe('no-store')
})

/** The elements of an XML text as a strict parser reads them: name, attributes, text and what is in each. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Element[]
}
const readXml = `
import json, sys, xml.etree.ElementTree as tree
def told(e): return {"name": e.tag, "attributes": e.attrib, "text": e.text or "", "children": [told(c) for c in e]}
print(json.dumps(told(tree.fromstring(sys.stdin.buffer.read()))))`

/** The same by Debian's feedparser, which forgives much and says so. */
const readFeed = `
import feedparser, json, sys
read = feedparser.parse(sys.stdin.buffer.read(), response_headers={"content-type": "application/atom+xml; charset=utf-8"})
entries = [[e.title, "%04d-%02d-%02d" % e.updated_parsed[:3]] for e in read.entries]
print(json.dumps({"complaint": bool(read.bozo), "version": read.version, "links": {l.rel: l.href for l in read.feed.links}, "entries": entries}))`

describe.skipIf(findProgram('python3') === undefined)('The feed', () => {
  const atom = '{http://www.w3.org/2005/Atom}'
  const of = ({ children }: Element, name: string): readonly Element[] =>
    children.filter((child) => child.name === `${atom}${name}`)
  let bytes: Buffer
  let feed: Element
  beforeAll(async () => {
    bytes = (await http(service, '/law-changes.atom')).bytes
    const { stdout, stderr } = spawnSync('python3', ['-c', readXml], { input: bytes, encoding: 'utf8' })
    expect(stderr).toBe('')
    feed = JSON.parse(stdout)
  })

  test('is named as one, and pages name it', async () => {
    const { headers } = await http(service, '/law-changes.atom')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const alternate =
      '<link rel="alternate" type="application/atom+xml" title="What moved dates" href="/law-changes.atom">'
    for (const page of ['/', '/guides/developers', '/what-if'])
      expect((await http(service, page)).text).toContain(alternate)
  })

  test('is one by the rules of RFC 4287', () => {
    expect(feed.name).toBe(`${atom}feed`)
    // Section 4.1.1: exactly one id, title and updated; an author; one link to itself.
    const entries = of(feed, 'entry')
    for (const one of [feed, ...entries])
      for (const name of ['id', 'title', 'updated']) expect(of(one, name)).toHaveLength(1)
    expect(of(of(feed, 'author')[0] as Element, 'name')[0]?.text).toBe('Requisite')
    const links = [feed, ...entries].flatMap((one) => of(one, 'link').map(({ attributes }) => attributes))
    expect(links.filter(({ rel }) => rel === 'self')).toHaveLength(1)
    for (const { href } of links) expect(href?.startsWith(`${publicUrl}/`)).toBe(true)
    // Sections 4.2.6 and 3.3: ids are IRIs of their own, and times are as RFC 3339 writes them.
    const ids = [feed, ...entries].map((one) => of(one, 'id')[0]?.text as string)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(URL.canParse(id)).toBe(true)
    for (const one of [feed, ...entries])
      expect(of(one, 'updated')[0]?.text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
    // Nothing that the namespace does not have.
    const known = ['id', 'title', 'updated', 'author', 'link', 'entry', 'content']
    for (const one of [feed, ...entries])
      for (const { name } of one.children) expect(known).toContain(name.replace(atom, ''))
  })

  inFull('is read without a complaint by a reader of feeds', () => {
    const { stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', readFeed], {
      input: bytes,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      complaint: false,
      version: 'atom10',
      links: { self: `${publicUrl}/law-changes.atom`, alternate: `${publicUrl}${path}` },
      entries: lawVersions.map(({ version, day }) => [`Law version ${version}`, isoDate(day)]),
    })
  })

  test('has an entry for each version, with every sentence of it, the newest first', () => {
    const entries = of(feed, 'entry')
    expect(entries.map((entry) => of(entry, 'title')[0]?.text)).toEqual(
      lawVersions.map(({ version }) => `Law version ${version}`),
    )
    for (const [i, { changes }] of lawVersions.entries())
      for (const { summary } of changes)
        expect(of(entries[i] as Element, 'content')[0]?.text).toContain(summary)
  })
})

describe('Which build answers', () => {
  const build = { version: manifest.version, lawVersion, lawAsAt: '2026-11-14', apiVersion: '1.0.0' }
  test('at /version', async () => expect(jsonOf(await described('/version'))).toEqual(build))
  test('in the metrics', async () =>
    expect((await http(service, '/metrics')).text).toContain(
      `requisite_build_info{version="${manifest.version}",law_version="${lawVersion}",law_as_at="2026-11-14",api_version="1.0.0"} 1`,
    ))
  test('on the command line', async () =>
    expect(String((await command(['--version'])).out)).toBe(
      `requisite ${manifest.version}, law version ${lawVersion} (law as at 2026-11-14), API 1.0.0\n`,
    ))
})

describe('What others look for', () => {
  test('robots.txt keeps crawlers out of addresses in which a case can stand', async () => {
    const { text, headers } = await http(service, '/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const closed = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    const isClosed = (address: string): boolean => closed.some((begins) => address.startsWith(begins))
    for (const [address, want] of [
      ...(['/answer?startDate=2026-11-16', '/answer/paper?x=1', '/?startDate=2026-11-16'] as const).map(
        (closedOne) => [closedOne, true] as const,
      ),
      ...[path, '/mcp', '/what-if?offenceKey=theft'].map((closedOne) => [closedOne, true] as const),
      ...['/', '/guides/recall', '/what-if', '/docs', '/law-changes.atom'].map(
        (open) => [open, false] as const,
      ),
    ])
      expect([address, isClosed(address)]).toEqual([address, want])
  })

  test('llms.txt says what assistants can ask and read', async () => {
    const { status, text, headers } = await http(service, '/llms.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const [, address = ''] of text.matchAll(/\]\((\/[^)]*)\)/g))
      expect((await http(service, address)).status, address).toBeLessThan(406)
    expect(text).toContain('](docs/api.md)')
  })

  for (const [what, operatorContact, contact] of [
    ['an e-mail address', 'security@example.org', 'mailto:security@example.org'],
    ['a page', 'https://example.org/contact', 'https://example.org/contact'],
    ['a page without TLS, which may not stand there', 'http://example.org/contact', null],
    ['no contact', null, null],
  ] as const)
    test(`security.txt, where the operator gave ${what}`, async () => {
      const other = await startService({
        routes: pageRoutes({ publicUrl, operatorName, operatorContact, today }),
      })
      const { status, text } = await http(other, '/.well-known/security.txt')
      await other.close()
      if (contact === null) expect(status).toBe(404)
      else
        expect(text).toBe(
          `Contact: ${contact}\nExpires: 2027-05-15T00:00:00Z\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
        )
    })
})
