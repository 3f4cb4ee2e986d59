import type { AskedCase, AskedCaseSentence, AskedRecall } from './asked-case.ts'

/** The place that stands in the way of an answer: a field of the case, of one of its sentences, of an award, or of a time at
 *  large, each by its number, from 0; or of the recall. */
export type FieldPath =
  | { readonly in: 'case'; readonly field: keyof AskedCase }
  | { readonly in: 'sentences'; readonly at: number; readonly field: keyof AskedCaseSentence }
  | { readonly in: 'addedDays'; readonly at: number; readonly field: 'day' | 'days' }
  | { readonly in: 'atLarge'; readonly at: number; readonly field: 'first' | 'last' }
  | { readonly in: 'recall'; readonly field: keyof AskedRecall }

/** A named reason why a case cannot be answered. */
export interface CaseRefusal {
  readonly place: FieldPath
  readonly message: string
  /** Nothing is wrong with what was given: such a case is not worked out here. */
  readonly isUnsupported?: true
}

/** A refusal of a case that is right as it is, and not worked out here. */
export const unsupported = (refusal: CaseRefusal): CaseRefusal => ({ ...refusal, isUnsupported: true })
