import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { calculatePath, offencesPath, releaseDatesPath } from '../../support/http.ts'
import { askOneByOne, clientAddress, closed, neighbour, onEach, openConnection } from './connection.ts'
import { dearCase } from './dear-case.ts'
import { mixedLoad } from './mixed-load.ts'
import type { Asks } from './well-behaved.ts'

/** An attack that goes on until its process is ended. */
export interface Load {
  /** What the attacker does. */
  readonly about: string
  /** How the service is set, where that is not the default. */
  readonly env?: Readonly<Record<string, string>>
  /** Why it is left to the proxy to keep it away from the service, where the service itself cannot. */
  readonly leftToProxy?: string
  /** What the well-behaved client asks for meanwhile: a sentence, unless it says otherwise. */
  readonly asks?: Asks
  /** Settles when the attack is at its height. Those of many connections can be begun with a part of them. */
  readonly begin: (port: number, part: number) => void | Promise<void>
}

let client = 0
const nextClient = (): string => `X-Forwarded-For: ${clientAddress(++client)}\r\n`

const post = (path: string, body: string | Buffer, more = ''): Buffer => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}`
  return Buffer.concat([
    Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`),
    Buffer.from(body),
  ])
}

const question = '{"startDate":"2026-11-16","sentenceYears":3}'
const batchPath = `${calculatePath}/batch`

/** A thousand offence keys that nobody knows, each of which is compared with all that there are. */
const misspeltWith = (more: object): string =>
  JSON.stringify({
    items: Array.from({ length: 1000 }, (_, n) => ({
      startDate: '2026-11-16',
      sentenceYears: 3,
      offenceKey: `causing_deaht_by_dangerouss_drivinng_wheen_${n}`,
      ...more,
    })),
  })
const misspelt = misspeltWith({})
const misspeltAndLong = misspeltWith({ padding: 'x'.repeat(900) })

const longPage = `${offencesPath}?pageSize=200&q=a`
const answerPage = '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery'

