import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Load, load, type Measured, seconds } from './http/load.ts'
import { type Server, start, stop, withServers } from './http/servers.ts'
import type { Print } from './run.ts'

const bare: Server = { file: 'bare.ts', port: 4101 }
const byHand: Server = { file: 'handwritten.ts', port: 4102 }
const ours: Server = { file: '../../service/src/server.ts', port: 4103 }
const express: Server = { file: 'express-zod.ts', port: 4104 }
const names = new Map([
  [bare, '(a) bare node:http, a constant body'],
  [byHand, '(b) the same work by hand on node:http'],
  [ours, '(c) this service'],
  [express, '(d) Express 5 with zod'],
])

const regimes = '/api/v1/sentencing/regimes'
const rounds = 5
const addressesFile = fileURLToPath(new URL('http/addresses.ts', import.meta.url))

const median = (measured: readonly Measured[]): Measured =>
  [...measured].sort((a, b) => a.rate - b.rate)[Math.floor(measured.length / 2)] as Measured

/** Loads each server once to warm up and then in turns; the median of each. */
function inTurns(servers: readonly Server[], how: Load = {}): ReadonlyMap<Server, Measured> {
  const measured = new Map(servers.map((server) => [server, [] as Measured[]]))
  for (const server of servers) load(server, how)
  for (let round = 0; round < rounds; round++)
    for (const server of servers) measured.get(server)?.push(load(server, how))
  return new Map([...measured].map(([server, all]) => [server, median(all)]))
}

const row = (name: string, { rate, p50, p99 }: Measured, memory: number): string =>
  `${name.padEnd(42)}${Math.round(rate).toLocaleString('en').padStart(8)} requests/s  p50 ${p50.padEnd(7)} p99 ${p99.padEnd(8)} ${memory} MB`

/** This service beside the limit of the runtime, the same work by hand, and what most teams would write. */
export async function bench(print: Print): Promise<void> {
  const target = (what: string, ratio: number, least: number): void =>
    print(`${what} = ${ratio.toFixed(2)}  target ${least}: ${ratio >= least ? 'met' : 'MISSED'}`)
  const compare = (
    measured: ReadonlyMap<Server, Measured>,
    one: Server,
    other: Server,
    least: number,
  ): void => {
    const letter = (server: Server): string => names.get(server)?.slice(0, 3) ?? ''
    const ratio = (measured.get(one)?.rate ?? 0) / (measured.get(other)?.rate ?? 0)
    target(`${letter(one)} : ${letter(other)}`, ratio, least)
  }
  const table = (measured: ReadonlyMap<Server, Measured>, memory: (server: Server) => number): void => {
    for (const [server, found] of measured) print(row(names.get(server) ?? '', found, memory(server)))
  }

  print(`Median of ${rounds} rounds of ${seconds} s in turns, 32 connections, 1,000,000 client addresses;`)
  print('the server on one core, the load on the other.')
  print('')
  print('POST /calculate')
  await withServers([bare, byHand, ours, express], '0', (memory) => {
    const posts = inTurns([bare, byHand, ours, express])
    table(posts, memory)
    compare(posts, ours, byHand, 0.85)
    compare(posts, ours, bare, 0.6)
    compare(posts, ours, express, 2.5)
  })
  print('')
  print('GET /regimes')
  const size = await regimesSize()
  bareOfSize.env.BODY_BYTES = String(size)
  await withServers([bareOfSize, ours], '0', (memory) => {
    const gets = inTurns([bareOfSize, ours], { path: regimes })
    table(gets, memory)
    compare(gets, ours, bareOfSize, 0.9)
  })
  await growth(print)
  await cores(print, target)
}

/** (a) again, with a body of the size of the regimes. */
const bareOfSize = { file: 'bare.ts', port: 4105, env: { BODY_BYTES: '' } }
names.set(bareOfSize, '(a) bare node:http, a body of the same size')

async function regimesSize(): Promise<number> {
  const child = await start(ours)
  try {
    return (await (await fetch(`http://127.0.0.1:${ours.port}${regimes}`)).arrayBuffer()).byteLength
  } finally {
    await stop(child)
  }
}

/** What it costs that there are many clients. One client may make 60,000 requests a minute here, so that it is not refused. */
async function growth(print: Print): Promise<void> {
  print('')
  print('Cost against the number of client addresses (the limit raised, so that one alone is not refused)')
  const patient = { ...ours, env: { RATE_LIMIT_PER_MINUTE: '60000' } }
  for (const clients of [1, 10_000, 1_000_000])
    await withServers([patient], '0', (memory) => {
      load(patient, { clients })
      const found = load(patient, { clients })
      print(row(`requests from ${clients.toLocaleString('en')}`, found, memory(patient)))
    })
  for (const addresses of [1, 10_000, 1_000_000]) {
    const text = execFileSync(process.execPath, [addressesFile, String(addresses)], {
      encoding: 'utf8',
    })
    const { ns, megabytes } = JSON.parse(text) as { ns: number; megabytes: number }
    print(
      `the limit alone, ${addresses.toLocaleString('en')} held`.padEnd(42) +
        `${Math.round(ns)} ns a request, ${megabytes.toFixed(1)} MB`,
    )
  }
}

/** A server on one core with the load on the other, and two workers on both cores with the load there too. */
async function cores(
  print: Print,
  target: (what: string, ratio: number, least: number) => void,
): Promise<void> {
  print('')
  print('One process on one core with the load on the other, and WORKERS=2 on two cores that the load shares')
  for (const [about, env] of [
    ['the primary counts', {}],
    ['no limit', { RATE_LIMIT_PER_MINUTE: '0' }],
  ] as const) {
    const one: Server = { ...ours, env }
    const two: Server = { ...ours, port: 4106, env: { ...env, WORKERS: '2' } }
    const rates = new Map<Server, Measured>()
    for (const [server, core] of [
      [one, '0'],
      [two, '0,1'],
    ] as const)
      await withServers([server], core, () => {
        const found = inTurns([server], { core: server === one ? '1' : '0,1' })
        rates.set(server, found.get(server) as Measured)
      })
    const [single, both] = [rates.get(one) as Measured, rates.get(two) as Measured]
    const shown = ({ rate }: Measured): string => Math.round(rate).toLocaleString('en')
    print(
      `${about}: one ${shown(single)}, two ${shown(both)} requests/s; of the two cores the load took ${both.loadCores.toFixed(2)}`,
    )
    target('two : one', both.rate / single.rate, 1.7)
  }
}
