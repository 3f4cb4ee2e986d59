import { requestFields } from '../../contract/request.ts'
import type { NamedLaw } from '../law.ts'
import type { Plan } from './answer-rows.ts'
import { rowChunks } from './chunks.ts'
import { type Header, readHeader } from './csv-header.ts'
import { plainText } from './dialect.ts'
import { type FirstRowReader, firstRow, type Spelling } from './first-row.ts'
import type { Output } from './output.ts'
import { answeredChunks } from './pool.ts'
import type { Progress } from './progress.ts'
import { addedColumns, compareColumns, resultColumns } from './result-columns.ts'
import { csvRowEnds, ndjsonRowEnds } from './row-ends.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

/** What a run needs: its input, its limits, and whom it reports to. */
export interface Run {
  readonly format: 'csv' | 'ndjson'
  /** What is answered: a sentence for each row, or people with one or more. */
  readonly of: 'sentences' | 'cases'
  readonly compare: boolean
  /** Whether the figures of a report are counted. */
  readonly report: boolean
  /** The law that was named: sentences are then worked out as cases of one. */
  readonly law: NamedLaw | null
  /** How the cells of CSV are written. */
  readonly spelling: Spelling
  /** Whether the file itself has the row that names the columns, so that a spreadsheet counts it. */
  readonly hasFirstRow: boolean
  readonly input: AsyncIterable<Buffer>
  readonly bytesInAll: number | null
  readonly cores: number
  readonly now: () => number
  readonly interrupted: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onNote: (note: string) => void
}

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

/** What an output must know of rows of CSV: how many columns were there before the results. */
export interface OutputColumns {
  readonly carried: number
  readonly delimiter: string
}

export interface Begun extends OutputColumns {
  readonly plan: Plan
  readonly notes: readonly string[]
  /** The number of the first row as a spreadsheet counts, which the others are counted from. */
  readonly number: number
  /** What stands before the first answer. */
  readonly head: Uint8Array
  readonly chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>
}

async function begin(
  run: Run,
  blocks: AsyncGenerator<Buffer>,
): Promise<Begun | { readonly mistakes: readonly string[] }> {
  const { format, of, compare, report, law, spelling } = run
  const { columns: _columns, ...spelt } = spelling
  if (format === 'ndjson')
    return {
      plan: { of, header: null, compare, report, law, ...spelt },
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
  const first = await firstRow(text, sentenceRows(compare), spelling)
  if ('mistakes' in first) return first
  const { header, notes, number, head, nextLine, rest } = first
  const chunks = rowChunks(rest, csvRowEnds(header.delimiter.charCodeAt(0)), nextLine)
  const { cells: carried, delimiter } = header
  return {
    plan: { of, header, compare, report, law, ...spelt },
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
export const countedOf = { sentences: 'rows', cases: 'people' } as const

async function* countedBlocks(
  blocks: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    count(block.length)
    yield block
  }
}
