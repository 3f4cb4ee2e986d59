/** The named changes that are tried where the prison gave another date, in the order in which they are told: facts first, bare
 *  numbers of days last. Codes are never renamed and never reused. */
export const reasonKinds = {
  S_DAY_OF_LEAVING: 'fact',
  S_OTHER_DATE: 'fact',
  S_ONE_RUN: 'fact',
  S_CREDIT_NOT_COUNTED: 'fact',
  S_REMAND_NOT_COUNTED: 'fact',
  S_SERVED_COUNTED: 'fact',
  S_CREDIT_TWICE: 'fact',
  S_CREDIT_HALVED: 'fact',
  S_ADDED_NOT_COUNTED: 'fact',
  S_AT_LARGE_NOT_COUNTED: 'fact',
  S_FIRST_DAY: 'fact',
  S_RECALL_KIND: 'fact',
  S_NO_RECALL: 'fact',
  S_BEFORE_ACT: 'fact',
  S_WITHOUT_STAGE: 'fact',
  S_EARLIER_LAW: 'fact',
  S_CONCURRENT: 'fact',
  S_CONSECUTIVE: 'fact',
  S_KIND: 'fact',
  S_ADDED_DAYS: 'number',
  S_AT_LARGE_DAYS: 'number',
  S_CREDIT_DAYS: 'number',
} as const satisfies Readonly<Record<string, 'fact' | 'number'>>

export type ReasonCode = keyof typeof reasonKinds

/** The letters of the dates that a prison's paper has and that are worked out here. */
export const statedLetters = [
  ...(['CRD', 'ARD', 'PRRD', 'MTD', 'PED', 'SLED', 'SED', 'LED'] as const),
  ...(['HDCED', 'ERSED', 'TUSED', 'ETD', 'LTD'] as const),
] as const

export type StatedLetter = (typeof statedLetters)[number]

/** Those of them on which a person is let out. */
export const releaseLetters: readonly StatedLetter[] = ['CRD', 'ARD', 'PRRD', 'MTD']
