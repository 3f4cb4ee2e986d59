import { setTimeout } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { greedyClient, manyAtOnce, type Probed } from './probe.ts'
import type { Topology } from './topology.ts'

/** What clients over the limit got while a fault lasted. */
export interface Withstood {
  /** One that came before the fault and asked to its end; only where the limit is to be exact. */
  readonly greedy: Probed | null
  /** One that came in the midst of it, with many requests at once. */
  readonly sudden: Probed
  /** A replica took the store to be away though nothing was wrong with it: this machine was too busy to answer in 100 ms. */
  readonly isDisturbed: boolean
}

/** More than all processes let through together, each for itself. */
const manyForEach = 400

/** Begins a fault, lets it last, and ends it, with clients who ask for more than the limit allows. */
export async function withstand(topology: Topology, fault: Fault, lastMs: number): Promise<Withstood> {
  const isExact = fault.limit === 'exact'
  const { port } = topology.proxy
  // One that went away before and is not back yet would count for itself, and not write that down again.
  await topology.whenCounting('store')
  const before = topology.timesAway()
  const greedy = isExact ? greedyClient(port) : null
  await setTimeout(300)
  await fault.begin(topology)
  const sudden = manyAtOnce(port, isExact ? 100 : manyForEach)
  await setTimeout(lastMs)
  // Where the fault holds answers back, they come when it has ended; who counts alone must have counted before.
  if (!isExact) await sudden
  await fault.end(topology)
  const found = { greedy: (await greedy?.stop()) ?? null, sudden: await sudden }
  return { ...found, isDisturbed: isExact && topology.timesAway() > before }
}
