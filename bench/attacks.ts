import { execFileSync } from 'node:child_process'
import { measure } from '../test/attacks/frame.ts'
import { type Load, type LoadName, loads } from '../test/attacks/loads.ts'
import { waits } from '../test/attacks/well-behaved.ts'
import { startProcess } from '../test/process.ts'
import type { Print } from './run.ts'

/** Nobody is made to wait more than so many times as long by an attack on the service. */
const target = 5

/** The attacker gives way to the client where both want the second core: a real one would be on another machine. */
const attackerOn = ['taskset', '-c', '1', 'nice', '-n', '19']
const frame = { requests: 400, pauseMs: 2, heightMs: 1500, by: attackerOn }

/** Every attack that is a load, each against a service of its own on the first core: what a well-behaved client waits. */
export async function bench(print: Print): Promise<void> {
  print(`p99 of ${frame.requests} requests in a row, before the attack and during it`)
  print('service on one core; attacker and client share the other, the client first')
  for (const [name, { about, env = {} }] of Object.entries<Load>(loads)) {
    const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...env })
    execFileSync('taskset', ['-a', '-p', '-c', '0', String(service.pid)])
    try {
      await waits(service.port, 500, 0)
      const { quiet, during, megabytes } = await measure(service, name as LoadName, frame)
      const ratio = during / quiet
      print(`${name}: ${about}`)
      print(
        `  quiet ${quiet.toFixed(1)} ms  during ${during.toFixed(1)} ms  ratio ${ratio.toFixed(1)}  ${megabytes} MB  target ${target}: ${ratio <= target ? 'met' : 'MISSED'}`,
      )
    } finally {
      await service.close()
    }
  }
}
