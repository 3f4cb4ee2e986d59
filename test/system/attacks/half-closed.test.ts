/** A client may close its side as soon as its request is sent, and still read the answer (RFC 9112, 9.6). */
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '../../support/http.ts'
import { startProcess } from '../../support/process.ts'
import { statusesIn } from './exchange.ts'

const body = '{"startDate":"2026-11-16","sentenceYears":3}'
const request = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

// The primary counts for its workers, so that no request is answered before the end of the connection's other side.
const service = await startProcess({ WORKERS: '2', RATE_LIMIT_PER_MINUTE: '60000' })
afterAll(() => service.close())

/** Sends bytes, closes its own side, and gives all that comes back until the other side closes too. */
const sendAndClose = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.end(bytes),
    )
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })

test('a request whose client has closed its side is answered, and the connection closed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => sendAndClose(request(calculatePath, body))),
  )
  expect(answers.filter((text) => statusesIn(text).join() === '200').length).toBe(60)
})

test('several requests sent ahead are all answered', async () =>
  expect(statusesIn(await sendAndClose(request(calculatePath, body).repeat(3)))).toEqual([200, 200, 200]))

test('a batch is answered too', async () => {
  const items = `{"items":[${Array(100).fill(body).join()}]}`
  const text = await sendAndClose(request(`${calculatePath}/batch`, items))
  expect(statusesIn(text)).toEqual([200])
  expect(text).toContain('"answered":100')
})

test('a request that has not come to its end is refused', async () =>
  expect(statusesIn(await sendAndClose(request(calculatePath, body).slice(0, -5)))).toEqual([400]))
