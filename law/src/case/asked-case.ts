import type { Age, CaseSentenceType } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import type { RecallType } from '../tables/recall-types.ts'
import type { Reform } from './reform/reform.ts'

/** A length as a caller gives it: at least one unit above 0. */
export interface AskedLength {
  readonly years?: number | undefined
  readonly months?: number | undefined
  readonly weeks?: number | undefined
  readonly days?: number | undefined
}

/** One sentence as a caller gives it: only the start and the length are needed. Dates are YYYY-MM-DD. */
export interface AskedCaseSentence extends AskedLength {
  /** Its number, "1", "2" and so on, where it is left out. */
  readonly id?: string | undefined
  readonly start: string
  /** Nothing of any unit says that there is none. */
  readonly extension?: AskedLength | undefined
  readonly sentenceType?: CaseSentenceType | undefined
  /** Where it is left out: child with section 250 and an order; else as the date of birth settles it, or adult. */
  readonly age?: Age | undefined
  readonly regimeId?: string | undefined
  readonly offence?: Offence | undefined
  readonly offenceDate?: string | undefined
  readonly consecutiveTo?: string | undefined
  /** Only with life, and without a length. */
  readonly wholeLife?: boolean | undefined
  /** Only with life and public protection: the person is on licence from it, and was not recalled. */
  readonly onLicence?: boolean | undefined
  readonly remandCredit?: number | undefined
  readonly taggedBailCredit?: number | undefined
  /** In pounds; only with prison in default of payment. */
  readonly fineAmount?: number | undefined
  readonly civilDebt?: boolean | undefined
  /** Only with prison for breach of supervision. */
  readonly supervisionEnd?: string | undefined
}

/** A recall as a caller gives it: only its kind is needed, and for a fixed term the day of return. */
export interface AskedRecall {
  readonly type: RecallType
  /** The ids of the sentences it is from: needed where there are several beside one another and no day of recall. */
  readonly sentenceIds?: readonly string[] | undefined
  readonly recallDate?: string | undefined
  readonly returnDate?: string | undefined
  readonly atLargeDays?: number | undefined
  readonly lastDayAtLarge?: string | undefined
  readonly addedAfterReturn?: number | undefined
  readonly atLargeAfterReturn?: number | undefined
}

/** A case as a caller gives it. */
export interface AskedCase {
  readonly sentences: readonly AskedCaseSentence[]
  /** YYYY-MM-DD, before the first sentence. */
  readonly dateOfBirth?: string | undefined
  readonly addedDays?: number | readonly { readonly day: string; readonly days: number }[] | undefined
  readonly atLarge?: readonly { readonly first: string; readonly last: string }[] | undefined
  readonly recall?: AskedRecall | undefined
  /** A day as YYYY-MM-DD leaves out every layer of the law that had not begun by then. */
  readonly law?: 'in force' | 'before the Act' | 'after the Act' | string | undefined
  readonly registeredSexOffender?: boolean | undefined
  readonly liableToRemoval?: boolean | undefined
  /** Reforms that are not law, as `readReforms` gives them. */
  readonly reforms?: readonly Reform[] | undefined
}