/** Every attack that is a load: by its name, as it is told. */
export const loads = {
  'slow heads': {
    about: '500 connections send the head of a request a byte at a time, and come back when they are cut off',
    begin: (port) => onEach(500, (n) => trickle(port, n, `GET ${longPage} HTTP/1.1\r\nHost: x\r\nX-Slow: `)),
  },
  'slow bodies': {
    about: '500 connections send the body of a batch a byte at a time',
    begin: (port) => onEach(500, (n) => trickle(port, n, headOfLargeBody)),
  },
  'large bodies that never end': {
    about: '1,000 connections send all but the last byte of a batch of 1 MiB',
    begin: (port) => onEach(1000, (n) => allButTheEnd(port, n)),
  },
  'answers that nobody reads': {
    about: '200 connections ask for 90 long lists at once, each as another client, and read nothing',
    begin: (port, part) =>
      onEach(200 * part, () => readNothing(port, `GET ${longPage} HTTP/1.1\r\nHost: x\r\n`, 90)),
  },
  'pages that nobody reads': {
    about: '50 connections ask for as many pages as fit into 64 KiB, again and again, and read nothing',
    begin: (port) => onEach(50, () => readNothing(port, `GET ${answerPage} HTTP/1.1\r\nHost: x\r\n`, 500)),
  },
  'pages in one go': {
    about: '4 connections ask for 90 pages at once, read them, and ask again',
    begin: (port) =>
      onEach(4, () => {
        const asked = Buffer.from(`GET ${answerPage} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(90))
        return inTheirTime(port, asked)
      }),
  },
  'idle connections': {
    about: '10,000 connections are opened and kept, and nothing is sent on them',
    begin: async (port, part) => {
      for (let n = 0; n < 10_000 * part; n += 500) {
        const opened = Array.from({ length: 500 }, (_, i) => openConnection(port, neighbour(n + i)))
        await Promise.all(opened.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
      }
    },
  },
  'heads of 100 kB': {
    about: '20 connections send a head of 100 kB, are refused, and come back',
    begin: (port) =>
      onEach(20, (n) =>
        once(port, n, Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`)),
      ),
  },
  'many small headers': {
    about: '4 connections send requests with 2,000 headers each',
    begin: (port) => {
      const asked = Buffer.from(`GET /health/live HTTP/1.1\r\nHost: x\r\n${'a:b\r\n'.repeat(2000)}\r\n`)
      onEach(4, (n) => askOneByOne(openConnection(port, neighbour(n)), () => asked))
    },
  },
  'garbage in a row': {
    about: '20 connections send a request and then bytes that are none, and come back',
    begin: (port) => {
      const garbage = Buffer.from(Array.from({ length: 60_000 }, (_, n) => (n * 7919) % 256))
      const asked = Buffer.concat([Buffer.from('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'), garbage])
      onEach(20, (n) => once(port, n, asked))
    },
  },
  'a million addresses': {
    about: '4 connections ask as fast as they are answered, each time as another client',
    begin: (port) =>
      onEach(4, () => askOneByOne(openConnection(port), () => post(calculatePath, question, nextClient()))),
  },
  'over the limit': {
    about: '4 connections of one client ask as fast as they are refused',
    begin: (port) => {
      const asked = post(calculatePath, question)
      onEach(4, () => askOneByOne(openConnection(port, neighbour(1)), () => asked))
    },
  },
  'the dearest batches': {
    about: '4 connections send batches of 1,000 misspelt offences, each as another client',
    begin: (port) =>
      onEach(4, () => askOneByOne(openConnection(port), () => post(batchPath, misspelt, nextClient()))),
  },
  'the dearest cases': {
    about: '40 connections send cases of 60 sentences and 100 awards, each as another client',
    begin: (port) => {
      const asked = JSON.stringify(dearCase)
      const path = `${releaseDatesPath}?include=explanation,comparison`
      onEach(40, () => askOneByOne(openConnection(port), () => post(path, asked, nextClient())))
    },
  },
  'batches and hang-ups': {
    about: '25 addresses send batches of 1,000 misspelt offences in 1 MiB, and hang up',
    asks: 'a batch of one',
    begin: (port) => {
      const asked = post(batchPath, misspeltAndLong)
      onEach(25, (n) => sendAndHangUp(port, n, asked))
    },
  },
  'chunks of one byte': {
    about: '4 connections send a body of 16 KiB in chunks of one byte',
    leftToProxy: 'Node hands over each of 11,000 chunks in what it has read, and cannot be stopped between',
    begin: (port) => {
      const head = `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
      const chunks = `${'1\r\n \r\n'.repeat(16_000)}0\r\n\r\n`
      onEach(4, () =>
        askOneByOne(openConnection(port), () =>
          Buffer.from(`${head}${nextClient()}Transfer-Encoding: chunked\r\n\r\n${chunks}`),
        ),
      )
    },
  },
  'compressed bombs': {
    about: '4 connections send 15 kB of gzip that would be 15 MB',
    begin: (port) => {
      const bomb = gzipSync(Buffer.alloc(15_000_000, ' '), { level: 9 })
      onEach(4, () =>
        askOneByOne(openConnection(port), () =>
          post(calculatePath, bomb, `Content-Encoding: gzip\r\n${nextClient()}`),
        ),
      )
    },
  },
  'everything at once': {
    about:
      'the dearest long work on 60 connections, some of whose answers are not read, and 100 bodies of 1 MiB without an end',
    begin: mixedLoad,
  },
} satisfies Readonly<Record<string, Load>>

export type LoadName = keyof typeof loads

/** Sends a beginning, and then a byte ten times a second until it is cut off. */
async function trickle(port: number, n: number, beginning: string): Promise<void> {
  const socket = openConnection(port, neighbour(n))
  socket.write(beginning)
  const timer = setInterval(() => socket.write('x'), 100)
  await closed(socket)
  clearInterval(timer)
}

const headOfLargeBody = `POST ${batchPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${1024 * 1024}\r\n\r\n`
const bodyWithoutEnd = Buffer.alloc(1024 * 1024 - 1, ' ')

async function allButTheEnd(port: number, n: number): Promise<void> {
  const socket = openConnection(port, neighbour(n))
  socket.write(headOfLargeBody)
  socket.write(bodyWithoutEnd)
  await closed(socket)
}

/** Hangs up as soon as everything is sent. */
async function sendAndHangUp(port: number, n: number, asked: Buffer): Promise<void> {
  const socket = openConnection(port, neighbour(n))
  socket.write(asked, () => socket.destroy())
  await closed(socket)
}

async function readNothing(port: number, head: string, times: number): Promise<void> {
  const socket = openConnection(port)
  socket.pause()
  socket.write(Array.from({ length: times }, () => `${head}${nextClient()}\r\n`).join(''))
  // Nobody reads, so that nobody would see the end either; a byte now and then does.
  const timer = setInterval(() => socket.write('\r\n'), 1000)
  await closed(socket)
  clearInterval(timer)
}

async function once(port: number, n: number, bytes: Buffer): Promise<void> {
  const socket = openConnection(port, neighbour(n))
  socket.resume()
  socket.end(bytes)
  await closed(socket)
}

/** Sends requests at once, reads what comes, and begins again when nothing has come for a while. */
async function inTheirTime(port: number, asked: Buffer): Promise<void> {
  const socket = openConnection(port)
  socket.resume().write(asked)
  socket.setTimeout(50, () => socket.destroy())
  await Promise.race([closed(socket), setTimeout(10_000)])
}
