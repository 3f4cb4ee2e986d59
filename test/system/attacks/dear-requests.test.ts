/** Numbers beyond all numbers, JSON a hundred thousand levels deep, names by the thousand: each gets a plain answer, and
 *  nobody else waits for it. */
import { afterAll, describe, expect, test } from 'vitest'
import { caseSize, unitsOfCase } from '../../../service/src/contract/case/size.ts'
import { unitsPerRequest } from '../../../service/src/contract/price.ts'
import { calculatePath, http, jsonOf, jsonSent, type Response, releaseDatesPath } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { dearCase } from './dear-case.ts'
import { responseText, statusesIn } from './exchange.ts'
import { workOf } from './frame.ts'

const service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0' })
afterAll(async () => {
  await service.close()
  expect(service.written()).not.toMatch(/"fault"|rror/)
})

const post = (path: string, body: string | Buffer): Promise<Response> => http(service, path, jsonSent(body))

/** A request with this for its years. */
const years = (value: string): string => `{"startDate":"2026-11-16","sentenceYears":${value}}`
const question = '"startDate":"2026-11-16","sentenceYears":3'
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join()

describe('One sentence, in at most 16 KiB', () => {
  const bodies: Readonly<Record<string, readonly [body: string, status: number]>> = {
    '1e400, which is more than any number': [years('1e400'), 422],
    '-1e400': [years('-1e400'), 422],
    'a number of 5,000 digits': [years('9'.repeat(5000)), 422],
    'a number of 16,000 digits': [years('9'.repeat(16_000)), 422],
    '0. and 16,000 digits': [years(`0.${'1'.repeat(16_000)}`), 422],
    '9007199254740993, which no double can hold': [years('9007199254740993'), 422],
    '3 and a half': [years('3.5'), 422],
    '3.0000000000000000001, which is 3 to a double': [years('3.0000000000000000001'), 200],
    '1e-400, which is 0 to a double': [years('1e-400'), 422],
    'minus nothing': [years('-0'), 422],
    'minus nothing for a credit': [`{${question},"remandCreditDays":-0}`, 200],
    'a text for a number': [years('"3"'), 422],
    '16,000 brackets': ['['.repeat(16_000), 400],
    '8,000 brackets, closed': [`${'['.repeat(8000)}${']'.repeat(8000)}`, 422],
    '3,000 objects in each other': [`{${question},"x":${'{"x":'.repeat(2500)}1${'}'.repeat(2501)}`, 200],
    __proto__: [`{${question},"__proto__":{"sentenceYears":99,"admin":true}}`, 200],
    'constructor and prototype': [`{${question},"constructor":{"prototype":{"x":1}}}`, 200],
    'the same name 1,500 times': [`{${question},${times(1500, () => '"addedDays":1')}}`, 413],
    'the same name 1,000 times': [`{${question},${times(1000, () => '"addedDays":1')}}`, 422],
    'half a character': [`{${question},"\\ud800":1,"offenceKey":"\\udfff"}`, 422],
    '700 names, all almost right': [`{${question},${times(600, (n) => `"sentenceYear${n}":1`)}}`, 200],
    'an offence of 15,000 letters': [`{${question},"offenceKey":"${'a'.repeat(15_000)}"}`, 422],
    'an offence of 80 letters': [`{${question},"offenceKey":"${'causing_deaht_by_'.repeat(4)}"}`, 422],
    'an offence of 40 words': [`{${question},"offenceKey":"${'a b c d '.repeat(10)}"}`, 422],
  }
  for (const [name, [body, status]] of Object.entries(bodies))
    test(name, async () => {
      const response = await post(calculatePath, body)
      expect(response.status, response.text.slice(0, 300)).toBe(status)
      expect(jsonOf(response)).toMatchObject({ success: status === 200 })
      expect(response.bytes.length).toBeLessThan(16 * 1024)
    })

  test('what is said for __proto__ is what is said for any name', async () => {
    const { data, inputs } = jsonOf(
      await post(calculatePath, `{${question},"__proto__":{"sentenceYears":99}}`),
    ) as { data: { warnings: readonly string[] }; inputs: { sentenceYears: number } }
    expect(inputs.sentenceYears).toBe(3)
    expect(data.warnings.join()).toContain("'__proto__' is not recognised")
    expect(jsonOf(await post(calculatePath, `{${question}}`))).not.toHaveProperty('admin')
  })
})

describe('A body in pieces', () => {
  const body = `{${question}}`.padEnd(16_000)
  const inPieces = (length: number): string => {
    const pieces = body.match(new RegExp(`.{1,${length}}`, 'g')) ?? []
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')
    return `POST ${calculatePath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`
  }

  test('of 64 bytes is answered', async () =>
    expect(statusesIn(await responseText(service.port, inPieces(64)))).toEqual([200]))

  test('of one byte is refused, and the connection closed', async () => {
    const text = await responseText(service.port, inPieces(1))
    expect(statusesIn(text)).toEqual([413])
    expect(text).toContain('The body came in too many small pieces.')
    expect(text).toContain('Connection: close')
  })

  for (const [name, megabytes] of [
    ['a little over the limit', 0.1],
    ['far over it', isLong ? 50 : 20],
  ] as const)
    test(`${name} gets its 413, though the client reads nothing before it has sent everything`, async () => {
      const sent = Buffer.alloc(megabytes * 1e6, 'x')
      const answer = await http(service, calculatePath, jsonSent(sent))
      expect([answer.status, answer.headers.connection]).toEqual([413, 'close'])
    })
})

