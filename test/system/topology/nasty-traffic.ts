import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { calculatePath, http, regimesPath } from '../../support/http.ts'
import { addressesOf } from './addresses.ts'

/** What those who mean no good got. */
export interface Met {
  sent: number
  refused: number
  /** Not answered, or answered with a fault of ours. */
  failed: number
}

const freshAddress = addressesOf(128)
/** A few addresses that send far more than they may. */
const flooders = ['127.160.0.1', '127.160.0.2', '127.160.0.3']

const broken = [
  ...['{', 'null', '[]', '"\\ud800"', '{"startDate":0,"sentenceYears":"three"}'],
  `{"startDate":"2026-10-13","sentenceYears":${'9'.repeat(400)}}`,
  ...[`{"startDate":"${'x'.repeat(15_000)}"}`, '{"__proto__":{"startDate":"2026-10-13"},"sentenceYears":1}'],
  '['.repeat(8000),
  'x'.repeat(40_000),
] as const

type Statuses = readonly number[]

const statusOf = (asked: Promise<{ readonly status: number }>): Promise<number> =>
  asked.then(
    ({ status }) => status,
    () => 0,
  )

/** Bodies that make no sense, of every kind. */
const sendBroken = (port: number): Promise<Statuses> =>
  Promise.all(
    broken.map((body) => {
      const headers = { 'content-type': 'application/json' }
      return statusOf(http({ port }, calculatePath, { method: 'POST', headers, body, from: freshAddress() }))
    }),
  )

/** One address asks a hundred times at once. */
const flood = (port: number, n: number): Promise<Statuses> => {
  const from = flooders[n % flooders.length] as string
  return Promise.all(Array.from({ length: 100 }, () => statusOf(http({ port }, regimesPath, { from }))))
}

/** Begins a request, says a little more of it each second, and goes away without an end. */
async function dawdle(port: number): Promise<Statuses> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: freshAddress() })
  socket.on('error', () => {})
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(`POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n`)
  for (let n = 0; n < 4 && !socket.destroyed; n++) {
    await setTimeout(1000)
    socket.write('X-Slow: 1\r\n')
  }
  socket.destroy()
  return []
}

const kinds = {
  'broken bodies': { lines: 1, pauseMs: 200, send: sendBroken },
  'floods from three addresses': { lines: 1, pauseMs: 1000, send: flood },
  'clients that never come to an end': { lines: 20, pauseMs: 100, send: dawdle },
} as const satisfies Record<string, Kind>

interface Kind {
  readonly lines: number
  readonly pauseMs: number
  readonly send: (port: number, n: number) => Promise<Statuses>
}

export type NastyKind = keyof typeof kinds
export const nastyKinds = Object.keys(kinds) as readonly NastyKind[]

/** Traffic that is not meant well, until it is told to stop. */
export function startNastyTraffic(port: number): { readonly stop: () => Promise<Record<NastyKind, Met>> } {
  let going = true
  const met = Object.fromEntries(
    nastyKinds.map((kind): [NastyKind, Met] => [kind, { sent: 0, refused: 0, failed: 0 }]),
  ) as Record<NastyKind, Met>
  const line = async (kind: NastyKind): Promise<void> => {
    const { pauseMs, send }: Kind = kinds[kind]
    const found = met[kind]
    for (let n = 0; going; n++) {
      const statuses = await send(port, n)
      found.sent += Math.max(statuses.length, 1)
      found.refused += statuses.filter((status) => status === 429).length
      found.failed += statuses.filter((status) => status === 0 || status >= 500).length
      await setTimeout(pauseMs)
    }
  }
  const all = nastyKinds.flatMap((kind) => Array.from({ length: kinds[kind].lines }, () => line(kind)))
  return {
    stop: async () => {
      going = false
      await Promise.all(all)
      return met
    },
  }
}
