import type { Age, CaseSentenceType, Day, RecallType } from '@requisite/law'
import type { Length } from './length-from-boxes.ts'

/** The kinds of sentence that we work out, by the API's names. */
export type ToldKind = CaseSentenceType

/** What a person could not say, and the answer therefore assumes. */
export type UnsureAbout = 'runs' | 'detention' | 'credit' | 'others'

/** What somebody is in prison for not paying. */
export const unpaids = ['fine', 'confiscation', 'civil'] as const
export type Unpaid = (typeof unpaids)[number]

/** What was said where it decides whether the Parole Board looks at an extended sentence. */
export const terrorisms = ['yes', 'no'] as const
export type Terrorism = (typeof terrorisms)[number]

/** One sentence as it was told. Null: not known. */
export interface SentenceInput {
  readonly kind: ToldKind | null
  /** A suspended sentence that a court has put into effect, which keeps its name. */
  readonly isActivated?: boolean
  readonly start: Day
  readonly length: Length
  /** Life with a whole life order: the length is nothing. */
  readonly isWholeLife?: boolean
  /** Life or IPP: the person is on licence from it, and was not called back. */
  readonly isOnLicence?: boolean
  /** Extended sentences: the extra time on licence. */
  readonly extension: Length | null
  readonly offenceKey: string | null
  readonly age: Age
  /** The number of the sentence that it follows, counted from 1; null where it runs from its own day. */
  readonly follows: number | null
  /** Only its side of a day of law matters. Left out or null where it was not asked, or is not known. */
  readonly offenceDate?: Day | null
  /** Extended, for an offence that is not known: whether it was for terrorism. */
  readonly terrorism?: Terrorism | null
  readonly remandDays: number
  readonly taggedBailDays: number
  /** Prison for not paying: what was not paid, and whether it is so much that all of the time is served. */
  readonly unpaid?: Unpaid | null
  readonly isVeryLarge?: boolean
  /** Only a link names it. */
  readonly regimeId: string | null
  readonly unsure: readonly UnsureAbout[]
}

/** Days added in prison, less any given back; null where the day of the award is not known. */
export interface Added {
  readonly days: number
  readonly on: Day | null
}

/** Days away from prison without permission, both counted. */
export interface Away {
  readonly first: Day
  readonly last: Day
}

/** A recall as it was told: what the papers say of it. */
export interface RecallInput {
  /** Null where nobody could say which kind it is: then every kind that can be is worked out. */
  readonly type: RecallType | null
  readonly recallDate: Day | null
  readonly returnDate: Day | null
  /** The numbers of the sentences that it is for, counted from 1; null where there is nothing to choose from. */
  readonly sentences: readonly number[] | null
  /** Days added in prison since the return. */
  readonly addedDays: number
  /** It was said that the person was out on a tag. */
  readonly isOnTag?: boolean
}

/** Whether a recall can be for some of these sentences and not for others: they do not all follow one another. */
export const isBesideOthers = (sentences: readonly Pick<SentenceInput, 'follows'>[]): boolean =>
  sentences.filter(({ follows }) => follows === null).length > 1

/** Everything that was told: the sentences, and what has happened since. */
export interface CaseInput {
  readonly sentences: readonly SentenceInput[]
  readonly added: readonly Added[]
  readonly away: readonly Away[]
  /** Null where the person was not called back. */
  readonly recall: RecallInput | null
  /** The release date that the prison gave; null where none was told. */
  readonly stated: Day | null
  /** The day on which the person was born. Left out or null where it was not asked, or is not known. */
  readonly born?: Day | null
  readonly isOnRegister?: boolean
}

/** Whether the release of this kind is for the Parole Board alone, so that offence and age change nothing. */
export const hasMinimumTerm = (kind: ToldKind | null): boolean => kind === 'life' || kind === 'ipp'
