import type { Day } from '../calendar/day.ts'
import type { CaseLaw, FactValues } from '../facts/fact.ts'
import type { atLargeFacts, awardFacts, personFacts } from '../facts/person.ts'
import type { recallFacts } from '../facts/recall.ts'
import type { sentenceFacts } from '../facts/sentence.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import type { RemandTime } from '../remand/remand-time.ts'
import type { Reform } from '../sentence/reform.ts'
import { lawAsAt } from '../tables/days.ts'
import type { Age } from '../tables/kinds.ts'
import type { RecallType } from '../tables/recall-types.ts'

export type { CaseLaw } from '../facts/fact.ts'

/** One sentence among those a person is serving, as the court passed it: its facts, and null for what was not told. */
export interface CaseSentence extends FactValues<typeof sentenceFacts> {
  readonly id: string
  /** Where only the month is known: the day in it that the answer is for, and the last of it before there is one. */
  readonly startDate: Day
  readonly ageAtConviction: Age
}

/** Additional days for a disciplinary offence (section 257), on the day of the award; less than 0 for days given back. */
export type Award = FactValues<typeof awardFacts>

/** A time unlawfully at large: its first and its last day, both counted. */
export type AtLarge = FactValues<typeof atLargeFacts>

/** A time at large with the days that count of it. */
export interface TimeAtLarge extends AtLarge {
  readonly days: number
}

/** A recall to prison during the licence. Null: not said. */
export interface Recall extends FactValues<typeof recallFacts> {
  /** What was told of the kind, where the answer is for the one that the law gives. */
  readonly told?: RecallType | 'unknown'
  /** Of a rival answer alone: whether a fixed term from a curfew does not end before the first release day, whatever the law of
   *  its day. */
  readonly isKeptToRelease?: boolean
  /** Of a rival answer alone: a fixed term does not end before this day. */
  readonly notBefore?: Day
  /** Of a rival answer alone: in a fixed term one unspent day on remand counts for each day that is served. */
  readonly isDayByDay?: true
  /** Of a rival answer alone: a standard recall lasts no longer than the licence. */
  readonly isToLicenceEnd?: true
  /** Of a rival answer alone: the stages of 2026 reach somebody who was at large when they began. */
  readonly isStaged?: true
}

/** Whether the release points before or after the Act were asked for, whatever the day of sentence. */
export const isFixed = (law: CaseLaw): law is 'before_act' | 'after_act' =>
  law === 'before_act' || law === 'after_act'

/** Whether the law was asked for as on a day after it was last read. */
export const isNotRead = (law: CaseLaw): boolean => typeof law === 'number' && law > lawAsAt

/** One person's sentences, and what happened to them. */
export interface Case extends FactValues<typeof personFacts> {
  readonly sentences: readonly CaseSentence[]
  /** A number is one award on the first day of sentence. */
  readonly addedDays: number | readonly Award[]
  readonly unlawfullyAtLarge: readonly AtLarge[]
  /** The times on remand by their dates; null: not said, or given as numbers with the sentences. */
  readonly remand: readonly RemandTime[] | null
  /** Times in custody for something that is not among the sentences, or that ended on another day than we work out. */
  readonly otherCustody: readonly OtherCustody[]
  /** Null before a recall: the answer is then the first release. */
  readonly recall: Recall | null
  /** Reforms that are not law, laid over it: the answer says so before anything else. None: the law itself. */
  readonly reforms: readonly Reform[]
}
