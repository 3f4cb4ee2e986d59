import type { CaseSentenceType } from './kinds.ts'

/** Where one month more changes more than the length, in the order in which they are given. Codes are never renamed and never
 *  reused. */
export const cliffCodes = [
  'C_RELEASE_POINT',
  'C_SUSPENDED_USUAL',
  'C_SUSPENDED_POSSIBLE',
  'C_MAXIMUM',
] as const
export type CliffCode = (typeof cliffCodes)[number]

/** What is said before a sentence is passed, and of no sentence that was. */
export const whatIfWarningCodes = ['W_ONLY_THE_COURT', 'W_PLEA_ROUNDED', 'W_PLEA_CHILD'] as const
export type WhatIfWarningCode = (typeof whatIfWarningCodes)[number]

/** Why another day of sentence would give other dates. */
export const sentenceDateReasons = ['no_remand', 'credits_exceed', 'law', 'leap_day', 'age'] as const
export type SentenceDateReason = (typeof sentenceDateReasons)[number]

/** The kinds of sentence of which the length can be tried. A life sentence has a minimum term, which a plea reduces by rules of
 *  its own. */
export const whatIfSentenceTypes = [
  'sds',
  'eds',
  'sopc',
  'section_250',
] as const satisfies readonly CaseSentenceType[]

export const otherKindMessage = `A life sentence has a minimum term, which is reduced by its own rules. This takes ${whatIfSentenceTypes.join(', ')}.`
