import { describe, expect, test } from 'vitest'
import type { Route } from './route.ts'
import { router } from './router.ts'

const route = (method: Route['method'], path: string, more: Partial<Route> = {}): Route => ({
  method,
  path,
  answer: () => ({ status: 200, body: path, headers: [] }),
  ...more,
})

const match = router([
  route('GET', '/'),
  route('GET', '/things'),
  route('POST', '/things'),
  route('GET', '/things/all'),
  route('GET', '/things/:key'),
  route('GET', '/api/v1/x', { isCounted: true, isCrossOrigin: true }),
  route('any', '/api/*', { isCounted: true, isCrossOrigin: true }),
  route('any', '/*'),
])

describe('An address leads to its endpoint', () => {
  for (const [url, endpoint, params] of [
    ['/', '/', {}],
    ['/?x=/things', '/', {}],
    ['/things', '/things', {}],
    ['/things?x#y', '/things', {}],
    ['/things/', '/things', {}],
    ['/%74hings', '/things', {}],
    ['http://host/things', '/things', {}],
    ['/things/all', '/things/all', {}],
    ['/things/%61ll', '/things/all', {}],
    ['/things/one', '/things/:key', { key: 'one' }],
    ['/things/one/', '/things/:key', { key: 'one' }],
    ['/%74hings/%6Fne', '/things/:key', { key: 'one' }],
    ['/things/a%2Fb', '/things/:key', { key: 'a/b' }],
    ['/things/caf%C3%A9', '/things/:key', { key: 'café' }],
    ['/things/__proto__', '/things/:key', { key: '__proto__' }],
  ] as const)
    test(`${url} is ${endpoint}`, () =>
      expect(match(url)).toMatchObject({ endpoint: { path: endpoint }, params, isMalformed: false }))

  test('an escape is undone once', () =>
    expect(match('/things/%2561ll')).toMatchObject({ params: { key: '%61ll' } }))
})

describe('An address where nothing is leads to the route for everything under it', () => {
  for (const url of [
    ...['', '/nothing', '/things//', '//things', '/things/a/b', '/things%2Fall', '/Things', '/__proto__'],
    ...['/apix', '/x/api/', '//api/', '/API/', '/docs?next=/api/'],
  ])
    test(`'${url}' is not of the API`, () =>
      expect(match(url)).toMatchObject({ endpoint: { path: '/*', isCounted: false }, isMalformed: false }))

  for (const url of [
    ...['/api/', '/api/v1/y', '/api', '/api?x', '/%61pi/y', '/%61%70%69', 'http://host/api/y', '/api/v1/x/y'],
  ])
    test(`'${url}' is of the API, and costs what the API costs`, () =>
      expect(match(url)).toMatchObject({
        endpoint: { path: '/api/*', isCounted: true, isCrossOrigin: true },
      }))
})

describe('An escape that is none', () => {
  for (const [url, endpoint] of [
    ['/%', '/*'],
    ['/%zz', '/*'],
    ['/things/%ff', '/*'],
    ['/%ff/one', '/*'],
    ['/api/%zz', '/api/*'],
    ['/%61pi/%zz', '/api/*'],
  ] as const)
    test(`${url} is malformed, and still of ${endpoint}`, () =>
      expect(match(url)).toMatchObject({ endpoint: { path: endpoint }, isMalformed: true }))
})

test('A endpoint has its routes by method, and HEAD is that of GET', () => {
  const { routes, any } = match('/things').endpoint
  expect([...routes.keys()]).toEqual(['GET', 'HEAD', 'POST'])
  expect(routes.get('HEAD')).toBe(routes.get('GET'))
  expect(any).toBeNull()
})

test('Without a route for everything there is a endpoint all the same, without routes', () => {
  expect(router([])('/x').endpoint).toMatchObject({ any: null, isCounted: false })
  expect(router([])('/x').endpoint.routes.size).toBe(0)
})
