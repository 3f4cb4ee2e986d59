import type { Stated, StatedReason } from '@requisite/law'
import { type Outcome, type Rival, wayOutOf } from './outcome.ts'

/** Reasons of one kind for the date that the prison gave: facts, or bare numbers of days, which are never told. */
export const factsOf = ({ reasons }: Stated): readonly StatedReason[] =>
  reasons.filter(({ kind }) => kind === 'fact')

/** The rival answer whose day the prison gave. */
export const rivalOf = ({ rivals, stated }: Outcome): Rival | undefined =>
  rivals.find(
    ({ answer }) => stated !== null && answer.release === stated.date && wayOutOf(answer) === 'automatic',
  )
