import type { Stated, StatedReason } from '@requisite/law'

/** Reasons of one kind for the date that the prison gave: facts, or bare numbers of days, which are never told. */
export const factsOf = ({ reasons }: Stated): readonly StatedReason[] =>
  reasons.filter(({ kind }) => kind === 'fact')
