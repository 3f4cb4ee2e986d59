import type { WarningLevel } from './how-sure.ts'

/** Where a warning stands on a screen: before the date, to be checked first; or with the date, in words of its own. The others stand
 *  among what could change it. */
export type WarningPlace = 'first' | 'with the date'

/** A row: how sure it leaves an answer; where it stands; and whether it is said of a sentence alone and not of a case: there the dates
 *  are those of the whole, stages are followed, extensions and parole dates have fields of their own. */
type Row = WarningLevel | readonly [WarningLevel, ...(WarningPlace | 'alone')[]]
type Rows = Readonly<Record<string, Row>>

/** Everything that can be said with an answer, how sure it leaves it and where it stands, the most serious first: this order is the
 *  order of an answer. Codes are never renamed and never reused. */
const ofSentence = {
  W_START_AFTER_COMMENCEMENT: ['sure', 'with the date', 'alone'],
  W_TYPE_IGNORED: 'sure',
  W_LIFE: ['sure', 'with the date'],
  W_IPP: ['sure', 'with the date'],
  W_PAROLE: ['sure', 'with the date', 'alone'],
  W_REGIME_OVER_OFFENCE: 'sure',
  W_TRANCHE: ['sure', 'with the date', 'alone'],
  W_TRANCHE_SAME: ['sure', 'with the date', 'alone'],
  W_BEFORE_CHANGE: ['sure', 'with the date', 'alone'],
  W_SDS40_STAGED: ['sure', 'with the date', 'alone'],
  W_SDS40_EXCLUDED_LATER: ['sure', 'alone'],
  W_BARRED_POSSIBLE: 'sure',
  W_BARRED_LIST_UNCONFIRMED: 'sure',
  W_BARRED_LIST_NAMED: 'sure',
  // A case says what the offence would change, with the dates.
  W_SDS40_ASSUMED: ['sure', 'alone'],
  W_EXTENDED_OR_LIFE: 'sure',
  W_SUSPENDED_USUAL: ['not_sure', 'first'],
  W_SUSPENDED_POSSIBLE: 'sure',
  W_OVER_MAXIMUM: ['not_sure', 'first'],
  W_LIFE_MAXIMUM_DATE: 'sure',
  W_COUNTED_AS_LIFE: 'sure',
  W_VIOLENT_TO_PRISON_SERVICE: 'sure',
  W_SOPC_USUAL: 'sure',
  W_SPECIAL_POSSIBLE: 'sure',
  W_AGE_AT_OFFENCE: 'sure',
  W_SOPC_CONVICTION: 'sure',
  W_S250_FRACTION: 'sure',
  W_CHILD_SDS: 'not_sure',
  // Over 2 years there is no other kind for a person under 18, and of a shorter term W_CHILD_DTO speaks.
  W_CHILD_SECTION_250: ['sure', 'alone'],
  W_CHILD_DTO: 'sure',
  W_CHILD_ADULT_SENTENCE: 'not_sure',
  W_S250_ADULT: 'not_sure',
  W_AGE_UNKNOWN: 'sure',
  W_AGE_AT_RELEASE: 'sure',
  W_AGE_MISMATCH: 'not_sure',
  W_SDS_PLUS_LENGTH: 'not_sure',
  W_SDS_PLUS_DATE: 'not_sure',
  W_EDS_TERM: ['sure', 'alone'],
  W_EDS_2012_2015: 'sure',
  W_SOPC_LICENCE: ['sure', 'alone'],
  W_SOPC_DATE: 'not_sure',
  W_TERRORISM_TERM: ['sure', 'alone'],
  W_TERRORISM_2A: 'sure',
  W_TERRORISM_RELEASED: 'sure',
  W_IPP_DATE: 'not_sure',
  W_LIFE_REMAND: 'fairly_sure',
  W_ADDED_DAYS_INDETERMINATE: 'not_sure',
  W_CREDITS_EXCEED: 'fairly_sure',
  W_CREDITS_EXCEED_PAROLE: 'sure',
  W_ADDED_PAST_TERM: 'sure',
  W_ADDED_CAP: 'sure',
  W_TAGGED_BAIL: 'sure',
  // A case compares the list with the date of the whole.
  W_BARRED_LIST_NO_EFFECT: ['sure', 'alone'],
  W_NO_CHANGE: ['sure', 'with the date'],
  W_NON_WORKING_DAY: ['sure', 'with the date', 'alone'],
  W_LEAVING_AGE: ['sure', 'with the date', 'alone'],
  W_SHORT_NO_LICENCE: ['sure', 'alone'],
  // A case works older law out, by the day of the offence.
  W_LEGACY: ['not_sure', 'alone'],
} as const satisfies Rows

