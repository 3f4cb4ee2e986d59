import type { AskedCase, AskedCaseSentence, AskedRecall } from './asked-case.ts'

/** The place that stands in the way of an answer: a field of the case, of one of its sentences, of an award, or of a time at
 *  large, each by its number, from 0; or of the recall. */
export type Place =
  | { readonly in: 'case'; readonly field: keyof AskedCase }
  | { readonly in: 'sentences'; readonly at: number; readonly field: keyof AskedCaseSentence }
  | { readonly in: 'addedDays'; readonly at: number; readonly field: 'day' | 'days' }
  | { readonly in: 'atLarge'; readonly at: number; readonly field: 'first' | 'last' }
  | { readonly in: 'recall'; readonly field: keyof AskedRecall }

/** A named reason why a case cannot be answered. */
export interface CaseRefusal {
  readonly place: Place
  readonly message: string
}
