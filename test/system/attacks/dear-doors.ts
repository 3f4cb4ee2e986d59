/** Every door that takes a case, lengths or words, by the table of routes and of tools, and how a question is told to each. */
import { parametersOf } from '../../../service/src/http/query.ts'
import type { Route, RouteRequest } from '../../../service/src/http/route.ts'
import { serviceRoutes } from '../../../service/src/routes.ts'
import { answeredRows } from '../../support/answered-rows.ts'
import {
  caseSpace,
  included,
  type Option,
  rowSpace,
  type Space,
  textSpace,
  whatIfSpace,
} from './dear-space.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const routes = serviceRoutes(settings, () => '2026-11-16')
export const api = '/api/v1/sentencing'

/** A door: a route, and a question as it takes it. */
export interface Door {
  readonly name: string
  readonly route: Route
  readonly sent: (question: object) => Pick<RouteRequest, 'method' | 'query' | 'body'>
}

export const routeAt = (path: string, method = 'POST'): Route =>
  routes.find((route) => route.path === path && route.method === method) as Route

export const asJson = (question: object) => {
  const { [included]: include, ...body } = question as Record<string, unknown>
  const query = include === undefined ? {} : { include: String(include) }
  return { method: 'POST', query, body: Buffer.from(JSON.stringify(body)) }
}

const callOf = (name: string) => (question: object) => {
  const { [included]: _, ...args } = question as Record<string, unknown>
  return asJson({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
}

const textsOf = (facts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  )

/** What a form has, as a route takes it. */
const asForm = ({ method }: Pick<Route, 'method'>, form: string) =>
  method === 'GET'
    ? { method, query: parametersOf(form), body: Buffer.alloc(0) }
    : { method, query: {}, body: Buffer.from(form) }

/** What was answered in rows. */
const rowsOf = (question: object): string => answeredRows(Object.entries(question))

/** A case as a link has it, with every list. */
function linkOf(question: object): string {
  const { sentences, remand = [], recall = {}, ...person } = question as Record<string, readonly object[]>
  const listed = (list: string, ...names: readonly string[]): string[][] =>
    ((person[list] ?? []) as readonly Record<string, unknown>[]).map((row) => [
      list,
      names.map((name) => String(row[name])).join('.'),
    ])
  const { type, ...ofRecall } = textsOf(recall as object)
  const { [included]: _, ...told } = textsOf(person)
  return new URLSearchParams([
    ...Object.entries({ ...told, ...ofRecall, ...(type === undefined ? {} : { recallType: type }) }),
    ...(sentences as readonly object[]).map((one) => [
      'sentence',
      new URLSearchParams(textsOf(one)).toString(),
    ]),
    ...(remand as readonly Record<string, string>[]).map(({ fromDate, toDate }) => [
      'remand',
      `${fromDate}.${toDate}`,
    ]),
    ...listed('otherCustody', 'fromDate', 'toDate').map(([list = '', days]) => [list, `${days}.other`]),
    ...listed('addedDays', 'days', 'date'),
    ...listed('unlawfullyAtLarge', 'fromDate', 'toDate'),
  ]).toString()
}

/** Asks; gives what is answered, and whether it would be worked out away from the event loop, and what it is charged. */
export async function ask({ route, sent }: Pick<Door, 'route' | 'sent'>, question: object, isHere = false) {
  const told = { isLong: false, charged: 0 }
  const reply = await route.answer({
    ...sent(question),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    params: {},
    // Nothing of a batch is worked out: what it counts as is known by then.
    isGone: () => route.path.endsWith('/batch'),
    pause: () => null,
    charge: async (requests) => {
      told.charged += requests
      return { fits: true }
    },
    handOver: isHere
      ? null
      : async () => {
          told.isLong = true
          return { status: 200, body: '', headers: [] }
        },
  })
  return { ...told, status: reply.status, text: String(reply.body) }
}

export type Chosen = ReadonlyMap<number, Option>

/** What is asked where these are chosen: each of its dimension. */
export function built({ start }: Space, chosen: Chosen): object {
  const body = start()
  for (const [, option] of [...chosen].sort(([a], [b]) => a - b)) option.apply(body)
  return body
}

export const named = (chosen: Chosen): string => [...chosen.values()].map(({ name }) => name).join('; ')

const tools = JSON.parse(
  (await ask({ route: routeAt('/mcp'), sent: asJson }, { jsonrpc: '2.0', id: 1, method: 'tools/list' })).text,
).result.tools as readonly {
  readonly name: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly maxLength?: number }>> }
}[]
const toolsWith = (property: string): readonly Door[] =>
  tools
    .filter(({ inputSchema }) => property in inputSchema.properties)
    .map(({ name }) => ({ name: `/mcp ${name}`, route: routeAt('/mcp'), sent: callOf(name) }))

