/** Batches are sent and the connections closed at once. What they asked for is nobody's any more: it must cost neither memory
 *  nor the time of those who still wait. */
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { calculatePath, http, jsonSent } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { memoryOf, workOfAll } from './frame.ts'

const batchPath = `${calculatePath}/batch`
const oneRow = '{"items":[{"startDate":"2026-11-16","sentenceYears":3}]}'

/** A thousand offences that nobody knows, in 1 MiB: the dearest batch there is. */
const dearest = JSON.stringify({
  items: Array.from({ length: 1000 }, (_, n) => ({
    startDate: '2026-11-16',
    sentenceYears: 3,
    offenceKey: `causing_deaht_by_dangerouss_drivinng_wheen_${n}`,
    padding: 'x'.repeat(900),
  })),
})
const request = `POST ${batchPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(dearest)}\r\n\r\n${dearest}`

const service = await startProcess()
afterAll(() => service.close())

/** Sends a whole batch from an address of the loopback and hangs up. */
const sendAndHangUp = (from: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port: service.port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.write(request, () => socket.destroy())
  })

/** More than the six that an address has in a minute: what is refused for its limit comes in, too. */
const rounds = isLong ? 20 : 8

test(`25 addresses send ${rounds} batches each and hang up: memory stays bounded, and the next batch does not wait`, async () => {
  const addresses = Array.from({ length: 25 }, (_, n) => `127.9.0.${n + 1}`)
  for (let round = 0; round < rounds; round++) await Promise.all(addresses.map(sendAndHangUp))
  const before = workOfAll(service.pid)
  const ask = () => http(service, batchPath, { ...jsonSent(oneRow), from: '127.9.1.1' })
  let { status } = await ask()
  // A machine that is too busy to answer in half a minute says when to come back.
  while (status === 503) status = (await ask()).status
  expect(status).toBe(200)
  // Processor time: each of them would have taken a second of it.
  expect(workOfAll(service.pid) - before).toBeLessThan(10_000)
  expect(memoryOf(service.pid)).toBeLessThan(450)
})
