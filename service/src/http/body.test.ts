import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { bodyReader, giveBack, joined, type LargeBody } from './body.ts'
import { bodyPace } from './pace.ts'

const mebibyte = 1024 * 1024
/** A chunk with memory of its own, as the parser of Node makes them. */
const chunkOf = (bytes: number): Buffer => Buffer.allocUnsafeSlow(bytes).fill('x')

/** A request whose body comes as it is written. */
const requestWith = (headers = {}): PassThrough & IncomingMessage =>
  Object.assign(new PassThrough({ highWaterMark: 8 * mebibyte }), { headers }) as never

const readBody = bodyReader(bodyPace(), () => {})
const rounds = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await new Promise(setImmediate)
}

describe('The memory of a body', () => {
  test('a small body is one piece, and what it came in is given back', async () => {
    const request = requestWith()
    const chunks = [chunkOf(30_000), chunkOf(20_000)]
    const body = readBody(request, mebibyte)
    for (const chunk of chunks) request.write(chunk)
    request.end()
    expect(await body).toEqual(chunkOf(50_000))
    expect(chunks.map(({ length }) => length)).toEqual([0, 0])
  })

  test('a large body is put together when it has its turn, and not before', async () => {
    const request = requestWith()
    const chunks = Array.from({ length: 4 }, () => chunkOf(64 * 1024))
    const read = readBody(request, mebibyte)
    for (const chunk of chunks) request.write(chunk)
    request.end()
    const body = (await read) as LargeBody
    expect(body.chunks).toEqual(chunks)
    expect(joined(body)).toEqual(chunkOf(256 * 1024))
    expect(chunks.map(({ length }) => length)).toEqual([0, 0, 0, 0])
  })

  for (const [why, limit, end] of [
    ['whose client goes away', mebibyte, (request: PassThrough) => request.destroy()],
    ['that is too large', 100_000, () => {}],
  ] as const)
    test(`a body ${why} is given back at once`, async () => {
      const request = requestWith()
      const chunks = [chunkOf(60_000), chunkOf(60_000)]
      void readBody(request, limit)
      for (const chunk of chunks) request.write(chunk)
      await rounds(2)
      end(request)
      await rounds(2)
      expect(chunks.map(({ length }) => length)).toEqual([0, 0])
    })

  test('a small chunk is left to the collector', () => {
    const chunk = chunkOf(1000)
    giveBack(chunk)
    expect(chunk).toHaveLength(1000)
  })

  test('a part of memory that others have parts of is left alone', () => {
    const pool = Buffer.from('one and another')
    const part = pool.subarray(0, 3)
    giveBack(part)
    expect(part.toString()).toBe('one')
  })
})

describe('The pace of large bodies', () => {
  /** Requests that only say whether they may be read. */
  const requestsOf = (count: number) =>
    Array.from({ length: count }, () => ({
      isPaused: false,
      destroyed: false,
      pause() {
        this.isPaused = true
      },
      resume() {
        this.isPaused = false
      },
    }))
  const turn = 64 * 1024

  test('is four of them in a round of the event loop, what has come furthest first', async () => {
    const pace = bodyPace()
    const requests = requestsOf(10)
    for (const [n, request] of requests.entries()) pace(request as never, turn, (n + 1) * turn)
    for (const left of [6, 2, 0]) {
      await rounds(1)
      expect(requests.map(({ isPaused }) => isPaused)).toEqual(requests.map((_, n) => n < left))
    }
  })

  test('lets small bodies come as they do', () => {
    const pace = bodyPace()
    const [request] = requestsOf(1)
    for (let length = 1000; length < turn; length += 1000) pace(request as never, 1000, length)
    expect(request?.isPaused).toBe(false)
  })

  test('keeps nothing of those who have gone: they are not resumed, and nobody waits behind them', async () => {
    const pace = bodyPace()
    const requests = requestsOf(8)
    for (const request of requests) pace(request as never, turn, turn)
    for (const request of requests.slice(0, 4)) request.destroyed = true
    await rounds(1)
    expect(requests.map(({ isPaused }) => isPaused)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
