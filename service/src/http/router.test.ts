import { describe, expect, test } from 'vitest'
import type { Route } from './route.ts'
import { router } from './router.ts'

const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  answer: () => ({ status: 200, body: path, headers: [] }),
})

const { find } = router([
  route('GET', '/'),
  route('GET', '/things'),
  route('POST', '/things'),
  route('GET', '/things/all'),
  route('GET', '/things/:key'),
])

describe('A path leads to its place', () => {
  for (const [path, place, params] of [
    ['/', '/', {}],
    ['/things', '/things', {}],
    ['/things/', '/things', {}],
    ['/%74hings', '/things', {}],
    ['/things/all', '/things/all', {}],
    ['/things/%61ll', '/things/all', {}],
    ['/things/one', '/things/:key', { key: 'one' }],
    ['/things/one/', '/things/:key', { key: 'one' }],
    ['/%74hings/%6Fne', '/things/:key', { key: 'one' }],
    ['/things/a%2Fb', '/things/:key', { key: 'a/b' }],
    ['/things/caf%C3%A9', '/things/:key', { key: 'café' }],
    ['/things/__proto__', '/things/:key', { key: '__proto__' }],
  ] as const)
    test(`${path} is ${place}`, () => expect(find(path)).toMatchObject({ place: { path: place }, params }))

  test('an escape is undone once', () =>
    expect(find('/things/%2561ll')).toMatchObject({ params: { key: '%61ll' } }))
})

describe('There is none', () => {
  for (const [path, status] of [
    ['', 404],
    ['/nothing', 404],
    ['/things//', 404],
    ['//things', 404],
    ['/things/a/b', 404],
    ['/things%2Fall', 404],
    ['/Things', 404],
    ['/__proto__', 404],
    ['*', 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/things/%ff', 400],
    ['/%ff/one', 400],
  ] as const)
    test(`at '${path}': ${status}`, () => expect(find(path)).toBe(status))
})

test('A place has its routes by method, and HEAD is that of GET', () => {
  const found = find('/things')
  if (typeof found === 'number') throw new Error('not found')
  expect([...found.place.routes.keys()]).toEqual(['GET', 'HEAD', 'POST'])
  expect(found.place.routes.get('HEAD')).toBe(found.place.routes.get('GET'))
})
