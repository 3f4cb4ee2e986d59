import { describe, expect, test } from 'vitest'
import { decodedPath, escapedPathOf } from './path.ts'

describe('The path of an address', () => {
  for (const [url, path] of [
    ['/api/v1/x', '/api/v1/x'],
    ['/api/v1/x?q=/y#z', '/api/v1/x'],
    ['/a#b?c', '/a'],
    ['/%61pi/x', '/api/x'],
    ['/a%2Fb', '/a%2Fb'],
    ['/caf%C3%A9', '/café'],
    ['/%zz', '/%zz'],
    ['/%61pi/%zz', '/api/%zz'],
    ['http://host/api/x?y', '/api/x'],
    ['HTTPS://host:1/api', '/api'],
    ['http://host', ''],
    ['http://host?x=/api/', ''],
    ['*', '*'],
    ['', ''],
  ])
    test(`${url} is ${path}`, () => expect(decodedPath(escapedPathOf(String(url)))).toBe(path))
})
