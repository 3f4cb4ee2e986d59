/** Everything that can be said with an answer, the most serious first: this order is the order of an answer. Codes are never
 *  renamed and never reused. */
export const warningCodes = [
  'W_START_AFTER_COMMENCEMENT',
  'W_TYPE_IGNORED',
  'W_LIFE',
  'W_IPP',
  'W_PAROLE',
  'W_REGIME_OVER_OFFENCE',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_SDS40_EXCLUDED_LATER',
  'W_BARRED_POSSIBLE',
  'W_BARRED_LIST_UNCONFIRMED',
  'W_BARRED_LIST_NAMED',
  'W_SDS40_ASSUMED',
  'W_EXTENDED_OR_LIFE',
  'W_SUSPENDED_USUAL',
  'W_SUSPENDED_POSSIBLE',
  'W_OVER_MAXIMUM',
  'W_LIFE_MAXIMUM_DATE',
  'W_VIOLENT_TO_PRISON_SERVICE',
  'W_SOPC_USUAL',
  'W_SOPC_CONVICTION',
  'W_S250_FRACTION',
  'W_CHILD_SDS',
  'W_CHILD_SECTION_250',
  'W_CHILD_DTO',
  'W_CHILD_ADULT_SENTENCE',
  'W_S250_ADULT',
  'W_AGE_UNKNOWN',
  'W_AGE_MISMATCH',
  'W_SDS_PLUS_LENGTH',
  'W_SDS_PLUS_DATE',
  'W_EDS_TERM',
  'W_EDS_2012_2015',
  'W_SOPC_LICENCE',
  'W_SOPC_DATE',
  'W_TERRORISM_TERM',
  'W_TERRORISM_2A',
  'W_TERRORISM_RELEASED',
  'W_IPP_DATE',
  'W_LIFE_REMAND',
  'W_ADDED_DAYS_INDETERMINATE',
  'W_CREDITS_EXCEED',
  'W_CREDITS_EXCEED_PAROLE',
  'W_ADDED_PAST_TERM',
  'W_ADDED_CAP',
  'W_TAGGED_BAIL',
  'W_BARRED_LIST_NO_EFFECT',
  'W_NO_CHANGE',
  'W_NON_WORKING_DAY',
  'W_SHORT_NO_LICENCE',
  'W_LEGACY',
] as const

export type WarningCode = (typeof warningCodes)[number]

/** What is said of a case and of no sentence alone. */
export const caseOnlyWarningCodes = [
  'W_NOT_LAW',
  'W_STATED_UNEXPLAINED',
  'W_RECALL_STANDARD',
  'W_RECALL_FIXED_TERM',
  'W_RECALL_BEFORE_RELEASE',
  'W_RECALL_KIND',
  'W_RECALL_LENGTH',
  'W_RECALL_AT_LARGE_UNKNOWN',
  'W_RECALL_ADDED_DAYS',
  'W_RECALL_LICENCE',
  'W_RECALL_CURFEW',
  'W_RECALL_RECORDS',
  'W_CONTEMPT',
  'W_FIXED_LAW',
  'W_PAROLE_DATE',
  'W_BRANCHES',
  'W_EXTENSION_UNKNOWN',
  'W_RELEASED_BETWEEN',
  'W_ADDED_DAYS_RELEASED_BETWEEN',
  'W_REMAND_WHILE_SERVING',
  'W_AT_LARGE_NO_EFFECT',
] as const

export type CaseOnlyWarningCode = (typeof caseOnlyWarningCodes)[number]

/** What is said of a sentence alone and not of a case: the dates are those of the whole, stages are followed, extensions and
 *  parole dates have fields of their own. */
export const ofOneSentence: ReadonlySet<WarningCode> = new Set<WarningCode>([
  'W_START_AFTER_COMMENCEMENT',
  'W_PAROLE',
  'W_EDS_TERM',
  'W_TERRORISM_TERM',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_NON_WORKING_DAY',
  'W_SHORT_NO_LICENCE',
  'W_SDS40_EXCLUDED_LATER',
  // A case compares the list with the date of the whole.
  'W_BARRED_LIST_NO_EFFECT',
])

/** Everything that can be said with the answer to a case, the most serious first. */
export const caseWarningCodes = [...caseOnlyWarningCodes, ...warningCodes] as const
export type CaseWarningCode = (typeof caseWarningCodes)[number]
