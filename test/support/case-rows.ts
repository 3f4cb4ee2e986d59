import { readFileSync } from 'node:fs'
import { parseCsv } from './worked-examples.ts'

type Cells = Readonly<Record<string, string>>

/** A case of a table in `test/cases`: the request as the API takes it, and what else its first row says. */
export interface CaseRow {
  readonly name: string
  readonly request: Readonly<Record<string, unknown>>
  readonly cells: Cells
}

const sentenceFields = [
  ...['id', 'startDate', 'sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays'],
  ...['extensionYears', 'sentenceType', 'offenceKey', 'regimeId', 'offenceDate', 'consecutiveTo'],
  ...['remandCreditDays', 'taggedBailCreditDays', 'wholeLife', 'onLicence'],
]
const recallFields = [
  ...['type', 'recallDate', 'returnToCustodyDate', 'unlawfullyAtLargeDays', 'lastDayUnlawfullyAtLarge'],
  ...['addedDaysAfterReturn', 'unlawfullyAtLargeAfterReturnDays'],
]

const valueIn = (cell: string): unknown => (cell === 'true' ? true : /^\d+$/.test(cell) ? Number(cell) : cell)

/** An empty cell is a field that is not sent; whole numbers are numbers, but for ids. */
const fieldsOf = (cells: Cells, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.filter((name) => (cells[name] ?? '') !== '').map((name) => [name, valueIn(String(cells[name]))]),
  )

/** "2026-01-05..2026-01-09 2026-02-01..2026-02-03" */
const timesOf = (cell: string): readonly object[] =>
  cell
    .split(' ')
    .filter((time) => time !== '')
    .map((time) => time.split('..'))
    .map(([fromDate, toDate]) => ({ fromDate, toDate }))

/** "7@2026-11-10 -4@2026-11-20", or one number. */
const awardsOf = (cell: string): object =>
  cell.includes('@')
    ? {
        addedDays: cell
          .split(' ')
          .map((award) => award.split('@'))
          .map(([days, date]) => ({ days: Number(days), date })),
      }
    : fieldsOf({ addedDays: cell }, ['addedDays'])

/** Every case of a table, in its order: one row is one sentence, and what belongs to the case stands in its first row. */
export function caseRows(file: string): readonly CaseRow[] {
  const [names = [], ...rows] = parseCsv(readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8'))
  const cells = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])) as Cells)
  return [...Map.groupBy(cells, ({ source, case: name }) => `${source}: ${name}`)].map(([name, of]) => {
    const first = of[0] as Cells
    const times = timesOf(first.unlawfullyAtLarge ?? '')
    const ids = (first.sentenceIds ?? '').split(' ').filter((id) => id !== '')
    const recall = { ...fieldsOf(first, recallFields), ...(ids.length > 0 ? { sentenceIds: ids } : {}) }
    return {
      name,
      request: {
        sentences: of.map((row) => fieldsOf(row, sentenceFields)),
        ...(times.length > 0 ? { unlawfullyAtLarge: times } : {}),
        ...(Object.keys(recall).length > 0 ? { recall } : {}),
        ...awardsOf(first.addedDays ?? ''),
        ...fieldsOf(first, ['law', 'statedReleaseDate']),
      },
      cells: first,
    }
  })
}
