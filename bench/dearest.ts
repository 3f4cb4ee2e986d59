/** The dearest request that the facts, the rows of a page and the words allow is looked for, at every route of the table that takes a
 *  case, lengths or words. What runs on the event loop takes at most eight times what the median answer of its door does, of a page
 *  five times. What is worked out for each request that is charged is bounded so, too; and what one batch may hold ends within half of the
 *  deadline. Where that is not so, the row of a fact has to say what it multiplies, not the deadline. All in processor time. */
import { usualDeadlineMs } from '../service/src/long-work/lane.ts'
import { isLong } from '../test/support/long.ts'
import {
  api,
  asJson,
  ask,
  built,
  type Chosen,
  type Door,
  doors,
  isPage,
  named,
  routeAt,
} from '../test/system/attacks/dear-doors.ts'
import { caseSpace, type Option, type Space } from '../test/system/attacks/dear-space.ts'
import { median } from './median.ts'
import type { Print } from './print.ts'

const mostTimes = 8
const mostTimesOfPage = 5
const mostTimesCharged = 8
/** One case is charged at most so much that an answer can still be had within a minute. What reaches that is charged too little: sixty
 *  sentences with a month, a date of the prison's and full lists take 34 times the median for each of it. */
const mostTimesAtTheMost = 40
const chargedAtTheMost = 40

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What something takes: the mean of as many as can be told from none, and the least of some. */
async function taken(work: () => Promise<unknown>): Promise<number> {
  const once = async (): Promise<number> => {
    const began = processorMs()
    let times = 0
    while (times < 3 || processorMs() - began < 12) {
      await work()
      times++
    }
    return (processorMs() - began) / times
  }
  // What is looked for runs often: the first times it is not compiled yet.
  return Math.min(await once(), await once(), await once(), await once())
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

/** Looked for once in a space, where it has more than sizes: at the first of its doors. */
const known = new Map<Space, ReturnType<typeof multipliers>>()
function multipliersOf(space: Space): ReturnType<typeof multipliers> {
  const [first] = doors.find(([, of]) => of === space) as readonly [Door, Space]
  const found = known.get(space) ?? multipliers(space, first)
  known.set(space, found)
  return found
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

/** What a door takes on the event loop. */
async function onEventLoop([door, space]: (typeof doors)[number], print: Print): Promise<void> {
  const most = isPage(door) ? mostTimesOfPage : mostTimes
  const isHere = async (question: object): Promise<boolean> => !(await ask(door, question)).isLong
  // Ordinary questions differ in how much there is of them: the first dimension.
  const ordinary: number[] = []
  for (const option of space.dimensions[0] ?? []) {
    const question = built(space, new Map([[0, option]]))
    if (await isHere(question)) ordinary.push(await taken(() => ask(door, question)))
  }
  const costs = async (question: object): Promise<number> => {
    let isLong = false
    const ms = await roughly(async () => {
      isLong = (await ask(door, question)).isLong
    })
    // What a page does before it hands a form over is done here, too.
    return isLong && !isPage(door) ? 0 : ms
  }
  let found = { ms: 0, name: '' }
  for (const chosen of await dearest(space, await multipliersOf(space), costs, isPage(door) ? 4 : 2)) {
    const ms = await taken(() => ask(door, built(space, chosen)))
    if (ms > found.ms) found = { ms, name: named(chosen) }
  }
  const times = found.ms / median(ordinary)
  print(
    `${door.name}: ${found.ms.toFixed(1)} ms, ${times.toFixed(1)} times the median, ` +
      `at most ${most}: ${verdict(times < most)}: ${found.name}`,
  )
}

/** What a door takes for each request that it charges. */
async function forEachCharged([door, space]: (typeof doors)[number], print: Print): Promise<void> {
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
  const of = median(ordinary)
  let found = { part: 0, name: '' }
  const chosen = await dearest(space, await multipliersOf(space), (question) => each(question, roughly), 4)
  for (const one of chosen) {
    const part = (await each(built(space, one), taken)) / of
    if (part > found.part) found = { part, name: named(one) }
  }
  print(
    `${door.name}: ${(100 * found.part).toFixed()}% of the most, ${mostTimesCharged} times the median: ` +
      `${verdict(found.part < 1)}: ${found.name}`,
  )
}

/** What the dearest batch takes that may be sent. */
async function ofBatch(print: Print): Promise<void> {
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
  const limit = usualDeadlineMs / 2
  print(
    `a batch: ${most.ms.toFixed(0)} ms, at most ${limit}, half of the deadline: ` +
      `${verdict(most.ms < limit)}: ${most.name}`,
  )
}

/** The dearest requests that are found, door by door. The short form tries fewer sizes and facts. */
export async function bench(print: Print): Promise<void> {
  print('On the event loop:')
  for (const door of doors) await onEventLoop(door, print)
  print('For each request that is charged:')
  for (const door of doors) if (!isPage(door[0])) await forEachCharged(door, print)
  await ofBatch(print)
}
