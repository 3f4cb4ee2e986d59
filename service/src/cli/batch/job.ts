import type { NamedLaw } from '../law.ts'
import type { Chunk } from './chunks.ts'
import type { Columns } from './columns.ts'
import type { DateForm } from './dates.ts'
import type { Formulas } from './formulas.ts'
import type { AnsweredAs, Header } from './header.ts'
import type { CountedAs, Progress } from './progress.ts'
import type { Tally } from './tally.ts'

/** What rows are answered as, what beside the dates, and how their cells are written. Plain data: it is sent to every worker. */
export interface RowsAsked {
  readonly as: AnsweredAs
  readonly compare: boolean
  /** Whether the figures of a report are counted. */
  readonly report: boolean
  /** The law that was named for everybody; null for the law of each row. */
  readonly law: NamedLaw | null
  readonly columns: Columns
  readonly dates: DateForm
  /** Texts that stand for an empty cell. */
  readonly empty: readonly string[]
  readonly formulas: Formulas
  /** Whether warnings and rivals are told by their codes alone. */
  readonly codes: boolean
}

/** The same with the first row; null for NDJSON, which has none. */
export interface Plan extends RowsAsked {
  readonly header: Header | null
}

/** What a file holds. */
export const formatNames = ['csv', 'ndjson', 'parquet'] as const
export type Format = (typeof formatNames)[number]

/** What a run needs: its input, its limits, and whom it reports to. */
export interface BatchRun {
  readonly asked: RowsAsked
  readonly format: Format
  /** Whether a column of the person was promised. */
  readonly needsPerson: boolean
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

/** An input whose first row has been read. */
export interface Begun {
  readonly header: Header | null
  readonly counted: CountedAs
  readonly notes: readonly string[]
  /** The number of the first row as a spreadsheet counts, which the others are counted from. */
  readonly number: number
  /** What stands before the first answer. */
  readonly head: Uint8Array
  readonly chunks: AsyncGenerator<Chunk>
}

/** Answers whole rows, and gives each as it is with its results after it. The text holds bytes, one in each character, so that nothing
 *  carried through can change. */
export type AnswerRows = (
  rows: { readonly text: string; readonly people: Chunk['people'] },
  tally: Tally,
) => readonly string[]
