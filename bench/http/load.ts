import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Server } from './servers.ts'

/** How long one run takes. */
export const seconds = 3

export interface Measured {
  readonly rate: number
  readonly p50: string
  readonly p99: string
  /** How much of a core the load itself took. */
  readonly loadCores: number
}

export interface Load {
  readonly clients?: number
  readonly path?: string
  readonly core?: '1' | '0,1'
}

let runs = 0

/** One run of wrk from many client addresses, so that the limit is at work and lets all through. */
export function load({ port }: Server, { clients = 1_000_000, path, core = '1' }: Load = {}): Measured {
  const options = [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--latency',
    '-s',
    fileURLToPath(new URL('load.lua', import.meta.url)),
  ]
  const env = {
    ...process.env,
    CLIENTS: String(clients),
    RUN: String(runs++),
    ...(path && { BENCH_PATH: path }),
  }
  const command = ['taskset', '-c', core, 'wrk', ...options, `http://127.0.0.1:${port}`]
  const text = execFileSync('sh', ['-c', '"$@"; times', 'sh', ...command], { env, encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Requests were refused or lost:\n${text}`)
  const found = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '?'
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50: found(/50%\s+(\S+)/),
    p99: found(/99%\s+(\S+)/),
    loadCores: processorSeconds(text) / seconds,
  }
}

/** What the shell says last: the time of its children, for themselves and in the kernel. */
function processorSeconds(text: string): number {
  const [, ...times] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(text) ?? []
  const [minutes = 0, own = 0, more = 0, kernel = 0] = times.map(Number)
  return (minutes + more) * 60 + own + kernel
}
