/** A client that is slow to send costs a connection only for a while, and is told so. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, http, rawExchange } from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

test('a client has 10 seconds for the head of a request, and 15 for the whole', () =>
  expect([service.server.headersTimeout, service.server.requestTimeout]).toEqual([10_000, 15_000]))

const halves = {
  'the head': `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-`,
  'the body': `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"startDate":`,
}

test('what never comes to its end is answered 408, in the envelope, and closed', async () => {
  service.server.headersTimeout = 200
  service.server.requestTimeout = 200
  for (const answer of await Promise.all(Object.values(halves).map((half) => rawExchange(service, half)))) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(/\r\n\r\n\{"success":false,"message":"The request took too long to arrive\."\}$/)
  }
  expect((await http(service, '/health/live')).status).toBe(200)
  expect(service.faults).toEqual([])
})

test('a client that goes away in the middle is no fault of ours', async () => {
  for (const half of Object.values(halves)) {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(half))
    await once(socket, 'connect')
    await setTimeout(50)
    socket.resetAndDestroy()
  }
  await setTimeout(100)
  expect((await http(service, '/health/live')).status).toBe(200)
  expect(service.faults).toEqual([])
})
