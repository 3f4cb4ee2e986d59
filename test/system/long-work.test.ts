/** Requests that are handed over to the thread, as a client sees them: the same answers, counted for what they cost. */
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import {
  calculatePath,
  formSent,
  http,
  jsonOf,
  jsonSent,
  type Response,
  releaseDatesPath,
  whatIfPath,
} from '../support/http.ts'
import { startProcess } from '../support/process.ts'
import { dearCase } from './attacks/dear-case.ts'
import { dearForm } from './attacks/dear-page.ts'

const service = await startProcess()
afterAll(() => service.close())

let clients = 0
const newClient = (): string => `127.8.0.${++clients}`

const post = (path: string, body: unknown, from: string, headers = {}): Promise<Response> =>
  http(service, path, { ...jsonSent(JSON.stringify(body), headers), from })

const short = { startDate: '2026-11-16', sentenceYears: 3 }
const stated = { statedReleaseDate: '2045-03-01' }
const sentences = (count: number) => ({ sentences: Array(count).fill(short) })
const openRuns = (count: number) => ({ sentences: Array(count).fill({ ...short, howItRuns: 'unknown' }) })
const awards = (count: number) => ({ addedDays: dearCase.addedDays.slice(0, count) })
const times = (count: number) => ({ unlawfullyAtLarge: dearCase.unlawfullyAtLarge.slice(0, count) })

/** Uses up so many requests of a client's minute. */
const spend = (requests: number, from: string): Promise<unknown> =>
  Promise.all(Array.from({ length: requests }, () => post(calculatePath, short, from)))

describe('What a case costs', () => {
  // biome-ignore format: one row per line
  for (const [what, body, cost] of [
    ['one sentence', sentences(1), 1],
    ['ten sentences and a date of the prison’s', { ...sentences(10), ...stated }, 4],
    ['eleven sentences', sentences(11), 2],
    ['twenty', sentences(20), 2],
    ['twenty-one', sentences(21), 3],
    ['sixty', sentences(60), 6],
    ['25 awards', { ...sentences(1), ...awards(25) }, 1],
    ['26 awards', { ...sentences(1), ...awards(26) }, 2],
    ['51 times at large', { ...sentences(1), ...times(51) }, 3],
    ['eleven and a date of the prison’s', { ...sentences(11), ...stated }, 5],
    ['sixty, a hundred awards and a hundred times at large', dearCase, 52],
    ['the same and such a date: no more than leaves an answer within a minute', { ...dearCase, ...stated }, 52],
    ['ten of which it is not known how they run', openRuns(10), 7],
    ['eleven of which it is not known how they run', openRuns(11), 3],
    ['sixty of which it is not known how they run', openRuns(60), 14],
    ['eleven and a recall of a kind that is not known', { ...sentences(11), recall: { type: 'unknown' } }, 4],
    ['eleven, one by its month', { sentences: [...sentences(10).sentences, { ...short, startDate: null, startMonth: '2026-11' }] }, 5],
    ['sixty-one, of which none is looked at', sentences(61), 1],
  ] as const)
    test(`${what}: ${cost}`, async () => {
      const { headers } = await post(releaseDatesPath, body, newClient())
      expect(headers['x-ratelimit-remaining']).toBe(String(60 - cost))
    })

  test('a case that does not fit into what is left is refused, and nothing more is counted', async () => {
    const from = newClient()
    await spend(52, from)
    const refused = await post(releaseDatesPath, { ...dearCase, ...stated }, from)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect(jsonOf(refused)).toMatchObject({
      message: /^This case counts as 52 requests, and 8 are left in this minute\. Send fewer at once/,
    })
    expect((await post(releaseDatesPath, sentences(1), from)).headers['x-ratelimit-remaining']).toBe('6')
  })

  test('an assistant’s case costs the same as one with its working', async () => {
    const call = (args: unknown) => ({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'work_out_case', arguments: args },
    })
    const accept = { accept: 'application/json, text/event-stream' }
    const { status, headers } = await post('/mcp', call({ ...sentences(60), ...stated }), newClient(), accept)
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '34'])
  })
})

describe('What a question about lengths costs', () => {
  const question = (step: number, more = {}) => ({
    lengths: { from: { years: 1 }, to: { years: 40 }, step: { months: step } },
    pleaReductions: ['0', '1/10', '1/4', '1/3', '1/2'],
    ...{ offenceKey: 'robbery', sentenceDate: '2026-11-16', ...more },
  })
  const accept = { accept: 'application/json, text/event-stream' }
  const tool = (args: unknown) => ({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'what_if', arguments: args },
  })
  // biome-ignore format: one row per line
  for (const [what, body, cost] of [
    ['295 rows, and those beside cliffs', question(8), 4],
    ['120 rows', question(20), 2],
    ['one that is refused', question(8, { offenceKey: 'murder' }), 1],
  ] as const)
    test(`${what}: ${cost}, and an assistant’s the same`, async () => {
      const { headers } = await post(whatIfPath, body, newClient())
      const assistant = await post('/mcp', tool(body), newClient(), accept)
      expect([headers, assistant.headers].map((of) => of['x-ratelimit-remaining'])).toEqual(Array(2).fill(String(60 - cost)))
    })

  test('an assistant’s that does not fit is refused, and nothing more is counted', async () => {
    const from = newClient()
    await spend(57, from)
    const refused = await post('/mcp', tool(question(8)), from, accept)
    expect([refused.status, refused.headers['x-ratelimit-remaining']]).toEqual([429, '2'])
    expect(jsonOf(refused)).toMatchObject({ message: /^This question counts as 4 requests, and 3 are left/ })
  })
})

