/** The longest body that each route takes, of what is wrong, of what is right, and of names that nobody knows: others are
 *  answered beside it, and the service hears that it is to stop. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceRoutes } from '../../../service/src/routes.ts'
import { calculatePath, http, jsonSent, type Response, releaseDatesPath } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { type LongBody, longestBodies } from '../../support/longest-bodies.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { workOf } from './frame.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const bodies = longestBodies(serviceRoutes(settings, () => '2026-11-16'))

/** The short form has every fifth, so that each route has some. */
const tried = bodies.filter((_, n) => isLong || n % 5 === 0)

const send = (service: ServiceProcess, { route, contentType, ofLength, limit }: LongBody) =>
  http(service, route.path, {
    method: 'POST',
    headers: { 'content-type': contentType, accept: 'application/json, text/event-stream' },
    body: ofLength(limit),
    from: '127.6.6.6',
  })

const sentence = { startDate: '2026-11-16', sentenceYears: 3 }
const post = (service: ServiceProcess, path: string, body: unknown): Promise<Response> =>
  http(service, path, jsonSent(JSON.stringify(body)))

/** What other clients ask beside it. */
const others: readonly ((service: ServiceProcess) => Promise<Response>)[] = [
  (service) => http(service, '/health/live'),
  (service) => post(service, calculatePath, sentence),
  (service) => post(service, releaseDatesPath, { sentences: Array(6).fill(sentence) }),
]

/** The longest that the thread that answers everybody works while any of them waits: what others do to the machine is no part of
 *  it. */
async function longestWait(service: ServiceProcess, body: LongBody) {
  let isOver = false
  const sent = send(service, body).finally(() => {
    isOver = true
  })
  await setTimeout(5)
  let wait = 0
  do {
    const before = workOf(service.pid)
    const answers = await Promise.all(others.map((other) => other(service)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    wait = Math.max(wait, workOf(service.pid) - before)
  } while (!isOver)
  return { wait, status: (await sent).status }
}

const mostWaitMs = 500

describe('Others are answered beside the longest body', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0' })
  })
  afterAll(() => service.close())

  test('of every route that takes one', () => {
    const routes = new Set(bodies.map(({ route }) => route.path))
    expect(routes.size).toBeGreaterThan(10)
    expect(new Set(tried.map(({ route }) => route.path))).toEqual(routes)
    expect(bodies.map(({ what }) => what)).toContain('items[].sentences: {}')
  })

  for (const body of tried)
    test(`${body.route.path}, ${body.what}`, async () => {
      let least = { wait: Number.POSITIVE_INFINITY, status: 0 }
      for (let tries = 0; tries < 3 && least.wait >= mostWaitMs; tries++) {
        const found = await longestWait(service, body)
        if (found.wait < least.wait) least = found
      }
      expect(least.wait).toBeLessThan(mostWaitMs)
      expect([200, 303, 400, 413, 422]).toContain(least.status)
    })
})

/** How long that thread works until the service hears that it is to stop, with all of them at once. */
async function heardAfter(): Promise<number> {
  const service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0' })
  const sent = bodies
    .filter((_, n) => isLong || n % 8 === 0)
    .map((body) => send(service, body).catch(() => null))
  await setTimeout(50)
  const before = workOf(service.pid)
  service.signal('SIGTERM')
  let heard = 0
  while (!service.written().includes('"stopping"')) {
    heard = workOf(service.pid) - before
    await setTimeout(5)
  }
  await Promise.all([...sent, service.ended])
  return heard
}

test('With all of them at once it hears that it is to stop', async () => {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least >= mostWaitMs; tries++) least = Math.min(least, await heardAfter())
  expect(least).toBeLessThan(mostWaitMs)
})
