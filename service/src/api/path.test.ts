import { describe, expect, test } from 'vitest'
import { isApi, pathOf } from './path.ts'

describe('The path of an address', () => {
  for (const [url, path] of [
    ['/api/v1/x', '/api/v1/x'],
    ['/api/v1/x?q=/y#z', '/api/v1/x'],
    ['/a#b?c', '/a'],
    ['/%61pi/x', '/api/x'],
    ['/a%2Fb', '/a%2Fb'],
    ['/caf%C3%A9', '/café'],
    ['/%zz', '/%zz'],
    ['http://host/api/x?y', '/api/x'],
    ['HTTPS://host:1/api', '/api'],
    ['http://host', ''],
    ['http://host?x=/api/', ''],
    ['*', '*'],
    ['', ''],
  ])
    test(`${url} is ${path}`, () => expect(pathOf(String(url))).toBe(path))
})

describe('The API', () => {
  for (const url of [
    '/api/',
    '/api/v1/x',
    '/api',
    '/api?x',
    '/%61pi/x',
    '/%61%70%69',
    'http://host/api/x',
    '/api/%zz',
  ])
    test(`has ${url}`, () => expect(isApi(url)).toBe(true))
  for (const url of ['/', '/apix', '/x/api/', '//api/', '/API/', '/docs?next=/api/', 'http://api/', '*', ''])
    test(`does not have ${url}`, () => expect(isApi(url)).toBe(false))
})
