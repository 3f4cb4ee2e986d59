import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Fault, faults } from '../test/system/topology/faults.ts'
import { nastyKinds, startNastyTraffic } from '../test/system/topology/nasty-traffic.ts'
import { perMinute } from '../test/system/topology/probe.ts'
import { questionsAndAnswers } from '../test/system/topology/questions.ts'
import { places, processes, startTopology, type Topology } from '../test/system/topology/topology.ts'
import { startTraffic, type Tally } from '../test/system/topology/traffic.ts'
import { type Withstood, withstand } from '../test/system/topology/withstand.ts'
import type { Print } from './print.ts'

const mostMinutes = 20
const minutes = Math.min(Number(process.env.SOAK_MINUTES || 10), mostMinutes)
/** What it takes to end a fault that has begun, and to take everything down. */
const reserveMs = 25_000
const quietMs = 10_000
const faultMs = 3000
const calmMs = 1000

/** What was seen of one fault, over all rounds. */
interface Seen {
  rounds: number
  /** The most that one client got through while the limit was to hold. */
  mostPassed: number
  /** Clients that got more than they should, or neither an answer nor a refusal. */
  broken: number
  /** Rounds in which a store without fault was too slow for this machine. */
  disturbed: number
  readonly tallies: Tally[]
}

const most = ({ limit }: Fault): number => (limit === 'exact' ? perMinute : perMinute * processes)

function note(seen: Seen, fault: Fault, { greedy, sudden, isDisturbed }: Withstood): void {
  seen.rounds++
  if (isDisturbed) seen.disturbed++
  for (const { passed, other, minutes } of [sudden, ...(greedy === null ? [] : [greedy])]) {
    if (!isDisturbed) seen.mostPassed = Math.max(seen.mostPassed, passed)
    const allowed = minutes * (isDisturbed ? perMinute * (processes + 1) : most(fault))
    if (other > 0 || passed > allowed) seen.broken++
  }
}

/** Memory of a process and of its workers now, in megabytes, each. */
function memoryOf(pid: number): readonly number[] {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return [Number(kilobytes) / 1024, ...children.filter(Boolean).flatMap((child) => memoryOf(Number(child)))]
  } catch {
    return []
  }
}

/** The most memory that any process of the service held, looked at twice a second. */
function watchMemory({ replica }: Topology): { readonly highest: () => number; readonly stop: () => void } {
  let highest = 0
  const look = (): void => {
    for (let place = 0; place < places; place++) highest = Math.max(highest, ...memoryOf(replica(place).pid))
  }
  const timer = setInterval(look, 500)
  return { highest: () => highest, stop: () => clearInterval(timer) }
}

const sum = (tallies: readonly Tally[], name: 'sent' | 'answered' | 'wrong' | 'lost' | 'refused'): number =>
  tallies.reduce((total, tally) => total + tally[name], 0)

function percentile(tallies: readonly Tally[], part: number): string {
  const sorted = tallies.flatMap(({ took }) => took).sort((a, b) => a - b)
  return `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`
}

const count = (n: number): string => n.toLocaleString('en')

/** Every fault in turn, again and again, under steady traffic through the proxy, beside those who mean no good. */
export async function bench(print: Print): Promise<void> {
  const end = performance.now() + minutes * 60_000 - reserveMs
  const questions = await questionsAndAnswers()
  const topology = await startTopology()
  const memory = watchMemory(topology)
  const { port } = topology.proxy
  const traffic = startTraffic(port, questions)
  await setTimeout(quietMs)
  const quiet = [traffic.take()]
  const nasty = startNastyTraffic(port)
  const seen = new Map(
    faults.map((fault): [Fault, Seen] => [
      fault,
      { rounds: 0, mostPassed: 0, broken: 0, disturbed: 0, tallies: [] },
    ]),
  )
  const between: Tally[] = []
  for (let n = 0; performance.now() < end; n++) {
    const [fault, found] = [...seen][n % seen.size] as [Fault, Seen]
    note(found, fault, await withstand(topology, fault, faultMs))
    found.tallies.push(traffic.take())
    await setTimeout(calmMs)
    between.push(traffic.take())
  }
  const met = await nasty.stop()
  between.push(await traffic.stop())
  memory.stop()
  await topology.close()

  const during = [...seen.values()].flatMap(({ tallies }) => tallies)
  const all = [...quiet, ...during, ...between]
  const broken = [...seen.values()].reduce((total, { broken }) => total + broken, 0)
  print(
    `${minutes} minutes, ${during.length} faults, ${places} replicas (${processes} processes), nginx and Redis`,
  )
  print(`requests sent      ${count(sum(all, 'sent'))}`)
  print(`answered           ${count(sum(all, 'answered'))}`)
  print(`wrong              ${count(sum(all, 'wrong'))}  target 0`)
  print(`lost               ${count(sum(all, 'lost'))}  target 0`)
  print(`refused            ${count(sum(all, 'refused'))}  target 0: nobody who keeps to the limit`)
  print(`limit broken       ${count(broken)}  target 0`)
  print(`highest memory     ${Math.round(memory.highest())} MB in one process`)
  print(`quiet              p50 ${percentile(quiet, 0.5)}  p99 ${percentile(quiet, 0.99)}`)
  print(`during faults      p50 ${percentile(during, 0.5)}  p99 ${percentile(during, 0.99)}`)
  print('')
  print(`${'beside it'.padEnd(62)}    sent  refused  unanswered`)
  for (const kind of nastyKinds) {
    const { sent, refused, failed } = met[kind]
    print(
      `${kind.padEnd(62)}${count(sent).padStart(8)}${count(refused).padStart(9)}${count(failed).padStart(12)}`,
    )
  }
  print('')
  print(`${'fault'.padEnd(62)}  rounds     sent  wrong  lost  one client got          p99`)
  for (const [fault, { rounds, mostPassed, disturbed, tallies }] of seen) {
    const got = `${mostPassed} of at most ${most(fault)}${disturbed > 0 ? `, ${disturbed} unclear` : ''}`
    print(
      `${fault.name.padEnd(62)}${count(rounds).padStart(8)}${count(sum(tallies, 'sent')).padStart(9)}` +
        `${count(sum(tallies, 'wrong')).padStart(7)}${count(sum(tallies, 'lost')).padStart(6)} ` +
        ` ${got.padEnd(18)}${percentile(tallies, 0.99).padStart(12)}`,
    )
  }
  for (const odd of all.flatMap((tally) => tally.odd).slice(0, 20)) print(odd)
  const failed = nastyKinds.some((kind) => met[kind].failed > 0)
  if (failed || broken + sum(all, 'wrong') + sum(all, 'lost') + sum(all, 'refused') > 0) process.exitCode = 1
}
