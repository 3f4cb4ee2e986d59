import type { Day } from '../../calendar/day.ts'
import type { FieldPath } from '../../facts/refusal.ts'
import type { StatedLetter } from '../../tables/stated-codes.ts'
import type { CaseAnswer } from '../answer.ts'
import type { PreparedCase } from '../prepared-case.ts'
import type { FieldChange } from './changed.ts'

/** A date of the prison's paper by its letters, set beside ours; null where there is none of ours. */
export interface StatedDate {
  readonly type: StatedLetter
  readonly stated: Day
  readonly ours: Day | null
  /** It was right until supervision after the sentence was abolished. */
  readonly isOver: boolean
}

/** What a change is tried on: our answer, and the date that was stated for it. */
export interface StatedQuestion {
  readonly ours: CaseAnswer
  readonly prepared: PreparedCase
  readonly release: Day
  /** The stated release date; null where only other dates of the paper were given. */
  readonly stated: Day | null
  /** The dates of the paper that were given by their letters. */
  readonly letters: readonly StatedDate[]
  /** By how many days the stated date is later than ours, and whether it is. */
  readonly days: number
  readonly isLater: boolean
}

/** Facts or numbers that are changed together. */
export type Changes = readonly FieldChange[]

export const sentenceChange = (
  at: number,
  field: SentenceField,
  value: FieldChange['value'],
): FieldChange => ({
  place: { in: 'sentences', at, field },
  value,
})

type SentenceField = Extract<FieldPath, { in: 'sentences' }>['field']

/** A new row of a list. */
export const newRow = (
  list: 'addedDays' | 'unlawfullyAtLarge' | 'otherCustody',
  at: number,
  row: Readonly<Record<string, number | string>>,
): Changes =>
  Object.entries(row).map(([field, value]) => ({
    place: { in: list, at, field } as FieldChange['place'],
    value,
  }))

/** A change of what is told of the case itself, or of its recall. */
export const changeIn = <In extends 'case' | 'recall'>(
  place: In,
  field: Extract<FieldPath, { in: In }>['field'],
  value: FieldChange['value'],
): FieldChange => ({ place: { in: place, field } as FieldChange['place'], value })

/** Each change by itself, and all of them together. */
export const both = (changes: readonly Changes[]): readonly Changes[] =>
  changes.length > 1 ? [...changes, changes.flat()] : changes

/** Release points do not enter after a recall, unless another sentence decides, or release stays where it was. */
export const isFirstRelease = ({ recalled }: CaseAnswer): boolean =>
  recalled === null || recalled.decides === 'other' || recalled.run.recalled.until === 'the first release'
