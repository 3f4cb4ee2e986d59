/** The API's description: valid, true, complete, and good enough to make a client from. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lawVersion } from '@requisite/law'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, describe, expect, test } from 'vitest'
import type { Call } from '../../service/src/contract/call.ts'
import { calls } from '../../service/src/contract/calls.ts'
import { quickPrice } from '../../service/src/contract/price.ts'
import { type Sample, samplesOf } from '../../service/src/contract/samples.ts'
import { documentOf, schemasOf } from '../support/described.ts'
import {
  calculate,
  calculatePath,
  http,
  jsonOf,
  offencesPath,
  postJson,
  regimesPath,
} from '../support/http.ts'
import { publicUrl, startService } from '../support/service.ts'

const service = await startService()
const document = await documentOf(service)
afterAll(() => service.close())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  )

interface Property {
  readonly description?: string
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly items?: Property
}

interface Found {
  readonly place: string
  readonly name: string
  readonly schema: Property
}

/** Every property of every schema with a name, and where it stands. */
function properties(place = '', schema: unknown = document.components.schemas): Found[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object.entries((schema as { properties?: Record<string, Property> }).properties ?? {})
  return [
    ...own.map(([name, inner]) => ({ place: `${place}.${name}`, name, schema: inner })),
    ...Object.entries(schema).flatMap(([name, inner]) => properties(`${place}.${name}`, inner)),
  ]
}

describe('The document', () => {
  test('says whose it is, and every operation what it is for', () => {
    expect(document.info).toMatchObject({ contact: { name: expect.any(String), url: publicUrl } })
    const silent = operations().filter(
      ({ operation }) => !('description' in operation) || !operation.description,
    )
    expect(silent.map(({ path, method }) => `${method} ${path}`)).toEqual([])
  })

  test('names 503 where work can be handed over, and nowhere else', () => {
    const busy = operations().filter(({ operation }) => '503' in operation.responses)
    const paths = Object.values<Call>(calls).flatMap((call) => [
      ...(call.price === quickPrice ? [] : [call.path]),
      ...('unitsOf' in call ? [`${call.path}/batch`] : []),
    ])
    expect(paths).toContain('what-if')
    expect(busy.map(({ path }) => path)).toEqual(paths.map((path) => `/api/v1/sentencing/${path}`))
  })

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true })
    expect([validator.version, document.openapi]).toEqual(['3.1', '3.1.0'])
  })

  test('has every reference it makes', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].sort()).toEqual(names.sort())
  })

  test('describes every operation of the specification and of the library', () =>
    expect(operations().map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        `post ${calculatePath}`,
        `get ${regimesPath}`,
        `get ${offencesPath}`,
        `get ${offencesPath}/{key}`,
      ]),
    ))

  test('has an id and the common errors for each, and no two ids alike', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of operations())
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '404', '405', '408', '429', '431', '500']),
      )
  })

  test('has an example for every answer and every error', () => {
    for (const { path, method, operation } of operations())
      for (const [status, { content }] of Object.entries(operation.responses))
        for (const { example } of Object.values(content ?? {}))
          expect(example, `${method} ${path} ${status}`).toBeDefined()
  })

  test('describes every property', () => {
    const silent = properties().filter(
      ({ schema }) => schema.description === undefined && schema.$ref === undefined,
    )
    expect(silent.map(({ place }) => place)).toEqual([])
  })

  test('lists every code that a program can meet', () => {
    const codes = properties().filter(({ name }) => name === 'code' || name === 'warningCodes')
    expect(codes.length).toBeGreaterThan(6)
    for (const { place, schema } of codes) {
      const one = schema.items ?? schema
      const name = one.$ref?.replace('#/components/schemas/', '')
      const listed = (name === undefined ? one : document.components.schemas[name]) as Property
      expect(listed.enum?.length, place).toBeGreaterThan(2)
    }
  })

  test('shows each in curl, JavaScript and Python', () => {
    for (const { operation } of operations()) {
      const { 'x-codeSamples': samples } = operation as unknown as { 'x-codeSamples': readonly Sample[] }
      expect(samples).toEqual(samplesOf(String(operation.operationId), publicUrl))
      expect(samples.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'Python'])
    }
  })

  test('describes nothing that is not there', async () => {
    for (const { path, method } of operations()) {
      const { headers } = await http(service, path.replace('{key}', 'robbery'), { method: 'OPTIONS' })
      expect(headers.allow?.split(', '), `${method} ${path}`).toContain(method.toUpperCase())
    }
  })

  test('says where the service is, what the law is as at, and that no key is needed', () => {
    expect(document.servers).toEqual([{ url: publicUrl }])
    expect(document.info.description).toContain('No key is needed')
    expect(document.info.description).toContain(lawVersion)
    expect(document).toMatchObject({ security: [] })
  })
})

