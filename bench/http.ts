import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Print } from './run.ts'

/** The servers that are compared, each on a port of its own. */
const servers = {
  '(a) bare node:http, a constant body': { file: 'http/bare.ts', port: 4101 },
  '(b) the same work by hand on node:http': { file: 'http/handwritten.ts', port: 4102 },
  '(c) this service': { file: '../service/src/server.ts', port: 4103 },
  '(d) Express 5 with zod': { file: 'http/express-zod.ts', port: 4104 },
} as const
type Name = keyof typeof servers
const [bare, byHand, ours, express] = Object.keys(servers) as [Name, Name, Name, Name]

const rounds = 5
const seconds = 3
const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Starts a server on the first core; the load comes from the second. */
function start(name: Name): ChildProcess {
  const { file, port } = servers[name]
  const env = { ...process.env, PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' }
  return spawn('taskset', ['-c', '0', process.execPath, pathOf(file)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

interface Measured {
  readonly rate: number
  readonly p50: string
  readonly p99: string
}

/** One run of wrk from many client addresses, so that the limit is at work and lets all through. */
function load(name: Name, path?: string): Measured {
  const url = `http://127.0.0.1:${servers[name].port}`
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-s', pathOf('http/load.lua'), url]
  const env = { ...process.env, CLIENTS: '1000000', ...(path === undefined ? {} : { BENCH_PATH: path }) }
  const text = execFileSync('taskset', ['-c', '1', 'wrk', ...options], { env, encoding: 'utf8' })
  if (text.includes('Non-2xx')) throw new Error(`${name} refused requests:\n${text}`)
  const found = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '?'
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50: found(/50%\s+(\S+)/),
    p99: found(/99%\s+(\S+)/),
  }
}

const median = (runs: readonly Measured[]): Measured =>
  [...runs].sort((a, b) => a.rate - b.rate)[Math.floor(runs.length / 2)] as Measured

const memoryOf = ({ pid }: ChildProcess): string =>
  /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'

/** This service beside the limit of the runtime, the same work by hand, and what most teams would write: one core for the
 *  server, one for the load, in turns. */
export async function bench(print: Print): Promise<void> {
  const names = Object.keys(servers) as Name[]
  const running = new Map(names.map((name) => [name, start(name)]))
  await setTimeout(4000)
  try {
    const posts = new Map(names.map((name) => [name, [] as Measured[]]))
    const gets = new Map([bare, ours].map((name) => [name, [] as Measured[]]))
    for (const name of names) load(name)
    for (let round = 0; round < rounds; round++) {
      for (const name of names) posts.get(name)?.push(load(name))
      for (const name of [bare, ours]) gets.get(name)?.push(load(name, '/api/v1/sentencing/regimes'))
    }
    print(
      `POST /calculate: median of ${rounds} rounds of ${seconds} s in turns, 32 connections, 1,000,000 client addresses`,
    )
    const rate = (name: Name): number => median(posts.get(name) ?? []).rate
    for (const name of names) {
      const { p50, p99 } = median(posts.get(name) ?? [])
      const memory = Math.round(Number(memoryOf(running.get(name) as ChildProcess)) / 1024)
      print(
        `${name.padEnd(42)}${Math.round(rate(name)).toLocaleString('en').padStart(8)} requests/s  p50 ${p50}  p99 ${p99}  ${memory} MB`,
      )
    }
    const target = (what: string, ratio: number, least: number): void =>
      print(`${what} = ${ratio.toFixed(2)}  target ${least}: ${ratio >= least ? 'met' : 'MISSED'}`)
    target('(c) : (b)', rate(ours) / rate(byHand), 0.85)
    target('(c) : (a)', rate(ours) / rate(bare), 0.6)
    target('(c) : (d)', rate(ours) / rate(express), 2.5)
    target(
      'GET /regimes (c) : (a)',
      median(gets.get(ours) ?? []).rate / median(gets.get(bare) ?? []).rate,
      0.9,
    )
  } finally {
    for (const child of running.values()) child.kill()
  }
}
