import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { readBody as read } from './body.ts'
import { releaseMemory } from './memory-limits.ts'

const mebibyte = 1024 * 1024
/** A chunk with memory of its own, as the parser of Node makes them. */
const chunkOf = (bytes: number): Buffer => Buffer.allocUnsafeSlow(bytes).fill('x')

/** A request whose body comes as it is written. */
const requestWith = (headers = {}): PassThrough & IncomingMessage =>
  Object.assign(new PassThrough({ highWaterMark: 8 * mebibyte }), { headers }) as never

const readBody = (request: IncomingMessage, limit: number) => read(request, limit, () => {})
const rounds = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await new Promise(setImmediate)
}

describe('The memory of a body', () => {
  test('a body is one piece, and what it came in is given back', async () => {
    const request = requestWith()
    const chunks = [chunkOf(30_000), chunkOf(20_000)]
    const body = readBody(request, mebibyte)
    for (const chunk of chunks) request.write(chunk)
    request.end()
    expect(await body).toEqual(chunkOf(50_000))
    expect(chunks.map(({ length }) => length)).toEqual([0, 0])
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

  test('a part of memory that others have parts of is left alone', () => {
    const pool = Buffer.from('one and another')
    const part = pool.subarray(0, 3)
    releaseMemory(part)
    expect(part.toString()).toBe('one')
  })
})