/** The longest that the thread that answers everybody works while somebody else waits. Others may have the machine: their time is
 *  no part of it, and the best of a few tries counts. */
async function longestWait(
  body: string,
  path = `${calculatePath}/batch?include=explanation,dates,transition,comparison,warnings,alternatives`,
): Promise<{ readonly wait: number; readonly status: number }> {
  let least = { wait: Number.POSITIVE_INFINITY, status: 0 }
  for (let n = 0; n < 5 && least.wait >= mostWaitMs; n++) {
    let isOver = false
    const answered = post(path, body)
    const over = answered.finally(() => {
      isOver = true
    })
    let wait = 0
    while (!isOver) {
      const before = workOf(service.pid)
      await http(service, '/health/live')
      wait = Math.max(wait, workOf(service.pid) - before)
    }
    const { status } = await over
    if (wait < least.wait) least = { wait, status }
  }
  return least
}

const mostWaitMs = 250

describe(`A batch, in at most 1 MiB: nobody else waits for ${mostWaitMs} ms`, () => {
  const items = (count: number, more: (n: number) => string): string =>
    `{"items":[${times(count, (n) => `{${question}${more(n)}}`)}]}`
  // biome-ignore format: one row a line
  const bodies: Readonly<Record<string, readonly [body: string, status: number]>> = {
    '1,000 sentences': [items(1000, () => ',"offenceKey":"robbery"'), 200],
    '1,000 misspelt offences': [items(1000, (n) => `,"offenceKey":"causing_deaht_by_dangerouss_driv${n}"`), 200],
    '1,000 offences of 40 words': [items(1000, () => `,"offenceKey":"${'a b c d '.repeat(9)}"`), 200],
    '10,000 names that are almost right': [items(1000, (n) => `,${times(10, (i) => `"sentenceYear${i}_${n}_xxxxxxxxxxxxxxxx":1`)}`), 200],
    'a million brackets': ['['.repeat(1024 * 1024), 400],
    'half a million brackets, closed': [`${'['.repeat(500_000)}${']'.repeat(500_000)}`, 422],
    'half a million numbers': [`{"items":[1${',1'.repeat(500_000)}]}`, 422],
    'half a million numbers without an end': [`{"items":[1${',1'.repeat(500_000)}`, 400],
    'a text of a million letters without an end': [`{"items":["${'a'.repeat(1_000_000)}`, 400],
    'the same name 100,000 times': [`{"items":[{${times(100_000, () => '"a":1')}}]}`, 422],
    '80,000 names': [`{"items":[{${times(80_000, (n) => `"k${n}":1`)}}]}`, 200],
    'a number of a million digits': [`{"items":[${'9'.repeat(1_000_000)}]}`, 200],
  }
  // dearest.test.ts has those that are answered, at their dearest.
  for (const [name, [body, status]] of Object.entries(bodies))
    test.runIf(isLong || status !== 200)(name, async () => {
      const found = await longestWait(body)
      expect(found.status).toBe(status)
      expect(found.wait).toBeLessThan(mostWaitMs)
    })
})

describe(`Cases: nobody else waits for ${mostWaitMs} ms`, () => {
  const batchPath = `${releaseDatesPath}/batch`
  const included = 'include=explanation,comparison'
  const dear = JSON.stringify(dearCase)
  const ofNames = {
    sentences: dearCase.sentences.map((one, n) => ({ ...one, offenceKey: `causing_deaht_by_drivinng_${n}` })),
  }
  const misspelt = JSON.stringify(ofNames)
  /** As many as count for a whole minute, with so many parts of their answers. */
  const inMinute = (item: object, parts: number): string =>
    `{"items":[${times(Math.floor((60 * unitsPerRequest) / unitsOfCase(caseSize(item, parts))), () => JSON.stringify(item))}]}`
  const fitting = (item: string): number => Math.floor((1024 * 1024 - 20) / (item.length + 1))
  const batch = (item: string): string => `{"items":[${times(fitting(item), () => item)}]}`
  const small = '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3}]}'
  // biome-ignore format: one row a line
  const bodies: Readonly<Record<string, readonly [path: string, body: string, status: number]>> = {
    'one of 60 sentences': [`${releaseDatesPath}?${included}`, dear, 200],
    'one of 21,000 empty sentences': [releaseDatesPath, `{"sentences":[${times(21_000, () => '{}')}]}`, 422],
    'many with an award of nothing each': [batchPath, `{"items":[{"sentences":[{"startDate":"2026-11-16","sentenceYears":3}],"addedDays":[${times(340_000, () => '{}')}]}]}`, 200],
    '100 of 60 empty sentences': [batchPath, `{"items":[${times(100, () => `{"sentences":[${times(60, () => '{}')}]}`)}]}`, 200],
    'one of 60 misspelt offences': [`${releaseDatesPath}?${included}`, misspelt, 422],
    'as many of 60 sentences as one batch may have': [batchPath, inMinute(dearCase, 0), 200],
    'as many of 60 sentences as fit into 1 MiB': [batchPath, batch(dear), 422],
    'as many of 60 misspelt offences as one batch may have': [`${batchPath}?${included}`, inMinute(ofNames, 2), 200],
    '1,000 of one sentence': [`${batchPath}?${included}`, `{"items":[${times(1000, () => small)}]}`, 200],
  }
  for (const [name, [path, body, status]] of Object.entries(bodies))
    test.runIf(isLong || status !== 200)(name, async () => {
      const found = await longestWait(body, path)
      expect(found.status).toBe(status)
      expect(found.wait).toBeLessThan(mostWaitMs)
    })
})
