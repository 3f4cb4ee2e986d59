import type { CaseAlternativeCode, CaseWarningCode } from '@requisite/law'

/** How sure an answer is, the least sure first: the first that fits. */
export const levels = ['depends', 'not_sure', 'two', 'fairly', 'sure'] as const
export type Level = (typeof levels)[number]

/** What a rival answer does to ours: a table of offences, two dates of the same weight, or one that is fairly sure. */
export type RivalLevel = Extract<Level, 'depends' | 'two' | 'fairly'>

/** A rival by its code, and those that only the page has: how a sentence runs, which kind of recall it is, and that the terrorism
 *  offence does not carry life. */
export type RivalCode = CaseAlternativeCode | 'runs' | 'recall' | 'terrorism'

/** What each rival with another date does. */
export const rivalLevels: Readonly<Record<RivalCode, RivalLevel>> = {
  A_OFFENCE_KEPT_AT_HALF: 'depends',
  A_OFFENCE_SERIOUS: 'depends',
  A_OFFENCE_LIST: 'depends',
  A_OFFENCE_LIST_LIFE: 'depends',
  A_ON_LIST: 'two',
  A_OFF_LIST: 'two',
  A_OFF_LIST_NAMED: 'two',
  A_COUNTED_VIOLENT: 'two',
  A_COUNTED_AS_LIFE: 'two',
  A_SECTION_250_HALF: 'two',
  A_EARLIER_CONDUCT: 'two',
  A_OLD_OFFENCE: 'two',
  A_SPECIFIED_OFFENCE: 'two',
  A_STAYED_AT_40: 'two',
  A_RELEASED_AT_HALF: 'two',
  A_NOT_RELEASED: 'two',
  A_NO_EARLY_RELEASE: 'two',
  A_EXTENDED_AUTOMATIC: 'two',
  A_DEFAULT_AFTER_END: 'two',
  runs: 'two',
  recall: 'two',
  terrorism: 'fairly',
  A_OFFENCE_PAROLE: 'fairly',
  A_OFFENCE_SPYING: 'fairly',
  A_OFFENCE_SPECIAL: 'fairly',
  A_STAGE_NOT_BEGUN: 'fairly',
  A_EXTENDED: 'fairly',
  A_SPECIAL: 'fairly',
  A_AGE_BY_BIRTH: 'two',
  A_TRAINING_ORDER: 'two',
  A_UNDER_18_AT_OFFENCE: 'fairly',
  A_UNDER_18_AT_RELEASE: 'fairly',
  A_UNDER_18: 'fairly',
  A_RECALLED: 'fairly',
  A_KEPT_TO_RELEASE: 'two',
  A_CURFEW_AT_HALF: 'two',
  A_CURFEW_NOT_STAGED: 'two',
  A_CONTEMPT_HELD: 'fairly',
  A_LICENCE_REVOKED: 'fairly',
  A_CREDIT_OFF_MINIMUM: 'fairly',
  A_HALF_WITH_EXTENSION: 'fairly',
}

/** Warnings that say that what was entered does not fit together. */
const notFitting: ReadonlySet<CaseWarningCode> = new Set<CaseWarningCode>([
  'W_OVER_MAXIMUM',
  'W_AGE_MISMATCH',
  'W_LEGACY',
  'W_RECALL_BEFORE_RELEASE',
  'W_RECALL_LENGTH',
  'W_RELEASED_BETWEEN',
  'W_SDS_PLUS_LENGTH',
  'W_SDS_PLUS_DATE',
  'W_ORDER_AGE',
  'W_AGE_BIRTH',
  'W_ORDER_LENGTH',
  'W_SUPERVISION_LENGTH',
])

/** Warnings of something that was counted in one of two ways. */
const counted: ReadonlySet<CaseWarningCode> = new Set<CaseWarningCode>([
  'W_RECALL_AT_LARGE_UNKNOWN',
  'W_REMAND_WHILE_SERVING',
  'W_LIFE_REMAND',
  'W_CREDITS_EXCEED',
  'W_ADDED_DAYS_RELEASED_BETWEEN',
  'W_DEFAULT_CONSECUTIVE',
])

/** What the reader said they do not know, where it could move the date. */
export type Unknown = 'others' | 'credit' | 'kind' | 'detention'

/** What the level is found from: all of it stands in the answer, or was said not to be known. */
export interface Evidence {
  readonly rivals: readonly RivalLevel[]
  readonly warnings: readonly CaseWarningCode[]
  readonly unknown: readonly Unknown[]
  /** Something at the top of the answer says that the input looks wrong. */
  readonly isCautioned: boolean
}

/** Why a level is what it is: a caution, a warning by its code, or what was not known; null where a rival says it, or nothing. */
export interface Sureness {
  readonly level: Level
  readonly because: 'caution' | CaseWarningCode | Unknown | null
}

/** How sure an answer is: a rule over its data, and nothing else. */
export function surenessOf({ rivals, warnings, unknown, isCautioned }: Evidence): Sureness {
  if (rivals.includes('depends')) return { level: 'depends', because: null }
  const wrong = warnings.find((code) => notFitting.has(code))
  if (isCautioned) return { level: 'not_sure', because: 'caution' }
  if (wrong !== undefined) return { level: 'not_sure', because: wrong }
  if (unknown.includes('others')) return { level: 'not_sure', because: 'others' }
  if (warnings.includes('W_STATED_UNEXPLAINED')) return { level: 'not_sure', because: 'W_STATED_UNEXPLAINED' }
  if (rivals.includes('two')) return { level: 'two', because: null }
  if (rivals.includes('fairly')) return { level: 'fairly', because: null }
  const because = unknown[0] ?? warnings.find((code) => counted.has(code)) ?? null
  return because === null ? { level: 'sure', because } : { level: 'fairly', because }
}

/** The warnings that a level can rest on. */
export const isCounted = (code: CaseWarningCode): boolean => counted.has(code)
