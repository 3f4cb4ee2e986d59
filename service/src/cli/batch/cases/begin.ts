import { caseDates } from '../../../contract/case/from-text.ts'
import { rowChunks } from '../chunks.ts'
import { type FirstRowReader, firstRow, type Spelling } from '../first-row.ts'
import { addedColumns } from '../result-columns.ts'
import { csvRowEnds } from '../row-ends.ts'
import type { Begun } from '../run.ts'
import { caseColumns, caseCompareColumns } from './columns.ts'
import { knownNames, type ReadCaseHeader, readCaseHeader } from './header.ts'
import { peopleChunks } from './people-chunks.ts'

/** The beginning of CSV with one row for each sentence: its first row, and its people chunk by chunk. */
export async function beginCases(
  blocks: AsyncGenerator<Buffer>,
  compare: boolean,
  report: boolean,
  spelling: Spelling,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const first = await firstRow(blocks, personRows(compare), spelling)
  if ('mistakes' in first) return first
  const { notes, number, head, lineBreak, nextLine, rest } = first
  const header = { ...first.header, lineBreak }
  const rows = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)))
  const { columns: _columns, ...spelt } = spelling
  const chunks = peopleChunks(rows, header, nextLine)
  const columns = { carried: header.kept.length, delimiter: header.delimiter }
  return { plan: { of: 'cases', header, compare, report, ...spelt }, notes, number, head, chunks, ...columns }
}

/** The names of the columns of a person, and of the results after them. */
const personRows = (compare: boolean): FirstRowReader<ReadCaseHeader> => ({
  known: knownNames,
  read: readCaseHeader,
  dateCells: ({ ofSentence, ofPerson }) =>
    [...ofSentence, ...ofPerson].flatMap(([cell, field]) => (caseDates.has(field) ? [cell] : [])),
  write: (cells, { delimiter, kept }, names) => {
    const columns = compare ? [...caseColumns, ...caseCompareColumns] : caseColumns
    const carried = kept.map((cell) => names[cell] as string)
    return [...kept.map((cell) => cells[cell]), ...addedColumns(columns, new Set(carried))].join(delimiter)
  },
})
