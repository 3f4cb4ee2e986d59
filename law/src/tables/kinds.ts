import { orderTypes } from './order-kinds.ts'

/** The kinds of sentence a caller can name. */
export const sentenceTypes = ['sds', 'sds_plus', 'section_250', 'eds', 'life', 'ipp', 'terrorism'] as const
export type SentenceType = (typeof sentenceTypes)[number]

/** The kinds that can be named in a case: special custodial sentences too, and what is none. */
export const caseSentenceTypes = [...sentenceTypes, 'sopc', ...orderTypes] as const
export type CaseSentenceType = (typeof caseSentenceTypes)[number]

/** The kinds that are an ordinary sentence: nothing follows its term. */
export const standardKinds: ReadonlySet<CaseSentenceType> = new Set<CaseSentenceType>([
  'sds',
  'sds_plus',
  'section_250',
])

export const ages = ['adult', 'child', 'unknown'] as const
/** The age class that decides: `child` is under 18 when convicted (Sentencing Code, section 249). */
export type Age = (typeof ages)[number]
