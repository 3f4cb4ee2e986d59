/** The longest bodies that each route takes, made from the routes and from what describes their bodies: no list by hand, so that
 *  a new route or a new list is tried without anybody remembering it. */
import { openapi } from '../../service/src/contract/openapi.ts'
import type { Route } from '../../service/src/http/route.ts'
import { calculationTools } from '../../service/src/mcp/calculation-tools.ts'
import { libraryTools } from '../../service/src/mcp/library-tools.ts'
import { mcpPath } from '../../service/src/mcp/route.ts'
import { namesOfFacts } from '../page/states.ts'
import type { Schema } from './from-schema.ts'

/** A body that can be made of any length up to the limit of its route. */
export interface LongBody {
  readonly route: Route
  readonly what: string
  readonly contentType: string
  readonly limit: number
  /** The body with as much in it as fits into so many bytes. */
  readonly ofLength: (bytes: number) => string
}

const usualLimit = 16 * 1024

/** Every body of every route that takes one. */
export function longestBodies(routes: readonly Route[]): readonly LongBody[] {
  return routes
    .filter(({ method }) => method === 'POST')
    .flatMap((route) => (route.bodyType === 'form' ? formBodies(route) : jsonBodies(route)))
}

/** As many pieces as fit, with this between them. */
function filled(before: string, piece: (n: number) => string, between: string, after: string, bytes: number) {
  const pieces: string[] = []
  let length = before.length + after.length
  for (let n = 0; ; n++) {
    const next = piece(n)
    length += next.length + between.length
    if (length > bytes) break
    pieces.push(next)
  }
  return `${before}${pieces.join(between)}${after}`
}

function formBodies(route: Route): readonly LongBody[] {
  const carried = encodeURIComponent('startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')
  const pieces: Readonly<Record<string, (n: number) => string>> = {
    'one name again and again': () => 'sentence=',
    'sentences that are right': () => `sentence=${carried}`,
    'every field again and again': (n) => `${namesOfFacts[n % namesOfFacts.length]}=1`,
    'names that nobody knows': (n) => `k${n}=1`,
    'one long text': () => 'x'.repeat(1000),
  }
  return Object.entries(pieces).map(([what, piece]) => ({
    route,
    what,
    contentType: 'application/x-www-form-urlencoded',
    limit: route.bodyLimit ?? usualLimit,
    ofLength: (bytes) => filled('statedReleaseDate=2027-03-01&', piece, '&', '', bytes),
  }))
}

const description = openapi('http://localhost', 'Requisite', {} as never) as unknown as {
  readonly paths: Readonly<
    Record<
      string,
      { readonly post?: { readonly requestBody: { readonly content: Record<string, { schema: Schema }> } } }
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

function jsonBodies(route: Route): readonly LongBody[] {
  if (route.path === mcpPath) return toolBodies(route)
  const schema = description.paths[route.path]?.post?.requestBody.content['application/json']?.schema
  if (schema === undefined) throw new Error(`${route.path} is not described`)
  return bodiesOf(route, schema, description.components.schemas, '', '')
}

/** Each tool of the assistants, called with the longest arguments. */
const toolBodies = (route: Route): readonly LongBody[] =>
  [...calculationTools({ today: () => '', poweredBy: '' }), ...libraryTools].flatMap(
    ({ name, inputSchema }) => {
      const { $defs = {}, ...schema } = inputSchema as Schema & { $defs?: Record<string, Schema> }
      const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":`
      return bodiesOf(route, schema, $defs, call, '}}').map((body) => ({
        ...body,
        what: `${name}: ${body.what}`,
      }))
    },
  )

function bodiesOf(
  route: Route,
  schema: Schema,
  named: Readonly<Record<string, Schema>>,
  before: string,
  after: string,
): readonly LongBody[] {
  const resolve = (one: Schema): Schema =>
    one.$ref === undefined ? one : (named[one.$ref.split('/').pop() ?? ''] ?? {})
  const body = (what: string, open: string, piece: (n: number) => string, close: string): LongBody => ({
    route,
    what,
    contentType: 'application/json',
    limit: route.bodyLimit ?? usualLimit,
    ofLength: (bytes) => filled(`${before}${open}`, piece, ',', `${close}${after}`, bytes),
  })

  /** The least that is right. */
  function least(given: Schema): unknown {
    const one = resolve(given)
    const [choice] = one.anyOf ?? one.oneOf ?? []
    if (choice !== undefined) return least(choice)
    const type = [one.type].flat()[0]
    if (one.enum !== undefined) return one.enum[0]
    if (type === 'object')
      return Object.fromEntries(
        (one.required ?? []).map((name) => [name, least(one.properties?.[name] ?? {})]),
      )
    if (type === 'array') return Array.from({ length: one.minItems ?? 0 }, () => least(one.items ?? {}))
    if (type === 'integer') return Math.max(1, one.minimum ?? 1)
    return one.format === 'date' ? '2026-11-16' : 'a'
  }

  const lists = (given: Schema): readonly (readonly [string, Schema])[] =>
    Object.entries(resolve(given).properties ?? {}).flatMap(([name, property]) => {
      const whole = resolve(property)
      return [whole, ...(whole.anyOf ?? []).map(resolve)]
        .filter(({ items }) => items !== undefined)
        .map(({ items }) => [name, items as Schema] as const)
    })

  /** What comes before and after a list in an object that is right but for it. */
  function around(given: Schema, list: string): readonly [string, string] {
    const rest = { ...(least(given) as Record<string, unknown>) }
    delete rest[list]
    const text = JSON.stringify(rest)
    return [`${text === '{}' ? '{' : `${text.slice(0, -1)},`}"${list}":[`, ']}']
  }

  function listBodies(given: Schema, open: string, close: string, path: string): readonly LongBody[] {
    return lists(given).flatMap(([name, items]) => {
      const [start, end] = around(given, name)
      const right = JSON.stringify({ ...(least(items) as object), ...shortTerm(resolve(items)) })
      const inside = listBodies(items, `${open}${start}`, `${end}${close}`, `${path}${name}[].`)
      return [
        body(`${path}${name}: {}`, `${open}${start}`, () => '{}', `${end}${close}`),
        body(`${path}${name}: 0`, `${open}${start}`, () => '0', `${end}${close}`),
        body(`${path}${name}: right ones`, `${open}${start}`, () => right, `${end}${close}`),
        body(`${path}${name}: names`, `${open}${start}{`, (n) => `"k${n}":1`, `}${end}${close}`),
        ...inside,
      ]
    })
  }

  return [
    body('names that nobody knows', '{', (n) => `"k${n}":1`, '}'),
    body('one name again and again', '{', () => '"a":1', '}'),
    body('lists in lists', '', () => '[', ''),
    ...listBodies(schema, '', '', ''),
  ]
}

/** A length, where a schema leaves the unit open. */
const shortTerm = ({ properties = {} }: Schema): object =>
  'sentenceYears' in properties ? { sentenceYears: 3 } : {}
