import type { Age, CaseSentenceType } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'

/** A length as a caller gives it: at least one unit above 0. */
export interface AskedLength {
  readonly years?: number
  readonly months?: number
  readonly weeks?: number
  readonly days?: number
}

/** One sentence as a caller gives it: only the start and the length are needed. Dates are YYYY-MM-DD. */
export interface AskedCaseSentence extends AskedLength {
  /** Its number, "1", "2" and so on, where it is left out. */
  readonly id?: string
  readonly start: string
  readonly extension?: AskedLength
  readonly sentenceType?: CaseSentenceType
  /** Adult, or child with section 250, where it is left out. */
  readonly age?: Age
  readonly regimeId?: string
  readonly offence?: Offence
  readonly offenceDate?: string
  readonly consecutiveTo?: string
  readonly remandCredit?: number
  readonly taggedBailCredit?: number
}

/** A case as a caller gives it. */
export interface AskedCase {
  readonly sentences: readonly AskedCaseSentence[]
  readonly addedDays?: number | readonly { readonly day: string; readonly days: number }[]
  readonly atLarge?: readonly { readonly first: string; readonly last: string }[]
  /** A day as YYYY-MM-DD leaves out every layer of the law that had not begun by then. */
  readonly law?: 'in force' | 'before the Act' | 'after the Act' | string
}
