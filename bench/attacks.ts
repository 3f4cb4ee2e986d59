import { execFileSync } from 'node:child_process'
import { type ServiceProcess, startProcess } from '../test/support/process.ts'
import {
  besideForms,
  dearRows,
  formDoors,
  formLoads,
  plainForm,
  timesBeside,
} from '../test/system/attacks/dear-forms.ts'
import { measure, type Waits, workOf } from '../test/system/attacks/frame.ts'
import { type Load, type LoadName, loads } from '../test/system/attacks/loads.ts'
import { waits } from '../test/system/attacks/well-behaved.ts'
import { type Edit, startNginx } from '../test/system/topology/nginx.ts'
import { twoCores } from './cores.ts'
import { median } from './median.ts'
import type { Print } from './print.ts'

export const needs = ['taskset', 'nice', 'nginx'] as const

/** Nobody is made to wait longer than this by an attack on the service, but for one in a hundred: a person hardly notices. */
const mostMs = 250
/** The most memory that an attack makes the service take, in megabytes. */
const mostMegabytes = 450

/** A page waits at most so many times as long beside thirty dear forms of one address, ten at a time, as beside thirty plain ones. */
const mostBesideForms = 6

/** The attacker gives way to the client where both want the second core: a real one would be on another machine. */
const attackerOn = (core: string): readonly string[] => ['taskset', '-c', core, 'nice', '-n', '19']
const frame = { requests: 600, quietRequests: 2400, pauseMs: 2, heightMs: 3000 }
const warmUp = 3000

/** As the service itself does here, the proxy believes who the client says it is: otherwise all of them would be one address,
 *  and its limits would be what is measured. */
const believing: readonly Edit[] = [
  ['http {', 'http { set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;'],
]

/** The service alone on the first core, asked directly or through the proxy that we ship. */
async function withService(
  core: string,
  isProxied: boolean,
  env: Load['env'],
  work: (service: ServiceProcess) => Promise<void>,
): Promise<void> {
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...env }, [])
  execFileSync('taskset', ['-a', '-p', '-c', core, String(service.pid)])
  const nginx = isProxied ? await startNginx([service.port, service.port, service.port], believing) : null
  try {
    await work(nginx === null ? service : { ...service, port: nginx.port })
  } finally {
    await nginx?.close()
    await service.close()
  }
}

const shown = ({ p50, p99 }: Waits): string => `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms`

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')

/** The dear forms of one address beside somebody else's page: each door in turn with plain and dear ones, five times. */
async function forms(core: string, print: Print): Promise<void> {
  print(
    `thirty forms of one address, ten at a time, ${dearRows.length} bytes each; somebody else reads a page`,
  )
  await withService(core, false, {}, async ({ port, pid }) => {
    for (const door of formDoors) {
      const waitsBeside = async (form: string): Promise<number> =>
        (await besideForms(port, door, form, () => workOf(pid))).wait
      const [plain, dear]: [number[], number[]] = [[], []]
      for (let n = 0; n < 6; n++) {
        const pair = [await waitsBeside(plainForm), await waitsBeside(dearRows)] as const
        // The first are not compiled yet.
        if (n > 0) [plain, dear].forEach((all, i) => void all.push(pair[i] as number))
      }
      const [of, beside] = [median(plain), median(dear)]
      const isMet = beside < mostBesideForms * of
      print(
        `  ${door.method} ${door.path}: beside plain ones ${of.toFixed(0)} ms, beside dear ones ` +
          `${beside.toFixed(0)} ms, ${(beside / of).toFixed(1)} times: ${verdict(isMet)}`,
      )
    }
    for (const [name, { connections, most }] of Object.entries(formLoads)) {
      const times = await timesBeside(port, name)
      print(
        `  ${name} on ${connections} connections: a page waits ${times.toFixed(1)} times as long, ` +
          `at most ${most}: ${verdict(times < most)}`,
      )
    }
  })
}

/** Every attack that is a load, each against a service of its own: what a well-behaved client waits. */
export async function bench(print: Print): Promise<void> {
  const cores = twoCores()
  // The client is this process, and the proxy is started by it: without this both would run beside the service too.
  execFileSync('taskset', ['-a', '-p', '-c', cores.load, String(process.pid)])
  print(
    `${frame.quietRequests} requests one after the other before an attack that needs no pause, and ${frame.requests} during it.`,
  )
  print('The service on one core; attacker, proxy and client share the other, the client first.')
  print(`Targets: directly p99 under ${mostMs} ms, memory under ${mostMegabytes} MB.`)
  await forms(cores.server, print)
  for (const [name, { about, env = {}, asks = 'a sentence', leftToProxy }] of Object.entries<Load>(loads)) {
    print(`${name}: ${about}; others ask for ${asks}`)
    if (leftToProxy !== undefined) print(`  left to the proxy: ${leftToProxy}`)
    for (const isProxied of [false, true])
      await withService(cores.server, isProxied, env, async (service) => {
        await waits(service.port, warmUp, 0, asks)
        const by = attackerOn(cores.load)
        const { quiet, during, megabytes } = await measure(service, name as LoadName, { ...frame, by })
        const isLeft = isProxied || (leftToProxy !== undefined && during.p99 > mostMs)
        print(
          `  ${isProxied ? 'through nginx' : 'directly     '}  quiet ${shown(quiet)}  during ` +
            `${shown(during)}  ` +
            `${isProxied ? '' : `: ${isLeft ? 'left to the proxy' : verdict(during.p99 < mostMs)}`}  ` +
            `${megabytes} MB: ${verdict(megabytes < mostMegabytes)}`,
        )
      })
  }
}
