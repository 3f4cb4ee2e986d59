import { caseDates } from '../../../contract/case/from-text.ts'
import { chunkBytes, rowChunks } from '../chunks.ts'
import { plainText } from '../dialect.ts'
import { type FirstRowReader, firstRow } from '../first-row.ts'
import type { BatchRun, Begun } from '../job.ts'
import { addedColumns } from '../result-columns.ts'
import { csvRowEnds } from '../row-ends.ts'
import { columnsOf } from './columns.ts'
import { type CaseHeader, caseNames, hasStated, type ReadCaseHeader, readCaseHeader } from './header.ts'
import { peopleChunks } from './people-chunks.ts'
import { type PersonsSeen, personsSeen } from './persons-seen.ts'
import { scatteredPeople } from './scattered-people.ts'

/** The beginning of CSV with one row for each sentence: its first row, and then its people or its rows, chunk by chunk. */
export async function beginCases(
  blocks: AsyncGenerator<Buffer>,
  run: Pick<BatchRun, 'needsPerson' | 'compare' | 'report' | 'law' | 'options' | 'readAgain'>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const { compare, report, law, options, readAgain } = run
  const reader = caseRows(run)
  const first = await firstRow(blocks, reader, options)
  if ('mistakes' in first) return first
  const { notes, number, head, lineBreak, nextLine, rest } = first
  const header = { ...first.header, lineBreak }
  const rows = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)), chunkBytes.release, nextLine)
  const { columns: _columns, ...csv } = options
  const again = header.person === null ? null : await readAgain()
  const scattered = again === null ? null : await scatteredIn(again, header, reader, options)
  return {
    plan: { as: 'release', header, compare, report, law, ...csv },
    notes,
    number,
    head,
    chunks: header.person === null ? rows : peopleChunks(rows, header, nextLine, scattered),
    counted: header.person === null ? 'rows' : 'people',
    ...{ carried: header.kept.length, delimiter: header.delimiter },
  }
}

/** The people of a file, read once more, whose rows do not stand together. */
async function scatteredIn(
  blocks: AsyncIterable<Buffer>,
  { delimiter, cells, person }: CaseHeader,
  reader: FirstRowReader<ReadCaseHeader>,
  options: BatchRun['options'],
): Promise<PersonsSeen> {
  const again = await firstRow(plainText(blocksOf(blocks)), reader, options)
  if ('mistakes' in again || person === null) return personsSeen()
  const rows = rowChunks(again.rest, csvRowEnds(delimiter.charCodeAt(0)), chunkBytes.release)
  return scatteredPeople(rows, { delimiter, cells }, person)
}

async function* blocksOf(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* blocks
}

/** The names of the columns that are kept, and of the results after them. */
const caseRows = ({
  needsPerson,
  compare,
  options: { codes },
}: Pick<BatchRun, 'needsPerson' | 'compare' | 'options'>): FirstRowReader<ReadCaseHeader> => ({
  known: caseNames,
  read: readCaseHeader(needsPerson),
  dateCells,
  write: (cells, header, names) => {
    const { delimiter, kept, remand } = header
    const columns = columnsOf({ codes, compare, hasStated: hasStated(header), hasRemand: remand !== null })
    const carried = kept.map((cell) => names[cell] as string)
    return [...kept.map((cell) => cells[cell]), ...addedColumns(columns, new Set(carried))].join(delimiter)
  },
})

const dateCells = ({
  ofSentence,
  ofPerson,
  ofRecall,
}: Pick<CaseHeader, 'ofSentence' | 'ofPerson' | 'ofRecall'>): readonly number[] =>
  [...ofSentence, ...ofPerson, ...ofRecall].flatMap(([cell, field]) => (caseDates.has(field) ? [cell] : []))
