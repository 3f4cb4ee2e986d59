/** A refusal says whether something is wrong or is not worked out here: in words and for programs, at every door of a case. */
import { afterAll, describe, expect, test } from 'vitest'
import { mcpRoute } from '../../service/src/mcp/route.ts'
import { command } from '../support/command.ts'
import {
  calculatePath,
  http,
  jsonOf,
  jsonSent,
  postJson,
  releaseDatesPath,
  whatIfPath,
} from '../support/http.ts'
import { operatorName, startService, today } from '../support/service.ts'

const service = await startService({ routes: [mcpRoute(operatorName, today)] })
afterAll(() => service.close())

const messages = {
  invalid: 'Some of the details need correcting.',
  not_supported: 'This case is not worked out here.',
} as const

const theft = { offenceKey: 'theft' }
const life = { startDate: '2026-11-16', sentenceYears: 12, sentenceType: 'life' }
const three = { startDate: '2025-06-02', sentenceYears: 3, ...theft }
const standard = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-09' }

/** What stands in the way, the case, and where. */
// biome-ignore format: one case a row
const refusals = [
  ['invalid', 'no length', { sentences: [{ startDate: '2026-11-16' }] }],
  ['invalid', 'no such offence', { sentences: [{ ...three, offenceKey: 'robery' }] }],
  ['invalid', 'consecutive to one that was served', { sentences: [{ startDate: '2026-10-05', sentenceMonths: 6, ...theft }, { startDate: '2027-02-01', sentenceYears: 1, ...theft, consecutiveTo: '1' }] }],
  ['invalid', 'an extension period that is missing', { sentences: [{ ...three, sentenceType: 'eds' }], recall: standard }],
  ['invalid', 'a recall after the end', { sentences: [three], recall: { ...standard, recallDate: '2030-01-07', returnToCustodyDate: '2030-01-07' } }],
  ['not_supported', 'a sentence after life', { sentences: [life, { ...three, startDate: '2026-11-16', consecutiveTo: '1' }] }],
  ['invalid', 'a recall for a fixed term from life', { sentences: [{ ...life, startDate: '2010-11-15' }], recall: { ...standard, type: 'fixed_term_56' } }],
  ['not_supported', 'a recall from a serious terrorism sentence', { sentences: [{ startDate: '2021-11-15', sentenceYears: 14, regimeId: 'terrorism_s247a_no_early_release' }], recall: standard }],
  ['not_supported', 'a recall under the Act of 1991 before 14 July 2008', { sentences: [{ startDate: '2003-06-02', sentenceYears: 8, offenceKey: 'robbery', offenceDate: '2003-05-05' }], recall: { ...standard, recallDate: '2008-07-11', returnToCustodyDate: '2008-07-13' } }],
  ['not_supported', 'a recall beside a training order', { sentences: [{ ...three, id: 'A', ageAtConviction: 'child' }, { id: 'B', startDate: '2026-11-16', sentenceMonths: 8, sentenceType: 'dto', ageAtConviction: 'child' }], recall: { ...standard, sentenceIds: ['A'] } }],
  ['invalid', 'both at once', { sentences: [life, { ...three, startDate: '2026-11-16', consecutiveTo: '1' }], addedDays: -3 }],
] as const

const reasonAndMessage = (body: unknown): unknown => {
  const { reason, message } = body as { readonly reason?: string; readonly message?: string }
  return { reason, message }
}

const tool = (name: string, args: object): object => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: args },
})

for (const [reason, what, body] of refusals)
  describe(`${what}: ${reason}`, () => {
    const want = { reason, message: messages[reason] }
    test('POST /release-dates, and one of many', async () => {
      const reply = await postJson(service, releaseDatesPath, body)
      expect(reply.status).toBe(422)
      expect(reasonAndMessage(jsonOf(reply))).toEqual(want)
      const batch = jsonOf(await postJson(service, `${releaseDatesPath}/batch`, { items: [body] }))
      expect((batch as { data: readonly unknown[] }).data.map(reasonAndMessage)).toEqual([want])
    })
    test('the command line, as data and in words', async () => {
      const ran = await command(['release', '--json'], JSON.stringify(body))
      expect(reasonAndMessage(JSON.parse(ran.out.toString()))).toEqual(want)
      const { stderr } = await command(['release'], JSON.stringify(body))
      expect(stderr.includes(messages.not_supported)).toBe(reason === 'not_supported')
    })
    test('assistants', async () => {
      const reply = await http(
        service,
        '/mcp',
        jsonSent(tool('work_out_case', body), { accept: 'application/json, text/event-stream' }),
      )
      const said = /"text":("(?:[^"\\]|\\.)*")/.exec(reply.text)?.[1] as string
      expect(reasonAndMessage(JSON.parse(JSON.parse(said)))).toEqual(want)
    })
  })

describe('Other paths', () => {
  test('what is not worked out before the sentence', async () => {
    const ask = async (body: object): Promise<unknown> =>
      reasonAndMessage(jsonOf(await postJson(service, whatIfPath, body)))
    const lengths = [{ years: 3 }]
    const not = { reason: 'not_supported', message: messages.not_supported }
    expect(await ask({ lengths, sentenceType: 'dto' })).toEqual(not)
    expect(await ask({ lengths, offenceKey: 'murder' })).toEqual(not)
    expect(await ask({ lengths: [{ weeks: 3 }], sentenceType: 'dto' })).toEqual(not)
    expect(await ask({ lengths: [{ years: 'x' }], sentenceType: 'dto' })).toEqual({
      ...{ reason: 'invalid', message: messages.invalid },
    })
  })

  test('a query name that nobody knows', async () => {
    const reply = await postJson(service, `${releaseDatesPath}?zzz=1`, {})
    expect(reasonAndMessage(jsonOf(reply))).toEqual({ reason: 'invalid', message: messages.invalid })
  })

  test('errors of /calculate keep their shape', async () => {
    const shape = ['success', 'message', 'errors']
    for (const [path, body] of [
      [calculatePath, '{}'],
      [calculatePath, '{"startDate":"2026-11-16","startDate":"2026-11-16"}'],
      [`${calculatePath}/batch?zzz=1`, '{}'],
      [`${calculatePath}/batch`, '{"items":[]}'],
    ] as const) {
      const reply = await http(service, path, jsonSent(body))
      expect(reply.status).toBe(422)
      expect(Object.keys(jsonOf(reply) as object)).toEqual(shape)
    }
    const batch = jsonOf(await postJson(service, `${calculatePath}/batch`, { items: [{}] })) as {
      readonly data: readonly object[]
    }
    expect(batch.data.map((item) => Object.keys(item))).toEqual([[...shape, 'lawVersion']])
  })
})
