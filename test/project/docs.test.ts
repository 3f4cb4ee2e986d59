/** The documents say what is so: their examples are sent to the service, and every name it uses is explained. */
import { keyDatesOf, offences } from '@requisite/law'
import { calculation } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../service/src/config.ts'
import { batchBodyLimit } from '../../service/src/contract/batch.ts'
import { caseBodyLimit } from '../../service/src/contract/case/batch.ts'
import { parse } from '../../service/src/contract/parse.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { type Document, documentOf } from '../support/described.ts'
import { type Block, blocksOf, messageOf, readDocument } from '../support/docs-blocks.ts'
import { allDocuments } from '../support/docs-list.ts'
import { calculatePath, http, jsonOf, type Response, regimesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'

const perMinute = 60
const operatorName = 'Requisite'
const service = await startService({ operatorName })
const limited = await startService({ operatorName, limiter: memoryLimiter(perMinute, () => 0) })
afterAll(async () => {
  await service.close()
  await limited.close()
})

/** Where an example shows something else than what came. Lists may show their beginning only. */
function differences(shown: unknown, came: unknown, path = 'answer'): readonly string[] {
  if (typeof shown !== 'object' || shown === null)
    return shown === came ? [] : [`${path} is ${JSON.stringify(came)}, not ${JSON.stringify(shown)}`]
  if (typeof came !== 'object' || came === null || Array.isArray(shown) !== Array.isArray(came))
    return [`${path} is ${JSON.stringify(came)}`]
  return Object.entries(shown).flatMap(([name, value]) =>
    differences(value, (came as Record<string, unknown>)[name], `${path}.${name}`),
  )
}

async function send(block: Block, isRefused: boolean): Promise<Response> {
  const { first, headers, body } = messageOf(block)
  const [method = '', path = ''] = first.split(' ')
  if (isRefused) for (let i = 0; i < perMinute; i++) await http(limited, regimesPath)
  return http(isRefused ? limited : service, path, { method, headers, ...(body === '' ? {} : { body }) })
}

/** The API in its parts. */
const apiDocuments = [
  ...['docs/api.md', 'docs/api-calculate.md', 'docs/api-release-dates.md', 'docs/api-what-if.md'],
  ...['docs/api-orders.md', 'docs/api-library.md', 'docs/api-codes.md', 'docs/api-http.md'],
]

describe('The documents of the API', () => {
  const markdown = apiDocuments.map(readDocument).join('\n')
  const blocks = blocksOf(markdown)
  const isRequest = ({ info, text }: Block): boolean => info === 'http' && !text.startsWith('HTTP/')
  const requests = blocks.flatMap((block, i) => (isRequest(block) ? [{ block, shown: blocks[i + 1] }] : []))

  test('has an example of every kind of answer', () => {
    expect(requests.length).toBeGreaterThanOrEqual(10)
    for (const status of ['200', '204', '400', '422', '429'])
      expect(
        blocks.some(({ text }) => text.startsWith(`HTTP/1.1 ${status} `)),
        status,
      ).toBe(true)
    expect(blocks.filter(({ info }) => info === 'http' || info.startsWith('json')).length).toBe(
      requests.length * 2,
    )
  })

  for (const { block, shown } of requests)
    test(`line ${block.line}: ${messageOf(block).first}`, async () => {
      if (shown === undefined) throw new Error('no answer follows')
      if (shown.info === 'json part of the answer') {
        const response = await send(block, false)
        expect(response.status).toBe(200)
        expect(differences(JSON.parse(shown.text), jsonOf(response))).toEqual([])
        return
      }
      const { first, headers, body } = messageOf(shown)
      const response = await send(block, first.includes(' 429 '))
      expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${response.status} \\w`))
      for (const [name, value] of Object.entries(headers))
        expect(response.headers[name.toLowerCase()], name).toBe(value)
      expect(body === '' ? '' : JSON.stringify(JSON.parse(body))).toBe(response.text)
    })

  test('explains every field, parameter, status and header', async () => {
    const document = await documentOf(limited)
    const described = namesIn(document)
    expect([...described].filter((name) => !markdown.includes(`\`${name}\``))).toEqual([])
    const sent = [
      ...Object.keys((await http(service, regimesPath, { headers: { 'accept-encoding': 'br' } })).headers),
      ...Object.keys((await http(limited, '/api/x')).headers),
      ...Object.keys((await http(service, calculatePath)).headers),
    ]
    const byNode = ['date', 'connection', 'keep-alive', 'content-length']
    const explained = markdown.toLowerCase()
    expect(sent.filter((name) => !byNode.includes(name) && !explained.includes(`\`${name}`))).toEqual([])
    for (const status of statusesIn(document)) expect(markdown, status).toMatch(new RegExp(`\\b${status}\\b`))
  })

  test('names every category and every kind of date', () => {
    const dates = workedExamples().flatMap(({ request }) => {
      const parsed = parse(request)
      return 'question' in parsed ? keyDatesOf(calculation(parsed.question)) : []
    })
    const names = [...offences.map(({ category }) => category), ...dates.map(({ type }) => type)]
    expect(names.length).toBeGreaterThan(1000)
    for (const name of new Set(names)) expect(markdown).toContain(`\`${name}\``)
  })

  // Nobody reads a table of codes from end to end.
  const madeTable = /<!-- made from the rows: [\s\S]*?<!-- end -->/g
  test('are each short enough to be read', () => {
    for (const name of apiDocuments)
      expect(readDocument(name).replace(madeTable, '').split(/\s+/).length, name).toBeLessThan(4000)
  })
})

