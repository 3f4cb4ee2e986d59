import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commitOf } from './beside.ts'
import { type Cores, twoCores } from './cores.ts'
import { type Load, load, type Measure, seconds } from './http/load.ts'
import { type Each, type Running, type Server, withServers } from './http/servers.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'

export { installRivals as prepare } from './rivals.ts'

export const needs = ['wrk', 'taskset', 'sh'] as const

const bare: Server = { name: '(a) bare node:http, a constant body', file: 'bare.ts' }
const byHand: Server = { name: '(b) the same work by hand on node:http', file: 'handwritten.ts' }
const ours: Server = { name: '(c) this service', file: '../../service/src/server.ts' }
const express: Server = { name: '(d) Express 5 with zod', file: 'express-zod.ts' }

const regimes = '/api/v1/sentencing/regimes'
const rounds = Number(process.env.BENCH_ROUNDS || 15)
/** Rounds before those that are measured: V8 compiles for some seconds. */
const warmUps = Math.min(3, rounds)
const addressesFile = fileURLToPath(new URL('http/addresses.ts', import.meta.url))

/** A server with what was measured of it: the medians, and what is compared round by round. */
interface Result extends Measure {
  readonly name: string
  readonly memory: number
  readonly rates: readonly number[]
  /** The p99 of the round that was disturbed least. */
  readonly leastP99: number
}

/** Each figure by itself: the round with the median rate need not be the one with the median p99. */
function medianOf({ name, memory }: Running, all: readonly Measure[]): Result {
  const of = (figure: keyof Measure): number => median(all.map((one) => one[figure]))
  return {
    name,
    memory: memory(),
    rates: all.map(({ rate }) => rate),
    leastP99: Math.min(...all.map(({ p99 }) => p99)),
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    work: of('work'),
    loadCores: of('loadCores'),
  }
}

/** Loads servers in turns, each in its own way; the medians of each. */
function inTurns<const Many extends readonly (readonly [Running, Load])[]>(loads: Many): Each<Many, Result> {
  const measured = loads.map((): Measure[] => [])
  for (let round = -warmUps; round < rounds; round++)
    for (const [n, [server, how]] of loads.entries()) {
      const figures = load(server, how)
      if (round >= 0) measured[n]?.push(figures)
    }
  return loads.map(([server], n) => medianOf(server, measured[n] ?? [])) as unknown as Each<Many, Result>
}

/** How many times as fast one was as the other. */
const ratioOf = (one: Result, other: Result): number => ratioByRound(one.rates, other.rates)

const perSecond = (rate: number): string => Math.round(rate).toLocaleString('en')

const row = ({ name, rate, p50, p99, work, memory }: Result): string =>
  `${name.padEnd(44)}${perSecond(rate).padStart(7)} requests/s  p50 ` +
  `${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(6)} ms  ` +
  `${work.toFixed(1).padStart(5)} µs  ${memory} MB`

/** A ratio beside the target that it must meet. */
const atLeast = (what: string, ratio: number, target: number): string =>
  `${what} = ${ratio.toFixed(2)}  target at least ${target}: ${ratio >= target ? 'met' : 'MISSED'}`

const atMost = (what: string, ratio: number, target: number): string =>
  `${what} = ${ratio.toFixed(2)}  target at most ${target}: ${ratio <= target ? 'met' : 'MISSED'}`

/** This service beside the limit of the runtime, the same work by hand, and what most teams would write. */
export async function bench(print: Print, beside: string | null): Promise<void> {
  const cores = twoCores()
  print(`Medians of ${rounds} rounds of ${seconds} s in turns, 32 connections, 1,000,000 client addresses;`)
  print('the server on one core, the load on the other. µs: processor time of the server for one request.')
  if (beside !== null) await compareWith(print, cores, beside)
  await posts(print, cores)
  await cases(print, cores)
  await gets(print, cores)
  await growth(print, cores)
  await workers(print, cores)
}

/** This service and that of another checkout, in turns: what a change costs, or gives. */
async function compareWith(print: Print, cores: Cores, beside: string): Promise<void> {
  const other: Server = { name: '(e) the other checkout', file: join(beside, 'service/src/server.ts') }
  for (const [about, how, target] of [
    ['POST /calculate', { cores: cores.load }, 0.9],
    ['POST /release-dates with two sentences', { cores: cores.load, cases: true }, 0.9],
  ] as const) {
    print('')
    print(`${about}, beside ${commitOf(beside)}`)
    const [c, e] = await withServers([ours, other], cores.server, ([c, e]) =>
      inTurns([
        [c, how],
        [e, how],
      ]),
    )
    for (const result of [c, e]) print(row(result))
    print(atLeast('(c) : (e)', ratioOf(c, e), target))
  }
}

