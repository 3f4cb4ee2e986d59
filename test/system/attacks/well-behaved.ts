import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { calculatePath } from '../../support/http.ts'

const body = '{"startDate":"2026-11-16","sentenceYears":3,"offenceKey":"robbery"}'

let asked = 0
/** Each request comes from another client behind the proxy: the limit is not what is measured. */
const nextClient = (): string => `192.168.${(++asked >> 8) & 255}.${asked & 255}`

/** Asks once and gives the time until the whole answer is there, in milliseconds. A wrong answer is an error. */
function ask(port: number, agent: Agent): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': nextClient(),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request({ host: '127.0.0.1', port, path: calculatePath, method: 'POST', headers, agent })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        const isRight = response.statusCode === 200 && text.includes('"releaseDate":"2028-01-28"')
        if (isRight) resolve(performance.now() - began)
        else reject(new Error(`A wrong answer: ${response.statusCode} ${text.slice(0, 200)}`))
      })
    })
    sent.end(body)
  })
}

/** How long a client waits that asks one question after the other, sorted: the 99th of a hundred is its p99. */
export async function waits(port: number, requests: number, pauseMs: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found: number[] = []
  try {
    while (found.length < requests) {
      found.push(await ask(port, agent))
      await setTimeout(pauseMs)
    }
  } finally {
    agent.destroy()
  }
  return found.sort((a, b) => a - b)
}

export const p99 = (sorted: readonly number[]): number =>
  sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
