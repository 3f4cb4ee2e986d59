import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from './ends-with-us.ts'

/** A real PostgreSQL that only a socket in a folder of its own leads to. */
export interface Postgres {
  /** What psql needs to find it. */
  readonly env: NodeJS.ProcessEnv
  readonly close: () => Promise<void>
}

/** Where Debian keeps the programs of each version. */
const versions = '/usr/lib/postgresql'

/** It refuses to run as root: there it runs as the user that its package makes. */
function account(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export async function startPostgres(): Promise<Postgres> {
  const bin = join(versions, readdirSync(versions).sort().at(-1) as string, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'requisite-postgres-'))
  const owner = account()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { ...owner, cwd: folder, encoding: 'utf8' } as const
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'tests', '-A', 'trust', '-N'], as)
  if (made.status !== 0) throw new Error(made.stderr)
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  endsWithUs(server, 'TERM')
  const env = { ...process.env, PGHOST: folder, PGUSER: 'tests', PGDATABASE: 'postgres' }
  for (let tries = 0; spawnSync(join(bin, 'pg_isready'), { env }).status !== 0; tries++) {
    if (tries > 300) throw new Error('PostgreSQL did not start.')
    await setTimeout(100)
  }
  return {
    env,
    close: async () => {
      const over = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