/** What a page offers to tap, by row, in some of its states. */
async function tapsOffered(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const taps = new Map<string, Set<string>>()
  const route = routeAt('/answer')
  for (const say of [
    'sentences[0].sentenceYears=3',
    'sentences[0].sentenceYears=3&sentences[0].sentenceType=eds',
    'sentences[0].sentenceYears=18&sentences[0].sentenceType=life',
  ])
    for (const more of [
      {},
      { recall: 'say=recall%3Dtrue' },
      { 'offence-1': 'sentences[0].offenceKey=unknown' },
    ]) {
      const sent = (question: object) => asForm(route, rowsOf(question))
      const { text } = await ask({ route, sent }, { 'sentence-1': say, ...more }, true)
      for (const [form] of text.matchAll(/<form[\s\S]*?<\/form>/g)) {
        const [, row] = /name="row" value="([^"]*)"/.exec(form) ?? []
        const all = taps.get(row ?? '') ?? new Set()
        for (const [, tap = ''] of form.matchAll(/name="say" value="([^"]*)"/g))
          all.add(tap.replaceAll('&amp;', '&'))
        if (row !== undefined) taps.set(row, all)
      }
    }
  return taps
}
const rows = rowSpace(await tapsOffered())

/** Every page of the table that answers what is told in such a way. */
async function pagesTaking(name: string, formOf: (question: object) => string, of: Space) {
  const forms = new Set(routes.filter(({ bodyType }) => bodyType === 'form').map(({ path }) => path))
  const found: (readonly [Door, Space])[] = []
  const sizes = of.dimensions[0] ?? []
  for (const route of routes.filter(({ path }) => forms.has(path))) {
    const door: Door = {
      name: `${route.method} ${route.path}, ${name}`,
      route,
      sent: (question) => asForm(route, formOf(question)),
    }
    const [one, two] = [sizes[0], sizes.at(-1)].map(async (option) => {
      const { status, text } = await ask(door, built(of, new Map([[0, option as Option]])), true)
      return `${status} ${text.replace(/<input type="hidden"[^>]*>/g, '')}`
    })
    if ((await one) !== (await two)) found.push([door, of])
  }
  return found
}

const inPages = [
  ...(await pagesTaking('by rows', rowsOf, rows)),
  ...(await pagesTaking('by a link', linkOf, caseSpace)),
]
export const isPage = (door: Door): boolean => inPages.some(([one]) => one === door)

export const doors: readonly (readonly [Door, Space])[] = [
  ...[
    { name: `${api}/release-dates`, route: routeAt(`${api}/release-dates`), sent: asJson },
    ...toolsWith('sentences'),
  ].map((door) => [door, caseSpace] as const),
  ...[
    { name: `${api}/what-if`, route: routeAt(`${api}/what-if`), sent: asJson },
    ...toolsWith('lengths'),
  ].map((door) => [door, whatIfSpace] as const),
  ...toolsWith('text').map((door) => [door, textSpace('text', 6000)] as const),
  ...inPages,
]
