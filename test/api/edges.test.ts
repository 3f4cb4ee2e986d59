/** What contract.md adds around the answers: the version of the law, names that nobody knows, names that stand twice. */
import { lawVersion } from '@requisite/law'
import { afterAll, describe, expect, test } from 'vitest'
import {
  calculate,
  calculatePath,
  http,
  jsonOf,
  jsonSent,
  offencesPath,
  type Response,
  regimesPath,
} from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(async () => {
  await service.close()
  expect(service.faults).toEqual([])
})

const robbery = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }
const batchPath = `${calculatePath}/batch`
const post = (path: string, body: string): Promise<Response> => http(service, path, jsonSent(body))
const errorsOf = (response: Response): unknown => (jsonOf(response) as { errors: unknown }).errors

describe('Every answer says which law it was made with', () => {
  for (const [what, ask, status] of [
    ['an answer', () => calculate(service, robbery), 200],
    ['a refusal', () => calculate(service, {}), 422],
    ['a body that is no JSON', () => post(calculatePath, '{'), 400],
    ['a method that is not taken', () => http(service, calculatePath), 405],
    ['an address where nothing is', () => http(service, '/api/v1/nothing'), 404],
    ['what caches may keep', () => http(service, regimesPath), 200],
    ['the description', () => http(service, '/openapi.json'), 200],
  ] as const)
    test(what, async () => {
      const response = await ask()
      expect(response.status).toBe(status)
      expect(response.headers['requisite-law']).toBe(lawVersion)
      expect(response.headers['access-control-allow-origin']).toBe('*')
      expect(response.headers['access-control-expose-headers']).toMatch(/Requisite-Law, Requisite-Warning/)
    })

  test('a page does not', async () =>
    expect((await http(service, '/docs')).headers['requisite-law']).toBeUndefined())
})

describe('A query name that nobody knows', () => {
  const warning = (name: string, known: string): string =>
    `The query name '${name}' is not recognised and was ignored. ${known}`

  for (const [path, name, known] of [[`${regimesPath}?page=2`, 'page', 'None is known here.']] as const)
    test(`is warned of in a header at ${path}`, async () => {
      const response = await http(service, path)
      expect(response.status).toBe(200)
      expect(response.headers['requisite-warning']).toBe(warning(name, known))
    })

  test('include[] is not include', async () => {
    const response = await calculate(service, robbery, '?include[]=dates')
    expect(response.status).toBe(200)
    expect(response.headers['requisite-warning']).toBe(warning('include[]', 'Known here: include.'))
    expect(jsonOf(response)).not.toHaveProperty('dates')
  })

  test('is shortened, and can hold nothing that a header cannot', async () => {
    const response = await http(
      service,
      `${regimesPath}?${'x'.repeat(300)}=1&%0d%0aSet-Cookie:%20a=1&%C3%A9=2`,
    )
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers['requisite-warning']).toMatch(
      /^The query names 'x{60}\.\.\.', '\?\?Set-Cookie: a', '\?' are not/,
    )
  })

  for (const [path, name, known] of [
    [`${offencesPath}?search=robbery`, 'search', 'Known here: q, category, page, pageSize.'],
    [`${offencesPath}?q=robbery&limit=5`, 'limit', 'Known here: q, category, page, pageSize.'],
    [`${offencesPath}/robbery?include=x`, 'include', 'None is known here.'],
    ['/version?x=1', 'x', 'None is known here.'],
    ['/law-changes.atom?since=2026.11.32', 'since', 'None is known here.'],
  ] as const)
    test(`is refused at ${path}`, async () => {
      const response = await http(service, path)
      expect(response.status).toBe(422)
      expect(errorsOf(response)).toEqual({ [name]: [`There is no such query name. ${known}`] })
    })

  test('is refused on a path of our own', async () => {
    const response = await post(`${batchPath}?search=x`, JSON.stringify({ items: [robbery] }))
    expect(response.status).toBe(422)
    expect(errorsOf(response)).toEqual({ search: ['There is no such query name. Known here: include.'] })
  })
})

describe('A JSON name that stands twice', () => {
  const twice = ['This name stands twice. Send it once.']
  // biome-ignore format: one row a line
  for (const [what, body, places] of [
    ['side by side', '{"startDate":"2026-11-16","sentenceYears":3,"sentenceYears":4}', ['sentenceYears']],
    ['spelt with an escape', '{"startDate":"2026-11-16","sentenceYears":3,"sentence\\u0059ears":4}', ['sentenceYears']],
    ['in what is ignored', '{"startDate":"2026-11-16","sentenceYears":3,"note":{"a":1,"a":2}}', ['note.a']],
    ['as __proto__', '{"startDate":"2026-11-16","sentenceYears":3,"__proto__":1,"__proto__":2}', ['__proto__']],
  ] as const)
    test(what, async () => {
      const response = await post(calculatePath, body)
      expect(response.status).toBe(422)
      expect(errorsOf(response)).toEqual(Object.fromEntries(places.map((place) => [place, twice])))
    })

  test('in one item of a batch', async () => {
    const response = await post(
      batchPath,
      '{"items":[{"startDate":"2026-11-16","sentenceYears":3},{"startDate":"2026-11-16","sentenceYears":3,"sentenceYears":4}]}',
    )
    expect(response.status).toBe(422)
    expect(errorsOf(response)).toEqual({ 'items[1].sentenceYears': twice })
  })

  test('in two places is in order', async () =>
    expect(
      (await post(calculatePath, '{"startDate":"2026-11-16","sentenceYears":3,"a":{"b":1},"c":{"b":":"}}'))
        .status,
    ).toBe(200))
})

test('A list sent to /calculate is told about batch', async () => {
  const response = await calculate(service, [robbery, robbery])
  expect(response.status).toBe(422)
  expect(jsonOf(response)).toMatchObject({
    message:
      'Send one sentence here, as a JSON object. Several go to POST /api/v1/sentencing/calculate/batch, as { "items": [ ... ] }.',
    errors: { startDate: [expect.any(String)], sentenceYears: [expect.any(String)] },
  })
})
