import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { rawStreams, wholeRequests } from '../support/fuzz-requests.ts'
import { calculate, http, regimesPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type Answer, answersIn, pipeline, type Request } from '../support/pipeline.ts'
import { startProcess } from '../support/process.ts'

const liveMemoryModule = new URL('../support/live-memory.ts', import.meta.url).href

const settings = { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'debug' }
const service = await startProcess(
  settings,
  isLong ? ['--expose-gc', '--import', liveMemoryModule] : undefined,
)
afterAll(() => service.close())

const plain = (coding: string | undefined, body: Buffer): Buffer =>
  coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText)

/** What is wrong with an answer, or nothing. */
function fault({ status, headers, body }: Answer, method: string): string | null {
  if (status >= 500) return `status ${status}`
  if (status === 204 || status === 304 || method === 'HEAD') return body.length === 0 ? null : 'a body'
  const type = headers.get('content-type') ?? ''
  if (status < 400 && !type.startsWith('application/json')) return null
  if (type !== 'application/json; charset=utf-8') return `content type ${type}`
  const told = JSON.parse(plain(headers.get('content-encoding'), body).toString()) as Record<string, unknown>
  if (status < 400) return told.success === true || told.success === undefined ? null : 'success is not true'
  if (told.success !== false) return 'success is not false'
  if (!isText(told.message)) return 'no message'
  const errors = told.errors as Record<string, unknown> | undefined
  if ((status === 422) !== (errors !== undefined)) return 'errors where there should be none, or none'
  if (errors !== undefined && !(Object.values(errors).length > 0 && Object.values(errors).every(isTexts)))
    return 'errors that are not lists of sentences'
  if (told.reason !== undefined && told.reason !== 'invalid' && told.reason !== 'not_supported')
    return `reason ${told.reason}`
  const envelope = ['success', 'message', 'errors', ...(status === 422 ? ['reason'] : [])]
  const others = Object.keys(told).filter((name) => !envelope.includes(name))
  return others.length === 0 ? null : `more than the envelope: ${others}`
}

/** Sends bytes and the end, and gives all that comes back until the service closes. */
function exchange(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port: service.port, host: '127.0.0.1' })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(Buffer.concat(chunks)))
    socket.end(bytes)
  })
}

/** The next so many of a sequence. */
function take<T>(sequence: Iterator<T>, count: number): readonly T[] {
  const taken: T[] = []
  for (let next = sequence.next(); !next.done; next = sequence.next())
    if (taken.push(next.value) === count) break
  return taken
}

const count = (n: number): string => n.toLocaleString('en')
const wholeOfEach = isLong ? 105_000 : 400
const raw = rawStreams(20260122, isLong ? 17_800 : 250)

/** What may be added to the memory of the service once it has answered a quarter of the whole requests: to what the system
 *  gave it, and to what is alive in it after its garbage is collected. Of the 157,500 requests that come after, each may leave
 *  53 bytes behind. */
const most = { resident: 64, live: 8 } as const
let answered = 0
let warm: Promise<Memory> | null = null

/** The memory of the service, in megabytes. */
type Memory = Readonly<Record<keyof typeof most, number>>

async function memory(): Promise<Memory> {
  const written = (): readonly string[] =>
    [...service.written().matchAll(/^live: (\d+) bytes$/gm)].map(([, bytes = '']) => bytes)
  const before = written().length
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8')
  service.signal('SIGUSR2')
  while (written().length === before) await setTimeout(50)
  return {
    resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    live: Number(written().at(-1)) / 1024 / 1024,
  }
}

describe('Whatever is sent, the service answers in its envelope, and it is never its own fault', () => {
  for (const seed of [20261013, 20260901])
    test.concurrent(`${count(wholeOfEach)} whole requests (seed ${seed})`, { timeout: 600_000 }, async () => {
      const line = pipeline(service.port)
      const requests = wholeRequests(seed, wholeOfEach)
      for (let batch = take(requests, 50); batch.length > 0; batch = take(requests, 50)) {
        const answers = await line.send(batch)
        answered += batch.length
        if (isLong && answered >= wholeOfEach / 2) warm ??= memory()
        for (const [n, { method, bytes }] of batch.entries()) {
          const found = fault(answers[n] as Answer, method)
          if (found !== null) expect.fail(`${found}: ${JSON.stringify(bytes.toString('latin1'))}`)
        }
      }
      line.close()
    })

  test.concurrent(`${count(raw.length)} raw connections (seed 20260122)`, { timeout: 600_000 }, async () => {
    const streams = raw.values()
    for (let batch = take(streams, 20); batch.length > 0; batch = take(streams, 20)) {
      const all = await Promise.all(batch.map(exchange))
      for (const [n, came] of all.entries()) {
        const sent = batch[n]?.toString('latin1') ?? ''
        const method = sent.startsWith('HEAD') ? 'HEAD' : ''
        for (const answer of answersIn(came, [method, method]).answers)
          expect(fault(answer, method), JSON.stringify(sent)).toBeNull()
      }
    }
  })

  test.concurrent('an expectation on a request that waits for its turn', async () => {
    const line = pipeline(service.port)
    const asked = (path: string, more = ''): Request => ({
      method: 'GET',
      bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`),
    })
    const answers = await line.send([
      asked('/metrics'),
      asked(regimesPath, 'Expect: 100-continue\r\nContent-Length: 0\r\n'),
      asked(regimesPath),
    ])
    line.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[1]?.body.equals(answers[2]?.body ?? Buffer.alloc(0))).toBe(true)
  })

  test.runIf(isLong)('its memory stays flat', async ({ annotate }) => {
    const before = (await warm) as Memory
    let end = await memory()
    // What is given back to the system is given back in its time.
    for (let n = 0; n < 30 && end.resident - before.resident >= most.resident; n++) {
      await setTimeout(1000)
      end = await memory()
    }
    const more = { resident: end.resident - before.resident, live: end.live - before.live }
    await annotate(
      `in megabytes: ${JSON.stringify(before)} after a quarter of the requests, ${JSON.stringify(more)} more at the end`,
    )
    expect(more.resident).toBeLessThan(most.resident)
    expect(more.live).toBeLessThan(most.live)
  })

  afterAll(async () => {
    expect(service.written()).not.toMatch(/fault|rror/)
    expect((await http(service, '/health/live')).status).toBe(200)
    const { status } = await calculate(service, { startDate: '2026-10-13', sentenceYears: 3 })
    expect(status).toBe(200)
  })
})
