/** One guard stands around the life of a request: whatever throws on its way is answered with 500, written down, and ends
 *  nothing else. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import type { Route, RouteRequest } from '../../service/src/http/route.ts'
import type { Parts } from '../../service/src/http/server.ts'
import { http, jsonOf, regimesPath } from '../support/http.ts'
import { type Service, startService } from '../support/service.ts'

const fault = new Error('secret')
const throws = (): never => {
  throw fault
}
const rejects = (): Promise<never> => Promise.reject(fault)
const route = (path: string, answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  isCounted: true,
  answer,
})

/** A reply whose head Node refuses to write. */
const unwritable = { status: 200, body: 'x', headers: ['X-Bad', 'line\nfeed'] }

const limiter = { perMinute: 60, state: (): 'memory' => 'memory' }

describe('A fault', () => {
  const cases: Readonly<Record<string, readonly [parts: Partial<Parts>, path: string]>> = {
    'in a route': [{}, '/throws'],
    'in a route, later': [{}, '/rejects'],
    'in the head of a reply': [{}, '/unwritable'],
    'in the limiter': [{ limiter: { ...limiter, count: throws } }, '/fine'],
    'in the limiter, later': [{ limiter: { ...limiter, count: rejects } }, '/fine'],
  }
  for (const [name, [parts, path]] of Object.entries(cases))
    test(`${name} is answered, written down, and over`, async () => {
      const service = await startService({
        ...parts,
        routes: [
          route('/throws', throws),
          route('/rejects', rejects),
          route('/unwritable', () => unwritable),
          route('/fine', () => ({ status: 200, body: 'fine', headers: [] })),
        ],
      })
      const response = await http(service, path)
      expect([response.status, jsonOf(response)]).toEqual([
        500,
        { success: false, message: 'Something went wrong on our side. It has been noted. Please try again.' },
      ])
      expect(service.faults).toHaveLength(1)
      expect((await http(service, '/health/live')).status).toBe(200)
      await service.close()
    })

  test('before there is anything to answer with ends the connection, and nothing else', async () => {
    let isBroken = true
    const service = await startService({ requestId: () => (isBroken ? throws() : 'fine') })
    await expect(http(service, regimesPath)).rejects.toThrow('socket hang up')
    expect(service.faults).toEqual([fault])
    isBroken = false
    expect((await http(service, regimesPath)).status).toBe(200)
    await service.close()
  })

  test('of the server itself is written down, and it goes on', async () => {
    const service = await startService()
    service.server.emit('error', fault)
    expect(service.faults).toEqual([fault])
    expect((await http(service, regimesPath)).status).toBe(200)
    await service.close()
  })
})

describe('A client that goes away', () => {
  /** A route that waits until its client has gone, and what became of it. */
  async function startWaiting(): Promise<{ service: Service; begun: Promise<void>; ended: Promise<string> }> {
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const waits = async ({ isGone }: RouteRequest): Promise<never> => {
      begun.resolve()
      while (!isGone()) await setTimeout(5)
      ended.resolve('gone')
      throw new Error('Nobody waits.')
    }
    const service = await startService({
      routes: [route('/waits', waits)],
      limiter: memoryLimiter(60, () => 0),
    })
    return { service, begun: begun.promise, ended: ended.promise }
  }

  test('can end what is done for it, and that is no fault', async () => {
    const { service, begun, ended } = await startWaiting()
    const socket = connect(service.port, '127.0.0.1', () =>
      socket.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n'),
    )
    await begun
    socket.resetAndDestroy()
    expect(await ended).toBe('gone')
    await setTimeout(50)
    expect(service.faults).toEqual([])
    await service.close()
  })

  test('before it is answered takes what it sent ahead with it', async () => {
    const answered: string[] = []
    const begun = Promise.withResolvers<void>()
    const service = await startService({
      routes: [
        route('/slow', async ({ query, isGone }) => {
          answered.push(String(query.n))
          begun.resolve()
          while (!isGone()) await setTimeout(5)
          return { status: 200, body: 'x', headers: [] }
        }),
      ],
    })
    const request = (n: number): string => `GET /slow?n=${n} HTTP/1.1\r\nHost: x\r\n\r\n`
    const socket = connect(service.port, '127.0.0.1', () => socket.write([1, 2, 3].map(request).join('')))
    socket.on('error', () => {})
    await begun.promise
    socket.resetAndDestroy()
    await once(socket, 'close')
    await setTimeout(300)
    expect(answered).toEqual(['1'])
    await service.close()
  })
})