/** Every name of a field or a parameter that the description has. */
function namesIn(document: Document): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'properties') for (const field of Object.keys(inner as object)) names.add(field)
      walk(inner)
    }
  }
  walk(document.components.schemas)
  for (const byMethod of Object.values(document.paths))
    for (const { parameters = [] } of Object.values(byMethod))
      for (const { name } of parameters) names.add(name)
  return names
}

const statusesIn = ({ paths }: Document): readonly string[] =>
  Object.values(paths).flatMap((byMethod) =>
    Object.values(byMethod).flatMap(({ responses }) => Object.keys(responses)),
  )

describe('docs/operating.md', () => {
  const markdown = readDocument('docs/operating.md')

  test('its table has every setting, with its default', () => {
    const rows = [...markdown.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|none) \|/gm)]
    const defaults = Object.fromEntries(rows.map(([, name, value]) => [name, value]))
    expect(Object.keys(defaults)).toEqual([
      ...['HOST', 'PORT', 'WORKERS', 'PUBLIC_URL', 'OPERATOR_NAME', 'OPERATOR_CONTACT'],
      ...['RATE_LIMIT_PER_MINUTE', 'RATE_LIMIT_STORE', 'TRUSTED_PROXIES', 'LOG_LEVEL'],
    ])
    expect(readConfig(defaults, 1)).toEqual(readConfig({}, 1))
  })

  test('its examples of health are true', async () => {
    for (const block of blocksOf(markdown).filter(({ info }) => info === 'http')) {
      const [request = '', answer = ''] = block.text.trim().split('\n\n')
      const [method = '', path = ''] = request.split(' ')
      expect(JSON.parse(answer)).toEqual(jsonOf(await http(limited, path, { method })))
    }
  })

  test('its table of sizes has every limit of a body', () => {
    const [, said = ''] = /^\| the body \| ([^|]*) \| 413\. What/m.exec(markdown) ?? []
    expect(said).toBe(
      [
        '16 KiB',
        `${caseBodyLimit / 1024} KiB for a whole case`,
        `or ${batchBodyLimit / 1024 / 1024} MiB for many at once`,
      ].join(', '),
    )
  })

  test('it names every metric of our own', async () => {
    const { text } = await http(limited, '/metrics')
    const names = [...text.matchAll(/^# TYPE (requisite_\w+)/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) expect(markdown).toContain(`\`${name}\``)
  })

  test('it names every line of the log', () => {
    const source = readDocument('service/src/log.ts')
    const lines = [...source.matchAll(/log\.(?:info|warn|error)\((?:\{[^}]*\}, )?'([^']+)'\)/g)].map(
      ([, line]) => line,
    )
    expect(lines.length).toBeGreaterThanOrEqual(8)
    for (const line of lines) expect(markdown).toContain(`\`${line}\``)
  })
})

describe('A newcomer can read it', () => {
  test('the documents are at most 258 kB together, and the README 9', () => {
    const bytes = (name: string): number => Buffer.byteLength(readDocument(name))
    const pages = allDocuments.filter((name) => /^docs\/[^/]+$/.test(name))
    expect(pages.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(258_000)
    expect(bytes('README.md')).toBeLessThan(9000)
  })

  for (const [name, lines] of [
    ['README.md', 150],
    ['CHANGELOG.md', 60],
    ['CONTRIBUTING.md', 60],
  ] as const)
    test(`${name} has at most ${lines} lines`, () =>
      expect(readDocument(name).split('\n').length - 1).toBeLessThanOrEqual(lines))
})
