/** Two addresses hold as much as they can in bodies that never end. The one who pays is not the honest client that began
 *  before them and is slow. */
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '../../support/http.ts'
import { startProcess } from '../../support/process.ts'
import { statusesIn } from './exchange.ts'

const mebibyte = 1024 * 1024
const head = (length: number): string =>
  `POST ${calculatePath}/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

const sockets: Socket[] = []
const service = await startProcess()
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.close()
})

function open(from: string): Socket {
  const socket = connect({ port: service.port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket.on('error', () => {}))
  return socket
}

test('80 unfinished bodies of 1 MiB from 2 addresses: they are cut off, and an honest slow client is answered', async () => {
  const body = `{"items":[{"startDate":"2026-11-16","sentenceYears":3}]}`.padEnd(20_000)
  const honest = open('127.8.0.9')
  let text = ''
  honest.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  honest.write(head(body.length) + body.slice(0, 5000))
  await setTimeout(300)

  const attackers = Array.from({ length: 80 }, (_, n) => open(`127.8.0.${1 + (n % 2)}`))
  for (const socket of attackers) socket.write(head(mebibyte) + 'x'.repeat(mebibyte - 1))
  for (let at = 5000; at < body.length; at += 5000) {
    await setTimeout(700)
    honest.write(body.slice(at, at + 5000))
  }
  await expect.poll(() => statusesIn(text)).toEqual([200])
  await expect.poll(() => attackers.filter((socket) => socket.destroyed).length).toBeGreaterThanOrEqual(16)
})
