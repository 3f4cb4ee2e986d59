import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from '../ends-with-us.ts'
import { http } from '../http.ts'
import { freePort } from '../ports.ts'

const example = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf')

/** Starts nginx as deploy/ sets it, before one service on this machine. */
export async function startNginx(servicePort: number) {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'requisite-nginx-'))
  const conf = readFileSync(example, 'utf8')
    .replace(/server replica-1:3000/, `server 127.0.0.1:${servicePort}`)
    .replace(/^\s*server replica-\d:3000.*\n/gm, '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_processes auto;', 'worker_processes 1;')
  writeFileSync(join(home, 'nginx.conf'), conf)
  const options = `daemon off; master_process off; pid ${home}/nginx.pid;`
  const child = spawn('/usr/sbin/nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', options], {
    stdio: 'ignore',
  })
  endsWithUs(child)
  const ended = once(child, 'exit')
  while (child.exitCode === null && !(await answers(port))) await setTimeout(20)
  if (child.exitCode !== null) throw new Error('nginx did not start.')
  return {
    port,
    close: async (): Promise<void> => {
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  http({ port }, '/health/live').then(
    ({ status }) => status === 200,
    () => false,
  )
