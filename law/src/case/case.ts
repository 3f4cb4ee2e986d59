import type { Day } from '../calendar/day.ts'
import type { Age, CaseSentenceType } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import type { RecallType } from '../tables/recall-types.ts'
import type { RulesId } from '../tables/regimes.ts'
import type { Length } from './length.ts'
import type { Reform } from './reform/reform.ts'

/** One sentence among those a person is serving, as the court passed it. Null: not said. */
export interface CaseSentence {
  /** The name by which another sentence can say that it is consecutive to this one. */
  readonly id: string
  /** The day the court passed it, also where it is consecutive. */
  readonly start: Day
  /** The custodial term, in the units the court used: 12 weeks, 84 days and 18 months stay what they are. */
  readonly length: Length
  /** The extension period of an extended sentence, or the licence of a special one; nothing at all where there is none; null: not
   *  said. */
  readonly extension: Length | null
  readonly sentenceType: CaseSentenceType | null
  /** The age class at conviction, on which section 250 turns. */
  readonly age: Age
  readonly regimeId: RulesId | null
  readonly offence: Offence | null
  readonly offenceDate: Day | null
  /** The id of the sentence after which this one runs; null for one that runs from its own day. */
  readonly consecutiveTo: string | null
  /** Life without a minimum term: a whole life order (Sentencing Code, section 321(3)). It has no length. */
  readonly wholeLife: boolean
  /** Life or public protection: the person was let out on licence, which has not been revoked (Crime (Sentences) Act 1997,
   *  sections 31 and 32). */
  readonly onLicence: boolean
  readonly remandCredit: number
  readonly taggedBailCredit: number
  /** The sum, in pounds, for which a person is in prison in default of payment. */
  readonly fineAmount: number | null
  /** Default of payment of council tax, maintenance, or under another civil order. */
  readonly civilDebt: boolean
  /** The end of supervision as recorded, for prison for a breach of it. */
  readonly supervisionEnd: Day | null
}

/** Additional days for a disciplinary offence (section 257), on the day of the award; less than 0 for days given back. */
export interface Award {
  readonly day: Day
  readonly days: number
}

/** A time unlawfully at large: its first and its last day, both counted. */
export interface AtLarge {
  readonly first: Day
  readonly last: Day
}

/** A time at large with the days that count of it. */
export interface TimeAtLarge extends AtLarge {
  readonly days: number
}

/** A recall to prison during the licence. Null: not said. */
export interface Recall {
  /** As the papers say: it is never found from the rest of the case. */
  readonly type: RecallType
  /** The sentences the recall is from, by their ids. */
  readonly sentenceIds: readonly string[] | null
  /** The day the licence was revoked. */
  readonly recallDate: Day | null
  /** The first day back in custody. */
  readonly returnDate: Day | null
  /** The days at large between recall and return, in place of the count between those two days. */
  readonly atLargeDays: number | null
  /** The last of the days at large before the return, where that is known and the return is not. */
  readonly lastDayAtLarge: Day | null
  /** Days added for disciplinary offences since the return, less those given back. */
  readonly addedAfterReturn: number
  readonly atLargeAfterReturn: number
  /** Of a rival answer alone: a fixed term of 14 or 28 days from a curfew did not end before the first release day, also before
   *  the law said so. */
  readonly isKeptToRelease?: true
}

/** The law of a case: in force on each sentence's day with all later stages; the published release points before or after the
 *  Act, whatever the day and without stages; or only the layers begun by a day. */
export type CaseLaw = 'in force' | 'before the Act' | 'after the Act' | Day

/** Whether the release points before or after the Act were asked for, whatever the day of sentence. */
export const isFixed = (law: CaseLaw): law is 'before the Act' | 'after the Act' =>
  law === 'before the Act' || law === 'after the Act'

/** One person's sentences, and what happened to them. */
export interface Case {
  readonly sentences: readonly CaseSentence[]
  /** The day on which the person was born; null: not said. */
  readonly dateOfBirth: Day | null
  /** A number is one award on the first day of sentence. */
  readonly addedDays: number | readonly Award[]
  readonly atLarge: readonly AtLarge[]
  /** Null before a recall: the answer is then the first release. */
  readonly recall: Recall | null
  readonly law: CaseLaw
  /** Subject to the notification requirements for sex offenders: no home detention curfew. */
  readonly registeredSexOffender: boolean
  /** Liable to removal from the United Kingdom: the day from which that can be is given. */
  readonly liableToRemoval: boolean
  /** Reforms that are not law, laid over it: the answer says so before anything else. None: the law itself. */
  readonly reforms: readonly Reform[]
}
