import { requestFields } from '../../contract/request.ts'
import { chunkBytes, rowChunks } from './chunks.ts'
import { type Header, readHeader } from './csv-header.ts'
import { plainText } from './dialect.ts'
import { type FirstRowReader, firstRow } from './first-row.ts'
import type { BatchRun, Begun, OutputColumns } from './job.ts'
import type { Output } from './output.ts'
import { answeredChunks } from './pool.ts'
import type { CountedAs } from './progress.ts'
import { addedColumns, compareColumns, resultColumns } from './result-columns.ts'
import { csvRowEnds, ndjsonRowEnds } from './row-ends.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

/** A run that has ended: what was counted, and how long it took. */
export interface Done {
  readonly tally: Tally
  readonly counted: CountedAs
  readonly ms: number
}

/** Answers a whole input into an output, or says what is wrong with its first row before anything is written. */
export async function runBatch(
  run: BatchRun,
  output: (columns: OutputColumns) => Promise<Output>,
): Promise<Done | { readonly mistakes: readonly string[] }> {
  const { now } = run
  const began = now()
  const tally = emptyTally(run.report)
  let bytesRead = 0
  const counted = countedBlocks(run.input, (n) => {
    bytesRead += n
  })
  const begun = await begin(run, counted)
  if ('mistakes' in begun) return begun
  for (const note of begun.notes) run.onNote(note)
  tally.lines = run.hasFirstRow ? begun.number : 0

  const out = await output(begun)
  try {
    if (begun.head.length > 0) await out.write(begun.head)
    for await (const { bytes, tally: more } of answeredChunks(begun.chunks, begun.plan, run)) {
      run.interrupted.throwIfAborted()
      await out.write(bytes)
      addTally(tally, more)
      run.onProgress({
        rows: tally.rows,
        counted: begun.counted,
        bytesRead,
        bytesInAll: run.bytesInAll,
        ms: now() - began,
      })
    }
    await out.finish()
  } catch (error) {
    await out.abandon()
    throw error
  }
  return { tally, counted: begun.counted, ms: now() - began }
}

async function begin(
  run: BatchRun,
  blocks: AsyncGenerator<Buffer>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const { format, as, compare, report, law, options } = run
  const { columns: _columns, ...csv } = options
  if (format === 'ndjson')
    return {
      plan: { as, header: null, compare, report, law, ...csv },
      notes: [],
      number: 0,
      head: new Uint8Array(),
      ...{ carried: 0, delimiter: '', counted: as === 'release' ? 'people' : 'rows' },
      chunks: rowChunks(blocks, ndjsonRowEnds(), chunkBytes[as]),
    }
  const text = plainText(blocks)
  if (as === 'release') {
    const { beginCases } = await import('./cases/begin.ts')
    return beginCases(text, run)
  }
  const first = await firstRow(text, sentenceRows(run), options)
  if ('mistakes' in first) return first
  const { header, notes, number, head, nextLine, rest } = first
  const chunks = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)), chunkBytes[as], nextLine)
  const { cells: carried, delimiter } = header
  return {
    plan: { as, header, compare, report, law, ...csv },
    notes,
    number,
    head,
    chunks,
    ...{ carried, delimiter, counted: 'rows' },
  }
}

/** The first row as it is, with the names of the results after it. */
const sentenceRows = ({
  compare,
  options: { codes },
}: Pick<BatchRun, 'compare' | 'options'>): FirstRowReader<Omit<Header, 'headings'>> => ({
  known: requestFields,
  read: readHeader,
  dateCells: ({ fields }) => [fields.indexOf('startDate')],
  write: (cells, { delimiter }, names) => {
    const columns = [...resultColumns(codes), ...(compare ? compareColumns : [])]
    return [...cells, ...addedColumns(columns, new Set(names))].join(delimiter)
  },
})

async function* countedBlocks(
  blocks: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    count(block.length)
    yield block
  }
}
