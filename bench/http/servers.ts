import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../../test/support/ends-with-us.ts'
import { freePort } from '../../test/support/ports.ts'
import { memoryOf, workOf } from '../../test/system/attacks/frame.ts'

/** A server that is measured. */
export interface Server {
  readonly name: string
  readonly file: string
  readonly env?: Readonly<Record<string, string>>
}

/** A server that runs, on a port of its own. */
export interface Running {
  readonly name: string
  readonly port: number
  /** The highest memory so far, in megabytes. */
  readonly memory: () => number
  /** How long its main thread has been on a core, in milliseconds. */
  readonly work: () => number
  readonly stop: () => Promise<void>
}

/** Starts a server on the cores that it may use, and waits until it listens. */
async function start({ name, file, env = {} }: Server, cores: string): Promise<Running> {
  const port = await freePort()
  const command = [process.execPath, fileURLToPath(new URL(file, import.meta.url))]
  const child = spawn('taskset', ['-c', cores, ...command], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endsWithUs(child, 'TERM')
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    if (await answers(port)) {
      const pid = child.pid as number
      return { name, port, memory: () => memoryOf(pid), work: () => workOf(pid), stop: () => stop(child) }
    }
    await setTimeout(50)
  }
  child.kill()
  throw new Error(`${name} did not start`)
}

/** Ends a server, and waits until it is gone. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

/** For each of several, one of another kind. */
export type Each<Many extends readonly unknown[], One> = { readonly [N in keyof Many]: One }

/** What is measured with servers that run meanwhile. */
export async function withServers<const Servers extends readonly Server[], Result>(
  servers: Servers,
  cores: string,
  measure: (running: Each<Servers, Running>) => Result | Promise<Result>,
): Promise<Result> {
  const running: Running[] = []
  try {
    for (const server of servers) running.push(await start(server, cores))
    return await measure(running as unknown as Each<Servers, Running>)
  } finally {
    await Promise.all(running.map((one) => one.stop()))
  }
}
