/** The dearest mixed load that was found: long work of every kind whose answers are large, some of which nobody reads, beside large
 *  bodies that never end. */
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { calculatePath, releaseDatesPath } from '../../support/http.ts'
import { clientAddress, closed, onEach, openConnection } from './connection.ts'
import { dearCase } from './dear-case.ts'
import { dearForm } from './dear-page.ts'
import { dearestBatch } from './shares.ts'

const json = 'application/json'
const everything = 'include=explanation,dates,transition,comparison,warnings,alternatives'
const batchOf = (count: number, item: unknown): string => JSON.stringify({ items: Array(count).fill(item) })
const padded = JSON.stringify({
  items: Array.from({ length: 1000 }, (_, n) => ({
    ...{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: `causing_deaht_${n}` },
    padding: 'x'.repeat(900),
  })),
})

const sent: readonly (readonly [path: string, type: string, body: string])[] = [
  [
    `${releaseDatesPath}/batch?include=explanation,comparison`,
    json,
    batchOf(200, { sentences: dearCase.sentences.slice(0, 10) }),
  ],
  [
    `${calculatePath}/batch?${everything}`,
    json,
    batchOf(1000, { startDate: '2026-11-16', sentenceYears: 9, offenceKey: 'robbery' }),
  ],
  [`${calculatePath}/batch`, json, padded],
  [`${releaseDatesPath}/batch`, json, dearestBatch],
  [
    `${releaseDatesPath}?include=explanation,comparison`,
    json,
    JSON.stringify({ ...dearCase, statedReleaseDate: '2045-03-01' }),
  ],
  ['/answer', 'application/x-www-form-urlencoded', dearForm],
  [`${calculatePath}/batch`, json, `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`],
]

let asked = 0

/** Sends one of them as another client each time; of every fourth the answer is not read. */
async function sendOne(port: number, connection: number): Promise<void> {
  const [path, type, body] = sent[++asked % sent.length] as (typeof sent)[number]
  const socket = openConnection(port)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nX-Forwarded-For: ${clientAddress(asked * 257)}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  if (connection % 4 === 0) {
    await Promise.race([once(socket, 'data'), closed(socket)])
    socket.pause()
    await setTimeout(5000)
    socket.destroy()
  } else socket.resume()
  await closed(socket)
}

const bodyWithoutEnd = Buffer.alloc(1024 * 1024 - 1, ' ')

/** Sends all of a large body but its last byte. */
async function neverEnd(port: number, connection: number): Promise<void> {
  const socket = openConnection(port)
  socket.write(
    `POST ${calculatePath}/batch HTTP/1.1\r\nHost: x\r\nContent-Type: ${json}\r\nX-Forwarded-For: ${clientAddress(1_000_000 + connection)}\r\nContent-Length: ${1024 * 1024}\r\n\r\n`,
  )
  socket.write(bodyWithoutEnd)
  await closed(socket)
  await setTimeout(1000)
}

export function mixedLoad(port: number): void {
  onEach(60, (connection) => sendOne(port, connection))
  onEach(100, (connection) => neverEnd(port, connection))
}
