import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../service/src/contract/build.ts'
import { inNamesOf, tools } from '../../service/src/contract/door-names.ts'
import { disclaimer } from '../../service/src/contract/notices.ts'
import { caseRead, openQuestions } from '../../service/src/court-words/asked-case.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { mcpRoute } from '../../service/src/mcp/route.ts'
import { wordsRead } from '../../service/src/page/ask.ts'
import { caseIn } from '../support/case-in.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'
import { calculate, http, jsonOf, jsonSent, postJson, releaseDatesPath, whatIfPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { operatorName, type Service, startService, today } from '../support/service.ts'
import { workedExamples } from '../support/worked-examples.ts'

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
const one = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery', postCommencement: true }

const service = await startService({ routes: [mcpRoute(operatorName, today)] })
afterAll(() => service.close())

const overStdio = (): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp'],
    env: { OPERATOR_NAME: operatorName, PATH: String(process.env.PATH) },
  })
const overHttp = (): StreamableHTTPClientTransport =>
  new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`))

interface Result {
  readonly isError?: boolean
  readonly content: readonly { readonly text: string }[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
}

for (const [how, transport] of [
  ['standard input and output', overStdio],
  ['HTTP', overHttp],
] as const)
  describe(`Tools for assistants, over ${how}`, () => {
    const client = new Client({ name: 'test', version: '1' })
    const call = async (name: string, args: object): Promise<Result> =>
      (await client.callTool({ name, arguments: { ...args } })) as unknown as Result
    // The protocol's client checks every answer against the output schema of its tool, and throws where it differs.
    beforeAll(async () => {
      await client.connect(transport() as never)
      await client.listTools()
    }, 30_000)
    afterAll(() => client.close())

    test('are seven, only read, and say what they take and give', async () => {
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual([
        ...['work_out_case', 'calculate_release_date', 'explain_release_date', 'what_if'],
        ...['read_court_words', 'find_offence', 'list_regimes'],
      ])
      for (const { annotations, inputSchema, outputSchema, description } of tools) {
        expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
        expect(inputSchema.type).toBe('object')
        expect(outputSchema?.type).toBe('object')
        expect(description).toBeTruthy()
      }
      expect(client.getInstructions()).toContain(disclaimer)
    })

    test('give the answer of the API to the worked examples', async () => {
      for (const { source, request } of workedExamples().filter((_, n) => isLong || n % 5 === 0)) {
        const { structuredContent, content } = await call('calculate_release_date', request)
        const { lawInForce, ...answer } = structuredContent as { lawInForce: { releaseDate: string } }
        const asked = jsonOf(await calculate(service, request, '?include=alternatives,transition')) as {
          transition: { releaseDate: string }
        }
        const { transition, ...api } = asked
        expect(answer, source).toEqual(api)
        expect(lawInForce.releaseDate, source).toBe(transition.releaseDate)
        expect(JSON.parse(String(content[0]?.text))).toEqual(structuredContent)
      }
    })

    test('give the date by the law in force beside one of the old law, as the tool for that does', async () => {
      const sentence = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }
      const old = (await call('calculate_release_date', sentence)).structuredContent
      const { data } = (await call('work_out_case', { sentences: [sentence] })).structuredContent as {
        data: { releaseDate: string }
      }
      expect(old).toMatchObject({
        data: { releaseDate: '2028-01-28' },
        lawInForce: {
          ...{ releaseDate: data.releaseDate, isOther: true },
          text: 'By the law in force the date is 16 November 2027. The date in data is at another release point.',
        },
      })
      const same = await call('calculate_release_date', { ...sentence, postCommencement: true })
      expect(same.structuredContent).toMatchObject({
        lawInForce: { releaseDate: '2027-11-16', isOther: false },
      })
    })

    test('lead whoever names none of them to the one by the law in force', async () => {
      for (const name of ['release', 'release_date', 'calculate', 'calculate_release_dates', 'explain'])
        await expect(call(name, {})).rejects.toThrow("Did you mean 'work_out_case'?")
    })

    test('explain an answer in full', async () => {
      const { lawInForce: _lawInForce, ...structuredContent } = (await call('explain_release_date', one))
        .structuredContent as { lawInForce: object }
      const parts = '?include=explanation,dates,transition,comparison,warnings,alternatives'
      expect(structuredContent).toEqual(jsonOf(await calculate(service, one, parts)))
    })

    test('say what a length would mean, or why not', async () => {
      const asked = { lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'], sentenceDate: '2026-11-16' }
      const { structuredContent } = await call('what_if', asked)
      expect(structuredContent).toEqual(jsonOf(await postJson(service, whatIfPath, asked)))
      const refused = await call('what_if', { ...asked, sentenceType: 'life' })
      expect(JSON.parse(String(refused.content[0]?.text))).toMatchObject({
        errors: { sentenceType: [expect.stringContaining('A life sentence has a minimum term')] },
      })
    })

    test('work out a whole case, with its working, or say why not', async () => {
      const whole = caseIn('A 2026-11-16 12w theft; B 2026-11-16 6m after A')
      const { structuredContent, content } = await call('work_out_case', whole)
      const path = `${releaseDatesPath}?include=explanation`
      expect(structuredContent).toEqual(jsonOf(await postJson(service, path, whole)))
      expect(structuredContent).toMatchObject({ data: { releaseDate: '2027-02-12' }, disclaimer })
      expect(JSON.parse(String(content[0]?.text))).toEqual(structuredContent)
      for (const [field, value] of [
        ['consecutiveTo', 'Z'],
        ['startDate', '2026-02-30'],
      ] as const) {
        const wrong = { sentences: [whole.sentences[0], { ...whole.sentences[1], [field]: value }] }
        const refused = await call('work_out_case', wrong)
        expect(refused.isError).toBe(true)
        expect(JSON.parse(String(refused.content[0]?.text))).toEqual({
          ...(jsonOf(await postJson(service, releaseDatesPath, wrong)) as object),
          disclaimer,
        })
      }
    })

    test('work out a recall, a date that the prison gave, and the law of another day', async () => {
      const sentences = [{ startDate: '2025-03-03', sentenceYears: 4 }]
      const recall = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' }
      // biome-ignore format: one row per line
      for (const [body, data] of [
        [{ sentences, recall: { ...recall, type: 'fixed_term_56' } }, { releaseDate: '2026-12-31', releaseType: 'PRRD', releaseBasis: 'automatic' }],
        [{ sentences, recall, statedReleaseDate: '2026-12-31' }, { releaseBasis: 'no_later_than', stated: { differenceDays: -795, reasons: [{ code: 'S_RECALL_KIND' }, { code: 'S_CREDIT_DAYS' }] } }],
        [{ sentences, law: '2024-09-01' }, { releaseDate: '2027-03-03', stages: [] }],
      ] as const) {
        const { structuredContent } = await call('work_out_case', body)
        expect(structuredContent).toEqual(
          jsonOf(await postJson(service, `${releaseDatesPath}?include=explanation`, body)),
        )
        expect(structuredContent).toMatchObject({ data })
      }
      const refused = await call('work_out_case', { sentences, recall: { recallDate: '2026-11-02' } })
      expect(JSON.parse(String(refused.content[0]?.text)).errors).toEqual({
        'recall.type': [expect.stringContaining('Choose the kind of recall that the papers name')],
      })
    })

    test('find offences and list regimes, with the disclaimer', async () => {
      const found = await call('find_offence', { query: 'abh' })
      expect(found.structuredContent).toMatchObject({
        offences: [{ key: 'actual_bodily_harm' }, {}],
        disclaimer,
      })
      const attempt = await call('find_offence', { query: 'attempted arson' })
      expect(attempt.structuredContent).toMatchObject({
        offences: [{ key: 'arson' }, {}],
        note: 'For an attempt, choose the offence that was attempted. The same rules apply.',
      })
      const few = await call('find_offence', { query: 'robbery', limit: 1 })
      expect(few.structuredContent?.offences).toHaveLength(1)
      const { regimes } = (await call('list_regimes', {})).structuredContent as { regimes: readonly object[] }
      expect(regimes.length).toBeGreaterThan(20)
      expect(JSON.stringify(regimes).length).toBeLessThan(6_000)
      expect((await call('list_regimes', { regimeId: 'ipp' })).structuredContent).toMatchObject({
        regimes: [{ regimeId: 'ipp', sourceLinks: [{}, {}] }],
        disclaimer,
      })
      const noRegime = await call('list_regimes', { regimeId: 'x' })
      expect(String(noRegime.content[0]?.text)).toContain('Enter one of: sds_adult, ')
    })

    test('name an argument that they do not have, and those that they have', async () => {
      for (const [name, args, takes] of [
        ['find_offence', { q: 'theft' }, 'query and limit'],
        ['read_court_words', { words: '3 years' }, 'text'],
        ['list_regimes', { id: 'ipp' }, 'regimeId'],
      ] as const) {
        const { isError, content } = await call(name, args)
        expect(isError).toBe(true)
        expect(JSON.parse(String(content[0]?.text)).errors).toEqual({
          [String(Object.keys(args)[0])]: [`There is no such argument. The tool takes ${takes}.`],
        })
      }
    })

    test('are told in less than 40 kB, with the version of the program', async () => {
      expect(Buffer.byteLength(JSON.stringify(await client.listTools()))).toBeLessThan(40_000)
      expect(client.getServerVersion()?.version).toBe(build.version)
    })

    // The page asks the same reader: ask.ts binds it by this name.
    test('read the words of a court as the page does', async () => {
      for (const text of [
        'On 12 June 2025, at Leeds, he was sentenced to 3 years for robbery',
        '12 years EDS, 8 custody 4 licence',
        'special custodial sentence of 6 years, 5 years custody and 1 year licence',
        '3 years on 2 November 2026, on remand since 3 June 2026, 100 days on tag, half of it counts',
        'counts 1 to 3: 2 years each concurrent',
        'IPP tariff 3 years, released 1 June 2022',
        'recalled 1 November 2026, returned the same day',
        'was told he will do 14 months',
        '2 years, moved to HMP Hull 5 June 2026',
      ]) {
        const { structuredContent } = await call('read_court_words', { text })
        const reading = wordsRead(text, { today: today() })
        expect(structuredContent, text).toMatchObject({
          status: reading.status,
          case: caseRead(reading),
          notPartOfTheTime: reading.aside.map((one) => one.text),
          questions: openQuestions(reading).map(({ about }) => ({ about })),
        })
      }
    })

    test('read the words of a court into a case, or ask', async () => {
      const words = '3 years for robbery, 6 months consecutive for theft, restraining order 5 years'
      const { structuredContent: read } = await call('read_court_words', { text: words })
      expect(read).toMatchObject({
        status: 'read',
        questions: [],
        notPartOfTheTime: ['restraining order 5 years'],
        disclaimer,
      })
      const { case: told } = read as unknown as { readonly case: { readonly sentences: readonly object[] } }
      const dated = told.sentences.map((sentence) => ({ ...sentence, startDate: '2026-11-16' }))
      const { structuredContent: answer } = await call('work_out_case', { sentences: dated })
      expect(answer).toMatchObject({ data: { decidedBy: { release: ['1', '2'] } } })
      const { structuredContent: open } = await call('read_court_words', { text: '4 years for GBH' })
      expect(open?.questions).toMatchObject([{ about: 'GBH', fields: ['offenceKey'] }])
      const { structuredContent: two } = await call('read_court_words', {
        text: 'Peter was jailed for 6 years for robbery and his brother Stephen got 4 years',
      })
      expect(two).toMatchObject({
        status: 'asks',
        case: { sentences: [] },
        people: [
          { case: { sentences: [{ sentenceYears: 6, offenceKey: 'robbery' }] } },
          { case: { sentences: [{ sentenceYears: 4 }] } },
        ],
      })
      const names = [
        'Adams',
        'Baker',
        'Clark',
        'Davis',
        'Evans',
        'Foster',
        'Gordon',
        'Hughes',
        'Irwin',
        'Jones',
        'Kelly',
      ]
      const many = await call('read_court_words', {
        text: names.map((name, n) => `${name} was jailed for ${n + 2} years for robbery.`).join(' '),
      })
      expect([many.isError, many.content[0]?.text]).toEqual([
        true,
        expect.stringContaining(
          `Several people: one at a time. Send the words about each by themselves: ${names.slice(0, 10).join(', ')} and 1 more.`,
        ),
      ])
      const long = await call('read_court_words', { text: '3 years '.repeat(800) })
      expect([long.isError, long.content[0]?.text]).toEqual([
        true,
        expect.stringContaining('too long to read'),
      ])
    })

    test('say what to correct in the words of the API, and name tools in place of addresses', async () => {
      const wrong = { ...one, startDate: '2026-02-30', offenceKey: 'robery' }
      const { isError, content } = await call('calculate_release_date', wrong)
      expect(isError).toBe(true)
      const said = inNamesOf(tools, (await calculate(service, wrong)).text)
      expect(JSON.parse(String(content[0]?.text))).toEqual({ ...JSON.parse(said), disclaimer })
      expect(said).toContain('listed at find_offence')
      expect((await call('find_offence', { query: '' })).isError).toBe(true)
      expect((await call('find_offence', { query: 'x', limit: 99 })).isError).toBe(true)
      const misnamed = { start_date: '2026-11-16', sentenceYears: 3 }
      for (const [tool, args, place] of [
        ['calculate_release_date', misnamed, 'start_date'],
        ['work_out_case', { sentences: [misnamed] }, 'sentences[0].start_date'],
        ['what_if', { lenghts: [{ years: 3 }] }, 'lenghts'],
      ] as const)
        expect(JSON.parse(String((await call(tool, args)).content[0]?.text)).errors).toHaveProperty(
          [place],
          [expect.stringMatching(/ is not recognised\. Did you mean '/)],
        )
      const outside = await call('what_if', { from: { years: 2 }, to: { years: 5 } })
      expect(JSON.parse(String(outside.content[0]?.text)).errors).toMatchObject({
        lengths: [expect.stringContaining('Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": ')],
        from: ["The field 'from' is not recognised. It belongs in 'lengths'."],
      })
      await expect(call('no_such_tool', {})).rejects.toThrow('There is no tool')
      await expect(call('find_offense', {})).rejects.toThrow("Did you mean 'find_offence'?")
    })
  })

describe('A call that is not one', () => {
  for (const [params, said] of [
    [{}, 'Name the tool in params.name. The tools are work_out_case, '],
    [undefined, 'Name the tool in params.name.'],
    [{ name: 5 }, 'Name the tool in params.name.'],
    [{ name: '' }, 'Name the tool in params.name.'],
    [{ name: '__proto__' }, "There is no tool '__proto__'."],
    [{ name: 'find_offence', arguments: [1] }, 'Send the arguments of the tool as a JSON object.'],
    [{ name: 'find_offence', arguments: 'robbery' }, 'Send the arguments of the tool as a JSON object.'],
  ] as const)
    test(`${JSON.stringify(params)}: ${said}`, async () => {
      const { text } = await http(service, '/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      })
      const { error } = JSON.parse(text) as { error: { code: number; message: string } }
      expect(error.code).toBe(-32602)
      expect(error.message.startsWith(said), error.message).toBe(true)
    })
})

describe('docs/assistants.md', () =>
  test('has a command that works from any folder', async () => {
    const [block] = blocksOf(readDocument('docs/assistants.md')).filter(({ info }) => info === 'json')
    const clone = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
    const settings = JSON.parse(String(block?.text).replaceAll('/path/to/the/clone', clone)) as {
      mcpServers: { requisite: { command: string; args: string[] } }
    }
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({ ...settings.mcpServers.requisite, cwd: tmpdir() }) as never,
    )
    expect((await client.listTools()).tools.length).toBeGreaterThanOrEqual(4)
    await client.close()
  }))

describe('/mcp', () => {
  const post = (to: Service, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    http(
      to,
      '/mcp',
      jsonSent(typeof body === 'string' ? body : JSON.stringify(body), {
        accept: 'application/json, text/event-stream',
        ...headers,
      }),
    )
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

  test('answers every request by itself, and notifications with 202', async () => {
    expect((await post(service, list)).status).toBe(200)
    expect(await post(service, { jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({
      status: 202,
    })
  })

  test('refuses what is no message of the protocol, and other methods', async () => {
    expect((await post(service, '{')).status).toBe(400)
    for (const [none, id] of [
      [{}, null],
      [{ id: 1 }, 1],
      [{ id: 'a', method: 'tools/list' }, 'a'],
      [{ ...list, params: 5 }, 1],
      [{ jsonrpc: '2.0', id: {}, method: 5 }, null],
      ['5', null],
    ] as const) {
      const response = await post(service, none)
      expect([response.status, jsonOf(response)]).toEqual([
        400,
        { jsonrpc: '2.0', id, error: { code: -32600, message: expect.stringContaining('JSON-RPC') } },
      ])
    }
    expect((await post(service, list, { accept: 'text/html' })).status).toBe(406)
    expect((await post(service, list, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
    expect((await post(service, list, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await http(service, '/mcp')).toMatchObject({ status: 405 })
    expect(await http(service, '/mcp', { method: 'DELETE' })).toMatchObject({ status: 405 })
    expect(service.faults).toEqual([])
  })

  test('refuses a name that stands twice: of two dates nobody could say which is meant', async () => {
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculate_release_date","arguments":{"startDate":"2026-11-16","sentenceYears":3,"startDate":"2026-11-17"}}}`
    const response = await post(service, call)
    expect(response.status).toBe(422)
    expect(jsonOf(response)).toMatchObject({
      errors: { 'params.arguments.startDate': ['This name stands twice. Send it once.'] },
    })
  })

  test('refuses several calls in one array: each would be answered and only one counted', async () => {
    const limited = await startService({
      routes: [mcpRoute(operatorName, today)],
      limiter: memoryLimiter(60, () => 0),
    })
    const find = (id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'find_offence', arguments: { query: 'a', limit: 20 } },
    })
    for (const calls of [[], [find(1)], Array.from({ length: 100 }, (_, id) => find(id))]) {
      const response = await post(limited, calls)
      expect(response.status).toBe(400)
      expect(jsonOf(response)).toEqual({
        success: false,
        message: 'Send one message at a time, not several in an array. Each counts as one request.',
      })
    }
    const single = await post(limited, find(1))
    expect(single).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': '56' } })
    await limited.close()
  })

  const reading = (text: string) => ({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'read_court_words', arguments: { text } },
  })

  test('words of a court count as one for each thousand characters begun', async () => {
    const limiter = memoryLimiter(60, () => 0)
    const limited = await startService({ routes: [mcpRoute(operatorName, today)], limiter })
    let left = 60
    for (const [characters, cost] of [
      [12, 1],
      [1000, 1],
      [1001, 2],
      [6000, 6],
      [6001, 1],
    ] as const) {
      left -= cost
      const { headers } = await post(limited, reading('2 years. '.repeat(700).slice(0, characters)))
      expect(headers['x-ratelimit-remaining'], String(characters)).toBe(String(left))
    }
    // Each of two people is read by themselves, too: 1,500 characters three times.
    const two = `Smith was jailed for 6 years for robbery and Jones was jailed for 4 years. ${' '.repeat(1500)}`
    const { headers } = await post(limited, reading(two.slice(0, 1500)))
    expect(headers['x-ratelimit-remaining']).toBe(String(left - 5))
    await limited.close()
  })

  test('a fault of a tool is written down, and nothing of it is told', async () => {
    const fault = new Error('what somebody typed')
    const fails = (): never => {
      throw fault
    }
    const failing = await startService({ routes: [mcpRoute(operatorName, fails)] })
    const { status, text } = await post(failing, reading('2 years'))
    expect([status, JSON.parse(text)]).toEqual([
      500,
      { success: false, message: 'Something went wrong on our side. It has been noted. Please try again.' },
    ])
    expect(failing.faults).toEqual([fault])
    await failing.close()
  })

  test('is under the same rate limit as the API, and may be called from any page', async () => {
    const limited = await startService({
      routes: [mcpRoute(operatorName, today)],
      limiter: memoryLimiter(2, () => 0),
    })
    const first = await post(limited, list)
    expect(first.headers).toMatchObject({ 'x-ratelimit-remaining': '1', 'access-control-allow-origin': '*' })
    expect((await calculate(limited, one)).status).toBe(200)
    expect((await post(limited, list)).status).toBe(429)
    const preflight = await http(limited, '/mcp', { method: 'OPTIONS' })
    expect(preflight.headers['access-control-allow-headers']).toBe('*, Authorization')
    await limited.close()
  })
})
