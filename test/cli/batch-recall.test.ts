/** Recalls and dates that prisons gave, in a table: the rows a lawyer can read (test/cases), through the batch. */
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from '../../service/src/contract/case/batch.ts'
import type { CaseItem } from '../../service/src/contract/case/present.ts'
import { type CaseRow, caseRows } from '../support/case-rows.ts'
import { batch, cellsOf } from '../support/command.ts'

type Fields = Readonly<Record<string, unknown>>

const cell = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

/** The cases as a table with one row for each sentence; what belongs to the person stands in the first, a recall in columns. */
function table(rows: readonly CaseRow[]): string {
  const lines = rows.flatMap(({ name, request }) => {
    const { sentences, recall, ...ofPerson } = request as Fields & { sentences: Fields[]; recall?: Fields }
    const { type, sentenceIds, ...rest } = recall ?? {}
    const kind = {
      ...(type === undefined ? {} : { recallType: type }),
      ...(sentenceIds === undefined ? {} : { recallSentenceIds: (sentenceIds as string[]).join(', ') }),
    }
    return sentences.map((sentence, i) => ({
      person: name,
      ...sentence,
      ...(i === 0 ? { ...ofPerson, ...kind, ...rest } : {}),
    })) as Fields[]
  })
  const names = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  return [names, ...lines.map((line) => names.map((name) => (name in line ? cell(line[name]) : '')))].join(
    '\n',
  )
}

/** The answer of the API. */
const item = (request: unknown): CaseItem => presentCaseItem(request, []) as CaseItem

describe('A recall in a table', () => {
  const rows = caseRows('recall.csv')

  test('each has the date, the basis and the end that its row expects, or the place of its refusal', async () => {
    const answers = cellsOf((await batch(table(rows))).out)
    expect(answers).toHaveLength(rows.length)
    expect(new Set(answers.map(({ releaseBasis }) => releaseBasis))).toEqual(
      new Set(['automatic', 'no_later_than', '']),
    )
    for (const [i, { name, cells }] of rows.entries()) {
      const { releaseDate, releaseBasis, sentenceEndDate, refusedAt } = cells
      const want = { releaseDate, releaseBasis, sentenceEndDate, errorFields: refusedAt }
      expect(answers[i], name).toMatchObject(
        refusedAt === '' ? want : { releaseDate: '', errorFields: refusedAt },
      )
      expect(answers[i]?.recallType, name).toBe(cells.type)
    }
  })

  test('beside other sentences: which were recalled has a column', async () => {
    const beside = caseRows('recall-beside.csv')
    const answers = cellsOf((await batch(table(beside))).out)
    expect(answers).toHaveLength(beside.length)
    for (const [i, { name, cells }] of beside.entries()) {
      const { releaseDate, releaseType, sentenceEndDate, decidedBy, refusedAt } = cells
      const want = { releaseDate, releaseType, sentenceEndDate, releaseDecidedBy: decidedBy, errorFields: '' }
      expect(answers[i], name).toMatchObject(
        refusedAt === '' ? want : { releaseDate: '', errorFields: refusedAt },
      )
    }
  })

  describe('A recall that stands in a later row is not dropped', () => {
    const head = 'person,id,startDate,sentenceYears,recallType,recallDate,recallSentenceIds'
    const rows = (first: string, later: string): string =>
      `${head}\nP,A,2025-01-10,4,${first}\nP,B,2026-11-20,1,${later}\n`
    test.each([
      ['a recall that only the second row names', ',,', 'standard,2026-11-02,A', 'recall.type'],
      ['another day of recall', 'standard,2026-11-02,A', ',2026-11-03,', 'recall.recallDate'],
      ['the same in every row', 'standard,2026-11-02,A', 'standard,2026-11-02,A', ''],
      ['none in the second', 'standard,2026-11-02,A', 'NA,,', ''],
    ])('%s', async (_, first, later, errorFields) => {
      const { out } = await batch(rows(first, later), '--empty', 'NA')
      expect(cellsOf(out)).toMatchObject([{ errorFields }])
      if (errorFields !== '')
        expect(out.toString()).toContain('A recall is told in the first row of a person')
    })
    test('nor one that is written as JSON', async () => {
      const recall = '"{""type"":""standard"",""sentenceIds"":[""A""]}"'
      const { out } = await batch(
        `person,id,startDate,sentenceYears,recall\nP,A,2025-01-10,4,\nP,B,2026-11-20,1,${recall}\n`,
      )
      expect(cellsOf(out)).toMatchObject([{ errorFields: 'recall' }])
    })
    test('and without words for an empty cell', async () => {
      const { out } = await batch(rows(',,', 'standard,2026-11-02,A'))
      expect(cellsOf(out)).toMatchObject([{ errorFields: 'recall.type' }])
    })
  })

  for (const written of ['1 2', '1;2', '"1, 2"', '"[""1"",""2""]"'])
    test(`ids written as ${written}`, async () => {
      const head = 'person,startDate,sentenceYears,recallType,recallSentenceIds'
      const { out } = await batch(`${head}\nP,2025-01-10,4,standard,${written}\nP,2025-02-20,2,,\n`)
      expect(cellsOf(out)).toMatchObject([
        { errorFields: '', releaseDate: '2029-01-09', releaseType: 'PRRD' },
      ])
    })

  test('lines of NDJSON have it whole', async () => {
    const lines = rows.map(({ request }) => JSON.stringify(request)).join('\n')
    const { out } = await batch(lines, '--format', 'ndjson')
    const results = out
      .toString()
      .split('\n')
      .map((line) => JSON.parse(line).result)
    expect(results).toEqual(rows.map(({ request }) => item(request)))
  })

  for (const [what, head, row, errorFields] of [
    ['without its kind', 'returnToCustodyDate', '2026-11-06', 'recall.type'],
    ['of a kind that is none', 'recallType', 'fixed', 'recall.type'],
    ['as JSON', 'recall', '"{""type"":""standard""}"', ''],
  ] as const)
    test(`${what}: ${errorFields || 'answered'}`, async () => {
      const { out } = await batch(
        `person,startDate,sentenceYears,${head}\nP,2025-03-03,4,${row}\nQ,2025-03-03,4,\n`,
      )
      expect(cellsOf(out)).toMatchObject([{ errorFields }, { errorFields: '', releaseType: 'CRD' }])
    })

  test('that was not told: the rival is the latest day, and the first warning asks', async () => {
    const { out } = await batch(
      'person,startDate,sentenceYears,offenceKey\nP,2024-06-03,4,theft\nP,2026-10-19,2,theft\n',
    )
    const [cells] = cellsOf(out)
    expect(cells?.alternatives).toMatch(/^release by 2028-06-02, if the person was recalled/)
    expect(cells?.warnings).toMatch(/^Was the person recalled to prison for sentence 1\?/)
    expect(cells).toMatchObject({ alternativeCodes: 'A_RECALLED', alternativeDates: '2028-06-02' })
  })

  test('is refused where it stands in both ways', async () => {
    const { status, stderr } = await batch('person,startDate,sentenceYears,recall,recallType\n')
    expect(status).toBe(1)
    expect(stderr).toContain("Give the recall in the column 'recall' or in columns of its own, not both.")
  })
})

