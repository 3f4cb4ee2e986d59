import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from '../../support/ends-with-us.ts'
import { http } from '../../support/http.ts'
import { freePort } from '../../support/ports.ts'
import { findProgram } from '../../support/system-packages.ts'

/** A real nginx with the configuration that we ship. */
export interface Nginx {
  readonly port: number
  /** All that it has written to its log. */
  readonly written: () => string
  readonly close: () => Promise<void>
}

/** A text of the configuration, and what is put in its place. */
export type Edit = readonly [from: string, to: string]

const shipped = join(import.meta.dirname, '..', '..', '..', 'deploy')

/** The files that we ship, by their paths in deploy/. The included ones lie beside the first, here as there. */
function shippedFiles(): ReadonlyMap<string, string> {
  const included = readdirSync(join(shipped, 'nginx')).map((name) => join('nginx', name))
  return new Map(['nginx.conf', ...included].map((name) => [name, readFileSync(join(shipped, name), 'utf8')]))
}

/** Starts nginx before the replicas on these ports, with further edits if given. */
export async function startNginx(replicas: readonly number[], edits: readonly Edit[] = []): Promise<Nginx> {
  const program = findProgram('nginx')
  if (program === undefined) throw new Error('There is no nginx.')
  const folder = mkdtempSync(join(tmpdir(), 'requisite-nginx-'))
  // Started by root, its workers are somebody else, who must get to the folder.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'nginx'))
  const port = await freePort()
  const [configuration, log] = [join(folder, 'nginx.conf'), join(folder, 'log')]
  const all = [...onLoopback(port, replicas, folder), ...edits]
  for (const [name, text] of edited(shippedFiles(), all)) writeFileSync(join(folder, name), text)
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

/** What is not as it is shipped: addresses, and folders that root alone may write to. */
function onLoopback(port: number, replicas: readonly number[], folder: string): readonly Edit[] {
  const temporary = ['proxy', 'fastcgi', 'scgi', 'uwsgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  return [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/dev/shm/requisite', join(folder, 'client_body')],
    ['http {', `http { ${temporary}`],
    ...replicas.map((replica, n): Edit => [`replica-${n + 1}:3000`, `127.0.0.1:${replica}`]),
  ]
}

/** An edit that finds nothing to change would let a test pass on what is not shipped. */
function edited(files: ReadonlyMap<string, string>, edits: readonly Edit[]): ReadonlyMap<string, string> {
  const changed = new Map(files)
  for (const [from, to] of edits) {
    if (![...changed.values()].some((text) => text.includes(from)))
      throw new Error(`No file of the proxy in deploy/ has '${from}'.`)
    for (const [name, text] of changed)
      changed.set(
        name,
        text.replaceAll(from, () => to),
      )
  }
  if ([...changed.values()].some((text) => text.includes('replica-')))
    throw new Error('deploy/nginx.conf has more replicas than are started.')
  return changed
}
