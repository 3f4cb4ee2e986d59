import type { Mistaken } from '../mistaken.ts'
import { chunkBytes, csvRowEnds, giveBack, ndjsonRowEnds, rowChunks } from './chunks.ts'
import { plainText } from './dialect.ts'
import { firstRow } from './first-row.ts'
import type { Header } from './header.ts'
import type { BatchRun, Begun } from './job.ts'
import type { Output } from './output.ts'
import { type PersonsSeen, peopleChunks, personsSeen, scatteredPeople } from './people.ts'
import { answeredChunks } from './pool.ts'
import type { CountedAs } from './progress.ts'
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
  output: (header: Header | null) => Promise<Output>,
): Promise<Done | Mistaken> {
  const { now, asked } = run
  const began = now()
  const tally = emptyTally(asked.report)
  let [bytesRead, handed, answered] = [0, 0, 0]
  const sizes: number[] = []
  const blocks = counted(run.input, ({ length }) => {
    bytesRead += length
  })
  const begun = await begin(run, blocks)
  if ('mistakes' in begun) {
    // Else the thread that reads Parquet would keep the process alive.
    await blocks.return(undefined)
    return begun
  }
  const { header } = begun
  for (const note of begun.notes) run.onNote(note)
  // A spreadsheet counts the row that names the columns, where the file itself has it.
  tally.lines = run.format === 'csv' ? begun.number : 0

  const out = await output(header)
  try {
    if (begun.head.length > 0) await out.write(begun.head)
    const chunks = counted(begun.chunks, ({ rows }) => {
      handed += rows.length
      sizes.push(rows.length)
    })
    for await (const { bytes, tally: more } of answeredChunks(chunks, { ...asked, header }, run)) {
      run.interrupted.throwIfAborted()
      await out.write(bytes)
      giveBack(bytes)
      addTally(tally, more)
      answered += sizes.shift() as number
      run.onProgress({
        rows: tally.rows,
        counted: begun.counted,
        // What is read waits for its turn; and in UTF-16 it has other bytes than its rows.
        bytesAnswered: (bytesRead * answered) / handed,
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

async function begin(run: BatchRun, blocks: AsyncGenerator<Buffer>): Promise<Begun | Mistaken> {
  const { as } = run.asked
  if (run.format === 'ndjson')
    return {
      header: null,
      notes: [],
      number: 0,
      head: new Uint8Array(),
      counted: as === 'release' ? 'people' : 'rows',
      chunks: rowChunks(blocks, ndjsonRowEnds, chunkBytes[as]),
    }
  const first = await firstRow(plainText(blocks), run)
  if ('mistakes' in first) return first
  const { header, nextLine, rest } = first
  const { delimiter, person } = header
  const rows = rowChunks(rest, csvRowEnds(delimiter), chunkBytes[as], nextLine)
  if (person === null) return { ...first, chunks: rows, counted: 'rows' }
  const scattered = await scatteredIn(await run.readAgain(), header, person, run)
  return { ...first, chunks: peopleChunks(rows, header, person, nextLine, scattered), counted: 'people' }
}

/** The people of a file, read once more, whose rows do not stand together; null where it cannot be. */
async function scatteredIn(
  blocks: AsyncIterable<Buffer> | null,
  header: Header,
  person: number,
  run: BatchRun,
): Promise<PersonsSeen | null> {
  if (blocks === null) return null
  const again = await firstRow(plainText(counted(blocks, () => {})), run)
  if ('mistakes' in again) return personsSeen()
  const rows = rowChunks(again.rest, csvRowEnds(header.delimiter), chunkBytes.release)
  return scatteredPeople(rows, header, person)
}

async function* counted<T>(items: AsyncIterable<T>, count: (item: T) => void): AsyncGenerator<T> {
  for await (const item of items) {
    count(item)
    yield item
  }
}