describe('What a batch costs for its length alone', () => {
  const megabyte = 1024 * 1024
  const nested = (name: string, bytes: number): string => {
    const times = Math.floor(bytes / (name.length + 1))
    return `${name.repeat(times)}1${'}'.repeat(times)}`
  }
  // biome-ignore format: one row per line
  for (const [what, body, status, cost] of [
    ['a megabyte of names in names', nested('{"a":', megabyte), 422, 8],
    ['of names that stand twice', nested('{"a":1,"a":', megabyte), 422, 8],
    ['of what is no JSON', '['.repeat(megabyte), 400, 8],
    ['of one item with names that nobody knows', `{"items":[{${Array.from({ length: 60_000 }, (_, n) => `"name${n}":1`).join()}}]}`, 200, 7],
    ['a thousand items, each nearly a kilobyte: less than they cost themselves', JSON.stringify({ items: Array(1000).fill({ ...short, padding: 'x'.repeat(900) }) }), 200, 10],
    ['what is refused and small', '{"items":[]}', 422, 1],
  ] as const)
    test(`${what}: ${cost}`, async () => {
      const { status: given, headers } = await http(service, `${calculatePath}/batch`, { ...jsonSent(body), from: newClient() })
      expect([given, headers['x-ratelimit-remaining']]).toEqual([status, String(60 - cost)])
    })
})

describe('What a batch of cases costs', () => {
  // biome-ignore format: one row per line
  for (const [what, items, cost] of [
    ['a hundred of one sentence', Array(100).fill(sentences(1)), 1],
    ['101', Array(101).fill(sentences(1)), 2],
    ['one of a sentence and 99 awards', [{ ...sentences(1), ...awards(99) }], 1],
    ['one of a sentence and a hundred awards', [{ ...sentences(1), ...awards(100) }], 2],
    ['17 of one sentence with a date of the prison’s, which counts six times', Array(17).fill({ ...sentences(1), ...stated }), 4],
    ['one of eleven with such a date', [{ ...sentences(11), ...stated }], 4],
  ] as const)
    test(`${what}: ${cost}`, async () => {
      const { headers } = await post(`${releaseDatesPath}/batch`, { items }, newClient())
      expect(headers['x-ratelimit-remaining']).toBe(String(60 - cost))
    })

  test('one that costs more than any may is refused, and says how to split it', async () => {
    const response = await post(
      `${releaseDatesPath}/batch`,
      { items: Array(101).fill(sentences(60)) },
      newClient(),
    )
    expect(response.status).toBe(422)
    expect(jsonOf(response)).toMatchObject({
      errors: { items: [/counts as 61 requests.*Send at most 6000 sentences, awards and times/] },
    })
  })
})

describe('What comes back from the thread', () => {
  test('is compressed once', async () => {
    const { headers, bytes } = await post(
      `${calculatePath}/batch`,
      { items: Array(50).fill(short) },
      newClient(),
      { 'accept-encoding': 'gzip' },
    )
    expect(headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(bytes).toString()).meta.answered).toBe(50)
  })

  test('is what the main thread would give', async () => {
    const { text } = await post(releaseDatesPath, { ...sentences(10), ...stated }, newClient())
    const batch = await post(
      `${releaseDatesPath}/batch`,
      { items: [{ ...sentences(10), ...stated }] },
      newClient(),
    )
    expect((jsonOf(batch) as { data: readonly { data: unknown }[] }).data[0]?.data).toEqual(
      JSON.parse(text).data,
    )
  })

  test('is a page for a form', async () => {
    const { status, text, headers } = await http(service, '/answer', formSent(dearForm))
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('</html>')
  })
})

test('Where too much of one client waits it is told to come back, in words and in a header', async () => {
  const from = newClient()
  const left = new AbortController()
  const sent = Array.from({ length: 90 }, async () => {
    const answer = await http(service, '/what-if', {
      ...formSent('lengths.from=1&lengths.to=41&lengths.step=480&sentences[0].offenceKey=robbery'),
      ...{ from, signal: left.signal },
    })
    if (answer.status !== 503) throw new Error('it was answered')
    return answer
  })
  const busy = await Promise.any(sent)
  // The others have shown what they can: nobody waits for them.
  left.abort()
  expect((await Promise.allSettled(sent)).map(({ status }) => status)).toContain('rejected')
  expect(busy.headers['retry-after']).toBe('10')
  expect(busy.text).toContain('Nothing is lost: press Back, wait a minute, and try again.')
})

test('What the lane did is in the metrics, by class', async () => {
  const metrics = async () => (await http(service, '/metrics')).text
  await expect.poll(metrics).toContain('\nrequisite_long_work_waiting{class="single"} 0\n')
  const text = await metrics()
  const value = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`requisite_long_work_${line} `))
        ?.split(' ')[1],
    )
  expect(value('served_total{class="batch"}')).toBeGreaterThan(10)
  expect(value('served_total{class="single"}')).toBeGreaterThan(10)
  expect(value('processor_seconds_total{class="batch"}')).toBeGreaterThan(0)
  expect(value('refused_total{class="single",reason="full"}')).toBeGreaterThan(0)
  expect(value('thread_restarts_total')).toBe(0)
})
