import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { freshJson, fromPrepared, type PreparedReply, prepare, prepareJson, type Reply } from './reply.ts'

const headersOf = ({ headers }: Reply): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.flatMap((name, i) => (i % 2 === 0 ? [[name, String(headers[i + 1])]] : [])))

const text = 'the same words again and again, '.repeat(100)
const prepared = prepare('text/plain', text, 'best')

const bytesOf = (from: PreparedReply, encoding: 'gzip' | 'br' | 'identity' = 'identity'): Buffer =>
  (encoding === 'identity' ? from.identity : from[encoding]())?.full.body as Buffer

describe('A fresh reply', () =>
  test('is JSON with the headers given, and says nothing about keeping it', () =>
    expect(freshJson(405, { a: 1 }, 'Allow', 'GET')).toEqual({
      status: 405,
      body: '{"a":1}',
      headers: ['Content-Type', 'application/json; charset=utf-8', 'Allow', 'GET'],
    })))

describe('Prepared bytes', () => {
  test('are compressed where that makes them smaller', () => {
    expect(gunzipSync(bytesOf(prepared, 'gzip')).toString()).toBe(text)
    expect(brotliDecompressSync(bytesOf(prepared, 'br')).toString()).toBe(text)
    for (const alone of [prepare('text/plain', 'x', 'best'), prepare('text/plain', text, 'none')])
      expect([alone.gzip(), alone.br()]).toEqual([null, null])
    expect(prepared.gzip()).toBe(prepared.gzip())
  })

  test('have the same tag for the same bytes, and another for others', () => {
    expect(prepare('text/plain', text, 'none').identity.etag).toBe(prepared.identity.etag)
    expect(prepare('text/plain', `${text}.`, 'none').identity.etag).not.toBe(prepared.identity.etag)
    expect(bytesOf(prepareJson({ a: 1 }, 'none')).toString()).toBe('{"a":1}')
  })

  test('that have one form only depend on nothing', () =>
    expect(
      headersOf(fromPrepared(prepare('text/plain', text, 'none'), { 'accept-encoding': 'br, gzip' })),
    ).toEqual({
      'Content-Type': 'text/plain',
      ETag: expect.stringMatching(/^"[\w-]{22}"$/),
    }))

  for (const [accepted, encoding] of [
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0,gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['*', undefined],
  ] as const)
    test(`for ${accepted ?? 'no Accept-Encoding'} are sent ${encoding ?? 'plain'}`, () => {
      const reply = fromPrepared(prepared, { 'accept-encoding': accepted })
      expect(headersOf(reply)['Content-Encoding']).toBe(encoding)
      expect(reply.body).toBe(bytesOf(prepared, encoding))
    })

  test('are 304 for whoever has the very form that would be sent', () => {
    const tag = (accepted: string): string =>
      String(headersOf(fromPrepared(prepared, { 'accept-encoding': accepted })).ETag)
    const to = (known: string): Reply =>
      fromPrepared(prepared, { 'accept-encoding': 'br', 'if-none-match': known })
    expect(to(tag('br'))).toMatchObject({ status: 304, body: '' })
    expect(to(`"x", W/${tag('br')}`).status).toBe(304)
    expect(to('*').status).toBe(304)
    expect(to(tag('gzip')).status).toBe(200)
    expect(to(tag('')).status).toBe(200)
  })
})
