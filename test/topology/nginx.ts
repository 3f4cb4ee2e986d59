import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from '../ends-with-us.ts'
import { http } from '../http.ts'
import { freePort } from '../ports.ts'
import { findProgram } from '../system-packages.ts'

/** A real nginx with the configuration that we ship. */
export interface Nginx {
  readonly port: number
  /** All that it has written to its log. */
  readonly written: () => string
  readonly close: () => Promise<void>
}

const shipped = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf')

/** Starts nginx before the replicas on these ports. */
export async function startNginx(replicas: readonly number[]): Promise<Nginx> {
  const program = findProgram('nginx')
  if (program === undefined) throw new Error('There is no nginx.')
  const folder = mkdtempSync(join(tmpdir(), 'requisite-nginx-'))
  // Started by root, its workers are somebody else, who must get to the folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const [configuration, log] = [join(folder, 'nginx.conf'), join(folder, 'log')]
  writeFileSync(configuration, onLoopback(readFileSync(shipped, 'utf8'), port, replicas, folder))
  // It opens /dev/stderr by its name, which works with a file and not with a socket.
  const stderr = openSync(log, 'a')
  const global = `daemon off; pid ${join(folder, 'pid')};`
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', configuration, '-g', global], {
    stdio: ['ignore', 'ignore', stderr],
  })
  closeSync(stderr)
  endsWithUs(child, 'TERM')
  const ended = once(child, 'exit')
  const written = (): string => readFileSync(log, 'utf8')
  while (!(await http({ port }, '/').then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${written()}`)
    await setTimeout(20)
  }
  return {
    port,
    written,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The configuration as it is shipped, but for addresses and for folders that root alone may write to. */
function onLoopback(text: string, port: number, replicas: readonly number[], folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const changes = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['http {', `http { ${temporary}`],
    ...replicas.map((replica, n) => [`replica-${n + 1}:3000`, `127.0.0.1:${replica}`]),
  ] as const
  let changed = text
  for (const [from = '', to = ''] of changes) {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf does not have '${from}'.`)
    changed = changed.replaceAll(from, to)
  }
  if (changed.includes('replica-')) throw new Error('deploy/nginx.conf has more replicas than are started.')
  return changed
}
