/** The dearest request that the facts, the rows of a page and the words allow is looked for, at every route of the table that takes a
 *  case, lengths or words. What runs on the event loop takes at most eight times what the median answer of its door does, of a page
 *  five times. What is worked out for each request that is charged is bounded so, too; and what one batch may hold ends within half of the
 *  deadline. Where that is not so, the row of a fact has to say what it multiplies, not the deadline. All in processor time. */
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../../service/src/http/query.ts'
import type { Route, RouteRequest } from '../../../service/src/http/route.ts'
import { usualDeadlineMs } from '../../../service/src/long-work/lane.ts'
import { serviceRoutes } from '../../../service/src/routes.ts'
import { isLong } from '../../support/long.ts'
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
const api = '/api/v1/sentencing'
const mostTimes = 8
const mostTimesOfPage = 5
const mostTimesCharged = 8
/** One case is charged at most so much that an answer can still be had within a minute. What reaches that is charged too little: sixty
 *  sentences with a month, a date of the prison's and full lists take 34 times the median for each of it. */
const mostTimesAtTheMost = 40
const chargedAtTheMost = 40

/** A door: a route, and a question as it takes it. */
interface Door {
  readonly name: string
  readonly route: Route
  readonly sent: (question: object) => Pick<RouteRequest, 'method' | 'query' | 'body'>
}

const routeAt = (path: string, method = 'POST'): Route =>
  routes.find((route) => route.path === path && route.method === method) as Route

const asJson = (question: object) => {
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
const rowsOf = (question: object): string =>
  Object.entries(question)
    .map(([row, say]) => `answer=${encodeURIComponent(new URLSearchParams({ row, say }).toString())}`)
    .join('&')

/** A case as a link has it, with every list. */
function linkOf(question: object): string {
  const { sentences, remand = [], recall = {}, ...person } = question as Record<string, readonly object[]>
  const of = (list: string, name: string): string[] =>
    ((person[list] ?? []) as readonly Record<string, unknown>[]).map((row) => String(row[name]))
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
    ...of('otherCustody', 'fromDate').map((from, n) => [
      'otherCustody',
      `${from}.${of('otherCustody', 'toDate')[n]}.other`,
    ]),
    ['addedDays', of('addedDays', 'days').join('.')],
    ['awardDate', of('addedDays', 'date').join('.')],
    ['fromDate', of('unlawfullyAtLarge', 'fromDate').join('.')],
    ['toDate', of('unlawfullyAtLarge', 'toDate').join('.')],
  ]).toString()
}

