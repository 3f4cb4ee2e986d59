/** Bodies and answers hold what people typed. The proxy of deploy/ writes neither to a file, and one address cannot make it
 *  hold very many. */
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, jsonOf, offencesPath, type Response } from '../../support/http.ts'
import { type Behind, freshAddress, startBehindNginx } from './behind.ts'

let behind: Behind
beforeAll(async () => {
  // From this level on nginx says when it writes a body or an answer to a file.
  behind = await startBehindNginx([['/dev/stderr crit', '/dev/stderr warn']])
})
afterAll(() => behind?.close())

const batchPath = `${calculatePath}/batch`
const mebibyte = 1024 * 1024

/** A batch with so many bytes, by blanks at its end. */
const batchOf = (bytes: number): string =>
  `{"items":[${'{"startDate":"2026-11-16","sentenceYears":3},'.repeat(499)}{"startDate":"2026-11-16","sentenceYears":3}]}`.padEnd(
    bytes,
  )

const post = (body: string, headers = {}): Promise<Response> =>
  http(behind.nginx, batchPath, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body },
    from: freshAddress(),
  })

/** The same body in chunks of a size. */
const inChunks = (body: string, size: number): string =>
  `${body.replace(new RegExp(`.{${size}}`, 'gs'), (part) => `${size.toString(16)}\r\n${part}\r\n`)}0\r\n\r\n`

const tellsOfFiles = (): readonly string[] => behind.nginx.written().match(/.*temporary file.*/g) ?? []

describe('Nothing is written to a file', () => {
  test('of a body of any size that is taken', async () => {
    for (const bytes of [20_000, 200_000, mebibyte]) expect((await post(batchOf(bytes))).status).toBe(200)
    expect(tellsOfFiles()).toEqual([])
  })

  test('of a body in chunks', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect({ port: behind.nginx.port, host: '127.0.0.1', localAddress: freshAddress() })
      const head = `POST ${batchPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      let came = ''
      socket.setEncoding('latin1').on('data', (part) => {
        came += part
      })
      socket.on('error', reject).on('close', () => resolve(came))
      socket.write(`${head}${inChunks(batchOf(mebibyte), 1024)}`)
    })
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(tellsOfFiles()).toEqual([])
  })

  test('of a long answer that is read late', async () => {
    const socket = connect({ port: behind.nginx.port, host: '127.0.0.1', localAddress: freshAddress() })
    socket.on('error', () => {}).pause()
    const head = `GET ${offencesPath}?pageSize=200&q=a HTTP/1.1\r\nHost: x\r\n\r\n`
    socket.write(head.repeat(40))
    await setTimeout(1000)
    socket.destroy()
    expect(tellsOfFiles()).toEqual([])
  })
})

describe('A body over the limit', () =>
  test('is refused in the envelope of the service', async () => {
    const answer = await post(batchOf(mebibyte + 1))
    expect(answer.status).toBe(413)
    expect(jsonOf(answer)).toEqual({ success: false, message: 'The body is too large. The limit is 1 MiB.' })
  }))

describe('Large bodies that do not end', () => {
  const lengths = { 'with a length': 'Content-Length: 1000000', 'in chunks': 'Transfer-Encoding: chunked' }
  for (const [name, length] of Object.entries(lengths))
    test(`${name}: sixteen are held for one address, and others send theirs`, async () => {
      const localAddress = freshAddress()
      let refused = 0
      const sockets = Array.from({ length: 20 }, () => {
        const socket = connect({ port: behind.nginx.port, host: '127.0.0.1', localAddress })
        socket.on('error', () => {})
        socket.on('data', (bytes) => {
          if (bytes.toString('latin1').startsWith('HTTP/1.1 429 ')) refused++
        })
        socket.write(`POST ${batchPath} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`)
        return socket
      })
      await expect.poll(() => refused).toBe(4)
      expect((await post(batchOf(200_000))).status).toBe(200)
      expect(refused).toBe(4)
      for (const socket of sockets) socket.destroy()
    })
})
