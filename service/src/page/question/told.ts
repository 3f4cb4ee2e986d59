import type { Age, Day } from '@requisite/law'
import type { Length } from './length-from-boxes.ts'

/** The kinds of sentence that we work out, by the API's names. */
export type ToldKind = 'sds' | 'sds_plus' | 'section_250' | 'eds' | 'sopc' | 'life' | 'ipp' | 'terrorism'

/** What a person could not say, and the answer therefore assumes. */
export type UnsureAbout = 'runs' | 'detention' | 'credit' | 'others'

/** One sentence as it was told. Null: not known. */
export interface ToldSentence {
  readonly kind: ToldKind | null
  readonly start: Day
  readonly length: Length
  /** Extended sentences: the extra time on licence. */
  readonly extension: Length | null
  readonly offenceKey: string | null
  readonly age: Age
  /** The number of the sentence that it follows, counted from 1; null where it runs from its own day. */
  readonly follows: number | null
  readonly remandDays: number
  readonly taggedBailDays: number
  /** Only a link names it. */
  readonly regimeId: string | null
  readonly unsure: readonly UnsureAbout[]
}

/** Days away from prison without permission, both counted. */
export interface Away {
  readonly first: Day
  readonly last: Day
}

/** Everything that was told: the sentences, and what has happened since. */
export interface Told {
  readonly sentences: readonly ToldSentence[]
  readonly addedDays: number
  readonly away: readonly Away[]
}

/** Whether the release of this kind is for the Parole Board alone, so that offence and age change nothing. */
export const hasMinimumTerm = (kind: ToldKind | null): boolean => kind === 'life' || kind === 'ipp'
