import { bytesIn, lettersIn } from '../batch/csv-row.ts'
import { safeTexts } from '../batch/formulas.ts'
import { isNamed, type MovedAnswer } from './changes.ts'
import { storedDate } from './dates-of-answer.ts'

export type ReportFormat = 'csv' | 'ndjson'

const columns = ['line', 'reference', 'moved', 'dateThen', 'dateNow', 'storedVersion', 'changes'] as const

/** What stands before the first answer that moved. */
export const reportHead = (format: ReportFormat): string => (format === 'csv' ? `${columns.join(',')}\n` : '')

const notNamed = 'not named'
const notKnown = 'version not known'

/** The version of a stored answer: one that the law does not name any more is marked. */
const storedVersion = (version: string | null): string =>
  version === null ? notKnown : isNamed(version) ? version : `${version} (not named)`

/** One answer that moved, as a row of CSV or an object on a line. */
export function reportLine(format: ReportFormat, moved: MovedAnswer): string {
  const { line, reference, names, version, changes } = moved
  const [first = ''] = names
  const [dateThen = '', dateNow = ''] = [storedDate(moved.stored, first), storedDate(moved.fresh, first)]
  const stored = storedVersion(version)
  if (format === 'ndjson') {
    const row = {
      line,
      reference,
      moved: names,
      dateThen,
      dateNow,
      storedVersion: stored,
      changes: changes.length === 0 ? notNamed : changes,
    }
    return `${JSON.stringify(row)}\n`
  }
  const said = changes.map(({ version, summary }) => `${version}: ${summary}`).join(' | ')
  const cells = [String(line), reference ?? '', names.join(' '), dateThen, dateNow, stored, said || notNamed]
  return `${cells.map(cell).join(',')}\n`
}

/** A cell that no spreadsheet runs. */
const cell = (text: string): string => {
  const safe = lettersIn(safeTexts(',')(bytesIn(text)))
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
