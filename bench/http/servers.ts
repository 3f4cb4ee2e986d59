import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { memoryOf } from '../../test/system/attacks/frame.ts'

/** A server that is measured, on a port of its own. */
export interface Server {
  readonly file: string
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a server, on the first core where it is to have one alone, and waits until it listens. */
export async function start(
  { file, port, env = {} }: Server,
  core: '0' | '0,1' = '0',
): Promise<ChildProcess> {
  const told = {
    ...process.env,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  }
  const child = spawn(
    'taskset',
    ['-c', core, process.execPath, fileURLToPath(new URL(file, import.meta.url))],
    {
      env: told,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (let tries = 0; tries < 200; tries++) {
    if (await answers(port)) return child
    await setTimeout(50)
  }
  throw new Error(`${file} did not start.`)
}

/** Ends a server, and waits until its port is free again. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

/** What is measured with servers that run meanwhile. */
export async function withServers(
  servers: readonly Server[],
  core: '0' | '0,1',
  measure: (memory: (server: Server) => number) => void,
): Promise<void> {
  const running = new Map<Server, ChildProcess>()
  try {
    for (const server of servers) running.set(server, await start(server, core))
    measure((server) => memoryOf(running.get(server)?.pid as number))
  } finally {
    await Promise.all([...running.values()].map(stop))
  }
}
