import type { CaseAnswer, CaseRun, Day } from '@requisite/law'

/** The last of some runs to be released. */
const lastOf = (runs: readonly CaseRun[]): CaseRun | undefined =>
  [...runs].sort((a, b) => b.release - a.release)[0]

/** The runs with a minimum term, and those with a fixed one beside them. */
export function runsBesideLife({ runs, sentences }: CaseAnswer): {
  readonly minimum: CaseRun | undefined
  readonly fixed: CaseRun | undefined
} {
  const ids = sentences
    .filter(({ regime }) => regime.released === 'after a minimum term')
    .map(({ sentence }) => sentence.id)
  const isMinimum = ({ sentenceIds }: CaseRun): boolean => sentenceIds.some((id) => ids.includes(id))
  return { minimum: lastOf(runs.filter(isMinimum)), fixed: lastOf(runs.filter((run) => !isMinimum(run))) }
}

/** The sentences of which the Parole Board waits for the end, where it alone decides: those with the minimum term, or a fixed term
 *  that holds the person longer. */
export const boardWaitsFor = (answer: CaseAnswer): readonly string[] =>
  firstPossible(answer).heldBy ?? runsBesideLife(answer).minimum?.sentenceIds ?? []

/** The first day on which release is possible at all, and the fixed term that holds the person until then; null where none does.
 *  The Parole Board may look at the case before. */
export function firstPossible({ warnings, paroleEligibility, paroleMovedBy }: CaseAnswer): {
  readonly day: Day
  readonly heldBy: readonly string[] | null
} {
  const kept = warnings.find(({ code }) => code === 'W_FIXED_TERM_LATER')
  return kept === undefined
    ? { day: paroleEligibility as Day, heldBy: paroleMovedBy }
    : { day: kept.values.release as Day, heldBy: kept.sentenceIds }
}
