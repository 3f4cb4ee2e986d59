/** One checkout, in a process of its own: two in one process would spoil each other's compiled code. Prints what was asked of it.
 *
 *  node bench/alone.ts CHECKOUT calls|kB|cold|keys KIND... */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getHeapStatistics } from 'node:v8'
import { callsOf } from '../test/support/api-of.ts'
import { counter, sumOf } from '../test/support/calls.ts'
import { phrases } from './phrases.ts'
import { type Kind, requests } from './requests.ts'

const [checkout = '.', what = 'calls', ...kinds] = process.argv.slice(2)
const tree = resolve(checkout)

/** Asks everything of a kind once; how much of it was answered and not refused. */
async function askerOf(kind: Kind): Promise<() => Promise<number>> {
  const { path, bodies } = requests[kind]
  const call = await callsOf(tree)
  const asked = bodies.map((body) => Buffer.from(JSON.stringify(body)))
  const answered: Buffer[] = []
  for (const body of asked) if ((await call(path, body)).status === 200) answered.push(body)
  return async () => {
    for (const body of answered) await call(path, body)
    return answered.length
  }
}

/** The calls of an answer. */
async function callsOfKinds(): Promise<Figures> {
  // What is refused is found before anything is counted, and what is made once is made.
  const askers = await Promise.all(
    (kinds as Kind[]).map(async (kind) => [kind, await askerOf(kind)] as const),
  )
  const figures: Record<string, number> = {}
  const take = counter(tree)
  for (const [kind, ask] of askers) {
    take()
    const answered = await ask()
    figures[kind] = sumOf(take()) / answered
  }
  return figures
}
type Figures = Readonly<Record<string, number>>

/** So often everything is asked before it is measured what is made: V8 then makes less. */
const warmUps = 100

/** The kB of objects of an answer, warm. */
async function kBOfKinds(): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const kind of kinds as Kind[]) {
    const ask = await askerOf(kind)
    for (let pass = 0; pass < warmUps; pass++) await ask()
    const before = getHeapStatistics().total_allocated_bytes
    const answered = await ask()
    figures[kind] = (getHeapStatistics().total_allocated_bytes - before) / answered / 1000
  }
  return figures
}

const coldCases = 5000

/** The milliseconds of processor time of the first 5,000 answers, loading apart. */
async function cold(): Promise<Figures> {
  const call = await callsOf(tree)
  const figures: Record<string, number> = {}
  for (const kind of kinds as Kind[]) {
    const { path, bodies } = requests[kind]
    const asked = bodies.map((body) => Buffer.from(JSON.stringify(body)))
    const start = process.cpuUsage()
    for (let n = 0; n < coldCases; n++) await call(path, asked[n % asked.length] as Buffer)
    const { user, system } = process.cpuUsage(start)
    figures[kind] = (user + system) / 1000
  }
  return figures
}

/** How often one key of a phrase that is typed asks the law, walks through a case, and reads the words. */
async function keys(): Promise<Figures> {
  const { liveReply } = await import(`${pathToFileURL(tree)}/service/src/page/rows/live-reply.ts`)
  const take = counter(tree)
  let typed = 0
  let before: unknown = null
  for (const phrase of phrases)
    for (let length = 1; length <= phrase.length; length++, typed++) {
      const text = phrase.slice(0, length)
      before = liveReply({ live: typed, text, caret: length, today: '2026-11-16', answers: [] }, before)
    }
  const calls = take()
  const of = (name: RegExp): number =>
    [...calls].reduce((times, [of, count]) => times + (name.test(of) ? count : 0), 0) / typed
  return { asked: of(/ caseAnswer$/), walks: of(/ custodyTimeline$/), calls: sumOf(calls) / typed }
}

const ways: Readonly<Record<string, () => Promise<Figures>>> = {
  calls: callsOfKinds,
  kB: kBOfKinds,
  cold,
  keys,
}
console.log(JSON.stringify(await ways[what]?.()))
