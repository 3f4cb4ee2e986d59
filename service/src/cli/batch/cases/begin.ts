import type { NamedLaw } from '../../law.ts'
import { rowChunks } from '../chunks.ts'
import { type FirstRowReader, firstRow } from '../first-row.ts'
import { addedColumns } from '../result-columns.ts'
import { csvRowEnds } from '../row-ends.ts'
import type { Begun, Run } from '../run.ts'
import { columnsOf } from './columns.ts'
import { hasStated, type ReadCaseHeader, readCaseHeader, readRowHeader } from './header.ts'
import { peopleChunks } from './people-chunks.ts'

/** The beginning of CSV with one row for each sentence: its first row, and its people chunk by chunk. Of single sentences every
 *  row is a person. */
export async function beginCases(
  blocks: AsyncGenerator<Buffer>,
  { of, compare, law }: Pick<Run, 'of' | 'compare' | 'law'>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const read = of === 'cases' ? readCaseHeader : readRowHeader
  const first = await firstRow(blocks, { read, write: personRow(compare, law) })
  if ('mistakes' in first) return first
  const { notes, head, lineBreak, nextLine, rest } = first
  const header = { ...first.header, lineBreak }
  const rows = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)))
  return {
    plan: { of: 'cases', header, compare, law },
    notes,
    head,
    chunks: peopleChunks(rows, header, nextLine),
  }
}

/** The names of the columns of a person, and of the results after them. */
const personRow =
  (compare: boolean, law: NamedLaw | null): FirstRowReader<ReadCaseHeader>['write'] =>
  (_row, header, names) => {
    const { delimiter, kept } = header
    const carried = kept.map((cell) => names[cell] as string)
    const columns = columnsOf({ hasStated: hasStated(header), hasLaw: law !== null, compare })
    const cell = (name: string): string =>
      /["\n]/.test(name) || name.includes(delimiter) ? `"${name.replaceAll('"', '""')}"` : name
    return [...carried.map(cell), ...addedColumns(columns, new Set(carried))].join(delimiter)
  }