describe('A date that the prison gave, in a table', () => {
  const rows = caseRows('stated.csv')

  test('each has its difference, the number of its reasons, and the first in words', async () => {
    const answers = cellsOf((await batch(table(rows))).out)
    expect(answers).toHaveLength(rows.length)
    for (const [i, { name, request, cells }] of rows.entries()) {
      const { stated, warnings } = item(request).data
      expect(answers[i], name).toMatchObject({
        statedDifferenceDays: cells.differenceDays,
        statedReasons: String(stated?.reasons.length),
        statedReason: stated?.reasons[0]?.text ?? '',
        warnings: warnings.map(({ text }) => text).join(' '),
      })
    }
    expect(new Set(answers.map(({ statedReasons }) => statedReasons)).size).toBeGreaterThan(2)
  })

  test('a person without one has empty cells, and a table without the column has no such columns', async () => {
    const some = await batch('person,startDate,sentenceYears,statedReleaseDate\nP,2026-11-16,3,\n')
    expect(cellsOf(some.out)).toMatchObject([
      { releaseDate: '2027-11-16', statedDifferenceDays: '', statedReasons: '', statedReason: '' },
    ])
    const none = await batch('person,startDate,sentenceYears\nP,2026-11-16,3\n')
    expect(none.out.toString()).not.toContain('stated')
  })

  test('no single fact gives it: that is the first warning', async () => {
    const { out } = await batch(
      'person,startDate,sentenceYears,statedReleaseDate\nP,2026-11-16,3,2028-01-01\n',
    )
    expect(cellsOf(out)[0]?.warnings).toMatch(/^We found no single fact that would give the date/)
  })
})
