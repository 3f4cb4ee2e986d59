import { caseDates } from '../../../contract/case/from-text.ts'
import { rowChunks } from '../chunks.ts'
import { plainText } from '../dialect.ts'
import { type FirstRowReader, firstRow } from '../first-row.ts'
import type { Begun, Run } from '../job.ts'
import { addedColumns } from '../result-columns.ts'
import { csvRowEnds } from '../row-ends.ts'
import { columnsOf, type Extra } from './columns.ts'
import {
  type CaseHeader,
  hasStated,
  knownNames,
  type ReadCaseHeader,
  readCaseHeader,
  readRowHeader,
  rowNames,
} from './header.ts'
import { peopleChunks } from './people-chunks.ts'
import { type PersonsSeen, personsSeen } from './persons-seen.ts'
import { scatteredPeople } from './scattered-people.ts'

/** The beginning of CSV with one row for each sentence: its first row, and its people chunk by chunk. Of single sentences every
 *  row is a person. */
export async function beginCases(
  blocks: AsyncGenerator<Buffer>,
  {
    of,
    compare,
    report,
    law,
    options,
    readAgain,
  }: Pick<Run, 'of' | 'compare' | 'report' | 'law' | 'options' | 'readAgain'>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const extra = { compare, hasLaw: law !== null }
  const reader = of === 'cases' ? personRows(extra) : singleRows(extra)
  const first = await firstRow(blocks, reader, options)
  if ('mistakes' in first) return first
  const { notes, number, head, lineBreak, nextLine, rest } = first
  const header = { ...first.header, lineBreak }
  const rows = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)), nextLine)
  const { columns: _columns, ...csv } = options
  const again = header.person === null ? null : await readAgain()
  const chunks = peopleChunks(
    rows,
    header,
    nextLine,
    again && (await scatteredIn(again, header, reader, options)),
  )
  const columns = { carried: header.kept.length, delimiter: header.delimiter }
  return {
    plan: { of: 'cases', header, compare, report, law, ...csv },
    notes,
    number,
    head,
    chunks,
    ...columns,
  }
}

/** The people of a file, read once more, whose rows do not stand together. */
async function scatteredIn(
  blocks: AsyncIterable<Buffer>,
  { delimiter, cells, person }: CaseHeader,
  reader: FirstRowReader<ReadCaseHeader>,
  options: Run['options'],
): Promise<PersonsSeen> {
  const again = await firstRow(plainText(blocksOf(blocks)), reader, options)
  if ('mistakes' in again || person === null) return personsSeen()
  const rows = rowChunks(again.rest, csvRowEnds(delimiter.charCodeAt(0)))
  return scatteredPeople(rows, { delimiter, cells }, person)
}

async function* blocksOf(blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* blocks
}

/** The names of the columns of a person, and of the results after them. */
const personRows = (extra: Omit<Extra, 'hasStated' | 'hasRemand'>): FirstRowReader<ReadCaseHeader> => ({
  known: knownNames,
  read: readCaseHeader,
  dateCells,
  write: (cells, header, names) => {
    const { delimiter, kept } = header
    const columns = columnsOf({ ...extra, hasStated: hasStated(header), hasRemand: header.remand !== null })
    const carried = kept.map((cell) => names[cell] as string)
    return [...kept.map((cell) => cells[cell]), ...addedColumns(columns, new Set(carried))].join(delimiter)
  },
})

/** The same where every row is a person. */
const singleRows = (extra: Omit<Extra, 'hasStated' | 'hasRemand'>): FirstRowReader<ReadCaseHeader> => ({
  ...personRows(extra),
  known: rowNames,
  read: readRowHeader,
})

const dateCells = ({
  ofSentence,
  ofPerson,
  ofRecall,
}: Pick<CaseHeader, 'ofSentence' | 'ofPerson' | 'ofRecall'>): readonly number[] =>
  [...ofSentence, ...ofPerson, ...ofRecall].flatMap(([cell, field]) => (caseDates.has(field) ? [cell] : []))
