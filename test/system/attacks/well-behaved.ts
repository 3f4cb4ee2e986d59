import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { calculatePath } from '../../support/http.ts'

const sentence = '{"startDate":"2026-11-16","sentenceYears":3,"offenceKey":"robbery"}'

/** What the client may ask for; the answer has the same date in it. */
const requests = {
  'a sentence': { path: calculatePath, body: sentence },
  'a batch of one': { path: `${calculatePath}/batch`, body: `{"items":[${sentence}]}` },
} as const

export type Asks = keyof typeof requests

let asked = 0
/** Each request comes from another client behind the proxy: the limit is not what is measured. */
const nextClient = (): string => `192.168.${(++asked >> 8) & 255}.${asked & 255}`

/** What is told in milliseconds until the whole answer is there. */
interface Took {
  /** How long the client waits. */
  readonly waited: number
  /** How long the service works, for this client or another. */
  readonly worked: number
}

/** Asks once. A wrong answer is an error. */
function ask(port: number, agent: Agent, what: Asks, workSoFar: () => number): Promise<Took> {
  const { path, body } = requests[what]
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': nextClient(),
  }
  return new Promise((resolve, reject) => {
    const [began, workedBefore] = [performance.now(), workSoFar()]
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        const isRight = response.statusCode === 200 && text.includes('"releaseDate":"2028-01-28"')
        if (isRight) resolve({ waited: performance.now() - began, worked: workSoFar() - workedBefore })
        else reject(new Error(`A wrong answer: ${response.statusCode} ${text.slice(0, 200)}`))
      })
    })
    sent.end(body)
  })
}

/** How long a client waits that asks one question after the other, and how long the service works meanwhile, where that is
 *  known; each sorted: the 99th of a hundred is its p99. */
export async function waits(
  port: number,
  requests: number,
  pauseMs: number,
  what: Asks = 'a sentence',
  workSoFar = () => 0,
): Promise<{ readonly waited: readonly number[]; readonly worked: readonly number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found: Took[] = []
  try {
    while (found.length < requests) {
      found.push(await ask(port, agent, what, workSoFar))
      await setTimeout(pauseMs)
    }
  } finally {
    agent.destroy()
  }
  const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)
  return {
    waited: sorted(found.map(({ waited }) => waited)),
    worked: sorted(found.map(({ worked }) => worked)),
  }
}

/** What so many of a hundred do not exceed. */
export const percentile = (n: number, sorted: readonly number[]): number =>
  sorted[Math.ceil((sorted.length * n) / 100) - 1] ?? Number.NaN
