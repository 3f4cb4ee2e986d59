import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from './ends-with-us.ts'
import { freePort } from './ports.ts'
import { findProgram } from './system-packages.ts'

/** A real Redis or Valkey server on the loopback that keeps nothing on disk. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Sends one command and gives its answer as the server writes it. */
  readonly command: (...words: readonly string[]) => Promise<string>
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port, empty. */
  readonly start: () => Promise<void>
  /** Stops it in its tracks: connections stay open, nothing is answered. */
  readonly pause: () => void
  readonly resume: () => void
  readonly close: () => Promise<void>
}

/** A store has a machine of its own. Here it shares one with all that is started and stopped, so it goes before them where we
 *  may say so: otherwise it is late now and then, and is taken to be away. */
export function comesFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, -10)
  } catch {
    // Only root may. Then what needs the store is tried again when it was late.
  }
}

/** Starts a server on a free port; with options of its configuration, if given. */
export async function startRedis(...options: readonly string[]): Promise<RedisServer> {
  const program = findProgram('valkey-server', 'redis-server')
  if (program === undefined) throw new Error('There is no redis-server or valkey-server.')
  const folder = mkdtempSync(join(tmpdir(), 'requisite-redis-'))
  const port = await freePort()
  const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const server = [...fixed, '--save', '', '--appendonly', 'no', ...options]
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const own = spawn(program, server, { stdio: 'ignore' })
    child = own
    endsWithUs(own)
    comesFirst(own.pid)
    while (own.exitCode === null && own.signalCode === null) {
      if ((await exchange(port, ['PING']).catch(() => '')) !== '') return
      await setTimeout(10)
    }
    throw new Error('The Redis server did not start.')
  }
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    command: (...words) => exchange(port, words),
    kill,
    start,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    close: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One command on a connection of its own. The server is told to quit, so that the answer has an end. */
export function exchange(port: number, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('error', reject)
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('close', () => resolve(answer.replace(/\+OK\r\n$/, '')))
    socket.end(`${encode(words)}${encode(['QUIT'])}`)
  })
}

const encode = (words: readonly string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`
