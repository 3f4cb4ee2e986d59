import { readFileSync } from 'node:fs'

/** What a cell of each column is read as. An empty cell of a request field is a field that is not sent. */
const requestFields = {
  ...{ startDate: String, sentenceYears: Number, sentenceMonths: Number, sentenceDays: Number },
  ...{ remandCreditDays: Number, taggedBailCreditDays: Number, addedDays: Number, sentenceType: String },
  ...{ ageAtSentence: String, regimeId: String, postCommencement: isTrue, offenceKey: String },
} as const

const expectedFields = {
  ...{ expectedRegimeId: String, fractionLabel: String, totalDays: Number, custodyDays: Number },
  ...{ adjustedCustodyDays: Number, releaseDate: String, sentenceEndDate: String },
  ...{ progressionExcluded: isTrue, stagedReleaseDate: String },
} as const

type Read<Fields extends Record<string, (cell: string) => unknown>> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]>
}

/** One row of the table: where it comes from, the request as the API takes it, the answer, and how it is reached. */
export interface WorkedExample {
  readonly source: string
  readonly request: Pick<Read<typeof requestFields>, 'startDate' | 'sentenceYears'> &
    Partial<Read<typeof requestFields>>
  readonly expected: Read<typeof expectedFields>
  readonly working: string
  /** Dates that must be among the key dates ("CRD 2030-11-11"), a warning that must be said, and the release point and day
   *  under the law that applies ("One-half 2023-01-09"): each where the row gives it. */
  readonly keyDates: readonly string[]
  readonly warning: string | null
  readonly applied: string | null
  /** The rivals under the law that applies, each with its dates ("A_EXTENDED 2030-11-15, Parole Board 2029-07-16"), or
   *  "none": where the row gives them. */
  readonly alternatives: string | null
}

function isTrue(cell: string): boolean {
  if (cell !== 'true' && cell !== 'false') throw new Error(`neither true nor false: "${cell}"`)
  return cell === 'true'
}

/** A cell, quoted or plain, and what ends it. Quotes inside quotes are doubled. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** The cells of a CSV text, row by row. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, quoted, plain, end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`not CSV at character ${at}`)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',' && cell.lastIndex < text.length) rows.push([])
    else if (end === ',' && cell.lastIndex === text.length) rows.at(-1)?.push('')
  }
  return rows
}

type Cells = Readonly<Record<string, string>>

const read = (fields: Record<string, (cell: string) => unknown>, cells: Cells): unknown =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => cells[name] !== '')
      .map(([name, as]) => [name, as(String(cells[name]))]),
  )

/** Every worked example of `worked-examples.csv`. */
export function workedExamples(): readonly WorkedExample[] {
  const file = new URL('../worked-examples.csv', import.meta.url)
  const [names = [], ...rows] = parseCsv(readFileSync(file, 'utf8'))
  return rows.map((row) => {
    const cells = Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])) as Cells
    return {
      source: String(cells.source),
      request: read(requestFields, cells) as WorkedExample['request'],
      expected: read(expectedFields, cells) as WorkedExample['expected'],
      working: String(cells.working),
      keyDates: cells.keyDates ? cells.keyDates.split('; ') : [],
      warning: cells.warning || null,
      applied: cells.applied || null,
      alternatives: cells.alternatives || null,
    }
  })
}