async function posts(print: Print, cores: Cores): Promise<void> {
  print('')
  print('POST /calculate')
  const how: Load = { cores: cores.load }
  const [a, b, c, d] = await withServers([bare, byHand, ours, express], cores.server, ([a, b, c, d]) =>
    inTurns([
      [a, how],
      [b, how],
      [c, how],
      [d, how],
    ]),
  )
  for (const result of [a, b, c, d]) print(row(result))
  for (const [name, other] of Object.entries({ a, b, d }))
    print(`(c) : (${name}) = ${ratioOf(c, other).toFixed(2)}`)
  // Held by processor time: a neighbour that takes a core in one's turn and not in the other's changes the rates, and not this.
  print(atLeast('processor time of (b) : (c)', b.work / c.work, 0.7))
  print(atLeast('processor time of (d) : (c)', d.work / c.work, 1.7))
  // Whoever else is on the machine stops a core for 5 to 20 ms some times a second. Where that meets one request in a hundred is
  // chance, and it only adds: the round with the least of it says what a server does by itself.
  print(
    `p99 in the round that was disturbed least: (b) ${b.leastP99.toFixed(2)} ms, (c) ${c.leastP99.toFixed(2)} ms`,
  )
  print(atMost('p99 of (c) : (b)', c.leastP99 / b.leastP99, 2))
}

/** A case of two sentences beside one sentence, of the same process. */
async function cases(print: Print, cores: Cores): Promise<void> {
  print('')
  print('POST /release-dates with two sentences, beside POST /calculate')
  const how: Load = { cores: cores.load }
  const [one, two] = await withServers([ours], cores.server, ([server]) =>
    inTurns([
      [{ ...server, name: 'one sentence at /calculate' }, how],
      [
        { ...server, name: 'two sentences at /release-dates' },
        { ...how, cases: true },
      ],
    ]),
  )
  for (const result of [one, two]) print(row(result))
  print(`two sentences : one = ${ratioOf(two, one).toFixed(2)}`)
}

/** Beside a bare server with a body of the size of the regimes. */
async function gets(print: Print, cores: Cores): Promise<void> {
  print('')
  print('GET /regimes')
  const bytes = await withServers([ours], cores.server, async ([{ port }]) => {
    const response = await fetch(`http://127.0.0.1:${port}${regimes}`)
    return (await response.arrayBuffer()).byteLength
  })
  const bareOfSize: Server = {
    name: '(a) bare node:http, a body of the same size',
    file: 'bare.ts',
    env: { BODY_BYTES: String(bytes) },
  }
  const how: Load = { cores: cores.load, path: regimes }
  const [a, c] = await withServers([bareOfSize, ours], cores.server, ([a, c]) =>
    inTurns([
      [a, how],
      [c, how],
    ]),
  )
  for (const result of [a, c]) print(row(result))
  print(`(c) : (a) = ${ratioOf(c, a).toFixed(2)}`)
}

/** What it costs that there are many clients. A hundred with 60,000 a minute each, the highest limit there is, may make
 *  100,000 requests a second: one server process on one core does not get there. */
async function growth(print: Print, cores: Cores): Promise<void> {
  print('')
  print(
    'Cost against the number of client addresses (the limit at its highest, so that a hundred are not refused)',
  )
  for (const clients of [100, 10_000, 1_000_000]) {
    const patient: Server = {
      ...ours,
      name: `requests from ${clients.toLocaleString('en')}`,
      env: { RATE_LIMIT_PER_MINUTE: '60000' },
    }
    const [result] = await withServers([patient], cores.server, ([server]) =>
      inTurns([[server, { cores: cores.load, clients }]]),
    )
    print(row(result))
  }
  for (const addresses of [1, 10_000, 1_000_000]) {
    const text = execFileSync(process.execPath, [addressesFile, String(addresses)], { encoding: 'utf8' })
    const { ns, held } = JSON.parse(text) as { ns: number; held: number }
    print(
      `the limiter alone, ${addresses.toLocaleString('en')} addresses`.padEnd(44) +
        `${Math.round(ns)} ns a request, ${held.toLocaleString('en')} held`,
    )
  }
}

/** One process on one core with the load on the other, and two workers on both cores with the load there too, which takes a part
 *  of them: so there is no target, but what is left of two cores beside it. */
async function workers(print: Print, cores: Cores): Promise<void> {
  print('')
  print('One process on one core with the load on the other, and WORKERS=2 on two cores that the load shares')
  for (const [about, env] of [
    ['the primary counts', {}],
    ['no limit', { RATE_LIMIT_PER_MINUTE: '0' }],
  ] as const) {
    const [one, two] = await withServers([{ ...ours, env }], cores.server, ([one]) =>
      withServers([{ ...ours, env: { ...env, WORKERS: '2' } }], cores.both, ([two]) =>
        inTurns([
          [one, { cores: cores.load }],
          [two, { cores: cores.both }],
        ]),
      ),
    )
    const shown = ({ rate, p99 }: Measure): string =>
      `${perSecond(rate)} requests/s (p99 ${p99.toFixed(2)} ms)`
    print(`${about}: one ${shown(one)}, two ${shown(two)}`)
    print(
      `two : one = ${ratioOf(two, one).toFixed(2)}, where the load leaves ${(2 - two.loadCores).toFixed(2)} of the two cores`,
    )
  }
}
