import { rowChunks } from '../chunks.ts'
import { type FirstRowReader, firstRow } from '../first-row.ts'
import { addedColumns } from '../result-columns.ts'
import { csvRowEnds } from '../row-ends.ts'
import type { Begun } from '../run.ts'
import { caseColumns, caseCompareColumns } from './columns.ts'
import { type ReadCaseHeader, readCaseHeader } from './header.ts'
import { peopleChunks } from './people-chunks.ts'

/** The beginning of CSV with one row for each sentence: its first row, and its people chunk by chunk. */
export async function beginCases(
  blocks: AsyncGenerator<Buffer>,
  compare: boolean,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const first = await firstRow(blocks, personRows(compare))
  if ('mistakes' in first) return first
  const { notes, head, lineBreak, nextLine, rest } = first
  const header = { ...first.header, lineBreak }
  const rows = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)))
  return { plan: { of: 'cases', header, compare }, notes, head, chunks: peopleChunks(rows, header, nextLine) }
}

/** The names of the columns of a person, and of the results after them. */
const personRows = (compare: boolean): FirstRowReader<ReadCaseHeader> => ({
  read: readCaseHeader,
  write: (_row, { delimiter, kept }, names) => {
    const carried = kept.map((cell) => names[cell] as string)
    const columns = compare ? [...caseColumns, ...caseCompareColumns] : caseColumns
    const cell = (name: string): string =>
      /["\n]/.test(name) || name.includes(delimiter) ? `"${name.replaceAll('"', '""')}"` : name
    return [...carried.map(cell), ...addedColumns(columns, new Set(carried))].join(delimiter)
  },
})
