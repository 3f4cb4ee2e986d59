import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Running } from './servers.ts'

/** How long one run takes: whole seconds, which is what wrk takes. One is enough: whoever else is on the machine slows a core for
 *  seconds at a time, and many short turns meet it alike. */
export const seconds = Number(process.env.BENCH_SECONDS || 1)

/** Latencies are in milliseconds. */
export interface Measure {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of processor time that the server took for a request: what holds on a machine that others use too. */
  readonly work: number
  /** How much of a core the load itself took. */
  readonly loadCores: number
}

export interface Load {
  readonly cores: string
  readonly clients?: number
  readonly path?: string
  /** Whole cases of two sentences in place of single ones. */
  readonly cases?: boolean
}

let runs = 0

/** One run of wrk, with many client addresses in X-Forwarded-For: so the limiter counts every request and refuses none. An
 *  address comes back only after 50,000 requests, and may come 60 times a minute: that is room for 50,000 requests a second. */
export function load(
  { name, port, work }: Running,
  { cores, clients = 1_000_000, path, cases }: Load,
): Measure {
  const script = fileURLToPath(new URL('load.lua', import.meta.url))
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-s', script]
  const env = {
    ...process.env,
    CLIENTS: String(clients),
    RUN: String(runs++),
    ...(path && { BENCH_PATH: path }),
    ...(cases && { BENCH_CASES: '1' }),
  }
  const command = ['taskset', '-c', cores, 'wrk', ...options, `http://127.0.0.1:${port}`]
  const before = work()
  const text = execFileSync('sh', ['-c', '"$@"; times', 'sh', ...command], { env, encoding: 'utf8' })
  const failed = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(text)?.[0]
  if (failed !== undefined) throw new Error(`requests to ${name} were refused or lost: ${failed.trim()}`)
  const { requests, ...figures } = figuresOf(text)
  return {
    ...figures,
    work: (1000 * (work() - before)) / requests,
    loadCores: processorSeconds(text) / seconds,
  }
}

/** What wrk says. The percentiles begin their lines: "62.50%" is also said, of something else. */
function figuresOf(text: string): Omit<Measure, 'work' | 'loadCores'> & { readonly requests: number } {
  const requests = Number(/^\s*(\d+) requests in /m.exec(text)?.[1])
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1])
  const [p50, p99] = [50, 99].map((n) => {
    const [, value, unit] = new RegExp(`^\\s+${n}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(text) ?? []
    return Number(value) * (milliseconds[unit ?? ''] ?? Number.NaN)
  }) as [number, number]
  if (!(requests > 0 && rate > 0 && p50 > 0 && p99 > 0)) throw new Error('wrk gave no figures')
  return { requests, rate, p50, p99 }
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** What the shell says last: the time of its children, for themselves and in the kernel. */
function processorSeconds(text: string): number {
  const [, ...times] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(text) ?? []
  const [minutes = 0, own = 0, more = 0, kernel = 0] = times.map(Number)
  return (minutes + more) * 60 + own + kernel
}
