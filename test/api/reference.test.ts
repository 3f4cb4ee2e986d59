/** A caller's own reference: given back as it is, beside the errors where something is refused, and nowhere else. */
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { toldQuery } from '../../service/src/told/query.ts'
import { command } from '../support/command.ts'
import { calculatePath, http, jsonOf, postJson, releaseDatesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const sentence = { startDate: '2026-11-16', sentenceYears: 3 }
const of = (reference: unknown) => ({ reference, sentences: [sentence] })
const answerTo = async (path: string, body: unknown) =>
  jsonOf(await postJson(service, path, body)) as Record<string, unknown>

describe('A reference', () => {
  for (const reference of ['K-17', '', ' =HYPERLINK("x") ', '😀'.repeat(200), '__proto__', null])
    test(`of a case: ${JSON.stringify(reference)?.slice(0, 30)}, as it is`, async () =>
      expect(await answerTo(releaseDatesPath, of(reference))).toMatchObject({ inputs: { reference } }))

  for (const reference of ['x'.repeat(201), '😀'.repeat(201), 'a\nb', 'a\u0000', '\u0085', 5, true, {}])
    test(`that is none: ${JSON.stringify(reference).slice(0, 30)}`, async () => {
      const message = 'Enter the reference as text of at most 200 characters, without control characters.'
      const refused = await answerTo(`${releaseDatesPath}?include=codes`, of(reference))
      expect(refused).toMatchObject({
        ...{ errors: { reference: [message] }, errorCodes: { reference: ['E_VALUE'] } },
      })
      expect(refused).not.toHaveProperty('reference')
      const { data } = (await answerTo(`${calculatePath}/batch?include=codes`, {
        items: [{ ...sentence, reference }],
      })) as { data: unknown[] }
      expect(data[0]).toMatchObject({
        errors: { reference: [message] },
        errorCodes: { reference: ['E_VALUE'] },
      })
    })

  test('stands beside the errors, of a case and of each item', async () => {
    expect(await answerTo(releaseDatesPath, { reference: 'K-17', sentences: [] })).toMatchObject({
      ...{ success: false, reference: 'K-17' },
    })
    for (const [path, right, wrong] of [
      [`${releaseDatesPath}/batch`, of('r'), { ...of('w'), sentences: [{ ...sentence, sentenceYears: -1 }] }],
      [`${calculatePath}/batch`, { ...sentence, reference: 'r' }, { sentenceYears: 1, reference: 'w' }],
    ] as const) {
      const { data } = (await answerTo(path, { items: [right, wrong, right] })) as { data: unknown[] }
      const answered = { success: true, inputs: { reference: 'r' }, lawVersion: expect.any(String) }
      expect(data, path).toMatchObject([answered, { success: false, reference: 'w' }, answered])
    }
  })

  test('changes nothing in an answer, and is no field of POST /calculate, whose shape stands', async () => {
    const { inputs: _with, ...answer } = await answerTo(releaseDatesPath, of('K-17'))
    const { inputs: _without, ...plain } = await answerTo(releaseDatesPath, { sentences: [sentence] })
    expect(answer).toEqual(plain)
    const { inputs, data } = await answerTo(calculatePath, { ...sentence, reference: 'K-17' })
    expect(inputs).not.toHaveProperty('reference')
    expect((data as { warnings: string[] }).warnings.join(' ')).toContain("'reference' is not recognised")
  })

  test('stands in no link, no metric and no report', async () => {
    const told = { ...of('K-17'), addedDays: [], unlawfullyAtLarge: [], recall: null }
    expect(toldQuery(told as never)).not.toContain('K-17')
    await answerTo(releaseDatesPath, of('K-17'))
    expect((await http(service, '/metrics')).text).not.toContain('K-17')
    expect(service.faults).toEqual([])
  })

  test('is carried through a table, and what a spreadsheet would run in it is not', async () => {
    const csv = 'reference,startDate,sentenceYears\n=1+1,2026-11-16,3\nK-17,2026-11-16,\n'
    const { out } = await command(['batch', '-', '-q'], csv)
    const rows = parse(out, { columns: true }) as Record<string, string>[]
    expect(rows.map(({ reference, errorFields }) => [reference, errorFields])).toEqual([
      ["'=1+1", ''],
      ['K-17', 'sentenceYears'],
    ])
    const long = `reference,startDate,sentenceYears\n${'x'.repeat(201)},2026-11-16,3\n`
    expect(String((await command(['batch', '-', '-q'], long)).out)).toContain('at most 200 characters')
  })
})
