import type { NamedLaw } from '../law.ts'
import type { ByteWriter } from './byte-writer.ts'
import type { Chunk } from './chunks.ts'
import type { Columns } from './columns.ts'
import type { DateForm } from './dates.ts'
import type { Formulas } from './formulas.ts'
import type { AnsweredAs, Header } from './header.ts'
import type { CountedAs, Progress } from './progress.ts'
import type { Tally } from './tally.ts'

/** What rows are answered as, and what beside the dates. */
interface AskedOfRows {
  readonly as: AnsweredAs
  readonly compare: boolean
  /** Whether the figures of a report are counted. */
  readonly report: boolean
  /** The law that was named for everybody; null for the law of each row. */
  readonly law: NamedLaw | null
}

/** What a run needs: its input, its limits, and whom it reports to. */
export interface BatchRun extends AskedOfRows {
  readonly format: 'csv' | 'ndjson'
  /** Whether a column of the person was promised. */
  readonly needsPerson: boolean
  /** How the cells of CSV are written. */
  readonly options: CsvInputOptions
  /** Whether the file itself has the row that names the columns, so that a spreadsheet counts it. */
  readonly hasFirstRow: boolean
  readonly input: AsyncIterable<Buffer>
  /** The same input once more, from its beginning; null where it can be read only once, as from a pipe. */
  readonly readAgain: () => Promise<AsyncIterable<Buffer> | null>
  readonly bytesInAll: number | null
  readonly cores: number
  readonly now: () => number
  readonly interrupted: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onNote: (note: string) => void
}

/** What an output must know of rows of CSV: how many columns were there before the results. */
export interface OutputColumns {
  readonly carried: number
  readonly delimiter: string
}

/** An input whose first row has been read. */
export interface Begun extends OutputColumns {
  readonly counted: CountedAs
  readonly plan: Plan
  readonly notes: readonly string[]
  /** The number of the first row as a spreadsheet counts, which the others are counted from. */
  readonly number: number
  /** What stands before the first answer. */
  readonly head: Uint8Array
  readonly chunks: AsyncGenerator<Chunk>
}

/** Whole rows: their bytes, and the same as a text with one byte in each character, so that nothing carried through can
 *  change. */
export interface RowsOfChunk {
  readonly bytes: Buffer
  readonly text: string
  readonly people: Chunk['people']
}

/** Answers rows, and writes each as it is with its results after it. */
export type AnswerRows = (rows: RowsOfChunk, tally: Tally, out: ByteWriter) => void

/** How cells are written. */
export interface CsvOptions {
  readonly dates: DateForm
  /** Texts that stand for an empty cell. */
  readonly empty: readonly string[]
  readonly formulas: Formulas
  /** Whether warnings and rivals are told by their codes alone. */
  readonly codes: boolean
}

/** How rows are read and answered. Plain data: it is sent to every worker. */
export interface Plan extends AskedOfRows, CsvOptions {
  /** Null for NDJSON, which has no first row. */
  readonly header: Header | null
}

/** What the reader of a file was told about it. */
export interface CsvInputOptions extends CsvOptions {
  readonly columns: Columns
}
