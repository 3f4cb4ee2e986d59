import type { Day } from '../calendar/day.ts'
import type { RivalLevel } from './how-sure.ts'

type Levels = Readonly<Record<string, RivalLevel>>

/** What a date can rest on that is not published, is disputed, or was not said, the most serious first, and how sure its rival leaves
 *  an answer. Codes are never renamed and never reused. */
const ofSentence = {
  A_ON_LIST: 'two_dates',
  A_OFF_LIST: 'two_dates',
  A_OFF_LIST_NAMED: 'two_dates',
  A_SECTION_250_HALF: 'two_dates',
  A_COUNTED_VIOLENT: 'two_dates',
  A_STAGE_NOT_BEGUN: 'fairly_sure',
  A_CONTEMPT_HELD: 'fairly_sure',
  A_COUNTED_AS_LIFE: 'two_dates',
  A_OLD_HALFWAY: 'two_dates',
  A_EARLIER_CONDUCT: 'two_dates',
  A_SPECIAL: 'fairly_sure',
  A_UNDER_18_AT_OFFENCE: 'fairly_sure',
  A_COMMITTED_BEFORE: 'two_dates',
  A_UNDER_18: 'fairly_sure',
  A_AGE_BY_BIRTH: 'two_dates',
  A_TRAINING_ORDER: 'two_dates',
  A_UNDER_18_AT_RELEASE: 'fairly_sure',
  A_OLD_OFFENCE: 'two_dates',
  A_SPECIFIED_OFFENCE: 'two_dates',
  A_WHOLE_DEFAULT_TERM: 'two_dates',
  A_EXTENDED: 'fairly_sure',
  A_EXTENDED_AUTOMATIC: 'two_dates',
  A_NO_EARLY_RELEASE: 'two_dates',
  A_RELEASED_AT_HALF: 'two_dates',
  A_NOT_RELEASED: 'two_dates',
} as const satisfies Levels

export type AlternativeCode = keyof typeof ofSentence
export const alternativeCodes = Object.keys(ofSentence) as readonly AlternativeCode[]

/** The codes at a release point, where it can also be in doubt what the court took off a minimum term. */
export type PointAlternativeCode = AlternativeCode | 'A_CREDIT_ALREADY_OFF'

/** Classes of offences, one of which it may be where the offence was not given (offence-classes.ts). */
const ofOffence = {
  A_OFFENCE_KEPT_AT_HALF: 'depends',
  A_OFFENCE_SERIOUS: 'depends',
  A_OFFENCE_LIST: 'depends',
  A_OFFENCE_LIST_LIFE: 'depends',
  A_OFFENCE_PAROLE: 'fairly_sure',
  A_OFFENCE_SPYING: 'fairly_sure',
  A_OFFENCE_SPECIAL: 'fairly_sure',
} as const satisfies Levels

export type OffenceClassCode = keyof typeof ofOffence
export const offenceClassCodes = Object.keys(ofOffence) as readonly OffenceClassCode[]

/** The same for a case: it can also be in doubt whether something happened that was not told, when a committal
 *  after a sentence begins, what the offence is, and what was said not to be known. */
const inCase = {
  A_RECALLED: 'fairly_sure',
  A_KEPT_TO_RELEASE: 'two_dates',
  A_TERM_BY_ITSELF: 'two_dates',
  A_CURFEW_56_ONLY: 'two_dates',
  A_UNSPENT_DAY_BY_DAY: 'two_dates',
  A_CURFEW_STAGED: 'two_dates',
  A_RECALL_LICENCE_END: 'two_dates',
  A_CURFEW_AT_HALF: 'two_dates',
  A_CURFEW_NOT_STAGED: 'two_dates',
  A_AT_LARGE_STAGED: 'two_dates',
  A_AT_LARGE_NOT_STAGED: 'two_dates',
  A_NOT_LET_OUT: 'two_dates',
  A_DEFAULT_AFTER_END: 'two_dates',
  A_CHAIN_TWO_THIRDS: 'two_dates',
  // Days on remand that were given by their dates.
  A_REMAND_FOR_LATER: 'two_dates',
  A_OTHER_DETENTION: 'two_dates',
  A_UNUSED_LOST: 'two_dates',
  A_UNUSED_SHARED: 'fairly_sure',
  // A sentence that the person was let out from early, when another was passed later.
  A_TAG_NOT_REVOKED: 'fairly_sure',
  A_LEFT_ON_TAG: 'two_dates',
  // A case with life or public protection in it.
  A_LICENCE_REVOKED: 'fairly_sure',
  A_CREDIT_ALREADY_OFF: 'two_dates',
  A_CREDIT_OFF_MINIMUM: 'two_dates',
  A_CREDIT_NOT_SHARED: 'two_dates',
  ...ofOffence,
  ...ofSentence,
  // What a fact of which it was said that it is not known would be otherwise; and of a recall of a kind that gave way to another, that one.
  A_RUNS_AFTER: 'two_dates',
  A_RECALL_14: 'two_dates',
  A_RECALL_28: 'two_dates',
  A_RECALL_56: 'two_dates',
  A_RECALL_CURFEW: 'two_dates',
  A_LESSER_TERRORISM: 'fairly_sure',
  A_RECALL_56_NOW: 'two_dates',
  A_RECALL_STANDARD: 'two_dates',
  A_DAY_IN_MONTH: 'two_dates',
  A_REMAND_MONTHS: 'fairly_sure',
} as const satisfies Levels

export type CaseAlternativeCode = keyof typeof inCase

/** How sure each rival leaves the answer to a case. */
export const rivalLevels: Readonly<Record<CaseAlternativeCode, RivalLevel>> = inCase

/** When the person is released as of right, and from when the Parole Board can direct it. */
export interface ReleaseDays {
  /** Null where nothing is automatic: life and public protection. */
  readonly release: Day | null
  /** Null where the Parole Board has no say. */
  readonly paroleEligibility: Day | null
}
