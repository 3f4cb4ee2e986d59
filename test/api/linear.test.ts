/** What is refused costs no more than its length, at every route that takes a body. */
import { describe, expect, test } from 'vitest'
import { noQuery } from '../../service/src/http/query.ts'
import type { RouteRequest } from '../../service/src/http/route.ts'
import { serviceRoutes } from '../../service/src/routes.ts'
import { isLong } from '../support/long.ts'
import { type LongBody, longestBodies } from '../support/longest-bodies.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const bodies = longestBodies(serviceRoutes(settings, () => '2026-11-16')).filter(
  (_, n) => isLong || n % 3 === 0,
)

const requestWith = (body: string, contentType: string): RouteRequest => ({
  method: 'POST',
  headers: { 'content-type': contentType, accept: 'application/json, text/event-stream' },
  query: noQuery,
  params: {},
  body: Buffer.from(body),
  isGone: () => false,
  charge: async () => ({ fits: true }),
  pause: () => null,
  handOver: null,
})

/** Processor time in milliseconds: whatever else the machine does is no part of it. */
async function processorMs({ route, contentType, ofLength }: LongBody, bytes: number) {
  const request = requestWith(ofLength(bytes), contentType)
  const before = process.threadCpuUsage()
  const { status } = await route.answer(request)
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, status }
}

/** What takes less than this at its limit holds nobody up, and is mostly the parser and the garbage collector. */
const leastMs = 50

/** What takes as long as it is large takes so many times as long, and what grows with the square the square of it: the most lies as far
 *  from one as from the other. */
const larger = 16
const most = 64

describe('Sixteen times as much takes at most 64 times as long', () => {
  for (const body of bodies)
    test(`${body.route.path}, ${body.what}`, async () => {
      const { status, ms } = await processorMs(body, body.limit)
      if (status < 400 || ms < leastMs) return
      const [few, many]: [number[], number[]] = [[], [ms]]
      const times = () => Math.min(...many) / Math.max(Math.min(...few), leastMs / most)
      // The least of two, or of twelve where that is too much: a garbage collection falls into some and not into others.
      for (let n = 0; n < 12 && (n < 2 || times() >= most); n++) {
        few.push((await processorMs(body, body.limit / larger)).ms)
        many.push((await processorMs(body, body.limit)).ms)
      }
      expect(times()).toBeLessThan(most)
    })
})
