/** Told to stop, the service answers what it has taken, and is gone within five seconds, whatever its clients do. */
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, offencesPath } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { outcomeOf } from '../support/outcome.ts'
import { answersIn } from '../support/pipeline.ts'
import { neverAhead, type ServiceProcess, startProcess } from '../support/process.ts'

/** Five seconds, by the clock in the long form, which has the machine to itself. In the short form the service says it itself: its
 *  status is 1 where it has not ended by then. */
const withinMs = isLong ? 5000 : Number.POSITIVE_INFINITY
/** Clients are cut off after four seconds, or ten times as long where a test is about what ends without that. */
const slower = 10
const cutOffMs = 4000 * slower
const sentence = JSON.stringify({ startDate: '2026-10-13', sentenceYears: 3 })
const head = `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${sentence.length}\r\n`

const batch = JSON.stringify({ items: Array.from({ length: 1000 }, () => JSON.parse(sentence)) })
const largeBatch = `POST ${calculatePath}/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${batch.length}\r\n\r\n${batch}`

/** Ten of them stop at the same time, by the clock: what each would make ahead of first answers is not to hold up the others. */
const startWith = (workers: number, code: string): Promise<ServiceProcess> =>
  startProcess({ RATE_LIMIT_PER_MINUTE: '0', WORKERS: String(workers) }, [
    ...neverAhead,
    '--import',
    `data:text/javascript,${encodeURIComponent(code)}`,
  ])

const start = (workers: number): Promise<ServiceProcess> => startWith(workers, '')

/** One whose times from this one on are longer, so that no busy machine decides what comes before they are over: from 500 ms also the
 *  grace for a request on its way, from 3000 only those after which work and clients are cut off. */
const startSlower = (workers: number, fromMs: number, times = slower): Promise<ServiceProcess> =>
  startWith(
    workers,
    `for (const name of ['setTimeout', 'setInterval']) {
      const timer = globalThis[name]
      globalThis[name] = (f, ms, ...rest) => timer(f, ms >= ${fromMs} ? ${times} * ms : ms, ...rest)
    }`,
  )

/** Starts one for each test of a group before the first of them: their waiting is then all that the tests do, and they can
 *  wait at the same time. */
function startedBefore(starts: readonly (() => Promise<ServiceProcess>)[]): (n: number) => ServiceProcess {
  let services: readonly ServiceProcess[]
  beforeAll(async () => {
    services = await Promise.all(starts.map((start) => start()))
  })
  return (n) => services[n] as ServiceProcess
}

/** Tells it to stop, and gives how it ended and how long that took. */
async function stop(service: ServiceProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const began = performance.now()
  service.signal(signal)
  return { ...(await service.ended), ms: performance.now() - began }
}

/** Waits until every process has begun to stop. */
async function whenStopping(service: ServiceProcess, workers: number): Promise<void> {
  // The primary of several workers says it before they do.
  const said = workers === 1 ? 1 : workers + 1
  while (service.written().split('"stopping"').length <= said) await setTimeout(5)
}

/** A connection on which these bytes have been sent; our side of it stays open until we close it. */
async function opened(port: number, bytes = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (bytes !== '') socket.write(bytes)
  return socket
}

/** All that comes on a connection until the other side ends it. */
async function restOf(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks)
}

/** What became of a request: its status with a whole body, or why there was nothing at all. */
const outcome = (port: number, agent: Agent | false): Promise<string> =>
  outcomeOf({ port, agent }, (error: NodeJS.ErrnoException) => {
    const isUntaken = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')
    return isUntaken ? 'not taken' : String(error)
  })

/** What a connection has sent before the stop, what it sends when that has begun, and that the answer must say that it is
 *  the last, where the service has seen a request before. */
// biome-ignore format: one row a line
const taken = [
  { about: 'whose body has not come yet', connections: 50, first: `${head}Expect: 100-continue\r\n\r\n`, rest: sentence, isLast: true },
  { about: 'of which nothing has come yet', connections: 20, first: '', rest: `${head}\r\n${sentence}`, isLast: false },
  { about: 'on their way on a connection kept alive', connections: 20, first: `${head}\r\n${sentence}`, rest: `${head}\r\n${sentence}`, isLast: true },
] as const

/** One process or several: the short form has the several, whose workers stop as one process does. */
const someWorkers = isLong ? [1, 2] : [2]
/** What takes several services a long time to start for, the short form has with one. */
const oneOrBoth = isLong ? [1, 2] : [1]

/** Sends them all, tells the service to stop, and gives what came on each connection after that, and how it ended. */
async function stopAmidst(workers: number) {
  const service = await startSlower(workers, 500)
  const kinds = await Promise.all(
    taken.map(async ({ connections, first, rest }) => {
      const sockets = await Promise.all(
        Array.from({ length: connections }, () => opened(service.port, first)),
      )
      if (first !== '') await Promise.all(sockets.map((socket) => once(socket, 'data')))
      return { sockets, rest }
    }),
  )
  const stopped = stop(service)
  await whenStopping(service, workers)
  const bytes = kinds.map(({ sockets, rest }) =>
    Promise.all(
      sockets.map((socket) => {
        const all = restOf(socket)
        socket.write(rest)
        if (socket.readableEnded) socket.end()
        else socket.on('end', () => socket.end())
        return all
      }),
    ),
  )
  return { bytes: await Promise.all(bytes), ...(await stopped) }
}

