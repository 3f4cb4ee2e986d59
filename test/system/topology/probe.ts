import { setTimeout } from 'node:timers/promises'
import { http, regimesPath } from '../../support/http.ts'
import { probeAddresses } from './addresses.ts'

/** What one client got that asked for more than the limit allows. */
export interface Probed {
  /** Let through. */
  readonly passed: number
  /** Refused by the limit. */
  readonly refused: number
  /** Neither: there should be none. */
  readonly other: number
  /** Minutes that began while it asked: more than one only where this machine was very slow. */
  readonly minutes: number
}

export const perMinute = 60

const askOnce = (port: number, from: string): Promise<number> =>
  http({ port }, regimesPath, { from }).then(
    ({ status }) => status,
    () => 0,
  )

function summed(statuses: readonly number[], began: number): Probed {
  const times = (wanted: number): number => statuses.filter((status) => status === wanted).length
  const [passed, refused] = [times(200), times(429)]
  const minutes = Math.ceil((performance.now() - began) / 60_000)
  return { passed, refused, other: statuses.length - passed - refused, minutes }
}

/** A client nobody has seen before sends this many requests at once. */
export async function manyAtOnce(port: number, count: number): Promise<Probed> {
  const [from, began] = [probeAddresses(), performance.now()]
  return summed(await Promise.all(Array.from({ length: count }, () => askOnce(port, from))), began)
}

/** A client nobody has seen before sends one request after the other, until it is told to stop. */
export function greedyClient(port: number): { readonly stop: () => Promise<Probed> } {
  const [from, began] = [probeAddresses(), performance.now()]
  const statuses: number[] = []
  let going = true
  const asked = (async () => {
    while (going) {
      statuses.push(await askOnce(port, from))
      await setTimeout(20)
    }
  })()
  return {
    stop: async () => {
      going = false
      await asked
      return summed(statuses, began)
    },
  }
}
