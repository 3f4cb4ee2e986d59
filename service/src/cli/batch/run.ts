import { requestFields } from '../../contract/request.ts'
import { rowChunks } from './chunks.ts'
import { type Header, readHeader } from './csv-header.ts'
import { plainText } from './dialect.ts'
import { type FirstRowReader, firstRow } from './first-row.ts'
import type { Begun, OutputColumns, Run } from './job.ts'
import type { Output } from './output.ts'
import { answeredChunks } from './pool.ts'
import { addedColumns, compareColumns, resultColumns } from './result-columns.ts'
import { csvRowEnds, ndjsonRowEnds } from './row-ends.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

/** Answers a whole input into an output, or says what is wrong with its first row before anything is written. */
export async function runBatch(
  run: Run,
  output: (columns: OutputColumns) => Promise<Output>,
): Promise<{ readonly tally: Tally; readonly ms: number } | { readonly mistakes: readonly string[] }> {
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
        counted: countedOf[run.of],
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
  return { tally, ms: now() - began }
}

async function begin(
  run: Run,
  blocks: AsyncGenerator<Buffer>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const { format, of, compare, report, law, options } = run
  const { columns: _columns, ...csv } = options
  if (format === 'ndjson')
    return {
      plan: { of, header: null, compare, report, law, ...csv },
      notes: [],
      number: 0,
      head: new Uint8Array(),
      ...{ carried: 0, delimiter: '' },
      chunks: rowChunks(blocks, ndjsonRowEnds()),
    }
  const text = plainText(blocks)
  if (of === 'cases' || law !== null) {
    const { beginCases } = await import('./cases/begin.ts')
    return beginCases(text, run)
  }
  const first = await firstRow(text, sentenceRows(compare), options)
  if ('mistakes' in first) return first
  const { header, notes, number, head, nextLine, rest } = first
  const chunks = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)), nextLine)
  const { cells: carried, delimiter } = header
  return {
    plan: { of, header, compare, report, law, ...csv },
    notes,
    number,
    head,
    chunks,
    carried,
    delimiter,
  }
}

/** The first row as it is, with the names of the results after it. */
const sentenceRows = (compare: boolean): FirstRowReader<Omit<Header, 'headings'>> => ({
  known: requestFields,
  read: readHeader,
  dateCells: ({ fields }) => [fields.indexOf('startDate')],
  write: (cells, { delimiter }, names) => {
    const columns = compare ? [...resultColumns, ...compareColumns] : resultColumns
    return [...cells, ...addedColumns(columns, new Set(names))].join(delimiter)
  },
})

/** What a row of the output is. */
const countedOf = { sentences: 'rows', cases: 'people' } as const

async function* countedBlocks(
  blocks: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    count(block.length)
    yield block
  }
}
