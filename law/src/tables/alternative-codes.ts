import type { Day } from '../calendar/day.ts'

/** What a date can rest on that is not published, is disputed, or was not said, the most serious first. Codes are never renamed
 *  and never reused. */
export const alternativeCodes = [
  'A_ON_LIST',
  'A_OFF_LIST',
  'A_OFF_LIST_NAMED',
  'A_SECTION_250_HALF',
  'A_COUNTED_VIOLENT',
  'A_STAGE_NOT_BEGUN',
  'A_STAYED_AT_40',
  'A_CONTEMPT_HELD',
  'A_COUNTED_AS_LIFE',
  'A_EARLIER_CONDUCT',
  'A_SPECIAL',
  'A_UNDER_18_AT_OFFENCE',
  'A_UNDER_18',
  'A_AGE_BY_BIRTH',
  'A_TRAINING_ORDER',
  'A_UNDER_18_AT_RELEASE',
  'A_OLD_OFFENCE',
  'A_SPECIFIED_OFFENCE',
  'A_EXTENDED',
  'A_EXTENDED_AUTOMATIC',
  'A_NO_EARLY_RELEASE',
  'A_RELEASED_AT_HALF',
  'A_NOT_RELEASED',
] as const

export type AlternativeCode = (typeof alternativeCodes)[number]

/** Classes of offences, one of which it may be where the offence was not given (offence-classes.ts). */
export const offenceClassCodes = [
  'A_OFFENCE_KEPT_AT_HALF',
  'A_OFFENCE_SERIOUS',
  'A_OFFENCE_LIST',
  'A_OFFENCE_LIST_LIFE',
  'A_OFFENCE_PAROLE',
  'A_OFFENCE_SPYING',
  'A_OFFENCE_SPECIAL',
] as const

export type OffenceClassCode = (typeof offenceClassCodes)[number]

/** What can be in doubt about the release point of somebody recalled from a curfew. */
export const curfewCodes = ['A_CURFEW_AT_HALF', 'A_CURFEW_NOT_STAGED'] as const

export type CurfewCode = (typeof curfewCodes)[number]

/** What can be in doubt of a case with life or public protection in it. */
export const minimumTermDoubtCodes = [
  'A_LICENCE_REVOKED',
  'A_CREDIT_OFF_MINIMUM',
  'A_HALF_WITH_EXTENSION',
] as const

export type MinimumTermDoubtCode = (typeof minimumTermDoubtCodes)[number]

/** What can be in doubt of days on remand that were given by their dates. */
export const remandDoubtCodes = [
  'A_REMAND_FOR_LATER',
  'A_OTHER_DETENTION',
  'A_UNUSED_LOST',
  'A_UNUSED_SHARED',
] as const

export type RemandDoubtCode = (typeof remandDoubtCodes)[number]

/** What a fact of which it was said that it is not known would be otherwise: how a sentence runs, which kind of recall it is,
 *  whether the terrorism offence carries life, and on which day of a month it was passed; and of a recall of a kind that gave way to
 *  another, that one. */
export const notKnownCodes = [
  'A_RUNS_AFTER',
  'A_RECALL_14',
  'A_RECALL_28',
  'A_RECALL_56',
  'A_RECALL_CURFEW',
  'A_LESSER_TERRORISM',
  'A_RECALL_56_NOW',
  'A_DAY_IN_MONTH',
] as const

/** The same for a case: it can also be in doubt whether something happened that was not told, when a committal
 *  after a sentence begins, what the offence is, and what was said not to be known. */
export const caseAlternativeCodes = [
  'A_RECALLED',
  'A_KEPT_TO_RELEASE',
  ...curfewCodes,
  'A_DEFAULT_AFTER_END',
  ...remandDoubtCodes,
  ...minimumTermDoubtCodes,
  ...offenceClassCodes,
  ...alternativeCodes,
  ...notKnownCodes,
] as const

export type CaseAlternativeCode = (typeof caseAlternativeCodes)[number]

/** When the person is released as of right, and from when the Parole Board can direct it. */
export interface ReleaseDays {
  /** Null where nothing is automatic: life and public protection. */
  readonly release: Day | null
  /** Null where the Parole Board has no say. */
  readonly paroleEligibility: Day | null
}