/** Asks; gives what is answered, and whether it would be worked out away from the event loop, and what it is charged. */
async function ask({ route, sent }: Pick<Door, 'route' | 'sent'>, question: object, isHere = false) {
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

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What something takes: the mean of as many as can be told from none, and the less of two. */
async function taken(work: () => Promise<unknown>): Promise<number> {
  const once = async (): Promise<number> => {
    const began = processorMs()
    let times = 0
    while (processorMs() - began < 12) {
      await work()
      times++
    }
    return (processorMs() - began) / times
  }
  return Math.min(await once(), await once())
}

/** So many tell what is far from what is looked for. */
const fewTimes = 4

/** What the search goes by: the least of so many, or of fewer where that is not above what is looked for, or far above it. */
async function roughly(work: () => Promise<unknown>, times = 1, above = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const isFar = (n: number): boolean => above > 0 && n >= fewTimes && least > 2 * above
  for (let n = 0; n < times && least > above && !isFar(n); n++) {
    const began = processorMs()
    await work()
    least = Math.min(least, processorMs() - began)
  }
  return least
}

type Chosen = ReadonlyMap<number, Option>

function built({ start }: Space, chosen: Chosen): object {
  const body = start()
  for (const [, option] of [...chosen].sort(([a], [b]) => a - b)) option.apply(body)
  return body
}

const named = (chosen: Chosen): string => [...chosen.values()].map(({ name }) => name).join('; ')

/** The options that make a question of a middling size dearer by themselves, wherever it is worked out: the dearest first. */
async function multipliers(space: Space, door: Pick<Door, 'route' | 'sent'>) {
  const [sizes = [], ...others] = space.dimensions
  const size = sizes[sizes.length >> 1] as Option
  const takes = (option: Option, n: number, times: number, above: number): Promise<number> => {
    const chosen = new Map([
      [0, size],
      [n, option],
    ])
    return roughly(() => ask(door, built(space, chosen), true), times, above)
  }
  const plain = await takes(size, 0, 40, 0)
  const found: { readonly n: number; readonly option: Option; readonly times: number }[] = []
  for (const [at, options] of others.entries())
    for (const option of options) {
      const times = (await takes(option, at + 1, 11, 1.4 * plain)) / plain
      if (times > 1.4) found.push({ n: at + 1, option, times })
    }
  // One after the other they are tried at every size: the short form has the dearest.
  return found.sort((a, b) => b.times - a.times).slice(0, isLong ? found.length : 8)
}

/** The dearest questions of every size, in the short form of one in so many: the multiplier that is dearest there by itself, and one after the other where that is dearer
 *  still. */
async function dearest(
  space: Space,
  found: Awaited<ReturnType<typeof multipliers>>,
  costs: (question: object) => Promise<number>,
  oneIn: number,
): Promise<readonly Chosen[]> {
  const all: { readonly chosen: Chosen; readonly cost: number }[] = []
  const sizes = (space.dimensions[0] ?? []).filter((_, n) => isLong || n % oneIn === oneIn - 1)
  for (const size of sizes) {
    const costOf = async (chosen: Chosen) => ({ chosen, cost: await costs(built(space, chosen)) })
    let best = await costOf(new Map([[0, size]]))
    const alone = []
    for (const { n, option } of found) {
      const { cost } = await costOf(new Map(best.chosen).set(n, option))
      if (cost > best.cost) alone.push({ n, option, cost })
    }
    for (const { n, option } of alone.sort((a, b) => b.cost - a.cost)) {
      const more = await costOf(new Map(best.chosen).set(n, option))
      if (more.cost > best.cost) best = more
    }
    all.push(best)
  }
  return all
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 3)
    .map(({ chosen }) => chosen)
}

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
  for (const say of ['sentenceYears=3', 'sentenceYears=3&kind=eds', 'sentenceYears=18&kind=life'])
    for (const more of [{}, { recall: 'say=recalled%3Dyes' }, { 'offence-1': 'offenceUnknown=yes' }]) {
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
const isPage = (door: Door): boolean => inPages.some(([one]) => one === door)

const doors: readonly (readonly [Door, Space])[] = [
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

/** Looked for once in a space, where it has more than sizes: at the first of its doors. */
const known = new Map<Space, ReturnType<typeof multipliers>>()
function multipliersOf(space: Space): ReturnType<typeof multipliers> {
  const [first] = doors.find(([, of]) => of === space) as readonly [Door, Space]
  const found = known.get(space) ?? multipliers(space, first)
  known.set(space, found)
  return found
}

describe('On the event loop', () => {
  for (const [door, space] of doors) {
    const most = isPage(door) ? mostTimesOfPage : mostTimes
    test(`${door.name}: at most ${most} times the median answer`, async () => {
      const isHere = async (question: object): Promise<boolean> => !(await ask(door, question)).isLong
      // Ordinary questions differ in how much there is of them: the first dimension.
      const ordinary: number[] = []
      for (const option of space.dimensions[0] ?? []) {
        const question = built(space, new Map([[0, option]]))
        if (await isHere(question)) ordinary.push(await taken(() => ask(door, question)))
      }
      const median = ordinary.sort((a, b) => a - b)[ordinary.length >> 1] as number
      const costs = async (question: object): Promise<number> => {
        let isLong = false
        const ms = await roughly(async () => {
          isLong = (await ask(door, question)).isLong
        })
        // What a page does before it hands a form over is done here, too.
        return isLong && !isPage(door) ? 0 : ms
      }
      let found: { ms: number; name: string } = { ms: 0, name: '' }
      for (const chosen of await dearest(space, await multipliersOf(space), costs, isPage(door) ? 4 : 2)) {
        const ms = await taken(() => ask(door, built(space, chosen)))
        if (ms > found.ms) found = { ms, name: named(chosen) }
      }
      console.log(
        `${door.name}: ${found.ms.toFixed(1)} ms, ${(found.ms / median).toFixed(1)} times the median: ${found.name}`,
      )
      expect(found.ms / median, found.name).toBeLessThan(most)
    })
  }
})

describe('For each request that is charged', () => {
  for (const [door, space] of doors.filter(([door]) => !isPage(door)))
    test(`${door.name}: at most ${mostTimesCharged} times the median`, async () => {
      /** In parts of what it may be, where that is known. */
      const each = async (question: object, of: typeof taken, isInParts = true): Promise<number> => {
        let charged = 0
        const ms = await of(async () => {
          charged = (await ask(door, question, true)).charged
        })
        const most = charged < chargedAtTheMost ? mostTimesCharged : mostTimesAtTheMost
        return ms / (1 + charged) / (isInParts ? most : 1)
      }
      const ordinary: number[] = []
      for (const option of space.dimensions[0] ?? [])
        ordinary.push(await each(built(space, new Map([[0, option]])), taken, false))
      const median = ordinary.sort((a, b) => a - b)[ordinary.length >> 1] as number
      let found = { part: 0, name: '' }
      const chosen = await dearest(
        space,
        await multipliersOf(space),
        (question) => each(question, roughly),
        4,
      )
      for (const one of chosen) {
        const part = (await each(built(space, one), taken)) / median
        if (part > found.part) found = { part, name: named(one) }
      }
      console.log(`${door.name}: ${(100 * found.part).toFixed()}% of the most: ${found.name}`)
      expect(found.part, found.name).toBeLessThan(1)
    })
})

test('A batch of as many as one may hold ends within half of the deadline', async () => {
  const [one, many] = [`${api}/release-dates`, `${api}/release-dates/batch`].map((path) => ({
    route: routeAt(path),
    sent: asJson,
  })) as [Door, Door]
  /** How many of a case one batch may hold: by its bytes, and by what some of them count as. */
  const room = async (question: object): Promise<number> => {
    const bytes = JSON.stringify(question).length + 1
    const fit = Math.min(1000, Math.floor((1024 * 1024 - 20) / bytes))
    const some = Math.min(fit, 20)
    const { charged, text } = await ask(many, { items: Array(some).fill(question) }, true)
    const cost = Number(/counts as (\d+) requests/.exec(text)?.[1] ?? charged + 1)
    return Math.min(fit, Math.floor((some * 60) / cost))
  }
  const costs = async (question: object) =>
    (await roughly(() => ask(one, question, true))) * (await room(question))
  let most = { ms: 0, name: '' }
  for (const chosen of await dearest(caseSpace, await multipliersOf(caseSpace), costs, 4)) {
    const question = built(caseSpace, chosen)
    const cases = await room(question)
    const ms = (await taken(() => ask(one, question, true))) * cases
    if (ms > most.ms) most = { ms, name: `${cases} cases: ${named(chosen)}` }
  }
  console.log(`a batch: ${most.ms.toFixed(0)} ms, ${most.name}`)
  expect(most.ms, most.name).toBeLessThan(usualDeadlineMs / 2)
})
