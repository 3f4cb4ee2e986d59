import type { Asked } from './fact.ts'
import type { atLargeFacts, awardFacts, personFacts } from './person.ts'
import type { recallFacts } from './recall.ts'
import type { otherCustodyFacts, remandFacts } from './remand.ts'
import type { sentenceFacts } from './sentence.ts'

/** One sentence as a caller gives it: only the start and a length are needed. Dates are YYYY-MM-DD. */
export type AskedCaseSentence = Asked<typeof sentenceFacts>

/** A recall as a caller gives it: only its kind is needed, and for a fixed term the day of return. */
export type AskedRecall = Asked<typeof recallFacts>

export type AskedAward = Asked<typeof awardFacts>
export type AskedAtLarge = Asked<typeof atLargeFacts>

/** A time on remand as a caller gives it: both days are counted. */
export type AskedRemand = Asked<typeof remandFacts>

/** A time in custody for something else as a caller gives it: the last day is the day of release. */
export type AskedOtherCustody = Asked<typeof otherCustodyFacts>

/** A case as a caller gives it: the body of POST /release-dates. */
export type AskedCase = Asked<typeof personFacts> & {
  readonly sentences: readonly AskedCaseSentence[]
  /** A number is one award on the first day of sentence. */
  readonly addedDays?: number | readonly AskedAward[] | null | undefined
  readonly unlawfullyAtLarge?: readonly AskedAtLarge[] | null | undefined
  /** The times on remand by their dates, in place of `remandCreditDays`. */
  readonly remand?: readonly AskedRemand[] | null | undefined
  readonly otherCustody?: readonly AskedOtherCustody[] | null | undefined
  readonly recall?: AskedRecall | null | undefined
}
