import type { Stated, StatedLetter, StatedReason } from '@requisite/law'
import { releaseLetters } from '@requisite/law/internal'
import type { Outcome } from './outcome.ts'

/** Reasons of one kind for the date that the prison gave: facts, or bare numbers of days, which are never told. */
export const factsOf = ({ reasons }: Stated): readonly StatedReason[] =>
  reasons.filter(({ kind }) => kind === 'fact')

/** Whether the prison gave a release date, by itself or by its letters, and not only other dates of its paper. */
export const isOfRelease = ({ told, stated }: Pick<Outcome, 'told' | 'stated'>): boolean =>
  told.statedReleaseDate != null || stated?.letters.some(({ type }) => releaseLetters.includes(type)) === true

/** The dates of the paper, beside that of release, that are not ours. */
export const otherLetters = ({ letters }: Stated): Stated['letters'] =>
  letters.filter(({ type, stated, ours }) => stated !== ours && !releaseLetters.includes(type))

/** What the letters on a prison's paper say, in short. */
export const letterWords: Readonly<Record<StatedLetter, string>> = {
  CRD: 'out on licence',
  ARD: 'out without a licence',
  PRRD: 'out after a recall',
  MTD: 'half-way of a detention and training order',
  PED: 'the Parole Board can first say yes',
  SLED: 'sentence and licence end',
  SED: 'the sentence ends',
  LED: 'the licence ends',
  HDCED: 'first day on a tag',
  ERSED: 'first day to be deported',
  TUSED: 'supervision ends',
  ETD: 'early transfer',
  LTD: 'late transfer',
}
