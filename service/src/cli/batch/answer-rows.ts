import type { NamedLaw } from '../law.ts'
import type { ByteWriter } from './byte-writer.ts'
import type { DateForm } from './dates.ts'
import type { Formulas } from './formulas.ts'
import type { AnsweredAs, Header } from './header.ts'
import type { Tally } from './tally.ts'

/** Whole rows: their bytes, and the same as a text with one byte in each character, so that nothing carried through can
 *  change. */
export interface RowsOfChunk {
  readonly bytes: Buffer
  readonly text: string
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
export interface Plan extends CsvOptions {
  readonly compare: boolean
  /** Whether the figures of a report are counted. */
  readonly report: boolean
  /** The law that was named; null for the law of each row. */
  readonly law: NamedLaw | null
  readonly as: AnsweredAs
  /** Null for NDJSON, which has no first row. */
  readonly header: Header | null
}
