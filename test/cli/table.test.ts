import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { guideNamed } from '../../service/src/page/guides/guides.ts'
import { command } from '../support/command.ts'
import { jsonOf, postJson, releaseDatesPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

type Line = Readonly<Record<string, string>>

const service = await startService()
afterAll(() => service.close())

const releaseDates = async (lines: readonly Line[]): Promise<readonly number[]> => {
  const items = lines.map(({ startDate, sentenceYears, sentenceMonths, regimeId }) => ({
    sentences: [
      { startDate, sentenceYears: Number(sentenceYears), sentenceMonths: Number(sentenceMonths), regimeId },
    ],
  }))
  const body = jsonOf(await postJson(service, `${releaseDatesPath}/batch`, { items }))
  return (body as { data: { data: { runs: { custodyDays: number }[] } }[] }).data.map(
    ({ data }) => data.runs[0]?.custodyDays as number,
  )
}

describe('requisite table', () => {
  test('every cell is what /release-dates says, and the sheet of the page has the same', async () => {
    const lines = parse((await command(['table', '--csv'])).out, { columns: true }) as readonly Line[]
    expect(lines).toHaveLength(33 * 4 * 2)
    const asked = await Promise.all(
      [lines.slice(0, 100), lines.slice(100, 200), lines.slice(200)].map(releaseDates),
    )
    expect(asked.flat()).toEqual(lines.map(({ custodyDays }) => Number(custodyDays)))
    const page = guideNamed('table', '', null).main.markup
    const text = (await command(['table'])).out.toString()
    const cells = [...page.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => String(cell))
    expect(cells.map((cell) => Number.parseInt(cell, 10))).toEqual(
      lines
        .filter(({ startDate }) => startDate === '2027-01-01')
        .map(({ custodyDays }) => Number(custodyDays)),
    )
    for (const cell of cells) expect(text).toContain(cell)
  })

  test('months and days begin with the sentence', async () => {
    const lines = parse((await command(['table', '--csv'])).out, { columns: true }) as readonly Line[]
    for (const { startDate = '', custodyDays, months, days } of lines) {
      const after = new Date(`${startDate}T00:00:00Z`)
      after.setUTCMonth(after.getUTCMonth() + Number(months))
      after.setUTCDate(after.getUTCDate() + Number(days))
      expect((after.valueOf() - Date.parse(`${startDate}T00:00:00Z`)) / 86_400_000).toBe(Number(custodyDays))
    }
  })
})
