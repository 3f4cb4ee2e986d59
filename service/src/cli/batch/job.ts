import type { NamedLaw } from '../law.ts'
import type { Plan } from './answer-rows.ts'
import type { CsvInputOptions } from './first-row.ts'
import type { AnsweredAs } from './header.ts'
import type { CountedAs, Progress } from './progress.ts'

/** What a run needs: its input, its limits, and whom it reports to. */
export interface BatchRun {
  readonly format: 'csv' | 'ndjson'
  readonly as: AnsweredAs
  /** Whether a column of the person was promised. */
  readonly needsPerson: boolean
  readonly compare: boolean
  /** Whether the figures of a report are counted. */
  readonly report: boolean
  /** The law that was named for everybody. */
  readonly law: NamedLaw | null
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
  readonly chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>
}
