import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { compileCache } from './compile-cache.ts'
import { endsWithUs } from './ends-with-us.ts'
import { http } from './http.ts'
import { isLong } from './long.ts'
import { freePort } from './ports.ts'

/** The service as its users run it: a process of its own, told everything by its environment. */
export interface ServiceProcess {
  readonly port: number
  readonly pid: number
  /** All that it has written so far, to either stream. */
  readonly written: () => string
  /** Where it writes its log; null when that is a file. */
  readonly log: Readable | null
  readonly signal: (name: NodeJS.Signals) => void
  /** How it ended: a status, or the signal that ended it. */
  readonly ended: Promise<{ readonly status: number | null; readonly signal: NodeJS.Signals | null }>
  /** Ends it and waits until it is gone. */
  readonly close: () => Promise<void>
}

const ownServer = join(import.meta.dirname, '..', '..', 'service', 'bin', 'server.js')

const everBusy = `
  import perf from 'node:perf_hooks'
  import { syncBuiltinESMExports } from 'node:module'
  perf.eventLoopUtilization = () => ({ utilization: 1 })
  syncBuiltinESMExports()`

/** A service that takes its event loop for busy, and makes nothing ahead of first answers. */
export const neverAhead = ['--import', `data:text/javascript,${encodeURIComponent(everBusy)}`]
/** In the short form every one that is not told otherwise is so: to make it costs twice as much as to start, and most tests ask for
 *  none of it. first-answers.test.ts and memory.test.ts have it. */
export const nothingAhead = isLong ? [] : neverAhead

/** Starts the service on a free port, or on the one that it is told, and waits until it answers, and until all of its workers have
 *  said that they have started: one that is told to stop before is gone at once, and says nothing of it. */
export async function startProcess(
  env: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = nothingAhead,
  log: 'pipe' | number = 'pipe',
  server = ownServer,
): Promise<ServiceProcess> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT)
  const child = spawn(process.execPath, [...nodeOptions, server], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
    stdio: ['ignore', log, 'pipe'],
  })
  endsWithUs(child)
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      written += text
    })
  const ended = once(child, 'exit').then(([status, signal]) => ({ status, signal }))
  let over = false
  void ended.then(() => {
    over = true
  })
  const workers = log === 'pipe' ? Number(env.WORKERS ?? 1) : 1
  const allStarted = (): boolean => workers === 1 || written.split('"msg":"started"').length > workers
  while (!over && !(allStarted() && (await answers(port)))) await setTimeout(20)
  if (over) throw new Error(`The service did not start: ${written}`)
  return {
    port,
    pid: child.pid as number,
    written: () => written,
    log: child.stdout,
    signal: (name) => void child.kill(name),
    ended,
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  http({ port }, '/health/live').then(
    ({ status }) => status === 200,
    () => false,
  )