export type WarningCode = keyof typeof ofSentence
export const warningCodes = Object.keys(ofSentence) as readonly WarningCode[]

/** What is said of a case and of no sentence alone. */
const ofCase = {
  W_NOT_LAW: 'sure',
  W_STATED_UNEXPLAINED: ['not_sure', 'with the date'],
  W_WHOLE_LIFE: ['sure', 'with the date'],
  W_FAR_AHEAD: ['not_sure', 'first'],
  W_OTHERS_NOT_TOLD: ['not_sure', 'with the date'],
  W_RECALL_NOT_TOLD: ['not_sure', 'first'],
  W_DAY_NOT_TOLD: ['not_sure', 'first'],
  W_REMAND_MONTHS: 'fairly_sure',
  W_RECALL_KIND_FOUND: 'fairly_sure',
  W_RECALL_KIND_NOT_TOLD: ['fairly_sure', 'with the date'],
  W_RECALL_56_NOW: ['not_sure', 'first'],
  W_RECALL_BECAME_56: ['sure', 'with the date'],
  W_RUNS_NOT_TOLD: ['fairly_sure', 'with the date'],
  W_KIND_NOT_TOLD: ['fairly_sure', 'with the date'],
  W_DETENTION_NOT_TOLD: ['fairly_sure', 'with the date'],
  W_CREDIT_NOT_TOLD: ['fairly_sure', 'with the date'],
  W_OFFENCE_NOT_GIVEN: ['sure', 'with the date'],
  W_HELD_WITHOUT_SENTENCE: 'fairly_sure',
  W_RECALL_STANDARD: 'sure',
  W_RECALL_FIXED_TERM: ['sure', 'with the date'],
  W_RECALL_LIFE: ['sure', 'with the date'],
  W_RECALL_IPP: ['sure', 'with the date'],
  W_RECALL_FROM_CURFEW: 'sure',
  W_RECALL_NOT_BEFORE: ['sure', 'with the date'],
  W_RECALL_OTHER_LATER: ['sure', 'with the date'],
  W_RECALL_WHICH: 'sure',
  W_RECALL_ENDED: 'sure',
  W_RECALL_LEFT_OUT: 'sure',
  W_RECALL_SENTENCED_BETWEEN: 'not_sure',
  W_RECALL_IN_PRISON: 'sure',
  W_RECALL_BEFORE_RELEASE: 'not_sure',
  W_RECALL_KIND: ['not_sure', 'first'],
  W_RECALL_LENGTH: 'not_sure',
  W_RECALL_MIXED: 'sure',
  W_REMAND_ON_RECALL: ['not_sure', 'first'],
  W_RECALL_AT_LARGE_UNKNOWN: 'fairly_sure',
  W_RECALL_AT_LARGE_MORE: 'not_sure',
  W_RECALL_ADDED_DAYS: 'sure',
  W_RECALL_LICENCE: ['sure', 'with the date'],
  W_RECALL_TERM_FROM_CURFEW: 'sure',
  W_CURFEW_AT_HALF: 'sure',
  W_CURFEW_NOT_STAGED: 'sure',
  W_CURFEW_STAGED: 'sure',
  W_AT_LARGE_ON_EVE: 'not_sure',
  W_RECALL_CURFEW: 'sure',
  W_RECALL_RECORDS: 'sure',
  W_KIND_OFFENCE: 'not_sure',
  W_OFFENCE_DAY: 'not_sure',
  W_BIRTH_AFTER_OFFENCE: 'not_sure',
  W_REMAND_BEFORE_OFFENCE: 'not_sure',
  W_AGE_BIRTH: 'not_sure',
  W_EXTENSION_LONG: 'not_sure',
  W_CONTEMPT: 'sure',
  W_LICENCE_REVOKED: 'sure',
  W_LICENCE_EARLY: 'not_sure',
  W_LICENCE_MAY_HAVE_ENDED: 'fairly_sure',
  W_CONTEMPT_LENGTH: 'not_sure',
  W_FIXED_TERM_LATER: ['sure', 'with the date'],
  W_CREDIT_ALREADY_OFF: 'sure',
  W_CREDIT_BESIDE_LIFE: 'sure',
  W_CREDIT_SHARED: 'sure',
  W_BY_HAND: 'sure',
  W_DEFAULT_CONSECUTIVE: 'fairly_sure',
  W_ORDER_CONSECUTIVE: 'fairly_sure',
  W_ORDER_ONLY: 'sure',
  W_DEFAULT_BEGINS: ['sure', 'with the date'],
  W_ORDER_AT_18: 'sure',
  W_CONFISCATION: 'sure',
  W_FINE_AMOUNT: 'sure',
  W_PART_PAID: 'sure',
  W_SUPERVISION_ENDED: 'sure',
  W_SUPERVISION_LENGTH: 'not_sure',
  W_ORDER_AGE: 'not_sure',
  W_ORDER_LENGTH: 'not_sure',
  W_ORDER_CAPPED: 'sure',
  W_NO_CREDIT: 'sure',
  W_ADDED_DAYS_EARLY: 'not_sure',
  W_ADDED_DAYS_IDLE: 'not_sure',
  W_GIVEN_BACK: 'not_sure',
  W_OLD_LAW: 'sure',
  W_OLD_OFFENCE: 'sure',
  W_OLD_HALFWAY: 'sure',
  W_SPECIFIED_OFFENCE: 'sure',
  W_TERRORISM_HELD: 'sure',
  W_LAW_NOT_READ: 'fairly_sure',
  W_FIXED_LAW: 'sure',
  W_PAROLE_DATE: ['sure', 'with the date'],
  W_BRANCHES: 'sure',
  W_EXTENSION_UNKNOWN: 'sure',
  W_LEFT: ['sure', 'with the date'],
  W_UNREACHED: ['sure', 'with the date'],
  W_REMOVED: ['sure', 'with the date'],
  W_RELEASED_BETWEEN: 'not_sure',
  W_ADDED_DAYS_RELEASED_BETWEEN: 'fairly_sure',
  W_REMAND_WHILE_SERVING: 'not_sure',
  W_REMAND_FOR_ALL: 'sure',
  W_SERVED_WORKED_OUT: 'fairly_sure',
  W_UNUSED_REMAND: 'sure',
  W_OTHER_DETENTION: 'sure',
  W_AT_LARGE_NO_EFFECT: 'not_sure',
  W_END_OF_SHORTER: 'sure',
} as const satisfies Rows

export type CaseOnlyWarningCode = keyof typeof ofCase

const rows: Rows = { ...ofCase, ...ofSentence }
export type CaseWarningCode = CaseOnlyWarningCode | WarningCode
export const caseWarningCodes = Object.keys(rows) as readonly CaseWarningCode[]

const column = <Cell>(cell: (level: WarningLevel, marks: readonly string[]) => Cell) =>
  Object.fromEntries(
    Object.entries(rows).map(([code, row]) => {
      const [level, ...marks] = [row].flat() as [WarningLevel, ...string[]]
      return [code, cell(level, marks)]
    }),
  ) as Readonly<Record<CaseWarningCode, Cell>>
/** How sure each warning leaves the answer to a case, the most serious first. */
export const warningLevels = column((level) => level)
/** Where each warning stands, if not among what could change the date. */
export const warningPlaces = column((_, [place]) => (place === 'alone' ? undefined : (place as WarningPlace)))
/** Whether it is said of a sentence alone. */
export const isOfOneSentence = column((_, marks) => marks.includes('alone'))
