import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import type { Client, Fetch, RequisiteError, ResponseInfo } from '@requisite/client'
import { createClient, isRequisiteError } from '@requisite/client'
import { lawVersion, lawVersions } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiTypes } from '../../client/generate.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { calculate, jsonOf, postJson, releaseDatesPath, whatIfPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type Service, startService } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'

test('An address that is none is refused at once', () => {
  for (const baseUrl of ['foo', 'example.org', 'file:///etc'])
    expect(() => createClient({ baseUrl }), baseUrl).toThrow('baseUrl is the address of the service')
})

test('The types of the client are those of the OpenAPI document', () => {
  const biome = new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url).pathname
  const formatted = spawnSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=client/src/api-types.ts'],
    { input: apiTypes(), encoding: 'utf8', cwd: new URL('../..', import.meta.url).pathname },
  )
  expect(formatted.stderr).toBe('')
  expect(readFileSync(new URL('../../client/src/api-types.ts', import.meta.url), 'utf8')).toBe(
    formatted.stdout,
  )
})

describe('The client', () => {
  let service: Service
  let client: Client
  beforeAll(async () => {
    service = await startService()
    client = createClient({ baseUrl: `${service.url}/` })
  })
  afterAll(() => service.close())

  for (const { source, request, expected } of workedExamples().filter((_, i) => isLong || i % 5 === 0))
    test(`${source}: the answer of the API`, async () => {
      const answer = await client.calculate(request as never)
      expect(answer).toEqual(jsonOf(await calculate(service, request)))
      expect(answer.data.releaseDate).toBe(expected.releaseDate)
    })

  test('gives more parts, a batch, the regimes and the library', async () => {
    const asked = { startDate: '2026-11-16', sentenceYears: 3 }
    expect(
      (await client.calculate(asked, { include: ['explanation', 'dates'] })).explanation?.steps,
    ).toHaveLength(9)
    const { data, meta } = await client.calculateBatch([asked, { ...asked, startDate: '' }], {
      include: ['comparison'],
    })
    expect(meta).toEqual({ items: 2, answered: 1, refused: 1 })
    expect(data[0]?.success && data[0].comparison?.differenceDays).toBe(-73)
    expect(data[1]?.success === false && data[1].errors.startDate).toHaveLength(1)
    expect((await client.regimes()).data.length).toBeGreaterThan(10)
    const found = await client.offences({ q: 'abh & more', page: 1, pageSize: 2 })
    expect(found.meta.pageSize).toBe(2)
    expect((await client.offences()).data).toHaveLength(50)
    expect((await client.offence('robbery')).data.title).toBe('Robbery')
  })

  test('gives what lengths would mean', async () => {
    const asked = { lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'], sentenceDate: '2026-11-16' }
    const answer = await client.whatIf(asked)
    expect(answer).toEqual(jsonOf(await postJson(service, whatIfPath, asked)))
    expect(answer.data.rows.map(({ length }) => length)).toEqual([
      { years: 5, months: 0 },
      { years: 3, months: 4 },
    ])
  })

  test('gives whole cases, one and many', async () => {
    const whole = {
      sentences: [
        { id: 'A', startDate: '2026-11-16', sentenceWeeks: 12 },
        { id: 'B', startDate: '2026-11-16', sentenceMonths: 6, consecutiveTo: 'A' },
      ],
    }
    const path = `${releaseDatesPath}?include=explanation,comparison`
    const answer = await client.releaseDates(whole, { include: ['explanation', 'comparison'] })
    expect(answer).toEqual(jsonOf(await postJson(service, path, whole)))
    expect(answer.data.releaseDate).toBe('2027-02-12')
    const { data, meta } = await client.releaseDatesBatch([whole, { sentences: [] }])
    expect(meta).toEqual({ items: 2, answered: 1, refused: 1 })
    expect(data[0]?.success && data[0].data.runs[0]?.totalDays).toBe(265)
    expect(data[1]?.success === false && data[1].errors.sentences).toHaveLength(1)
  })

  test('gives the date after a recall, what would give a stated date, and the law of another day', async () => {
    const sentences = [{ startDate: '2025-03-03', sentenceYears: 4 }]
    const recall = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' } as const
    const { data, inputs } = await client.releaseDates({ sentences, recall, statedReleaseDate: '2026-12-31' })
    expect([data.releaseDate, data.releaseBasis, data.releaseType]).toEqual([
      '2029-03-05',
      'no_later_than',
      'PRRD',
    ])
    expect(data.stated?.reasons[0]?.change).toEqual([{ field: 'recall.type', value: 'fixed_term_56' }])
    expect(inputs.recall?.type).toBe('standard')
    const beside = await client.releaseDates({
      sentences: [...sentences, { id: 'new', startDate: '2027-01-11', sentenceMonths: 9 }],
      recall: { ...recall, sentenceIds: ['1'] },
    })
    expect(beside.data.runs.map(({ recalled }) => recalled)).toEqual([true, false])
    const earlier = await client.releaseDates({ sentences, law: '2024-09-01' })
    expect(earlier.data.releaseDate).toBe('2027-03-03')
  })

  const errorOf = (call: Promise<unknown>): Promise<RequisiteError> =>
    call.then(
      () => Promise.reject(new Error('it was answered')),
      (error: unknown) => (isRequisiteError(error) ? error : Promise.reject(error)),
    )

  test('gives what moved dates, the versions, and the codes of errors', async () => {
    const { version, changes } = lawVersions[0] as (typeof lawVersions)[number]
    const { data } = await client.lawChanges({ since: '2026.11.4' })
    expect([data.lawVersion, data.versions[0]?.changes]).toMatchObject([version, { length: changes.length }])
    for (const [since, count] of [
      [undefined, lawVersions.length],
      [version, 0],
    ] as const)
      expect((await client.lawChanges(since === undefined ? {} : { since })).data.versions).toHaveLength(
        count,
      )
    expect((await client.version()).lawVersion).toBe(lawVersion)
    const wrong = { startDate: '2026-02-30', sentenceYears: 3 }
    for (const asked of [
      client.calculate(wrong, { include: ['codes'] }),
      client.releaseDates({ sentences: [wrong] }, { include: ['codes'] }),
      client.whatIf({ lengths: [{ years: 3 }], sentenceDate: '2026-02-30' }, { include: ['codes'] }),
    ]) {
      const error = await errorOf(asked)
      if (error.kind !== 'invalid') throw error
      const [[field, [message]]] = Object.entries(error.errors) as [[string, [string]]]
      expect(error.message).toContain(` ${field}: ${message}`)
      expect(Object.keys(error.errorCodes ?? {})).toEqual(Object.keys(error.errors))
      expect(Object.values(error.errorCodes ?? {}).flat()).toEqual([expect.stringMatching(/^E_/)])
    }
    const plain = await errorOf(client.calculate(wrong))
    expect(plain.kind === 'invalid' && plain.errorCodes).toBe(null)
    const { data: items } = await client.releaseDatesBatch([{ sentences: [wrong] }], { include: ['codes'] })
    expect(items[0]?.success === false && items[0].errorCodes).toMatchObject({
      'sentences[0].startDate': [expect.any(String)],
    })
  })

  test('throws errors of a kind', async () => {
    const invalid = await errorOf(client.calculate({ startDate: '2026-02-30', sentenceYears: 3 }))
    expect(invalid.kind === 'invalid' && invalid.errors.startDate?.[0]).toContain('Enter a real date')
    expect(await errorOf(client.offence('a/b'))).toMatchObject({ kind: 'not found', status: 404 })
    const large = { startDate: '2026-11-16', sentenceYears: 1, regimeId: 'x'.repeat(20_000) }
    expect(await errorOf(client.calculate(large))).toMatchObject({ kind: 'refused', status: 413 })
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:9' })
    expect(await errorOf(nobody.regimes())).toMatchObject({ kind: 'unreachable', status: null })
    expect(isRequisiteError(new Error('another'))).toBe(false)
  })

  const replies =
    (...list: readonly (readonly [number, string, string?])[]): Fetch =>
    async () => {
      const [status, body, retryAfter = null] = list[Math.min(calls++, list.length - 1)] ?? [500, '']
      return {
        status,
        headers: { get: (name) => (name === 'retry-after' ? retryAfter : null) },
        text: async () => body,
      }
    }
  let calls = 0
  const waits: number[] = []
  const sleep = async (ms: number): Promise<void> => void waits.push(ms)
  const fresh = (fetch: Fetch, options = {}): Client => {
    calls = 0
    waits.length = 0
    return createClient({ baseUrl: '', fetch, sleep, ...options })
  }

  test('waits as long as Retry-After says, and tries again', async () => {
    const limited = [429, '{"message":"wait"}', '7'] as const
    const answered = await fresh(replies(limited, [200, '{"success":true,"data":[]}'])).regimes()
    expect([answered.data, waits]).toEqual([[], [7000]])
    const patient = fresh(replies(limited, limited, [200, '{"data":[]}']), { retries: 2 })
    expect([(await patient.regimes()).data, waits]).toEqual([[], [7000, 7000]])
    const given = await errorOf(fresh(replies(limited)).regimes())
    expect([given, waits]).toMatchObject([{ kind: 'rate limited', retryAfter: 7, message: 'wait' }, [7000]])
    const long = await errorOf(fresh(replies([429, '{}', '61'])).regimes())
    expect([long, waits]).toMatchObject([{ retryAfter: 61 }, []])
    const never = await errorOf(fresh(replies(limited), { retries: 0 }).regimes())
    expect([never.kind, waits]).toEqual(['rate limited', []])
    expect(await errorOf(fresh(replies([429, '']), { retries: 0 }).regimes())).toMatchObject({
      retryAfter: 60,
    })
  })

  test('a batch waits until it is answered, or for as long as it may', async () => {
    const [limited, busy] = [[429, '{}', '70'] as const, [503, '{"message":"later"}', '0'] as const]
    const answered = await fresh(replies(limited, busy, busy, [200, '{"data":[]}'])).releaseDatesBatch([])
    expect([answered.data, waits]).toEqual([[], [70_000, 1000, 1000]])
    const given = await errorOf(fresh(replies(busy), { patience: 2 }).calculateBatch([]))
    expect([given, waits]).toMatchObject([{ kind: 'fault', status: 503, retryAfter: 0 }, [1000, 1000]])
    const broken = await errorOf(fresh(replies([500, '', '1'])).releaseDatesBatch([]))
    expect([broken, waits]).toMatchObject([{ kind: 'fault', retryAfter: null }, []])
  })

  test('a question by itself that finds the service busy says when to ask again', async () => {
    const given = await errorOf(fresh(replies([503, '{"message":"later"}', '10'])).regimes())
    expect([given, waits]).toMatchObject([{ kind: 'fault', message: 'later', retryAfter: 10 }, []])
  })

  test('says which request it was, which law, and what is left of the minute', async () => {
    const limited = await startService({ limiter: memoryLimiter(60, () => 0) })
    const heard: ResponseInfo[] = []
    const own = createClient({ baseUrl: limited.url, onResponse: (about) => heard.push(about) })
    const refused = await errorOf(own.calculate({ startDate: '', sentenceYears: 3 }))
    await own.regimes()
    await limited.close()
    expect(refused.requestId).toBe('test-1')
    expect(heard).toEqual([
      { status: 422, requestId: 'test-1', lawVersion, rate: { limit: 60, remaining: 59, reset: 60 } },
      { status: 200, requestId: null, lawVersion, rate: null },
    ])
  })

  test('a body that breaks off is an error of ours, and so is one that never comes', async () => {
    const cut = createServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"su'))
    }).listen(0, '127.0.0.1')
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await Promise.all([once(cut, 'listening'), once(silent, 'listening')])
    const urlOf = (server: NetServer): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await errorOf(createClient({ baseUrl: urlOf(cut) }).regimes())).toMatchObject({
      kind: 'unreachable',
      requestId: null,
    })
    const impatient = createClient({ baseUrl: urlOf(silent), timeout: 50 })
    expect(await errorOf(impatient.regimes())).toMatchObject({
      kind: 'timed out',
      message: 'The service did not answer within 0.05 seconds.',
    })
    cut.close()
    silent.close()
  })

  test('takes what is not an answer of the API for a fault', async () => {
    expect(await errorOf(fresh(replies([200, '<html>'])).regimes())).toMatchObject({
      kind: 'fault',
      status: 200,
    })
    expect(await errorOf(fresh(replies([502, 'x'])).regimes())).toMatchObject({ kind: 'fault', status: 502 })
  })

  test('gives up when it is told to, also while it waits', async () => {
    const given = AbortSignal.abort(new Error('enough'))
    await expect(client.regimes({ signal: given })).rejects.toThrow('enough')
    const waiting = createClient({ baseUrl: '', fetch: replies([429, '{}', '30']) })
    calls = 0
    const control = new AbortController()
    setTimeout(() => control.abort(new Error('enough')), 20)
    await expect(waiting.regimes({ signal: control.signal })).rejects.toThrow('enough')
  })
})