describe('Requests that were taken are answered', () => {
  const numbers = someWorkers
  const outcomes: Awaited<ReturnType<typeof stopAmidst>>[] = []
  beforeAll(async () => {
    // One after the other: each has five seconds, and a machine has two cores.
    for (const workers of numbers) outcomes.push(await stopAmidst(workers))
  })

  for (const [n, workers] of numbers.entries()) {
    for (const [kind, { about, connections, isLast }] of taken.entries())
      test(`those ${about} (${workers} at work)`, () => {
        const bytes = outcomes[n]?.bytes[kind] ?? []
        expect(bytes).toHaveLength(connections)
        for (const each of bytes) {
          const [answer] = answersIn(each, ['POST']).answers
          expect(answer?.status).toBe(200)
          if (isLast) expect(answer?.headers.get('connection')).toBe('close')
          expect(JSON.parse(String(answer?.body))).toMatchObject({ success: true })
        }
      })

    test(`and then it ends (${workers} at work)`, () => {
      expect(outcomes[n]?.status).toBe(0)
      expect(outcomes[n]?.ms).toBeLessThan(cutOffMs)
    })
  }
})

/** By themselves: to read such answers takes longer than a connection stays open for one who says nothing. */
describe('Also one whose client takes its answer slowly', () => {
  const numbers = oneOrBoth
  const started = startedBefore(numbers.map((workers) => () => startSlower(workers, 500)))
  for (const [n, workers] of numbers.entries())
    test.concurrent(`${workers} at work`, async () => {
      const service = started(n)
      const socket = await opened(service.port, largeBatch.repeat(20))
      socket.pause()
      const answered = async () => (await http(service, '/metrics')).text
      await expect.poll(answered).toMatch(/_requests_total\{[^}]*\/batch"[^}]*status="200"\} [1-9]/)
      const stopped = stop(service)
      await whenStopping(service, workers)
      await setTimeout(1000)
      const rest = restOf(socket)
      socket.resume()
      socket.on('end', () => socket.end())
      const { answers, rest: cut } = answersIn(await rest, [])
      expect(answers.length).toBeGreaterThan(0)
      expect(answers.length, 'more than the connection holds').toBeLessThan(20)
      // The one that would be begun now is told to come back.
      const last = answers.at(-1)?.status
      for (const { status } of answers.slice(0, -1)) expect(status).toBe(200)
      expect([200, 503]).toContain(last)
      expect(cut.length).toBe(0)
      expect((await stopped).status).toBe(0)
    })
})

describe('Under load, too', () => {
  for (const workers of oneOrBoth)
    for (const [about, agent] of [
      ['connections that stay', new Agent({ keepAlive: true, maxSockets: 20 })],
      ['a connection for each', false],
    ] as const)
      test.runIf(isLong || agent !== false)(`on ${about} (${workers} at work)`, async () => {
        const service = await startSlower(workers, 3000)
        const outcomes = new Map<string, number>()
        let going = true
        const line = async (): Promise<void> => {
          while (going) {
            const found = await outcome(service.port, agent)
            outcomes.set(found, (outcomes.get(found) ?? 0) + 1)
            if (found !== '200') await setTimeout(5)
          }
        }
        const lines = Promise.all(Array.from({ length: 20 }, line))
        // On a slow machine, longer: until the load is one.
        do await setTimeout(700)
        while ((outcomes.get('200') ?? 0) <= 50)
        const { status, ms } = await stop(service)
        going = false
        await lines
        expect([...outcomes.keys()].sort()).toEqual(['200', 'not taken'])
        expect(outcomes.get('200')).toBeGreaterThan(50)
        expect(status).toBe(0)
        expect(ms).toBeLessThan(cutOffMs)
        if (agent !== false) agent.destroy()
      })
})

describe.concurrent('The stop does not wait', () => {
  const many = `GET ${offencesPath}?pageSize=200 HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(100)
  /** Clients who have sent this, and read nothing, all at the same time; and how long the stop may take. The second group is cut
   *  off after four seconds, half a second before the service would take it for its own failure: in the short form three times that. */
  const groups = [
    {
      service: () => startSlower(1, 3000),
      leastMs: 0,
      mostMs: cutOffMs,
      clients: {
        'for connections on which nothing was ever sent': '',
        'for idle connections': `GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n`,
        'for a client that does not close after a bad request': 'bad\r\n\r\n',
      },
    },
    {
      service: () => (isLong ? start(1) : startSlower(2, 3000, 3)),
      leastMs: isLong ? 3900 : 11_700,
      mostMs: withinMs,
      clients: {
        'for a head that never ends': `${head}X-Slow: `,
        'for a body that never ends': `${head}\r\n{`,
        'for a client that does not close after a body that is too large': `${head.replace(/\d+\r\n$/, '99999999\r\n')}\r\n{`,
        'for a client that does not read its answers': many,
      },
    },
  ]
  const neverCloses = 'import net from "node:net";net.Server.prototype.close=function(){return this}'
  const service = startedBefore([
    ...groups.map(({ service }) => service),
    () => start(1),
    ...someWorkers.map((workers) => () => startWith(workers, neverCloses)),
    ...(isLong ? [() => start(2)] : []),
  ])

  for (const [n, { leastMs, mostMs, clients }] of groups.entries())
    test.concurrent(Object.keys(clients).join(', '), async () => {
      const connections = Object.values(clients).flatMap((bytes) => Array<string>(5).fill(bytes))
      const sockets = await Promise.all(connections.map((bytes) => opened(service(n).port, bytes)))
      for (const socket of sockets) socket.pause()
      // What came last has been read by then.
      if (n === 1)
        await expect
          .poll(async () => (await http(service(n), '/metrics')).text)
          .toMatch(/_requests_total\{[^}]*\/offences"[^}]*\} [1-9]/)
      await setTimeout(500)
      expect((await http(service(n), '/health/live')).status).toBe(200)
      const { status, ms } = await stop(service(n))
      expect(status).toBe(0)
      expect(ms).toBeGreaterThan(leastMs)
      expect(ms).toBeLessThan(mostMs)
      for (const socket of sockets) socket.destroy()
    })

  test.concurrent('longer for SIGINT, or for being told twice; and a hang-up (SIGHUP) does not stop a single process', async () => {
    service(2).signal('SIGHUP')
    await expect.poll(service(2).written).toContain('"msg":"no workers to restart"')
    expect((await http(service(2), '/health/live')).status).toBe(200)
    const sockets = await Promise.all(Array.from({ length: 5 }, () => opened(service(2).port)))
    const stopped = stop(service(2), 'SIGINT')
    service(2).signal('SIGTERM')
    expect((await stopped).status).toBe(0)
    for (const socket of sockets) socket.destroy()
  })

  // The short form has it above.
  inFull('and its status is 0 when a client of workers was cut off after four seconds', async () => {
    const own = service(3 + someWorkers.length)
    const socket = await opened(own.port, `${head}\r\n{`)
    await setTimeout(300)
    const { status, ms } = await stop(own)
    expect(status).toBe(0)
    expect(ms).toBeGreaterThan(3900)
    expect(ms).toBeLessThan(withinMs)
    socket.destroy()
  })

  for (const [n, workers] of someWorkers.entries())
    test.concurrent(`and its status is 1 when we do not come to an end ourselves (${workers} at work)`, async () => {
      const { status, ms } = await stop(service(3 + n))
      expect(status).toBe(1)
      expect(ms).toBeGreaterThan(4400)
      expect(ms).toBeLessThan(withinMs)
    })
})

/** So many lines of a slow request are more than a pipe holds, which is 64 KiB. */
const slowRequests = 1000
/** No more connections are opened at once than any machine lets wait. */
const atOnce = 100

describe('Nothing waits for a reader of the log', () => {
  for (const [about, spoil] of [
    ['is full', null],
    ['has gone away', ({ log }: ServiceProcess) => log?.destroy()],
    ['does not read any more', ({ log }: ServiceProcess) => log?.pause()],
  ] as const)
    test.runIf(isLong || about === 'does not read any more')(
      `that ${about}: no answer, and not the stop`,
      async () => {
        const full = openSync('/dev/full', 'w')
        const log = spoil === null ? full : 'pipe'
        const service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'debug' }, undefined, log)
        spoil?.(service)
        const sockets: Socket[] = []
        while (sockets.length < slowRequests) {
          const some = Array.from({ length: atOnce }, () =>
            opened(service.port, `${head}Connection: close\r\n\r\n`),
          )
          sockets.push(...(await Promise.all(some)))
        }
        await setTimeout(1100)
        const answers = sockets.map((socket) => {
          const rest = restOf(socket)
          socket.end(sentence)
          return rest
        })
        for (const bytes of await Promise.all(answers))
          expect(answersIn(bytes, []).answers[0]?.status).toBe(200)
        const { status, ms } = await stop(service)
        closeSync(full)
        expect(status).toBe(0)
        expect(ms).toBeLessThan(withinMs)
        if (service.log?.isPaused()) expect(await linesHeld(service)).toBeLessThan(slowRequests)
      },
    )

  /** How many lines the pipe to a reader that had stopped to read has held, which reads them now. */
  async function linesHeld({ log, written }: ServiceProcess): Promise<number> {
    log?.resume()
    if (log !== null && !log.readableEnded) await once(log, 'end')
    return written().split('"slow request"').length - 1
  }
})
