import { execFileSync } from 'node:child_process'
import { measure } from '../test/attacks/frame.ts'
import { type Load, type LoadName, loads } from '../test/attacks/loads.ts'
import { waits } from '../test/attacks/well-behaved.ts'
import { type ServiceProcess, startProcess } from '../test/process.ts'
import { startNginx } from '../test/topology/nginx.ts'
import type { Print } from './run.ts'

/** Nobody is made to wait more than so many times as long by an attack on the service. */
const target = 5

/** The attacker gives way to the client where both want the second core: a real one would be on another machine. */
const attackerOn = ['taskset', '-c', '1', 'nice', '-n', '19']
const frame = { requests: 600, pauseMs: 2, heightMs: 3000, by: attackerOn }
const warmUp = 3000

/** The service alone on the first core, asked directly or through the proxy that we ship. */
async function withService(
  isProxied: boolean,
  env: Load['env'],
  work: (service: ServiceProcess) => Promise<void>,
): Promise<void> {
  // Through the proxy the client is one address, and would be refused.
  const limit = isProxied ? { RATE_LIMIT_PER_MINUTE: '0' } : {}
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...env, ...limit })
  execFileSync('taskset', ['-a', '-p', '-c', '0', String(service.pid)])
  const nginx = isProxied ? await startNginx([service.port, service.port, service.port]) : null
  try {
    await work(nginx === null ? service : { ...service, port: nginx.port })
  } finally {
    await nginx?.close()
    await service.close()
  }
}

/** Every attack that is a load, each against a service of its own: what a well-behaved client waits. */
export async function bench(print: Print): Promise<void> {
  print(
    `p99 of ${frame.requests} requests one after the other, before an attack that needs no pause and during it.`,
  )
  print('The service on one core; attacker, proxy and client share the other, the client first.')
  for (const [name, { about, env = {} }] of Object.entries<Load>(loads)) {
    print(`${name}: ${about}`)
    for (const isProxied of [false, true])
      await withService(isProxied, env, async (service) => {
        await waits(service.port, warmUp, 0)
        const { quiet, during, megabytes } = await measure(service, name as LoadName, frame)
        const ratio = during / quiet
        print(
          `  ${isProxied ? 'through nginx' : 'directly     '}  quiet ${quiet.toFixed(1)} ms  during ${during.toFixed(1)} ms  ratio ${ratio.toFixed(1)}  ${megabytes} MB  target ${target}: ${ratio <= target ? 'met' : 'MISSED'}`,
        )
      })
  }
}
