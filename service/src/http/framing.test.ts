import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { hasPlainFraming } from './framing.ts'

/** A request with these headers, as Node hands it over: the first Host counts, other names are joined. */
function request(rawHeaders: readonly string[], httpVersion = '1.1'): IncomingMessage {
  const headers: Record<string, string> = {}
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name, value] = [String(rawHeaders[i]).toLowerCase(), String(rawHeaders[i + 1])]
    if (headers[name] === undefined) headers[name] = value
    else if (name !== 'host') headers[name] += `, ${value}`
  }
  return { httpVersion, headers, rawHeaders } as unknown as IncomingMessage
}

describe('One Host, of the form of one', () => {
  for (const host of [
    ...['x', 'example.org', 'example.org:3000', '127.0.0.1', '[::1]', '[::1]:80', 'a_b-c.d', ''],
  ])
    test(`'${host}' is taken`, () => expect(hasPlainFraming(request(['Host', host]))).toBe(true))

  for (const host of [
    ...['a b', 'a/b', 'a@b', 'http://a', 'a:b', 'a:1:2', '[::1', '[x]', 'a\tb', 'a\\b', 'a"b', 'é'],
  ])
    test(`'${host}' is not`, () => expect(hasPlainFraming(request(['Host', host]))).toBe(false))

  test('two are not, however they are written, even where they are alike', () => {
    expect(hasPlainFraming(request(['Host', 'a', 'Host', 'b']))).toBe(false)
    expect(hasPlainFraming(request(['Host', 'a', 'X', 'y', 'hOST', 'a']))).toBe(false)
  })

  test('none is not, but for HTTP/1.0', () => {
    expect(hasPlainFraming(request([]))).toBe(false)
    expect(hasPlainFraming(request([], '1.0'))).toBe(true)
  })
})

describe('One transfer encoding, and that is chunked', () => {
  const sent = (...encodings: readonly string[]): IncomingMessage =>
    request(['Host', 'x', ...encodings.flatMap((encoding) => ['Transfer-Encoding', encoding])])
  for (const encodings of [['chunked'], ['Chunked']])
    test(`${encodings}`, () => expect(hasPlainFraming(sent(...encodings))).toBe(true))
  for (const encodings of [
    ['gzip, chunked'],
    ['chunked', 'chunked'],
    ['gzip', 'chunked'],
    ['identity'],
    [''],
  ])
    test(`not ${encodings.join(' and ')}`, () => expect(hasPlainFraming(sent(...encodings))).toBe(false))
  test('and none in HTTP/1.0, which has no chunks', () =>
    expect(hasPlainFraming(request(['Host', 'x', 'Transfer-Encoding', 'chunked'], '1.0'))).toBe(false))
})
