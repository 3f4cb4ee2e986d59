import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endsWithUs } from '../../support/ends-with-us.ts'
import type { ServiceProcess } from '../../support/process.ts'
import { type Load, type LoadName, loads } from './loads.ts'
import { percentile, waits } from './well-behaved.ts'

/** What an attack does to the others. */
export interface Measured {
  /** Percentiles of what a request takes, in milliseconds: before the attack, and during it. */
  readonly quiet: Waits
  readonly during: Waits
  /** How long the service itself works, at most, while 9 of 10 requests wait during the attack, in milliseconds: what else
   *  the machine does is no part of it. */
  readonly work: number
  /** The highest memory of the service so far, in megabytes. */
  readonly megabytes: number
}

export interface Waits {
  readonly p50: number
  readonly p99: number
}

/** How long, and by whom. */
export interface Frame {
  readonly requests: number
  /** Before the attack, where that is not as many: what is rare then decides the ratio, and has to be seen more often. */
  readonly quietRequests?: number
  readonly pauseMs: number
  /** What the attack is given to come to its height, after it says that it is under way. */
  readonly heightMs: number
  /** The part of its connections that an attack of many has: all of them, unless it says otherwise. */
  readonly part?: number
  /** A command to start the attacker with, such as one that keeps it on a core. */
  readonly by?: readonly string[]
}

const attacker = join(import.meta.dirname, 'attacker.ts')

/** Measures a well-behaved client before and during an attack, which runs in a process of its own. A wrong answer, or none,
 *  is an error. */
export async function measure(service: ServiceProcess, name: LoadName, frame: Frame): Promise<Measured> {
  const { requests, quietRequests = requests, pauseMs, heightMs, part = 1, by = [] } = frame
  const { asks }: Load = loads[name]
  const client = async (count: number) => {
    const { waited, worked } = await waits(service.port, count, pauseMs, asks, () => workOf(service.pid))
    const percentiles: Waits = { p50: percentile(50, waited), p99: percentile(99, waited) }
    return { waits: percentiles, work: percentile(90, worked) }
  }
  const { waits: quiet } = await client(quietRequests)
  const [command = '', ...rest] = [
    ...by,
    process.execPath,
    attacker,
    name,
    String(service.port),
    String(part),
  ]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  endsWithUs(child)
  const ended = once(child, 'exit')
  try {
    await Promise.race([once(child.stdout, 'data'), ended])
    if (child.exitCode !== null) throw new Error(`The attack '${name}' did not start.`)
    await setTimeout(heightMs)
    const { waits: during, work } = await client(requests)
    return { quiet, during, work, megabytes: memoryOf(service.pid) }
  } finally {
    child.kill('SIGKILL')
    await ended
    await waits(service.port, 1, 0)
  }
}

/** How long the main thread of a process has been on a core, in milliseconds. */
export const workOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** How long all threads of a process have been on a core, in milliseconds: told in tens. */
export function workOfAll(pid: number, whenGone = Number.NaN): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return 10 * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return whenGone
  }
}

/** The highest memory a process has had, in megabytes. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
