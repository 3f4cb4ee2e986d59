import { execFileSync } from 'node:child_process'
import { type ServiceProcess, startProcess } from '../test/support/process.ts'
import { measure } from '../test/system/attacks/frame.ts'
import { type Load, type LoadName, loads } from '../test/system/attacks/loads.ts'
import { waits } from '../test/system/attacks/well-behaved.ts'
import { type Edit, startNginx } from '../test/system/topology/nginx.ts'
import type { Print } from './run.ts'

/** Nobody is made to wait more than so many times as long by an attack on the service. */
const target = 5

/** The attacker gives way to the client where both want the second core: a real one would be on another machine. */
const attackerOn = ['taskset', '-c', '1', 'nice', '-n', '19']
const frame = { requests: 600, pauseMs: 2, heightMs: 3000, by: attackerOn }
const warmUp = 3000

/** As the service itself does here, the proxy believes who the client says it is: otherwise all of them would be one address,
 *  and its limits would be what is measured. */
const believing: readonly Edit[] = [
  ['http {', 'http { set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;'],
]

/** The service alone on the first core, asked directly or through the proxy that we ship. */
async function withService(
  isProxied: boolean,
  env: Load['env'],
  work: (service: ServiceProcess) => Promise<void>,
): Promise<void> {
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  execFileSync('taskset', ['-a', '-p', '-c', '0', String(service.pid)])
  const nginx = isProxied ? await startNginx([service.port, service.port, service.port], believing) : null
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