describe('Its examples', () => {
  test('fit their schemas', () => {
    const schemaAt = schemasOf(document)
    let checked = 0
    for (const { path, method, operation } of operations()) {
      const places = [
        { place: ['requestBody'], described: operation.requestBody ?? {} },
        ...Object.entries(operation.responses).map(([status, described]) => ({
          place: ['responses', status],
          described,
        })),
      ]
      for (const { place, described } of places)
        for (const [type, { example, examples = {} }] of Object.entries(described.content ?? {}))
          for (const value of [example, ...Object.values(examples).map((one) => one.value)]) {
            if (value === undefined) continue
            const isValid = schemaAt('paths', path, method, ...place, 'content', type, 'schema')
            expect(isValid(value), `${method} ${path} ${place}: ${JSON.stringify(isValid.errors)}`).toBe(true)
            checked++
          }
    }
    expect(checked).toBeGreaterThanOrEqual(5)
  })

  test('of cases are answered, each for what it is there for', async () => {
    const path = '/api/v1/sentencing/release-dates'
    const { examples = {} } = document.paths[path]?.post?.requestBody?.content?.['application/json'] ?? {}
    expect(Object.keys(examples)).toEqual([
      ...['several', 'recall', 'recallBeside', 'remand', 'stated', 'extended'],
    ])
    const answers = await Promise.all(
      Object.values(examples).map(async ({ value }) => jsonOf(await postJson(service, path, value))),
    )
    expect(answers).toMatchObject([
      { data: { decidedBy: { release: ['A', 'B'] } } },
      { data: { releaseType: 'PRRD' } },
      { data: { releaseType: 'CRD', decidedBy: { release: ['B'], end: ['A'] } } },
      { data: { releaseDate: '2027-09-05', remand: { days: 146 } } },
      { data: { stated: { reasons: expect.arrayContaining([expect.objectContaining({ kind: 'fact' })]) } } },
      { data: { paroleEligibilityDate: expect.any(String) } },
    ])
  })

  const exampleOf = (path: string, method: string, status: string): unknown =>
    document.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.example

  const exampleRequest = (): Record<string, unknown> =>
    document.paths[calculatePath]?.post?.requestBody?.content?.['application/json']?.example as never

  test('the request has the answer that is shown', async () => {
    const response = await calculate(service, exampleRequest())
    expect([response.status, jsonOf(response)]).toEqual([200, exampleOf(calculatePath, 'post', '200')])
  })

  test('a misspelt offence on a day that does not exist has the errors that are shown', async () => {
    const response = await calculate(service, {
      ...exampleRequest(),
      startDate: '2026-02-30',
      offenceKey: 'robery',
    })
    expect([response.status, jsonOf(response)]).toEqual([422, exampleOf(calculatePath, 'post', '422')])
  })

  test('the regime and the offence shown are the true ones', async () => {
    const { data } = jsonOf(await http(service, regimesPath)) as { data: readonly unknown[] }
    expect(exampleOf(regimesPath, 'get', '200')).toEqual({ success: true, data: data.slice(0, 1) })
    const key = document.paths[`${offencesPath}/{key}`]?.get?.parameters?.[0]?.example
    expect(jsonOf(await http(service, `${offencesPath}/${key}`))).toEqual(
      exampleOf(`${offencesPath}/{key}`, 'get', '200'),
    )
  })
})

const execute = promisify(execFile)

/** What a developer would write on top of the generated types: nothing but fetch. */
const client = `import type { components, operations, paths } from './api.ts'

type Schemas = components['schemas']
type Calculate = paths['/api/v1/sentencing/calculate']['post']
type Body<Status extends keyof Calculate['responses']> =
  Calculate['responses'][Status] extends { content: { 'application/json': infer Json } } ? Json : never

const base = process.argv[2]

async function calculate(body: Calculate['requestBody']['content']['application/json']): Promise<Body<200> | Body<422>> {
  const response = await fetch(base + '/api/v1/sentencing/calculate?include=comparison', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Body<200> | Body<422>
}

const query: operations['listOffences']['parameters']['query'] = { q: 'robbery', pageSize: 1 }
const page = await fetch(base + '/api/v1/sentencing/offences?' + new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])))
const offences = (await page.json()) as Schemas['OffencesResponse']
const offenceKey = offences.data[0]?.key ?? null

const answer = await calculate({ startDate: '2026-11-16', sentenceYears: 3, postCommencement: true, offenceKey })
if (answer.success) {
  const date: string = answer.data.releaseDate
  const source: 'caller' | undefined = answer.inputs.regimeSource
  const days: number | undefined = answer.comparison?.differenceDays
  console.log(JSON.stringify({ offenceKey, date, source, days }))
}

const refused = await calculate({ startDate: '2026-02-30', sentenceYears: 3 })
if (!refused.success) console.log(Object.keys(refused.errors).join())

// What the types must not let pass.
// @ts-expect-error a number is not a text
void (() => calculate({ startDate: '2026-11-16', sentenceYears: '3' }))
// @ts-expect-error the years are missing
void (() => calculate({ startDate: '2026-11-16' }))
// @ts-expect-error there is no such kind of sentence
void (() => calculate({ startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'sdx' }))
`

describe('A client made from the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-client-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const root = join(import.meta.dirname, '..', '..')
  const run = async (script: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await execute(process.execPath, [script, ...args], { cwd: folder })
    return stdout
  }
  const scriptOf = (name: string, script: string, from: string): string =>
    join(createRequire(from).resolve(`${name}/package.json`), '..', script)

  test('compiles, and gets an answer', async () => {
    const generator = scriptOf(
      'openapi-typescript',
      'bin/cli.js',
      join(root, 'test/generated-client/package.json'),
    )
    const compiler = scriptOf('typescript', 'lib/tsc.js', join(root, 'package.json'))
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'client.ts'), client)
    const options = {
      ...{
        ...{ target: 'es2024', module: 'nodenext', strict: true },
        ...{ noEmit: true, allowImportingTsExtensions: true },
      },
      ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, erasableSyntaxOnly: true },
      ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['client.ts'] }),
    )

    await run(generator, 'openapi.json', '--output', 'api.ts', '--default-non-nullable', 'false')
    expect(await run(compiler, '--project', folder)).toBe('')
    expect((await run('client.ts', service.url)).split('\n')).toEqual([
      '{"offenceKey":"robbery","date":"2027-11-16","days":-73}',
      'startDate',
      '',
    ])
  })
})
