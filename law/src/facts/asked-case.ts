import type { Asked } from './fact.ts'
import type { atLargeFacts, awardFacts, personFacts } from './person.ts'
import type { recallFacts } from './recall.ts'
import type { sentenceFacts } from './sentence.ts'

/** One sentence as a caller gives it: only the start and a length are needed. Dates are YYYY-MM-DD. */
export type AskedCaseSentence = Asked<typeof sentenceFacts>

/** A recall as a caller gives it: only its kind is needed, and for a fixed term the day of return. */
export type AskedRecall = Asked<typeof recallFacts>

export type AskedAward = Asked<typeof awardFacts>
export type AskedAtLarge = Asked<typeof atLargeFacts>

/** A case as a caller gives it: the body of POST /release-dates. */
export type AskedCase = Asked<typeof personFacts> & {
  readonly sentences: readonly AskedCaseSentence[]
  /** A number is one award on the first day of sentence. */
  readonly addedDays?: number | readonly AskedAward[] | null | undefined
  readonly unlawfullyAtLarge?: readonly AskedAtLarge[] | null | undefined
  readonly recall?: AskedRecall | null | undefined
}
