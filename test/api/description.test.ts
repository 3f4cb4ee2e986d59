/** The description at /openapi.json is all that this test knows: it makes valid and invalid requests from it over every path, and
 *  holds every response to it, headers too. */
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { describedHttp, documentOf, schemasOf } from '../support/described.ts'
import { type Schema, spoilt, valuesOf } from '../support/from-schema.ts'
import type { Sent } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { startService } from '../support/service.ts'

// So high that nobody is refused, and every response says what is left.
const service = await startService({ limiter: memoryLimiter(1_000_000_000, () => 0) })
const document = await documentOf(service)
const ask = await describedHttp(service, true)
afterAll(() => service.close())

/** The examples of a body: one, or several by their names. */
const examplesIn = ({
  example,
  examples = {},
}: {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}): readonly unknown[] =>
  example === undefined ? Object.values(examples).map(({ value }) => value) : [example]

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
  readonly example?: unknown
}

interface Asked {
  readonly template: string
  readonly path: string
  readonly sent: Sent
  /** The body before it was written down, where it is JSON that was not tampered with. */
  readonly body?: unknown
}

const queryText = (value: unknown): string =>
  encodeURIComponent(String(Array.isArray(value) ? value.join(',') : value).toWellFormed())

/** A request to one operation: its parameters and its body, right or spoilt. */
function requestsTo(template: string, method: string): Arbitrary<Asked> {
  const named = document.components.schemas as Readonly<Record<string, Schema>>
  const operation = document.paths[template]?.[method]
  const parameters = (operation?.parameters ?? []) as readonly Parameter[]
  const json = operation?.requestBody?.content?.['application/json']

  const odd = fc.constantFrom('', '0', '-1', 'x', '1e3', '99999999999', '%', ' ', 'a,b', '<b>')
  const valuesIn = ({ schema, example }: Parameter): Arbitrary<unknown> =>
    fc.oneof(
      { weight: 5, arbitrary: example === undefined ? valuesOf(schema, named) : fc.constant(example) },
      { weight: 2, arbitrary: valuesOf(schema, named) },
      { weight: 1, arbitrary: odd },
    )
  const inQuery = parameters.filter((one) => one.in === 'query')
  const query = fc
    .tuple(
      fc.record(Object.fromEntries(inQuery.map((one) => [one.name, valuesIn(one)])), { requiredKeys: [] }),
      fc.constantFrom('', '', '', '', '', '', '', 'notAName=1', 'include=', '%', '&&=', 'page=1&page=2'),
    )
    .map(([given, more]) => {
      const parts = Object.entries(given).map(([name, value]) => `${name}=${queryText(value)}`)
      const all = [...parts, ...(more === '' ? [] : [more])].join('&')
      return all === '' ? '' : `?${all}`
    })
  const place = fc
    .record(
      Object.fromEntries(
        parameters.filter((one) => one.in === 'path').map((one) => [one.name, valuesIn(one)]),
      ),
    )
    .map((given) => template.replace(/\{(\w+)\}/g, (_, name: string) => queryText(given[name]) || 'x'))

  const bodies: Arbitrary<{ readonly text?: string | Buffer; readonly value?: unknown }> =
    json === undefined
      ? fc.constant({})
      : fc.oneof(
          {
            weight: 12,
            arbitrary: fc
              .oneof(
                valuesOf(json.schema as Schema, named),
                // The example is a good question; a part of another makes more of them.
                fc.constantFrom(...examplesIn(json)),
                valuesOf(json.schema as Schema, named).chain(spoilt),
                fc.constantFrom(...examplesIn(json)).chain(spoilt),
              )
              .map((value) => ({ text: JSON.stringify(value) ?? 'null', value })),
          },
          {
            weight: 1,
            arbitrary: fc
              .constantFrom<string | Buffer>(
                ...[
                  ...['', '{', 'null', '{"x":1,"x":2}', '[]', '\ufeff{}'],
                  Buffer.from([0xff, 0xfe]),
                  ' '.repeat(1_100_000),
                ],
              )
              .map((text) => ({ text })),
          },
        )
  const headers = fc.record({
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=latin1'),
      },
    ),
    known: fc.constantFrom<Readonly<Record<string, string>>>(
      {},
      {},
      {},
      { 'if-none-match': '*' },
      { accept: 'text/html' },
    ),
  })
  const methods = fc.oneof(
    { weight: 30, arbitrary: fc.constant(method.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH') },
  )
  return fc.record({ place, query, bodies, headers, methods }).map((made) => {
    const { text, value } = made.bodies
    const isJson = made.headers.type.startsWith('application/json')
    return {
      template,
      path: made.place + made.query,
      sent: {
        method: made.methods,
        headers: {
          ...made.headers.known,
          ...(text === undefined ? {} : { 'content-type': made.headers.type }),
        },
        ...(text === undefined || made.methods === 'GET' || made.methods === 'HEAD' ? {} : { body: text }),
      },
      ...(value !== undefined && isJson && made.methods === 'POST' ? { body: value } : {}),
    }
  })
}

const runs = isLong ? 20_000 : 300

test(`${runs} random requests made from the description have responses that it describes`, {
  timeout: 600_000,
}, async () => {
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.keys(byMethod).map((method) => [path, method] as const),
  )
  expect(operations.length).toBeGreaterThanOrEqual(7)
  const schemaAt = schemasOf(document)
  const statuses: Record<string, number> = {}
  const answered = new Set<string>()
  // What takes a body can go wrong in more ways.
  const any = fc.oneof(
    ...operations.map(([path, method]) => ({
      weight: method === 'post' ? 3 : 1,
      arbitrary: requestsTo(path, method),
    })),
  )
  await fc.assert(
    fc.asyncProperty(any, async ({ template, path, sent, body }) => {
      const { status } = await ask(path, sent)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) answered.add(template)
      if (body === undefined) return
      const isValid = schemaAt(
        'paths',
        template,
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
      )
      // A batch is answered item by item.
      if (status === 200 && !template.endsWith('/batch'))
        expect(isValid(JSON.parse(JSON.stringify(body) ?? 'null')), JSON.stringify(isValid.errors)).toBe(true)
    }),
    // Where nothing is counted, nothing says how much is left.
    {
      numRuns: runs,
      examples: [[{ template: '/version', path: '/version', sent: { method: 'POST', headers: {} } }]],
    },
  )
  console.log(`${runs} requests: ${JSON.stringify(statuses)}`)
  expect([...answered].sort()).toEqual(operations.map(([path]) => path).sort())
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '304', '400', '404', '405', '413', '415', '422']),
  )
  expect(service.faults).toEqual([])
})
